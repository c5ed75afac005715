/// Lengths as lines of one font are filled by them: whatever cluster makes positions of least work.
protocol LineScale {
  /// A length on this scale times this is points.
  var points: Double { get }
  /// An em.
  var em: Double { get }
  /// The distance from the start of the text to a cluster.
  func position(_ cluster: Int32) -> Double
  /// The end of what a line shows that ends at a place; no number at the place beyond all.
  func visibleEnd(_ place: MeasuredBreak) -> Double
  /// The same with the spaces that hang past the edge of the line.
  func hangingEnd(_ place: MeasuredBreak) -> Double
  /// Where the line after it begins.
  func nextStart(_ place: MeasuredBreak) -> Double
  /// A measure of text.
  func length(_ sum: AdvanceSum) -> Double
}

/// Em: a size only decides how many of them fit in a line.
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
