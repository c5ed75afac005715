import DynamicType
import DynamicTypeModel

/// A toolbar: items side by side from the leading edge on, flexible spaces equally wide.
package struct ToolbarControl {
  package var items: [BarItem]

  package init(items: [BarItem]) { self.items = items }

  /// The bar with its items in a frame, in the frame's coordinates.
  ///
  /// Its words have body text's size at Large at every size. Items' own views are left out.
  package func bar(in frame: Rect, _ environment: BarEnvironment) -> LaidOutBar {
    var bar = LaidOutBar(kind: .toolbar, frame: frame)
    var bounds = environment.uncutPart(of: frame)
    bounds.height = min(environment.bars.screenToolbarHeight, bounds.height)
    let row = BarRow(bounds: bounds, environment: environment)
    var buttons = row.buttons(items, pointSize: TextStyle.body.pointSize(for: .large))
    guard let first = buttons.first, let last = buttons.last else { return bar }
    let distances = zip(buttons, buttons.dropFirst()).map { row.distance($0, $1) }
    let insets = row.inset(before: first) + row.inset(before: last)
    let needed = buttons.reduce(insets + distances.reduce(0, +)) { $0 + $1.width }
    let free = bounds.width - needed
    BarRow.shrink(&buttons, by: -free)
    let flexible = buttons.count { $0.face == .space(nil) }
    var places: [BarRow.Place] = []
    var x = bounds.minX + row.inset(before: first)
    for (number, button) in buttons.enumerated() {
      if button.face == .space(nil) {
        x += max(0, free) / Double(flexible)
      } else {
        if !button.item.isSpace { places.append((button, row.placed(button, x: x))) }
        x += button.width
      }
      if number < distances.count { x += distances[number] }
    }
    row.addCapsules(&places)
    bar.items = places.map(\.item)
    return bar
  }
}
