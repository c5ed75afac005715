/// Where the lines of a short text end, kept in two words: a layout of one font needs no array for
/// them, since all that a line measures follows from its ends and the size.
struct LineEnds: Sendable {
  /// How many lines there is room for, and how many units of text a line may have.
  static var lineCapacity: Int { 16 }
  static var unitCapacity: Int32 { 127 }

  /// A byte for each line: how many units it has, and whether it ends within a word.
  private var (first, second) = (UInt64(0), UInt64(0))
  private(set) var count = 0

  /// Adds a line; there must be room for it.
  ///
  /// - Parameters:
  ///   - units: How many units the line has, those that hang past its edge counted.
  ///   - isSplit: Whether the line ends within a word, and shows all of them.
  @inline(__always)
  mutating func append(units: Int32, isSplit: Bool) {
    let line = UInt64(truncatingIfNeeded: units) | (isSplit ? 0x80 : 0)
    if count < 8 {
      first |= line &<< UInt64(8 * count)
    } else {
      second |= line &<< UInt64(8 * count)
    }
    count += 1
  }

  /// The units of a line.
  ///
  /// - Parameter index: The index of the line, from the top.
  subscript(index: Int) -> (units: Range<Int32>, isSplit: Bool) {
    precondition(index >= 0 && index < count, "a layout of \(count) lines has no line \(index)")
    var start: Int32 = 0
    for line in 0..<index { start += Int32(byte(line) & 0x7F) }
    let line = byte(index)
    return (start..<start + Int32(line & 0x7F), line & 0x80 != 0)
  }

  private func byte(_ line: Int) -> UInt64 {
    ((line < 8 ? first : second) &>> UInt64(8 * (line & 7))) & 0xFF
  }
}

extension TextLayout {
  /// One of the lines, from the top.
  @inline(__always)
  func fragment(_ line: Int) -> LineFragment {
    fragments?[line] ?? fragment(line, of: ends)
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
    let (units, isSplit) = ends[line]
    let (start, next) = (units.lowerBound, units.upperBound)
    let flags = paragraph.units.flags
    var visibleEnd = next
    while !isSplit, visibleEnd > start, flags[Int(visibleEnd) - 1].contains(.space) {
      visibleEnd -= 1
    }
    let (origin, end) = (scale.position(start), scale.position(visibleEnd))
    let lost = scale.kerningLost(before: visibleEnd, in: paragraph)
    return LineFragment(
      shown: start..<visibleEnd, resumed: visibleEnd..<visibleEnd, next: next, ellipsis: .none,
      isHardBreak: Int(next) == flags.count, width: end - origin + lost,
      hangingWidth: scale.position(next) - end)
  }
}
