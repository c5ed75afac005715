import DynamicTypeModel

/// A segmented control.
package struct SegmentedControl: Control {
  var content: SegmentsContent

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    // The frame is one point higher than the control.
    let body = Rect(
      x: place.x, y: place.y, width: place.width, height: max(0, place.height - 1))
    let segments = segments(of: control.texts, in: body)
    let selected = content.selected.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
    if !environment.metrics.outlinesControls {
      drawing.fill(body, .system("tertiarySystemFill"), radius: 8)
      if let selected {
        let pill = selected.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        drawing.shadow(pill, radius: 7, spread: 2)
        drawing.fill(pill, .pair(light: 0xFFFFFF, dark: 0x636366), radius: 7)
      }
    } else {
      drawing.border(body, .tint, width: 1, radius: 4)
      for segment in segments.dropFirst() {
        drawing.fill(Rect(x: segment.x, y: body.y, width: 1, height: body.height), .tint)
      }
      if let selected { drawing.fill(selected, .tint, radius: 3) }
    }
    for (box, image) in zip(segments, content.images) where image != nil {
      let side = min(20, box.height - 8)
      drawing.add(
        ImageContent(name: image),
        in: Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
    }
    return drawing
  }

  /// Where each segment is.
  private func segments(of texts: [LaidOutText], in body: Rect) -> [Rect] {
    let count = max(1, content.titles.count)
    let width = body.width / Double(count)
    return (0..<count).map { number in
      // Where there is a title its box says how wide the segment is, but for 4 points at either side.
      let title = texts.first { $0.part == .segment(number) }
      let (x, width) =
        title.map { ($0.box.x - 4, $0.box.width + 8) } ?? (Double(number) * width, width)
      return Rect(x: body.x + x, y: body.y, width: width, height: body.height)
    }
  }

  /// Up to iOS 12 titles have the tint, the selected one white.
  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    guard environment.metrics.outlinesControls else { return .label }
    let isSelected = content.selected.map { text.part == .segment($0) } ?? false
    return isSelected ? .white : .tint
  }
}
