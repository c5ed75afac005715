import DynamicTypeModel
import SwiftUIModel

extension PlacedView.Kind {
  /// Whether a laid-out screen has a view for it.
  var isKept: Bool {
    switch self {
    case .heightLimit, .overlay, .background, .turn, .offset, .modifier, .safeAreaInset, .spacer:
      false
    default: true
    }
  }

  var scrolls: Bool {
    switch self {
    case .scrollView, .list: true
    default: false
    }
  }

  /// As reports write it.
  var name: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .shape: "shape"
    case .spacer: "spacer"
    case .divider: "divider"
    case .opaque: "opaque"
    case .container(let container): container.rawValue
    case .scrollView: "scrollView"
    case .list(let isForm): isForm ? LaidOutView.formKind : LaidOutView.listKind
    case .listCard: "listCard"
    case .listRow: LaidOutView.listRowKind
    case .listSeparator: "listSeparator"
    case .listHeader: "listHeader"
    case .listFooter: "listFooter"
    case .control(let control): control.name
    case .controlPart(.hosted): "hosted"
    case .controlPart: "controlPart"
    case .bar(let part): part.name
    case .presentation: "presentation"
    case .clip: "clipped"
    case .opacity: "opacity"
    case .safeAreaInset: "safeAreaInset"
    case .heightLimit, .overlay, .background, .turn, .offset, .modifier: "modifier"
    }
  }

  /// In words, for messages.
  var spokenName: String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }

  var role: LaidOutView.Role {
    switch self {
    case .text: .text
    case .image: .image
    case .control(let control): control.role
    case .bar(.navigationBar), .bar(.tabBar), .bar(.bottomBar): .bar
    case .bar(.toolbarItem), .bar(.backButton), .bar(.tab): .button
    case .bar(.searchField): .textField
    default: .container
    }
  }
}

extension PlacedView.Kind {
  /// Bars are in front of what scrolls below them, sheets in front of the window.
  var layer: LaidOutView.Layer {
    switch self {
    case .bar(.navigationBar), .bar(.tabBar), .bar(.bottomBar): .bar
    case .presentation: .presentation
    default: .content
    }
  }
}

extension BarPart {
  fileprivate var name: String {
    switch self {
    case .navigationBar: "navigationBar"
    case .title: "navigationTitle"
    case .largeTitle: "largeTitle"
    case .backButton: "backButton"
    case .searchField: "searchField"
    case .toolbarItem: "toolbarItem"
    case .tabBar: "tabBar"
    case .tab: "tab"
    case .bottomBar: "bottomBar"
    }
  }
}

extension ControlDescription {
  fileprivate var name: String {
    switch self {
    case .button: "button"
    case .navigationLink: "navigationLink"
    case .menu: "menu"
    case .link: "link"
    case .toggle: "toggle"
    case .labeledContent: "labeledContent"
    case .label: "label"
    case .picker: "picker"
    case .stepper: "stepper"
    case .slider: "slider"
    case .progress: "progressView"
    case .datePicker: "datePicker"
    case .textField(let field): field.isSecure ? LaidOutView.secureFieldKind : "textField"
    case .textEditor: "textEditor"
    case .disclosureGroup: "disclosureGroup"
    case .groupBox: "groupBox"
    case .contentUnavailable: "contentUnavailableView"
    case .colorPicker: "colorPicker"
    case .gauge: "gauge"
    case .controlGroup: "controlGroup"
    }
  }

  fileprivate var role: LaidOutView.Role {
    switch self {
    case .button, .navigationLink, .menu, .link: .button
    case .toggle, .picker, .stepper, .slider, .datePicker, .colorPicker: .control
    case .textField: .textField
    case .textEditor: .textEditor
    case .labeledContent, .label, .progress, .disclosureGroup, .groupBox, .contentUnavailable,
      .gauge, .controlGroup:
      .container
    }
  }
}

extension ShapeContent.Outline {
  /// The radius in points of the corners that stand for it.
  fileprivate func radius(in size: Size) -> Double {
    switch self {
    case .roundedRectangle(let radius): radius
    case .capsule, .circle, .ellipse: min(size.width, size.height) / 2
    case .rectangle, .other: 0
    }
  }
}

extension LaidOutView {
  /// Takes over how a view of a kind and a size is drawn, and what it hides.
  mutating func describe(_ kind: PlacedView.Kind, size: Size) {
    switch kind {
    case .shape(let shape):
      describe(shape, size: size)
    case .opacity(let value): opacity = value.clamped(0, 1)
    case .clip(let outline):
      clipsContent = true
      appearance.cornerRadius = outline.radius(in: size)
    case .scrollView, .list: clipsContent = true
    case .image(.asset(let name)): (hasImage, imageName) = (true, name)
    case .image(.symbol(let name)): (hasImage, imageName, isSymbol) = (true, name, true)
    case .opaque(let name, _):
      (customClass, appearance.control) = (name, ControlContent(UnknownContent(name: name)))
    case .listCard:
      appearance.background = .system("secondarySystemGroupedBackgroundColor")
    case .divider, .listSeparator: appearance.background = .system("separatorColor")
    case .controlPart(let part): describe(part)
    default: break
    }
  }

  private mutating func describe(_ shape: ShapeContent, size: Size) {
    if let width = shape.lineWidth {
      appearance.borderWidth = width.clamped(0, 100)
      appearance.borderColor = shape.color
    } else {
      appearance.background = shape.color
    }
    appearance.cornerRadius = shape.outline.radius(in: size)
  }

  private mutating func describe(_ part: ControlPart) {
    switch part {
    case .toggleSwitch(let isOn): appearance.control = ControlContent(SwitchContent(isOn: isOn))
    case .slider(let value): appearance.control = ControlContent(SliderContent(value: value))
    case .stepper: appearance.control = ControlContent(StepperContent())
    case .progressBar(let fraction):
      appearance.control = ControlContent(ProgressContent(progress: fraction))
    case .spinner: appearance.control = ControlContent(ActivityContent(isLarge: false))
    case .wheel: appearance.control = ControlContent(PickerContent())
    case .calendar:
      appearance.control = ControlContent(DatePickerContent(mode: .date, style: .inline))
    case .hosted(let content): appearance.control = ControlContent(content)
    case .chevron: appearance.control = ControlContent(IndicatorContent(.disclosure))
    case .menuIndicator: appearance.control = ControlContent(IndicatorContent(.menu))
    case .checkmark: appearance.control = ControlContent(IndicatorContent(.checkmark))
    case .disclosureIndicator(let isExpanded):
      appearance.control = ControlContent(IndicatorContent(isExpanded ? .open : .closed))
    case .segments(let count, let selected):
      var segments = SegmentsContent(
        titles: Array(repeating: "", count: count), images: Array(repeating: nil, count: count))
      segments.selected = selected
      appearance.control = ControlContent(segments)
    case .field, .editor, .colorWell, .gaugeRing: break
    }
  }
}
