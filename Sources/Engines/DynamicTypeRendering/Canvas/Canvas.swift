internal import CCairo
import DynamicTypeModel

/// A picture being drawn with cairo, in points.
///
/// Nothing here depends on settings of the machine: hinting is off and glyphs are drawn as outlines
/// where they stand, so the same calls give the same bytes.
final class Canvas {
  /// About 32,767 is where cairo's fixed-point coordinates end.
  static let longestSide = 30_000.0
  /// 100 megapixels, 400 MB: a full screen of the largest device has 4.
  static let mostPixels = 100_000_000.0

  enum Ground {
    case opaque, clear
  }

  let ground: Ground
  let context: OpaquePointer
  private let surface: OpaquePointer
  let scale: Double
  let widthInPixels: Int
  let heightInPixels: Int

  /// An empty picture.
  ///
  /// - Parameters:
  ///   - size: In points; rounded up to whole pixels.
  ///   - scale: Pixels a point; greater than zero.
  ///   - ground: Whether what lies behind the picture is seen where nothing is drawn.
  init(size: Size, scale: Double, ground: Ground = .opaque) throws(RenderingError) {
    self.scale = scale
    self.ground = ground
    widthInPixels = Self.pixels(in: size.width, scale: scale)
    heightInPixels = Self.pixels(in: size.height, scale: scale)
    guard
      let surface = cairo_image_surface_create(
        ground == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(widthInPixels),
        Int32(heightInPixels)),
      let context = cairo_create(surface)
    else { throw .library(call: "cairo_create", status: 1) }
    self.surface = surface
    self.context = context
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(call: "cairo_create", status: Int(status.rawValue))
    }
    cairo_scale(context, scale, scale)
  }

  /// A length in points as pixels, those begun counted whole.
  static func pixels(in length: Double, scale: Double) -> Int {
    Int((length * scale - 1e-6).rounded(.up))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// How light a pixel that was drawn is, from 0 for black to 1 for white.
  ///
  /// Source: ITU-R BT.709, luma.
  /// Evidence: E-color-luma.
  func luminance(at point: Point) -> Double {
    let (column, row) = (Int(point.x * scale), Int(point.y * scale))
    guard (0..<widthInPixels).contains(column), (0..<heightInPixels).contains(row) else { return 1 }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return 1 }
    let stride = Int(cairo_image_surface_get_stride(surface))
    // The surface has `heightInPixels` rows of `stride` bytes, four for each pixel.
    let word = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)[column]
    func part(_ shift: UInt32) -> Double { Double(word >> shift & 0xFF) / 255 }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }

  /// The pixels from the top left, row by row, three bytes each: red, green, blue; on clear ground four, with the
  /// opacity, by which the others are not multiplied.
  func pixels() throws(RenderingError) -> [UInt8] {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(call: "cairo", status: Int(status.rawValue))
    }
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      throw .library(call: "cairo_image_surface_get_data", status: 0)
    }
    let (width, height) = (widthInPixels, heightInPixels)
    if ground == .clear {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        // As below.
        let words = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width { Self.append(words[column], to: &bytes) }
      }
      return bytes
    }
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
      // The surface has `height` rows of `stride` bytes, `width` pixels of four bytes in each,
      // and lives as long as `self`.
      var next = 0
      for row in 0..<height {
        let words = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          let word = words[column]
          bytes[next] = UInt8(truncatingIfNeeded: word >> 16)
          bytes[next + 1] = UInt8(truncatingIfNeeded: word >> 8)
          bytes[next + 2] = UInt8(truncatingIfNeeded: word)
          next += 3
        }
      }
      count = next
    }
  }

  /// Adds a pixel of cairo's, multiplied by its opacity in the highest byte, as four bytes that are not.
  private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
    let alpha = word >> 24
    func part(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha))
    }
    bytes.append(part(16))
    bytes.append(part(8))
    bytes.append(part(0))
    bytes.append(UInt8(alpha))
  }
}
