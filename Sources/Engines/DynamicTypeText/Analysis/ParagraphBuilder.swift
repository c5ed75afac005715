/// Analyses a text: cuts it into runs (itemising), has them shaped, and adds up advances for
/// layout.
struct ParagraphBuilder {
  let key: ParagraphKey
  let shaper: any TextShaper
  let insertions: (FontRequest) -> Insertions
  let pieceCache: PieceCache

  let text: [UInt16]
  let utf8Offsets: [UInt32]
  let properties: UnicodeProperties
  /// Whether the text is Japanese for certain, so that Han in it is, too.
  let hasKana: Bool

  init(
    key: ParagraphKey, shaper: any TextShaper, pieceCache: PieceCache = PieceCache(),
    insertions: @escaping (FontRequest) -> Insertions
  ) {
    self.pieceCache = pieceCache
    self.key = key
    self.shaper = shaper
    self.insertions = insertions
    (text, utf8Offsets) = Self.utf16(of: key.string)
    properties = shaper.properties(of: text, key: key, utf8Offsets: utf8Offsets)
    hasKana = text.contains { (0x3041...0x30FF).contains($0) }
  }

  func build() -> Paragraph {
    let styles = styleRanges()
    var shaped: [ShapedItem] = []
    for (index, style) in styles.enumerated() {
      for item in items(of: style, index: index) { shaped.append(shape(item, style: style)) }
    }
    let table = clusterTable(shaped, styles: styles)
    let spans = styles.map { style in
      StyleSpan(
        clusters: table.cluster(
          at: style.range.lowerBound)..<table.cluster(at: style.range.upperBound),
        request: style.request, face: style.face, insertions: insertions(style.request),
        ligatures: style.ligatures)
    }
    return Paragraph(
      string: key.string, clusters: table.clusters, breaks: breaks(table),
      glyphRuns: shaped.filter { !$0.range.isEmpty }.map { $0.glyphRun(table) }, spans: spans,
      baseLevels: BaseLevels(
        first: properties.baseLevel,
        changes: properties.levelChanges.map { (table.cluster(at: $0.start), $0.baseLevel) }),
      hasKana: hasKana, shaper: shaper, language: key.language, pieceCache: pieceCache)
  }
}

// MARK: - Itemising

extension ParagraphBuilder {
  /// A stretch of text with one font request, in UTF-16 offsets.
  struct StyleRange {
    var range: Range<Int>
    var request: FontRequest
    var face: FontFace
    /// Whether its characters are placeholders of attachments.
    var isAttachment: Bool
    var ligatures: LigatureUse
  }

  /// A run of text to be shaped at once.
  struct Item {
    var range: Range<Int>
    var style: Int
    var level: UInt8
    var script: ScriptTag
    var font: FontID
    /// Whether it holds only line ends and other controls that have neither glyph nor width.
    var isControl: Bool
  }

  private func styleRanges() -> [StyleRange] {
    var ranges: [StyleRange] = []
    let runs = key.runs.values
    for (index, run) in runs.enumerated() {
      let start = index == 0 ? 0 : utf16Offset(ofUTF8: run.start)
      let end = index + 1 < runs.count ? utf16Offset(ofUTF8: runs[index + 1].start) : text.count
      let face = shaper.face(for: run.request)
      ranges.append(
        StyleRange(
          range: start..<max(start, end), request: run.request, face: face,
          isAttachment: run.isAttachment, ligatures: run.ligatures))
    }
    return ranges
  }

  private func utf16Offset(ofUTF8 offset: Int) -> Int { utf8Offsets.utf16Offset(ofUTF8: offset) }

  /// Cuts a style's text where level, script, font or kind of character change.
  private func items(of style: StyleRange, index: Int) -> [Item] {
    var items: [Item] = []
    var start = style.range.lowerBound
    var script = properties.scripts.lastIndex { $0.start <= start } ?? 0
    while start < style.range.upperBound {
      let end = endOfItem(from: start, limit: style.range.upperBound, script: &script)
      let level = level(at: start)
      let tag = properties.scripts.isEmpty ? .latin : properties.scripts[script].script
      if Self.isControl(text[start]) || style.isAttachment {
        items.append(
          Item(
            range: start..<end, style: index, level: level, script: tag, font: style.face.id,
            isControl: true))
      } else {
        let spans = shaper.fonts(
          for: text, in: start..<end, request: style.request, script: tag,
          isBoundary: { properties.boundaries[$0].contains(.grapheme) }, language: key.language)
        for span in spans {
          items.append(
            Item(
              range: span.range, style: index, level: level, script: tag, font: span.font,
              isControl: false))
        }
      }
      start = end
    }
    return items
  }

