/// A locale that no reader has, whose texts show what longer ones in other languages will do to a screen.
///
/// The tags are those of Unicode CLDR, which Android uses, too: `en-XA` and `ar-XB`.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Texts are longer by a third, and their letters have accents.
  case longer = "en-XA"
  /// The same on screens from right to left.
  case longerRightToLeft = "ar-XB"

  /// The pseudo-locale of a tag; nil for the locale of a language.
  public init?(_ locale: String) { self.init(rawValue: locale) }

  /// A text as this locale has it.
  ///
  /// Vowels stand several times until there are a third more letters. Formats (`%1$@`), what stands in braces or angle
  /// brackets, and addresses of Markdown's links stay as they are.
  ///
  /// Source: a third is what W3C's *Text size in translation* gives for texts of more than 70 characters; shorter ones grow by
  /// more.
  public func text(from text: String) -> String {
    var result = ""
    var word = ""
    func endWord() {
      result += Self.longer(word)
      word = ""
    }
    var rest = text[...]
    while let character = rest.first {
      if character.isLetter {
        word.append(character)
        rest.removeFirst()
        continue
      }
      endWord()
      let kept = Self.placeholder(startOf: rest)
      result += kept.isEmpty ? rest.prefix(1) : kept
      rest = rest.dropFirst(max(1, kept.count))
    }
    endWord()
    return result
  }

  /// A word with a third more letters, rounded up, each with its accent.
  private static func longer(_ word: String) -> String {
    let letters = Array(word)
    let vowels = letters.indices.filter { "aeiouyAEIOUY".contains(letters[$0]) }
    // Scripts without these letters are as long as they are.
    guard letters.contains(where: { accented[$0] != nil }) else { return word }
    let more = (letters.count + 2) / 3
    let repeated = vowels.isEmpty ? [letters.count - 1] : vowels
    var counts = Array(repeating: 1, count: letters.count)
    for number in 0..<more { counts[repeated[number % repeated.count]] += 1 }
    return letters.indices.map { index in
      let letter = letters[index]
      let first = String(accented[letter] ?? letter)
      let others = Character(letter.lowercased())
      return first
        + String(repeating: accented[others] ?? others, count: counts[index] - 1)
    }.joined()
  }

  // swift-format-ignore
  private static let accented: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ", "m": "m",
    "n": "ñ", "o": "ö", "p": "þ", "q": "q", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "v", "w": "ŵ", "x": "x", "y": "ý", "z": "ž",
    "A": "Å", "B": "B", "C": "Ç", "D": "Ð", "E": "É", "F": "F", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "M",
    "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Q", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "V", "W": "Ŵ", "X": "X", "Y": "Ý", "Z": "Ž",
  ]

  /// What stays as it is at the start of a text; empty for nothing.
  private static func placeholder(startOf text: Substring) -> Substring {
    switch text.first {
    case "%": return format(startOf: text)
    case "<": return through(">", in: text)
    case "{": return through("}", in: text)
    case "]" where text.dropFirst().first == "(": return through(")", in: text)
    default: return ""
    }
  }

  private static func through(_ end: Character, in text: Substring) -> Substring {
    text.firstIndex(of: end).map { text[...$0] } ?? ""
  }

  /// A format such as `%@`, `%lld`, `%1$.2f` or `%%`; empty for a percent sign that begins none.
  private static func format(startOf text: Substring) -> Substring {
    let rest = text.dropFirst()
    if rest.first == "%" { return text.prefix(2) }
    // A place of plural forms: %#@name@.
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      return text[...end]
    }
    let flags = rest.prefix { "0123456789$.+-'*".contains($0) }
    let length = rest.dropFirst(flags.count).prefix { "hlqzjtL".contains($0) }
    guard let kind = rest.dropFirst(flags.count + length.count).first,
      "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind)
    else { return "" }
    return text.prefix(1 + flags.count + length.count + 1)
  }
}
