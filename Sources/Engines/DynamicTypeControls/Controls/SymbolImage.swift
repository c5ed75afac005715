import DynamicTypeModel

/// The sizes of a system symbol: what is drawn, and the rectangle that constraints bind.
package struct SymbolImage {
  package let image: ImageContent
  /// Of the font that the symbol follows.
  package let pointSize: Double
  package let device: Device

  package init(image: ImageContent, pointSize: Double, device: Device) {
    (self.image, self.pointSize, self.device) = (image, pointSize, device)
  }

  /// Symbols are about as large in area as a circle whose width is the height of the font's line, by their
  /// scale and in the proportions that the document lists, and those of one thing and another, by their
  /// names, a quarter larger; arrows and what is long have that for their longer side, and chevrons to the
  /// sides the font's size.
  ///
  /// An estimate, as sizes are not published. Source: 19 symbols in recorded image views and buttons of public
  /// documents. By it 15 are within a point of their height or width; `star.fill`, `hand.raised.fill`,
  /// `die.face.3` and a small one are not. Large ones are 26 points for Body's 20.
  /// Evidence: E-symbol-size.
  package var size: Size {
    let side = pointSize * (image.isSideChevron ? 1 : Self.lineFactor) * image.symbolFactor
    guard let shape = image.symbolProportions, shape.width > 0, shape.height > 0 else {
      return Size(width: device.roundedUp(side), height: device.roundedUp(side))
    }
    let longer = max(shape.width, shape.height)
    let isLong = min(shape.width, shape.height) < longer * 0.65
    let area = Self.circle * (image.isCompound ? Self.compound : 1)
    let factor =
      image.isArrow || isLong && !image.isCompound
      ? side / longer : side * (area / (shape.width * shape.height)).squareRoot()
    return Size(
      width: device.roundedUp(shape.width * factor), height: device.roundedUp(shape.height * factor)
    )
  }

  /// What the frame takes beyond the alignment rectangle, which is as high as the font's line at medium
  /// scale; less than nothing for symbols that are lower than that.
  ///
  /// That image views take their alignment from their image is published (Apple, *UIImage*,
  /// `alignmentRectInsets`), the insets of symbols are not. Source: image views that required constraints
  /// hold 12 to 60 points high, in 8 documents of 7 projects, are recorded by 1 to 5 less, whatever their
  /// height: `arrow.left` of 15.5 points 5, `chevron.right` of 16.5 3.5, `safari` of 19.5 1; two large ones of
  /// another, held 120 points high, by 5.3 and 3.7 more.
  /// Evidence: E-segmented-alignment, E-slider-alignment, E-switch-alignment, E-symbol-alignment.
  package var alignmentInsets: EdgeInsets {
    let free = size.height - device.roundedUp(pointSize * Self.lineFactor)
    let top = (free / 2 * device.pixelScale).rounded() / device.pixelScale
    return EdgeInsets(top: top, bottom: free - top)
  }

  private static let lineFactor = 1.19
  /// The area of a circle by documents, which list them as 128 by 123, in squares of its width.
  private static let circle = 123.0 / 128
  /// How much more area symbols of one thing and another have: 4 symbols of 4 projects.
  private static let compound = 1.24
}

extension ImageContent {
  fileprivate var isSideChevron: Bool {
    ["left", "right", "backward", "forward"].contains { name == "chevron." + $0 }
  }

  fileprivate var isArrow: Bool {
    isSideChevron || ["left", "right", "up", "down"].contains { name == "arrow." + $0 }
  }

  fileprivate var isCompound: Bool { name?.contains(".and.") ?? false }

  /// How much larger than at medium scale a symbol is; small ones as much smaller as large ones are larger.
  fileprivate var symbolFactor: Double {
    switch symbolScale {
    case .large: 1.28
    case .small: 1 / 1.28
    case .default, .unspecified, .medium, nil: 1
    }
  }
}
