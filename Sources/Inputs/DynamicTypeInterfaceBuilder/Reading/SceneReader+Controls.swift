import DynamicTypeModel
import UIKitModel

/// Controls of which a document says no more than what their content takes.
extension SceneReader {
  /// Reads the content of a control from its element.
  typealias ControlReading = @Sendable (SceneReader, DocumentNode) -> any ControlValue

  /// How the content of a control is read, by the name of its element.
  ///
  /// An element that is listed here and has no ``ElementKind`` of its own is a ``ElementKind/control``.
  static let controls: [String: ControlReading] = [
    "switch": { SwitchContent(isOn: $1.flag("on") ?? false) },
    "slider": { SliderContent($1) },
    "stepper": { _, _ in StepperContent() },
    "progressView": { ProgressContent(progress: $1.number("progress") ?? 0) },
    "activityIndicatorView": {
      let style = $0.value("style", of: $1, default: ActivityStyle.white)
      return ActivityContent(isLarge: style == .large || style == .whiteLarge)
    },
    "pageControl": { PageControlContent(numberOfPages: $1.integer("numberOfPages") ?? 0) },
    "pickerView": { _, _ in PickerContent() },
    "datePicker": {
      DatePickerContent(
        mode: $0.value("datePickerMode", of: $1, default: .time), style: $0.value("style", of: $1))
    },
  ]

  /// The content of a control; nil for an element that is none of these.
  func readControl(_ node: DocumentNode) -> ElementContent? {
    Self.controls[node.name].map { .control(ControlContent($0(self, node))) }
  }
}

extension SliderContent {
  fileprivate init(_ node: DocumentNode) {
    let (minimum, maximum) = (node.number("minValue") ?? 0, node.number("maxValue") ?? 1)
    let value = node.number("value") ?? 0
    self.init(value: (value - minimum) / max(maximum - minimum, 1e-9))
  }
}
