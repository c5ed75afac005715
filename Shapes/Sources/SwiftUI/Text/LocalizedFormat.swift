/// A translated text with placeholders, in pieces.
struct LocalizedFormat {
  enum Piece: Equatable {
    case literal(String)
    /// Counts from 0.
    case argument(Int)
  }

  private(set) var pieces: [Piece] = []

  /// Reads `%@`, `%lld`, `%.2f` and `%2$@`; `%%` is a percent sign.
  init(_ format: String) {
    var literal = ""
    var rest = Substring(format)
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      guard let length = Self.specifierLength(rest) else {
        literal.append("%")
        continue
      }
      let specifier = rest.prefix(length)
      rest = rest.dropFirst(length)
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
        pieces.append(.argument(place - 1))
      } else {
        pieces.append(.argument(next))
        next += 1
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// The characters after a percent sign that belong to it; nil where they are no specifier.
  private static func specifierLength(_ text: Substring) -> Int? {
    var length = 0
    for character in text {
      length += 1
      if "@dDuUxXoOfFeEgGcCsSpaA".contains(character) { return length }
      guard character.isNumber || "$.+-# lhqLztj".contains(character) else { return nil }
    }
    return nil
  }
}
