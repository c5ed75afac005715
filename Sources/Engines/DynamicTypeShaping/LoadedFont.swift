internal import CHarfBuzz
internal import DynamicTypeText

/// A font file opened for shaping.
///
/// `@unchecked`: HarfBuzz's face and font are made immutable before anyone else sees them, and
/// HarfBuzz documents immutable objects as safe to share between threads.
final class LoadedFont: @unchecked Sendable {
  let id: FontID
  let source: FontSource
  let font: OpaquePointer
  /// Heights in em: the `hhea` table's, as Core Text takes them.
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  let decorations: FontDecorations
  /// The glyph of U+0020 and its advance in font units.
  let space: (id: UInt32, advance: Int32)?
  /// Whether it is the stand-in for Apple's emoji.
  let isEmoji: Bool
  /// A bit for each character of the basic plane: whether the font has it.
  private let basicPlane: [UInt64]

  init?(id: FontID, path: String, faceIndex: Int, variations: [FontVariation] = []) {
    guard isRegularFile(path), let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard faceIndex < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(faceIndex))
    else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    if !variations.isEmpty {
      let places = variations.map {
        hb_variation_t(tag: $0.axis.rawValue, value: Float($0.value))
      }
      hb_font_set_variations(font, places, UInt32(places.count))
    }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.id = id
    self.font = font
    let unitsPerEm = max(Int(hb_face_get_upem(face)), 1)
    source = FontSource(
      path: path, faceIndex: faceIndex, postScriptName: FontNames.string(.postScript, of: face),
      unitsPerEm: unitsPerEm, variations: variations)
    let em = Double(unitsPerEm)
    let vertical = VerticalMetrics(face: face, font: font)
    ascent = Double(vertical.ascent) / em
    descent = Double(vertical.descent) / em
    lineGap = Double(vertical.lineGap) / em
    capHeight = Double(Self.metric(HB_OT_METRICS_TAG_CAP_HEIGHT, of: font)) / em
    xHeight = Double(Self.metric(HB_OT_METRICS_TAG_X_HEIGHT, of: font)) / em
    decorations = Self.decorations(of: font, unitsPerEm: em)
    var space: hb_codepoint_t = 0
    self.space =
      hb_font_get_nominal_glyph(font, 0x20, &space) != 0
      ? (space, hb_font_get_glyph_h_advance(font, space)) : nil
    isEmoji = path.hasSuffix("/" + FontFallback.emojiFile)
    basicPlane = Self.coverageOfBasicPlane(face)
  }

  deinit { hb_font_destroy(font) }

  func covers(_ scalar: UInt32) -> Bool {
    if scalar < 0x10000 { return basicPlane[Int(scalar >> 6)] >> UInt64(scalar & 63) & 1 == 1 }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// The glyph that the font's character map gives a character; `nil` without one.
  func glyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance in font units of the glyph that the font's character map gives a character.
  func advance(of scalar: UInt32) -> Int32 {
    glyph(of: scalar).map { hb_font_get_glyph_h_advance(font, $0) } ?? 0
  }

  private static func coverageOfBasicPlane(_ face: OpaquePointer) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 0x10000 / 64)
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var scalar = hb_codepoint_t.max  // HB_SET_VALUE_INVALID: before the first
    while hb_set_next(set, &scalar) != 0, scalar < 0x10000 {
      bits[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
    }
    return bits
  }

  /// The underline of the table `post` and the strikethrough of `OS/2`; of a font without them, or
  /// with a thickness of 0, HarfBuzz's defaults.
  private static func decorations(of font: OpaquePointer, unitsPerEm em: Double) -> FontDecorations
  {
    func line(
      _ top: hb_ot_metrics_tag_t, _ thickness: hb_ot_metrics_tag_t, usual: FontDecorations.Line
    ) -> FontDecorations.Line {
      let line = FontDecorations.Line(
        top: Double(metric(top, of: font)) / em, thickness: Double(metric(thickness, of: font)) / em
      )
      return line.thickness > 0 ? line : usual
    }
    return FontDecorations(
      underline: line(
        HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE,
        usual: FontDecorations.usual.underline),
      strikethrough: line(
        HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE,
        usual: FontDecorations.usual.strikethrough))
  }

  private static func metric(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer) -> Int32 {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, tag, &value)
    return value
  }
}

/// The heights that a font's tables state, in font units.
struct VerticalMetrics: Equatable {
  var ascent: Int
  /// Positive downwards.
  var descent: Int
  var lineGap: Int

  /// Reads `hhea`; for a font without one, the values that HarfBuzz derives from its other tables.
  init(face: OpaquePointer, font: OpaquePointer) {
    let table = hb_face_reference_table(face, 0x6868_6561)  // "hhea"
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    if let bytes = hb_blob_get_data(table, &length), length >= 10 {
      func field(_ offset: Int) -> Int {
        let high = Int(UInt8(bitPattern: bytes[offset]))
        let low = Int(UInt8(bitPattern: bytes[offset + 1]))
        return Int(Int16(truncatingIfNeeded: high << 8 | low))
      }
      (ascent, descent, lineGap) = (field(4), -field(6), field(8))
      if ascent != 0 || descent != 0 { return }
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    (ascent, descent, lineGap) = (
      Int(extents.ascender), -Int(extents.descender), Int(extents.line_gap)
    )
  }
}
