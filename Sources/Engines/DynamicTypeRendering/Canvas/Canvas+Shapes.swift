internal import CCairo
import DynamicTypeModel

extension Canvas {
  func save() { cairo_save(context) }
  func restore() { cairo_restore(context) }
  func translate(_ offset: Point) { cairo_translate(context, offset.x, offset.y) }

  /// Everything until ``endGroup(alpha:)`` is drawn apart, to be laid on the rest as one.
  func beginGroup() { cairo_push_group(context) }

  func endGroup(alpha: Double) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Limits what is drawn until the next ``restore()``.
  func clip(_ rect: Rect, radius: Double = 0) {
    path(radius > 0 ? rect : rect.onPixels(scale), radius: radius)
    cairo_clip(context)
  }

  /// Covers the whole picture, the pixels that its size only begins included.
  func fillAll(_ color: RGBA) {
    source(color)
    cairo_paint(context)
  }

  /// Fills a rectangle; one with sharp corners covers whole pixels, and one at least, so that
  /// hairlines look alike wherever they are.
  func fill(_ rect: Rect, _ color: RGBA, radius: Double = 0) {
    guard color.alpha > 0, !rect.isEmpty else { return }
    path(radius > 0 ? rect : rect.onPixels(scale), radius: radius)
    source(color)
    cairo_fill(context)
  }

  /// Fills a rectangle that is a line from left to right, or the strokes that it is made of.
  ///
  /// - Parameter dashes: The lengths of strokes and gaps in turn; empty for one stroke.
  func fill(_ rect: Rect, _ color: RGBA, dashes: [Double]) {
    let period = dashes.reduce(0, +)
    // Strokes of less than a pixel are one.
    guard !dashes.isEmpty, period * scale > 1 else { return fill(rect, color) }
    var x = rect.x
    while x < rect.maxX {
      for (index, length) in dashes.enumerated() {
        if index % 2 == 0, x < rect.maxX {
          let width = min(length, rect.maxX - x)
          fill(Rect(x: x, y: rect.y, width: width, height: rect.height), color)
        }
        x += length
      }
    }
  }

  /// A hairline of one pixel: the last one above a height, where what begins there leaves it alone.
  func hairline(above y: Double, x: Double, width: Double, _ color: RGBA) {
    let bottom = (y * scale).rounded() / scale
    fill(Rect(x: x, y: bottom - 1 / scale, width: width, height: 1 / scale), color)
  }

  /// The first pixel below a height.
  func hairline(below y: Double, x: Double, width: Double, _ color: RGBA) {
    let top = (y * scale).rounded() / scale
    fill(Rect(x: x, y: top, width: width, height: 1 / scale), color)
  }

  /// A border inside a rectangle.
  func strokeInside(_ rect: Rect, _ color: RGBA, width: Double, radius: Double = 0) {
    let inset = width / 2
    let middle = rect.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    guard !middle.isEmpty, width > 0 else { return }
    path(middle, radius: max(0, radius - inset))
    source(color)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  func circle(_ center: Point, radius: Double, _ color: RGBA) {
    cairo_new_path(context)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    source(color)
    cairo_fill(context)
  }

  func ring(_ center: Point, radius: Double, _ color: RGBA, width: Double) {
    cairo_new_path(context)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
    source(color)
    cairo_set_line_width(context, width)
    cairo_stroke(context)
  }

  /// A line through points, with round ends and corners.
  func line(_ points: [Point], _ color: RGBA, width: Double) {
    outline(points)
    source(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  func polygon(_ points: [Point], _ color: RGBA) {
    outline(points)
    cairo_close_path(context)
    source(color)
    cairo_fill(context)
  }

  /// A soft shadow below a rounded rectangle, as rings that fade.
  func shadow(_ rect: Rect, radius: Double, spread: Double = 3) {
    for step in stride(from: spread, through: 1, by: -1) {
      let outset = rect.inset(
        by: EdgeInsets(top: -step + 1, left: -step, bottom: -step - 1, right: -step))
      fill(outset, RGBA.black.opacity(0.04), radius: radius + step)
    }
  }

  private func outline(_ points: [Point]) {
    cairo_new_path(context)
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(context, point.x, point.y)
      } else {
        cairo_line_to(context, point.x, point.y)
      }
    }
  }

  private func path(_ rect: Rect, radius: Double) {
    cairo_new_path(context)
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else {
      cairo_rectangle(context, rect.x, rect.y, max(0, rect.width), max(0, rect.height))
      return
    }
    let (right, down) = (rect.maxX - radius, rect.maxY - radius)
    let (left, up) = (rect.minX + radius, rect.minY + radius)
    cairo_arc(context, right, up, radius, -.pi / 2, 0)
    cairo_arc(context, right, down, radius, 0, .pi / 2)
    cairo_arc(context, left, down, radius, .pi / 2, .pi)
    cairo_arc(context, left, up, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  func source(_ color: RGBA) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}

extension Rect {
  /// This rectangle with its edges on the nearest pixels, at least a pixel wide and high.
  fileprivate func onPixels(_ scale: Double) -> Rect {
    func span(_ low: Double, _ high: Double) -> (start: Double, length: Double) {
      let start = (low * scale).rounded()
      return (start / scale, max(1, (high * scale).rounded() - start) / scale)
    }
    let (horizontal, vertical) = (span(minX, maxX), span(minY, maxY))
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}
