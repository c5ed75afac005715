import DynamicType
import DynamicTypeModel

/// What image views ask for.
extension IntrinsicSizer {
  func imageSize(_ index: ElementIndex, _ element: Element, _ image: ImageContent) -> Size {
    if image.isSystemSymbol {
      let symbol = symbol(image, in: index)
      guard RecordedAlignment.alignedSymbol(element) != nil else { return symbol.size }
      let insets = symbol.alignmentInsets
      return Size(
        width: symbol.size.width, height: symbol.size.height - insets.top - insets.bottom)
    }
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

  /// The image in a button; nil without one whose size is known. A configured button's symbol follows the
  /// font of its title where it has none of its own; one alone is a large one.
  ///
  /// Source: symbols alone are recorded 24.7 to 35 points wide in 4 documents of 4 projects, where those of medium
  /// scale would be 18 to 24 and large ones 23 to 31.
  func imageSize(in button: ButtonContent, _ index: ElementIndex) -> Size? {
    guard var image = button.image else { return nil }
    guard image.isSystemSymbol, image.name != nil else { return image.naturalSize }
    let title = button.configuration == nil ? nil : setting(of: index)
    if let title, title.content.string.isEmpty, image.symbolScale == nil {
      image.symbolScale = "large"
    }
    return symbol(image, in: index, default: title?.font).size
  }

  /// The room that an element's frame takes beyond its alignment rectangle, which constraints bind.
  func alignmentInsets(of index: ElementIndex) -> EdgeInsets {
    let element = scene.elements[index.rawValue]
    guard let image = RecordedAlignment.alignedSymbol(element) else {
      return environment.metrics.alignmentInsets(of: element.kind)
    }
    return symbol(image, in: index).alignmentInsets
  }

  /// The empty line that a system symbol stands on; nil for other views and for those placed by frames.
  func symbolSetting(of index: ElementIndex) -> TextSetting? {
    let element = scene.elements[index.rawValue]
    guard let image = RecordedAlignment.alignedSymbol(element) else { return nil }
    return TextSetting(
      TextContent("", location: element.location), of: index, environment: environment,
      defaultFont: symbolFont(image, in: index))
  }

  private func symbol(
    _ image: ImageContent, in index: ElementIndex, default font: ResolvedFont? = nil
  ) -> SymbolImage {
    SymbolImage(
      image: image, pointSize: symbolFont(image, in: index, default: font).pointSize,
      device: environment.configuration.device)
  }

  private func symbolFont(
    _ image: ImageContent, in index: ElementIndex, default font: ResolvedFont? = nil
  ) -> ResolvedFont {
    FontResolver(reader: environment.reader, element: index)
      .resolve(image.symbolFont, adjusts: true, default: font ?? .system(17))
  }
}
