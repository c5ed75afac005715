import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  func paintField(_ input: TextInputContent, _ kind: ElementKind, in place: Rect) {
    guard kind == .textField else { return }
    switch input.borderStyle {
    case "roundedRect":
      canvas.fill(place, palette.system("systemBackground"), radius: 5)
      canvas.strokeInside(place, palette.system("separator").opacity(0.8), width: 1, radius: 5)
    case "line":
      canvas.strokeInside(place, palette.system("label"), width: 1)
    case "bezel":
      canvas.strokeInside(place, palette.system("systemGray"), width: 1)
    default: break
    }
  }

  func paintSearchBar(in place: Rect) {
    canvas.fill(place, palette.system("secondarySystemBackground"))
    let field = Rect(
      x: place.x + 8, y: place.midY - 18, width: place.width - 16, height: min(36, place.height))
    canvas.fill(field, palette.system("tertiarySystemFill"), radius: 10)
    let gray = palette.system("systemGray")
    let glass = Point(x: field.x + 15, y: field.midY - 1)
    canvas.ring(glass, radius: 5.5, gray, width: 1.5)
    canvas.line(
      [Point(x: glass.x + 4, y: glass.y + 4), Point(x: glass.x + 8, y: glass.y + 8)], gray,
      width: 1.5)
    write(
      "Search", in: field.inset(by: EdgeInsets(left: 30, right: 8)), .system(size: 17), gray,
      position: .left)
  }

  func paint(_ segments: SegmentsContent, in place: Rect, tint: RGBA) {
    // The frame is one point higher than the control.
    let control = Rect(
      x: place.x, y: place.y, width: place.width, height: max(0, place.height - 1))
    let count = max(1, segments.titles.count)
    let width = control.width / Double(count)
    func segment(_ number: Int) -> Rect {
      Rect(
        x: control.x + Double(number) * width, y: control.y, width: width, height: control.height)
    }
    let selected = segments.selected.flatMap { (0..<count).contains($0) ? segment($0) : nil }
    if screen.look >= .iOS13 {
      canvas.fill(control, palette.system("tertiarySystemFill"), radius: 8)
      if let selected {
        let pill = selected.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        canvas.shadow(pill, radius: 7, spread: 2)
        canvas.fill(pill, palette.appearance == .light ? .white : RGBA(0x636366), radius: 7)
      }
    } else {
      canvas.strokeInside(control, tint, width: 1, radius: 4)
      for number in 1..<max(2, count) where number < count {
        canvas.fill(
          Rect(x: segment(number).x, y: control.y, width: 1, height: control.height), tint)
      }
      if let selected { canvas.fill(selected, tint, radius: 3) }
    }
    for (number, image) in segments.images.enumerated() where image != nil && number < count {
      let box = segment(number)
      let side = min(20, box.height - 8)
      paint(
        ImageContent(name: image),
        in: Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
        tint: tint)
    }
  }

  /// Up to iOS 12 titles have the tint, the selected one white.
  func segmentColor(of text: LaidOutText, in index: ElementIndex) -> RGBA {
    guard screen.look < .iOS13, case .segments(let segments) = elements[index.rawValue].content
    else { return palette.system("label") }
    let isSelected = segments.selected.map { text.part == "segment \($0 + 1)" } ?? false
    return isSelected ? .white : tints[index.rawValue]
  }

  func paintDatePicker(_ mode: String, _ style: String?, in place: Rect) {
    let columns = mode == "time" ? ["9", "41", "AM"] : ["Sep", "9", "2026"]
    if style == "wheels" || place.height > 100 {
      paintWheels(columns, in: place)
    } else {
      canvas.fill(place, palette.system("tertiarySystemFill"), radius: 8)
      let words = mode == "time" ? "9:41 AM" : "Sep 9, 2026"
      write(words, in: place, .system(size: 17), palette.system("label"))
    }
  }

  /// A picker: the chosen row between two lines, its neighbours fading.
  func paintWheels(_ columns: [String], in place: Rect) {
    let row = Rect(x: place.x + 9, y: place.midY - 16, width: place.width - 18, height: 32)
    canvas.fill(row, palette.system("tertiarySystemFill"), radius: 8)
    let width = row.width / Double(columns.count)
    for (number, word) in columns.enumerated() {
      let cell = Rect(x: row.x + Double(number) * width, y: row.y, width: width, height: 32)
      write(word, in: cell, .system(size: 21), palette.system("label"))
    }
    for distance in [-2.0, -1, 1, 2] where abs(distance) * 34 + 16 <= place.height / 2 {
      let y = place.midY + distance * 34
      let color = palette.system("label").opacity(0.3 / abs(distance))
      for number in columns.indices {
        let x = row.x + (Double(number) + 0.5) * width
        canvas.line([Point(x: x - 16, y: y), Point(x: x + 16, y: y)], color, width: 3)
      }
    }
  }
}
