import DynamicTypeModel
import DynamicTypeText

/// Images: what they show is not known here, only how large it is.
extension ScreenPainter {
  /// The image of an image view, where its content mode puts it.
  func paint(
    _ image: ImageContent, in place: Rect, mode: ContentMode, clips: Bool, tint: RGBA
  ) {
    let box = image.box(in: place, mode: mode)
    paint(image, in: clips ? box.intersection(place) : box, tint: tint)
  }

  /// An image as a box with a name, a symbol as a sign that stands for it.
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
}

extension ImageContent {
  /// Where a view with that content mode shows the image.
  ///
  /// Source: Apple, `UIView.ContentMode`. An image of unknown size fills the view.
  func box(in place: Rect, mode: ContentMode) -> Rect {
    guard let size = naturalSize, size.width > 0, size.height > 0 else { return place }
    var box = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
    let (across, down) = (place.width / size.width, place.height / size.height)
    switch mode {
    case .scaleToFill, .redraw: return place
    case .scaleAspectFit, .scaleAspectFill:
      let scale = mode == .scaleAspectFit ? min(across, down) : max(across, down)
      box.width = size.width * scale
      box.height = size.height * scale
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    switch mode {
    case .right, .topRight, .bottomRight: box.x = place.maxX - box.width
    case .left, .topLeft, .bottomLeft: break
    default: box.x = place.midX - box.width / 2
    }
    switch mode {
    case .bottom, .bottomLeft, .bottomRight: box.y = place.maxY - box.height
    case .top, .topLeft, .topRight: break
    default: box.y = place.midY - box.height / 2
    }
    return box
  }
}
