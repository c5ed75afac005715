/// How lines treat letters of scripts that are taller than Latin.
public enum TallLetters: Hashable, Sendable, CaseIterable {
  /// Lines are as high as their font says, and tall letters extend past them.
  case stickOut
  /// Lines of text styles grow to contain the letters drawn in them, as in labels, fields and text
  /// views that do not scroll since iOS 17; lines of other fonts do not.
  ///
  /// Source: Apple, `UILetterformAwareAdjusting`. The amount is not published; here it is the ink
  /// of the fonts used in place of Apple's, so that the height is an estimate.
  /// Evidence: E-tall-letters.
  case growLines
}
