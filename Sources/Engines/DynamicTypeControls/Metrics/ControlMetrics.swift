import DynamicType
import DynamicTypeModel

/// Controls whose size does not depend on what they show.
package struct ControlMetrics: Hashable, Sendable {
  /// A switch's frame.
  ///
  /// Evidence: E-switch-size-12, E-switch-size-26.
  package var switchSize: Size
  /// What frames have beyond the alignment rectangles that constraints bind.
  package var switchAlignment, sliderAlignment, segmentedControlAlignment: EdgeInsets
  /// A slider's frame.
  package var sliderHeight: Double
  package var stepperSize: Size
  /// A segmented control's alignment rectangle.
  ///
  /// Evidence: E-segmented-height-12, E-segmented-height-13, E-segmented-height-13-first.
  package var segmentedControlHeight: Double
  /// The line between two segments.
  ///
  /// Evidence: E-segment-width.
  package var segmentDividerWidth: Double
  /// What a segment is wider than its title, both sides together.
  package var segmentPadding: Double
  package var selectedSegmentWeight: FontWeight
  /// A button that is the system's symbol for information, details or adding a contact.
  ///
  /// Evidence: E-close-button, E-symbol-button-12, E-symbol-button-26.
  package var symbolButtonSize: Size
  package var closeButtonSize: Size
  package var progressViewHeight: Double
  package var pageControlHeight: Double
  /// A picker view, and a date picker with wheels.
  ///
  /// Evidence: E-picker-size.
  package var pickerViewSize: Size
  /// The height that a picker asks for where its document wants it lower than 216 points.
  package var lowPickerHeight: Double
  /// A date picker without a style; nil where it has wheels.
  ///
  /// It is compact since iOS 14, but Xcode's canvas drew wheels until 26, so that the height of a
  /// compact one before is not known.
  package var compactDatePickerHeight: Double?

  // swift-format-ignore
  package init(era: SystemEra) {
    func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
    let beside = EdgeInsets(left: 2, bottom: 1, right: 2)
    // E-switch-size-12, E-switch-size-26
    let old = size(51, 31)
    // E-symbol-button-12, E-symbol-button-26
    let low = size(25, 24)

    // iOS                           12      13      14      15      16      17      26
    switchSize =                era[old,    old,    old,    old,    old,    old,    size(63, 28)]
    // E-switch-alignment
    switchAlignment =           era[always: EdgeInsets(right: 2)]
    // E-slider-alignment
    sliderAlignment =           era[beside, beside, beside, beside, beside, beside, .zero]
    // E-segmented-alignment
    segmentedControlAlignment = era[always: EdgeInsets(bottom: 1)]
    // Of iOS 17 the later releases: E-slider-height-12, E-slider-height-16
    sliderHeight =              era[31,     31,     31,     31,     31,     34,     34]
    // E-stepper-size-12, E-stepper-size-13
    stepperSize = size(94,      era[29,     32,     32,     32,     32,     32,     32])
    // E-segmented-height-12, E-segmented-height-13
    segmentedControlHeight =    era[28,     31,     31,     31,     31,     31,     31]
    // E-segment-width
    segmentDividerWidth =       era[1,      1,      1,      1,      1,      1,      0]
    // E-segment-width
    segmentPadding =            era[14,     18,     18,     18,     18,     18,     18]
    selectedSegmentWeight =     era[.regular, .medium, .medium, .medium, .medium, .medium, .medium]
    symbolButtonSize =          era[low,    low,    low,    low,    low,    low,    size(50, 34)]
    // E-close-button
    closeButtonSize =           era[always: size(30, 30)]
    // E-progress-height-12, E-progress-height-14
    progressViewHeight =        era[2,      2,      4,      4,      4,      4,      4]
    // E-page-control-height
    pageControlHeight =         era[37,     37,     26,     26,     26,     26,     26]
    // E-picker-size
    pickerViewSize =            era[always: size(320, 216)]
    // E-picker-low
    lowPickerHeight =           era[always: 162]
    // E-date-picker-26
    compactDatePickerHeight =   era[nil,    nil,    nil,    nil,    nil,    nil,    36]
  }
}

extension SystemMetrics {
  /// How wide a segment is with a title of this width, in points.
  ///
  /// Evidence: E-segment-width.
  package func segmentWidth(title: Double) -> Double {
    (title - 1e-6).rounded(.up) + controls.segmentPadding
  }
}
