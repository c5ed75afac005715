/// A place where a line may end.
struct LineEnd: BitwiseCopyable, Sendable {
  /// The end of what the line shows.
  var visibleEnd: Int32
  /// The unit with which the next line begins.
  var unit: Int32
  /// Where a line that ends here ends, and where the next begins, by the advances of the text, in em: kerning
  /// with what follows is lost by ending.
  var visibleEm: Double
  var em: Double

  init(_ opportunity: BreakOpportunity, in units: UnitTable) {
    (unit, visibleEnd) = (opportunity.unit, opportunity.visibleEnd)
    em = units.sums[Int(unit)].em
    visibleEm = units.sums[Int(visibleEnd)].em - units.kerning(lostBefore: visibleEnd)
  }
}
