import CCairo

/// A picture in cairo's memory, for cairo to write.
final class CairoPicture {
  private let surface: OpaquePointer

  /// - Parameter png: A PNG file.
  init(png: [UInt8]) throws {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
          let rest = source.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
          for place in 0..<Int(count) { target[place] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw Failure(call: "cairo_image_surface_create_from_png_stream")
    }
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// The picture as cairo writes it.
  func png() throws -> [UInt8] {
    var written: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &written) { written in
      cairo_surface_write_to_png_stream(
        surface,
        { target, source, count in
          guard let target, let source else { return CAIRO_STATUS_WRITE_ERROR }
          target.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, written)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw Failure(call: "cairo_surface_write_to_png_stream")
    }
    return written
  }

  /// Cairo could not do something.
  struct Failure: Error {
    var call: String
  }
}
