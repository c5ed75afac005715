internal import CICU
internal import DynamicType
internal import DynamicTypeText
internal import Synchronization

/// Unicode's algorithms, by ICU.
final class UnicodeAnalyzer: Sendable {
  private static let done = Int32(CICU_DONE)

  /// ICU's objects for one text at a time.
  ///
  /// `@unchecked`: handed from one thread to another through the pool, never shared.
  private final class Tools: @unchecked Sendable {
    let characters: OpaquePointer?
    let lines: OpaquePointer?
    let bidi: OpaquePointer?

    init(language: String) {
      characters = cicu_break_open(Int32(CICU_BREAK_CHARACTER), nil)
      lines = cicu_break_open(Int32(CICU_BREAK_LINE), language)
      bidi = cicu_bidi_open()
    }

    deinit {
      if let characters { cicu_break_close(characters) }
      if let lines { cicu_break_close(lines) }
      if let bidi { cicu_bidi_close(bidi) }
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
    let (levels, base) = levels(of: text, direction: direction, fallback: fallback, tools.bidi)
    return UnicodeProperties(
      boundaries: boundaries, levels: levels, baseLevel: base,
      scripts: ScriptItemizer.spans(of: text))
  }

  private func markGraphemes(
    _ iterator: OpaquePointer?, _ text: UnsafePointer<UInt16>, _ count: Int,
    _ boundaries: inout [UnicodeProperties.Boundaries]
  ) {
    guard let iterator, cicu_break_set_text(iterator, text, Int32(count)) else {
      for offset in 0..<count { boundaries[offset].insert(.grapheme) }
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

  /// Embedding levels; none when all are the base level.
  private func levels(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection,
    _ bidi: OpaquePointer?
  ) -> ([UInt8], UInt8) {
    let requested: UInt8 =
      switch (direction, fallback) {
      case (.leftToRight, _): 0
      case (.rightToLeft, _): 1
      case (.natural, .rightToLeft): 0xFF
      case (.natural, _): 0xFE
      }
    let isPlain = text.allSatisfy { $0 < 0x590 }
    if isPlain, requested == 0 || (requested == 0xFE) { return ([], 0) }
    var base: UInt8 = 0
    guard let bidi, !text.isEmpty,
      let levels = text.withUnsafeBufferPointer({ units in
        cicu_bidi_levels(bidi, units.baseAddress, Int32(units.count), requested, &base).map {
          Array(UnsafeBufferPointer(start: $0, count: units.count))
        }
      })
    else { return ([], requested & 1) }
    return (levels.allSatisfy { $0 == base } ? [] : levels, base)
  }
}
