/// Sets properties by their names, which documents know; the plugin `UIKitSources` writes the calls.
public enum Outlets {
  /// Sets an outlet; an object of another class leaves it as it is.
  public static func set<Value>(_ property: inout Value?, _ value: Any?) {
    if let value = value as? Value { property = value }
  }

  /// Sets a value that Interface Builder shows for a class of the app.
  @_disfavoredOverload
  public static func set<Value>(_ property: inout Value, _ value: Any?) {
    if let value = value as? Value { property = value }
  }

  /// Adds to a collection of outlets.
  public static func set<Value>(_ property: inout [Value], _ value: Any?) {
    if let value = value as? Value { property.append(value) }
  }

  /// Adds to a collection of outlets.
  public static func set<Value>(_ property: inout [Value]?, _ value: Any?) {
    if let value = value as? Value { property = (property ?? []) + [value] }
  }
}
