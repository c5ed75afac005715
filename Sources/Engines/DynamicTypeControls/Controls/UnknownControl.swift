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

/// A view that code fills, as hatching with its name: what is empty there is not what the app shows.
package struct FilledByCode: Hashable, Sendable {
  var name: String

  /// - Parameter name: What a person calls the view.
  package init(name: String) { self.name = name }

  /// - Parameter place: Of the view, in the picture.
  package func drawing(in place: Rect) -> Drawing {
    var drawing = Drawing()
    let color = DrawingColor(.system("quaternaryLabel"))
    drawing.clip(to: place) { inner in
      // From the top and the left edge down to the right, so that every point is near a line.
      for start in stride(from: -place.height, to: place.width, by: Self.spacing) {
        inner.line(
          [
            Point(x: place.minX + start, y: place.minY),
            Point(x: place.minX + start + place.height, y: place.maxY),
          ], color, width: 1)
      }
    }
    drawing.border(place, color, width: 1)
    guard place.width >= 60, place.height >= 24 else { return drawing }
    let words = "\(name), filled by code"
    // About as wide as the words, which are cut off where they are wider.
    let width = min(place.width - 16, 6.5 * Double(words.count) + 16)
    let label = Rect(
      x: place.midX - width / 2, y: place.midY - 10, width: width, height: 20)
    drawing.fill(label, DrawingColor(.system("systemBackground")).opacity(0.85), radius: 4)
    drawing.text(
      words, in: label.inset(by: EdgeInsets(left: 4, right: 4)),
      .system(size: 12), DrawingColor(.system("secondaryLabel")))
    return drawing
  }

  /// Points between two lines.
  private static let spacing = 12.0
}

extension UnknownContent: ControlProviding {
  package var control: any Control { UnknownControl(name: name) }
}
