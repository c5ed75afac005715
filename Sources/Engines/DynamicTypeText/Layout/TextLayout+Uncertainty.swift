extension TextLayout {
  /// The most by which the widths of lines may be off, in points, because other fonts than the
  /// requested ones were measured.
  ///
  /// 0 for fonts that are installed. For the system font the bound that 80 % of recorded labels
  /// stay within: 0.5 points below 20 points, 0.8 % of the width from there on; of heavy text 1.2 %
  /// and of black 2.4 %, which were derived from bold because nothing is recorded of them. For
  /// substitutes of other fonts, and for scripts in one of our fallback fonts, 5 % of the width.
  public var widthUncertainty: Double {
    let widest = (0..<lineCount).map { fragment($0).width }.max() ?? 0
    let spans = paragraph.spans.enumerated().map { index, span in
      span.uncertainty(of: widest, pointSize: factors[index].pointSize)
    }
    return max(spans.max() ?? 0, widest * 0.05 * paragraph.fallbackShare)
  }
}

extension Paragraph {
  /// The share of the text's width in fallback fonts, from 0 to 1.
  fileprivate var fallbackShare: Double {
    let sums = clusters.sums
    guard let total = sums.last?.em, total > 0 else { return 0 }
    let fallback = glyphRuns.reduce(0.0) { width, run in
      guard run.font != spans[Int(run.span)].face.id else { return width }
      return width + sums[Int(run.clusters.upperBound)].em - sums[Int(run.clusters.lowerBound)].em
    }
    return min(max(fallback / total, 0), 1)
  }
}

extension StyleSpan {
  fileprivate func uncertainty(of width: Double, pointSize: Double) -> Double {
    if face.substituted != nil { return width * 0.05 }
    guard face.display != nil else { return 0 }
    let share =
      switch request.weight {
      case .heavy: 0.012
      case .black: 0.024
      default: pointSize < 20 ? 0 : 0.008
      }
    return pointSize < 20 ? max(0.5, width * share) : width * share
  }
}
