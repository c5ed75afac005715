/// What lines do about the letters of scripts taller than Latin.
public enum TallLetters: Hashable, Sendable, CaseIterable {
  /// Lines are as high as their font says, and letters stick out of them.
  case stickOut
  /// Lines of text styles grow so far that they hold the letters drawn in them, as in labels, fields
  /// and text views that do not scroll since iOS 17; lines of other fonts do not.
  ///
  /// Source: Apple, `UILetterformAwareAdjusting`. By how much is not published; here it is the ink of
  /// the fonts that stand in for Apple's, so that a height is an estimate.
  case growLines
}
