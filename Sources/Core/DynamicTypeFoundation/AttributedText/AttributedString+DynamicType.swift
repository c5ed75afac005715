public import DynamicType
public import Foundation

extension AttributeScopes {
  /// The attributes that this library sets.
  public struct DynamicTypeAttributes: AttributeScope {
    public let dynamicType: DynamicTypeAttribute
    public let foundation: FoundationAttributes
  }

  /// The attributes that this library sets.
  public var dynamicTypeAttributes: DynamicTypeAttributes.Type { DynamicTypeAttributes.self }
}

/// Font, tracking and line heights of a run of text.
public enum DynamicTypeAttribute: AttributedStringKey {
  public typealias Value = AdjustableAttributes
  public static let name = "DynamicType.AdjustableAttributes"
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.DynamicTypeAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension AttributeContainer {
  /// The attributes of a token of a company's typography.
  public init(_ resolved: ResolvedTypography) {
    self.init()
    self[DynamicTypeAttribute.self] = AdjustableAttributes(resolved)
  }

  /// A font alone.
  public init(_ font: Font) {
    self.init()
    self[DynamicTypeAttribute.self] = AdjustableAttributes(font: font)
  }
}

extension AttributedString {
  /// Brings the text to the reader's size, run by run.
  ///
  /// Fixed fonts stay as they are, and so does every attribute that is not this library's.
  ///
  /// - Parameters:
  ///   - traits: Where the text is shown. What is `nil` or unspecified is taken from
  ///     ``DynamicType/TraitSource/current``.
  ///   - container: What shows the text.
  /// - Returns: Whether anything changed.
  @discardableResult
  public mutating func adjust(
    for traits: TraitCollection?, in container: AdjustingText.Container = .adjustingView
  ) -> Bool {
    var updates: [(Range<AttributedString.Index>, AdjustableAttributes)] = []
    for (attributes, range) in runs[DynamicTypeAttribute.self] {
      guard let attributes else { continue }
      let updated = attributes.updated(for: traits, in: container)
      if updated != attributes { updates.append((range, updated)) }
    }
    for (range, updated) in updates { self[range][DynamicTypeAttribute.self] = updated }
    return !updates.isEmpty
  }
}
