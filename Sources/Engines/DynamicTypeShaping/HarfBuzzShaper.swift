internal import CHarfBuzz
public import DynamicType
public import DynamicTypeText
internal import Synchronization

/// The shaper for a `TextMeasurer`: glyphs from HarfBuzz, in font units, Unicode properties from
/// ICU, hyphenation from libhyphen.
///
/// Fonts are opened when a text first needs them, and stay open as long as the shaper. It may be
/// used from several threads at once. There is nothing to call on it: hand it to a `TextMeasurer`.
public final class HarfBuzzShaper: TextShaper {
  let store: FontStore
  private let analyzer = UnicodeAnalyzer()
  private let buffers = BufferPool()
  private let hyphenator: Hyphenator

  /// - Parameters:
  ///   - library: The fonts that texts may be set in.
  ///   - hyphenation: The dictionaries for words that are divided at the ends of lines.
  public init(library: FontLibrary, hyphenation: HyphenationLibrary = HyphenationLibrary()) {
    store = FontStore(library: library)
    hyphenator = Hyphenator(library: hyphenation)
  }

  public func hyphenation(of word: [UInt16], language: String?) -> [Int]? {
    hyphenator.places(in: word, language: language)
  }

  public func missingHyphenation(language: String?) -> MissingHyphenation {
    let language = Hyphenator.language(language)
    return MissingHyphenation(
      language: language, package: HyphenationLibrary.package(for: language))
  }

  public func properties(
    of text: [UInt16], direction: WritingDirection, fallback: LayoutDirection, language: String?
  ) -> UnicodeProperties {
    analyzer.properties(of: text, direction: direction, fallback: fallback, language: language)
  }

  public func face(for request: FontRequest) -> FontFace { store.face(for: request) }

  public func source(of font: FontID) -> FontSource {
    store.font(font)?.source
      ?? FontSource(path: "", faceIndex: 0, postScriptName: "", unitsPerEm: 1)
  }

  public func fonts(
    for text: [UInt16], in range: Range<Int>, request: FontRequest, script: ScriptTag,
    isBoundary: (Int) -> Bool, language: String?
  ) -> [FontSpan] {
    FontChooser(store: store, request: request, script: script, language: language)
      .spans(of: text, in: range, isBoundary: isBoundary)
  }

  public func ink(of glyph: UInt32, in font: FontID) -> GlyphInk? {
    guard let font = store.font(font) else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font.font, glyph, &extents) != 0, extents.height != 0 else {
      return nil
    }
    let em = Double(font.source.unitsPerEm)
    return GlyphInk(
      top: Double(extents.y_bearing) / em,
      bottom: Double(extents.y_bearing + extents.height) / em)
  }

  public func shape(_ run: RunToShape) -> ShapedRun {
    guard let font = store.font(run.font) else { return ShapedRun(glyphs: [], unitsPerEm: 1) }
    let companion = run.companion.flatMap(store.font)
    if let space = run.space(in: font, companion: companion) { return space }
    return buffers.withBuffer { buffer in
      run.fill(buffer)
      run.withFeatures { hb_shape(font.font, buffer, $0, $1) }
      return run.glyphs(in: buffer, font: font, companion: companion)
    }
  }
}

/// HarfBuzz's buffers, kept for reuse.
final class BufferPool: Sendable {
  /// `@unchecked`: handed from one thread to another through the pool, never shared.
  private final class Buffer: @unchecked Sendable {
    let buffer = hb_buffer_create()
    deinit { hb_buffer_destroy(buffer) }
  }

  private let free = Mutex<[Buffer]>([])

  func withBuffer<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let buffer = free.withLock { $0.popLast() } ?? Buffer()
    defer { free.withLock { $0.append(buffer) } }
    hb_buffer_clear_contents(buffer.buffer)
    return body(buffer.buffer)
  }
}

extension RunToShape {
  /// The number of UTF-16 code units that HarfBuzz takes into account on either side of a run.
  private static let contextLength = 8

  /// A single space, which no font shapes: between words of a fallback font there are many.
  fileprivate func space(in font: LoadedFont, companion: LoadedFont?) -> ShapedRun? {
    guard range.count == 1, text[range.lowerBound] == 0x20, let glyph = font.space else {
      return nil
    }
    return ShapedRun(
      glyphs: [
        ShapedRun.Glyph(
          id: glyph.id, cluster: Int32(range.lowerBound), advance: glyph.advance,
          nominalAdvance: glyph.advance, companionAdvance: companion?.space?.advance ?? 0)
      ],
      unitsPerEm: Int32(font.source.unitsPerEm),
      companionUnitsPerEm: Int32(companion?.source.unitsPerEm ?? 1))
  }

