import DynamicTypeModel

/// A text field of one line.
package struct TextFieldControl: Control {
  var content: TextInputContent

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    switch content.borderStyle {
    case "roundedRect":
      drawing.fill(place, .system("systemBackground"), radius: 5)
      drawing.border(place, .separator.opacity(0.8), width: 1, radius: 5)
    case "line": drawing.border(place, .label, width: 1)
    case "bezel": drawing.border(place, .system("systemGray"), width: 1)
    default: break
    }
    return drawing
  }
}
