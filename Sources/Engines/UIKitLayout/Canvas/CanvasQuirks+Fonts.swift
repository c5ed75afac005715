import DynamicTypeControls

extension CanvasQuirks: FontSubstitution {
  /// What the canvas draws in the place of an app's own fonts.
  func font(for name: String, family: String?) -> String? {
    guard !drawsAppFonts, !InstalledFonts.contain(name, family: family) else { return nil }
    return Self.fontForAppFonts
  }
}
