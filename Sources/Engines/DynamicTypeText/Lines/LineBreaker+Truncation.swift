/// The last line that may be shown, truncated or clipped.
extension LineBreaker {
  /// The last line that may be shown, with an ellipsis where text is left over.
  func last(
    _ line: LineFragment, from start: Int32, availableWidth: Double, isOnly: Bool
  ) -> LineFragment {
    let end = Int32(paragraph.clusters.count)
    guard line.next < end else { return line }
    // With more than one line, head and middle truncation look like tail truncation in UIKit.
    let truncatesByMode = isOnly || conventions == .swiftUI
    switch mode(at: start) {
    case .wordWrap, .charWrap: return line
    case .clip: return isOnly ? clipped(from: start, availableWidth: availableWidth) : line
    case .headTruncation where truncatesByMode:
      return truncatedHead(from: start, availableWidth: availableWidth)
    case .middleTruncation where truncatesByMode:
      return truncatedMiddle(from: start, availableWidth: availableWidth)
    case .tailTruncation, .headTruncation, .middleTruncation:
      return truncatedTail(from: start, availableWidth: availableWidth)
    }
  }

  /// The end of the text that one line may show from `start` on: its next line break.
  private func hardEnd(from start: Int32) -> BreakOpportunity {
    let breaks = paragraph.breaks
    return breaks.first { $0.isMandatory && $0.cluster > start } ?? breaks[breaks.count - 1]
  }

  /// One line without breaks, clipped at the edge of its box.
  private func clipped(from start: Int32, availableWidth: Double) -> LineFragment {
    let hard = hardEnd(from: start)
    let fitting = clustersFitting(from: start, to: hard.visibleEnd, availableWidth: availableWidth)
    var line = fragment(start, to: fitting, next: hard.cluster, isHardBreak: true)
    line.hangingWidth = scale.position(hard.visibleEnd) - scale.position(fitting)
    return line
  }

  private func truncatedTail(from start: Int32, availableWidth: Double) -> LineFragment {
    let hard = hardEnd(from: start)
    let end = endBeforeEllipsis(from: start, to: hard.visibleEnd, availableWidth: availableWidth)
    return LineFragment(
      shown: start..<end, resumed: end..<end, next: Int32(paragraph.clusters.count),
      ellipsis: .tail,
      isHardBreak: false, width: width(of: start..<end) + ellipsisWidth(after: end, from: start),
      hangingWidth: 0)
  }

  /// The width of an ellipsis in the font of the character before it.
  private func ellipsisWidth(after end: Int32, from start: Int32) -> Double {
    scale.ellipsisWidth(at: max(end - 1, start), in: paragraph)
  }

  /// The end of the longest stretch from `start` that fits together with an ellipsis, which follows
  /// a letter, never a space.
  private func endBeforeEllipsis(from start: Int32, to end: Int32, availableWidth: Double) -> Int32
  {
    let narrowest = scale.narrowestEllipsis(in: paragraph)
    var end = clustersFitting(from: start, to: end, availableWidth: availableWidth - narrowest)
    while end > start,
      paragraph.clusters.flags[Int(end) - 1].contains(.space)
        || width(of: start..<end) + ellipsisWidth(after: end, from: start) > availableWidth
          + Self.tolerance
    { end -= 1 }
    return end
  }

  private func truncatedHead(from start: Int32, availableWidth: Double) -> LineFragment {
    let hard = hardEnd(from: start)
    guard hard.cluster == Int32(paragraph.clusters.count) else {
      return truncatedTail(from: start, availableWidth: availableWidth)
    }
    let ellipsis = scale.ellipsisWidth(at: start, in: paragraph)
    let resume = firstCluster(
      before: hard.visibleEnd, from: start, availableWidth: availableWidth - ellipsis)
    return LineFragment(
      shown: start..<start, resumed: resume..<hard.visibleEnd, next: hard.cluster, ellipsis: .head,
      isHardBreak: false,
      width: ellipsis + scale.width(of: resume..<hard.visibleEnd, in: paragraph), hangingWidth: 0)
  }

