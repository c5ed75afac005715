import DynamicTypeModel

/// A bar that is a view of the screen itself, without what it shows.
package struct BarControl: Control {
  /// At the top of what it belongs to, or at the bottom.
  var isAtTop: Bool

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    drawing.fill(place, .bar)
    drawing.hairline(
      isAtTop ? .above : .below, isAtTop ? place.maxY : place.minY, x: place.x,
      width: place.width, .separator)
    return drawing
  }
}

extension DrawingColor {
  /// What blur makes of a bar over content.
  static let bar = pair(light: 0xF9F9F9, dark: 0x161616)
  /// What glass makes of a bar over content: from iOS 26 on it floats.
  static let glass = pair(light: 0xFDFDFD, dark: 0x2A2A2C)
}
