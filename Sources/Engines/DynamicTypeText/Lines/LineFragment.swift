/// One line of a layout, in clusters of its paragraph.
struct LineFragment: Equatable, Sendable {
  enum Ellipsis: UInt8, Sendable {
    case none
    case head
    case middle
    case tail
  }

  /// The visible text before the ellipsis, or all of it where there is none.
  var shown: Range<Int32>
  /// The visible text after an ellipsis at the head or in the middle; empty otherwise.
  var resumed: Range<Int32>
  /// Where the next line begins.
  var next: Int32
  var ellipsis: Ellipsis
  /// Whether a hyphen shows at the end: one that is not in the text, or a soft hyphen.
  var endsWithHyphen = false
  /// Whether the line ends with a line break in the text.
  var isHardBreak: Bool
  /// The width of the visible text, in points, without the spaces that hang past the line's edge.
  var width: Double
  /// The width of those spaces.
  var hangingWidth: Double
}

extension LineFragment {
  /// Whether the line is clipped at the edge of its box and loses something visible.
  func isClipped(in paragraph: Paragraph, mode: LineBreakMode, width: Double) -> Bool {
    guard mode == .clip,
      self.width + hangingWidth > width + LineBreaker<UniformScale>.tolerance
    else { return false }
    return (shown.upperBound..<next).contains {
      !paragraph.clusters.flags[Int($0)].contains(.space)
    }
  }
}
