/// How text wider than its box is broken or shortened, as in `NSLineBreakMode`.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines end between words.
  case wordWrap
  /// Lines end between any two characters.
  case charWrap
  /// Lines end between words; one line is cut off at the edge of its box.
  case clip
  /// The end of the text follows an ellipsis.
  case headTruncation
  /// The start of the text precedes an ellipsis.
  case tailTruncation
  /// An ellipsis replaces the middle of the text.
  case middleTruncation
}
