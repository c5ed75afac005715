/// A place where a line may end, by its positions in em.
struct ProportionalLineEnd: BitwiseCopyable, Sendable {
  /// The end of what the line shows.
  var visibleEm: Double
  /// Where the next line begins.
  var em: Double
  var visibleEnd: Int32
  var unit: Int32

  init(_ opportunity: BreakOpportunity, in units: UnitTable) {
    (unit, visibleEnd) = (opportunity.unit, opportunity.visibleEnd)
    em = units.sums[Int(unit)].em
    visibleEm = units.sums[Int(visibleEnd)].em
  }
}
