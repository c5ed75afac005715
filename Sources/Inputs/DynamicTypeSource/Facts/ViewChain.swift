/// A chain of modifiers on a SwiftUI view.
package struct ViewChain: Codable, Hashable, Sendable {
  package struct Argument: Codable, Hashable, Sendable {
    package var label: String?
    package var value: Value
    /// Whether it is a literal text.
    package var isString: Bool
    /// The name of the call that it is, and what that is called with: `.exact(points: 20)`.
    package var callee: String?
    package var calleeArgument: Value?
    /// UTF-8 offsets, the label included.
    package var range: Range<Int>
  }

  package struct Modifier: Codable, Hashable, Sendable {
    package var name: String
    package var arguments: [Argument]
    /// UTF-8 offsets from the modifier's name to its closing parenthesis.
    package var range: Range<Int>
  }

  /// The root of a chain on the label that a button style is given.
  package static let styledLabel = "configuration.label"

  /// The name that the chain starts with, such as `Text`; nil for an unknown expression.
  package var root: String?
  package var rootArguments: [Argument]
  /// UTF-8 offsets of the closure that makes the root's label, of a button and its like.
  package var label: Range<Int>?
  /// In the order of the source.
  package var modifiers: [Modifier]
  /// UTF-8 offsets of the closure of the `ZStack` of which it is one of the layers.
  package var layers: Range<Int>?
  /// UTF-8 offsets of the view behind or over which it is: of `Text(a).background(Capsule().frame(height: 40))`
  /// the text.
  package var decorated: Range<Int>?
  package var scope: ScopeIndex
  package var range: Range<Int>
}
