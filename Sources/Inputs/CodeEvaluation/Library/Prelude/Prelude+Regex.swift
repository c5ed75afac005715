extension Prelude {
  /// Regular expressions, which Swift's own match. What they match is a tuple.
  static let regularExpressions = """
    struct Regex<Output> {
      private(set) var pattern: String
      init(_ pattern: String) throws { self.pattern = pattern }
      func ignoresCase(_ ignores: Bool = true) -> Regex<Output> {
        var copy = self
        copy.pattern = (ignores ? "(?i)" : "(?-i)") + pattern
        return copy
      }
      func firstMatch(in text: String) throws -> Any? { text.firstMatch(of: self) }
      func wholeMatch(in text: String) throws -> Any? { text.wholeMatch(of: self) }
      func prefixMatch(in text: String) throws -> Any? { text.prefixMatch(of: self) }
    }
    """
}
