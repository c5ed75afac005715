/// How lines are broken beyond what fits, as in `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The last word of a line moves to the next line where that would be one short word.
  ///
  /// Apple says no more than "typically" one word. The conditions are those of public disassemblies
  /// of UIFoundation (`-[NSParagraphArbitrator
  /// _firstFitLineBreakContextBeforeIndex:lineFragmentWidth:range:]`, iOS 16 to 26): a word moves
  /// from the first line of a paragraph if the text after that line is one word of at most ten
  /// UTF-16 code units, the first line is then at least six tenths as wide as the second, and their
  /// widths differ no more than before. A further rule for Chinese and Japanese, whose words have
  /// no spaces between them, is not modelled.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
}
