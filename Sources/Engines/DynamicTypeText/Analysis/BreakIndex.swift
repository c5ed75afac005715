/// Where the lines of a short text may end, by distance from its start: the last place before a distance
/// is looked up, not searched for, so that a processor has nothing to guess.
///
/// Distances are whole steps of 1/65536 em. They tell where to look; whether a line ends there is
/// decided by positions in points.
struct BreakIndex: ~Copyable {
  /// How long a text may be that has an index, in clusters and in em: few longer ones have as few lines as are
  /// kept by their ends.
  static var clusterCapacity: Int { 4095 }
  private static var emCapacity: Double { 4096 }

  /// What stands at or before a mark, and what a line needs to know that ends behind it and before the
  /// next: all of it is read at once, as the next line waits for it.
  struct Mark: BitwiseCopyable, Sendable {
    /// Where the first place behind it ends a line.
    var nextEnd: Int32 = 0
    /// Where the next line begins if the line ends before that, and if it ends there.
    var startBefore: Int32 = 0
    var startAfter: Int32 = 0
    /// How many of the places where lines may end stand at or before it.
    var endCount: UInt16 = 0
    /// The last cluster that begins there.
    var cluster: UInt16 = 0

    /// The index behind the last place before a distance, and where the next line begins.
    ///
    /// Chosen between two numbers that are at hand, because which it is a processor cannot foresee.
    @inline(__always)
    func end(before steps: Int32) -> (index: Int, nextStart: Int32) {
      let isReached = nextEnd <= steps
      return (Int(endCount) &+ (isReached ? 1 : 0), isReached ? startAfter : startBefore)
    }
  }

  /// Whether a line of the text may have more clusters than can be kept of its end.
  let isLong: Bool
  private let endTable: FixedTable<MeasuredBreak>
  private let cutTable: FixedTable<ClusterCut>
  private let markTable: FixedTable<Mark>

  /// How many places there are where lines may end; 0 for a text without index.
  var endCount: Int { endTable.elements.count - 1 }
  /// The places, ascending, and one that no line reaches.
  var ends: UnsafeBufferPointer<MeasuredBreak> { endTable.elements }
  /// The clusters and the end of the text.
  var cuts: UnsafeBufferPointer<ClusterCut> { cutTable.elements }
  /// Marks an em apart, the last of them behind the text.
  var marks: UnsafeBufferPointer<Mark> { markTable.elements }

  /// An index of nothing.
  init() {
    isLong = false
    endTable = FixedTable(count: 1) { $0.initialize(repeating: .beyond) }
    cutTable = FixedTable(count: 0) { _ in }
    markTable = FixedTable(count: 0) { _ in }
  }

  /// - Parameter breaks: The places where lines may end.
  /// - Returns: `nil` for texts that are too long, and for those that go back from one place to the next.
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

  /// A length on the grid, rounded; what is no number counts as endless.
  @inline(__always)
  static func steps(_ em: Double) -> Int32 {
    let steps = em * 65536
    let capped = steps < 0x4000_0000 ? steps : 0x4000_0000
    let bounded = capped > -0x1000_0000 ? capped : -0x1000_0000
    // Beside such a number a double's last bits count ones: a conversion without a check for overflow.
    return Int32(truncatingIfNeeded: Int64(bitPattern: (bounded + 0x1.8p52).bitPattern))
  }

  /// What stands before a distance.
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
