/// A stored property of a view that the framework fills in before the body is asked for.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
