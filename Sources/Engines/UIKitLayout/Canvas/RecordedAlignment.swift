import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// How frames, which documents record, differ from alignment rectangles, which constraints bind.
package enum RecordedAlignment {
  /// What an element's frame takes beyond its alignment rectangle, in points, at Large.
  package static func insets(of element: Element, era: SystemEra, device: Device) -> EdgeInsets {
    guard let image = alignedSymbol(element) else {
      return SystemMetrics(era: era, device: device).alignmentInsets(of: element.kind)
    }
    let font = FontResolver(textSize: FixedTextSize(.large)).resolve(
      image.symbolFont, adjusts: true, default: .system(17))
    return SymbolImage(image: image, pointSize: font.pointSize, device: device).alignmentInsets
  }

  /// The system symbol that an element shows where constraints or a stack place it; nil for all others.
  static func alignedSymbol(_ element: Element) -> ImageContent? {
    guard element.kind == .imageView, !element.translatesAutoresizingMask,
      !element.hasFixedFrame, case .image(let image) = element.content, image.isSystemSymbol
    else { return nil }
    return image
  }
}
