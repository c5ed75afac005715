import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The bars of controllers, which lie over a screen.
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
      paintBackground(ofTop: top, bar)
      paintItems(of: .navigationBar, bar.appearance)
    }
    let bottom = Rect(
      y: screen.safeArea.maxY, width: root.width, height: root.height - screen.safeArea.maxY)
    if bars.tabs != nil || bars.hasToolbar, screen.safeArea.height > 0, bottom.height >= 32 {
      let appearance = bars.hasToolbar ? BarAppearance() : bars.tabs?.appearance ?? BarAppearance()
      paintBackground(ofBottom: bottom, appearance)
      if screen.era >= .iOS26, !bars.hasToolbar {
        paintGlass(
          inside: Rect(y: bottom.y, width: bottom.width, height: min(49, bottom.height)))
      }
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
    paintItems(of: bar, by: screen.offset(of: bar), appearance, tint: tint(of: appearance))
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
    guard screen.era < (bar.hasLargeTitle ? .iOS13 : .iOS15) else { return }
    canvas.fill(place, filling(of: bar.appearance))
    if !bar.hasLargeTitle {
      canvas.hairline(
        above: place.maxY, x: place.x, width: place.width, palette.system("separator"))
    }
  }

  /// Clear from iOS 15 on where nothing scrolls below it.
  private func paintBackground(ofBottom bar: Rect, _ appearance: BarAppearance) {
    if screen.era >= .iOS15, !hasContent(below: bar.y) { return }
    if screen.era >= .iOS26 { return }
    canvas.fill(bar, filling(of: appearance))
    canvas.hairline(below: bar.y, x: bar.x, width: bar.width, palette.system("separator"))
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

  /// What glass makes of a bar over content: from iOS 26 on it floats.
  var glassColor: RGBA {
    palette.appearance == .light ? RGBA(0xFDFDFD) : RGBA(0x2A2A2C)
  }

  /// The capsule that tabs stand in from iOS 26 on.
  private func paintGlass(inside row: Rect) {
    let capsule = row.inset(by: EdgeInsets(top: -4, left: 21, bottom: -4, right: 21))
    canvas.shadow(capsule, radius: capsule.height / 2, spread: 5)
    canvas.fill(capsule, glassColor, radius: capsule.height / 2)
  }

  /// Whether the screen is laid out from right to left.
  var isMirrored: Bool { screen.isRightToLeft }

  /// A bar that is a view of the screen itself.
  func paintBar(_ index: NodeIndex, isAtTop: Bool) {
    let place = places[index.rawValue]
    canvas.fill(place, barColor)
    let color = palette.system("separator")
    if isAtTop {
      canvas.hairline(above: place.maxY, x: place.x, width: place.width, color)
    } else {
      canvas.hairline(below: place.minY, x: place.x, width: place.width, color)
    }
    for bar in screen.laidOutBars where bar.element == index {
      paintItems(
        of: bar, by: screen.offset(of: bar), BarAppearance(), tint: tints[index.rawValue])
    }
  }
}
