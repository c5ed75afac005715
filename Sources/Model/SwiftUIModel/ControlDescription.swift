/// A control or another view that SwiftUI composes of smaller ones.
///
/// The comment of each case names the children of its node.
public enum ControlDescription: Hashable, Sendable {
  /// Children: label.
  case button
  /// Children: label. The destination is another screen.
  case navigationLink
  /// Children: label.
  case menu
  /// Children: label.
  case link
  /// Children: label.
  case toggle(isOn: Bool)
  /// Children: label, content.
  case labeledContent
  /// Children: icon, title.
  case label
  /// Children: label, one child an option. The selected option counts from 0.
  case picker(selected: Int?)
  /// Children: label.
  case stepper
  /// Children: label, minimum, maximum. The value is between 0 and 1.
  case slider(value: Double)
  /// Children: label, current value. The fraction is nil where the progress is indeterminate.
  case progress(fraction: Double?)
  /// Children: label.
  case datePicker(text: String)
  /// No children.
  case textField(TextFieldDescription)
  /// No children.
  case textEditor(text: String)
  /// Children: label, content.
  case disclosureGroup(isExpanded: Bool)
  /// Children: label, content.
  case groupBox
  /// Children: label, description, actions.
  case contentUnavailable
}

/// A `TextField` or `SecureField`.
public struct TextFieldDescription: Hashable, Sendable {
  /// What it shows while it is empty.
  public var prompt: String
  public var text: String
  public var isSecure: Bool
  /// Whether it grows by lines, as with `axis: .vertical`.
  public var growsVertically: Bool

  public init(
    prompt: String, text: String = "", isSecure: Bool = false, growsVertically: Bool = false
  ) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.growsVertically = growsVertically
  }
}

/// `controlSize(_:)`.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// `buttonStyle(_:)`.
public enum ButtonStyle: Sendable {
  case automatic
  case plain
  case borderless
  case bordered
  case borderedProminent
  /// An app's own style: what it makes of the label, which is slot 0.
  case custom(@Sendable (ViewEnvironment) -> ViewTree)
}

/// `labelStyle(_:)`.
public enum LabelStyle: Sendable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
  /// An app's own style: what it makes of the icon, slot 0, and the title, slot 1.
  case custom(@Sendable (ViewEnvironment) -> ViewTree)
}

/// `toggleStyle(_:)`.
public enum ToggleStyle: Sendable {
  case automatic
  case button
  /// An app's own style: what it makes of the label, slot 0.
  case custom(@Sendable (ViewEnvironment) -> ViewTree)
}

/// `pickerStyle(_:)`.
public enum PickerStyle: Hashable, Sendable {
  case automatic
  case menu
  case segmented
  case wheel
  case inline
  case navigationLink
}

/// `textFieldStyle(_:)`.
public enum TextFieldStyle: Hashable, Sendable {
  case plain
  case roundedBorder
}

/// `progressViewStyle(_:)`.
public enum ProgressStyle: Hashable, Sendable {
  case automatic
  case linear
  case circular
}

/// A part of a control that has a size of its own and shows no text.
public enum ControlPart: Sendable, Hashable {
  case toggleSwitch(isOn: Bool)
  /// The value is between 0 and 1.
  case slider(value: Double)
  case stepper
  case segments
  case wheel
  case progressBar(fraction: Double)
  case spinner
  /// The box of a field, in which its text lies.
  case field(isSecure: Bool, isEmpty: Bool)
  /// A field of several lines, which takes what it is offered.
  case editor
  /// Points to what a row leads to.
  case chevron
  /// The two chevrons of a menu.
  case menuIndicator
}
