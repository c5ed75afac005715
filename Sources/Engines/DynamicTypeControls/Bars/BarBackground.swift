import DynamicTypeModel

/// What the bars of controllers are drawn on.
package struct BarBackground {
  /// In the picture, in points.
  var place: Rect
  var appearance: BarAppearance
  var environment: DrawingEnvironment

  package init(_ place: Rect, _ appearance: BarAppearance, _ environment: DrawingEnvironment) {
    (self.place, self.appearance, self.environment) = (place, appearance, environment)
  }

  /// Nobody has scrolled: from iOS 15 on a bar at the top is clear then, one with a large title from iOS 13.
  package func navigationBar(hasLargeTitle: Bool) -> Drawing {
    var drawing = Drawing()
    let metrics = environment.metrics
    guard !(hasLargeTitle ? metrics.hasClearLargeTitleBars : metrics.hasClearBars) else {
      return drawing
    }
    drawing.fill(place, filling)
    if !hasLargeTitle {
      drawing.hairline(.above, place.maxY, x: place.x, width: place.width, .separator)
    }
    return drawing
  }

  /// A tab bar or a toolbar: clear from iOS 15 on where nothing goes on below it.
  ///
  /// - Parameters:
  ///   - isOverContent: Whether something that scrolls goes on below its upper edge.
  ///   - hasTabs: Whether it is a tab bar.
  package func bottomBar(isOverContent: Bool, hasTabs: Bool) -> Drawing {
    var drawing = Drawing()
    let metrics = environment.metrics
    if !metrics.hasFloatingBars, !metrics.hasClearBars || isOverContent {
      drawing.fill(place, filling)
      drawing.hairline(.below, place.y, x: place.x, width: place.width, .separator)
    }
    if metrics.hasFloatingBars, hasTabs {
      // The capsule of all tabs.
      let row = Rect(y: place.y, width: place.width, height: min(49, place.height))
      let capsule = row.inset(by: EdgeInsets(top: -4, left: 21, bottom: -4, right: 21))
      drawing.shadow(capsule, radius: capsule.height / 2, spread: 5)
      drawing.fill(capsule, .glass, radius: capsule.height / 2)
    }
    return drawing
  }

  /// The bar's own colour, or the blur of its style.
  private var filling: DrawingColor {
    appearance.background.map(DrawingColor.init) ?? (appearance.isBlack ? .hex(0x161616) : .bar)
  }
}
