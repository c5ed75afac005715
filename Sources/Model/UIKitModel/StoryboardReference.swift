import DynamicTypeModel

/// A placeholder in a storyboard for a view controller of another storyboard, or of its own.
public struct StoryboardReference: Hashable, Sendable {
  public var id: String
  /// Nil for its own storyboard.
  public var storyboard: String?
  /// The storyboard identifier that is meant; nil for the initial view controller.
  public var identifier: String?
  /// Of the framework that has the storyboard; nil for the app.
  public var bundle: String?
  public var location: SourceLocation

  public init(id: String, location: SourceLocation) {
    self.id = id
    self.location = location
  }
}
