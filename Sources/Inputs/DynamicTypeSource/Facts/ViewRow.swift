/// A row of views of SwiftUI, `HStack { … }`, with what is directly in it.
package struct ViewRow: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case stack = "HStack"
    case gridRow = "GridRow"
    /// `Label { … } icon: { … }`.
    case label = "Label"
  }

  package struct Child: Codable, Hashable, Sendable {
    /// The name that its chain starts with, such as `Text`; nil for an unknown expression.
    package var root: String?
    /// The literal text that a `Text` is made with, without the values that are put into it; of two that `?:` chooses
    /// from the longer one. Nil where it is no literal.
    package var literal: String?
    /// Whether its first argument has no label, as the title of a button.
    package var isTitled: Bool
    /// Whether it is one of those of which `if` shows one.
    package var isAlternative: Bool
    package var modifiers: [ViewChain.Modifier]
    package var range: Range<Int>
  }

  package var kind: Kind
  /// In source order.
  package var children: [Child]
  /// The modifiers of the row itself.
  package var modifiers: [ViewChain.Modifier]
  package var scope: ScopeIndex
  /// UTF-8 offsets of the row without its modifiers.
  package var range: Range<Int>
}
