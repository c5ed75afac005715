import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// Draws what stands for a symbol as large as fits; a tile with its first letter for names without
  /// a shape.
  func paintSymbol(_ name: String, in place: Rect, tint: RGBA) {
    let side = min(place.width, place.height)
    guard side > 0 else { return }
    let box = Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
    guard let symbol = SymbolName(name), let shape = SymbolShape.named(symbol.base) else {
      return paintTile(name, in: box, tint: tint)
    }
    guard let enclosure = symbol.enclosure,
      let frame = SymbolShape.named(enclosure.rawValue)
    else { return paint(shape, in: box, tint, isFilled: symbol.isFilled) }
    paint(frame, in: box, tint, isFilled: symbol.isFilled)
    // A triangle has its room below its middle.
    let inset = side * 0.24
    let lowered = enclosure == .triangle ? side * 0.1 : 0
    let inner = box.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
      .offset(dx: 0, dy: lowered)
    let color = symbol.isFilled ? palette.system("systemBackground") : tint
    paint(shape, in: inner, color, isFilled: false, weight: side / 14)
  }

  private func paint(
    _ shape: SymbolShape, in box: Rect, _ color: RGBA, isFilled: Bool, weight: Double? = nil
  ) {
    let unit = box.width / SymbolShape.side
    let width = weight ?? max(0.5, box.width / 14)
    func point(_ point: Point) -> Point {
      Point(x: box.x + point.x * unit, y: box.y + point.y * unit)
    }
    for mark in shape.marks {
      switch mark {
      case .line(let points): canvas.line(points.map(point), color, width: width)
      case .outline(let points):
        let corners = points.map(point)
        if isFilled { canvas.polygon(corners, color) }
        // Twice round the first corner, so that its joint is round too.
        canvas.line(corners + corners.prefix(2), color, width: width)
      case .ring(let center, let radius):
        if isFilled { canvas.circle(point(center), radius: radius * unit, color) }
        canvas.ring(point(center), radius: radius * unit, color, width: width)
      case .dot(let center, let radius):
        canvas.circle(point(center), radius: radius * unit, color)
      }
    }
  }

  private func paintTile(_ name: String, in tile: Rect, tint: RGBA) {
    let box = tile.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    canvas.strokeInside(box, tint, width: max(1, tile.width / 16), radius: tile.width / 4)
    let letter = name.first.map { String($0).uppercased() } ?? ""
    write(
      letter, in: box, .system(size: max(1, tile.width * 0.5), weight: .semibold), tint)
  }
}
