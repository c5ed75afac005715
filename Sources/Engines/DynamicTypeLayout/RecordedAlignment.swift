import DynamicType
public import DynamicTypeModel

/// How frames, which documents record, differ from alignment rectangles, which constraints bind.
public enum RecordedAlignment {
  /// The room that an element's frame takes beyond its alignment rectangle, in points, at Large.
  public static func insets(of element: Element, look: Look, device: Device) -> EdgeInsets {
    guard isAlignedSymbol(element), case .image(let image) = element.content else {
      return LookMetrics(look: look, device: device).alignmentInsets(of: element.kind)
    }
    let reader = ReaderSize(.large, launch: .atSize)
    let font = FontResolver(reader: reader, element: nil).resolve(
      image.symbolFont, adjusts: true, default: .system(17))
    return SymbolImage(image: image, pointSize: font.pointSize, pixelScale: device.pixelScale)
      .alignmentInsets
  }

  /// Whether an element is a system symbol that constraints or a stack place.
  static func isAlignedSymbol(_ element: Element) -> Bool {
    guard element.kind == .imageView, !element.translatesAutoresizingMask,
      !element.hasFixedFrame, case .image(let image) = element.content
    else { return false }
    return image.isSystemSymbol
  }
}
