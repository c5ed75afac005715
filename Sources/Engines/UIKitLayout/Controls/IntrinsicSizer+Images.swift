import DynamicType
import DynamicTypeModel
import UIKitModel

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
    let category = environment.textSize.category(of: index)
    guard category.isAccessibilityCategory else { return size }
    // By how much is not published: decided, as body text grows.
    let metrics = FontMetrics.default
    func scaled(_ length: Double) -> Double {
      metrics.scaledValue(length, for: category, displayScale: environment.pixelScale)
    }
    return Size(width: scaled(size.width), height: scaled(size.height))
  }

  /// The image in a button; nil without one whose size is known. A configured button's symbol is a large one in
  /// the font of its size's titles where it says nothing else.
  ///
  /// Source: public disassemblies of UIKit (`UIButtonConfiguration`, `_resolveValuesWithButton:`); buttons with
  /// nothing else in 6 documents of 6 projects, and with titles in 2 of 2, are 4 to 9 points wider than with medium
  /// ones.
  func imageSize(in button: ButtonContent, _ index: ElementIndex) -> Size? {
    guard var image = button.image else { return nil }
    guard image.isSystemSymbol, image.name != nil else { return image.naturalSize }
    guard button.configuration != nil else { return symbol(image, in: index).size }
    if image.symbolScale == nil { image.symbolScale = "large" }
    return symbol(image, in: index, default: defaultFont(of: button, index)).size
  }

  /// The room of the image in a configured button: a symbol stands on a line of its font, however high it is
  /// itself.
  ///
  /// Source: 6 buttons in 3 documents of 3 projects that hold nothing else are as high as their insets and a line
  /// of Body, one of them at xSmall, or of the 20 points that the symbol asks for.
  func configuredImageSize(in button: ButtonContent, _ index: ElementIndex) -> Size? {
    guard var size = imageSize(in: button, index) else { return nil }
    if let image = button.image, image.isSystemSymbol {
      let font = symbolFont(image, in: index, default: defaultFont(of: button, index))
      size.height = environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
    }
    return size
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
    FontResolver(textSize: environment.textSize, element: index)
      .resolve(image.symbolFont, adjusts: true, default: font ?? .system(17))
  }
}
