/// What names and bytes of a file tell without reading what they mean.
enum TextFile {
  /// Endings of files that lie beside documents and sources.
  enum Ending: String {
    case strings, stringsdict, xcstrings, ttf, otf, ttc, otc, plist, pbxproj, yml
  }

  /// The name without folders and ending.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  static func ending(of path: String) -> Ending? {
    path.lastIndex(of: ".").flatMap {
      Ending(rawValue: path[path.index(after: $0)...].lowercased())
    }
  }

  /// All words that could be names in Swift.
  static func words(of bytes: [UInt8]) -> Set<Substring> {
    var words: Set<Substring> = []
    for word in bytes.split(whereSeparator: { !isPartOfName($0) }) {
      words.insert(Substring(decoding: word, as: UTF8.self))
    }
    return words
  }

  /// How often some words are there.
  static func counts(of wanted: Set<String>, in bytes: [UInt8]) -> [Substring: Int] {
    bytes.split(whereSeparator: { !isPartOfName($0) }).reduce(into: [:]) { counts, part in
      let word = Substring(decoding: part, as: UTF8.self)
      if wanted.contains(String(word)) { counts[word, default: 0] += 1 }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
