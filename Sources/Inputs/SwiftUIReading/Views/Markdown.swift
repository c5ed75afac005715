/// Markdown in texts, of which keys of string tables may have some.
enum Markdown {
  /// The text without marks of emphasis, code and links.
  static func plain(_ text: String) -> String {
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "`")
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~")
      })
    else { return text }
    var result = text
    for mark in ["***", "**", "__", "~~", "`"] { result = withoutPairs(of: mark, in: result) }
    return withoutLinks(result)
  }

  private static func withoutPairs(of mark: String, in text: String) -> String {
    var parts: [Substring] = []
    var rest = text[...]
    while let range = range(of: mark, in: rest) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    parts.append(rest)
    // A mark without its partner stays.
    guard parts.count > 1, parts.count % 2 == 1 else { return text }
    return parts.joined()
  }

  private static func range(of mark: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(mark) {
        return start..<text.index(start, offsetBy: mark.count)
      }
      start = text.index(after: start)
    }
    return nil
  }

  /// `[title](address)` as `title`.
  private static func withoutLinks(_ text: String) -> String {
    guard text.contains("](") else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "[", let middle = range(of: "](", in: rest),
        let end = rest[middle.upperBound...].firstIndex(of: ")"),
        !rest[..<middle.lowerBound].contains("[")
      else {
        result.append(first)
        continue
      }
      result += rest[..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result
  }
}
