/// Which characters a font may merge into one glyph.
public enum LigatureUse: Hashable, Sendable, CaseIterable {
  /// Those that the font merges by itself.
  case standard
  /// Only those without which the script is not written, as Arabic's lam-alef.
  case essential
  /// None, and no alternates by context: a glyph for each character, where the script allows it.
  case none
}
