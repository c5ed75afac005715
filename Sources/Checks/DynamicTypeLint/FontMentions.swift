import DynamicTypeSource

/// The names of a file that are followed by something about fonts, or by what may be: `title` of `title.attributedText`
/// and of `title?.layer.applyStyle()`.
struct FontMentions {
  private var names: Set<String> = []

  /// Parts of the names of members that set a font, or text with one.
  private static let words = AnyCaseWords([
    "font", "style", "theme", "configur", "attribut", "apply",
  ])

  /// Reads the source once, whatever its names.
  init(_ file: SourceFile) {
    for path in file.bytes.split(whereSeparator: { !Self.isPartOfPath($0) })
    where path.contains(UInt8(ascii: ".")) {
      var isMentioned = false
      for part in path.split(separator: UInt8(ascii: ".")).reversed() {
        if isMentioned {
          names.insert(String(decoding: part.filter { !Self.isMark($0) }, as: UTF8.self))
        } else if Self.words.occur(in: file.bytes, range: part.indices) {
          isMentioned = true
        }
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

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
