/// A `dynamicTypeSize(_:)` modifier.
public enum DynamicTypeSizeModifier: Hashable, Sendable {
  /// `dynamicTypeSize(_: DynamicTypeSize)`, which sets the size.
  case size(DynamicTypeSize)
  /// `dynamicTypeSize(_: some RangeExpression)`, which clamps it.
  case range(ContentSizeLimits)
}

extension EnvironmentTree {
  /// Adds the content that a chain of modifiers is written behind.
  ///
  /// - Parameters:
  ///   - name: What explanations call the content.
  ///   - parent: Where the modified content is placed.
  ///   - modifiers: In the order of the source, the innermost first.
  /// - Returns: The node of the content.
  public mutating func add(
    _ name: String, to parent: ID, modifiers: [DynamicTypeSizeModifier]
  ) -> ID {
    var parent = parent
    for modifier in modifiers.reversed() {
      switch modifier {
      case .size(let size):
        parent = add(
          "dynamicTypeSize(_:)", to: parent,
          overrides: TraitCollection(preferredContentSizeCategory: size))
      case .range(let limits):
        parent = add("dynamicTypeSize(_:)", to: parent, limits: limits)
      }
    }
    return add(name, to: parent)
  }
}
