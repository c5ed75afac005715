internal import CCairo
import DynamicTypeModel
import DynamicTypeText

extension Canvas {
  /// Draws the glyphs of a run in one colour.
  ///
  /// - Parameter origin: What the run's positions count from.
  func draw(_ run: PositionedGlyphRun, at origin: Point, _ color: RGBA) {
    draw(
      DrawnGlyphs(
        font: .init(
          path: run.font.path, faceIndex: run.font.faceIndex,
          variations: run.font.variationSettings),
        pointSize: run.pointSize, color: nil,
        glyphs: run.glyphs.map { .init(id: $0.id, x: $0.x, y: $0.y) }),
      at: origin, color)
  }

  /// Draws the glyphs of a run in one colour.
  ///
  /// - Parameter origin: What the run's positions count from.
  func draw(_ run: DrawnGlyphs, at origin: Point, _ color: RGBA) {
    cairo_save(context)
    defer { cairo_restore(context) }
    guard let face = run.setFont(in: context) else { return }
    source(color)
    let glyphs = run.placed(at: origin)
    if face.hasColor {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    } else {
      // As outlines: cairo 1.16 moves the pictures of glyphs to whole pixels.
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_fill(context)
    }
  }
}

extension DrawnGlyphs {
  /// Has glyphs drawn in the run's font until the context's state is restored.
  ///
  /// - Returns: Nil for a font that cannot be opened, or has no size, or a larger one than is drawn.
  func setFont(in context: OpaquePointer) -> FontFaces.Face? {
    guard pointSize > 0, pointSize <= Self.largestPointSize,
      let face = FontFaces.shared.face(of: font)
    else { return nil }
    cairo_set_font_face(context, face.face)
    cairo_set_font_size(context, pointSize)
    setVariations(in: context)
    return face
  }

  /// Three times the height of the largest device. At eight pixels a point FreeType's 16 bits still hold
  /// its 32,768 pixels; beyond them cairo draws no more of the whole picture.
  private static let largestPointSize = 4096.0

  func placed(at origin: Point) -> [cairo_glyph_t] {
    glyphs.map { cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y) }
  }

  /// Has a variable font drawn at its places on its axes.
  private func setVariations(in context: OpaquePointer) {
    guard !font.variations.isEmpty, let options = cairo_font_options_create() else { return }
    defer { cairo_font_options_destroy(options) }
    cairo_get_font_options(context, options)
    cairo_font_options_set_variations(options, font.variations)
    cairo_set_font_options(context, options)
  }
}