  /// Head and tail in balance: each gets half of the available width, and what remains goes to the
  /// narrower one. There are no spaces beside the ellipsis.
  private func truncatedMiddle(from start: Int32, availableWidth: Double) -> LineFragment {
    let hard = hardEnd(from: start)
    guard hard.cluster == Int32(paragraph.clusters.count) else {
      return truncatedTail(from: start, availableWidth: availableWidth)
    }
    let half = max(availableWidth - scale.narrowestEllipsis(in: paragraph), 0) / 2
    var cut = Cut(
      end: clustersFitting(from: start, to: hard.visibleEnd, availableWidth: half),
      resume: firstCluster(before: hard.visibleEnd, from: start, availableWidth: half))
    cut.resume = max(cut.resume, cut.end)
    func head(_ cut: Cut) -> Double { width(of: start..<cut.end) }
    func tail(_ cut: Cut) -> Double {
      scale.width(of: cut.resume..<hard.visibleEnd, in: paragraph)
    }
    func total(_ cut: Cut) -> Double {
      head(cut) + ellipsisWidth(after: cut.end, from: start) + tail(cut)
    }
    func fits(_ cut: Cut) -> Bool {
      cut.end < cut.resume && total(cut) <= availableWidth + Self.tolerance
    }
    while true {
      let (longer, later) = (cut.withLongerHead, cut.withLongerTail)
      let prefersHead = head(cut) <= tail(cut)
      if prefersHead, fits(longer) {
        cut = longer
      } else if fits(later) {
        cut = later
      } else if !prefersHead, fits(longer) {
        cut = longer
      } else {
        break
      }
    }
    let flags = paragraph.clusters.flags
    while cut.end > start, flags[Int(cut.end) - 1].contains(.space) { cut.end -= 1 }
    while cut.resume < hard.visibleEnd, flags[Int(cut.resume)].contains(.space) { cut.resume += 1 }
    // Letters that are no longer joined to hidden ones may be wider than they were.
    while cut.resume < hard.visibleEnd, total(cut) > availableWidth + Self.tolerance {
      cut.resume += 1
    }
    while cut.end > start, total(cut) > availableWidth + Self.tolerance { cut.end -= 1 }
    return LineFragment(
      shown: start..<cut.end, resumed: cut.resume..<hard.visibleEnd, next: hard.cluster,
      ellipsis: .middle, isHardBreak: false, width: total(cut), hangingWidth: 0)
  }

  /// The end of the longest stretch from `start` that fits; `start` when nothing does.
  private func clustersFitting(from start: Int32, to end: Int32, availableWidth: Double) -> Int32 {
    guard start < end, width(of: start..<start + 1) <= availableWidth + Self.tolerance else {
      return start
    }
    return min(lastCluster(from: start, availableWidth: availableWidth, before: end), end)
  }

  /// The start of the longest stretch before `end` that fits; `end` when nothing does.
  private func firstCluster(before end: Int32, from start: Int32, availableWidth: Double) -> Int32 {
    let limit = scale.position(end) - availableWidth - Self.tolerance
    var low = start
    var high = end
    while low < high {
      let middle = low + (high - low) / 2
      if scale.position(middle) >= limit { high = middle } else { low = middle + 1 }
    }
    while low < end, scale.width(of: low..<end, in: paragraph) > availableWidth + Self.tolerance {
      low += 1
    }
    return low
  }
}

/// The two ends of a gap that an ellipsis replaces.
private struct Cut {
  /// The end of the visible text before it.
  var end: Int32
  /// The start of the visible text after it.
  var resume: Int32

  var withLongerHead: Cut { Cut(end: end + 1, resume: resume) }
  var withLongerTail: Cut { Cut(end: end, resume: resume - 1) }
}
