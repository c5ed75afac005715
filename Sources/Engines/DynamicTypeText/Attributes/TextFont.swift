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
