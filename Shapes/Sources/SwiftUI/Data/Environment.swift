/// A value that flows down to a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let reference = EnvironmentReference()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(type) else {
        preconditionFailure("no \(type) in the environment; a view around this one must set it")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    read = { $0.object(type) }
  }

  public var wrappedValue: Value { read(reference.values) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  func connect(in context: TreeContext) { reference.values = context.values }
}

/// Where a property finds the environment of its view.
final class EnvironmentReference {
  var values = EnvironmentValues()
}

/// An object that a view around this one put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let reference = EnvironmentReference()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = reference.values.object(ObjectType.self) else {
      preconditionFailure("no \(ObjectType.self) in the environment: environmentObject(_:) sets it")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension EnvironmentObject: ConnectedProperty {
  func connect(in context: TreeContext) { reference.values = context.values }
}

nonisolated extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self, change: { $0[keyPath: keyPath] = value })
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    values { $0.set(object) }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    values { $0.set(object) }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: { transform(&$0[keyPath: keyPath]) })
  }
}
