import DynamicTypeModel

/// A bar that shows how far something has come.
package struct ProgressControl: Control {
  /// From 0 to 1.
  var progress: Double

  package var axes: Set<Axis> { [.vertical] }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    Size(width: 0, height: environment.metrics.controls.progressViewHeight)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let progress = progress.isFinite ? min(1, max(0, progress)) : 0
    drawing.fill(place, .system("systemGray5"), radius: place.height / 2)
    drawing.fill(
      Rect(x: place.x, y: place.y, width: place.width * progress, height: place.height), .tint,
      radius: place.height / 2)
    return drawing
  }
}

extension ProgressContent: ControlProviding {
  package var control: any Control { ProgressControl(progress: progress) }
}
