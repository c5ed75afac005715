import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

extension LayoutEnvironment {
  /// What controls and texts of an element depend on.
  ///
  /// - Parameter element: Whose limits the text size has; nil for what belongs to the whole screen.
  func controls(in element: ElementIndex?) -> ControlEnvironment {
    element == nil ? controlsOfScreen : makeControls(in: element)
  }

  /// As ``controls(in:)``, made anew.
  func makeControls(in element: ElementIndex?) -> ControlEnvironment {
    var result = ControlEnvironment(
      metrics: metrics, measurer: measurer,
      textSize: ElementTextSize(textSize: textSize, element: element),
      language: configuration.language,
      isRightToLeft: isRightToLeft)
    result.substitution = canvas
    result.legibilityWeight = configuration.legibilityWeight
    result.textScaling = configuration.textScaling
    result.isInSheet = system.isInSheet
    return result
  }
}

/// The text size that an element sees, after the limits of its ancestors and its own.
private struct ElementTextSize: TextSizeSource {
  let textSize: ObservedTextSize
  let element: ElementIndex?

  var category: ContentSizeCategory { textSize.category(of: element) }
  var isAccessibilityCategory: Bool {
    element == nil ? textSize.isAccessibilityCategory : category.isAccessibilityCategory
  }

  func category(followsChanges: Bool) -> ContentSizeCategory {
    textSize.category(of: element, followsChanges: followsChanges)
  }

  func category(ofBar text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory {
    textSize.category(ofBar: text)
  }

  func lengths(
    of style: TextStyle, followsChanges: Bool
  ) -> (pointSize: Double, leading: Double) {
    textSize.lengths(of: style, in: element, followsChanges: followsChanges)
  }
}
