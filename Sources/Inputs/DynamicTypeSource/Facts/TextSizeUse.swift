import DynamicType

/// A place in which code asks for the reader's text size, or names its type.
package struct TextSizeUse: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// `@Environment(\.sizeCategory) var size`, with the property that it declares.
    case environmentProperty(name: String)
    /// `\.sizeCategory` anywhere else.
    case environmentKey
    /// SwiftUI's `ContentSizeCategory`.
    case oldType
    /// `UIApplication.shared.preferredContentSizeCategory`.
    case application
    /// `size == .accessibilityLarge`, or `!=`, with one of the sizes.
    case comparison(ContentSizeCategory, isNegated: Bool)
  }

  package var kind: Kind
  /// UTF-8 offsets: of a comparison those of its operator.
  package var range: Range<Int>
  package var scope: ScopeIndex
}
