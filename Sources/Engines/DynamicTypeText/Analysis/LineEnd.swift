/// A place where a line may end.
struct LineEnd: BitwiseCopyable, Sendable {
  /// Where a line ends that ends here, by the advances of the text: kerning with what follows is lost by
  /// ending. In em.
  var visibleEm: Double
  /// Where the next line begins, in em.
  var em: Double
  /// Where the spaces end that hang past the edge of the line, in em; where the line ends for one without.
  var hangingEm: Double
  /// The end of what the line shows.
  var visibleEnd: Int32
  /// The unit with which the next line begins.
  var unit: Int32

  init(_ opportunity: BreakOpportunity, in units: UnitTable) {
    (unit, visibleEnd) = (opportunity.unit, opportunity.visibleEnd)
    em = units.sums[Int(unit)].em
    visibleEm = units.sums[Int(visibleEnd)].em - units.kerning(lostBefore: visibleEnd)
    hangingEm = visibleEnd == unit ? visibleEm : em
  }

  /// What no line reaches, be it infinitely wide.
  static var beyond: LineEnd { LineEnd() }

  private init() {
    (visibleEm, hangingEm, em) = (.nan, .nan, .nan)
    (visibleEnd, unit) = (.max, .max)
  }

  /// Where a line ends that ends here, on the grid of a `LineEndIndex`.
  var visibleSteps: Int32 { visibleEm.isNaN ? .max : LineEndIndex.steps(visibleEm) }
}
