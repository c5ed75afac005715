/// A comment that speaks to the linter: `// dynamictype:disable fixed-font-size`.
package struct DirectiveComment: Codable, Hashable, Sendable {
  /// What follows `dynamictype:` up to the end of the comment, trimmed.
  package var text: String
  /// UTF-8 offsets from `dynamictype:` to the end of the text.
  package var range: Range<Int>
}
