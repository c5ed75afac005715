import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

extension Element {
  /// Whether the document states a size for it, along one axis at least.
  var statesSize: Bool {
    placeholderIntrinsicWidth != nil || placeholderIntrinsicHeight != nil
      || designedIntrinsicWidth != nil || designedIntrinsicHeight != nil
  }
}

/// Sizes that a document states for views whose classes are not known here.
extension IntrinsicSizer {
  /// The axes along which an element has a size of its own: by its kind, or because its document says so.
  static func axes(of element: Element) -> Set<Axis> {
    var axes = axes(ofKind: element)
    if element.placeholderIntrinsicWidth ?? element.designedIntrinsicWidth != nil {
      axes.insert(.horizontal)
    }
    if element.placeholderIntrinsicHeight ?? element.designedIntrinsicHeight != nil {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Puts what the document states in the place of what the kind asks for.
  ///
  /// - Parameter width: What there is for text that wraps; nil for as much as it likes.
  func assumeSizes(of element: Element, in size: inout Size, fitting width: Double?) {
    if followsDesign(element, fitting: width) {
      if let designed = element.designedIntrinsicWidth { size.width = designed }
      if let designed = element.designedIntrinsicHeight { size.height = designed }
    }
    if let placeholder = element.placeholderIntrinsicWidth { size.width = placeholder }
    if let placeholder = element.placeholderIntrinsicHeight { size.height = placeholder }
  }

  /// The text of a label whose class sets another font than the document, as far as the size of its
  /// line tells: the system's font of the whole number of points whose line is as high as Xcode
  /// found the label to be. Nil for other views, and where layout measures the label itself.
  ///
  /// Source: E-designed-baseline.
  func designedSetting(of index: ElementIndex, in size: Size) -> TextSetting? {
    let element = scene.elements[index.rawValue]
    guard let height = element.designedIntrinsicHeight, case .label = element.content,
      var setting = setting(of: index), setting.font.face == .system,
      followsDesign(element, fitting: wraps(index) ? size.width : nil),
      !setting.content.string.contains(where: \.isNewline)
    else { return nil }
    let lineHeight = environment.measurer.lineHeight(of: setting.font.textFont)
    guard lineHeight > 0, height > 0 else { return nil }
    let pointSize = (setting.font.pointSize * height / lineHeight).rounded(.down)
    guard pointSize > 0 else { return nil }
    setting.font.pointSize = pointSize
    setting.text = AttributedText(setting.content.string, font: setting.font.textFont)
    return setting
  }

  /// Whether a view is as large as Xcode found its class to be at design time.
  ///
  /// A plain view is so always: nothing better is known of it. Contents that are measured here are only
  /// where Xcode's canvas is asked for, at the text size that it showed, and if they need not wrap: what it found is
  /// the size of their text in one line.
  ///
  /// Source: labels and buttons in 5 documents of one project, a line in one of another.
  /// Evidence: E-designed-size.
  private func followsDesign(_ element: Element, fitting width: Double?) -> Bool {
    guard !Self.axes(ofKind: element).isEmpty else { return true }
    guard let canvas = environment.canvas, environment.textSize.isAt(canvas.recordedTextSize) else {
      return false
    }
    guard let width, let designed = element.designedIntrinsicWidth else { return true }
    return designed <= width
  }
}
