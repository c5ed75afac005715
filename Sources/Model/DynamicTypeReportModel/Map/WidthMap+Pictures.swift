extension WidthMap {
  /// A picture of a screen in one window at one size.
  package struct Picture: Hashable, Sendable {
    /// The place of the screen among all.
    package var screen: Int
    package var size: TextSize
    /// In points.
    package var width: Int
    package var png: [UInt8]

    package init(screen: Int, size: TextSize, width: Int, png: [UInt8]) {
      self.screen = screen
      self.size = size
      self.width = width
      self.png = png
    }
  }
}

extension WidthMap.Row {
  /// The windows at either side of the borders, which show what changes there, ascending; of a row without borders the widest
  /// window.
  package var tellingWidths: [Int] {
    var widths: Set<Int> = []
    for (left, right) in zip(spans, spans.dropFirst()) {
      widths.formUnion([left.to, right.from])
    }
    if widths.isEmpty, let last = spans.last { widths.insert(last.to) }
    return widths.sorted()
  }
}
