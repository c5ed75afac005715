/// A place where a line may end.
struct LineEnd: BitwiseCopyable, Sendable {
  /// Where a line ends that ends here, by the advances of the text: kerning with what follows is lost by
  /// ending. In em.
  var visibleEm: Double
  /// Where the next line begins, in em.
  var em: Double
  /// Where the line ends and the next begins, on the grid of a `LineEndIndex`.
  var visibleSteps: Int32
  var steps: Int32
  /// The end of what the line shows.
  var visibleEnd: Int32
  /// The unit with which the next line begins.
  var unit: Int32

  init(_ opportunity: BreakOpportunity, in units: UnitTable) {
    (unit, visibleEnd) = (opportunity.unit, opportunity.visibleEnd)
    em = units.sums[Int(unit)].em
    visibleEm = units.sums[Int(visibleEnd)].em - units.kerning(lostBefore: visibleEnd)
    steps = LineEndIndex.steps(em)
    visibleSteps = LineEndIndex.steps(visibleEm)
  }

  /// What no line reaches, be it infinitely wide.
  static var beyond: LineEnd { LineEnd() }

  private init() {
    (visibleEm, em) = (.nan, .nan)
    (visibleSteps, steps) = (.max, .max)
    (visibleEnd, unit) = (.max, .max)
  }
}
