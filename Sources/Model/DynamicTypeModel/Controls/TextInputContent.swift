/// A text field's or text view's own attributes.
public struct TextInputContent: Hashable, Sendable {
  /// Source: Apple, `UITextField.BorderStyle`.
  public enum BorderStyle: String, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Source: Apple, `UITextField.ViewMode`.
  public enum ClearButtonMode: String, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public var text: TextContent
  public var placeholder: String?
  /// Text views have none.
  public var borderStyle: BorderStyle
  public var isEditable: Bool
  public var isScrollEnabled: Bool
  public var clearButtonMode: ClearButtonMode?
  /// Whether its text is bullets for what is typed.
  public var isSecure: Bool

  public init(text: TextContent) {
    self.text = text
    borderStyle = .none
    isEditable = true
    isScrollEnabled = true
    isSecure = false
  }
}
