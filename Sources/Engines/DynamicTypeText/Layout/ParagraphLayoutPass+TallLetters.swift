extension ParagraphLayoutPass {
  /// The height of a line's tall letters above its baseline and their depth below, in points: 0
  /// without such letters, or where a maximum bounds the line's height.
  func reach(of line: LineFragment) -> (above: Double, below: Double) {
    let style = styles?.style(at: line.shown.lowerBound)
    guard (style?.maximumLineHeight ?? options.maximumLineHeight) <= 0 else { return (0, 0) }
    var reach = (above: 0.0, below: 0.0)
    func add(_ ink: GlyphInk, span: Int) {
      let size = sizes[span]
      guard size.publishedLeading != nil else { return }
      reach.above = max(reach.above, size.pointSize * ink.top + size.baselineOffset)
      reach.below = max(reach.below, -size.pointSize * ink.bottom - size.baselineOffset)
    }
    for clusters in [line.shown, line.resumed] {
      for cluster in paragraph.tallInk.clusters(in: clusters, of: paragraph) {
        add(cluster.ink, span: Int(cluster.span))
      }
    }
    guard let language = options.typesettingLanguage else { return reach }
    for (index, span) in paragraph.spans.enumerated()
    where span.clusters.overlaps(line.shown.lowerBound..<max(line.next, line.shown.lowerBound + 1))
    {
      if let ink = paragraph.tallInk.tallestStack(
        of: language, in: paragraph, span: index)
      {
        add(ink, span: index)
      }
    }
    return reach
  }
}
