import SwiftCode

/// What is shown in the place of a text that only running the app would tell.
enum Placeholder {
  /// A text of believable length for a value, from its name and type.
  static func text(for unknown: Unknown) -> String {
    PlaceholderText.text(of: unknown.origin, type: unknown.type?.unwrapped.name)
  }

  static func pieces(for unknown: Unknown) -> [StringValue.Piece] {
    [.unknown(origin: unknown.origin, shown: text(for: unknown))]
  }
}
