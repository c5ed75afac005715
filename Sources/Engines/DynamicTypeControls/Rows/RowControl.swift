import DynamicTypeModel

/// What a list draws of a row: its background, the accessory, and the lines between it and others.
package struct RowControl: Control {
  var content: RowContent

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    addAccessory(in: control.place, environment, to: &drawing)
    addSeparators(in: control.place, environment, to: &drawing)
    return drawing
  }

  /// A background of which the corners at the ends of a section are round; nil for one with the view's own
  /// corners.
  package func background(
    _ color: DrawingColor, in place: Rect, _ environment: DrawingEnvironment
  ) -> Drawing? {
    guard content.list == .insetGrouped else { return nil }
    let position = content.position ?? RowContent.Position(isFirst: true, isLast: true)
    // What sticks out past the row is cut away, so only the wanted corners are seen.
    let outset = EdgeInsets(top: position.isFirst ? 0 : -40, bottom: position.isLast ? 0 : -40)
    var drawing = Drawing()
    drawing.clip(to: place) {
      $0.fill(place.inset(by: outset), color, radius: environment.metrics.sectionRadius)
    }
    return drawing
  }

  private func addSeparators(
    in place: Rect, _ environment: DrawingEnvironment, to drawing: inout Drawing
  ) {
    guard let list = content.list, content.hasSeparators else { return }
    let position = content.position ?? RowContent.Position(isFirst: false, isLast: false)
    let inset = content.separatorInset ?? environment.device.sideMargin(inWidth: place.width)
    func addLine(from inset: Double) {
      drawing.hairline(
        .above, place.maxY, x: environment.isRightToLeft ? place.x : place.x + inset,
        width: place.width - inset, .separator)
    }
    switch list {
    case .plain: addLine(from: inset)
    case .grouped:
      if position.isFirst {
        drawing.hairline(.below, place.minY, x: place.x, width: place.width, .separator)
      }
      addLine(from: position.isLast ? 0 : inset)
    case .insetGrouped:
      if !position.isLast { addLine(from: inset) }
    }
  }

  private func addAccessory(
    in place: Rect, _ environment: DrawingEnvironment, to drawing: inout Drawing
  ) {
    let margin = environment.device.sideMargin(inWidth: place.width)
    let side: Double = environment.isRightToLeft ? -1 : 1
    let edge = environment.isRightToLeft ? place.minX + margin : place.maxX - margin
    switch content.accessory {
    case .none: break
    case .disclosureIndicator:
      drawing.addChevron(tip: Point(x: edge, y: place.midY), side: side)
    case .checkmark:
      let x = edge - side * 7
      drawing.line(
        [
          Point(x: x - 6, y: place.midY), Point(x: x - 2, y: place.midY + 5),
          Point(x: x + 6, y: place.midY - 6),
        ], .tint, width: 2)
    case .detailButton:
      drawing.addInfoSign(center: Point(x: edge - side * 11, y: place.midY))
    case .detailDisclosureButton:
      drawing.addChevron(tip: Point(x: edge, y: place.midY), side: side)
      drawing.addInfoSign(center: Point(x: edge - side * 30, y: place.midY))
    }
  }
}

extension Drawing {
  /// The arrow that says that a row leads on, 7 by 13 points.
  ///
  /// - Parameter side: 1 where it points to the right, -1 to the left.
  fileprivate mutating func addChevron(tip: Point, side: Double) {
    addChevron(
      in: Rect(x: side > 0 ? tip.x - 7 : tip.x, y: tip.y - 6.5, width: 7, height: 13),
      pointing: side > 0 ? .right : .left, .system("tertiaryLabel"), width: 2)
  }
}

extension RowContent: ControlProviding {
  package var control: any Control { RowControl(content: self) }
}
