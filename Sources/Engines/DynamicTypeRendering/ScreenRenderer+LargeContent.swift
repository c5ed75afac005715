import DynamicTypeControls
import DynamicTypeModel

/// A picture of the Large Content Viewer's panel, to be laid over a picture of its screen.
package struct LargeContentPicture: Sendable {
  /// Where it is in the screen's picture, in points.
  package var place: Rect
  /// Eight bits a channel; what is around the panel's corners is clear.
  package var png: [UInt8]
}

extension ScreenRenderer {
  /// The panel for an item of a screen.
  ///
  /// - Returns: Nil where the viewer shows nothing.
  package func picture(
    of item: LargeContentItem, on screen: LaidOutScreen, options: RenderOptions
  ) throws(RenderingError) -> LargeContentPicture? {
    guard let panel = panel(for: item, on: screen) else { return nil }
    let scale = options.pixelScale ?? screen.configuration.device.pixelScale
    let place = screen.place(ofPanel: panel.size)
    guard place.isDrawable, max(place.width, place.height) * scale <= Canvas.longestSide,
      place.width * place.height * scale * scale <= Canvas.mostPixels
    else {
      throw .tooLarge(scene: screen.id, width: place.width * scale, height: place.height * scale)
    }
    let canvas = try Canvas(size: panel.size, scale: scale, ground: .clear)
    painter(of: screen, on: canvas, options).paint(panel, at: Point())
    return LargeContentPicture(
      place: place,
      png: try PNGEncoder.png(
        width: canvas.widthInPixels, height: canvas.heightInPixels, pixels: canvas.pixels()))
  }

  /// Where the panel for an item is in a picture of its screen, in points; nil where the viewer shows nothing.
  package func place(ofPanelFor item: LargeContentItem, on screen: LaidOutScreen) -> Rect? {
    panel(for: item, on: screen).map { screen.place(ofPanel: $0.size) }
  }

  func panel(for item: LargeContentItem, on screen: LaidOutScreen) -> LargeContentPanel? {
    guard let content = item.content else { return nil }
    let configuration = screen.configuration
    var environment = ControlEnvironment(
      metrics: SystemMetrics(era: screen.era, device: configuration.device), measurer: measurer,
      textSize: FixedTextSize(configuration.size), language: configuration.language,
      isRightToLeft: screen.isRightToLeft)
    environment.legibilityWeight = configuration.legibilityWeight
    return LargeContentPanel(
      content, inScreenOf: configuration.device.screen.width, environment)
  }
}

extension LaidOutScreen {
  /// The middle of the device's screen, to the pixel; pictures of all content begin where that does.
  func place(ofPanel size: Size) -> Rect {
    let screen = configuration.device.screen
    let scale = configuration.device.pixelScale
    func middle(_ whole: Double, _ part: Double) -> Double {
      ((whole - part) / 2 * scale).rounded(.down) / scale
    }
    return Rect(
      x: middle(screen.width, size.width), y: middle(screen.height, size.height),
      width: size.width, height: size.height)
  }

  /// The items that a picture of that extent shows, each with its place; in the order in which they are counted.
  package func largeContentItems(
    in extent: RenderOptions.Extent
  ) -> [(item: LargeContentItem, place: Rect)] {
    largeContentItems.compactMap { item in
      place(of: item, in: extent).map { (item, $0) }
    }
  }

  /// Where a picture of that extent shows an item of the viewer, in points from the picture's top left; nil where it
  /// does not.
  private func place(of item: LargeContentItem, in extent: RenderOptions.Extent) -> Rect? {
    let shown = extent == .screen ? self : showingFullContent()
    let place: Rect
    switch item.place {
    case .view(let index): place = shown.placesAtRest[index.rawValue]
    case .bar(let number, let index):
      let bar = shown.laidOutBars[number]
      if bar.element == nil, !isWholeScreen { return nil }
      let offset = shown.offset(of: bar)
      place = bar.items[index].frame.offset(dx: offset.x, dy: offset.y)
    }
    let picture = Rect(
      width: shown.nodes.first?.frame.width ?? 0, height: shown.nodes.first?.frame.height ?? 0)
    return place.isDrawable && !place.intersection(picture).isEmpty ? place : nil
  }
}

extension ScreenPainter {
  /// Draws the panel of an item over what is there.
  func paint(_ panel: LargeContentPanel, at origin: Point) {
    paint(panel.drawing(at: origin), tint: palette.system("label"))
    guard let title = panel.title else { return }
    let place = Point(x: origin.x + panel.titlePlace.x, y: origin.y + panel.titlePlace.y)
    for line in 0..<title.lineCount {
      for run in title.glyphRuns(line: line) {
        canvas.draw(run, at: place, palette.system("label"))
      }
    }
  }
}
