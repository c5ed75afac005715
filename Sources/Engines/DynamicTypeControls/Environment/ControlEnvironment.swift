import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// All that the size and the texts of a control depend on besides its content.
package struct ControlEnvironment {
  package var metrics: SystemMetrics
  package var measurer: TextMeasurer
  /// The text size that the control sees.
  package var textSize: any TextSizeSource
  /// Fonts that are drawn in the place of others; nil on a device, which has those that are named.
  package var substitution: (any FontSubstitution)?
  /// Bold where the reader has set Bold Text.
  package var legibilityWeight = LegibilityWeight.regular
  /// Whether texts that an author sets have the fonts that they were given.
  package var textScaling = TextScaling.asWritten
  /// As in a localization's name; nil for the language that an app was written in.
  package var language: String?
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// Whether the control itself does.
  package var isControlRightToLeft: Bool
  /// Whether the screen is one that is presented as a sheet.
  package var isInSheet = false
  /// Of the control in its source, for what is found about texts that have no place of their own.
  package var location: SourceLocation

  package init(
    metrics: SystemMetrics, measurer: TextMeasurer, textSize: any TextSizeSource,
    language: String? = nil, isRightToLeft: Bool = false
  ) {
    self.metrics = metrics
    self.measurer = measurer
    self.textSize = textSize
    self.language = language
    self.isRightToLeft = isRightToLeft
    isControlRightToLeft = isRightToLeft
    location = SourceLocation(path: "")
  }

  package var device: Device { metrics.device }
  package var pixelScale: Double { device.pixelScale }

  /// A length in points, up to the next pixel.
  package func roundedUp(_ length: Double) -> Double { device.roundedUp(length) }

  /// A length in points to the nearest pixel; a solver's noise around a half does not decide.
  package func rounded(_ length: Double) -> Double {
    let pixels = (length * pixelScale * 1e5).rounded() / 1e5
    return pixels.rounded(.toNearestOrAwayFromZero) / pixelScale
  }

  /// The fonts of the system's own texts.
  package var systemFonts: FontResolver { FontResolver(textSize: textSize) }

  /// The fonts of texts that an author sets.
  package var fonts: FontResolver {
    var fonts = FontResolver(textSize: textSize, substitution: substitution, measurer: measurer)
    fonts.textScaling = textScaling
    return fonts
  }
}

/// Who is asked for the text size that a view sees.
package protocol TextSizeSource {
  var category: ContentSizeCategory { get }

  /// Whether text is so large that rows and buttons arrange it otherwise.
  var isAccessibilityCategory: Bool { get }

  /// The size in which a navigation bar shows its buttons or its title.
  func category(ofBar text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory

  /// The text size in which fonts are that code scales.
  ///
  /// - Parameter followsChanges: Whether the text adjusts when the size changes while the app runs.
  func category(followsChanges: Bool) -> ContentSizeCategory

  /// The point size and the leading of a text style, in points.
  ///
  /// - Parameter followsChanges: Whether the text adjusts when the size changes while the app runs.
  func lengths(
    of style: TextStyle, followsChanges: Bool
  ) -> (pointSize: Double, leading: Double)
}

extension TextSizeSource {
  package var isAccessibilityCategory: Bool { category.isAccessibilityCategory }

  package func category(followsChanges: Bool) -> ContentSizeCategory { category }

  package func category(ofBar text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory {
    LargeContentViewerPolicy.barTextCategory(of: text, for: category)
  }
}

/// A text size that is the same for all views.
package struct FixedTextSize: TextSizeSource {
  package var category: ContentSizeCategory

  package init(_ category: ContentSizeCategory) { self.category = category }

  package func lengths(
    of style: TextStyle, followsChanges: Bool
  ) -> (pointSize: Double, leading: Double) {
    (style.pointSize(for: category), style.leading(for: category))
  }
}
