import DynamicTypeModel

/// Margins of views, and what stack views do by themselves.
package struct StackMetrics: Hashable, Sendable {
  /// What separates siblings and edges where a document asks for the standard distance.
  ///
  /// Evidence: E-standard-spacing.
  package var standardSpacing: Double
  /// Whether texts of several lines side by side get a share of the width each.
  package var sharesWidthAmongTexts: Bool
  /// Whether a row that fills in proportion takes labels of several lines for endlessly long, so
  /// that they are equal whatever their texts, and others get nothing beside them.
  ///
  /// Evidence: E-canvas-proportion-endless.
  package var takesWrappingTextsForEndless: Bool
  /// Whether margins of views include the safe area.
  ///
  /// Evidence: E-margins-before-11.
  package var addsSafeAreaToMargins: Bool
  /// The least space beside readable lines, both sides together; where less is left, there are
  /// margins alone.
  package var leastSpaceBesideReadableWidth: Double

  // swift-format-ignore
  package init(era: SystemEra) {
    // iOS                               12     13     14     15     16     17     26
    // E-standard-spacing
    standardSpacing =               era[always: 8]
    // E-stack-text-width
    sharesWidthAmongTexts =         era[false, true,  true,  true,  true,  true,  true]
    takesWrappingTextsForEndless =  era[always: false]
    // E-margins-before-11
    addsSafeAreaToMargins =         era[always: true]
    // E-readable-width
    leastSpaceBesideReadableWidth = era[0,     0,     0,     0,     0,     0,     88]
  }
}
