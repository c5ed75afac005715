import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The bars of controllers, which lie over a screen.
extension ScreenPainter {
  func paintBars() {
    guard let controller = screen.scene.controller, let root = places.first else { return }
    let bars = screen.bars
    let top = Rect(width: root.width, height: screen.safeArea.minY)
    if let bar = bars.navigation, top.height >= bar.height {
      paintBackground(ofTop: top, bar)
      paintNavigationBar(bar, of: controller, in: top)
    }
    let bottom = Rect(
      y: screen.safeArea.maxY, width: root.width, height: root.height - screen.safeArea.maxY)
    if bars.tabs != nil || bars.hasToolbar, screen.safeArea.height > 0, bottom.height >= 44 {
      paintBackground(ofBottom: bottom, bars.tabs?.appearance ?? BarAppearance())
      var row = Rect(y: bottom.y, width: bottom.width, height: min(49, bottom.height))
      if screen.look >= .iOS26, bars.tabs != nil { row = paintGlass(inside: row) }
      if bars.hasToolbar {
        paintSpread(controller.toolbarItems, in: row, tint: tint(of: BarAppearance()))
      } else if let tabs = bars.tabs {
        paintTabs(
          tabs.items, selected: tabs.selected, in: row, tint: tint(of: tabs.appearance))
      }
    }
    if bars.statusBarHeight > 0 {
      paintStatusBar(Rect(width: root.width, height: bars.statusBarHeight))
    }
  }

  // MARK: Backgrounds

  /// What blur makes of a bar over content.
  var barColor: RGBA { palette.appearance == .light ? RGBA(0xF9F9F9) : RGBA(0x161616) }

  /// What a bar is filled with: its own colour, or the blur of its style.
  private func filling(of appearance: BarAppearance) -> RGBA {
    let blur = appearance.isBlack ? RGBA(0x161616) : barColor
    return appearance.background.map(palette.resolve) ?? blur
  }

  /// What the items of a controller's bar are drawn in: the screen's own tint does not reach it.
  func tint(of appearance: BarAppearance) -> RGBA {
    palette.resolve(appearance.tint, else: "tint")
  }

  /// Nobody has scrolled: from iOS 15 on the bar is clear then, one with a large title from iOS 13.
  private func paintBackground(ofTop place: Rect, _ bar: ScreenBars.Navigation) {
    guard screen.look < (bar.hasLargeTitle ? .iOS13 : .iOS15) else { return }
    canvas.fill(place, filling(of: bar.appearance))
    if !bar.hasLargeTitle {
      canvas.hairline(
        above: place.maxY, x: place.x, width: place.width, palette.system("separator"))
    }
  }

  /// Clear from iOS 15 on where nothing scrolls below it.
  private func paintBackground(ofBottom bar: Rect, _ appearance: BarAppearance) {
    if screen.look >= .iOS15, !hasContent(below: bar.y) { return }
    if screen.look >= .iOS26 { return }
    canvas.fill(bar, filling(of: appearance))
    canvas.hairline(below: bar.y, x: bar.x, width: bar.width, palette.system("separator"))
  }

  /// Whether something that scrolls goes on below a height.
  private func hasContent(below y: Double) -> Bool {
    elements.indices.contains { index in
      guard let content = screen.contentSizes[index], screen.isShown[index] else { return false }
      let place = places[index]
      let offset = screen.contentOffset(of: ElementIndex(index), at: place)
      return place.maxY > y + 1 && place.y - offset.y + content.height > y + 1
    }
  }

  /// What glass makes of a bar over content: from iOS 26 on it floats.
  var glassColor: RGBA {
    palette.appearance == .light ? RGBA(0xFDFDFD) : RGBA(0x2A2A2C)
  }

  /// The capsule that tabs stand in from iOS 26 on.
  private func paintGlass(inside row: Rect) -> Rect {
    let capsule = row.inset(by: EdgeInsets(top: -4, left: 21, bottom: -4, right: 21))
    canvas.shadow(capsule, radius: capsule.height / 2, spread: 5)
    canvas.fill(capsule, glassColor, radius: capsule.height / 2)
    return row.inset(by: EdgeInsets(left: 29, right: 29))
  }

  // MARK: Navigation bars

