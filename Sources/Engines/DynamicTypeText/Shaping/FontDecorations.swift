/// The positions of a font's underline and strikethrough.
public struct FontDecorations: Hashable, Sendable {
  /// One such line, in em.
  public struct Line: Hashable, Sendable {
    /// The distance of its upper edge above the baseline; negative below.
    public var top: Double
    public var thickness: Double

    public init(top: Double, thickness: Double) {
      self.top = top
      self.thickness = thickness
    }
  }

  public var underline: Line
  public var strikethrough: Line

  public init(underline: Line, strikethrough: Line) {
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// For a font without its own: an eighteenth of an em thick, as in HarfBuzz.
  public static let usual = FontDecorations(
    underline: Line(top: -1 / 18, thickness: 1 / 18),
    strikethrough: Line(top: 0.3, thickness: 1 / 18))
}
