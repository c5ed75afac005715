import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// Draws what is particular to a control, without text that the layout has set.
  func paintControl(_ index: NodeIndex) {
    let place = places[index.rawValue]
    guard !place.isEmpty else { return }
    let appearance = views[index.rawValue].appearance
    let tint = tints[index.rawValue]
    switch appearance.control {
    case .none: break
    case .button(let button): paint(button, index)
    case .image(let image, let mode, let clips):
      paint(image, in: place, mode: mode, clips: clips, tint: tint)
    case .row(let row): paint(row, in: place, tint: tint)
    case .searchBar(let input): paint(searchBar: input, in: place)
    case .textField(let input): paintField(input, in: place)
    case .segments(let segments): paint(segments, index, in: place, tint: tint)
    case .slider(let value): paintSlider(at: value, in: place, tint: tint)
    case .toggle(let isOn): paintSwitch(isOn: isOn, in: place, color: appearance.tint)
    case .stepper: paintStepper(in: place, tint: tint)
    case .progress(let progress): paintProgress(progress, in: place, tint: tint)
    case .activity: paintActivity(in: place)
    case .datePicker(let mode, let style): paintDatePicker(mode, style, in: place)
    case .picker: paintWheels([""], in: place)
    case .pageControl(let pages): paintDots(pages, in: place)
    case .bar(let isAtTop): paintBar(index, isAtTop: isAtTop)
    case .unknown(let name): paintBox(name, in: place)
    }
  }

  // MARK: Switches, sliders, steppers

  private func paintSwitch(isOn: Bool, in place: Rect, color: ColorValue?) {
    // The frame is two points wider than the switch up to iOS 18.
    let height = min(place.height, 31)
    let width = min(place.width - (screen.era < .iOS26 ? 2 : 0), height * 2.3)
    let track = Rect(x: place.x, y: place.midY - height / 2, width: width, height: height)
    let on = color.map(palette.resolve) ?? palette.system("systemGreen")
    canvas.fill(track, isOn ? on : palette.system("systemGray5"), radius: height / 2)
    let isWide = screen.era >= .iOS26
    let knobWidth = isWide ? height * 1.35 : height - 4
    let knob = Rect(
      x: isOn ? track.maxX - knobWidth - 2 : track.x + 2, y: track.y + 2, width: knobWidth,
      height: height - 4)
    canvas.shadow(knob, radius: knob.height / 2)
    canvas.fill(knob, .white, radius: knob.height / 2)
  }

  private func paintSlider(at position: Double, in place: Rect, tint: RGBA) {
    let position = position.isFinite ? min(1, max(0, position)) : 0
    let track = Rect(x: place.x + 2, y: place.midY - 2, width: place.width - 4, height: 4)
    canvas.fill(track, palette.system("systemGray5"), radius: 2)
    let thumb = track.x + 14 + (track.width - 28) * position
    canvas.fill(
      Rect(x: track.x, y: track.y, width: thumb - track.x, height: 4), tint, radius: 2)
    let knob = Rect(x: thumb - 14, y: place.midY - 14, width: 28, height: 28)
    canvas.shadow(knob, radius: 14)
    canvas.fill(knob, .white, radius: 14)
    canvas.strokeInside(knob, palette.system("separator").opacity(0.4), width: hairline, radius: 14)
  }

  private func paintStepper(in place: Rect, tint: RGBA) {
    let isFilled = screen.era >= .iOS13
    let color = isFilled ? palette.system("label") : tint
    if isFilled {
      canvas.fill(place, palette.system("tertiarySystemFill"), radius: 8)
    } else {
      canvas.strokeInside(place, tint, width: 1, radius: 4)
    }
    let middle = Rect(
      x: place.midX - 0.5, y: place.y + (isFilled ? 7 : 0), width: 1,
      height: place.height - (isFilled ? 14 : 0))
    canvas.fill(middle, isFilled ? palette.system("separator") : tint)
    let (left, right) = (place.x + place.width / 4, place.x + place.width * 3 / 4)
    canvas.line(
      [Point(x: left - 7, y: place.midY), Point(x: left + 7, y: place.midY)], color, width: 1.6)
    canvas.line(
      [Point(x: right - 7, y: place.midY), Point(x: right + 7, y: place.midY)], color, width: 1.6)
    canvas.line(
      [Point(x: right, y: place.midY - 7), Point(x: right, y: place.midY + 7)], color, width: 1.6)
  }

  private func paintProgress(_ progress: Double, in place: Rect, tint: RGBA) {
    let progress = progress.isFinite ? min(1, max(0, progress)) : 0
    canvas.fill(place, palette.system("systemGray5"), radius: place.height / 2)
    canvas.fill(
      Rect(x: place.x, y: place.y, width: place.width * progress, height: place.height), tint,
      radius: place.height / 2)
  }

  private func paintActivity(in place: Rect) {
    let size = min(place.width, place.height, 37)
    // Eight spokes that fade clockwise, by eighths of a turn; the sines need no library.
    let diagonal = 0.5.squareRoot()
    let directions = [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal),
      (-1, 0), (-diagonal, -diagonal),
    ]
    for (number, direction) in directions.enumerated() {
      let color = palette.system("systemGray").opacity(1 - Double(number) * 0.1)
      canvas.line(
        [0.25, 0.45].map { distance in
          Point(
            x: place.midX + direction.0 * size * distance,
            y: place.midY + direction.1 * size * distance)
        }, color, width: size / 10)
    }
  }

  private func paintDots(_ pages: Int, in place: Rect) {
    let count = min(max(pages, 1), 30)
    let first = place.midX - Double(count - 1) * 8
    for page in 0..<count {
      canvas.circle(
        Point(x: first + Double(page) * 16, y: place.midY), radius: 3.5,
        palette.system("label").opacity(page == 0 ? 0.8 : 0.3))
    }
  }

  // MARK: Boxes

  /// A view whose content is not known, as a labelled box.
  func paintBox(_ name: String, in place: Rect) {
    canvas.fill(place, palette.system("quaternarySystemFill"))
    canvas.strokeInside(place, palette.system("separator"), width: 1)
    guard place.width >= 40, place.height >= 16 else { return }
    write(
      name, in: place.inset(by: EdgeInsets(left: 4, right: 4)), .system(size: 12),
      palette.system("secondaryLabel"))
  }
}
