/// Where the lines of a text end: a layout of one font needs no array for them, since all that a line measures
/// follows from its ends and the size.
struct LineEnds: Sendable {
  /// How many lines there is room for.
  static var capacity: Int { 64 }

  /// The last bytes of the clusters behind the lines, from the first line on: a line before the last has at most
  /// 256 clusters.
  ///
  /// A vector, because it is written and read in the same pieces: a processor waits as long as for laying
  /// out a line where words written one by one are read two at a time.
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

  /// The least cluster behind `start` that ends in the byte of a line.
  @inline(__always)
  private func end(ofLine line: Int, after start: Int32) -> Int32 {
    let byte = Int32(truncatingIfNeeded: words[line >> 3] &>> UInt64(8 * (line & 7)))
    return start + ((byte &- start &- 1) & 0xFF) + 1
  }
}

extension LineEnds {
  /// Takes the lines one after the other.
  struct Builder {
    /// The bytes of up to eight lines, from the highest on.
    private var word: UInt64 = 0
    /// The words that are full.
    private var words = SIMD8<UInt64>()
    private(set) var count = 0
  }

  @inline(__always)
  init(_ builder: Builder) { (words, count) = (builder.allWords, builder.count) }

  /// Whether all lines could be kept: of those before the last none is too long.
  ///
  /// - Parameter lastStart: The cluster with which the last line begins.
  func isExact(lastStart: Int32, of clusterCount: Int) -> Bool {
    count == 0 || start(ofLine: count - 1, of: clusterCount) == lastStart
  }
}

extension LineEnds.Builder {
  /// - Parameter cluster: The cluster behind a line; there must not be more lines than the capacity.
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

  /// By cases, so that the vector need not be in memory.
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
