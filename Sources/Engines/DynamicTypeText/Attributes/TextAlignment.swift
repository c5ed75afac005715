/// The horizontal alignment of lines in their box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The leading edge of the paragraph's writing direction.
  case natural
  case left
  case center
  case right
  case justified
}
