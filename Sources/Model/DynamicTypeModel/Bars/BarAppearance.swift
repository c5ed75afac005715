/// The colours and fonts that a document gives to a bar; nil for the system's own.
public struct BarAppearance: Hashable, Sendable {
  /// `barStyle="black"`: a dark bar with light text.
  public var isBlack: Bool
  /// What the bar is filled with (`barTintColor`, or the view's background).
  public var background: ColorValue?
  /// The colour of its items.
  public var tint: ColorValue?
  public var title: ColorValue?
  public var largeTitle: ColorValue?
  /// The font of a title in the row of buttons.
  public var titleFont: FontDescription?
  public var largeTitleFont: FontDescription?

  public init() {
    isBlack = false
  }
}
