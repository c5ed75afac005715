import DynamicTypeModel

/// A switch.
package struct SwitchControl: Control {
  var isOn: Bool

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let inset = environment.metrics.controls.switchAlignment
    let size = environment.metrics.controls.switchSize
    return Size(width: size.width - inset.left - inset.right, height: size.height)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let height = min(place.height, 31)
    let width = min(place.width - environment.metrics.switchInset, height * 2.3)
    let track = Rect(x: place.x, y: place.midY - height / 2, width: width, height: height)
    let on = control.ownTint.map(DrawingColor.init) ?? .system("systemGreen")
    drawing.fill(track, isOn ? on : .system("systemGray5"), radius: height / 2)
    let thumbWidth = environment.metrics.switchThumbWidth.map { height * $0 } ?? (height - 4)
    let thumb = Rect(
      x: isOn ? track.maxX - thumbWidth - 2 : track.x + 2, y: track.y + 2, width: thumbWidth,
      height: height - 4)
    drawing.shadow(thumb, radius: thumb.height / 2)
    drawing.fill(thumb, .white, radius: thumb.height / 2)
    return drawing
  }
}

extension SwitchContent: ControlProviding {
  package var control: any Control { SwitchControl(isOn: isOn) }
}
