/// The unit of length that a line filler computes in: the one that makes positions cheapest.
protocol LineScale {
  /// A length on this scale times this is points.
  var points: Double { get }
  /// An em.
  var em: Double { get }
  /// The distance from the start of the text to a cluster.
  func position(_ cluster: Int32) -> Double
  /// The end of a line's visible text that breaks here; not-a-number for the break beyond all.
  func visibleEnd(_ place: MeasuredBreak) -> Double
  /// The same with the spaces that hang past the line's edge.
  func hangingEnd(_ place: MeasuredBreak) -> Double
  /// Where the next line begins.
  func nextStart(_ place: MeasuredBreak) -> Double
  /// An advance on this scale.
  func length(_ sum: AdvanceSum) -> Double
}

/// Em: the size only decides how many of them fit in a line.
struct EmScale: LineScale {
  let ems: UnsafeBufferPointer<Double>
  let points: Double

  var em: Double { 1 }
  func position(_ cluster: Int32) -> Double { ems[Int(cluster)] }
  func visibleEnd(_ place: MeasuredBreak) -> Double { place.visibleEm }
  func hangingEnd(_ place: MeasuredBreak) -> Double { place.hangingEm }
  func nextStart(_ place: MeasuredBreak) -> Double { place.em }
  func length(_ sum: AdvanceSum) -> Double { sum.em }
}

/// Points, for text with tracking, optical sizes or emoji, none of whose breaks change kerning.
struct PointScale: LineScale {
  let scale: UniformScale
  /// The end of the text.
  let end: Int32

  var points: Double { 1 }
  var em: Double { scale.factors.pointSize }
  func position(_ cluster: Int32) -> Double { scale.position(cluster) }
  func length(_ sum: AdvanceSum) -> Double { scale.factors.points(sum) }

  func visibleEnd(_ place: MeasuredBreak) -> Double {
    place.visibleEnd <= end ? scale.position(place.visibleEnd) : .nan
  }

  func hangingEnd(_ place: MeasuredBreak) -> Double { nextStart(place) }

  func nextStart(_ place: MeasuredBreak) -> Double {
    place.cluster <= end ? scale.position(place.cluster) : .nan
  }
}
