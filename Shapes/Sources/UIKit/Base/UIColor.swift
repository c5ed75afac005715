internal import DynamicTypeModel

/// A colour: its components in sRGB, or a name of the system's.
public final class UIColor: Hashable, Sendable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgba(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.rgba(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour of an asset catalogue; never nil, as nobody looks for it.
  public convenience init?(named name: String) { self.init(.named(name, fallback: nil)) }

  /// The same colour less opaque. A system's colour keeps its own opacity, whose components are the
  /// renderer's.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .rgba(let red, let green, let blue, _) = value else { return self }
    return UIColor(.rgba(red: red, green: green, blue: blue, alpha: alpha))
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.value == right.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(.clear)
  public static let systemRed = UIColor(.system("systemRedColor"))
  public static let systemGreen = UIColor(.system("systemGreenColor"))
  public static let systemBlue = UIColor(.system("systemBlueColor"))
  public static let systemOrange = UIColor(.system("systemOrangeColor"))
  public static let systemYellow = UIColor(.system("systemYellowColor"))
  public static let systemPink = UIColor(.system("systemPinkColor"))
  public static let systemPurple = UIColor(.system("systemPurpleColor"))
  public static let systemTeal = UIColor(.system("systemTealColor"))
  public static let systemIndigo = UIColor(.system("systemIndigoColor"))
  public static let systemBrown = UIColor(.system("systemBrownColor"))
  public static let systemMint = UIColor(.system("systemMintColor"))
  public static let systemCyan = UIColor(.system("systemCyanColor"))
  public static let systemGray = UIColor(.system("systemGrayColor"))
  public static let systemGray2 = UIColor(.system("systemGray2Color"))
  public static let systemGray3 = UIColor(.system("systemGray3Color"))
  public static let systemGray4 = UIColor(.system("systemGray4Color"))
  public static let systemGray5 = UIColor(.system("systemGray5Color"))
  public static let systemGray6 = UIColor(.system("systemGray6Color"))
  public static let label = UIColor(.system("labelColor"))
  public static let secondaryLabel = UIColor(.system("secondaryLabelColor"))
  public static let tertiaryLabel = UIColor(.system("tertiaryLabelColor"))
  public static let quaternaryLabel = UIColor(.system("quaternaryLabelColor"))
  public static let link = UIColor(.system("linkColor"))
  public static let placeholderText = UIColor(.system("placeholderTextColor"))
  public static let separator = UIColor(.system("separatorColor"))
  public static let opaqueSeparator = UIColor(.system("opaqueSeparatorColor"))
  public static let systemBackground = UIColor(.system("systemBackgroundColor"))
  public static let secondarySystemBackground = UIColor(.system("secondarySystemBackgroundColor"))
  public static let tertiarySystemBackground = UIColor(.system("tertiarySystemBackgroundColor"))
  public static let systemGroupedBackground = UIColor(.system("systemGroupedBackgroundColor"))
  public static let secondarySystemGroupedBackground = UIColor(
    .system("secondarySystemGroupedBackgroundColor"))
  public static let tertiarySystemGroupedBackground = UIColor(
    .system("tertiarySystemGroupedBackgroundColor"))
  public static let systemFill = UIColor(.system("systemFillColor"))
  public static let secondarySystemFill = UIColor(.system("secondarySystemFillColor"))
  public static let tertiarySystemFill = UIColor(.system("tertiarySystemFillColor"))
  public static let quaternarySystemFill = UIColor(.system("quaternarySystemFillColor"))
  public static let tintColor = systemBlue
}
