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
    case .button(let button): self.init(button)
    case .image(let image):
      self.init(
        ImageViewContent(image: image, mode: element.contentMode, clips: element.clipsToBounds))
    case .cell(let cell): self.init(RowContent(cell, in: parent, position: position))
    case .textInput(let input):
      switch element.kind {
      case .searchBar: self.init(SearchBarContent(input: input))
      case .textField: self.init(TextFieldContent(input: input))
      default: self = .none
      }
    case .segments(let segments): self.init(segments)
    case .control(let control): self = control
    case .none, .label, .stack, .scroll, .table, .collection, .bar, .navigationBar:
      self.init(kindOf: element, isLeaf: isLeaf)
    }
  }

  private init(kindOf element: Element, isLeaf: Bool) {
    switch element.kind {
    case .mapView: self.init(UnknownContent(name: "map"))
    case .wkWebView: self.init(UnknownContent(name: "web page"))
    case .containerView where isLeaf: self.init(UnknownContent(name: "embedded screen"))
    case .unknown: self.init(UnknownContent(name: element.elementName))
    case .navigationBar: self.init(BarContent(kind: .navigationBar))
    case .toolbar: self.init(BarContent(kind: .toolbar))
    case .tabBar: self.init(BarContent(kind: .tabBar))
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
