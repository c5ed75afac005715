/// Whose rules apply where Apple's frameworks lay text out differently.
///
/// Source: pictures of SwiftUI screens at accessibility sizes, and public disassemblies of SwiftUI.
/// Evidence: E-text-conventions.
public enum TextConventions: Hashable, Sendable, CaseIterable {
  /// A `UILabel`'s: a word wider than its line is split between characters; in a text of several
  /// lines every truncation puts the ellipsis at the end; text shrinks to fit its width and its
  /// number of lines, not a box lower than one line.
  case uiKit
  /// A SwiftUI `Text`'s:
  ///
  /// - A word wider than a whole line is divided where a dictionary allows a hyphen: its longest
  ///   part that fits with one. Without a place that fits it is split between characters.
  /// - Truncation at the head or in the middle acts on the last line that may be shown.
  /// - Text with a minimum scale factor also shrinks to fit a box lower than one line.
  case swiftUI
}
