/// One line of a layout, in clusters of its paragraph.
struct LineFragment: Equatable, Sendable {
  enum Ellipsis: UInt8, Sendable {
    case none
    case head
    case middle
    case tail
  }

  /// What is shown before the ellipsis, or of the whole line when there is none.
  var shown: Range<Int32>
  /// What is shown behind an ellipsis at the head or in the middle; empty otherwise.
  var resumed: Range<Int32>
  /// Where the next line begins.
  var next: Int32
  var ellipsis: Ellipsis
  /// Whether a hyphen shows at the end that is not in the text, or a soft one.
  var endsWithHyphen = false
  /// Whether the text itself ends the line here.
  var isHardBreak: Bool
  /// What the line shows, in points, without the spaces that hang past its edge.
  var width: Double
  /// The width of those spaces.
  var hangingWidth: Double
}
