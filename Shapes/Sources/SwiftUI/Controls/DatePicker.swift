internal import SwiftUIModel

/// Which parts of a date people choose.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let components: Components
  let label: Label

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let locale = context.values.locale
    let date = selection.wrappedValue
    let day = date.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
    let time = date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    let control = ControlDescription.datePicker(
      date: components.contains(.date) ? StyledText(day) : nil,
      time: components.contains(.hourAndMinute) ? StyledText(time) : nil)
    return ViewTree(.control(control), children: [label.makeTree(in: context.child("label"))])
  }
}

/// How date pickers look.
public struct DatePickerStyleChoice: Sendable {
  let style: SwiftUIModel.DatePickerStyle

  public static let automatic = DatePickerStyleChoice(style: .automatic)
  public static let compact = DatePickerStyleChoice(style: .compact)
  public static let graphical = DatePickerStyleChoice(style: .graphical)
  public static let wheel = DatePickerStyleChoice(style: .wheel)
}

nonisolated extension View {
  public func datePickerStyle(_ style: DatePickerStyleChoice) -> some View {
    environment(changed: .datePickerStyle(style.style))
  }
}

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View> {
  let fraction: Double
  let label: Label
  let currentValue: CurrentValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label()
    currentValue = currentValueLabel()
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(
      .control(.gauge(fraction: min(max(fraction, 0), 1))),
      children: [
        label.makeTree(in: context.child("label")),
        currentValue.makeTree(in: context.child("value")), .empty, .empty,
      ])
  }
}
