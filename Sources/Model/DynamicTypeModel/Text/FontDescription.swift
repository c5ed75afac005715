import DynamicType

/// A font as a document or source names it, before any scaling.
public struct FontDescription: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    case system(weight: FontWeight, isItalic: Bool)
    /// A text style: size, leading and weight come from its table.
    case textStyle(TextStyle)
    /// A font that code made, which knows how it scales: it follows the text size where its text adjusts, and
    /// else stays as it was made.
    case font(Font)
    /// A font that `UIFontMetrics` scale when the screen is made: where its text does not adjust, it keeps the size
    /// that it had then, as a text style's does.
    case scaled(Font)
    /// A PostScript name, with the family for the case that it is not installed.
    case named(String, family: String?)
  }

  public var face: Face
  /// Points; ignored for text styles, whose tables decide.
  public var pointSize: Double
  public var location: SourceLocation

  public init(face: Face, pointSize: Double, location: SourceLocation) {
    self.face = face
    self.pointSize = pointSize
    self.location = location
  }
}

/// A colour as a document gives it.
public enum ColorValue: Hashable, Sendable {
  /// Components 0…1 in sRGB.
  case rgba(red: Double, green: Double, blue: Double, alpha: Double)
  /// `labelColor`, `systemBackgroundColor`, `systemRedColor`…, with the components that the document
  /// records for it, if any.
  case system(String)
  /// A colour of an asset catalogue, with its recorded components where the document has them.
  indirect case named(String, fallback: ColorValue?)
  /// A colour of an asset catalogue that is another one in dark mode.
  indirect case adaptive(light: ColorValue, dark: ColorValue)

  /// The system's colour that shows nothing.
  public static let clear = ColorValue.system("clearColor")
}
