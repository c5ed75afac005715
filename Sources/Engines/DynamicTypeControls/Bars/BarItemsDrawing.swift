import DynamicTypeModel

/// How the items of a bar are drawn: their capsules, faces and colours.
package struct BarItemsDrawing {
  package var bar: LaidOutBar
  /// From where the bar was laid out to where it is drawn.
  package var offset: Point
  var appearance: BarAppearance
  /// Of the bar's buttons.
  var tint: DrawingColor
  var environment: DrawingEnvironment

  /// - Parameters:
  ///   - offset: From where the bar was laid out to where it is drawn: pictures of all content move what is
  ///     below it.
  ///   - tint: Of the bar's buttons; nil for that of its appearance, which the screen's own does not reach.
  package init(
    _ bar: LaidOutBar, offset: Point, _ appearance: BarAppearance, tint: DrawingColor? = nil,
    _ environment: DrawingEnvironment
  ) {
    (self.bar, self.offset, self.appearance) = (bar, offset, appearance)
    (self.tint, self.environment) =
      (tint ?? appearance.tint.map(DrawingColor.init) ?? .system("tint"), environment)
  }

  /// The capsules that items are in from iOS 26 on, below all items.
  ///
  /// - Parameter items: Those that can be drawn.
  package func capsules(of items: [LaidOutBarItem]) -> Drawing {
    var drawing = Drawing()
    for item in items {
      guard let capsule = item.capsule.map(moved) else { continue }
      drawing.shadow(capsule, radius: capsule.height / 2)
      let isProminent = item.item?.isProminent ?? false
      drawing.fill(capsule, isProminent ? tint : .glass, radius: capsule.height / 2)
    }
    return drawing
  }

  /// What an item shows besides words and views.
  package func drawing(of item: LaidOutBarItem) -> Drawing {
    var drawing = Drawing()
    let frame = place(of: item)
    switch item.role {
    case .backButton: addArrow(of: item, in: frame, to: &drawing)
    case .badge: drawing.fill(frame, .system("systemRedColor"), radius: 9)
    case .tab:
      let icon = Rect(x: frame.midX - 12, y: frame.y + 5, width: 24, height: 24)
      addFace(of: item, in: icon, to: &drawing)
    case .button:
      let side = min(frame.width, 23)
      let icon = Rect(x: frame.midX - side / 2, y: frame.midY - 11.5, width: side, height: 23)
      addFace(of: item, in: icon, to: &drawing)
    case .title, .largeTitle, .titleView, .prompt: break
    }
    return drawing
  }

  /// Where an item is drawn.
  package func place(of item: LaidOutBarItem) -> Rect { moved(item.frame) }

  /// What an item's words and face are drawn in.
  package func color(of item: LaidOutBarItem) -> DrawingColor {
    let standard: DrawingColor = appearance.isBlack ? .white : .label
    switch item.role {
    case .title, .titleView, .prompt:
      return appearance.title.map(DrawingColor.init) ?? standard
    case .largeTitle: return appearance.largeTitle.map(DrawingColor.init) ?? standard
    case .badge: return .white
    case .tab: return item.isSelected ? tint : .system("systemGray")
    case .backButton, .button:
      guard environment.metrics.hasFloatingBars else { return tint }
      return item.item?.isProminent ?? false ? .white : .label
    }
  }

  private func moved(_ rect: Rect) -> Rect { rect.offset(dx: offset.x, dy: offset.y) }

  private func addFace(of item: LaidOutBarItem, in icon: Rect, to drawing: inout Drawing) {
    let color = color(of: item)
    switch item.item?.face {
    case .symbol(let name): drawing.symbol(name, in: icon, color)
    case .sign(let systemItem):
      drawing.symbol(
        systemItem.symbol ?? systemItem.rawValue, in: icon, color)
    case .image: addImage(of: item.item, around: icon, color, to: &drawing)
    case .words, .view, .space, nil: break
    }
  }

  /// An image at its own size, in the middle of its place: bars draw its shape, unless it is to keep its colours.
  ///
  /// Source: Apple, `UIImage.RenderingMode.automatic`.
  private func addImage(
    of item: BarItem?, around icon: Rect, _ color: DrawingColor, to drawing: inout Drawing
  ) {
    var standIn = Drawing()
    standIn.fill(icon, color.opacity(0.35), radius: 5)
    guard var file = item?.imageFile, let size = item?.imageSize else {
      drawing = standIn
      return
    }
    if file.rendering == .automatic { file.rendering = .template }
    let place = Rect(
      x: icon.midX - size.width / 2, y: icon.midY - size.height / 2, width: size.width,
      height: size.height)
    drawing.picture(file, in: place, color, else: standIn)
  }

  /// The arrow of a button back, 13 points wide at the leading edge of its frame.
  private func addArrow(of item: LaidOutBarItem, in frame: Rect, to drawing: inout Drawing) {
    let isMirrored = environment.isRightToLeft
    let width = min(13, frame.width)
    var arrow = Rect(
      x: isMirrored ? frame.maxX - width : frame.x, y: frame.midY - 10.5, width: width,
      height: 21)
    if item.capsule != nil { arrow.x = frame.midX - width / 2 }
    let (tip, far) =
      isMirrored ? (arrow.maxX - 1, arrow.x + 2) : (arrow.x + 1, arrow.maxX - 2)
    drawing.line(
      [
        Point(x: far, y: arrow.y + 1.5), Point(x: tip, y: arrow.midY),
        Point(x: far, y: arrow.maxY - 1.5),
      ], color(of: item), width: 2.8)
  }
}

extension BarItem.SystemItem {
  /// The symbol that a bar button of the system's shows; nil for those that have words.
  ///
  /// Source: Apple, Human Interface Guidelines, SF Symbols: the symbols that replace system items.
  /// Evidence: E-system-item-symbols.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .action: "square.and.arrow.up"
    case .bookmarks: "book"
    case .camera: "camera"
    case .close, .stop: "xmark"
    case .compose: "square.and.pencil"
    case .fastForward: "forward"
    case .organize: "folder"
    case .pause: "pause"
    case .play: "play"
    case .refresh: "arrow.clockwise"
    case .reply: "arrowshape.turn.up.left"
    case .rewind: "backward"
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .favorites, .featured, .topRated: "star"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person"
    case .downloads: "arrow.down"
    case .more: "ellipsis"
    default: nil
    }
  }
}
