extension String {
  /// Whether a search in a text for this regular expression ends soon, whatever the text is.
  ///
  /// Engines that backtrack may try each way to divide a text between repetitions: as many ways as the text's length to the power of the
  /// number of repetitions, and twice as many with each character where one repetition is within another. Those are refused, and
  /// references to groups; of all others the ways are counted.
  func endsSoon(in text: String) -> Bool {
    var reader = PatternReader(self)
    guard let repetitions = reader.repetitions() else { return false }
    let length = text.utf8.count + 1
    var ways = length
    for repetition in repetitions {
      ways *= repetition == .any ? length : 2
      if ways > Self.mostWays { return false }
    }
    return true
  }

  /// Swift's engine takes about a microsecond for each.
  private static let mostWays = 1_000_000
}

/// Reads how often parts of a regular expression repeat; of its syntax no more than that takes.
private struct PatternReader {
  enum Repetition { case any, optional }

  private let characters: [Character]
  private var position = 0
  /// What repeats, in the order in which it stands.
  private var found: [Repetition] = []
  /// Of each group that is open, whether it can match in more than one way.
  private var isAmbiguous = [false]

  init(_ pattern: String) { characters = Array(pattern) }

  /// Nil where a repetition is within another one, or a group is referred to.
  mutating func repetitions() -> [Repetition]? {
    while let character = next() {
      var isGroupAmbiguous = false
      switch character {
      case "\\":
        guard skipEscape() else { return nil }
      case "[": skipClass()
      case "(":
        isAmbiguous.append(false)
        // `(?:`, `(?i)`, `(?<name>`
        if peek == "?" { position += 1 }
        continue
      case ")":
        isGroupAmbiguous = isAmbiguous.count > 1 ? isAmbiguous.removeLast() : false
        if isGroupAmbiguous { isAmbiguous[isAmbiguous.count - 1] = true }
      case "|":
        isAmbiguous[isAmbiguous.count - 1] = true
        found.append(.optional)
        continue
      default: break
      }
      guard let repetition = takeRepetition() else { continue }
      if isGroupAmbiguous, repetition == .any { return nil }
      isAmbiguous[isAmbiguous.count - 1] = true
      found.append(repetition)
    }
    return found
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func next() -> Character? {
    defer { position += 1 }
    return peek
  }

  /// Takes `*`, `+`, `?` or `{2,5}` behind a part, with what says that it is lazy or possessive.
  private mutating func takeRepetition() -> Repetition? {
    let repetition: Repetition
    switch peek {
    case "*", "+": repetition = .any
    case "?": repetition = .optional
    case "{":
      repetition = .any
      skip(to: "}")
      position -= 1
    default: return nil
    }
    position += 1
    if peek == "?" || peek == "+" { position += 1 }
    return repetition
  }

  /// - Returns: Whether it is no reference to a group.
  private mutating func skipEscape() -> Bool {
    guard let escaped = next() else { return true }
    if "123456789kg".contains(escaped) { return false }
    if "pPuxN".contains(escaped), peek == "{" { skip(to: "}") }
    return true
  }

  private mutating func skipClass() {
    var depth = 1
    while depth > 0, let character = next() {
      switch character {
      case "\\": position += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
    }
  }

  private mutating func skip(to end: Character) {
    while let character = next(), character != end {}
  }
}
