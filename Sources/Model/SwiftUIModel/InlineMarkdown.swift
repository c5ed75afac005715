/// Bold, italic, code, struck-through words and links in a line, as `LocalizedStringKey` reads them.
public struct InlineMarkdown {
  /// Some text in one style.
  public struct Span: Equatable, Sendable {
    public var text: String
    public var isBold = false
    public var isItalic = false
    public var isCode = false
    public var isStruckThrough = false
    public var isLink = false
    /// Whether its words are to agree with a number in it, as `^[…](inflect: true)` has it.
    public var isInflected = false

    init(text: String) { self.text = text }
  }

  /// Stands for an argument of a format, whose own text is no Markdown. It is the last character of private use.
  public static let argument: Character = "\u{10FFFD}"

  /// The spans of a text, in order; a mark without its partner is itself.
  public static func spans(of text: String) -> [Span] {
    guard text.contains(where: { "*_`~[".contains($0) }) else { return [Span(text: text)] }
    var parser = InlineMarkdown(rest: Substring(text))
    parser.parse()
    return parser.spans
  }

  private var rest: Substring
  private var spans: [Span] = []
  private var style = Span(text: "")

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func parse() {
    while let character = rest.first {
      if character == "*" || character == "_" || character == "~" {
        if takeMark(character) { continue }
      } else if character == "`", takeCode() {
        continue
      } else if character == "[", takeLink() {
        continue
      } else if character == "^", takeInflection() {
        continue
      }
      add(String(character))
      rest.removeFirst()
    }
  }

  private mutating func add(_ text: String) {
    var span = style
    span.text = ""
    if let last = spans.last, last.hasStyle(of: span) {
      spans[spans.count - 1].text += text
    } else {
      span.text = text
      spans.append(span)
    }
  }

  /// Opens or closes a style; false where the mark stands for itself.
  private mutating func takeMark(_ mark: Character) -> Bool {
    let count = rest.prefix { $0 == mark }.count
    let length = mark == "~" ? 2 : min(count, 2)
    guard count >= length else { return false }
    let token = String(repeating: mark, count: length)
    let isOpen =
      mark == "~" ? style.isStruckThrough : length == 2 ? style.isBold : style.isItalic
    let after = rest.dropFirst(length)
    if !isOpen {
      let endsWord = after.first.map { $0.isWhitespace } ?? true
      guard !endsWord, after.contains(token) else { return false }
      if mark == "_", spans.last?.text.last?.isLetter ?? false { return false }
    }
    rest = after
    switch (mark, length) {
    case ("~", _): style.isStruckThrough.toggle()
    case (_, 2): style.isBold.toggle()
    default: style.isItalic.toggle()
    }
    return true
  }

  private mutating func takeCode() -> Bool {
    let after = rest.dropFirst()
    guard let end = after.firstIndex(of: "`") else { return false }
    style.isCode = true
    add(String(after[..<end]))
    style.isCode = false
    rest = after[after.index(after: end)...]
    return true
  }

  private mutating func takeInflection() -> Bool {
    let after = rest.dropFirst()
    guard after.first == "[", let end = after.firstIndex(of: "]"),
      after[end...].dropFirst().hasPrefix("(inflect: true"),
      let close = after[end...].firstIndex(of: ")")
    else { return false }
    style.isInflected = true
    add(String(after[..<end].dropFirst()))
    style.isInflected = false
    rest = after[after.index(after: close)...]
    return true
  }

  private mutating func takeLink() -> Bool {
    let after = rest.dropFirst()
    guard let end = after.firstIndex(of: "]") else { return false }
    let address = after[after.index(after: end)...]
    guard address.first == "(", let close = address.firstIndex(of: ")") else { return false }
    style.isLink = true
    add(String(after[..<end]))
    style.isLink = false
    rest = address[address.index(after: close)...]
    return true
  }
}

extension InlineMarkdown.Span {
  fileprivate func hasStyle(of other: Self) -> Bool {
    var same = self
    same.text = other.text
    return same == other
  }
}
