import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// A search bar: a field with a magnifying glass on a bar.
package struct SearchBarControl: Control {
  package var content: TextInputContent

  package init(content: TextInputContent) { self.content = content }

  /// What people typed, or the placeholder, in Body: the system's own text, not the author's.
  package func text(in environment: ControlEnvironment) -> TextSetting? {
    var font = environment.systemFonts.resolve(.body, adjusts: true)
    font.scaling = .builtIn
    let typed = content.text.string
    var setting = TextSetting(
      typed.isEmpty ? content.placeholder ?? "Search" : typed, font: font, in: environment,
      location: content.text.location)
    setting.options.numberOfLines = 1
    setting.options.alignment = environment.isControlRightToLeft ? .right : .left
    return setting
  }

  /// The field follows the text size, as Body's leading does; what is around it does not (E-search-bar-growth).
  ///
  /// Whether there is a largest size no document says, and ours has none.
  package var axes: Set<Axis> { [.vertical] }

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    Size(
      width: 0,
      height: environment.metrics.fields.heightAroundSearchField + fieldHeight(environment))
  }

  package func texts(
    _ text: TextSetting?, in bounds: Rect, _ environment: ControlEnvironment
  ) -> [LaidOutText] {
    guard let text, !text.content.string.isEmpty else { return [] }
    let field = SearchField(
      in: bounds, height: fieldHeight(environment),
      isRightToLeft: environment.isControlRightToLeft)
    var result = Typesetter(in: environment).set(text, in: field.text, centred: true)
    result.isPlaceholder = content.text.string.isEmpty
    return [result]
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    let metrics = environment.metrics
    if let color = metrics.searchBarColor { drawing.fill(place, color) }
    let field = SearchField(
      in: place, height: control.texts.first?.box.height ?? 36, isRightToLeft: control.isRightToLeft
    )
    drawing.fill(
      field.frame, metrics.searchFieldColor,
      radius: metrics.searchFieldRadius ?? field.frame.height / 2)
    drawing.symbol("magnifyingglass", in: field.glass, .system("secondaryLabel"))
    return drawing
  }

  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    text.isPlaceholder ? .system("secondaryLabel") : .label
  }

  private func fieldHeight(_ environment: ControlEnvironment) -> Double {
    let large = TextStyle.body.leading(for: .large)
    let body = environment.systemFonts.resolve(.body, adjusts: true)
    return environment.rounded(
      environment.metrics.fields.searchFieldHeight * (body.leading ?? large) / large)
  }
}

/// Where the parts of a search bar are, in the coordinates of its frame.
private struct SearchField {
  var frame: Rect
  var glass: Rect
  var text: Rect

  /// - Parameter height: Of the field, in the middle of the bar.
  init(in bar: Rect, height: Double, isRightToLeft: Bool) {
    let height = max(0, min(height, bar.height))
    frame = Rect(
      x: bar.x + 8, y: bar.midY - height / 2, width: max(0, bar.width - 16), height: height)
    // The glass is as high as half the field, 18 points at Large, and 7 points from its end.
    let side = height / 2
    glass = Rect(
      x: isRightToLeft ? frame.maxX - 7 - side : frame.x + 7, y: frame.midY - side / 2,
      width: side, height: side)
    text = frame.inset(
      by: EdgeInsets(
        left: isRightToLeft ? 8 : 12 + side, right: isRightToLeft ? 12 + side : 8))
    text.width = max(0, text.width)
  }
}

extension SearchBarContent: ControlProviding {
  package var control: any Control { SearchBarControl(content: input) }
}
