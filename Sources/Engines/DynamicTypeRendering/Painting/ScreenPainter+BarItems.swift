import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// What stands in bars, where the layout put it.
extension ScreenPainter {
  /// Draws the items of a bar over what it is filled with.
  ///
  /// - Parameters:
  ///   - offset: From where the bar was laid out to where it is drawn: pictures of all content move
  ///     what stands below it.
  ///   - appearance: The bar's own colours; `tint` is that of its buttons.
  func paintItems(of bar: LaidOutBar, by offset: Point, _ appearance: BarAppearance, tint: RGBA) {
    for item in bar.items where item.frame.isDrawable {
      if let capsule = item.capsule { paintCapsule(of: item, capsule.moved(by: offset), tint) }
    }
    for item in bar.items where item.frame.isDrawable {
      var item = item
      item.frame = item.frame.moved(by: offset)
      let color = color(of: item, in: bar, appearance, tint: tint)
      switch item.role {
      case .backButton: paintArrow(of: item, color)
      case .badge: canvas.fill(item.frame, palette.system("systemRedColor"), radius: 9)
      case .tab: paintIcon(ofTab: item, color)
      case .button: paintFace(of: item, color)
      case .title, .largeTitle, .titleView, .prompt: break
      }
      if let text = item.text { paint(text, from: offset, color) }
      for view in item.view { paint(view, in: item.frame) }
    }
  }

  private func color(
    of item: LaidOutBarItem, in bar: LaidOutBar, _ appearance: BarAppearance, tint: RGBA
  ) -> RGBA {
    let standard = appearance.isBlack ? RGBA.white : palette.system("label")
    switch item.role {
    case .title, .titleView, .prompt: return appearance.title.map(palette.resolve) ?? standard
    case .largeTitle: return appearance.largeTitle.map(palette.resolve) ?? standard
    case .badge: return .white
    case .tab: return item.isSelected ? tint : palette.system("systemGray")
    case .backButton, .button:
      guard screen.era >= .iOS26 else { return tint }
      return item.item?.isProminent ?? false ? .white : palette.system("label")
    }
  }

  /// The capsule that items stand in from iOS 26 on.
  private func paintCapsule(of item: LaidOutBarItem, _ capsule: Rect, _ tint: RGBA) {
    canvas.shadow(capsule, radius: capsule.height / 2)
    let isProminent = item.item?.isProminent ?? false
    canvas.fill(capsule, isProminent ? tint : glassColor, radius: capsule.height / 2)
  }

  private func paintFace(of item: LaidOutBarItem, _ color: RGBA) {
    let side = min(item.frame.width, 23)
    let icon = Rect(
      x: item.frame.midX - side / 2, y: item.frame.midY - 11.5, width: side, height: 23)
    switch item.item?.face {
    case .symbol(let name): paintSymbol(name, in: icon, tint: color)
    case .sign(let systemItem):
      paintSymbol(SymbolName.ofSystemItem(systemItem) ?? systemItem, in: icon, tint: color)
    case .image: canvas.fill(icon, color.opacity(0.35), radius: 5)
    case .words, .view, .space, nil: break
    }
  }

  private func paintIcon(ofTab item: LaidOutBarItem, _ color: RGBA) {
    let icon = Rect(x: item.frame.midX - 12, y: item.frame.y + 5, width: 24, height: 24)
    switch item.item?.face {
    case .symbol(let name): paintSymbol(name, in: icon, tint: color)
    case .image: canvas.fill(icon, color.opacity(0.35), radius: 5)
    case .sign(let systemItem):
      paintSymbol(SymbolName.ofSystemItem(systemItem) ?? systemItem, in: icon, tint: color)
    case .words, .view, .space, nil: break
    }
  }

  /// The arrow of a button back, 13 points wide at the leading edge of its frame.
  private func paintArrow(of item: LaidOutBarItem, _ color: RGBA) {
    let frame = item.frame
    let width = min(13, frame.width)
    let isInCapsule = item.capsule != nil
    var arrow = Rect(
      x: isMirrored ? frame.maxX - width : frame.x, y: frame.midY - 10.5, width: width,
      height: 21)
    if isInCapsule { arrow.x = frame.midX - width / 2 }
    let (tip, far) =
      isMirrored ? (arrow.maxX - 1, arrow.x + 2) : (arrow.x + 1, arrow.maxX - 2)
    canvas.line(
      [
        Point(x: far, y: arrow.y + 1.5), Point(x: tip, y: arrow.midY),
        Point(x: far, y: arrow.maxY - 1.5),
      ],
      color, width: 2.8)
  }

  /// Draws a view of a bar item in the item's place.
  private func paint(_ view: LaidOutScreen, in frame: Rect) {
    canvas.save()
    canvas.translate(frame.origin)
    let painter = ScreenPainter(
      screen: view, canvas: canvas, palette: palette, measurer: measurer)
    painter.paintViews()
    canvas.restore()
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect { self.offset(dx: offset.x, dy: offset.y) }
}