  fileprivate func fill(_ buffer: OpaquePointer?) {
    let start = max(range.lowerBound - Self.contextLength, 0)
    let end = min(range.upperBound + Self.contextLength, text.count)
    text.withUnsafeBufferPointer { units in
      guard let base = units.baseAddress else { return }
      hb_buffer_add_utf16(
        buffer, base + start, Int32(end - start), UInt32(range.lowerBound - start),
        Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.rawValue))
    if let language { hb_buffer_set_language(buffer, hb_language_from_string(language, -1)) }
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(
        rawValue: (range.lowerBound == 0 ? HB_BUFFER_FLAG_BOT.rawValue : 0)
          | (range.upperBound == text.count ? HB_BUFFER_FLAG_EOT.rawValue : 0)))
  }

  /// A stand-in keeps one glyph per character: the font it replaces need not have its ligatures.
  fileprivate func withFeatures(_ body: (UnsafePointer<hb_feature_t>?, UInt32) -> Void) {
    switch ligatures {
    case .standard: body(nil, 0)
    case .essential:
      Self.noLigatures.withUnsafeBufferPointer { body($0.baseAddress, UInt32($0.count) - 1) }
    case .none:
      Self.noLigatures.withUnsafeBufferPointer { body($0.baseAddress, UInt32($0.count)) }
    }
  }

  /// The features of optional ligatures, and last those of contextual alternates.
  private static let noLigatures: [hb_feature_t] = ["liga", "clig", "calt"].map { (tag: String) in
    hb_feature_t(tag: hb_tag_from_string(tag, -1), value: 0, start: 0, end: UInt32.max)
  }

  fileprivate func glyphs(
    in buffer: OpaquePointer?, font: LoadedFont, companion: LoadedFont?
  ) -> ShapedRun {
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(
      start: hb_buffer_get_glyph_positions(buffer, nil), count: Int(count))
    // Clusters count from the start of the context.
    let context = max(range.lowerBound - Self.contextLength, 0)
    var glyphs = zip(infos, positions).map { info, position in
      // Kerning is told apart only where another font says how wide the glyph is.
      let nominal =
        position.x_advance == 0 || companion == nil
        ? position.x_advance : hb_font_get_glyph_h_advance(font.font, info.codepoint)
      let cluster = Int(info.cluster) + context
      let companionAdvance =
        companion.map { $0.advance(of: ScriptItemizer.scalar(in: text, at: cluster).scalar) } ?? 0
      return ShapedRun.Glyph(
        id: info.codepoint, cluster: Int32(cluster), advance: position.x_advance,
        nominalAdvance: nominal, companionAdvance: companionAdvance,
        xOffset: position.x_offset,
        yOffset: position.y_offset,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
    if !isRightToLeft { tellKerning(&glyphs, font: font) }
    return ShapedRun(
      glyphs: glyphs, unitsPerEm: Int32(font.source.unitsPerEm),
      companionUnitsPerEm: Int32(companion?.source.unitsPerEm ?? 1), isEmoji: font.isEmoji)
  }

  /// Tells breaks that only undo kerning, as between most letters of simple scripts, from those
  /// that change glyphs.
  private func tellKerning(_ glyphs: inout [ShapedRun.Glyph], font: LoadedFont) {
    func isPlain(_ glyph: ShapedRun.Glyph) -> Bool {
      let scalar = ScriptItemizer.scalar(in: text, at: Int(glyph.cluster)).scalar
      return glyph.xOffset == 0 && glyph.yOffset == 0 && font.glyph(of: scalar) == glyph.id
    }
    for index in glyphs.indices.dropFirst() where glyphs[index].isUnsafeToBreak {
      let (before, after) = (glyphs[index - 1], glyphs[index])
      guard before.cluster < after.cluster, isPlain(before), isPlain(after) else { continue }
      glyphs[index].isUnsafeToBreak = false
      glyphs[index].kerningBefore =
        before.advance - hb_font_get_glyph_h_advance(font.font, before.id)
    }
  }
}
