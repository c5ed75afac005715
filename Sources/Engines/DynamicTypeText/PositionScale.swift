/// Where the units of a paragraph stand on an endless line, in points.
protocol PositionScale {
  /// The distance from the start of the text to a unit.
  func position(_ unit: Int32) -> Double
  /// The width of an ellipsis in the font of a unit.
  func ellipsisWidth(at unit: Int32) -> Double
  /// The width of a hyphen in the font of a unit.
  func hyphenWidth(at unit: Int32) -> Double
  /// The width of the narrowest ellipsis in any of the fonts.
  var narrowestEllipsis: Double { get }
  /// A measure of text in one of the paragraph's style spans, in points.
  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double
}

extension PositionScale {
  /// The width of a stretch of the text on a line by itself.
  func width(of units: Range<Int32>, in paragraph: Paragraph) -> Double {
    let width = position(units.upperBound) - position(units.lowerBound)
    let table = paragraph.units
    guard table.isUnsafeCut(units.lowerBound) || table.changes(cutBefore: units.upperBound) else {
      return width
    }
    let ends = paragraph.reshapedEnds(of: units)
    return width + kerningLost(before: units.upperBound, in: paragraph)
      + (ends.first.map { change(by: $0, in: paragraph) } ?? 0)
      + (ends.last.map { change(by: $0, in: paragraph) } ?? 0)
  }

  /// What the character before a unit is wider without its kerning; less than 0 where it is narrower.
  func kerningLost(before unit: Int32, in paragraph: Paragraph) -> Double {
    let em = paragraph.units.kerning(lostBefore: unit)
    guard em != 0, let run = paragraph.firstRun(endingAfter: unit) else { return 0 }
    return -points(AdvanceSum(em: em), inSpan: paragraph.glyphRuns[run].span)
  }

  /// How much wider a piece is than the text that it replaces.
  func change(by piece: ReshapedPiece, in paragraph: Paragraph) -> Double {
    points(piece.sum, inSpan: paragraph.glyphRuns[piece.run].span)
      - (position(piece.units.upperBound) - position(piece.units.lowerBound))
  }
}

/// One font at one size: positions follow from the sums by multiplication.
struct UniformScale: PositionScale {
  private let sums: [AdvanceSum]
  private let ellipsis: AdvanceSum
  private let hyphen: AdvanceSum
  let factors: SpanFactors

  init(_ paragraph: Paragraph, factors: SpanFactors) {
    sums = paragraph.units.sums
    ellipsis = paragraph.firstSpan.ellipsis
    hyphen = paragraph.firstSpan.hyphen
    self.factors = factors
  }

  func position(_ unit: Int32) -> Double { factors.points(sums[Int(unit)]) }

  func ellipsisWidth(at unit: Int32) -> Double { narrowestEllipsis }

  func hyphenWidth(at unit: Int32) -> Double { factors.points(hyphen) }

  var narrowestEllipsis: Double { factors.points(ellipsis) }

  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double { factors.points(sum) }
}

/// Several fonts or sizes: positions are added up once for each layout.
struct MixedScale: PositionScale {
  private let positions: [Double]
  private let insertedWidths: [(end: Int32, width: Double, hyphen: Double)]
  private let factors: [SpanFactors]

  init(_ paragraph: Paragraph, factors: [SpanFactors]) {
    self.factors = factors
    let sums = paragraph.units.sums
    var positions: [Double] = [0]
    positions.reserveCapacity(sums.count)
    insertedWidths = zip(paragraph.spans, factors).map { span, factors in
      (
        span.units.upperBound, factors.points(span.insertions.ellipsis.advance),
        factors.points(span.insertions.hyphen.advance)
      )
    }
    for (span, factors) in zip(paragraph.spans, factors) where !span.units.isEmpty {
      let base = (positions.last ?? 0) - factors.points(sums[Int(span.units.lowerBound)])
      for unit in span.units { positions.append(base + factors.points(sums[Int(unit) + 1])) }
    }
    self.positions = positions
  }

  func position(_ unit: Int32) -> Double { positions[Int(unit)] }

  func ellipsisWidth(at unit: Int32) -> Double {
    (insertedWidths.first { unit < $0.end } ?? insertedWidths.last)?.width ?? 0
  }

  func hyphenWidth(at unit: Int32) -> Double {
    (insertedWidths.first { unit < $0.end } ?? insertedWidths.last)?.hyphen ?? 0
  }

  var narrowestEllipsis: Double { insertedWidths.map(\.width).min() ?? 0 }

  func points(_ sum: AdvanceSum, inSpan span: Int32) -> Double { factors[Int(span)].points(sum) }
}

/// What turns the measures of one style span into points.
struct SpanFactors: Equatable, Sendable {
  var pointSize: Double
  var spacing: OpticalSpacing
  var kerning: Double
  /// Points by which an emoji is wider than its size, or the width of an attachment.
  var extra: Double
  var attachment: TextAttachment?

  /// - Parameter design: The design of the system font, which has its own spacing at each size;
  ///   `nil` for other fonts.
  init(_ size: SpanSize, design: SystemDesign?, era: TrackingEra) {
    pointSize = size.pointSize
    kerning = size.kerning
    attachment = size.attachment
    extra = attachment?.width ?? Self.emojiExtra
    if let design {
      spacing = OpticalSpacing(design: design, pointSize: size.pointSize, era: era)
    } else {
      spacing = .none
    }
  }

  func points(_ sum: AdvanceSum) -> Double {
    pointSize * (sum.em + spacing.displayShare * sum.displayEm)
      + spacing.tracking * Double(sum.tracked) + kerning * Double(sum.kerned)
      + extra * Double(sum.extras)
  }

  /// By how many points an emoji is wider than its size.
  ///
  /// Labels of one emoji are recorded 43 points wide at 38 and 50 at 45; one of 18 points leaves its
  /// heart 23 to 24; lionheart/openradar-mirror#17142 measured 45 at 40. That is one amount, where
  /// a multiple of the size would have to fall from 1.28 to 1.11.
  private static let emojiExtra = 4.9
}
