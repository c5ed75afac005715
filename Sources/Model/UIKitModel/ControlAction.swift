/// A method that a document has something call that people operate.
public struct ControlAction: Hashable, Sendable {
  /// The id of a view or bar item.
  public var sender: String
  /// The id of the object with the method: a controller, a view, a xib's owner, or the first responder.
  public var target: String
  /// As Objective-C writes it: `save:`.
  public var selector: String
  /// When, by the document's word, such as `touchUpInside`; nil for senders with one event.
  public var event: String?

  public init(sender: String, target: String, selector: String, event: String? = nil) {
    self.sender = sender
    self.target = target
    self.selector = selector
    self.event = event
  }
}
