/// Where lines may end.
extension ParagraphBuilder {
  /// Whether a place is between two Hangul characters, where labels do not break: their line break
  /// strategy is the standard one, which has `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`.
  private func isWithinHangulWord(_ offset: Int) -> Bool {
    [text[offset - 1], text[offset]].allSatisfy { unit in
      (0xAC00...0xD7A3).contains(unit) || (0x1100...0x11FF).contains(unit)
    }
  }

  /// The opportunities at the boundaries of units, the last at the end of the text.
  func breaks(_ table: UnitIndex) -> [BreakOpportunity] {
    var breaks: [BreakOpportunity] = []
    let flags = table.units.flags
    func append(_ unit: Int32, isMandatory: Bool) {
      var visibleEnd = Int(unit)
      let previous = Int(breaks.last?.unit ?? 0)
      while visibleEnd > previous, flags[visibleEnd - 1].contains(.space) { visibleEnd -= 1 }
      breaks.append(
        BreakOpportunity(
          unit: unit, visibleEnd: Int32(visibleEnd), isMandatory: isMandatory,
          showsHyphen: unit > 0 && !isMandatory && flags[Int(unit) - 1].contains(.softHyphen),
          changesGlyphs: table.units.changes(cutBefore: unit)))
    }
    for offset in 1..<max(text.count, 1) {
      let boundary = properties.boundaries[offset]
      guard boundary.contains(.line), !isWithinHangulWord(offset) else { continue }
      let unit = table.unit(at: offset)
      guard unit > table.unit(at: offset - 1) else { continue }
      append(unit, isMandatory: boundary.contains(.mandatory))
    }
    append(Int32(table.units.count), isMandatory: true)
    return breaks
  }
}
