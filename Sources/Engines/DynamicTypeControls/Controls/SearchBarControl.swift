import DynamicTypeModel
import DynamicTypeText

/// A search bar: a field with a magnifying glass on a bar.
package struct SearchBarControl: Control {
  var content: TextInputContent

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let metrics = environment.metrics
    if let color = metrics.searchBarColor { drawing.fill(place, color) }
    let field = Rect(
      x: place.x + 8, y: place.midY - 18, width: place.width - 16, height: min(36, place.height))
    drawing.fill(field, metrics.searchFieldColor, radius: metrics.searchFieldRadius)
    let isMirrored = environment.isRightToLeft
    let gray = DrawingColor.system("secondaryLabel")
    let icon = Rect(
      x: isMirrored ? field.maxX - 25 : field.x + 7, y: field.midY - 9, width: 18, height: 18)
    drawing.symbol("magnifyingglass", in: icon, gray)
    let text = content.text.string
    let inset = EdgeInsets(left: isMirrored ? 8 : 30, right: isMirrored ? 30 : 8)
    drawing.text(
      text.isEmpty ? content.placeholder ?? "Search" : text, in: field.inset(by: inset),
      .system(size: 17), text.isEmpty ? gray : .label, alignment: isMirrored ? .right : .left)
    return drawing
  }
}
