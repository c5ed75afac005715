extension Unicode.Scalar {
  /// Whether it would act on the text around it instead of being seen: a control character, or one
  /// that changes the direction of what follows.
  ///
  /// Source: Unicode Technical Report 36, 2.2 (bidirectional text spoofing); UAX #9, 2.
  /// Evidence: E-text-bidi-controls.
  var actsOnText: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// This text on one line, with what would act on its surroundings replaced by `\u{…}`.
  ///
  /// Every message passes through it before it is written in any format: names in files must not steer
  /// a terminal, nor begin a line that a build server takes for a command. Line breaks become `⏎`.
  package var singleLine: String {
    if !unicodeScalars.contains(where: \.actsOnText) { return self }
    var result = ""
    for character in self {
      if character == "\r\n" {
        result.append("⏎")
        continue
      }
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\n", "\r", "\u{2028}", "\u{2029}": result.append("⏎")
        case "\t": result.append(" ")
        case _ where scalar.actsOnText:
          result.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// This JSON text with what would act on a terminal as `\u` and four digits: the same values.
  package var escapedAsJSON: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.actsOnText, scalar != "\n" else {
        result.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u".unicodeScalars
      result += String(repeating: "0", count: max(0, 4 - digits.count)).unicodeScalars
      result += digits.unicodeScalars
    }
    return String(result)
  }
}
