public import DynamicTypeModel

/// A control or another view that SwiftUI composes of smaller ones.
///
/// The comment of each case names the children of its node.
public enum ControlDescription: Hashable, Sendable {
  /// Children: label. A destructive one deletes something (`ButtonRole.destructive`).
  case button(isDestructive: Bool = false)
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
  /// Children: label. What the capsules of a compact one show; nil for a component that is not
  /// picked.
  case datePicker(date: StyledText?, time: StyledText?)
  /// Children: label.
  case colorPicker(ColorValue?)
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
  /// Children: label, current value, minimum, maximum. The fraction is between 0 and 1.
  case gauge(fraction: Double)
  /// A `ControlGroup`. Children: the controls.
  case controlGroup
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

/// A part of a control that has a size of its own and shows no text.
public enum ControlPart: Sendable, Hashable {
  case toggleSwitch(isOn: Bool)
  /// The value is between 0 and 1.
  case slider(value: Double)
  case stepper
  /// The titles lie on it. Which segment is chosen is counted from the leading one, from 0; nil for none.
  case segments(count: Int, selected: Int?)
  case wheel
  case progressBar(fraction: Double)
  case spinner
  /// The box of a field, in which its text lies.
  case field(isSecure: Bool, isEmpty: Bool)
  /// A field of several lines, which takes what it is offered.
  case editor
  /// Points to what a row leads to.
  case chevron
  /// Points down where a disclosure group is open, to the trailing edge where it is closed.
  case disclosureIndicator(isExpanded: Bool)
  /// The two chevrons of a menu.
  case menuIndicator
  /// In front of the chosen option of a list.
  case checkmark
  /// A `DatePicker` as a month's calendar.
  case calendar
  case colorWell
  /// The ring of a gauge. The fraction is between 0 and 1.
  case gaugeRing(fraction: Double)
  /// A view of another framework.
  case hosted(HostedContent)
}
