/// Glyphs in one font, direction and set of attributes, in visual order.
struct GlyphRun: Sendable {
  struct Glyph: Equatable, Sendable {
    var id: UInt32
    /// The cluster it belongs to.
    var cluster: Int32
    /// In em, as shaped.
    var advance: Float
    var xOffset: Float
    var yOffset: Float
  }

  var font: FontID
  var clusters: Range<Int32>
  var span: Int32
  var level: UInt8
  var script: ScriptTag
  let glyphs: [Glyph]
  /// Whether each cluster has exactly one glyph, without offsets.
  let isEven: Bool

  init(
    font: FontID, clusters: Range<Int32>, span: Int32, level: UInt8, script: ScriptTag,
    glyphs: [Glyph]
  ) {
    (self.font, self.clusters, self.span, self.level) = (font, clusters, span, level)
    (self.script, self.glyphs) = (script, glyphs)
    let isForward = level % 2 == 0
    isEven =
      glyphs.count == clusters.count
      && glyphs.indices.allSatisfy { index in
        let glyph = glyphs[index]
        let cluster =
          isForward ? clusters.lowerBound + Int32(index) : clusters.upperBound - 1 - Int32(index)
        return glyph.cluster == cluster && glyph.xOffset == 0 && glyph.yOffset == 0
      }
  }
}
