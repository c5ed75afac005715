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

  /// A symbol is about as large as a capital letter's line: its own size is not published.
  private func symbolSize(_ index: ElementIndex, _ image: ImageContent) -> Size {
    let resolver = FontResolver(reader: environment.reader, element: index)
    let font = resolver.resolve(image.symbolFont, adjusts: true, default: .system(17))
    let side = environment.roundedUp(font.pointSize * 1.19)
    return Size(width: side, height: side)
  }
}
