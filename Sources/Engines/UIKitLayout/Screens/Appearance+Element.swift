import DynamicTypeModel
import UIKitModel

extension LaidOutView.Appearance {
  /// - Parameters:
  ///   - parent: The element around it; nil for a root.
  ///   - position: Where a cell is in its section; nil for a cell in none, and for other elements.
  ///   - isLeaf: Whether it has no subviews.
  init(
    _ element: Element, in parent: Element?, position: RowContent.Position?, isLeaf: Bool
  ) {
    self.init()
    if let color = element.backgroundColor {
      background = color
    } else {
      background = element.defaultBackground(in: parent)
      if element.kind == .visualEffectView { backgroundOpacity = 0.8 }
    }
    tint = element.tintColor
    cornerRadius =
      element.cornerRadius.isFinite && element.cornerRadius > 0 ? element.cornerRadius : 0
    borderWidth = element.borderWidth
    control = ControlContent(element, in: parent, position: position, isLeaf: isLeaf)
  }
}

extension Element {
  fileprivate func defaultBackground(in parent: Element?) -> ColorValue? {
    switch kind {
    case .tableView:
      .system(isGroupedTable ? "systemGroupedBackground" : "systemBackground")
    case .tableViewCell:
      .system(
        parent?.isGroupedTable ?? false ? "secondarySystemGroupedBackground" : "systemBackground")
    case .visualEffectView: .system("systemBackground")
    default: nil
    }
  }

  private var isGroupedTable: Bool {
    if case .table(let table) = content { return table.style != .plain }
    return false
  }
}

extension ControlContent {
  init(
    _ element: Element, in parent: Element?, position: RowContent.Position?, isLeaf: Bool
  ) {
    switch element.content {
    case .button(let button): self = .button(button)
    case .image(let image):
      self = .image(image, mode: element.contentMode, clips: element.clipsToBounds)
    case .cell(let cell): self = .row(RowContent(cell, in: parent, position: position))
    case .textInput(let input):
      switch element.kind {
      case .searchBar: self = .searchBar(input)
      case .textField: self = .textField(input)
      default: self = .none
      }
    case .segments(let segments): self = .segments(segments)
    case .slider(let value, let minimum, let maximum):
      self = .slider(value: (value - minimum) / max(maximum - minimum, 1e-9))
    case .activity(let style, _):
      self = .activity(isLarge: style == .large || style == .whiteLarge)
    case .control(let control): self = control
    case .none, .label, .stack, .scroll, .table, .collection, .bar, .navigationBar:
      self = ControlContent(kindOf: element, isLeaf: isLeaf)
    }
  }

  private init(kindOf element: Element, isLeaf: Bool) {
    switch element.kind {
    case .stepper: self = .stepper
    case .pickerView: self = .picker
    case .mapView: self = .unknown("map")
    case .wkWebView: self = .unknown("web page")
    case .containerView where isLeaf: self = .unknown("embedded screen")
    case .unknown: self = .unknown(element.elementName)
    case .navigationBar: self = .bar(isAtTop: true)
    case .toolbar, .tabBar: self = .bar(isAtTop: false)
    default: self = .none
    }
  }
}

extension RowContent {
  fileprivate init(_ cell: CellContent, in parent: Element?, position: Position?) {
    self.init(accessory: cell.accessory)
    self.position = position
    guard case .table(let table)? = parent?.content else { return }
    list = table.style
    hasSeparators = table.hasSeparators
    separatorInset = table.separatorInset?.left
  }
}
