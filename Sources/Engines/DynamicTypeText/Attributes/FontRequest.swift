public import DynamicType

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
