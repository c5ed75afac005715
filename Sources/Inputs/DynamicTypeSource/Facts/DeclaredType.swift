/// A part of a source that declares or extends a type, or a member that nothing but its name reaches, or that only its author
/// sees.
package struct DeclaredType: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    /// A type that nothing can use without its name.
    case declaration
    /// A type that others may find: a public one, one that Objective-C or the system knows, one that a macro completes.
    case foundOtherwise
    case `extension`
    /// A property or function that is `private` or of a type itself.
    case member
    /// A `#Preview` or a `PreviewProvider`.
    case preview
  }

  /// Empty for a preview.
  package var name: String
  package var kind: Kind
  /// UTF-8 offsets.
  package var range: Range<Int>
}
