/// An element of an XML text to write.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var children: [XMLElement] = []
  /// Comes before the children.
  var text = ""

  /// The element and its descendants as XML 1.0, two spaces a level, ending in a newline.
  ///
  /// The text of an element is written as it is, so its lines are not indented.
  func lines(depth: Int = 0) -> String {
    let indent = String(repeating: "  ", count: depth)
    let start = attributes.reduce("\(indent)<\(name)") { line, attribute in
      line + " \(attribute.name)=\"\(attribute.value.xmlEscaped(isAttribute: true))\""
    }
    if children.isEmpty, text.isEmpty { return start + "/>\n" }
    let content = text.xmlEscaped(isAttribute: false)
    if children.isEmpty { return "\(start)>\(content)</\(name)>\n" }
    let inner = children.reduce("") { $0 + $1.lines(depth: depth + 1) }
    return "\(start)>\(content)\n\(inner)\(indent)</\(name)>\n"
  }
}

extension String {
  /// This text as XML character data.
  ///
  /// XML 1.0 (5th edition), 2.2, has no place for control characters and the two last code points of
  /// the basic plane, not even escaped: they come out as U+FFFD. Line breaks and tabs of attributes
  /// are escaped, or a parser would turn them into spaces (3.3.3); so are others that would act on a
  /// terminal.
  func xmlEscaped(isAttribute: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.actsOnText: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
