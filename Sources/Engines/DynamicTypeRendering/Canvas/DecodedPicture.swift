internal import CCairo
import DynamicTypeModel
internal import Synchronization

/// The pixels of a picture file.
struct DecodedPicture: Sendable {
  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  let hasAlpha: Bool
  let bytes: [UInt8]

  /// Nil where the file cannot be read, or is no PNG of eight bits a channel.
  init?(path: String) {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    hasAlpha = format == CAIRO_FORMAT_ARGB32
    guard width > 0, height > 0 else { return nil }
    // The surface has `height` rows of `stride` bytes, and lives until the copy is made.
    bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: stride * height))
  }
}

/// Pictures that were read, so that a screen at twelve sizes reads each once.
final class PictureCache: Sendable {
  private struct State {
    /// Nil for a file that cannot be read.
    var pictures: [String: DecodedPicture?] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())
  /// 128 MB; of an app with more, the rest is read each time.
  private static let mostBytes = 128 << 20

  func picture(at path: String) -> DecodedPicture? {
    if let known = state.withLock({ $0.pictures[path] }) { return known }
    let picture = DecodedPicture(path: path)
    state.withLock { state in
      let size = picture?.bytes.count ?? 0
      guard state.pictures[path] == nil, state.byteCount + size <= Self.mostBytes else { return }
      state.pictures[path] = .some(picture)
      state.byteCount += size
    }
    return picture
  }
}

extension Canvas {
  /// Draws a picture over a rectangle; with a colour only its shape, in that.
  func draw(_ picture: DecodedPicture, in rect: Rect, shape color: RGBA? = nil) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    var bytes = picture.bytes
    bytes.withUnsafeMutableBytes { buffer in
      let format = picture.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
      // The surface reads the bytes until it is finished, before they go.
      let data = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          data, format, Int32(picture.width), Int32(picture.height), Int32(picture.stride))
      else { return }
      save()
      clip(rect)
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(
        context, rect.width / Double(picture.width), rect.height / Double(picture.height))
      if let color {
        source(color)
        cairo_mask_surface(context, surface, 0, 0)
      } else {
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
      }
      restore()
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
