extension XMLTree {
  /// The UTF-8 range of an element's start tag, from `<` to `>`.
  package func startTag(of node: Int) -> Range<Int> {
    let start = Int(nodes[node].tagStart)
    var quote: UInt8 = 0
    var index = start
    while index < source.count {
      let byte = source[index]
      index += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return start..<index
  }

  /// The UTF-8 range of an element, from the `<` of its start tag to the `>` of its end tag.
  package func extent(of node: Int) -> Range<Int> {
    let start = Int(nodes[node].tagStart)
    return start..<max(start, Int(nodes[node].end))
  }

  /// The UTF-8 ranges of an attribute's name and of its value without the quotes.
  package func position(of name: String, in node: Int) -> (name: Range<Int>, value: Range<Int>)? {
    let wanted = Array(name.utf8)
    var scanner = TagScanner(source: source, range: startTag(of: node))
    while let attribute = scanner.next() {
      if source[attribute.name].elementsEqual(wanted) { return attribute }
    }
    return nil
  }

  /// The line and column of an element's start tag.
  package func position(of node: Int) -> (line: Int, column: Int) {
    lines.position(at: Int(nodes[node].tagStart))
  }
}

/// Walks over the attributes of one well-formed start tag.
private struct TagScanner {
  let source: [UInt8]
  let end: Int
  var index: Int

  init(source: [UInt8], range: Range<Int>) {
    self.source = source
    end = range.upperBound
    index = range.lowerBound
    while index < end, !Self.isSpace(source[index]) { index += 1 }
  }

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while index < end, Self.isSpace(source[index]) { index += 1 }
    let nameStart = index
    while index < end, source[index] != UInt8(ascii: "="), !Self.isSpace(source[index]) {
      index += 1
    }
    let name = nameStart..<index
    while index < end, source[index] != UInt8(ascii: "\""), source[index] != UInt8(ascii: "'") {
      index += 1
    }
    guard index < end else { return nil }
    let quote = source[index]
    index += 1
    let valueStart = index
    while index < end, source[index] != quote { index += 1 }
    guard index < end else { return nil }
    defer { index += 1 }
    return (name, valueStart..<index)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
