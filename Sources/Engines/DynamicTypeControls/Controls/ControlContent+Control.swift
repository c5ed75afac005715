import DynamicTypeModel

extension ControlContent {
  /// The control that shows the content; nil for views that are none.
  package var control: (any Control)? {
    switch self {
    case .none: nil
    case .button(let button): ButtonControl(content: button)
    case .image(let image, let mode, let clips):
      ImageControl(image: image, mode: mode, clips: clips)
    case .row(let row): RowControl(content: row)
    case .searchBar(let input): SearchBarControl(content: input)
    case .textField(let input): TextFieldControl(content: input)
    case .segments(let segments): SegmentedControl(content: segments)
    case .slider(let value): SliderControl(value: value)
    case .toggle(let isOn): SwitchControl(isOn: isOn)
    case .stepper: StepperControl()
    case .progress(let progress): ProgressControl(progress: progress)
    case .activity(let isLarge): ActivityControl(isLarge: isLarge)
    case .datePicker(let mode, let style): DatePickerControl(mode: mode, style: style)
    case .picker: PickerControl()
    case .pageControl(let pages): PageControl(numberOfPages: pages)
    case .bar(let isAtTop): BarControl(isAtTop: isAtTop)
    case .unknown(let name): UnknownControl(name: name)
    }
  }
}
