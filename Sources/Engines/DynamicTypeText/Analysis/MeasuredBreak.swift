/// A place where a line may end.
struct MeasuredBreak: BitwiseCopyable, Sendable {
  /// Where a line ends that ends here, by the advances of the text: kerning with what follows is lost by
  /// ending. In em.
  var visibleEm: Double
  /// Where the next line begins, in em.
  var em: Double
  /// Where the spaces end that hang past the edge of the line, in em; where the line ends for one without.
  var hangingEm: Double
  /// The end of what the line shows.
  var visibleEnd: Int32
  /// The cluster with which the next line begins.
  var cluster: Int32

  init(_ opportunity: BreakOpportunity, in clusters: ClusterTable) {
    (cluster, visibleEnd) = (opportunity.cluster, opportunity.visibleEnd)
    em = clusters.sums[Int(cluster)].em
    visibleEm = clusters.sums[Int(visibleEnd)].em - clusters.kerning(lostBefore: visibleEnd)
    hangingEm = visibleEnd == cluster ? visibleEm : em
  }

  /// What no line reaches, be it infinitely wide.
  static var beyond: MeasuredBreak { MeasuredBreak() }

  private init() {
    (visibleEm, hangingEm, em) = (.nan, .nan, .nan)
    (visibleEnd, cluster) = (.max, .max)
  }

  /// Where a line ends that ends here, on the grid of a `BreakIndex`.
  var visibleSteps: Int32 { visibleEm.isNaN ? .max : BreakIndex.steps(visibleEm) }
}
