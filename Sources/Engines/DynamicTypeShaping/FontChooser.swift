internal import CICU
internal import DynamicTypeText

/// Finds the font for each grapheme of a run: the font asked for where it has the characters, else
/// the first of the fallback cascade that has.
struct FontChooser {
  let store: FontStore
  let request: FontRequest
  let script: ScriptTag
  let language: String?

  func spans(
    of text: [UInt16], in range: Range<Int>, isBoundary: (Int) -> Bool
  ) -> [FontSpan] {
    guard let own = store.font(store.face(for: request).id) else {
      return [FontSpan(range: range, font: FontID(rawValue: -1))]
    }
    if own.coversWithoutEmoji(text[range]) { return [FontSpan(range: range, font: own.id)] }
    var spans: [FontSpan] = []
    var start = range.lowerBound
    var previous = own
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !isBoundary(end) { end += 1 }
      let font = font(for: text, in: start..<end, own: own, previous: previous)
      if let last = spans.last, last.font == font.id {
        spans[spans.count - 1].range = last.range.lowerBound..<end
      } else {
        spans.append(FontSpan(range: start..<end, font: font.id))
      }
      previous = font
      start = end
    }
    return spans
  }

  private func font(
    for text: [UInt16], in grapheme: Range<Int>, own: LoadedFont, previous: LoadedFont
  ) -> LoadedFont {
    let units = text[grapheme]
    if units.allSatisfy(Self.isNeverEmoji) {
      // What is no emoji is its own scalars, unit by unit: no need to collect them.
      if own.covers(units) { return own }
      if previous.id != own.id, previous.covers(units) { return previous }
      if units.count > 1, let font = lenient(units.lazy.map(UInt32.init), own, previous) {
        return font
      }
    }
    let scalars = self.scalars(of: text, in: grapheme)
    if Self.wantsEmoji(scalars), let emoji = store.font(file: FontFallback.emojiFile),
      emoji.covers(scalars[0])
    {
      return emoji
    }
    return lenient(scalars, own, previous) ?? fallback(for: scalars) ?? own
  }

  /// The font asked for, or else the one used last, if it has all that is drawn of a grapheme.
  private func lenient(
    _ scalars: some Sequence<UInt32>, _ own: LoadedFont, _ previous: LoadedFont
  ) -> LoadedFont? {
    if covers(own, scalars) { return own }
    return previous.id != own.id && covers(previous, scalars) ? previous : nil
  }

  private func fallback(for scalars: [UInt32]) -> LoadedFont? {
    let key = FallbackCascade.Key(
      script: script, language: language, isBold: request.weight > .medium)
    return store.cascade(key).first(in: store) { covers($0, scalars) }
  }

  /// Whether a font has all characters of a grapheme that are drawn.
  private func covers(_ font: LoadedFont, _ scalars: some Sequence<UInt32>) -> Bool {
    scalars.allSatisfy { font.covers($0) || cicu_is_default_ignorable($0) }
  }

  /// Whether a code unit is a whole character that is not shown as emoji, as most are.
  fileprivate static func isNeverEmoji(_ unit: UInt16) -> Bool {
    unit < 0x2300 || (unit >= 0x2C00 && unit < 0xD800)
  }

  /// Whether a grapheme is shown as emoji (UTS #51): by its first character's presentation or by a
  /// variation selector.
  private static func wantsEmoji(_ scalars: [UInt32]) -> Bool {
    guard let first = scalars.first, first >= 0x23 else { return false }
    if scalars.contains(0xFE0F) { return cicu_is_emoji(first) }
    return !scalars.contains(0xFE0E) && cicu_is_emoji_presentation(first)
  }

  private func scalars(of text: [UInt16], in range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = ScriptItemizer.scalar(in: text, at: offset)
      scalars.append(scalar)
      offset += length
    }
    return scalars
  }
}

extension LoadedFont {
  /// Whether the font has all of a text, and none of it may be emoji: most texts need no more.
  fileprivate func coversWithoutEmoji(_ units: ArraySlice<UInt16>) -> Bool {
    units.allSatisfy { FontChooser.isNeverEmoji($0) && covers(UInt32($0)) }
  }

  /// Whether the font has each of some units, none of which is half of a pair.
  fileprivate func covers(_ units: ArraySlice<UInt16>) -> Bool {
    units.allSatisfy { covers(UInt32($0)) }
  }
}
