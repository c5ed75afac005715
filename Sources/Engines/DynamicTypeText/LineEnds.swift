/// Where the lines of a short text end: a layout of one font needs no array for them, since all that a line
/// measures follows from its ends and the size.
struct LineEnds: Sendable {
  /// How many lines there is room for.
  static var capacity: Int { 32 }

  /// The units behind the lines, a byte for each from the first on.
  ///
  /// A vector, because it is written and read in the same pieces: a processor waits as long as for laying
  /// out a line where words written one by one are read two at a time.
  private var words = SIMD4<UInt64>()
  private(set) var count = 0

  /// - Parameter words: Eight lines in each from the lowest byte on, the last of the words first.
  @inline(__always)
  init(reversed words: (UInt64, UInt64, UInt64, UInt64), count: Int) {
    self.count = count
    if count <= 8 {
      self.words = SIMD4(words.0, 0, 0, 0)
    } else if count <= 16 {
      self.words = SIMD4(words.1, words.0, 0, 0)
    } else if count <= 24 {
      self.words = SIMD4(words.2, words.1, words.0, 0)
    } else {
      self.words = SIMD4(words.3, words.2, words.1, words.0)
    }
  }

  init() {}

  /// The units of a line.
  ///
  /// - Parameter index: The index of the line, from the top.
  subscript(index: Int) -> Range<Int32> {
    precondition(index >= 0 && index < count, "a layout of \(count) lines has no line \(index)")
    return (index == 0 ? 0 : end(index - 1))..<end(index)
  }

  @inline(__always)
  private func end(_ line: Int) -> Int32 {
    Int32((words[line >> 3] &>> UInt64(8 * (line & 7))) & 0xFF)
  }
}

extension TextLayout {
  /// One of the lines, from the top.
  @inline(__always)
  func fragment(_ line: Int) -> LineFragment {
    parts?.fragments[line] ?? fragment(line, of: ends)
  }

  /// What a line measures that ends where it does.
  private func fragment(_ line: Int, of ends: LineEnds) -> LineFragment {
    if let scale = paragraph.proportionalScale(firstFactors) {
      return fragment(line, of: ends, scale)
    }
    return fragment(line, of: ends, UniformScale(paragraph, factors: firstFactors))
  }

  @inline(__always)
  private func fragment(
    _ line: Int, of ends: LineEnds, _ scale: some UniformPositionScale
  ) -> LineFragment {
    let units = ends[line]
    let (start, next) = (units.lowerBound, units.upperBound)
    let cuts = paragraph.lineEndIndex.cuts
    // Spaces hang where the words allow the line to end.
    let behind = cuts[Int(next)]
    let visibleEnd =
      behind.flags.contains(.beginsLine) ? max(Int32(behind.visibleEnd), start) : next
    let end = scale.position(visibleEnd)
    let width =
      cuts[Int(start)].isUnsafe || cuts[Int(visibleEnd)].isUnsafe
      ? scale.width(of: start..<visibleEnd, in: paragraph)
      : end - scale.position(start)
        - scale.factors.pointSize * Double(cuts[Int(visibleEnd)].kerning)
    return LineFragment(
      shown: start..<visibleEnd, resumed: visibleEnd..<visibleEnd, next: next, ellipsis: .none,
      isHardBreak: Int(next) == paragraph.units.count, width: width,
      hangingWidth: scale.position(next) - end)
  }
}
