internal import CCairo
import DynamicTypeModel

extension Canvas {
  /// Draws the shadow that glyphs cast on what lies behind them; pictures (emoji) cast none.
  ///
  /// - Parameters:
  ///   - origin: What the run's positions count from, moved by the shadow's offset.
  ///   - blurRadius: In points; twice the standard deviation of the blur, as on HTML's canvas.
  func drawShadow(_ run: DrawnGlyphs, at origin: Point, blurRadius: Double, _ color: RGBA) {
    let deviation = min(blurRadius, 100) / 2 * scale
    guard let shade = Shade(of: run, at: origin, on: self, margin: deviation * 3) else { return }
    shade.blur(deviation: deviation)
    cairo_save(context)
    source(color)
    shade.mask(context)
    cairo_restore(context)
  }
}

/// How much of each pixel the outlines of some glyphs cover.
private final class Shade {
  private let surface: OpaquePointer
  /// Where its left top is, in points.
  private let origin: Point

  /// - Parameter margin: How many pixels to leave free on each side.
  init?(of run: DrawnGlyphs, at origin: Point, on canvas: Canvas, margin: Double) {
    guard let bounds = run.bounds(at: origin, in: canvas.context) else { return nil }
    let scale = canvas.scale
    func edge(_ value: Double, _ margin: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (value * scale + margin).rounded(rule)
    }
    let (left, top) = (edge(bounds.minX, -margin, .down), edge(bounds.minY, -margin, .down))
    let width = edge(bounds.maxX, margin, .up) - left
    let height = edge(bounds.maxY, margin, .up) - top
    guard width > 0, height > 0, max(width, height) < Canvas.longestSide,
      width * height < Canvas.mostPixels,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
    self.origin = Point(x: left / scale, y: top / scale)
    cairo_surface_set_device_scale(surface, scale, scale)
    guard let context = cairo_create(surface) else { return }
    defer { cairo_destroy(context) }
    cairo_translate(context, -self.origin.x, -self.origin.y)
    run.trace(at: origin, in: context)
    cairo_fill(context)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Covers with the current source what is shaded.
  func mask(_ context: OpaquePointer) {
    cairo_mask_surface(context, surface, origin.x, origin.y)
  }

  /// Blurs it by three means over neighbours, which come near to a Gaussian blur of that deviation (W3C,
  /// Filter Effects, feGaussianBlur).
  func blur(deviation: Double) {
    let reaches = Self.reaches(deviation: deviation)
    guard reaches != [0, 0, 0] else { return }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let (width, height) = (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
    )
    let stride = Int(cairo_image_surface_get_stride(surface))
    // The surface has `height` rows of `stride` bytes, `width` of which are pixels.
    let pixels = UnsafeMutableBufferPointer(start: data, count: stride * height)
    for row in 0..<height {
      pixels.smooth(from: row * stride, step: 1, count: width, reaches: reaches)
    }
    for column in 0..<width {
      pixels.smooth(from: column, step: stride, count: height, reaches: reaches)
    }
    cairo_surface_mark_dirty(surface)
  }

  /// How many pixels means reach to each side. The variance of one that reaches r far is r (r + 1) / 3,
  /// and variances add up.
  private static func reaches(deviation: Double) -> [Int] {
    let variance = deviation * deviation
    let low = (((1 + 4 * variance).squareRoot() - 1) / 2).rounded(.down)
    let more = ((3 * variance - 3 * low * (low + 1)) / (2 * (low + 1))).rounded()
    return (0..<3).map { Int(low) + (Double($0) < more ? 1 : 0) }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Replaces some pixels, time and again, by the means of those that are so far away; beyond the ends
  /// there is nothing.
  fileprivate func smooth(from start: Int, step: Int, count: Int, reaches: [Int]) {
    var before = [UInt8](repeating: 0, count: count)
    for reach in reaches where reach > 0 {
      let window = 2 * reach + 1
      for index in 0..<count { before[index] = self[start + index * step] }
      var sum = before.prefix(reach).reduce(0) { $0 + Int($1) }
      for index in 0..<count {
        if index + reach < count { sum += Int(before[index + reach]) }
        if index > reach { sum -= Int(before[index - reach - 1]) }
        self[start + index * step] = UInt8(truncatingIfNeeded: (sum + reach) / window)
      }
    }
  }
}

extension DrawnGlyphs {
  /// Makes the outlines of the glyphs the current path.
  fileprivate func trace(at origin: Point, in context: OpaquePointer) {
    cairo_new_path(context)
    guard let face = setFont(in: context), !face.hasColor else { return }
    let glyphs = placed(at: origin)
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
  }

  /// What the outlines of the glyphs take; nil for nothing.
  fileprivate func bounds(at origin: Point, in context: OpaquePointer) -> Rect? {
    cairo_save(context)
    defer { cairo_restore(context) }
    trace(at: origin, in: context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    return left < right && top < bottom
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
