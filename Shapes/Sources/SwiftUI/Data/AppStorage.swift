/// A value of the app's settings. A graph of views starts with each property's default value, so that
/// a layout does not depend on the machine.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let reference: StateReference<Value>
  private let key: String

  fileprivate init(key: String, _ value: Value) {
    self.key = key
    reference = StateReference(value)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, wrappedValue)
  }

  public var wrappedValue: Value {
    get { reference.value }
    nonmutating set { reference.value = newValue }
  }

  public var projectedValue: Binding<Value> { reference.binding }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key: key, nil)
  }
}

extension AppStorage: ConnectedProperty {
  /// All properties with a key share a value.
  func connect(in context: TreeContext) {
    var shared = context
    shared.path = ViewPath().appending("storage").appending(key)
    reference.connect(in: shared)
  }
}

/// A value of a scene, kept as ``AppStorage`` is.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, "scene." + key)
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    storage = AppStorage("scene." + key)
  }

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage: ConnectedProperty {
  func connect(in context: TreeContext) { storage.connect(in: context) }
}
