public import DynamicType

/// A length of a text that follows the font of its run, or stays as it was asked for.
public struct AdjustableLength: Hashable, Sendable {
  /// The length of the design.
  public var unscaled: Unscaled
  /// Whether it follows.
  public var behavior: Behavior
  /// The length at present.
  public internal(set) var scaled: Scaled

  /// Whether a length grows with the text.
  public enum Behavior: Hashable, Sendable {
    /// It keeps its proportion to the size of the font, so that a maximum holds it back, too.
    case followsFont
    /// It is the same at every text size.
    case stays
  }

  /// A length at `large`.
  public init(_ unscaled: Unscaled, _ behavior: Behavior = .followsFont) {
    self.unscaled = unscaled
    self.behavior = behavior
    scaled = Scaled(fixed: unscaled)
  }

  /// The length beside a font.
  func following(_ font: Font) -> AdjustableLength {
    guard behavior == .followsFont, font.unscaledPointSize > 0 else { return self }
    var length = self
    length.scaled = Scaled(points: unscaled.points * font.pointSize / font.unscaledPointSize)
    return length
  }
}
