/// Lays out the text between the tabs of a line.
struct TabRuler<Scale: PositionScale> {
  let paragraph: Paragraph
  let scale: Scale
  let styles: ParagraphStyles

  /// A stretch of a line without tabs.
  struct Segment: Equatable {
    var clusters: Range<Int32>
    /// The distance from the start of the line, in its direction.
    var start: Double
    var width: Double
  }

  func width(of line: Range<Int32>) -> Double {
    segments(of: line).last.map { $0.start + $0.width } ?? 0
  }

  /// The text before, between and after the tabs of a line, in the order of the text.
  func segments(of line: Range<Int32>) -> [Segment] {
    let style = styles.style(at: line.lowerBound)
    let lead = styles.line(at: line.lowerBound, of: paragraph).lead
    var segments: [Segment] = []
    var start = line.lowerBound
    var pen = 0.0
    var tab = paragraph.firstTab(from: line.lowerBound)
    while true {
      let isLast = tab >= paragraph.tabs.count || paragraph.tabs[tab] >= line.upperBound
      let clusters = start..<(isLast ? line.upperBound : paragraph.tabs[tab])
      let width = scale.width(of: clusters, in: paragraph)
      if !segments.isEmpty {
        pen = place(clusters, width: width, after: pen + lead, style: style) - lead
      }
      segments.append(Segment(clusters: clusters, start: pen, width: width))
      pen += width
      guard !isLast else { return segments }
      start = paragraph.tabs[tab] + 1
      tab += 1
    }
  }

  /// The start of the text after a tab, from the edge of the box.
  private func place(
    _ clusters: Range<Int32>, width: Double, after pen: Double, style: ParagraphStyle
  ) -> Double {
    let stop = style.stop(after: pen)
    let before =
      switch stop.alignment {
      case .left, .natural: 0.0
      case .right: width
      case .center: width / 2
      case .decimal:
        scale.width(
          of: clusters.lowerBound..<decimalSeparator(in: clusters), in: paragraph)
      }
    return max(stop.location - before, pen)
  }
}

extension ParagraphStyle {
  /// The distance of the tab stops of `NSParagraphStyle.default`, in points.
  private static let standardTabInterval = 28.0

  /// The next tab stop after a position on the line.
  fileprivate func stop(after pen: Double) -> TabStop {
    let least = pen + 1e-6
    if let stop = tabStops.first(where: { $0.location > least }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : Self.standardTabInterval
    return TabStop(location: (least / interval).rounded(.down) * interval + interval)
  }
}

extension TabRuler {
  /// The last full stop or comma before a digit, as in numbers; the end of the text without one.
  private func decimalSeparator(in clusters: Range<Int32>) -> Int32 {
    for cluster in clusters.reversed() {
      let text = paragraph.substring(cluster..<cluster + 1)
      guard text == "." || text == "," || text == "٫", cluster + 1 < clusters.upperBound else {
        continue
      }
      if paragraph.substring(cluster + 1..<cluster + 2).first?.isNumber == true { return cluster }
    }
    return clusters.upperBound
  }
}
