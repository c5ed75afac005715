import DynamicTypeModel

/// A chevron, two of them, or a checkmark, as large as its frame.
///
/// How thick lines are is estimated by eye from Apple's own pictures, as other shapes are.
package struct IndicatorControl: Control {
  var sign: IndicatorContent.Sign

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let onward: Drawing.Direction = control.isRightToLeft ? .left : .right
    // Lines of 2 points in a chevron of Body at L, which is 7 wide.
    let width = min(place.width, place.height) * 2 / 7
    switch sign {
    case .disclosure:
      drawing.addChevron(in: place, pointing: onward, .system("tertiaryLabel"), width: width)
    case .closed: drawing.addChevron(in: place, pointing: onward, .tint, width: width)
    case .open: drawing.addChevron(in: place, pointing: .down, .tint, width: width)
    case .menu: addMenuSign(in: place, to: &drawing)
    case .checkmark: addCheckmark(in: place, width: width, to: &drawing)
    }
    return drawing
  }

  /// Two chevrons that leave a gap between them.
  private func addMenuSign(in place: Rect, to drawing: inout Drawing) {
    let unit = min(place.width / 12, place.height / 18)
    let upper = Rect(
      x: place.midX - 4.5 * unit, y: place.midY - 7 * unit, width: 9 * unit, height: 5.5 * unit)
    drawing.addChevron(in: upper, pointing: .up, .tint, width: 1.6 * unit)
    drawing.addChevron(
      in: upper.offset(dx: 0, dy: 8.5 * unit), pointing: .down, .tint, width: 1.6 * unit)
  }

  private func addCheckmark(in place: Rect, width: Double, to drawing: inout Drawing) {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: place.x + place.width * x, y: place.y + place.height * y)
    }
    drawing.line([point(0, 0.55), point(0.35, 0.85), point(1, 0.15)], .tint, width: width)
  }
}

extension IndicatorContent: ControlProviding {
  package var control: any Control { IndicatorControl(sign: sign) }
}

extension Drawing {
  /// Where a chevron points.
  enum Direction {
    case left, right, up, down
  }

  /// An arrow of two lines, which reach to the sides of a rectangle with their ends.
  mutating func addChevron(
    in rect: Rect, pointing direction: Direction, _ color: DrawingColor, width: Double
  ) {
    let inset = width / 2
    let inner = rect.inset(by: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    let points: [Point] =
      switch direction {
      case .right:
        [
          Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.midY),
          Point(x: inner.minX, y: inner.maxY),
        ]
      case .left:
        [
          Point(x: inner.maxX, y: inner.minY), Point(x: inner.minX, y: inner.midY),
          Point(x: inner.maxX, y: inner.maxY),
        ]
      case .down:
        [
          Point(x: inner.minX, y: inner.minY), Point(x: inner.midX, y: inner.maxY),
          Point(x: inner.maxX, y: inner.minY),
        ]
      case .up:
        [
          Point(x: inner.minX, y: inner.maxY), Point(x: inner.midX, y: inner.minY),
          Point(x: inner.maxX, y: inner.maxY),
        ]
      }
    line(points, color, width: width)
  }
}
