/// How lines are filled beyond what fits, as `NSParagraphStyle.LineBreakStrategy` has it.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A last line of one short word takes the word before it along.
  ///
  /// Apple says no more than "typically" by one word. When is by public disassemblies of UIFoundation
  /// (`-[NSParagraphArbitrator _firstFitLineBreakContextBeforeIndex:lineFragmentWidth:range:]`, of iOS 16 to 26):
  /// out of the first line of a paragraph, where what follows it is one word of at most ten UTF-16 code units, up to
  /// the place before where a line may end; if the first line is then at least six tenths as wide as the second,
  /// and their widths are no further from being alike than before. Readers of Chinese and Japanese have a rule for
  /// words without spaces besides, which is left out.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
}
