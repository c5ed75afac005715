import DynamicTypeModel

/// What a picture shows of a screen, and how.
package struct RenderOptions: Hashable, Sendable {
  /// How much of what scrolls is in the picture.
  package enum Extent: Hashable, Sendable {
    /// The screen at rest: what lies below it is not seen.
    case screen
    /// As tall as it takes to show the content of the screen's main scroll view or table.
    case fullContent
  }

  package enum Appearance: Hashable, Sendable {
    case light, dark
  }

  /// A finding's mark: its element is outlined and the number stands beside it.
  package struct Highlight: Hashable, Sendable {
    package var element: NodeIndex
    package var number: Int
    package var severity: Severity

    package init(element: NodeIndex, number: Int, severity: Severity) {
      self.element = element
      self.number = number
      self.severity = severity
    }
  }

  /// Pixels a point; nil for the device's own.
  package var pixelScale: Double?
  package var extent: Extent
  package var appearance: Appearance
  /// Drawn in this order, the last on top.
  package var highlights: [Highlight]

  package init(
    pixelScale: Double? = nil, extent: Extent = .screen, appearance: Appearance = .light,
    highlights: [Highlight] = []
  ) {
    self.pixelScale = pixelScale
    self.extent = extent
    self.appearance = appearance
    self.highlights = highlights
  }
}
