extension TextLayout {
  /// By how many points the widths of lines may be off, because the fonts are not the ones that
  /// were asked for.
  ///
  /// 0 for fonts that are installed. For the system font what 80 % of recorded labels stay within:
  /// 0.5 points below 20 points, 0.8 % of the width from there on. For stand-ins of other fonts, and
  /// for scripts that fall back to a font of ours, 5 % of the width.
  public var widthUncertainty: Double {
    let widest = fragments.map(\.width).max() ?? 0
    let spans = paragraph.spans.enumerated().map { index, span in
      span.uncertainty(of: widest, pointSize: factors[index].pointSize)
    }
    let isFallback = paragraph.glyphRuns.contains { run in
      run.font != paragraph.spans[Int(run.span)].face.id
    }
    return max(spans.max() ?? 0, isFallback ? widest * 0.05 : 0)
  }
}

extension StyleSpan {
  fileprivate func uncertainty(of width: Double, pointSize: Double) -> Double {
    if face.substituted != nil { return width * 0.05 }
    guard face.display != nil else { return 0 }
    return pointSize < 20 ? 0.5 : width * 0.008
  }
}
