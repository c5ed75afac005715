import DynamicTypeModel

/// A slider.
package struct SliderControl: Control {
  /// The part of the track before the thumb, from 0 to 1.
  var value: Double

  package var axes: Set<Axis> { [.vertical] }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let inset = environment.metrics.controls.sliderAlignment
    return Size(
      width: 0, height: environment.metrics.controls.sliderHeight - inset.top - inset.bottom)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let value = value.isFinite ? min(1, max(0, value)) : 0
    let track = Rect(x: place.x + 2, y: place.midY - 2, width: place.width - 4, height: 4)
    drawing.fill(track, .system("systemGray5"), radius: 2)
    let middle = track.x + 14 + (track.width - 28) * value
    drawing.fill(
      Rect(x: track.x, y: track.y, width: middle - track.x, height: 4), .tint, radius: 2)
    let thumb = Rect(x: middle - 14, y: place.midY - 14, width: 28, height: 28)
    drawing.shadow(thumb, radius: 14)
    drawing.fill(thumb, .white, radius: 14)
    drawing.border(
      thumb, .separator.opacity(0.4), width: environment.device.pixel, radius: 14)
    return drawing
  }
}

extension SliderContent: ControlProviding {
  package var control: any Control { SliderControl(value: value) }
}
