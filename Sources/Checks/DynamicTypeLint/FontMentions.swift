import DynamicTypeSource

/// The names of a file that are followed by something about fonts, or by what may be: `title` of `title.attributedText`
/// and of `title?.layer.applyStyle()`.
struct FontMentions {
  /// UTF-8 offsets of the names, ascending.
  private var mentions: [String: [Int]] = [:]
  private var texts: [String: [Int]] = [:]

  /// Parts of the names of members that set a font, or text with one.
  private static let words = AnyCaseWords([
    "font", "style", "theme", "configur", "attribut", "apply",
  ])

  /// Members with such a word that leave the font of a text alone.
  private static let others: [[UInt8]] = [
    "attributedPlaceholder", "barStyle", "borderStyle", "selectionStyle",
  ].map { Array($0.utf8) }

  private static let textMembers: [[UInt8]] = ["text", "text?", "text!"].map { Array($0.utf8) }

  /// Reads the source once, whatever its names.
  init(_ file: SourceFile) {
    for path in file.bytes.split(whereSeparator: { !Self.isPartOfPath($0) })
    where path.contains(UInt8(ascii: ".")) {
      var isMentioned = false
      var isText = false
      for part in path.split(separator: UInt8(ascii: ".")).reversed() {
        if isMentioned || isText {
          let name = String(decoding: part.filter { !Self.isMark($0) }, as: UTF8.self)
          if isMentioned { mentions[name, default: []].append(part.startIndex) }
          if isText { texts[name, default: []].append(part.startIndex) }
        }
        if Self.textMembers.contains(where: part.elementsEqual) {
          isText = true
        } else if !isMentioned, Self.words.occur(in: file.bytes, range: part.indices),
          !Self.others.contains(where: part.elementsEqual)
        {
          isMentioned = true
        }
      }
    }
  }

  /// Whether a name is mentioned in a range of UTF-8 offsets.
  func contain(_ name: String, in range: Range<Int>) -> Bool {
    mentions[Self.withoutSign(name)]?.contains(where: range.contains) == true
  }

  /// Whether a name is followed by `text` in a range: `title` of `title.text` and of `title.rx.text`.
  func giveText(to name: String, in range: Range<Int>) -> Bool {
    texts[Self.withoutSign(name)]?.contains(where: range.contains) == true
  }

  /// `$0` is read without its sign, as any closure's parameter.
  private static func withoutSign(_ name: String) -> String {
    name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// Of a name beyond ASCII any byte is.
  private static func isPartOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: isMark(byte)
    }
  }

  /// `?` and `!` after an optional.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
  }
}
