/// Paragraphs that run in directions of their own.
extension TextShaper {
  /// Unicode's properties of a text, its paragraphs in the directions that its key gives them.
  ///
  /// - Parameter utf8Offsets: For each code unit of the text and its end, the UTF-8 offset.
  func properties(
    of text: [UInt16], key: ParagraphKey, utf8Offsets: [UInt32]
  ) -> UnicodeProperties {
    func properties(_ text: [UInt16], _ direction: WritingDirection) -> UnicodeProperties {
      self.properties(
        of: text, direction: direction, fallback: key.fallbackDirection, language: key.language)
    }
    var direction = key.direction
    var start = 0
    var whole: UnicodeProperties?
    func append(upTo end: Int) {
      let stretch = properties(Array(text[start..<end]), direction)
      if whole == nil { whole = stretch } else { whole?.append(stretch, at: start) }
      start = end
    }
    for next in key.directions.dropFirst() {
      let place = text.startOfParagraph(from: utf8Offsets.utf16Offset(ofUTF8: next.start))
      if place > start { append(upTo: place) }
      direction = next.direction
    }
    guard start > 0 else { return properties(text, direction) }
    if start < text.count { append(upTo: text.count) }
    return whole ?? properties(text, direction)
  }
}

extension UnicodeProperties {
  /// Adds the properties of a further stretch of paragraphs.
  ///
  /// - Parameter start: The UTF-16 offset where the next stretch begins and the known one ends.
  fileprivate mutating func append(_ next: UnicodeProperties, at start: Int) {
    let last = levelChanges.last?.baseLevel ?? baseLevel
    if next.baseLevel != last {
      levelChanges.append(.init(start: start, baseLevel: next.baseLevel))
    }
    levelChanges += next.levelChanges.map {
      .init(start: start + $0.start, baseLevel: $0.baseLevel)
    }
    if !levels.isEmpty || !next.levels.isEmpty || next.baseLevel != baseLevel {
      levels = levels(count: start) + next.levels(count: next.boundaries.count - 1)
    }
    scripts += next.scripts.map { .init(start: start + $0.start, script: $0.script) }
    let joint = boundaries.popLast() ?? []
    boundaries += next.boundaries
    boundaries[start].formUnion(joint)
  }

  private func levels(count: Int) -> [UInt8] {
    levels.isEmpty ? [UInt8](repeating: baseLevel, count: count) : levels
  }
}

extension [UInt32] {
  /// The index of the first offset that is not before one in UTF-8, the last standing for the end.
  func utf16Offset(ofUTF8 offset: Int) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [UInt16] {
  /// The first offset from one on at which a paragraph begins, or the end.
  fileprivate func startOfParagraph(from offset: Int) -> Int {
    var start = offset
    while start < count, start > 0, !endsParagraph(before: start) { start += 1 }
    return start
  }

  private func endsParagraph(before offset: Int) -> Bool {
    switch self[offset - 1] {
    case 0x0A, 0x85, 0x2029: true
    case 0x0D: self[offset] != 0x0A
    default: false
    }
  }
}
