import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// Outlines elements and puts their numbers beside them, over everything else.
  func paint(_ highlights: [RenderOptions.Highlight]) {
    let shown = highlights.filter { views.indices.contains($0.element.rawValue) }
    for highlight in shown {
      guard let frame = outline(of: highlight.element) else { continue }
      let color = RGBA(highlight.severity)
      canvas.strokeInside(frame, RGBA.white.opacity(0.9), width: 4, radius: 5)
      canvas.strokeInside(
        frame.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)), color, width: 2,
        radius: 4)
    }
    var badges: [Rect] = []
    for highlight in shown {
      guard let frame = outline(of: highlight.element) else { continue }
      let badge = place(badge: "\(highlight.number)", at: frame, besides: badges)
      badges.append(badge)
      paint(badge: "\(highlight.number)", in: badge, RGBA(highlight.severity))
    }
  }

  /// The element's frame with the text it draws, three points out, kept in the picture.
  private func outline(of element: NodeIndex) -> Rect? {
    let place = places[element.rawValue]
    guard place.isDrawable else { return nil }
    let outset = place.inset(by: EdgeInsets(top: -3, left: -3, bottom: -3, right: -3))
    let picture = Rect(width: places[0].width, height: places[0].height)
    let x = min(max(outset.x, 0), picture.width - 12)
    let y = min(max(outset.y, 0), picture.height - 12)
    return Rect(
      x: x, y: y, width: max(12, min(outset.maxX, picture.maxX) - x),
      height: max(12, min(outset.maxY, picture.maxY) - y))
  }

  /// A badge's place: at the outline's top left corner, to the right of badges that are there.
  private func place(badge number: String, at frame: Rect, besides taken: [Rect]) -> Rect {
    let width = max(18, width(of: number, badgeFont) + 10)
    var badge = Rect(
      x: max(0, frame.x - 6), y: max(0, frame.y - 9), width: width, height: 18)
    while let other = taken.first(where: { !$0.intersection(badge).isEmpty }) {
      badge.x = other.maxX + 1
    }
    badge.x = max(0, min(badge.x, places[0].width - width))
    return badge
  }

  private var badgeFont: TextFont { .system(size: 12, weight: .bold) }

  private func paint(badge number: String, in place: Rect, _ color: RGBA) {
    let halo = place.inset(by: EdgeInsets(top: -1.5, left: -1.5, bottom: -1.5, right: -1.5))
    canvas.fill(halo, .white, radius: 10.5)
    canvas.fill(place, color, radius: 9)
    write(number, in: place, badgeFont, .white)
  }
}

extension RGBA {
  /// Dark enough for white numbers: at least 4.5 to 1 each.
  init(_ severity: Severity) {
    switch severity {
    case .error: self.init(0xD70015)
    case .warning: self.init(0xB25000)
    case .note: self.init(0x0060C0)
    }
  }
}
