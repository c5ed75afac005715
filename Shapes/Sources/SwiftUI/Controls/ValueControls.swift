internal import SwiftUIModel

/// A label with a button to go up and one to go down.
public struct Stepper<Label: View> {
  let label: Label
  let step: (Bool) -> Void

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    step = { $0 ? onIncrement?() : onDecrement?() }
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = { value.wrappedValue = value.wrappedValue.advanced(by: $0 ? step : -step) }
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.step = {
      let next = value.wrappedValue.advanced(by: $0 ? step : -step)
      if bounds.contains(next) { value.wrappedValue = next }
    }
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }
}

extension Stepper: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    context.add(.step(step), title: label.words)
    return ViewTree(.control(.stepper), children: [label])
  }
}

/// A bar with a handle.
public struct Slider<Label: View, ValueLabel: View> {
  let fraction: () -> Double
  let slide: (Double) -> Void
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel,
    maximum: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = {
      length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0
    }
    slide = { value.wrappedValue = bounds.lowerBound + V($0) * length }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    context.add(.slide(slide), title: label.words)
    return ViewTree(
      .control(.slider(value: fraction())),
      children: [
        label, minimum.makeTree(in: context.child("minimum")),
        maximum.makeTree(in: context.child("maximum")),
      ])
  }
}

/// How far something is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValue: CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValue: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValue: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValue: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValue: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValue: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(titleKey),
      currentValue: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: value.map { Double($0 / total) }, label: Text(title), currentValue: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), currentValue: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(),
      currentValue: currentValueLabel())
  }
}

extension ProgressView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(
      .control(.progress(fraction: fraction)),
      children: [
        label.makeTree(in: context.child("label")),
        currentValue.makeTree(in: context.child("value")),
      ])
  }
}

/// How progress looks.
public protocol ProgressViewStyle {
  var _isCircular: Bool? { get }
}

public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public var _isCircular: Bool? { nil }
}

public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public init(tint: Color) {}
  public var _isCircular: Bool? { false }
}

public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public init(tint: Color) {}
  public var _isCircular: Bool? { true }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let known: ProgressStyle =
      style._isCircular.map { $0 ? .circular : .linear } ?? .automatic
    return environment(changed: .progressStyle(known))
  }
}
