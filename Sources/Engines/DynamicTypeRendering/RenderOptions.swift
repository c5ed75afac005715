public import DynamicTypeModel

/// What a picture shows of a screen, and how.
public struct RenderOptions: Hashable, Sendable {
  /// How much of what scrolls is in the picture.
  public enum Extent: Hashable, Sendable {
    /// The screen at rest: what lies below it is not seen.
    case screen
    /// As tall as it takes to show the content of the screen's main scroll view or table.
    case fullContent
  }

  public typealias Appearance = ScreenAppearance

  /// A finding's mark: its element is outlined and the number stands beside it.
  public struct Highlight: Hashable, Sendable {
    public var element: NodeIndex
    public var number: Int
    public var severity: Severity

    public init(element: NodeIndex, number: Int, severity: Severity) {
      self.element = element
      self.number = number
      self.severity = severity
    }
  }

  /// Pixels a point; nil for the device's own.
  public var pixelScale: Double?
  public var extent: Extent
  public var appearance: Appearance
  /// Drawn in this order, the last on top.
  public var highlights: [Highlight]
  /// For which of the items in the picture the Large Content Viewer is open, from 0; nil for none.
  public var largeContentItem: Int?

  public init(
    pixelScale: Double? = nil, extent: Extent = .screen, appearance: Appearance = .light,
    highlights: [Highlight] = []
  ) {
    self.pixelScale = pixelScale
    self.extent = extent
    self.appearance = appearance
    self.highlights = highlights
  }
}
