/// Glyphs of one line in one font and colour, where they are drawn.
public struct DrawnGlyphs: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    /// An index into the font's glyph table.
    public var id: UInt32
    /// The origin of the glyph, in points from the left of the text's element.
    public var x: Double
    /// The origin of the glyph, in points below the line's baseline.
    public var y: Double

    public init(id: UInt32, x: Double, y: Double) {
      (self.id, self.x, self.y) = (id, x, y)
    }
  }

  /// A font in its file.
  public struct Font: Hashable, Sendable {
    public var path: String
    /// The index of the face in its file.
    public var faceIndex: Int
    /// The places on the axes of a variable font, as CSS's `font-variation-settings` has them
    /// without quotes ("wght=700,wdth=85"); empty for the font as it is by default.
    public var variations: String

    public init(path: String, faceIndex: Int, variations: String = "") {
      (self.path, self.faceIndex, self.variations) = (path, faceIndex, variations)
    }
  }

  public var font: Font
  /// In points.
  public var pointSize: Double
  /// Nil for the element's own text colour.
  public var color: ColorValue?
  public var shadow: TextShadow?
  public var glyphs: [Glyph]

  public init(
    font: Font, pointSize: Double, color: ColorValue?, shadow: TextShadow? = nil, glyphs: [Glyph]
  ) {
    self.shadow = shadow
    self.font = font
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
  }
}

/// A rectangle that is drawn with the letters of a line.
public struct DrawnRule: Hashable, Sendable {
  /// In the order in which they are drawn; letters come before what strikes them through.
  public enum Kind: Hashable, Sendable {
    case background, underline, strikethrough
  }

  public var kind: Kind
  /// In points from the left of the text's element, and below the line's baseline.
  public var rect: Rect
  /// Nil for the element's own text colour.
  public var color: ColorValue?
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]

  public init(_ kind: Kind, _ rect: Rect, color: ColorValue?, dashes: [Double] = []) {
    self.kind = kind
    self.rect = rect
    self.color = color
    self.dashes = dashes
  }
}

/// The glyphs of a text's lines and what is drawn with them, made when they are asked for: most layouts
/// are never drawn.
///
/// All sources are equal: what they give follows from the rest of the text.
public struct GlyphSource: Hashable, Sendable {
  private let make: @Sendable (_ line: Int) -> [DrawnGlyphs]
  private let makeRules: (@Sendable (_ line: Int) -> [DrawnRule])?

  /// - Parameter rules: Nil for a text of letters alone.
  public init(
    rules: (@Sendable (_ line: Int) -> [DrawnRule])? = nil,
    _ make: @escaping @Sendable (_ line: Int) -> [DrawnGlyphs]
  ) {
    self.make = make
    makeRules = rules
  }

  /// The glyphs of a line, from left to right.
  ///
  /// - Parameter line: An index into the text's `lines`.
  public func glyphs(ofLine line: Int) -> [DrawnGlyphs] { make(line) }

  /// The backgrounds of a line's letters and the lines along them.
  ///
  /// - Parameter line: An index into the text's `lines`.
  public func rules(ofLine line: Int) -> [DrawnRule] { makeRules?(line) ?? [] }

  public static func == (lhs: GlyphSource, rhs: GlyphSource) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
