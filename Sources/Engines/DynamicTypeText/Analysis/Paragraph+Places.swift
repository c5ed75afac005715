extension Paragraph {
  /// Whether a paragraph of the text begins with a unit.
  func isStartOfParagraph(_ unit: Int32) -> Bool {
    unit == 0 || units.flags[Int(unit) - 1].contains(.paragraphEnd)
  }

  /// The first unit from one on that begins a paragraph, or the end of the text.
  func startOfParagraph(from unit: Int32) -> Int32 {
    var start = unit
    while start < Int32(units.count), !isStartOfParagraph(start) { start += 1 }
    return start
  }

  /// The unit that holds a UTF-8 offset; the number of units behind the end.
  func unit(atUTF8 offset: Int) -> Int32 {
    var low = 0
    var high = units.count
    while low < high {
      let middle = (low + high) / 2
      if Int(units.offsets[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  func hasTab(in range: Range<Int32>) -> Bool {
    !tabs.isEmpty && tabs[firstTab(from: range.lowerBound)...].first.map(range.contains) ?? false
  }

  /// The index of the first tab from a unit on.
  func firstTab(from unit: Int32) -> Int {
    tabs.partitionIndex { $0 >= unit }
  }
}
