import DynamicTypeModel

/// A button: of the old kind, with a configuration, or one that is a sign of the system's.
package struct ButtonControl: Control {
  package var content: ButtonContent

  package init(content: ButtonContent) { self.content = content }

  /// A configured button's title wraps.
  package var wraps: Bool { content.configuration != nil && !content.title.string.isEmpty }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    if let configuration = content.configuration {
      addFilling(of: configuration, in: place, environment, to: &drawing)
    } else if let background = content.backgroundImage {
      drawing.add(background, in: place)
    }
    let center = Point(x: place.midX, y: place.midY)
    switch content.buttonType {
    case .infoLight, .infoDark, .detailDisclosure: drawing.addInfoSign(center: center)
    case .contactAdd:
      drawing.ring(center, radius: 10, .tint, width: 1.5)
      drawing.line(
        [Point(x: center.x - 5, y: center.y), Point(x: center.x + 5, y: center.y)], .tint,
        width: 1.5)
      drawing.line(
        [Point(x: center.x, y: center.y - 5), Point(x: center.x, y: center.y + 5)], .tint,
        width: 1.5)
    default:
      guard let image = content.image else { break }
      drawing.add(
        image, in: imageBox(of: control),
        content.configuration == nil ? .tint : foreground)
    }
    return drawing
  }

  package func color(of text: LaidOutText, in environment: DrawingEnvironment) -> DrawingColor {
    foreground
  }

  /// The colour of a title, and of a configured button's symbol: its own, or the tint where that can be told from
  /// what the style fills the button with. A custom button's title is white.
  private var foreground: DrawingColor {
    if let color = content.title.color { return DrawingColor(color) }
    switch content.configuration?.style {
    case .filled, .borderedProminent: return .white
    case .some: return .tint
    case nil: return content.buttonType == .custom ? .white : .tint
    }
  }

  private func addFilling(
    of configuration: ButtonConfiguration, in place: Rect, _ environment: DrawingEnvironment,
    to drawing: inout Drawing
  ) {
    let base = configuration.baseBackgroundColor.map(DrawingColor.init)
    let color: DrawingColor? =
      switch configuration.style {
      case .filled, .borderedProminent: base ?? .tint
      case .tinted, .borderedTinted: (base ?? .tint).opacity(0.18)
      case .gray, .bordered: base ?? .system("tertiarySystemFill")
      default: nil
      }
    guard let color else { return }
    let isCapsule =
      configuration.cornerStyle == .capsule || environment.metrics.hasCapsuleButtons
    drawing.fill(
      place, color,
      radius: min(place.height / 2, isCapsule ? .infinity : configuration.cornerRadius))
  }

  /// The place of the image beside, above or instead of the title, in its size as far as that fits.
  private func imageBox(of control: PlacedControl) -> Rect {
    let place = control.place
    let size = control.imageSize ?? Size(width: 20, height: 20)
    let fitting = Size(
      width: min(size.width, place.width), height: min(size.height, place.height))
    var box = Rect(
      x: place.midX - fitting.width / 2, y: place.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
    let padding = content.imagePadding
    guard let title = control.texts.first?.lines.bounds?.offset(dx: place.x, dy: place.y) else {
      return box
    }
    switch content.imageEdge(isRightToLeft: control.isRightToLeft) {
    case .left: box.x = max(place.x, title.minX - padding - box.width)
    case .right: box.x = min(place.maxX - box.width, title.maxX + padding)
    case .top: box.y = title.minY - padding - box.height
    case .bottom: box.y = title.maxY + padding
    }
    return box
  }
}

extension [LaidOutText.Line] {
  /// The rectangle around the lines, in their control's coordinates; nil without any.
  fileprivate var bounds: Rect? {
    let rects = map {
      Rect(
        x: $0.originX, y: $0.baseline - $0.ascent, width: $0.width, height: $0.ascent + $0.descent)
    }
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}

extension Drawing {
  /// An i in a ring.
  mutating func addInfoSign(center: Point) {
    ring(center, radius: 10, .tint, width: 1.5)
    circle(Point(x: center.x, y: center.y - 4.5), radius: 1.3, .tint)
    line(
      [Point(x: center.x, y: center.y - 1), Point(x: center.x, y: center.y + 5)], .tint, width: 1.8)
  }
}

extension ButtonContent: ControlProviding {
  package var control: any Control { ButtonControl(content: self) }
}
