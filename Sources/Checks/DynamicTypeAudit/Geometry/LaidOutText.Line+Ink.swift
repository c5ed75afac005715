import DynamicTypeModel

extension LaidOutText.Line {
  /// Where the letters of the line are expected to leave ink, in the element's coordinates.
  ///
  /// A line's ascent and descent include space for accents, which most lines do not have, so a label
  /// that is a point too low loses nothing. Letters of ASCII are taken to reach 0.78 of the ascent (the
  /// `d` of San Francisco: 1,520 of 1,950 units; its capitals 1,443) and, where one of them
  /// has a tail, 0.85 of the descent (`g`: 420 of 494). All other writing is taken to need it all.
  var ink: Rect {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let hasTail = text.utf8.contains { Self.tailed.contains($0) }
    let above = isPlain ? ascent * 0.78 : ascent
    let below = isPlain ? (hasTail ? descent * 0.85 : 0) : descent
    return Rect(x: originX, y: baseline - above, width: width, height: above + below)
  }

  private static let tailed = Set("gjpqyQ,;()[]{}/|@$_".utf8)
}
