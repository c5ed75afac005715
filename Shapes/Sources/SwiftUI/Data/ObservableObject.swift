/// An object that tells when it changes.
///
/// `Combine` is not there on other platforms; these are its parts that views use.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells views of a change. Views are made anew for each layout, so nothing needs to be told.
public final class ObservableObjectPublisher: Sendable {
  public init() {}

  public func send() {}
}

/// A property whose change views follow.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

extension Published {
  /// Does nothing: a layout is over before another value can come.
  public struct Publisher {}

  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}

/// An object that a view gets from outside.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
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

/// An object that belongs to a view and outlives it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let reference: ObjectReference<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    reference = ObjectReference(thunk)
  }

  public var wrappedValue: ObjectType { reference.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  func connect(in context: TreeContext) {
    let reference = reference
    reference.kept = context.graph.object(at: context.path) { reference.make() }
  }
}

private final class ObjectReference<ObjectType: AnyObject> {
  let make: () -> ObjectType
  var kept: ObjectType?

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }

  var object: ObjectType {
    if let kept { return kept }
    let object = make()
    kept = object
    return object
  }
}

/// Bindings to the properties of an object that is observed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
  }
}
