internal import CCairo
import DynamicTypeModel

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
    self.init(surface)
  }

  /// Nil for bytes that are no picture.
  init?(_ image: DecodedImage) {
    switch image {
    case .png(let bytes): self.init(png: bytes)
    case .rgb(let bytes, let size): self.init(rgb: bytes, size)
    }
  }

  private init?(png bytes: [UInt8]) {
    var unread = bytes[...]
    let surface = withUnsafeMutablePointer(to: &unread) { unread in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          // The slice outlives the call, and `data` has room for `length` bytes.
          guard let unread = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            let data, unread.pointee.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          let next = unread.pointee.prefix(Int(length))
          next.withUnsafeBytes { bytes in
            UnsafeMutableRawBufferPointer(start: data, count: bytes.count).copyMemory(from: bytes)
          }
          unread.pointee = unread.pointee.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, unread)
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    self.init(surface)
  }

  private init?(rgb pixels: [UInt8], _ size: PixelSize) {
    guard size.width > 0, size.height > 0, size.width <= 100_000, size.height <= 100_000,
      pixels.count == size.width * size.height * 3
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    // A pixel is a word of eight unused bits, red, green and blue, as this machine writes words.
    let places = UInt32(1).littleEndian == 1 ? (2, 1, 0) : (1, 2, 3)
    for pixel in 0..<(size.width * size.height) {
      bytes[pixel * 4 + places.0] = pixels[pixel * 3]
      bytes[pixel * 4 + places.1] = pixels[pixel * 3 + 1]
      bytes[pixel * 4 + places.2] = pixels[pixel * 3 + 2]
    }
    self.init(
      width: size.width, height: size.height, stride: size.width * 4, hasAlpha: false, bytes: bytes)
  }

  private init?(_ surface: OpaquePointer) {
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

extension DecodedPicture {
  private init(width: Int, height: Int, stride: Int, hasAlpha: Bool, bytes: [UInt8]) {
    (self.width, self.height, self.stride) = (width, height, stride)
    (self.hasAlpha, self.bytes) = (hasAlpha, bytes)
  }

  /// Some of its columns and rows.
  fileprivate func part(_ columns: Range<Int>, _ rows: Range<Int>) -> DecodedPicture {
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 4)
    for row in rows {
      let start = row * stride
      part += bytes[(start + columns.lowerBound * 4)..<(start + columns.upperBound * 4)]
    }
    return DecodedPicture(
      width: columns.count, height: rows.count, stride: columns.count * 4, hasAlpha: hasAlpha,
      bytes: part)
  }
}

/// The parts of a sliced picture along one axis: where each is in the picture and where it is drawn.
private struct SlicedLength {
  struct Part {
    var pixels: Range<Int>
    /// In points.
    var start: Double
    var length: Double
    var isCap: Bool
  }

  private(set) var parts: [Part] = []
  let pixelsPerPoint: Double

  /// - Parameters:
  ///   - pixels: The picture's length.
  ///   - points: The same in points.
  ///   - caps: What keeps its size at either end, in points.
  ///   - center: What is shown of the rest, in points; nil for all.
  ///   - start: Where it is drawn, and how long.
  init(
    pixels: Int, points: Double, caps: (Double, Double), center: Double?, start: Double,
    length: Double
  ) {
    pixelsPerPoint = Double(pixels) / points
    let scale = pixelsPerPoint
    func whole(_ points: Double, upTo most: Int) -> Int {
      let rounded = (points * scale).rounded()
      return rounded > 0 ? Int(min(rounded, Double(most))) : 0
    }
    let first = whole(caps.0, upTo: pixels)
    let last = whole(caps.1, upTo: pixels - first)
    let rest = pixels - first - last
    // Something is between them, unless the image is made of caps alone.
    let middle = max(min(rest, 1), center.map { whole($0, upTo: rest) } ?? rest)
    let own = Double(first + last) / scale
    // Caps that do not fit give way alike; caps alone fill all.
    let factor = own > 0 ? (middle == 0 ? length / own : min(1, length / own)) : 0
    let ends = (Double(first) / scale * factor, Double(last) / scale * factor)
    let between = max(0, length - ends.0 - ends.1)
    let all = [
      Part(pixels: 0..<first, start: start, length: ends.0, isCap: true),
      Part(pixels: first..<(first + middle), start: start + ends.0, length: between, isCap: false),
      Part(
        pixels: (pixels - last)..<pixels, start: start + length - ends.1, length: ends.1,
        isCap: true),
    ]
    parts = all.filter { !$0.pixels.isEmpty && $0.length > 0 }
  }
}

extension Canvas {
  /// Draws a picture over a rectangle; with a colour only its shape, in that.
  ///
  /// - Parameter file: With its slices.
  func draw(
    _ picture: DecodedPicture, of file: ImageFile, in rect: Rect, shape color: RGBA? = nil
  ) {
    guard !rect.isEmpty, rect.isDrawable else { return }
    guard let slices = file.slices, let size = file.size, size.width > 0, size.height > 0 else {
      return draw(picture, in: rect, shape: color)
    }
    let across = SlicedLength(
      pixels: picture.width, points: size.width, caps: (slices.caps.left, slices.caps.right),
      center: slices.centerWidth, start: rect.x, length: rect.width)
    let down = SlicedLength(
      pixels: picture.height, points: size.height, caps: (slices.caps.top, slices.caps.bottom),
      center: slices.centerHeight, start: rect.y, length: rect.height)
    for row in down.parts {
      for column in across.parts {
        let part = picture.part(column.pixels, row.pixels)
        let place = Rect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        let tile = Size(
          width: column.isCap ? place.width : Double(part.width) / across.pixelsPerPoint,
          height: row.isCap ? place.height : Double(part.height) / down.pixelsPerPoint)
        draw(part, in: place, tile: slices.isTiled ? tile : nil, shape: color)
      }
    }
  }

  /// - Parameter tile: The size in points in which the picture is repeated; nil to stretch it.
  private func draw(
    _ picture: DecodedPicture, in rect: Rect, tile: Size? = nil, shape color: RGBA?
  ) {
    guard !rect.isEmpty, rect.isDrawable, picture.width > 0, picture.height > 0 else { return }
    let shown = tile ?? rect.size
    picture.bytes.withUnsafeBytes { buffer in
      let format = picture.hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24
      // The surface is drawn from alone, so that cairo reads the bytes and never writes; it is finished before they go.
      let data = UnsafeMutablePointer(
        mutating: buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
      guard
        let surface = cairo_image_surface_create_for_data(
          data, format, Int32(picture.width), Int32(picture.height), Int32(picture.stride)),
        let pattern = cairo_pattern_create_for_surface(surface)
      else { return }
      save()
      clip(rect)
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(
        context, shown.width / Double(picture.width), shown.height / Double(picture.height))
      cairo_pattern_set_extend(pattern, tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
      if let color {
        source(color)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint(context)
      }
      restore()
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
