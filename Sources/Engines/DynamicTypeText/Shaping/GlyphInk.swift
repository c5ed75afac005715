/// How far a glyph's ink reaches above and below its origin, in em; upwards is positive.
public struct GlyphInk: Hashable, Sendable {
  public var top: Double
  public var bottom: Double

  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
