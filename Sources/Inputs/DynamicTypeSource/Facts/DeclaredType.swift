/// A part of a source that declares or extends a type, or that only its author sees.
package struct DeclaredType: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// A type that nothing can use without its name.
    case declaration
    /// A type that others may find: a public one, one that Objective-C or the system knows, one that a macro completes.
    case foundOtherwise
    case `extension`
    /// A `#Preview` or a `PreviewProvider`.
    case preview
  }

  /// Empty for a preview.
  package var name: String
  package var kind: Kind
  /// UTF-8 offsets.
  package var range: Range<Int>
}
