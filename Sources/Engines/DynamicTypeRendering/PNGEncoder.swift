internal import CSpng

/// Writes pixels as a PNG file.
///
/// Compression level 1 without filters: flat pictures of screens come out small and fast. Pictures with opacity are small,
/// and a report has many: level 9, and greys where there are no colours, make them little more than half as large.
/// Each says what drew it, so that a later run knows it for one that may be replaced.
enum PNGEncoder {
  /// - Parameter pixels: `width × height` pixels of three bytes: red, green, blue; or of four, with the opacity.
  static func png(
    width: Int, height: Int, pixels: [UInt8]
  ) throws(RenderingError) -> [UInt8] {
    let isClear = pixels.count == width * height * 4
    precondition(isClear || pixels.count == width * height * 3, "three or four bytes a pixel")
    let greys = isClear ? greys(pixels) : nil
    let bytes = greys ?? pixels
    let type =
      greys != nil
      ? SPNG_COLOR_TYPE_GRAYSCALE_ALPHA
      : isClear ? SPNG_COLOR_TYPE_TRUECOLOR_ALPHA : SPNG_COLOR_TYPE_TRUECOLOR
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      throw .library(call: "spng_ctx_new", status: 0)
    }
    defer { spng_ctx_free(context) }
    var header = spng_ihdr(
      width: UInt32(width), height: UInt32(height), bit_depth: 8,
      color_type: UInt8(type.rawValue), compression_method: 0, filter_method: 0,
      interlace_method: 0)
    try check("spng_set_ihdr", spng_set_ihdr(context, &header))
    try check("spng_set_option", spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check(
      "spng_set_option", spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, isClear ? 9 : 1))
    try check(
      "spng_set_option",
      spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
    try sign(context)
    try check(
      "spng_encode_image",
      spng_encode_image(
        context, bytes, bytes.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue)))
    var length = 0
    var status: Int32 = 0
    guard let buffer = spng_get_png_buffer(context, &length, &status) else {
      throw .library(call: "spng_get_png_buffer", status: Int(status))
    }
    defer { free(buffer) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: length))
  }

  /// Pixels of four bytes as grey and opacity; nil where one has a colour.
  private static func greys(_ pixels: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count / 2)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      guard pixels[start] == pixels[start + 1], pixels[start] == pixels[start + 2] else {
        return nil
      }
      result.append(pixels[start])
      result.append(pixels[start + 3])
    }
    return result
  }

  /// What made a picture. The library reads it while it encodes, so that it has to be there until then.
  private static let signature: StaticString = "dynamictype"

  /// Source: PNG specification, 11.3.4.2: the keyword "Software" names what made a picture.
  private static func sign(_ context: OpaquePointer) throws(RenderingError) {
    var text = spng_text()
    withUnsafeMutableBytes(of: &text.keyword) { $0.copyBytes(from: "Software".utf8) }
    text.type = Int32(SPNG_TEXT.rawValue)
    text.length = signature.utf8CodeUnitCount
    text.text = UnsafeMutableRawPointer(mutating: signature.utf8Start)
      .assumingMemoryBound(to: CChar.self)
    try check("spng_set_text", spng_set_text(context, &text, 1))
  }

  private static func check(_ call: String, _ status: Int32) throws(RenderingError) {
    guard status == 0 else { throw .library(call: call, status: Int(status)) }
  }
}
