import DynamicTypeModel

extension ScreenPainter {
  /// A cell of which the corners at the section's ends are round.
  func paintRounded(_ row: RowContent, in place: Rect, _ color: RGBA) {
    let position = row.position ?? RowContent.Position(isFirst: true, isLast: true)
    // What sticks out past the cell is cut away, so only the wanted corners are seen.
    let outset = EdgeInsets(top: position.isFirst ? 0 : -40, bottom: position.isLast ? 0 : -40)
    canvas.save()
    canvas.clip(place)
    canvas.fill(place.inset(by: outset), color, radius: screen.era >= .iOS26 ? 26 : 10)
    canvas.restore()
  }

  /// A cell's accessory and the lines that separate it from its neighbours.
  func paint(_ row: RowContent, in place: Rect, tint: RGBA) {
    paintAccessory(row.accessory, in: place, tint: tint)
    guard let list = row.list, row.hasSeparators else { return }
    let color = palette.system("separator")
    let position = row.position ?? RowContent.Position(isFirst: false, isLast: false)
    let inset = row.separatorInset ?? sideMargin(of: place)
    func line(from inset: Double) {
      canvas.hairline(
        above: place.maxY, x: screen.isRightToLeft ? place.x : place.x + inset,
        width: place.width - inset, color)
    }
    switch list {
    case .plain:
      line(from: inset)
    case .grouped:
      if position.isFirst {
        canvas.hairline(below: place.minY, x: place.x, width: place.width, color)
      }
      line(from: position.isLast ? 0 : inset)
    case .insetGrouped:
      if !position.isLast { line(from: inset) }
    }
  }

  private func sideMargin(of cell: Rect) -> Double {
    screen.configuration.device.sideMargin(inWidth: cell.width)
  }

  private func paintAccessory(
    _ accessory: RowContent.Accessory, in place: Rect, tint: RGBA
  ) {
    let margin = sideMargin(of: place)
    let side: Double = screen.isRightToLeft ? -1 : 1
    let edge = screen.isRightToLeft ? place.minX + margin : place.maxX - margin
    switch accessory {
    case .none: break
    case .disclosureIndicator:
      paintChevron(at: Point(x: edge, y: place.midY), side: side)
    case .checkmark:
      let x = edge - side * 7
      canvas.line(
        [
          Point(x: x - 6, y: place.midY), Point(x: x - 2, y: place.midY + 5),
          Point(x: x + 6, y: place.midY - 6),
        ], tint, width: 2)
    case .detailButton:
      paintInfo(center: Point(x: edge - side * 11, y: place.midY), tint)
    case .detailDisclosureButton:
      paintChevron(at: Point(x: edge, y: place.midY), side: side)
      paintInfo(center: Point(x: edge - side * 30, y: place.midY), tint)
    }
  }

  /// The arrow that says that a row leads on; its tip is at `tip`.
  func paintChevron(at tip: Point, side: Double) {
    let color = palette.system("tertiaryLabel")
    canvas.line(
      [
        Point(x: tip.x - side * 6, y: tip.y - 5.5), Point(x: tip.x - side, y: tip.y),
        Point(x: tip.x - side * 6, y: tip.y + 5.5),
      ], color, width: 2)
  }

  func paintInfo(center: Point, _ tint: RGBA) {
    canvas.ring(center, radius: 10, tint, width: 1.5)
    canvas.circle(Point(x: center.x, y: center.y - 4.5), radius: 1.3, tint)
    canvas.line(
      [Point(x: center.x, y: center.y - 1), Point(x: center.x, y: center.y + 5)], tint, width: 1.8)
  }
}
