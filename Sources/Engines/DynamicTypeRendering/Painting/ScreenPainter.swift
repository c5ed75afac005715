import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Draws the elements of one screen in order, parents before children.
struct ScreenPainter {
  let screen: LaidOutInterface
  let canvas: Canvas
  let palette: Palette
  let measurer: TextMeasurer
  /// Where each element is drawn, its ancestors' scrolling included, from the picture's top left.
  let places: [Rect]
  /// The colour of controls, inherited from the ancestors.
  let tints: [RGBA]
  /// Which cells begin and end their section.
  let cellPositions: [ElementIndex: CellPosition]

  init(screen: LaidOutInterface, canvas: Canvas, palette: Palette, measurer: TextMeasurer) {
    self.screen = screen
    self.canvas = canvas
    self.palette = palette
    self.measurer = measurer
    places = screen.placesAtRest
    var tints: [RGBA] = []
    for (index, element) in screen.scene.elements.enumerated() {
      let parent = element.parent.map(\.rawValue).flatMap { $0 < index ? $0 : nil }
      tints.append(
        element.tintColor.map(palette.resolve) ?? parent.map { tints[$0] }
          ?? palette.system("tint"))
    }
    self.tints = tints
    cellPositions = screen.scene.cellPositions
  }

  var elements: [Element] { screen.scene.elements }
  /// The width of a hairline: one pixel of the device.
  var hairline: Double { screen.configuration.device.pixel }

  /// Draws the whole screen: its views, and the bars that lie over them.
  func paint() {
    canvas.fillAll(palette.system("systemBackground"))
    paintViews()
    paintBars()
  }

  /// Draws the views of the screen in order.
  func paintViews() {
    var open: [OpenView] = []
    var index = 0
    while index < elements.count {
      close(&open, before: index)
      let element = elements[index]
      let end = max(index + 1, min(element.subtreeEnd, elements.count))
      guard screen.isShown[index], element.alpha > 0.01, places[index].isDrawable else {
        index = end
        continue
      }
      if element.alpha < 0.999 {
        canvas.beginGroup()
        open.append(OpenView(end: end, kind: .group(alpha: element.alpha)))
      }
      paint(ElementIndex(index))
      if element.clipsContent, end > index + 1 {
        canvas.save()
        canvas.clip(places[index], radius: radius(of: ElementIndex(index)))
        open.append(OpenView(end: end, kind: .clip))
      }
      index += 1
    }
    close(&open, before: elements.count)
  }

  /// A view whose children are being drawn.
  private struct OpenView {
    enum Kind {
      case clip
      case group(alpha: Double)
    }

    var end: Int
    var kind: Kind
  }

  private func close(_ open: inout [OpenView], before index: Int) {
    while let last = open.last, last.end <= index {
      switch last.kind {
      case .clip: canvas.restore()
      case .group(let alpha): canvas.endGroup(alpha: alpha)
      }
      open.removeLast()
    }
  }
}

extension ScreenPainter {
  /// Draws one element without its children.
  private func paint(_ index: ElementIndex) {
    let element = elements[index.rawValue]
    let place = places[index.rawValue]
    paintBackground(of: index)
    paintControl(index)
    for text in screen.texts[index.rawValue] {
      paint(text, of: index)
    }
    let border = element.borderWidth
    if border > 0 { canvas.strokeInside(place, .black, width: border, radius: radius(of: index)) }
  }

  private func paintBackground(of index: ElementIndex) {
    let element = elements[index.rawValue]
    guard let color = background(of: index) else { return }
    if element.kind == .tableViewCell, isInInsetGroupedTable(index) {
      paintRounded(cell: index, color)
    } else {
      canvas.fill(places[index.rawValue], color, radius: radius(of: index))
    }
  }

  private func background(of index: ElementIndex) -> RGBA? {
    let element = elements[index.rawValue]
    if let color = element.backgroundColor { return palette.resolve(color) }
    switch element.kind {
    case .tableView:
      return palette.system(
        element.isGroupedTable ? "systemGroupedBackground" : "systemBackground")
    case .tableViewCell:
      let isGrouped = element.parent.map { elements[$0.rawValue].isGroupedTable } ?? false
      return palette.system(
        isGrouped ? "secondarySystemGroupedBackground" : "systemBackground")
    case .visualEffectView:
      return palette.system("systemBackground").opacity(0.8)
    default:
      return nil
    }
  }

  /// The corner radius that is drawn: a view's corners only cut its own background, which is all
  /// that is drawn of it here.
  func radius(of index: ElementIndex) -> Double {
    let radius = elements[index.rawValue].cornerRadius
    return radius.isFinite && radius > 0 ? radius : 0
  }
}

extension Element {
  /// Whether what its children draw ends at its frame.
  var clipsContent: Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: clipsToBounds
    }
  }

  /// Points, as set for its layer; 0 without.
  fileprivate var borderWidth: Double {
    let attribute = runtimeAttributes.last { $0.keyPath == "layer.borderWidth" }
    guard let value = attribute?.value.flatMap(Double.init), value.isFinite else { return 0 }
    return min(100, max(0, value))
  }
}
