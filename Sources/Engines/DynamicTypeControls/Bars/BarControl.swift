import DynamicTypeModel

/// A bar that is a view of the screen itself, without what it shows.
package struct BarControl: Control {
  var kind: LaidOutBar.Kind

  package var axes: Set<Axis> { [.vertical] }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let bars = environment.metrics.bars
    let height =
      switch kind {
      case .navigationBar: environment.metrics.navigationBarHeight(isSheet: environment.isInSheet)
      case .toolbar: bars.toolbarHeight
      case .tabBar: bars.tabBarHeight
      }
    return Size(width: 0, height: height)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    // At the top of what it belongs to, or at the bottom.
    let isAtTop = kind == .navigationBar
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

extension BarContent: ControlProviding {
  package var control: any Control { BarControl(kind: kind) }
}
