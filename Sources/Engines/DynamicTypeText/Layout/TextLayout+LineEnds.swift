extension TextLayout {
  /// One of the lines, from the top.
  @inline(__always)
  func fragment(_ line: Int) -> LineFragment {
    parts?.fragments[line] ?? fragment(line, of: ends)
  }

  /// The measures of a line, computed from its end.
  private func fragment(_ line: Int, of ends: LineEnds) -> LineFragment {
    if let scale = paragraph.proportionalScale(firstFactors) {
      return fragment(line, of: ends, scale)
    }
    return fragment(line, of: ends, UniformScale(paragraph, factors: firstFactors))
  }

  @inline(__always)
  private func fragment(
    _ line: Int, of ends: LineEnds, _ scale: some UniformPositionScale
  ) -> LineFragment {
    let clusters = ends.clusters(ofLine: line, of: paragraph.clusters.count)
    let (start, next) = (clusters.lowerBound, clusters.upperBound)
    let cuts = paragraph.breakIndex.cuts
    let visibleEnd = cuts.visibleEnd(of: clusters)
    let end = scale.position(visibleEnd)
    let width =
      cuts[Int(start)].isUnsafe || cuts[Int(visibleEnd)].isUnsafe
      ? scale.width(of: start..<visibleEnd, in: paragraph)
      : end - scale.position(start)
        - scale.factors.pointSize * Double(cuts[Int(visibleEnd)].kerning)
    return LineFragment(
      shown: start..<visibleEnd, resumed: visibleEnd..<visibleEnd, next: next, ellipsis: .none,
      isHardBreak: Int(next) == paragraph.clusters.count, width: width,
      hangingWidth: scale.position(next) - end)
  }
}
