import DynamicTypeModel

/// A row of dots, one a page.
package struct PageControl: Control {
  var numberOfPages: Int

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    Size(
      width: Double(max(0, numberOfPages)) * 16 + 7,
      height: environment.metrics.controls.pageControlHeight)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let count = min(max(numberOfPages, 1), 30)
    let first = place.midX - Double(count - 1) * 8
    for page in 0..<count {
      drawing.circle(
        Point(x: first + Double(page) * 16, y: place.midY), radius: 3.5,
        .label.opacity(page == 0 ? 0.8 : 0.3))
    }
    return drawing
  }
}

extension PageControlContent: ControlProviding {
  package var control: any Control { PageControl(numberOfPages: numberOfPages) }
}
