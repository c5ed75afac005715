/// A text field's or text view's own attributes.
public struct TextInputContent: Hashable, Sendable {
  public var text: TextContent
  public var placeholder: String?
  /// `none`, `roundedRect`, `line`, `bezel`; text views have `none`.
  public var borderStyle: String
  public var isEditable: Bool
  public var isScrollEnabled: Bool
  public var clearButtonMode: String?
  /// Whether its text is bullets for what is typed.
  public var isSecure: Bool

  public init(text: TextContent) {
    self.text = text
    borderStyle = "none"
    isEditable = true
    isScrollEnabled = true
    isSecure = false
  }
}
