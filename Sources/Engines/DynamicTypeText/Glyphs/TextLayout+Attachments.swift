/// The position of an attachment in a text.
public struct AttachmentBox: Equatable, Sendable {
  /// The UTF-8 offset of its character.
  public var offset: Int
  /// In points from the left of the text's box.
  public var x: Double
  /// Its top, in points from the top of the text's box.
  public var y: Double
  public var width: Double
  public var height: Double

  package init(offset: Int, x: Double, y: Double, width: Double, height: Double) {
    (self.offset, self.x, self.y) = (offset, x, y)
    (self.width, self.height) = (width, height)
  }
}

extension TextLayout {
  /// The attachments that a line shows, from left to right.
  ///
  /// - Parameter line: The index of the line, from the top.
  public func attachments(line: Int) -> [AttachmentBox] {
    switch factors {
    case .uniform(let factors):
      attachments(line: line, UniformScale(paragraph, factors: factors))
    case .mixed(let factors):
      attachments(line: line, MixedScale(paragraph, factors: factors))
    }
  }

  private func attachments(line: Int, _ scale: some PositionScale) -> [AttachmentBox] {
    let placer = GlyphPlacer(layout: self, scale: scale)
    let fragment = fragment(line)
    var boxes: [AttachmentBox] = []
    placer.forEachPiece(of: fragment, gap: gap(of: fragment)) { piece, x in
      guard piece.run >= 0, let attachment = factors[Int(piece.span)].attachment else { return }
      let clusters = piece.level % 2 == 1 ? Array(piece.clusters.reversed()) : Array(piece.clusters)
      var x = x
      for cluster in clusters {
        let width = scale.position(cluster + 1) - scale.position(cluster)
        if width > 0 || attachment.width == 0 {
          let bottom =
            vertical(ofLine: line).baseline - attachment.baselineOffset
            - factors[Int(piece.span)].baselineOffset
          boxes.append(
            AttachmentBox(
              offset: paragraph.utf8Range(cluster..<cluster + 1).lowerBound, x: x,
              y: bottom - attachment.height, width: attachment.width, height: attachment.height))
        }
        x += width
      }
    }
    return boxes
  }
}
