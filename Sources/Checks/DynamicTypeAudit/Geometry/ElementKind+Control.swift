import DynamicTypeModel

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
      if backgroundColor != nil || button.hasBackgroundImage { return true }
      return button.configuration.map { !["plain", "borderless"].contains($0.style) } ?? false
    case .textInput(let input):
      return backgroundColor != nil || input.borderStyle != "none"
    default:
      return kind.isControl && kind != .pageControl
    }
  }
}
