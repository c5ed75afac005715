import DynamicTypeModel

/// A wheel that turns while something goes on.
package struct ActivityControl: Control {
  var isLarge: Bool

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let side: Double = isLarge ? 37 : 20
    return Size(width: side, height: side)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let size = min(place.width, place.height, 37)
    // Eight spokes that fade clockwise, by eighths of a turn; the sines need no library.
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal),
    ]
    for (number, direction) in directions.enumerated() {
      let spoke = [0.25, 0.45].map { distance in
        Point(
          x: place.midX + direction.0 * size * distance,
          y: place.midY + direction.1 * size * distance)
      }
      drawing.line(
        spoke, .system("systemGray").opacity(1 - Double(number) * 0.1), width: size / 10)
    }
    return drawing
  }
}

extension ActivityContent: ControlProviding {
  package var control: any Control { ActivityControl(isLarge: isLarge) }
}
