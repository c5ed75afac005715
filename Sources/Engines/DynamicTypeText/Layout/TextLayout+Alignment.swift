/// The horizontal positions of lines in their box.
extension TextLayout {
  /// The width that justification adds to each space of a line; 0 for the last line of a paragraph.
  func gap(of fragment: LineFragment) -> Double {
    guard alignment(of: fragment) == .justified, !fragment.isHardBreak, fragment.ellipsis == .none,
      fragment.next < Int32(paragraph.clusters.count), !paragraph.hasTab(in: fragment.shown)
    else { return 0 }
    let spaces = paragraph.clusters.spaceCount(in: fragment.shown)
    return spaces > 0
      ? max(edges(of: fragment).availableWidth - fragment.width, 0) / Double(spaces) : 0
  }

  @inline(__always)
  func originX(of fragment: LineFragment) -> Double {
    guard styles == nil, alignment == .natural else { return alignedOriginX(of: fragment) }
    return paragraph.baseLevels.isRightToLeft(at: fragment.shown.lowerBound)
      ? boxWidth - fragment.width : 0
  }

  private func alignedOriginX(of fragment: LineFragment) -> Double {
    let (left, availableWidth) = edges(of: fragment)
    let free = availableWidth - fragment.width
    let isRightToLeft = paragraph.baseLevels.isRightToLeft(at: fragment.shown.lowerBound)
    switch alignment(of: fragment) {
    case .left: return left
    case .natural: return isRightToLeft ? left + free : left
    case .justified: return isRightToLeft && gap(of: fragment) == 0 ? left + free : left
    case .right: return left + free
    case .center: return left + free / 2
    }
  }

  private func alignment(of fragment: LineFragment) -> TextAlignment {
    styles?.style(at: fragment.shown.lowerBound).alignment ?? alignment
  }

  /// The left edge of a line between its indents, and its available width.
  private func edges(of fragment: LineFragment) -> (left: Double, availableWidth: Double) {
    guard let styles else { return (0, boxWidth) }
    let line = styles.resized(to: boxWidth).line(at: fragment.shown.lowerBound, of: paragraph)
    let isRightToLeft = paragraph.baseLevels.isRightToLeft(at: fragment.shown.lowerBound)
    return (
      isRightToLeft ? boxWidth - line.lead - line.availableWidth : line.lead, line.availableWidth
    )
  }
}
