import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// What image views ask for.
extension IntrinsicSizer {
  func imageSize(_ index: ElementIndex, _ element: Element, _ image: ImageContent) -> Size {
    if image.isSystemSymbol {
      let symbol = image.symbol(in: environment.controls(in: index))
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

  /// The size of the image in a button; nil without one whose size is known.
  ///
  /// Evidence: E-button-image-configured.
  func imageSize(in button: ButtonContent, _ index: ElementIndex) -> Size? {
    ButtonControl(content: button).imageSize(in: controlEnvironment(of: index))
  }

  /// What an element's frame takes beyond its alignment rectangle, which constraints bind.
  func alignmentInsets(of index: ElementIndex) -> EdgeInsets {
    let element = scene.elements[index.rawValue]
    guard let image = RecordedAlignment.alignedSymbol(element) else {
      return environment.metrics.alignmentInsets(of: element.kind)
    }
    return image.symbol(in: environment.controls(in: index)).alignmentInsets
  }
}
