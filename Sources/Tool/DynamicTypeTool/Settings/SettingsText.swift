import DynamicTypePipeline

/// The text of a settings file before anything is made of it.
///
/// Anchors with aliases let a few lines stand for more values than there is memory, and lists in lists for a deeper stack
/// than there is: neither is of use in settings. They are looked for in the text, since the parser follows them at once.
///
/// Source: YAML 1.2, chapters 6 and 7: a node may begin at the start of a line, after an indicator (`-`, `?`, `:` with a blank
/// behind it; `[`, `{`, `,`), and after a tag.
struct SettingsText {
  /// What is refused, and where.
  struct Refusal: Hashable {
    /// From 1.
    var line: Int
    var column: Int
    var words: String
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  /// Whether a node may begin here.
  private var isNodeStart = true
  /// Lists and mappings in brackets that are open, and the dashes of this line.
  private var brackets = 0
  private var dashes = 0
  private static let mostNested = 32

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The first thing that is refused; nil where nothing is.
  mutating func refusal() -> Refusal? {
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        endLine()
        continue
      case " ", "\t", "\u{FEFF}": break
      case "#" where isAfterBlank:
        while index < scalars.count, !isBreak(scalars[index]) { index += 1 }
        continue
      case "&", "*":
        if isNodeStart {
          return refusal(
            "'\(scalar)' begins an anchor or an alias of YAML, which settings do not take; "
              + "put a text that begins with it in quotes")
        }
      case "'", "\"":
        if isNodeStart {
          skipQuoted(scalar)
          continue
        }
      case "!" where isNodeStart:
        while index < scalars.count, !isBlank(scalars[index]) { index += 1 }
        continue
      case "[", "{":
        brackets += 1
        isNodeStart = true
        if let refusal = tooNested { return refusal }
      case "]", "}":
        brackets = max(0, brackets - 1)
        isNodeStart = false
      case ",": isNodeStart = true
      case "-", "?", ":":
        let isIndicator = index + 1 >= scalars.count || isBlank(scalars[index + 1])
        if scalar != ":", isNodeStart, isIndicator {
          dashes += 1
          if let refusal = tooNested { return refusal }
        }
        isNodeStart = isIndicator || (scalar == ":" && brackets > 0)
      default: isNodeStart = false
      }
      index += 1
    }
    return nil
  }

  private var tooNested: Refusal? {
    brackets + dashes > Self.mostNested ? refusal("lists and mappings are nested too deep") : nil
  }

  private func refusal(_ words: String) -> Refusal {
    Refusal(line: line, column: index - lineStart + 1, words: words)
  }

  private mutating func endLine() {
    // CR LF is one break.
    if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
    index += 1
    line += 1
    lineStart = index
    isNodeStart = true
    dashes = 0
  }

  private mutating func skipQuoted(_ quote: Unicode.Scalar) {
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      if isBreak(scalar) {
        endLine()
        continue
      }
      index += 1
      if scalar == "\\", quote == "\"" {
        if index < scalars.count, !isBreak(scalars[index]) { index += 1 }
      } else if scalar == quote {
        // Two in a row are one of the text.
        if quote == "'", index < scalars.count, scalars[index] == quote {
          index += 1
        } else {
          isNodeStart = false
          return
        }
      }
    }
  }

  private var isAfterBlank: Bool { index == lineStart || isBlank(scalars[index - 1]) }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || isBreak(scalar)
  }

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}
