import DynamicTypeModel
import DynamicTypeResources

/// A document's text with the places of its elements and attributes, for lint and fix-its.
///
/// Ranges are UTF-8 offsets into the file. Elements are named by their id, or, without one, by the
/// id that the loader gives them: `PARENT#KEY`.
package struct DocumentSource: Sendable {
  package var path: String
  /// Whether offsets are those of the file; false for UTF-16, which was decoded first.
  package let isUTF8: Bool
  let xml: XMLTree

  /// Reads a well-formed XML file; it need not be an Interface Builder document.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    self.path = path
    xml = try XMLTree.parse(bytes, path: path)
    isUTF8 = xml.source.count == bytes.count
  }

  /// The range of an element's start tag, from `<` to `>`; nil when there is no such element.
  package func startTag(ofElement id: String) -> Range<Int>? {
    node(withID: id).map { xml.startTag(of: $0) }
  }

  /// The range of an element with everything in it, to the end of its end tag.
  package func extent(ofElement id: String) -> Range<Int>? {
    node(withID: id).map { xml.extent(of: $0) }
  }

  /// The ranges of an attribute's name and of its value without the quotes.
  package func attribute(
    _ name: String, ofElement id: String
  ) -> (name: Range<Int>, value: Range<Int>)? {
    node(withID: id).flatMap { xml.position(of: name, in: $0) }
  }

  /// The value of an attribute, as the parser reads it.
  package func value(of attribute: String, ofElement id: String) -> String? {
    node(withID: id).flatMap { xml.value(of: attribute, in: $0) }
  }

  /// The line and column of an offset.
  package func location(at offset: Int) -> SourceLocation {
    let (line, column) = xml.lines.position(at: max(0, min(offset, xml.source.count)))
    return SourceLocation(path: path, line: line, column: column)
  }

  /// The text of a range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: xml.source[range.clamped(to: 0..<xml.source.count)], as: UTF8.self)
  }
}

// MARK: - Fix-its

extension DocumentSource {
  /// The edit that gives an attribute of an element a value: replaced, or put after the last one.
  ///
  /// - Returns: Nil when there is no such element, the file is not UTF-8, or size classes vary the
  ///   element or the attribute: the value would not hold for all.
  package func edit(
    setting attribute: String, to value: String, ofElement id: String
  ) -> FixIt.Edit? {
    guard let node = editableNode(withID: id, attribute: attribute) else { return nil }
    let escaped = DocumentSource.escaped(value)
    if let position = xml.position(of: attribute, in: node) {
      return FixIt.Edit(range: position.value, replacement: escaped)
    }
    var end = xml.startTag(of: node).upperBound - 1
    if end > 0, xml.source[end - 1] == UInt8(ascii: "/") { end -= 1 }
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(xml.source[end - 1]) { end -= 1 }
    return FixIt.Edit(range: end..<end, replacement: " \(attribute)=\"\(escaped)\"")
  }

  /// The edit that takes an attribute away, with the space before it; nil as for setting it.
  package func edit(removing attribute: String, ofElement id: String) -> FixIt.Edit? {
    guard let node = editableNode(withID: id, attribute: attribute),
      let position = xml.position(of: attribute, in: node)
    else { return nil }
    var start = position.name.lowerBound
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(xml.source[start - 1]) { start -= 1 }
    return FixIt.Edit(range: start..<position.value.upperBound + 1, replacement: "")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

// MARK: - Finding elements

extension DocumentSource {
  /// The first element of that id, or the child that `PARENT#KEY` names.
  private func node(withID id: String) -> Int? {
    var keys: [Substring] = []
    var rest = id[...]
    while true {
      if var node = xml.firstNode(withID: String(rest)) {
        for key in keys.reversed() {
          guard let child = child(of: node, key: key) else { return nil }
          node = child
        }
        return node
      }
      guard let separator = rest.lastIndex(of: "#") else { return nil }
      keys.append(rest[rest.index(after: separator)...])
      rest = rest[..<separator]
    }
  }

  private func child(of node: Int, key: Substring) -> Int? {
    xml.children(of: node).first { child in
      (xml.value(of: "key", in: child) ?? xml.name(of: child)) == key
    }
  }

  /// The element of that id, if an edit of the attribute holds for every size class.
  private func editableNode(withID id: String, attribute: String) -> Int? {
    guard isUTF8, let node = node(withID: id) else { return nil }
    let variesAttribute = variations(of: node).contains {
      xml.value(of: attribute, in: $0) != nil
    }
    if variesAttribute { return nil }
    guard let key = xml.value(of: "key", in: node), xml.nodes[node].parent >= 0 else { return node }
    let variesElement = variations(of: Int(xml.nodes[node].parent)).contains { variation in
      child(of: variation, key: key[...]) != nil
    }
    return variesElement ? nil : node
  }

  /// What size classes change about an element.
  private func variations(of node: Int) -> [Int] {
    xml.children(of: node).filter { xml.name(of: $0) == "variation" }
  }
}
