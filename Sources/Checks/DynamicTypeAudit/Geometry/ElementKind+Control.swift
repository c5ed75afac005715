import DynamicTypeModel
import UIKitModel

extension ElementKind {
  /// Whether people operate views of this kind.
  var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .pageControl, .pickerView, .datePicker, .searchBar:
      true
    default: false
    }
  }
}

extension Element {
  /// Whether the control fills its frame with something that text on it would be mixed up with.
  ///
  /// A button without a background is as large as its title, which is text like any other; one
  /// without a title either is often laid over a card to make it respond to taps.
  var hasVisibleBody: Bool {
    switch content {
    case .button(let button):
      if backgroundColor != nil || button.backgroundImage != nil { return true }
      return button.configuration.map { !["plain", "borderless"].contains($0.style) } ?? false
    case .textInput(let input):
      return backgroundColor != nil || input.borderStyle != "none"
    default:
      return kind.isControl && kind != .pageControl
    }
  }
}

extension ElementKind {
  /// What a control's frame has around the control itself, in points.
  ///
  /// Source: frames and constraints of public Interface Builder documents: a switch is two points
  /// narrower than its frame, a slider's track ends two points before either end.
  var alignmentInsets: EdgeInsets {
    switch self {
    case .switch: EdgeInsets(right: 2)
    case .slider: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }
}