  private func paintNavigationBar(
    _ bar: ScreenBars.Navigation, of controller: ViewController, in area: Rect
  ) {
    let titleHeight = bar.hasLargeTitle ? 52.0 : 0
    let row = Rect(
      y: area.maxY - bar.height, width: area.width, height: max(0, bar.height - titleHeight))
    let item = controller.navigationItem
    let tint = tint(of: bar.appearance)
    let leading = item?.leftItems ?? []
    var left = paintItems(leading, in: row, from: isMirrored ? .right : .left, tint: tint)
    if leading.isEmpty, let title = bar.backTitle { left = paintBack(title, in: row, tint: tint) }
    let right = paintItems(
      item?.rightItems ?? [], in: row, from: isMirrored ? .left : .right, tint: tint)
    guard let title = item?.title ?? controller.title else { return }
    let own = bar.hasLargeTitle ? bar.appearance.largeTitle : bar.appearance.title
    let standard = bar.appearance.isBlack ? RGBA.white : palette.system("label")
    let color = own.map(palette.resolve) ?? standard
    if bar.hasLargeTitle {
      let size = TextStyle.largeTitle.pointSize(for: category(of: .largeTitle))
      write(
        title,
        in: Rect(
          x: sideMargin, y: area.maxY - titleHeight, width: area.width - 2 * sideMargin,
          height: titleHeight - 4),
        .system(size: min(size, 40), weight: .bold), color,
        position: isMirrored ? .right : .left)
    } else {
      let side = max(left, right) + 8
      write(
        title, in: row.inset(by: EdgeInsets(left: side, right: side)),
        .system(
          size: TextStyle.headline.pointSize(for: category(of: .buttonTitle)), weight: .semibold),
        color)
    }
  }

  var sideMargin: Double { places[0].width >= 414 ? 20 : 16 }

  /// Whether the screen is laid out from right to left.
  var isMirrored: Bool { screen.isRightToLeft }

  func category(of text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory {
    LargeContentViewerPolicy.barTextCategory(of: text, for: screen.configuration.size)
  }

  /// The button back: an arrow and the title of the screen before, from iOS 26 on the arrow alone.
  ///
  /// - Returns: The room that it takes, in points.
  private func paintBack(_ title: String, in row: Rect, tint own: RGBA) -> Double {
    let tint = screen.look >= .iOS26 ? palette.system("label") : own
    var arrow = Rect(
      x: isMirrored ? row.maxX - 24 : row.x + 8, y: row.midY - 10.5, width: 16, height: 21)
    if screen.look >= .iOS26 {
      arrow.x = isMirrored ? row.maxX - sideMargin - 30 : row.x + sideMargin + 14
      let circle = Rect(
        x: isMirrored ? row.maxX - sideMargin - 44 : row.x + sideMargin, y: row.midY - 22,
        width: 44, height: 44)
      canvas.shadow(circle, radius: 22)
      canvas.fill(circle, glassColor, radius: 22)
    }
    let (tip, far) = isMirrored ? (arrow.maxX - 2, arrow.x + 5) : (arrow.x + 2, arrow.maxX - 5)
    canvas.line(
      [
        Point(x: far, y: arrow.y + 1.5), Point(x: tip, y: arrow.midY),
        Point(x: far, y: arrow.maxY - 1.5),
      ],
      tint, width: 2.8)
    guard screen.look < .iOS26 else { return sideMargin + 44 }
    let words = min(width(of: title, itemFont), row.width / 3)
    let x = isMirrored ? arrow.x - 3 - words : arrow.maxX + 3
    write(title, in: Rect(x: x, y: row.y, width: words + 1, height: row.height), itemFont, tint)
    return 27 + words
  }

  /// A bar that is a view of the screen itself.
  func paintBar(_ items: [BarItem], _ kind: ElementKind, in place: Rect, tint: RGBA) {
    canvas.fill(place, barColor)
    let color = palette.system("separator")
    if kind == .navigationBar {
      canvas.hairline(above: place.maxY, x: place.x, width: place.width, color)
    } else {
      canvas.hairline(below: place.minY, x: place.x, width: place.width, color)
    }
    let row = Rect(
      x: place.x, y: place.y, width: place.width, height: min(place.height, 49))
    if kind == .tabBar {
      paintTabs(items, selected: nil, in: row, tint: tint)
    } else {
      paintSpread(items, in: row, tint: tint)
    }
  }
}
