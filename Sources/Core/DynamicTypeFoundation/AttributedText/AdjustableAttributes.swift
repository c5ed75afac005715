public import DynamicType

/// The attributes of a run of text that this library sets and keeps up to date.
public struct AdjustableAttributes: Hashable, Sendable {
  public var font: Font
  /// The space added after each letter.
  public var tracking: AdjustableLength?
  /// The least distance from baseline to baseline.
  public var minimumLineHeight: AdjustableLength?
  /// The greatest distance from baseline to baseline.
  public var maximumLineHeight: AdjustableLength?

  /// Attributes at the present size of the font.
  public init(
    font: Font, tracking: AdjustableLength? = nil, minimumLineHeight: AdjustableLength? = nil,
    maximumLineHeight: AdjustableLength? = nil
  ) {
    self.font = font
    self.tracking = tracking?.following(font)
    self.minimumLineHeight = minimumLineHeight?.following(font)
    self.maximumLineHeight = maximumLineHeight?.following(font)
  }

  /// The attributes of a token of a company's typography.
  public init(_ resolved: ResolvedTypography) {
    let lineHeight = resolved.token.lineHeight.map { AdjustableLength($0) }
    self.init(
      font: resolved.font, tracking: AdjustableLength(resolved.token.tracking),
      minimumLineHeight: lineHeight, maximumLineHeight: lineHeight)
  }

  /// The attributes for other traits; themselves where the font stays as it is in `container`.
  public func updated(
    for traits: TraitCollection?, in container: AdjustingText.Container
  ) -> AdjustableAttributes {
    switch AdjustingText.behavior(of: font, in: container) {
    case .fixed, .snapshot: self
    case .follows, .followsCurve:
      AdjustableAttributes(
        font: font.resolved(for: traits), tracking: tracking,
        minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight)
    }
  }
}
