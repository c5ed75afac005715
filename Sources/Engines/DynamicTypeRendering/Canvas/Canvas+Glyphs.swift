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
    guard run.pointSize > 0, let face = FontFaces.shared.face(of: run.font) else { return }
    let glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.x, y: origin.y + glyph.y)
    }
    cairo_save(context)
    cairo_set_font_face(context, face.face)
    cairo_set_font_size(context, run.pointSize)
    setVariations(run.font.variations)
    source(color)
    if face.hasColor {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    } else {
      // As outlines: cairo 1.16 moves the pictures of glyphs to whole pixels.
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// Has a variable font drawn at places on its axes, until the state is restored.
  private func setVariations(_ settings: String) {
    guard !settings.isEmpty, let options = cairo_font_options_create() else { return }
    defer { cairo_font_options_destroy(options) }
    cairo_get_font_options(context, options)
    cairo_font_options_set_variations(options, settings)
    cairo_set_font_options(context, options)
  }
}
