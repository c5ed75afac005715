/// How large values may become: code that doubles one at each step would take all memory within its steps.
///
/// Real screens come nowhere near: their texts have some thousand bytes, and of a list some hundred elements are looked at.
enum ValueBounds {
  /// Of a text, in UTF-8.
  static let mostBytes = 100_000
  /// Of a text that is put together.
  static let mostPieces = 1000
  /// Of a list.
  static let mostElements = 10_000
  /// Of the words that say what an unknown value is, in UTF-8: its beginning and its end are kept.
  static let mostOriginBytes = 400
}

extension String {
  /// These words with what is too much left out of their middle.
  var boundedOrigin: String {
    guard utf8.count > ValueBounds.mostOriginBytes else { return self }
    let half = ValueBounds.mostOriginBytes / 2
    return String(decoding: utf8.prefix(half), as: UTF8.self).droppingBroken
      + "…" + String(decoding: utf8.suffix(half), as: UTF8.self).droppingBroken
  }

  /// Without the half characters at the ends of a part of a text.
  private var droppingBroken: String { replacing("\u{FFFD}", with: "") }
}

extension StringValue {
  /// What stands for a text that is too long.
  static let tooLong = Piece.unknown(origin: "a text that is too long", shown: "…")

  /// Makes a text unknown that is too long.
  mutating func bound() {
    var bytes = 0
    for piece in pieces.prefix(ValueBounds.mostPieces) {
      switch piece {
      case .text(let text), .assumed(let text, _), .unknown(_, let text): bytes += text.utf8.count
      }
    }
    if bytes > ValueBounds.mostBytes || pieces.count > ValueBounds.mostPieces {
      pieces = [Self.tooLong]
    }
  }
}

extension Value {
  /// A list, of which only the beginning is known where it is too long.
  static func bounded(_ values: [Value]) -> Value {
    guard values.count > ValueBounds.mostElements else { return .array(values) }
    return .list(
      UnknownList(
        origin: "a list that is too long",
        beginning: Array(values.prefix(ValueBounds.mostElements))))
  }
}
