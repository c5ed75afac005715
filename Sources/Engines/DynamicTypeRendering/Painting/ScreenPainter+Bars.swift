import DynamicType
import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// The bars that lie over a screen: as high as the safe area leaves room for.
  func paintBars() {
    guard let controller = screen.scene.controller, screen.safeArea.height > 0 else { return }
    let root = Rect(width: places[0].width, height: places[0].height)
    let top = screen.safeArea.minY
    let isSheet = places[0].height < screen.configuration.device.screen.height - 1
    // The status bar of a phone without a button is 59 points high at most, a sheet's bar 56.
    if top >= (isSheet ? 40 : 63) {
      paintNavigationBar(controller, in: Rect(width: root.width, height: top))
    }
    // The home indicator takes 34 points, a tab bar or toolbar 44 more at least.
    let bottom = root.height - screen.safeArea.maxY
    if bottom >= 44 {
      paintBottomBar(
        controller, in: Rect(y: screen.safeArea.maxY, width: root.width, height: bottom))
    }
    if !isSheet, top >= 20 { paintStatusBar(width: root.width, top: top) }
  }

  private var barColor: RGBA {
    palette.appearance == .light ? RGBA(0xF9F9F9, alpha: 0.94) : RGBA(0x1D1D1D, alpha: 0.94)
  }

  private func paintNavigationBar(_ controller: ViewController, in bar: Rect) {
    let hasLargeTitle = controller.navigationItem != nil && bar.height >= 136
    canvas.fill(bar, hasLargeTitle ? palette.system("systemBackground") : barColor)
    if !hasLargeTitle {
      canvas.fill(
        Rect(y: bar.maxY - hairline, width: bar.width, height: hairline),
        palette.system("separator"))
    }
    let row = Rect(y: bar.maxY - (hasLargeTitle ? 96 : 44), width: bar.width, height: 44)
    let item = controller.navigationItem
    let left = paintItems(item?.leftItems ?? [], in: row, from: .left)
    let right = paintItems(item?.rightItems ?? [], in: row, from: .right)
    guard let title = item?.title ?? controller.title else { return }
    if hasLargeTitle {
      write(
        title, in: Rect(x: 16, y: bar.maxY - 52, width: bar.width - 32, height: 44),
        .system(size: 34, weight: .bold), palette.system("label"), position: .left)
    } else {
      let side = max(left, right) + 8
      write(
        title, in: row.inset(by: EdgeInsets(left: side, right: side)),
        .system(size: 17, weight: .semibold), palette.system("label"))
    }
  }

  private func paintBottomBar(_ controller: ViewController, in bar: Rect) {
    canvas.fill(bar, barColor)
    canvas.fill(Rect(y: bar.y, width: bar.width, height: hairline), palette.system("separator"))
    if !controller.toolbarItems.isEmpty {
      paintSpread(controller.toolbarItems, in: Rect(y: bar.y, width: bar.width, height: 44))
    } else if let item = controller.tabBarItem {
      paintTab(item, in: Rect(y: bar.y, width: min(120, bar.width), height: 49))
    }
  }

  /// Draws items from an edge inwards.
  ///
  /// - Returns: The room that they take, in points.
  private func paintItems(_ items: [BarItem], in row: Rect, from edge: TextPosition) -> Double {
    var used = items.isEmpty ? 0 : 16.0
    for item in items {
      let font = TextFont.system(size: 17, weight: item.isBold ? .semibold : .regular)
      guard let words = item.words else { continue }
      let width = min(width(of: words, font), row.width / 3)
      let x = edge == .left ? row.x + used : row.maxX - used - width
      write(
        words, in: Rect(x: x, y: row.y, width: width + 1, height: row.height), font, tints[0])
      used += width + 16
    }
    return used
  }

  /// Draws items side by side with the room between them that flexible spaces take.
  private func paintSpread(_ items: [BarItem], in row: Rect) {
    let shown = items.filter { $0.words != nil }
    let font = TextFont.system(size: 17)
    let widths = shown.map { min(width(of: $0.words ?? "", font), row.width / 3) }
    let free = row.width - 32 - widths.reduce(0, +)
    let gap = shown.count > 1 ? max(4, free / Double(shown.count - 1)) : 0
    var x = row.x + 16
    for (item, width) in zip(shown, widths) {
      write(
        item.words ?? "", in: Rect(x: x, y: row.y, width: width + 1, height: row.height), font,
        tints[0])
      x += width + gap
    }
  }

  private func paintTab(_ item: BarItem, in tab: Rect) {
    paintSymbol(
      in: Rect(x: tab.midX - 12, y: tab.y + 6, width: 24, height: 24), tints[0])
    write(
      item.words ?? "", in: Rect(x: tab.x, y: tab.y + 33, width: tab.width, height: 13),
      .system(size: 10, weight: .medium), tints[0])
  }

  private func paintSymbol(in box: Rect, _ color: RGBA) {
    canvas.strokeInside(box, color, width: 1.5, radius: 6)
  }

  /// A bar that is a view of the screen itself.
  func paintBar(_ items: [BarItem], _ kind: ElementKind, in place: Rect, tint: RGBA) {
    canvas.fill(place, barColor)
    let y = kind == .navigationBar ? place.maxY - hairline : place.minY
    canvas.fill(
      Rect(x: place.x, y: y, width: place.width, height: hairline), palette.system("separator"))
    let row = Rect(
      x: place.x, y: place.y, width: place.width, height: min(place.height, 49))
    if kind == .tabBar {
      let width = row.width / Double(max(1, items.count))
      for (number, item) in items.enumerated() {
        paintTab(
          item, in: Rect(x: row.x + Double(number) * width, y: row.y, width: width, height: 49))
      }
    } else {
      paintSpread(items, in: row)
    }
  }

  /// The time and a battery, as in Apple's own pictures.
  private func paintStatusBar(width: Double, top: Double) {
    let color = palette.system("label")
    let isNotched =
      screen.configuration.device.hasHomeIndicator
      && !screen.configuration.device.isPad
    let row = isNotched ? Rect(y: 12, width: width, height: 22) : Rect(width: width, height: 20)
    let time =
      isNotched
      ? Rect(x: 20, y: row.y, width: 70, height: row.height) : row
    write("9:41", in: time, .system(size: isNotched ? 16 : 12, weight: .semibold), color)
    let battery = Rect(x: width - (isNotched ? 46 : 30), y: row.midY - 5, width: 22, height: 10)
    canvas.strokeInside(battery, color.opacity(0.4), width: 1, radius: 3)
    canvas.fill(
      battery.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), color, radius: 1.5)
    canvas.fill(
      Rect(x: battery.maxX + 1, y: row.midY - 2, width: 1.5, height: 4), color.opacity(0.4))
  }
}

extension BarItem {
  fileprivate var isBold: Bool { systemItem == "done" || systemItem == "save" }

  /// What the item says; nil for spaces.
  fileprivate var words: String? {
    if let title, !title.isEmpty { return title }
    switch systemItem {
    case "flexibleSpace", "fixedSpace": return nil
    case "add": return "+"
    case "close", "stop": return "✕"
    case let name?: return name.prefix(1).uppercased() + name.dropFirst()
    case nil: return image == nil ? nil : "▢"
    }
  }
}
