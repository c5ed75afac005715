/// Where the lines of a text end. A layout in one font needs no array of lines, since all measures
/// of a line follow from its ends and the size.
struct LineEnds: Sendable {
  /// The most lines that can be stored.
  static var capacity: Int { 64 }

  /// For each line, the last byte of the index of the cluster after it: a line before the last has
  /// at most 256 clusters.
  ///
  /// A vector, because it is written and read in the same pieces: reading two words at once that
  /// were written one by one stalls a processor for as long as laying out a line.
  private var words = SIMD8<UInt64>()
  private(set) var count = 0

  init() {}

  /// The clusters of a line.
  ///
  /// - Parameters:
  ///   - index: The index of the line, from the top.
  ///   - clusterCount: The number of clusters of the text.
  func clusters(ofLine index: Int, of clusterCount: Int) -> Range<Int32> {
    precondition(index >= 0 && index < count, "a layout of \(count) lines has no line \(index)")
    let start = start(ofLine: index, of: clusterCount)
    let isLast = index == count - 1
    return start..<(isLast ? Int32(clusterCount) : end(ofLine: index, after: start))
  }

  private func start(ofLine index: Int, of clusterCount: Int) -> Int32 {
    guard index > 0 else { return 0 }
    guard clusterCount > 256 else { return end(ofLine: index - 1, after: 0) }
    return (0..<index).reduce(0) { end(ofLine: $1, after: $0) }
  }

  /// The first cluster after `start` whose last byte is that stored for the line.
  @inline(__always)
  private func end(ofLine line: Int, after start: Int32) -> Int32 {
    let byte = Int32(truncatingIfNeeded: words[line >> 3] &>> UInt64(8 * (line & 7)))
    return start + ((byte &- start &- 1) & 0xFF) + 1
  }
}

extension LineEnds {
  /// Collects the lines one after the other.
  struct Builder {
    /// The bytes of up to eight lines, filled from the highest on.
    private var word: UInt64 = 0
    /// The words that are full.
    private var words = SIMD8<UInt64>()
    private(set) var count = 0
  }

  @inline(__always)
  init(_ builder: Builder) { (words, count) = (builder.allWords, builder.count) }

  /// Whether all lines could be stored: none before the last is too long.
  ///
  /// - Parameter lastStart: The cluster with which the last line begins.
  func isExact(lastStart: Int32, of clusterCount: Int) -> Bool {
    count == 0 || start(ofLine: count - 1, of: clusterCount) == lastStart
  }
}

extension LineEnds.Builder {
  /// - Parameter cluster: The cluster after a line. The number of lines must not exceed the
  ///   capacity.
  @inline(__always)
  mutating func append(_ cluster: Int32) {
    word = word &>> 8 | UInt64(truncatingIfNeeded: cluster) &<< 56
    count &+= 1
    if count & 7 == 0 { keep(word, at: count >> 3 &- 1) }
  }

  @inline(__always)
  fileprivate var allWords: SIMD8<UInt64> {
    guard count & 7 != 0 else { return words }
    var copy = self
    copy.keep(word &>> UInt64(64 &- 8 &* (count & 7)), at: count >> 3)
    return copy.words
  }

  /// A switch, so that the vector need not be in memory.
  @inline(__always)
  private mutating func keep(_ word: UInt64, at index: Int) {
    switch index {
    case 0: words[0] = word
    case 1: words[1] = word
    case 2: words[2] = word
    case 3: words[3] = word
    case 4: words[4] = word
    case 5: words[5] = word
    case 6: words[6] = word
    default: words[7] = word
    }
  }
}
