/// The positions of a paragraph's clusters, in points, if all of it were one line.
protocol PositionScale {
  /// Whether positions never decrease from one cluster to the next.
  static var neverGoesBack: Bool { get }
  /// The distance from the start of the text to a cluster.
  func position(_ cluster: Int32) -> Double
  /// The width of an ellipsis in the font of a cluster.
  func ellipsisWidth(at cluster: Int32, in paragraph: Paragraph) -> Double
  /// The width of a hyphen in the font of a cluster.
  func hyphenWidth(at cluster: Int32, in paragraph: Paragraph) -> Double
  /// The width of the narrowest ellipsis in any of the fonts.
  func narrowestEllipsis(in paragraph: Paragraph) -> Double
  /// An advance in the style of a cluster, in points.
  func points(_ sum: AdvanceSum, ofCluster cluster: Int32, in paragraph: Paragraph) -> Double
  /// An advance in one of the paragraph's style spans, in points.
  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double
}

extension PositionScale {
  static var neverGoesBack: Bool { false }

  /// The width of a stretch of the text if it is a line by itself.
  func width(of clusters: Range<Int32>, in paragraph: Paragraph) -> Double {
    let width = position(clusters.upperBound) - position(clusters.lowerBound)
    let lost = kerningLost(before: clusters.upperBound, in: paragraph)
    guard
      paragraph.clusters.isUnsafeCut(clusters.lowerBound)
        || paragraph.clusters.isUnsafeCut(clusters.upperBound)
    else { return width + lost }
    let ends = paragraph.reshapedEnds(of: clusters)
    return width + lost + (ends.first.map { change(by: $0, in: paragraph) } ?? 0)
      + (ends.last.map { change(by: $0, in: paragraph) } ?? 0)
  }

  /// By how much the character before a cluster widens when kerning between the two is undone;
  /// negative where it narrows.
  func kerningLost(before cluster: Int32, in paragraph: Paragraph) -> Double {
    let em = paragraph.clusters.kerning(lostBefore: cluster)
    return em == 0 ? 0 : -points(AdvanceSum(em: em), ofCluster: cluster, in: paragraph)
  }

  /// The difference in width between a piece and the text that it replaces.
  func change(by piece: ReshapedPiece, in paragraph: Paragraph) -> Double {
    points(piece.sum, inSpan: paragraph.glyphRuns[piece.run].span)
      - (position(piece.clusters.upperBound) - position(piece.clusters.lowerBound))
  }
}

/// A scale with one font at one size.
protocol UniformPositionScale: PositionScale {
  var factors: SpanFactors { get }
}

extension UniformPositionScale {
  func ellipsisWidth(at cluster: Int32, in paragraph: Paragraph) -> Double {
    narrowestEllipsis(in: paragraph)
  }

  func hyphenWidth(at cluster: Int32, in paragraph: Paragraph) -> Double {
    factors.points(paragraph.firstSpan.hyphen)
  }

  func narrowestEllipsis(in paragraph: Paragraph) -> Double {
    factors.points(paragraph.firstSpan.ellipsis)
  }

  func points(_ sum: AdvanceSum, ofCluster cluster: Int32, in paragraph: Paragraph) -> Double {
    factors.points(sum)
  }

  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double { factors.points(sum) }
}

/// One font at one size: a position is a sum of advances times the size.
struct UniformScale: UniformPositionScale {
  private let sums: [AdvanceSum]
  let factors: SpanFactors

  init(_ paragraph: Paragraph, factors: SpanFactors) {
    sums = paragraph.clusters.sums
    self.factors = factors
  }

  func position(_ cluster: Int32) -> Double { factors.points(sums[Int(cluster)]) }
}

/// One font at one size, whose positions are proportional to the size: each is one product.
///
/// It borrows the paragraph's numbers, so that copies of it count no references, and must not
/// outlive it.
struct ProportionalScale: UniformPositionScale {
  static var neverGoesBack: Bool { true }

  fileprivate let ems: UnsafeBufferPointer<Double>
  let factors: SpanFactors

  func position(_ cluster: Int32) -> Double { factors.pointSize * ems[Int(cluster)] }
}

extension Paragraph {
  /// The scale of a text whose positions are proportional to its size; `nil` for other texts.
  @inline(__always)
  func proportionalScale(_ factors: SpanFactors) -> ProportionalScale? {
    guard let ems, factors.kerning == 0 else { return nil }
    return ProportionalScale(ems: ems, factors: factors)
  }
}

