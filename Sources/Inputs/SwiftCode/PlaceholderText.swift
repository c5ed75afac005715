/// What stands for a text that only running an app would tell.
package enum PlaceholderText {
  /// A text of believable length for a value, from its name and type.
  ///
  /// - Parameters:
  ///   - origin: What the value is of, as code writes it.
  ///   - type: The name of its type; nil where nobody knows it.
  package static func text(of origin: String, type: String?) -> String {
    let name = lastName(of: origin)
    let lowered = name.lowercased()
    switch type {
    case "Int", "Int64", "UInt", "Int32", "UInt64", "NSNumber": return "42"
    case "Double", "Float", "CGFloat", "Decimal": return "12.5"
    case "Date": return "Nov 22, 2026"
    case "URL": return "https://example.org"
    default: break
    }
    if [
      "description", "body", "message", "summary", "overview", "detail", "content", "text", "about",
      "note",
    ]
    .contains(where: lowered.hasSuffix) {
      return "Some words that only the running app knows, about as many as fit on two lines."
    }
    if lowered.hasSuffix("date") || lowered.hasSuffix("time") { return "Nov 22, 2026" }
    if lowered.hasSuffix("count") || lowered.hasSuffix("index") || lowered.hasPrefix("numberof") {
      return "42"
    }
    if lowered.hasSuffix("url") || lowered.hasSuffix("host") { return "example.org" }
    let words = words(of: name)
    return words.isEmpty ? "Some text" : words
  }

  /// `title` of `viewModel.books[0].title()`.
  private static func lastName(of origin: String) -> String {
    var name = ""
    var last = ""
    var depth = 0
    for character in origin {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case _ where depth > 0: break
      case let letter where letter.isLetter || letter.isNumber || letter == "_": name.append(letter)
      default:
        if !name.isEmpty { last = name }
        name = ""
      }
    }
    return name.isEmpty ? last : name
  }

  /// `Server name` for `serverName`.
  private static func words(of name: String) -> String {
    var result = ""
    for letter in name.prefix(60) {
      if letter == "_" {
        result += " "
      } else if letter.isUppercase, !result.isEmpty, result.last?.isUppercase == false,
        result.last != " "
      {
        result += " " + letter.lowercased()
      } else {
        result.append(letter)
      }
    }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}
