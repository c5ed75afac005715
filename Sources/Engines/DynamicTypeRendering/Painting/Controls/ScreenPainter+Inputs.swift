import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  func paintField(_ input: TextInputContent, in place: Rect) {
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

  /// A search bar, of which the text has the same size at every text size here.
  func paint(searchBar input: TextInputContent, in place: Rect) {
    if screen.era < .iOS13 {
      canvas.fill(place, RGBA(0xC9C9CE))
    } else if screen.era < .iOS26 {
      canvas.fill(place, barColor)
    }
    let field = Rect(
      x: place.x + 8, y: place.midY - 18, width: place.width - 16, height: min(36, place.height))
    let fill = screen.era < .iOS13 ? RGBA.white : palette.system("tertiarySystemFill")
    canvas.fill(field, fill, radius: screen.era >= .iOS26 ? 18 : 10)
    let isMirrored = screen.isRightToLeft
    let gray = palette.system("secondaryLabel")
    let icon = Rect(
      x: isMirrored ? field.maxX - 25 : field.x + 7, y: field.midY - 9, width: 18, height: 18)
    paintSymbol("magnifyingglass", in: icon, tint: gray)
    let text = input.text.string
    let inset = EdgeInsets(left: isMirrored ? 8 : 30, right: isMirrored ? 30 : 8)
    write(
      text.isEmpty ? input.placeholder ?? "Search" : text, in: field.inset(by: inset),
      .system(size: 17), text.isEmpty ? gray : palette.system("label"),
      position: isMirrored ? .right : .left)
  }

  func paint(_ segments: SegmentsContent, _ index: NodeIndex, in place: Rect, tint: RGBA) {
    // The frame is one point higher than the control.
    let control = Rect(
      x: place.x, y: place.y, width: place.width, height: max(0, place.height - 1))
    let count = max(1, segments.titles.count)
    let width = control.width / Double(count)
    func segment(_ number: Int) -> Rect {
      // Where there is a title its box says how wide the segment is, but for 4 points at either side.
      let title = screen.nodes[index.rawValue].texts.first { $0.part == .segment(number) }
      let (x, width) =
        title.map { ($0.box.x - 4, $0.box.width + 8) } ?? (Double(number) * width, width)
      return Rect(x: control.x + x, y: control.y, width: width, height: control.height)
    }
    let selected = segments.selected.flatMap { (0..<count).contains($0) ? segment($0) : nil }
    if screen.era >= .iOS13 {
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
  func color(of text: LaidOutText, in segments: SegmentsContent, _ index: NodeIndex) -> RGBA {
    guard screen.era < .iOS13 else { return palette.system("label") }
    let isSelected = segments.selected.map { text.part == .segment($0) } ?? false
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
