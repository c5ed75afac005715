import DynamicType
import DynamicTypeModel

extension LaidOutText.Line {
  /// Where the letters of the line are expected to leave ink, in the element's coordinates.
  ///
  /// A line's ascent and descent include space for accents, which most lines do not have, so a label
  /// that is a point too low loses nothing.
  var ink: Rect {
    var reach = InkReach()
    for scalar in text.unicodeScalars { reach.add(scalar) }
    let largest = largestOwnFont.map { size in
      let metrics = VerticalMetrics.sanFrancisco(weight: .regular)
      return (
        ascent: size * metrics.ascent / metrics.unitsPerEm,
        descent: size * -metrics.descent / metrics.unitsPerEm
      )
    }
    let above = Self.part(reach.above, of: ascent, upTo: largest?.ascent)
    let below = Self.part(reach.below, of: descent, upTo: largest?.descent)
    return Rect(x: originX, y: baseline - above, width: width, height: above + below)
  }

  /// A share of a font's ascent or descent, that counts up to San Francisco's; all of it where letters reach that far.
  ///
  /// An app's own font may have much more of both, but its letters are hardly larger beside the point size.
  private static func part(_ share: Double, of length: Double, upTo limit: Double?) -> Double {
    share == 1 ? length : min(length, limit ?? length) * share
  }

  /// The size of the largest letters in points, where some are in an app's own font; nil for San Francisco's alone.
  private var largestOwnFont: Double? {
    guard spans.contains(where: { $0.font.face != .system }) else { return nil }
    return spans.map(\.font.pointSize).max()
  }
}

/// How far letters reach above and below their baseline, as shares of the font's ascent and descent.
private struct InkReach {
  private(set) var above = 0.0
  private(set) var below = 0.0

  /// The `d` of San Francisco: 1,520 of 1,950 units; its capitals 1,443.
  private static let plain = 0.78
  /// The `g` of San Francisco: 420 of 494 units.
  private static let tail = 0.85
  /// Small letters with a mark, by Inter, since San Francisco's are not known: `å`, the highest, has 0.88 of the ascent, `é` 0.81.
  private static let marked = 0.88

  mutating func add(_ scalar: Unicode.Scalar) {
    let (above, below) = Self.reach(of: scalar)
    self.above = max(self.above, above)
    self.below = max(self.below, below)
  }

  /// Of writing that is not listed here, such as capitals with marks, all of both.
  private static func reach(of scalar: Unicode.Scalar) -> (Double, Double) {
    switch scalar.value {
    case 0..<0x80: (plain, tailed.contains(scalar) ? tail : 0)
    // Signs that are no higher than capitals: measured in Inter, without those that reach below the line.
    case _ where signs.contains(scalar): (plain, 0)
    // Small letters of Latin, but for ĥ and ĺ, whose mark is on a tall letter.
    case 0xDF...0x17F where scalar.properties.isLowercase && !highLatin.contains(scalar):
      (marked, lowLatin.contains(scalar) ? 1 : 0)
    // Letters of Russian, and those that other languages add to it.
    case 0x410...0x44F where scalar != "Й":
      (scalar == "й" ? marked : plain, lowCyrillic.contains(scalar) ? tail : 0)
    case 0x450...0x45F: (marked, scalar == "ђ" || scalar == "ў" || scalar == "џ" ? tail : 0)
    default: (1, 1)
    }
  }

  private static let tailed = scalars("gjpqyQ,;()[]{}/|@$_")
  private static let signs = scalars("…–—‘’“”«»·•€£©®™°×÷−\u{A0}\u{2009}\u{202F}")
  private static let highLatin = scalars("ĥĺ")
  private static let lowLatin = scalars("çøýþÿąęĝğġģįĵķļņŗşţųŷ")
  private static let lowCyrillic = scalars("друфцщДФЦЩ")

  private static func scalars(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }
}
