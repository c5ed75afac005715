/// The colours that a document gives to a bar of a controller; nil for the system's own.
public struct BarAppearance: Hashable, Sendable {
  /// `barStyle="black"`: a dark bar with light text.
  public var isBlack: Bool
  /// What the bar is filled with (`barTintColor`, or the view's background).
  public var background: ColorValue?
  /// The colour of its items.
  public var tint: ColorValue?
  public var title: ColorValue?
  public var largeTitle: ColorValue?

  public init() {
    isBlack = false
  }
}