  private func endOfItem(from start: Int, limit: Int, script: inout Int) -> Int {
    while script + 1 < properties.scripts.count, properties.scripts[script + 1].start <= start {
      script += 1
    }
    var limit = limit
    if script + 1 < properties.scripts.count {
      limit = min(limit, properties.scripts[script + 1].start)
    }
    let level = level(at: start)
    let isControl = Self.isControl(text[start])
    var end = start + 1
    while end < limit, self.level(at: end) == level, Self.isControl(text[end]) == isControl {
      end += 1
    }
    return end
  }

  private func level(at offset: Int) -> UInt8 {
    properties.levels.isEmpty ? properties.baseLevel : properties.levels[offset]
  }

  /// Line ends and tabs: characters that are laid out but not drawn.
  static func isControl(_ codeUnit: UInt16) -> Bool {
    (codeUnit >= 0x09 && codeUnit <= 0x0D) || codeUnit == 0x85 || codeUnit == 0x2028
      || codeUnit == 0x2029
  }

  /// The code units of a string and, for each and the end, the UTF-8 offset where its scalar
  /// begins.
  private static func utf16(of string: String) -> ([UInt16], [UInt32]) {
    var codeUnits: [UInt16] = []
    var offsets: [UInt32] = []
    codeUnits.reserveCapacity(string.utf8.count)
    offsets.reserveCapacity(string.utf8.count + 1)
    var offset: UInt32 = 0
    for scalar in string.unicodeScalars {
      for codeUnit in scalar.utf16 {
        codeUnits.append(codeUnit)
        offsets.append(offset)
      }
      offset += UInt32(UTF8.width(scalar))
    }
    offsets.append(offset)
    return (codeUnits, offsets)
  }
}

// MARK: - Shaping

extension ParagraphBuilder {
  /// An item with its glyphs.
  struct ShapedItem {
    var item: Item
    var run: ShapedRun

    var range: Range<Int> { item.range }
  }

  private func shape(_ item: Item, style: StyleRange) -> ShapedItem {
    guard !item.isControl else {
      return ShapedItem(item: item, run: ShapedRun(glyphs: [], unitsPerEm: 1))
    }
    let run = shaper.shape(
      RunToShape(
        text: text, range: item.range, font: item.font, for: style.face, script: item.script,
        isRightToLeft: item.level % 2 == 1, language: key.language,
        ligatures: style.ligatures))
    return ShapedItem(item: item, run: run)
  }
}

extension ParagraphBuilder.ShapedItem {
  func glyphRun(_ table: ParagraphBuilder.ClusterIndex) -> GlyphRun {
    let em = Float(run.unitsPerEm)
    return GlyphRun(
      font: item.font,
      clusters: table.cluster(at: range.lowerBound)..<table.cluster(at: range.upperBound),
      span: Int32(item.style), level: item.level, script: item.script,
      glyphs: run.glyphs.map { glyph in
        GlyphRun.Glyph(
          id: glyph.id, cluster: table.cluster(at: Int(glyph.cluster)),
          advance: Float(glyph.advance) / em, xOffset: Float(glyph.xOffset) / em,
          yOffset: Float(glyph.yOffset) / em)
      })
  }
}

extension [UInt16] {
  /// The scalar at an offset of UTF-16; a lone surrogate is itself.
  func scalar(at offset: Int) -> UInt32 {
    let codeUnit = UInt32(self[offset])
    guard codeUnit >> 10 == 0xD800 >> 10, offset + 1 < count else { return codeUnit }
    return 0x10000 + (codeUnit - 0xD800) << 10 + (UInt32(self[offset + 1]) & 0x3FF)
  }
}
