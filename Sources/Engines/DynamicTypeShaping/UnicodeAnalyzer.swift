internal import CICU
internal import DynamicType
internal import DynamicTypeText
internal import Synchronization

/// Unicode's algorithms: boundaries by ICU, directions by our own.
final class UnicodeAnalyzer: Sendable {
  private static let done = Int32(CICU_DONE)

  /// ICU's objects for one text at a time.
  ///
  /// `@unchecked`: handed from one thread to another through the pool, never shared.
  private final class Tools: @unchecked Sendable {
    let characters: OpaquePointer?
    let lines: OpaquePointer?

    init(language: String) {
      characters = cicu_break_open(Int32(CICU_BREAK_CHARACTER), nil)
      lines = cicu_break_open(Int32(CICU_BREAK_LINE), language)
    }

    deinit {
      if let characters { cicu_break_close(characters) }
      if let lines { cicu_break_close(lines) }
    }
  }

  /// Tools not in use, by language: opening an iterator costs more than using it.
  private let pool = Mutex<[String: [Tools]]>([:])

  func properties(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection, language: String?
  ) -> UnicodeProperties {
    let language = language ?? ""
    let tools = pool.withLock { $0[language]?.popLast() } ?? Tools(language: language)
    defer { pool.withLock { $0[language, default: []].append(tools) } }
    var boundaries = [UnicodeProperties.Boundaries](repeating: [], count: text.count + 1)
    text.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress, !units.isEmpty else { return }
      markGraphemes(tools.characters, start, units.count, &boundaries)
      markLines(tools.lines, start, units.count, &boundaries)
    }
    boundaries[0].insert(.grapheme)
    let directions = levels(of: text, direction: direction, fallback: fallback)
    var properties = UnicodeProperties(
      boundaries: boundaries, levels: directions.levels, baseLevel: directions.base,
      scripts: ScriptItemizer.spans(of: text))
    properties.levelChanges = directions.changes
    return properties
  }

  private func markGraphemes(
    _ iterator: OpaquePointer?, _ text: UnsafePointer<UInt16>, _ count: Int,
    _ boundaries: inout [UnicodeProperties.Boundaries]
  ) {
    let units = UnsafeBufferPointer(start: text, count: count)
    guard let iterator, !units.allSatisfy(Self.isGrapheme),
      cicu_break_set_text(iterator, text, Int32(count))
    else {
      for offset in 0...count { boundaries[offset].insert(.grapheme) }
      return
    }
    var offset = cicu_break_next(iterator)
    while offset != Self.done {
      boundaries[Int(offset)].insert(.grapheme)
      offset = cicu_break_next(iterator)
    }
  }

  private func markLines(
    _ iterator: OpaquePointer?, _ text: UnsafePointer<UInt16>, _ count: Int,
    _ boundaries: inout [UnicodeProperties.Boundaries]
  ) {
    guard let iterator, cicu_break_set_text(iterator, text, Int32(count)) else { return }
    var offset = cicu_break_next(iterator)
    while offset != Self.done {
      boundaries[Int(offset)].insert(.line)
      if cicu_break_is_mandatory(iterator) { boundaries[Int(offset)].insert(.mandatory) }
      offset = cicu_break_next(iterator)
    }
  }

  /// The levels of a text's characters and of its paragraphs.
  private struct Levels {
    /// Embedding levels; none when all are the base level.
    var levels: [UInt8] = []
    /// Of the first paragraph.
    var base: UInt8 = 0
    var changes: [UnicodeProperties.LevelChange] = []
  }

  private func levels(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection
  ) -> Levels {
    let requested: UInt8? =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .natural: nil
      }
    let fallbackLevel: UInt8 = fallback == .rightToLeft ? 1 : 0
    if requested ?? fallbackLevel == 0, !text.contains(where: Self.mayTurn) { return Levels() }
    var result = Levels()
    result.levels.reserveCapacity(text.count)
    result.base = requested ?? fallbackLevel
    var scalars: [UInt32] = []
    func endParagraph() {
      var paragraph = BidiParagraph(scalars[...], base: requested, fallback: fallbackLevel)
      paragraph.resolve()
      let start = result.levels.count
      if start == 0 {
        result.base = paragraph.base
      } else if paragraph.base != result.changes.last?.baseLevel ?? result.base {
        result.changes.append(.init(start: start, baseLevel: paragraph.base))
      }
      for (scalar, level) in zip(scalars, paragraph.levels) {
        result.levels.append(level)
        if scalar >= 0x10000 { result.levels.append(level) }
      }
      scalars.removeAll(keepingCapacity: true)
    }
    var offset = 0
    while offset < text.count {
      let (scalar, length) = ScriptItemizer.scalar(in: text, at: offset)
      scalars.append(scalar)
      offset += length
      if BidiClass(of: scalar) == .b { endParagraph() }  // P1
    }
    if !scalars.isEmpty { endParagraph() }
    let base = result.base
    if result.levels.allSatisfy({ $0 == base }) { result.levels = [] }
    return result
  }

  /// Whether a unit belongs to a block with characters that read from right to left or change the
  /// direction. Where there are none, all of a left-to-right paragraph is at level 0.
  private static func mayTurn(_ unit: UInt16) -> Bool {
    guard unit >= 0x590 else { return false }
    return switch unit {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true  // Hebrew, Arabic and others
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // marks, embeddings, isolates
    case 0xD802...0xD803, 0xD83A...0xD83B: true  // U+10800 … U+10FFF, U+1E800 … U+1EFFF
    default: false
    }
  }

  /// Whether a unit belongs to a block of which every character is a grapheme cluster by itself:
  /// what UAX #29 calls Any. A text of nothing else needs no iterator.
  static func isGrapheme(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xA0...0x2FF: unit != 0xAD  // Latin, without the soft hyphen
    case 0x370...0x482, 0x48A...0x590: true  // Greek, Cyrillic, Armenian
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF: true  // kana and their punctuation
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: true  // Han
    default: false
    }
  }
}
