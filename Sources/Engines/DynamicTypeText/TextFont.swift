public import DynamicType

/// A font as text asks for it, at its final size: already scaled for the reader's text size.
public struct TextFont: Hashable, Sendable {
  /// Which typeface is asked for.
  public enum Face: Hashable, Sendable {
    /// The system's own typeface in one of its designs.
    case system(design: SystemDesign)
    /// A typeface by its PostScript name, full name or family name.
    case named(String)
  }

  public var face: Face
  public var weight: FontWeight
  public var isItalic: Bool
  /// The size in points; negative and not-a-number sizes are laid out as zero.
  public var pointSize: Double
  /// The distance in points between further lines of a text style at its text size, as published
  /// (22 for Body at Large); `nil` for fonts that are no text style, whose lines are as far apart
  /// as the font says.
  public var publishedLeading: Double?

  public init(
    face: Face = .system(design: .default), weight: FontWeight = .regular, isItalic: Bool = false,
    pointSize: Double, publishedLeading: Double? = nil
  ) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.publishedLeading = publishedLeading
  }

  /// The system's typeface in its default design.
  public static func system(
    size: Double, weight: FontWeight = .regular, leading: Double? = nil
  ) -> TextFont {
    TextFont(weight: weight, pointSize: size, publishedLeading: leading)
  }
}

/// A design of the system's typeface.
public enum SystemDesign: Hashable, Sendable, CaseIterable {
  case `default`
  case rounded
  case monospaced
  case serif
}

/// What of a font decides its glyphs and their advances in font units: all but the size.
public struct FontRequest: Hashable, Sendable {
  public var face: TextFont.Face
  public var weight: FontWeight
  public var isItalic: Bool

  public init(face: TextFont.Face, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension TextFont {
  /// This font without its size.
  public var request: FontRequest {
    FontRequest(face: face, weight: weight, isItalic: isItalic)
  }
}