extension Paragraph {
  /// Whether positions never decrease, at a size with its tracking.
  @inline(__always)
  func neverGoesBack(_ factors: SpanFactors) -> Bool {
    guard let leastTrackedAdvance = traits.leastTrackedAdvance, factors.kerning == 0,
      factors.extra >= 0
    else { return false }
    return factors.pointSize * leastTrackedAdvance + factors.spacing.tracking >= 0
  }
}

/// Several fonts or sizes: positions are added up once for each layout.
struct MixedScale: PositionScale {
  private let positions: [Double]
  private let insertedWidths: [(end: Int32, width: Double, hyphen: Double)]
  private let factors: [SpanFactors]

  init(_ paragraph: Paragraph, factors: [SpanFactors]) {
    self.factors = factors
    let sums = paragraph.clusters.sums
    var positions: [Double] = [0]
    positions.reserveCapacity(sums.count)
    insertedWidths = zip(paragraph.spans, factors).map { span, factors in
      (
        span.clusters.upperBound, factors.points(span.insertions.ellipsis.advance),
        factors.points(span.insertions.hyphen.advance)
      )
    }
    for (span, factors) in zip(paragraph.spans, factors) where !span.clusters.isEmpty {
      let base = (positions.last ?? 0) - factors.points(sums[Int(span.clusters.lowerBound)])
      for cluster in span.clusters {
        positions.append(base + factors.points(sums[Int(cluster) + 1]))
      }
    }
    self.positions = positions
  }

  func position(_ cluster: Int32) -> Double { positions[Int(cluster)] }

  func ellipsisWidth(at cluster: Int32, in paragraph: Paragraph) -> Double {
    (insertedWidths.first { cluster < $0.end } ?? insertedWidths.last)?.width ?? 0
  }

  func hyphenWidth(at cluster: Int32, in paragraph: Paragraph) -> Double {
    (insertedWidths.first { cluster < $0.end } ?? insertedWidths.last)?.hyphen ?? 0
  }

  func narrowestEllipsis(in paragraph: Paragraph) -> Double {
    insertedWidths.map(\.width).min() ?? 0
  }

  func points(_ sum: AdvanceSum, ofCluster cluster: Int32, in paragraph: Paragraph) -> Double {
    guard let run = paragraph.firstRun(endingAfter: cluster) else { return 0 }
    return points(sum, inSpan: paragraph.glyphRuns[run].span)
  }

  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double { factors[Int(span)].points(sum) }
}

/// Converts the advances of one style span to points.
struct SpanFactors: Equatable, Sendable {
  var pointSize: Double
  var spacing: OpticalSpacing
  var kerning: Double
  /// The height of its letters' baseline above that of the line, in points.
  var baselineOffset: Double
  /// The points by which an emoji is wider than its size, or the width of an attachment.
  ///
  /// Evidence: E-text-break-at-end.
  var extra: Double
  var attachment: TextAttachment?

  @inline(__always)
  init(_ size: SpanSize, of span: SpanMeasures, era: TrackingEra) {
    pointSize = size.pointSize
    kerning = size.kerning
    baselineOffset = size.baselineOffset
    attachment = size.attachment
    extra = attachment?.width ?? Self.emojiExtra
    if let design = span.design {
      spacing = OpticalSpacing(
        design: design, weight: span.weight, pointSize: size.pointSize, era: era)
    } else {
      spacing = .none
    }
  }

  func points(_ sum: AdvanceSum) -> Double {
    pointSize * (sum.em + spacing.displayShare * sum.displayEm)
      + spacing.tracking * Double(sum.tracked) + kerning * Double(sum.kerned)
      + extra * Double(sum.extras)
  }

  /// An upper bound of the width of any text none of whose components exceeds those of `sum`.
  func most(_ sum: AdvanceSum) -> Double {
    pointSize * (sum.em + spacing.displayShare * sum.displayEm)
      + max(spacing.tracking, 0) * Double(sum.tracked) + max(kerning, 0) * Double(sum.kerned)
      + max(extra, 0) * Double(sum.extras)
  }

  /// By how many points an emoji is wider than its size.
  ///
  /// Labels of one emoji are recorded 43 points wide at 38 and 50 at 45; one of 18 points leaves
  /// its heart 23 to 24; lionheart/openradar-mirror#17142 measured 45 at 40. That is one amount,
  /// where a multiple of the size would have to fall from 1.28 to 1.11.
  private static let emojiExtra = 4.9
}
