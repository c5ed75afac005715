internal import CHarfBuzz
internal import DynamicTypeText

/// A font of an app's own, with the names it can be asked for by.
struct RegisteredFont: Hashable, Sendable {
  var path: String
  var faceIndex: Int
  var postScriptName: String
  var familyName: String
  var fullName: String
  /// OpenType's weight class: 100 … 900.
  var weightClass: Int
  var isItalic: Bool
  /// The axes of a variable font, in the order of the font.
  var axes: [Axis] = []
  /// The places of a variable font's named instance; empty for other fonts.
  var variations: [FontVariation] = []

  /// The fonts of a file; none when it is not a font.
  static func fonts(inFile path: String) -> [RegisteredFont] {
    guard isRegularFile(path), let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<Int(hb_face_count(blob))).compactMap { index in
      guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0 else { return nil }
      return RegisteredFont(face, path: path, index: index)
    }.flatMap { [$0] + $0.instances(blob) }
  }

  private init(_ face: OpaquePointer, path: String, index: Int) {
    self.path = path
    faceIndex = index
    postScriptName = FontNames.string(.postScript, of: face)
    let typographic = FontNames.string(.typographicFamily, of: face)
    familyName = typographic.isEmpty ? FontNames.string(.family, of: face) : typographic
    fullName = FontNames.string(.full, of: face)
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    weightClass = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    axes = Self.axes(of: face)
  }
}

/// Strings of a font's `name` table.
enum FontNames: UInt32 {
  case family = 1
  case full = 4
  case postScript = 6
  case typographicFamily = 16
  case variationsPrefix = 25

  static func string(_ name: FontNames, of face: OpaquePointer) -> String {
    string(id: name.rawValue, of: face)
  }

  static func string(id: UInt32, of face: OpaquePointer) -> String {
    var length: UInt32 = 512
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length)) { buffer in
      let english = hb_language_from_string("en", -1)
      let full = hb_ot_name_get_utf8(face, id, english, &length, buffer.baseAddress)
      guard full > 0 else { return "" }
      return String(
        decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
