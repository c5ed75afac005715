import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  func paint(_ button: ButtonContent, _ index: ElementIndex) {
    let place = places[index.rawValue]
    let tint = tints[index.rawValue]
    if let configuration = button.configuration {
      paintFilling(of: configuration, in: place, tint: tint)
    } else if button.hasBackgroundImage {
      paint(ImageContent(name: button.backgroundImage), in: place, tint: tint)
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
      if let image = button.image { paint(image, of: button, index, tint: tint) }
    }
  }

  private func paintFilling(
    of configuration: ButtonConfiguration, in place: Rect, tint: RGBA
  ) {
    let color: RGBA? =
      switch configuration.style {
      case "filled", "borderedProminent": tint
      case "tinted", "borderedTinted": tint.opacity(0.18)
      case "gray", "bordered": palette.system("tertiarySystemFill")
      default: nil
      }
    guard let color else { return }
    let isCapsule = configuration.cornerStyle == "capsule" || screen.look >= .iOS26
    canvas.fill(place, color, radius: isCapsule ? place.height / 2 : 6)
  }

  /// The image beside, above or instead of the title, in its natural size as far as that fits.
  private func paint(
    _ image: ImageContent, of button: ButtonContent, _ index: ElementIndex, tint: RGBA
  ) {
    let place = places[index.rawValue]
    let size = image.naturalSize ?? Size(width: 20, height: 20)
    let fitting = Size(
      width: min(size.width, place.width), height: min(size.height, place.height))
    var box = Rect(
      x: place.midX - fitting.width / 2, y: place.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
    let padding = button.configuration?.imagePadding ?? 0
    if let lines = screen.texts[index.rawValue].first?.lines, let title = lines.bounds {
      let title = title.offset(dx: place.x, dy: place.y)
      switch button.configuration?.imagePlacement {
      case "trailing": box.x = title.maxX + padding
      case "top": box.y = title.minY - padding - box.height
      case "bottom": box.y = title.maxY + padding
      default: box.x = max(place.x, title.minX - padding - box.width)
      }
    }
    paint(image, in: box, tint: tint)
  }

  // MARK: Images

  /// An image as a box with a name, a symbol as a tile with its first letter.
  func paint(_ image: ImageContent, in place: Rect, tint: RGBA) {
    guard !place.isEmpty else { return }
    if image.isSystemSymbol {
      paintSymbol(image.name ?? "", in: place, tint: tint)
      return
    }
    canvas.fill(place, palette.system("systemGray5"))
    canvas.strokeInside(place, palette.system("systemGray4"), width: 1)
    let hasLabel = place.height >= 44 && place.width >= 44 && image.name != nil
    let icon = Rect(
      x: place.x, y: place.y, width: place.width, height: place.height - (hasLabel ? 16 : 0))
    paintLandscape(in: icon)
    if hasLabel, let name = image.name {
      let label = Rect(x: place.x + 3, y: place.maxY - 18, width: place.width - 6, height: 14)
      write(name, in: label, .system(size: 10), palette.system("secondaryLabel"))
    }
  }

  /// Two mountains and a sun: there is a picture here.
  private func paintLandscape(in place: Rect) {
    let side = min(48, place.width * 0.6, place.height * 0.6)
    guard side >= 6 else { return }
    let color = palette.system("systemGray3")
    let base = place.midY + side * 0.35
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: place.midX + x * side, y: base + y * side)
    }
    canvas.polygon([point(-0.5, 0), point(-0.15, -0.55), point(0.2, 0)], color)
    canvas.polygon([point(0, 0), point(0.22, -0.35), point(0.5, 0)], color)
    canvas.circle(point(0.25, -0.6), radius: side * 0.1, color)
  }

  private func paintSymbol(_ name: String, in place: Rect, tint: RGBA) {
    let side = min(place.width, place.height)
    let tile = Rect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
    let box = tile.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    canvas.strokeInside(box, tint, width: max(1, side / 16), radius: side / 4)
    let letter = name.first.map { String($0).uppercased() } ?? ""
    write(letter, in: box, .system(size: max(1, side * 0.5), weight: .semibold), tint)
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
