/// The line break opportunities of a short text by distance from its start: the last one before a
/// distance is looked up instead of searched for, so that the processor has no branches to predict.
///
/// Distances are in steps of 1/65536 em. They say where to look; positions in points decide whether
/// a line ends there.
struct BreakIndex: ~Copyable {
  /// The longest text with an index, in clusters and in em. Few longer texts have so few lines that
  /// their ends can be stored in `LineEnds`.
  static var clusterCapacity: Int { 4095 }
  private static var emCapacity: Double { 4096 }

  /// The breaks at or before a mark, and all that a line needs that ends between it and the next
  /// mark. It is read at once, because the next line waits for it.
  struct Mark: BitwiseCopyable, Sendable {
    /// The distance of the first break after the mark, in steps.
    var nextEnd: Int32 = 0
    /// Where the next line begins if this one ends before that break, and if it ends there.
    var startBefore: Int32 = 0
    var startAfter: Int32 = 0
    /// How many breaks are at or before the mark.
    var endCount: UInt16 = 0
    /// The last cluster that begins at or before the mark.
    var cluster: UInt16 = 0

    /// The number of breaks up to a distance, and where the next line begins.
    ///
    /// A choice between two loaded numbers, because the processor could not predict a branch.
    @inline(__always)
    func end(before steps: Int32) -> (index: Int, nextStart: Int32) {
      let isReached = nextEnd <= steps
      return (Int(endCount) &+ (isReached ? 1 : 0), isReached ? startAfter : startBefore)
    }
  }

  /// Whether the text is so long that `LineEnds` may not be able to store a line's end.
  let isLong: Bool
  private let endTable: FixedTable<MeasuredBreak>
  private let cutTable: FixedTable<ClusterCut>
  private let markTable: FixedTable<Mark>

  /// The number of breaks; 0 for a text without index.
  var endCount: Int { endTable.elements.count - 1 }
  /// The breaks, ascending, and one more that no line reaches.
  var ends: UnsafeBufferPointer<MeasuredBreak> { endTable.elements }
  /// The cuts before each cluster and at the end of the text.
  var cuts: UnsafeBufferPointer<ClusterCut> { cutTable.elements }
  /// Marks an em apart; the last is after the end of the text.
  var marks: UnsafeBufferPointer<Mark> { markTable.elements }

  /// An empty index.
  init() {
    isLong = false
    endTable = FixedTable(count: 1) { $0.initialize(repeating: .beyond) }
    cutTable = FixedTable(count: 0) { _ in }
    markTable = FixedTable(count: 0) { _ in }
  }

  /// - Parameter breaks: The line break opportunities.
  /// - Returns: `nil` for texts that are too long, and for those with a break that is left of the
  ///   one before it.
  init?(
    _ breaks: [BreakOpportunity], in clusters: ClusterTable, runs: [GlyphRun], hasUnsafeCuts: Bool
  ) {
    guard clusters.count > 0, clusters.count <= Self.clusterCapacity,
      let em = clusters.sums.last?.em,
      em <= Self.emCapacity
    else { return nil }
    let ends = FixedTable<MeasuredBreak>(count: breaks.count + 1) { ends in
      for (index, place) in breaks.enumerated() { ends[index] = MeasuredBreak(place, in: clusters) }
      ends[breaks.count] = .beyond
    }
    for index in 1..<breaks.count + 1
    where ends.elements[index - 1].visibleEm > ends.elements[index].visibleEm { return nil }
    guard
      let cuts = ClusterCut.table(
        of: clusters, breaks: breaks, runs: runs, hasUnsafeCuts: hasUnsafeCuts)
    else { return nil }
    isLong = clusters.count > 256
    endTable = ends
    cutTable = cuts
    markTable = Self.marks(endTable.elements, clusters)
  }

  /// A length in steps, rounded; not-a-number counts as infinite.
  @inline(__always)
  static func steps(_ em: Double) -> Int32 {
    let steps = em * 65536
    let capped = steps < 0x4000_0000 ? steps : 0x4000_0000
    let bounded = capped > -0x1000_0000 ? capped : -0x1000_0000
    // Adding such a number leaves the integer in the last bits of the double: a conversion without
    // an overflow check.
    return Int32(truncatingIfNeeded: Int64(bitPattern: (bounded + 0x1.8p52).bitPattern))
  }

  /// The last mark at or before a distance.
  @inline(__always)
  static func mark(
    before steps: Int32, in marks: UnsafeBufferPointer<Mark>
  ) -> Mark {
    marks[min(Int(steps &>> 16), marks.count &- 1)]
  }

  private static func marks(
    _ ends: UnsafeBufferPointer<MeasuredBreak>, _ clusters: ClusterTable
  ) -> FixedTable<Mark> {
    let last = ends[ends.count - 2]
    let textEnd = max(steps(last.em), last.visibleSteps, 0)
    var (count, cluster) = (0, 0)
    return FixedTable(count: Int(textEnd &>> 16) &+ 2) { marks in
      clusters.sums.withUnsafeBufferPointer { sums in
        for index in marks.indices {
          let steps = Int32(truncatingIfNeeded: index) &<< 16
          while ends[count].visibleSteps <= steps { count &+= 1 }
          while cluster < clusters.count, sums[cluster &+ 1].em <= Double(index) { cluster &+= 1 }
          marks[index] = Mark(
            nextEnd: ends[count].visibleSteps,
            startBefore: count > 0 ? Self.steps(ends[count &- 1].em) : 0,
            startAfter: Self.steps(ends[count].em), endCount: UInt16(truncatingIfNeeded: count),
            cluster: UInt16(truncatingIfNeeded: cluster))
        }
      }
    }
  }
}
