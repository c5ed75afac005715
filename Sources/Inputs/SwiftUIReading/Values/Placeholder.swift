import SwiftCode

/// What is shown in the place of a text that only running the app would tell.
enum Placeholder {
  /// A text of believable length for a value, from its name and type.
  static func text(for unknown: Unknown) -> String {
    if unknown.origin.hasPrefix("UserDefaults."),
      let first = firstNumbers[String(unknown.origin.split(separator: ".").last ?? "")]
    {
      return first
    }
    return PlaceholderText.text(of: unknown.origin, type: unknown.type?.unwrapped.name)
  }

  /// What functions of `UserDefaults` give as an app runs for the first time.
  private static let firstNumbers = ["integer": "0", "float": "0.0", "double": "0.0"]

  static func pieces(for unknown: Unknown) -> [StringValue.Piece] {
    [.unknown(origin: unknown.origin, shown: text(for: unknown))]
  }
}
