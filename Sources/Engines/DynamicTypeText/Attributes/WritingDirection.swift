/// The direction in which a paragraph's text runs.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
  /// That of each paragraph's first strongly directed character, else that of the interface.
  case natural
  case leftToRight
  case rightToLeft
}
