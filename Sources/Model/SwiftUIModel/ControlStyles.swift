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
  /// Since iOS 26.
  case glass
  case glassProminent
  /// An app's own style: what it makes of the label, which is slot 0.
  case custom(@Sendable (ViewEnvironment) -> ViewTree)

  /// Whether it is an app's own.
  public var isOwn: Bool {
    if case .custom = self { true } else { false }
  }
}

/// `labelStyle(_:)`.
public enum LabelStyle: Sendable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
  /// An app's own style: what it makes of the icon, slot 0, and the title, slot 1.
  case custom(@Sendable (ViewEnvironment) -> ViewTree)

  /// Whether it is an app's own.
  public var isOwn: Bool {
    if case .custom = self { true } else { false }
  }
}

/// `toggleStyle(_:)`.
public enum ToggleStyle: Sendable {
  case automatic
  case button
  /// An app's own style: what it makes of the label, slot 0, of a toggle that is on or off.
  case custom(@Sendable (_ isOn: Bool, ViewEnvironment) -> ViewTree)

  /// Whether it is an app's own.
  public var isOwn: Bool {
    if case .custom = self { true } else { false }
  }
}

/// The nearest styles of the system, whatever styles of the app's own are set inside of them.
public struct SystemStyles: Sendable {
  public var button = ButtonStyle.automatic
  public var label = LabelStyle.automatic
  public var toggle = ToggleStyle.automatic
}

/// `pickerStyle(_:)`.
public enum PickerStyle: Hashable, Sendable {
  case automatic
  case menu
  case segmented
  case wheel
  case inline
  case navigationLink
  case palette
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

/// `datePickerStyle(_:)`.
public enum DatePickerStyle: Hashable, Sendable {
  case automatic
  case compact
  case graphical
  case wheel
}

/// `gaugeStyle(_:)`.
public enum GaugeStyle: Hashable, Sendable {
  case automatic
  case linearCapacity
  case accessoryLinear
  case accessoryLinearCapacity
  case accessoryCircular
  case accessoryCircularCapacity
}

/// `tabViewStyle(_:)`.
public enum TabViewStyle: Hashable, Sendable {
  case automatic
  /// The first page, with dots where there is more than one.
  case page(showsDots: Bool)
}

/// `buttonBorderShape(_:)`.
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic
  case capsule
  /// The radius in points; nil for the system's.
  case roundedRectangle(radius: Double?)
  case circle
}
