import DynamicTypeModel

/// A stepper.
package struct StepperControl: Control {
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    environment.metrics.controls.stepperSize
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let isFilled = !environment.metrics.outlinesControls
    let color: DrawingColor = isFilled ? .label : .tint
    if isFilled {
      drawing.fill(place, .system("tertiarySystemFill"), radius: 8)
    } else {
      drawing.border(place, .tint, width: 1, radius: 4)
    }
    let middle = Rect(
      x: place.midX - 0.5, y: place.y + (isFilled ? 7 : 0), width: 1,
      height: place.height - (isFilled ? 14 : 0))
    drawing.fill(middle, isFilled ? .separator : .tint)
    let (minus, plus) = (place.x + place.width / 4, place.x + place.width * 3 / 4)
    func across(_ x: Double) -> [Point] {
      [Point(x: x - 7, y: place.midY), Point(x: x + 7, y: place.midY)]
    }
    drawing.line(across(minus), color, width: 1.6)
    drawing.line(across(plus), color, width: 1.6)
    drawing.line(
      [Point(x: plus, y: place.midY - 7), Point(x: plus, y: place.midY + 7)], color, width: 1.6)
    return drawing
  }
}

extension StepperContent: ControlProviding {
  package var control: any Control { StepperControl() }
}
