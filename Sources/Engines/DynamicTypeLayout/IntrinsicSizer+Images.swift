import DynamicType
import DynamicTypeModel

/// What image views ask for.
extension IntrinsicSizer {
  func imageSize(_ index: ElementIndex, _ element: Element, _ image: ImageContent) -> Size {
    if image.isSystemSymbol { return symbolSize(index, image) }
    let size = image.naturalSize ?? Size()
    guard element.adjustsImageSizeForAccessibility else { return size }
    let category = environment.reader.category(of: index)
    guard category.isAccessibilityCategory else { return size }
    // By how much is not published: decided, as body text grows.
    let metrics = FontMetrics.default
    func scaled(_ length: Double) -> Double {
      metrics.scaledValue(length, for: category, displayScale: environment.pixelScale)
    }
    return Size(width: scaled(size.width), height: scaled(size.height))
  }

  /// The image in a button; nil without one whose size is known.
  func imageSize(in button: ButtonContent, _ index: ElementIndex) -> Size? {
    guard let image = button.image else { return nil }
    return image.isSystemSymbol && image.name != nil ? symbolSize(index, image) : image.naturalSize
  }

  /// A symbol's larger side is about as long as its font's line is high, by its scale; the other one
  /// follows from its proportions.
  ///
  /// An estimate, as sizes are not published. Source: 8 symbols in recorded image views and buttons:
  /// six are within a point, `hand.raised.fill` and `die.face.3` are not; large ones are 26 points for
  /// Body's 20. Chevrons to the sides are as high as their font's size: 16.5 and 17.7 points at 17 in 2
  /// documents.
  private func symbolSize(_ index: ElementIndex, _ image: ImageContent) -> Size {
    let resolver = FontResolver(reader: environment.reader, element: index)
    let font = resolver.resolve(image.symbolFont, adjusts: true, default: .system(17))
    let side = font.pointSize * (image.isSideChevron ? 1 : 1.19) * image.symbolFactor
    guard let shape = image.symbolProportions, shape.width > 0, shape.height > 0 else {
      return Size(width: environment.roundedUp(side), height: environment.roundedUp(side))
    }
    let factor = side / max(shape.width, shape.height)
    return Size(
      width: environment.roundedUp(shape.width * factor),
      height: environment.roundedUp(shape.height * factor))
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
