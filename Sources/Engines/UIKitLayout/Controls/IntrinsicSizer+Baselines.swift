import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Where constraints find the baselines of texts and symbols.
extension IntrinsicSizer {
  /// From the top of a text's alignment rectangle to its first baseline, and from the last to the
  /// bottom. A view without text has its top and its bottom in their place (Apple, *UIView*,
  /// `forFirstBaselineLayout`), unless it is a symbol, which stands on the line of its font (Apple,
  /// *UIImage*, `baselineOffsetFromBottom`).
  ///
  /// Those of a label are where they would be if it were as high as its text, although it draws
  /// stretched in its middle: labels of 21 and of 20 points in one font stand at one height where
  /// their baselines are bound (11 of 13 recorded pairs in 7 documents), and so do 3 stretched
  /// labels of 2 projects. In fields and buttons what the text leaves, or lacks, is halved to the
  /// next lower pixel (5 recorded documents).
  func baselines(of index: ElementIndex, in size: Size) -> (first: Double, last: Double) {
    guard let setting = setting(of: index) ?? symbolSetting(of: index) else {
      return (0, 0)
    }
    let kind = scene.elements[index.rawValue].kind
    // An empty text has the baseline of what will be typed or shown.
    let text = environment.measurer.layout(
      setting.content.string.isEmpty
        ? AttributedText("x", font: setting.font.textFont) : setting.text,
      options: setting.options, width: wraps(index) ? size.width : nil)
    guard !text.lines.isEmpty else { return (0, 0) }
    // A field's line is as high as whole points: 21 of the 34 that one of 17 points has.
    let lines =
      if kind == .textField {
        text.size.height.rounded(.up)
      } else {
        environment.roundedUp(text.size.height)
      }
    let free = kind == .label ? 0 : (size.height - lines) / 2
    let above = (free * environment.pixelScale).rounded(.down) / environment.pixelScale
    return (
      above + text.firstBaseline,
      above + max(0, lines - text.lastBaseline)
    )
  }
}
