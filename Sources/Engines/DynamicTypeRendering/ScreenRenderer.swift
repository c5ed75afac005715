public import DynamicTypeModel
public import DynamicTypeText

/// Draws laid-out screens as pictures that look like iOS.
///
/// A picture depends on nothing but the screen, the options, and the files of fonts and images: the same ones give
/// the same bytes, on any number of threads.
public struct ScreenRenderer: Sendable {
  let measurer: TextMeasurer
  private let pictures: PictureCache
  private let decoder: ImageDecoder?

  /// - Parameters:
  ///   - measurer: The one that the screens were laid out with, so that glyphs stand where they were measured.
  ///   - decoder: Reads image files that are no PNG; nil where nobody does, so that boxes stand for them.
  public init(measurer: TextMeasurer, decoder: ImageDecoder? = nil) {
    self.measurer = measurer
    self.decoder = decoder
    pictures = PictureCache(decoder: decoder)
  }

  /// The same renderer without what it knows of image files, which may have changed.
  public func readingFilesAnew() -> ScreenRenderer {
    ScreenRenderer(measurer: measurer, decoder: decoder)
  }

  /// A picture of a screen as a PNG file, eight bits a channel, opaque.
  public func png(
    of screen: LaidOutScreen, options: RenderOptions = RenderOptions()
  ) throws(RenderingError) -> [UInt8] {
    let canvas = try canvas(of: screen, options: options)
    return try PNGEncoder.png(
      width: canvas.widthInPixels, height: canvas.heightInPixels, pixels: canvas.pixels())
  }

  /// The size in pixels of what ``png(of:options:)`` gives; fails where that does for its size.
  public func sizeInPixels(
    of screen: LaidOutScreen, options: RenderOptions = RenderOptions()
  ) throws(RenderingError) -> Size {
    let sheet = try Sheet(screen, options)
    return Size(
      width: Double(Canvas.pixels(in: sheet.size.width, scale: sheet.scale)),
      height: Double(Canvas.pixels(in: sheet.size.height, scale: sheet.scale)))
  }

  /// What a picture shows, and how large.
  private struct Sheet {
    var shown: LaidOutScreen
    /// In points.
    var size: Size
    var scale: Double

    init(_ screen: LaidOutScreen, _ options: RenderOptions) throws(RenderingError) {
      let screen = screen.withRedactedBoxes
      shown = options.extent == .screen ? screen : screen.showingFullContent()
      guard let root = shown.nodes.first?.frame, root.isDrawable, !root.isEmpty else {
        throw .nothingToDraw(scene: screen.id)
      }
      let wanted = options.pixelScale ?? screen.configuration.device.pixelScale
      size = root.size
      scale = wanted.isFinite && wanted > 0 ? wanted : 1
      let (width, height) = (root.width * scale, root.height * scale)
      guard max(width, height) <= Canvas.longestSide, width * height <= Canvas.mostPixels else {
        throw .tooLarge(scene: screen.id, width: width, height: height)
      }
    }
  }

  func canvas(
    of screen: LaidOutScreen, options: RenderOptions
  ) throws(RenderingError) -> Canvas {
    let sheet = try Sheet(screen, options)
    let canvas = try Canvas(size: sheet.size, scale: sheet.scale)
    let painter = painter(of: sheet.shown, on: canvas, options)
    painter.paint()
    painter.paint(options.highlights)
    if let number = options.largeContentItem {
      let items = screen.largeContentItems(in: options.extent)
      if items.indices.contains(number), let panel = panel(for: items[number].item, on: screen) {
        painter.paint(panel, at: screen.place(ofPanel: panel.size).origin)
      }
    }
    return canvas
  }

  func painter(
    of screen: LaidOutScreen, on canvas: Canvas, _ options: RenderOptions
  ) -> ScreenPainter {
    ScreenPainter(
      screen: screen, canvas: canvas,
      palette: Palette(appearance: screen.preferredAppearance ?? options.appearance),
      measurer: measurer, pictures: pictures)
  }
}

extension Rect {
  /// Whether cairo can take the numbers.
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy { abs($0) < 1e6 }
  }
}
