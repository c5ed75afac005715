public import DynamicType

/// A font and its final size: already scaled for the user's text size.
public struct TextFont: Hashable, Sendable {
  /// A typeface.
  public enum Face: Hashable, Sendable {
    /// The system's own typeface in one of its designs.
    case system(design: Font.Design)
    /// A typeface by its PostScript name, full name or family name.
    case named(String)
    /// A variable typeface by one of its names, with values for its axes.
    case variable(String, [FontVariation])
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
    face: Face = .system(design: .standard), weight: FontWeight = .regular, isItalic: Bool = false,
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

/// The tag of an axis of variable fonts, its four letters big-endian, as OpenType writes it.
public struct FontAxis: Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The tag of up to four ASCII letters; missing ones are spaces, as in OpenType.
  public init(stringLiteral letters: String) {
    let bytes = (Array(letters.utf8) + [0x20, 0x20, 0x20, 0x20]).prefix(4)
    rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters of the tag.
  public var letters: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }
}

/// A value on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis: `wght`, `wdth`, `opsz`, `slnt`, `ital`, or one of the font's own.
  public var axis: FontAxis
  /// In the axis's units; values outside its range are clamped to it.
  public var value: Double

  public init(axis: FontAxis, value: Double) {
    self.axis = axis
    self.value = value
  }

  /// OpenType's weight, 1 to 1000; regular is 400.
  public static func weight(_ value: Double) -> FontVariation { .init(axis: "wght", value: value) }
  /// Percent of the normal width.
  public static func width(_ value: Double) -> FontVariation { .init(axis: "wdth", value: value) }
  /// The size in points that the design is made for.
  public static func opticalSize(_ value: Double) -> FontVariation {
    .init(axis: "opsz", value: value)
  }
  /// Degrees, negative for a slant to the right.
  public static func slant(_ value: Double) -> FontVariation { .init(axis: "slnt", value: value) }
}

/// All of a font but its size: what decides its glyphs and their advances in font units.
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
