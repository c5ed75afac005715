/// A value that belongs to a view and outlives it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let reference: StateReference<Value>

  public init(wrappedValue: Value) {
    reference = StateReference(wrappedValue)
  }

  public init(initialValue: Value) {
    reference = StateReference(initialValue)
  }

  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  public var projectedValue: Binding<Value> { reference.binding }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: ConnectedProperty {
  func connect(in context: TreeContext) { reference.connect(in: context) }
}

/// Where a view finds its state: in the graph once the view is part of one, with itself before.
final class StateReference<Value> {
  private var initial: Value
  private var location: StateLocation<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value {
    get { location?.value ?? initial }
    set {
      if let location { location.set(newValue) } else { initial = newValue }
    }
  }

  var binding: Binding<Value> {
    if let location {
      return Binding(reading: { location.value }, writing: { location.set($0) })
    }
    return Binding(reading: { self.value }, writing: { self.value = $0 })
  }

  @MainActor
  func connect(in context: TreeContext) {
    let graph = context.graph
    location = graph.object(at: context.path) {
      StateLocation(initial) { [weak graph] in
        MainActor.assumeIsolated { graph?.setNeedsUpdate() }
      }
    }
  }
}

/// The value of a state in a graph.
final class StateLocation<Value> {
  private(set) var value: Value
  private let changed: @Sendable () -> Void

  init(_ value: Value, changed: @escaping @Sendable () -> Void) {
    self.value = value
    self.changed = changed
  }

  func set(_ value: Value) {
    self.value = value
    changed()
  }
}

/// A value while a gesture lasts, which none does here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  public var projectedValue: GestureState<Value> { self }
}

/// Which view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let reference: StateReference<Value>

  public init() where Value == Bool {
    reference = StateReference(false)
  }

  public init<T: Hashable>() where Value == T? {
    reference = StateReference(nil)
  }

  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  public var projectedValue: Binding { Binding(base: reference.binding) }

  /// A way to set the focus from another view.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: ConnectedProperty {
  func connect(in context: TreeContext) { reference.connect(in: context) }
}

/// A name for views that belong together in an animation.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {}

  public init() {}

  public var wrappedValue: ID { ID() }
}
