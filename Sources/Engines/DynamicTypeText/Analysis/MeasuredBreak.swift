/// A line break opportunity with its distances from the start of the text.
struct MeasuredBreak: BitwiseCopyable, Sendable {
  /// Where a line ends that ends here, by the advances of the text: kerning with what follows is
  /// lost by ending. In em.
  var visibleEm: Double
  /// Where the next line begins, in em.
  var em: Double
  /// The end of the spaces that hang past the line's edge, in em; the end of the visible text
  /// without such spaces.
  var hangingEm: Double
  /// The cluster after the last visible one.
  var visibleEnd: Int32
  /// The cluster with which the next line begins.
  var cluster: Int32

  init(_ opportunity: BreakOpportunity, in clusters: ClusterTable) {
    (cluster, visibleEnd) = (opportunity.cluster, opportunity.visibleEnd)
    em = clusters.sums[Int(cluster)].em
    visibleEm = clusters.sums[Int(visibleEnd)].em - clusters.kerning(lostBefore: visibleEnd)
    hangingEm = visibleEnd == cluster ? visibleEm : em
  }

  /// A break that no line reaches, however wide.
  static var beyond: MeasuredBreak { MeasuredBreak() }

  private init() {
    (visibleEm, hangingEm, em) = (.nan, .nan, .nan)
    (visibleEnd, cluster) = (.max, .max)
  }

  /// The end of the visible text on the grid of a `BreakIndex`.
  var visibleSteps: Int32 { visibleEm.isNaN ? .max : BreakIndex.steps(visibleEm) }
}
