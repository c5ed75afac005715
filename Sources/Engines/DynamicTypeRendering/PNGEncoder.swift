internal import CSpng

/// Writes pixels as a PNG file.
///
/// Compression level 1 without filters: flat pictures of screens come out small and fast.
enum PNGEncoder {
  /// - Parameter pixels: `width × height` pixels of three bytes: red, green, blue.
  static func png(
    width: Int, height: Int, pixels: [UInt8]
  ) throws(RenderingError) -> [UInt8] {
    precondition(pixels.count == width * height * 3, "three bytes a pixel")
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      throw .library(call: "spng_ctx_new", status: 0)
    }
    defer { spng_ctx_free(context) }
    var header = spng_ihdr(
      width: UInt32(width), height: UInt32(height), bit_depth: 8,
      color_type: UInt8(SPNG_COLOR_TYPE_TRUECOLOR.rawValue), compression_method: 0,
      filter_method: 0, interlace_method: 0)
    try check("spng_set_ihdr", spng_set_ihdr(context, &header))
    try check("spng_set_option", spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check("spng_set_option", spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1))
    try check(
      "spng_set_option",
      spng_set_option(context, SPNG_FILTER_CHOICE, Int32(SPNG_DISABLE_FILTERING.rawValue)))
    try check(
      "spng_encode_image",
      spng_encode_image(
        context, pixels, pixels.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue)))
    var length = 0
    var status: Int32 = 0
    guard let buffer = spng_get_png_buffer(context, &length, &status) else {
      throw .library(call: "spng_get_png_buffer", status: Int(status))
    }
    defer { free(buffer) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: length))
  }

  private static func check(_ call: String, _ status: Int32) throws(RenderingError) {
    guard status == 0 else { throw .library(call: call, status: Int(status)) }
  }
}
