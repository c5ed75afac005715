/// A dictionary that would say where words may be divided, were it there.
public struct MissingHyphenation: Hashable, Sendable {
  /// The language of the words, as a BCP 47 tag.
  public var language: String
  /// The package that brings the dictionary on Debian and Ubuntu; `nil` when we know of none.
  public var package: String?

  public init(language: String, package: String?) {
    self.language = language
    self.package = package
  }
}
