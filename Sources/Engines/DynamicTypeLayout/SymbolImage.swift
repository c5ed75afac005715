import DynamicTypeModel
import DynamicTypeText

/// The sizes of a system symbol: what is drawn, and the rectangle that constraints bind.
struct SymbolImage {
  let image: ImageContent
  /// Of the font that the symbol follows.
  let pointSize: Double
  let pixelScale: Double

  /// A symbol's larger side is about as long as its font's line is high, by its scale; the other one
  /// follows from its proportions.
  ///
  /// An estimate, as sizes are not published. Source: 8 symbols in recorded image views and buttons:
  /// six are within a point, `hand.raised.fill` and `die.face.3` are not; large ones are 26 points for
  /// Body's 20. Chevrons to the sides are as high as their font's size: 16.5 and 17.7 points at 17 in 2
  /// documents.
  var size: Size {
    let side = pointSize * (image.isSideChevron ? 1 : Self.lineFactor) * image.symbolFactor
    guard let shape = image.symbolProportions, shape.width > 0, shape.height > 0 else {
      return Size(width: roundedUp(side), height: roundedUp(side))
    }
    let factor = side / max(shape.width, shape.height)
    return Size(width: roundedUp(shape.width * factor), height: roundedUp(shape.height * factor))
  }

  /// What the frame takes beyond the alignment rectangle, which is as high as the font's line at medium
  /// scale; less than nothing for symbols that are lower than that.
  ///
  /// That image views take their alignment from their image is published (Apple, *UIImage*,
  /// `alignmentRectInsets`), the insets of symbols are not. Source: image views that required constraints
  /// hold 12 to 60 points high, in 8 documents of 7 projects, are recorded by 1 to 5 less, whatever their
  /// height: `arrow.left` of 15.5 points 5, `chevron.right` of 16.5 3.5, `safari` of 19.5 1; two large ones of
  /// another, held 120 points high, by 5.3 and 3.7 more.
  var alignmentInsets: EdgeInsets {
    let room = size.height - roundedUp(pointSize * Self.lineFactor)
    let top = (room / 2 * pixelScale).rounded() / pixelScale
    return EdgeInsets(top: top, bottom: room - top)
  }

  private static let lineFactor = 1.19

  private func roundedUp(_ length: Double) -> Double {
    (length * pixelScale - 1e-6).rounded(.up) / pixelScale
  }
}

extension ImageContent {
  fileprivate var isSideChevron: Bool {
    ["left", "right", "backward", "forward"].contains { name == "chevron." + $0 }
  }

  /// How much larger than at medium scale a symbol is; small ones as much smaller as large ones are larger.
  fileprivate var symbolFactor: Double {
    switch symbolScale {
    case "large": 1.28
    case "small": 1 / 1.28
    default: 1
    }
  }
}
