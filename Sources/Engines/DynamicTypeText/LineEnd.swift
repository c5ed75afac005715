/// A place where a line may end.
struct LineEnd: BitwiseCopyable, Sendable {
  /// The end of what the line shows.
  var visibleEnd: Int32
  /// The unit with which the next line begins.
  var unit: Int32
  /// The advances before either, in em.
  var visibleEm: Double
  var em: Double

  init(_ opportunity: BreakOpportunity, in units: UnitTable) {
    (unit, visibleEnd) = (opportunity.unit, opportunity.visibleEnd)
    em = units.sums[Int(unit)].em
    visibleEm = units.sums[Int(visibleEnd)].em
  }
}
