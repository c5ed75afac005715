import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  func paint(_ button: ButtonContent, _ index: NodeIndex) {
    let place = places[index.rawValue]
    let tint = tints[index.rawValue]
    if let configuration = button.configuration {
      paintFilling(of: configuration, in: place, tint: tint)
    } else if let background = button.backgroundImage {
      paint(background, in: place, tint: tint)
    }
    switch button.buttonType {
    case "infoLight", "infoDark", "detailDisclosure":
      paintInfo(center: Point(x: place.midX, y: place.midY), tint)
    case "contactAdd":
      let center = Point(x: place.midX, y: place.midY)
      canvas.ring(center, radius: 10, tint, width: 1.5)
      canvas.line(
        [Point(x: center.x - 5, y: center.y), Point(x: center.x + 5, y: center.y)],
        tint, width: 1.5)
      canvas.line(
        [Point(x: center.x, y: center.y - 5), Point(x: center.x, y: center.y + 5)],
        tint, width: 1.5)
    default:
      guard let image = button.image else { return }
      let color = button.configuration == nil ? tint : foreground(of: button, tint: tint)
      paint(image, of: button, index, tint: color)
    }
  }

  /// The colour of a title, and of a configured button's symbol: its own, or the tint where that stands out from
  /// what the style fills the button with. A custom button's title is white.
  func foreground(of button: ButtonContent, tint: RGBA) -> RGBA {
    if let color = button.title.color { return palette.resolve(color) }
    switch button.configuration?.style {
    case "filled", "borderedProminent": return .white
    case .some: return tint
    case nil: return button.buttonType == "custom" ? .white : tint
    }
  }

  private func paintFilling(
    of configuration: ButtonConfiguration, in place: Rect, tint: RGBA
  ) {
    let base = configuration.baseBackgroundColor.map(palette.resolve)
    let color: RGBA? =
      switch configuration.style {
      case "filled", "borderedProminent": base ?? tint
      case "tinted", "borderedTinted": (base ?? tint).opacity(0.18)
      case "gray", "bordered": base ?? palette.system("tertiarySystemFill")
      default: nil
      }
    guard let color else { return }
    let isCapsule = configuration.cornerStyle == "capsule" || screen.era >= .iOS26
    canvas.fill(
      place, color,
      radius: min(place.height / 2, isCapsule ? .infinity : configuration.cornerRadius))
  }

  /// The image beside, above or instead of the title, in its size as far as that fits.
  private func paint(
    _ image: ImageContent, of button: ButtonContent, _ index: NodeIndex, tint: RGBA
  ) {
    let place = places[index.rawValue]
    let size = screen.nodes[index.rawValue].imageSize ?? Size(width: 20, height: 20)
    let fitting = Size(
      width: min(size.width, place.width), height: min(size.height, place.height))
    var box = Rect(
      x: place.midX - fitting.width / 2, y: place.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
    let padding = button.imagePadding
    if let lines = screen.nodes[index.rawValue].texts.first?.lines, let title = lines.bounds {
      let title = title.offset(dx: place.x, dy: place.y)
      switch button.imageEdge(isRightToLeft: views[index.rawValue].isRightToLeft) {
      case .left: box.x = max(place.x, title.minX - padding - box.width)
      case .right: box.x = min(place.maxX - box.width, title.maxX + padding)
      case .top: box.y = title.minY - padding - box.height
      case .bottom: box.y = title.maxY + padding
      }
    }
    paint(image, in: box, tint: tint)
  }
}

extension [LaidOutText.Line] {
  /// The rectangle around the lines, in their element's coordinates; nil without any.
  fileprivate var bounds: Rect? {
    let rects = map {
      Rect(
        x: $0.originX, y: $0.baseline - $0.ascent, width: $0.width, height: $0.ascent + $0.descent)
    }
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }
}
