import DynamicTypeModel
import DynamicTypeText

/// A view whose content is not known, as a box with its name.
package struct UnknownControl: Control {
  var name: String

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    drawing.fill(place, .system("quaternarySystemFill"))
    drawing.border(place, .separator, width: 1)
    guard place.width >= 40, place.height >= 16 else { return drawing }
    drawing.text(
      name, in: place.inset(by: EdgeInsets(left: 4, right: 4)), .system(size: 12),
      .system("secondaryLabel"))
    return drawing
  }
}

extension UnknownContent: ControlProviding {
  package var control: any Control { UnknownControl(name: name) }
}
