/// UIKit's own colours by their names in documents, without the final `Color`.
///
/// Sources: Apple, Human Interface Guidelines, Color, iOS system colours (opaque ones, of iOS 13 to
/// 18); for label, fill and separator colours the components that Xcode records in the `resources` of
/// documents (light), and Apple's published UI kit (dark). A test compares the light column with
/// recorded components.
/// Evidence: E-system-colors.
struct SystemColor {
  let name: String
  let light: RGBA
  let dark: RGBA

  private init(_ name: String, _ light: RGBA, _ dark: RGBA) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  private init(_ name: String, _ light: UInt32, _ dark: UInt32) {
    self.init(name, RGBA(light), RGBA(dark))
  }

  /// The colour of that name; nil when UIKit has none so.
  static func named(_ name: String) -> SystemColor? {
    let wanted = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return byName[wanted]
  }

  private static let byName = Dictionary(
    (all + aliases).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  // swift-format-ignore
  private static let all: [SystemColor] = [
    //           name       light     dark
    SystemColor("systemRed",    0xFF3B30, 0xFF453A),
    SystemColor("systemOrange", 0xFF9500, 0xFF9F0A),
    SystemColor("systemYellow", 0xFFCC00, 0xFFD60A),
    SystemColor("systemGreen",  0x34C759, 0x30D158),
    SystemColor("systemMint",   0x00C7BE, 0x63E6E2),
    SystemColor("systemTeal",   0x30B0C7, 0x40CBE0),
    SystemColor("systemCyan",   0x32ADE6, 0x64D2FF),
    SystemColor("systemBlue",   0x007AFF, 0x0A84FF),
    SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6),
    SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2),
    SystemColor("systemPink",   0xFF2D55, 0xFF375F),
    SystemColor("systemBrown",  0xA2845E, 0xAC8E68),
    SystemColor("systemGray",   0x8E8E93, 0x8E8E93),
    SystemColor("systemGray2",  0xAEAEB2, 0x636366),
    SystemColor("systemGray3",  0xC7C7CC, 0x48484A),
    SystemColor("systemGray4",  0xD1D1D6, 0x3A3A3C),
    SystemColor("systemGray5",  0xE5E5EA, 0x2C2C2E),
    SystemColor("systemGray6",  0xF2F2F7, 0x1C1C1E),

    SystemColor("systemBackground",                 0xFFFFFF, 0x000000),
    SystemColor("secondarySystemBackground",        0xF2F2F7, 0x1C1C1E),
    SystemColor("tertiarySystemBackground",         0xFFFFFF, 0x2C2C2E),
    SystemColor("systemGroupedBackground",          0xF2F2F7, 0x000000),
    SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    SystemColor("tertiarySystemGroupedBackground",  0xF2F2F7, 0x2C2C2E),
    SystemColor("opaqueSeparator",                  0xC6C6C8, 0x38383A),
    SystemColor("link",                             0x007AFF, 0x0984FF),
    SystemColor("label",                            0x000000, 0xFFFFFF),

    SystemColor("secondaryLabel",       RGBA(0x3C3C43, alpha: 0.60), RGBA(0xEBEBF5, alpha: 0.60)),
    SystemColor("tertiaryLabel",        RGBA(0x3C3C43, alpha: 0.30), RGBA(0xEBEBF5, alpha: 0.30)),
    SystemColor("quaternaryLabel",      RGBA(0x3C3C43, alpha: 0.18), RGBA(0xEBEBF5, alpha: 0.16)),
    SystemColor("placeholderText",      RGBA(0x3C3C43, alpha: 0.30), RGBA(0xEBEBF5, alpha: 0.30)),
    SystemColor("separator",            RGBA(0x3C3C43, alpha: 0.29), RGBA(0x545458, alpha: 0.60)),
    SystemColor("systemFill",           RGBA(0x787880, alpha: 0.20), RGBA(0x787880, alpha: 0.36)),
    SystemColor("secondarySystemFill",  RGBA(0x787880, alpha: 0.16), RGBA(0x787880, alpha: 0.32)),
    SystemColor("tertiarySystemFill",   RGBA(0x767680, alpha: 0.12), RGBA(0x767680, alpha: 0.24)),
    SystemColor("quaternarySystemFill", RGBA(0x747480, alpha: 0.08), RGBA(0x767680, alpha: 0.18)),
  ]

  /// Colours that look the same in both appearances, and names from before iOS 13.
  // swift-format-ignore
  private static let aliases: [SystemColor] = [
    SystemColor("tint",                       0x007AFF, 0x0A84FF),
    SystemColor("groupTableViewBackground",   0xF2F2F7, 0x000000),
    SystemColor("tableCellGroupedBackground", 0xFFFFFF, 0x1C1C1E),
    SystemColor("tableBackground",            0xFFFFFF, 0x000000),
    SystemColor("darkText",                   0x000000, 0x000000),
    SystemColor("lightText", RGBA(0xFFFFFF, alpha: 0.6), RGBA(0xFFFFFF, alpha: 0.6)),
    SystemColor("viewFlipsideBackground",     0x1F2124, 0x1F2124),
    SystemColor("scrollViewTexturedBackground", 0x6F7179, 0x6F7179),
    SystemColor("clear", RGBA.clear, RGBA.clear),
    SystemColor("black",     0x000000, 0x000000),
    SystemColor("darkGray",  0x555555, 0x555555),
    SystemColor("lightGray", 0xAAAAAA, 0xAAAAAA),
    SystemColor("white",     0xFFFFFF, 0xFFFFFF),
    SystemColor("gray",      0x808080, 0x808080),
    SystemColor("red",       0xFF0000, 0xFF0000),
    SystemColor("green",     0x00FF00, 0x00FF00),
    SystemColor("blue",      0x0000FF, 0x0000FF),
    SystemColor("cyan",      0x00FFFF, 0x00FFFF),
    SystemColor("yellow",    0xFFFF00, 0xFFFF00),
    SystemColor("magenta",   0xFF00FF, 0xFF00FF),
    SystemColor("orange",    0xFF8000, 0xFF8000),
    SystemColor("purple",    0x800080, 0x800080),
    SystemColor("brown",     0x996633, 0x996633),
  ]
}
