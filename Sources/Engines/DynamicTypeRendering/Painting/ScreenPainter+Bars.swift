import DynamicTypeControls
import DynamicTypeModel

/// The bars of controllers, which lie over a screen, and those among its views.
extension ScreenPainter {
  func paintBars() {
    for root in screen.embeddedRoots {
      for bar in screen.laidOutBars where bar.element == root {
        paintItems(of: bar, BarAppearance())
      }
    }
    guard screen.isWholeScreen, let root = places.first else { return }
    let bars = screen.bars
    let top = Rect(width: root.width, height: screen.safeArea.minY)
    if let bar = bars.navigation, !bar.isAboveRoot, top.height >= bar.height {
      paint(
        BarBackground(top, bar.appearance, environment)
          .navigationBar(hasLargeTitle: bar.hasLargeTitle),
        tint: palette.system("tint"))
      paintItems(of: .navigationBar, bar.appearance)
    }
    let bottom = Rect(
      y: screen.safeArea.maxY, width: root.width, height: root.height - screen.safeArea.maxY)
    if bars.tabs != nil || bars.hasToolbar, screen.safeArea.height > 0, bottom.height >= 32 {
      let appearance = bars.hasToolbar ? BarAppearance() : bars.tabs?.appearance ?? BarAppearance()
      paint(
        BarBackground(bottom, appearance, environment)
          .bottomBar(isOverContent: hasContent(below: bottom.y), hasTabs: !bars.hasToolbar),
        tint: palette.system("tint"))
      for kind in [LaidOutBar.Kind.toolbar, .tabBar] { paintItems(of: kind, appearance) }
    }
    if bars.statusBarHeight > 0 {
      paintStatusBar(Rect(width: root.width, height: bars.statusBarHeight))
    }
  }

  private func paintItems(of kind: LaidOutBar.Kind, _ appearance: BarAppearance) {
    for bar in screen.laidOutBars where bar.kind == kind && bar.element == nil {
      paintItems(of: bar, appearance)
    }
  }

  private func paintItems(of bar: LaidOutBar, _ appearance: BarAppearance) {
    paint(
      BarItemsDrawing(bar, offset: screen.offset(of: bar), appearance, environment),
      tint: palette.system("tint"))
  }

  /// Draws the items of a bar that is the view itself.
  func paintItems(ofBarAt index: NodeIndex) {
    guard !screen.embeddedRoots.contains(index) else { return }
    for bar in screen.laidOutBars where bar.element == index {
      paint(
        BarItemsDrawing(
          bar, offset: screen.offset(of: bar), BarAppearance(), tint: .tint, environment),
        tint: tints[index.rawValue])
    }
  }

  /// Draws the items of a bar over what it is filled with.
  private func paint(_ items: BarItemsDrawing, tint: RGBA) {
    let drawable = items.bar.items.filter(\.frame.isDrawable)
    paint(items.capsules(of: drawable), tint: tint)
    for item in drawable {
      paint(items.drawing(of: item), tint: tint)
      if let text = item.text {
        paint(text, from: items.offset, palette.resolve(items.color(of: item), tint: tint))
      }
      for view in item.view { paint(view, in: items.place(of: item)) }
    }
  }

  /// Draws a view of a bar item in the item's place.
  private func paint(_ view: LaidOutScreen, in frame: Rect) {
    canvas.save()
    canvas.translate(frame.origin)
    let painter = ScreenPainter(
      screen: view, canvas: canvas, palette: palette, measurer: measurer, pictures: pictures)
    painter.paintViews()
    canvas.restore()
  }

  private func paintStatusBar(_ bar: Rect) {
    let isDark = canvas.luminance(at: Point(x: bar.midX, y: bar.midY)) < 0.4
    paint(
      StatusBar(device: screen.configuration.device).drawing(in: bar, isDark ? .white : .black),
      tint: palette.system("tint"))
  }

  /// Whether something that scrolls goes on below a height.
  private func hasContent(below y: Double) -> Bool {
    views.indices.contains { index in
      guard let content = screen.nodes[index].scroll?.contentSize, screen.nodes[index].isShown
      else { return false }
      let place = places[index]
      let offset = screen.contentOffset(of: NodeIndex(index), at: place)
      return place.maxY > y + 1 && place.y - offset.y + content.height > y + 1
    }
  }
}
