internal import DynamicType
internal import DynamicTypeText

/// The free fonts that stand in for the iOS system font.
enum SystemStandIn {
  /// A file of a Debian package.
  struct File: Hashable, Sendable {
    var file: String
    var package: String
  }

  /// Files that no text can do without.
  static let requiredFiles = [File(file: "Inter-Regular.otf", package: "fonts-inter")]

  /// The file for a design; upright and italic of the nearest weight there is.
  static func file(design: Font.Design, weight: FontWeight, isItalic: Bool) -> String {
    switch design {
    case .standard, .rounded: "Inter-\(interStyle(weight, isItalic: isItalic)).otf"
    case .monospaced: weight > .medium ? "NotoSansMono-Bold.ttf" : "NotoSansMono-Regular.ttf"
    case .serif: "NotoSerif-\(basicStyle(weight, isItalic: isItalic)).ttf"
    }
  }

  /// The cut for large sizes of the default design.
  static func displayFile(weight: FontWeight, isItalic: Bool) -> String {
    "InterDisplay-\(interStyle(weight, isItalic: isItalic)).otf"
  }

  private static func interStyle(_ weight: FontWeight, isItalic: Bool) -> String {
    let name =
      switch weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  /// The style of families that have only regular and bold.
  static func basicStyle(_ weight: FontWeight, isItalic: Bool) -> String {
    switch (weight > .medium, isItalic) {
    case (false, false): "Regular"
    case (false, true): "Italic"
    case (true, false): "Bold"
    case (true, true): "BoldItalic"
    }
  }
}
