internal import SwiftUIModel

/// A field for a line of text, or for several.
public struct TextField<Label: View> {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let growsVertically: Bool
  var isSecure = false

  init(text: Binding<String>, label: Label, prompt: Text?, axis: Axis) {
    self.text = text
    self.label = label
    self.prompt = prompt
    growsVertically = axis == .vertical
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, axis: .horizontal)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, axis: .horizontal)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: .formatted(value, format), label: Text(titleKey), prompt: prompt, axis: .horizontal)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      reading: { value.wrappedValue.map { format.format($0) } ?? "" },
      writing: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(text: text, label: Text(titleKey), prompt: prompt, axis: .horizontal)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: .formatted(value, format), label: Text(title), prompt: prompt, axis: .horizontal)
  }
}

extension Binding where Value == String {
  /// The text of a value in a format.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      reading: { format.format(value.wrappedValue) },
      writing: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }
}

extension TextField: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label")).words
    context.add(.text(text), title: label)
    let field = TextFieldDescription(
      prompt: prompt?.string(in: context) ?? label, text: text.wrappedValue, isSecure: isSecure,
      growsVertically: growsVertically)
    return ViewTree(.control(.textField(field)))
  }
}

/// A field for a secret.
public struct SecureField<Label: View> {
  let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label: label(), prompt: prompt)
  }

  init(_ text: Binding<String>, label: Label, prompt: Text?) {
    var field = TextField(text: text, label: label, prompt: prompt, axis: .horizontal)
    field.isSecure = true
    self.field = field
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, label: Text(titleKey), prompt: prompt)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, label: Text(titleKey), prompt: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text, label: Text(title), prompt: prompt)
  }
}

extension SecureField: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { field.tree(in: context) }
}

/// A field for text of any length.
public struct TextEditor {
  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.add(.text(text), title: "")
    return ViewTree(.control(.textEditor(text: text.wrappedValue)))
  }
}

/// How text fields look.
public protocol TextFieldStyle {
  var _isRounded: Bool { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public var _isRounded: Bool { false }
}

public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public var _isRounded: Bool { false }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public var _isRounded: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(changed: .textFieldStyle(style._isRounded ? .roundedBorder : .plain))
  }
}
