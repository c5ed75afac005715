/// A line of one of Unicode's files of boundaries.
struct BreakTest {
  var line: String
  var text: [UInt16] = []
  /// UTF-16 offsets, the end of the text among them.
  var breaks: [Int] = []
}

// MARK: - What ICU tailors

extension BreakTest {
  /// The same text with the breaks that three rules of Unicode 16 allow, which ICU has had for
  /// long.
  ///
  /// - LB15c: a line may end between a space and a decimal mark before a digit: " .35".
  /// - LB20a: a line does not end after a hyphen that begins a word: "-a".
  /// - LB25: a line does not end between a decimal mark and a digit: "a.2".
  var withRulesOfUnicode16: BreakTest {
    var test = self
    for offset in text.indices {
      let next = offsetBehindMarks(offset + 1)
      guard next < text.count else { continue }
      if text[offset] == 0x2D, offset == 0 || breaks.contains(offset), Self.isAlphabetic(text[next])
      {
        test.breaks.removeAll { $0 == next }
      }
      if Self.isDecimalMark(text[offset]), Self.isDigit(text[next]) {
        test.breaks.removeAll { $0 == next }
        if offset > 0, text[offset - 1] == 0x20 { test.breaks.append(offset) }
      }
    }
    test.breaks.sort()
    return test
  }

  /// The first offset that holds no combining mark; the file has one of them.
  private func offsetBehindMarks(_ offset: Int) -> Int {
    text[offset...].firstIndex { $0 != 0x308 } ?? text.count
  }

  /// Class IS, of which the file has these.
  private static func isDecimalMark(_ unit: UInt16) -> Bool { unit == 0x2C || unit == 0x2E }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Class AL, and what LB1 resolves to it (AI, SA, XX): the file's sample of each.
  private static func isAlphabetic(_ unit: UInt16) -> Bool {
    [0x23, 0xA7, 0xE01, 0xD900].contains(unit)
  }
}
