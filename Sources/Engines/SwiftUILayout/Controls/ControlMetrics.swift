import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import SwiftUIModel

/// The sizes of what SwiftUI's controls are made of, in points: those that they share with UIKit's, and
/// what is SwiftUI's alone.
///
/// Sources: accessibility frames of cashapp/AccessibilitySnapshot 5b03db8 on iOS 17.5, 18.5 and 26.2
/// (bordered buttons, text fields); what else is estimated is in `Documentation/decisions.md`.
struct ControlMetrics {
  var environment: ViewEnvironment
  /// What the era decides of all controls, and of SwiftUI's.
  private var controls: DynamicTypeControls.ControlMetrics { .init(era: environment.era) }
  private var views: ViewMetrics { ViewMetrics(era: environment.era) }

  init(environment: ViewEnvironment) {
    self.environment = environment
  }

  var toggleSwitch: Size { controls.switchSize }

  /// How far a switch is drawn beyond the edge of its row's content.
  static let switchOverhang = 2.0

  /// What the height of a switch counts less in a row at the top and at the bottom: rows with one are
  /// 51 and 44 high at M as others are.
  static let switchRowInset = 5.0

  /// The same of the capsules of dates: the button of a picker is 34.33 high in a row of 52.
  static let controlRowInset = 7.0

  var stepper: Size { controls.stepperSize }

  var sliderHeight: Double { controls.sliderHeight }

  var segmentsHeight: Double {
    controls.segmentedControlHeight + controls.segmentedControlAlignment.bottom
  }

  var wheelHeight: Double { controls.pickerViewSize.height }

  var progressBarHeight: Double { controls.progressViewHeight }

  static let colorWell = Size(width: 28, height: 28)
  static let calendar = Size(width: 320, height: 335)
  static let gaugeRing = Size(width: 58, height: 58)

  /// 20 at L, 19 at M, 56.33 at AX5: it grows as body text does.
  var spinner: Double {
    FontMetrics.default.scaledValue(
      environment.controlSize == .large || environment.controlSize == .extraLarge ? 37 : 20,
      for: environment.dynamicTypeSize, displayScale: environment.pixelScale)
  }

  /// A chevron of Body semibold in small scale: 7 by 12 at L, 6.67 by 11.3 at M.
  var chevron: Size {
    let scale = environment.pixelScale
    let factor = TextStyle.body.pointSize(for: environment.dynamicTypeSize) / 17
    return Size(
      width: (7 * factor * scale).rounded() / scale,
      height: (12 * factor * scale).rounded() / scale)
  }

  /// Around the chevron of a row: between it and the content, and between it and the edge.
  var chevronPadding: (leading: Double, trailing: Double) {
    (views.chevronGap, views.chevronInset)
  }

  /// Between the label of a row and its content below it; nil for the distance of texts.
  var stackedContentGap: Double? { views.stackedContentGap }

  /// Around the label of a bordered button.
  var buttonInsets: DirectionalInsets {
    switch environment.controlSize {
    case .mini, .small: DirectionalInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: DirectionalInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of a bordered button's label.
  var buttonFont: Font {
    switch environment.controlSize {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  /// The width of the column that icons of labels in rows stand in: 24 at L, 23 at M.
  var iconColumn: Double {
    FontMetrics.default.scaledValue(
      24, for: environment.dynamicTypeSize, displayScale: environment.pixelScale)
  }

  /// The scale of icons in rows: large, and smaller at accessibility sizes; from which on is not published.
  var iconScale: ImageScale {
    let size = environment.dynamicTypeSize
    return size < .accessibility1 ? .large : size < .accessibility4 ? .medium : .small
  }

  /// Between that column and the title.
  static let iconGap = 16.0
}

/// A switch, a slider's bar or another part of a control.
struct ControlPartRule: LayoutRule {
  var part: ControlPart

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let metrics = ControlMetrics(environment: view.environment)
    let width = proposed.width
    switch part {
    case .toggleSwitch: return metrics.toggleSwitch
    case .stepper: return metrics.stepper
    case .chevron, .checkmark: return metrics.chevron
    case .disclosureIndicator(let isExpanded):
      let chevron = metrics.chevron
      return isExpanded ? Size(width: chevron.height, height: chevron.width) : chevron
    case .colorWell: return ControlMetrics.colorWell
    case .calendar: return ControlMetrics.calendar
    case .gaugeRing: return ControlMetrics.gaugeRing
    case .menuIndicator:
      return Size(width: metrics.chevron.height, height: metrics.chevron.height * 1.5)
    case .spinner: return Size(width: metrics.spinner, height: metrics.spinner)
    case .slider: return Size(width: width ?? 100, height: metrics.sliderHeight)
    case .segments: return Size(width: width ?? 100, height: metrics.segmentsHeight)
    case .wheel: return Size(width: width ?? 320, height: metrics.wheelHeight)
    case .progressBar: return Size(width: width ?? 100, height: metrics.progressBarHeight)
    case .editor: return proposed.replacingUnspecified()
    case .hosted(let content): return content.size(proposed.width, proposed.height)
    case .field(let isSecure, let isEmpty):
      return Size(
        width: width ?? 0, height: fieldHeight(isSecure: isSecure, isEmpty: isEmpty, view))
    }
  }

  /// A line rounded up to whole points and one more: 22 of Body at L, 65 at AX5. Secure fields are
  /// 21 while they are empty and 20.33 with text.
  private func fieldHeight(isSecure: Bool, isEmpty: Bool, _ view: ViewHandle) -> Double {
    let font = view.environment.resolvedFont.textFont
    let line = view.session.measurer.lineHeight(of: font)
    let scale = view.pixelScale
    guard isSecure else { return (line - 1e-6).rounded(.up) + 1 }
    return isEmpty ? (line - 1e-6).rounded(.up) : (line * scale - 1e-6).rounded(.up) / scale
  }
}
