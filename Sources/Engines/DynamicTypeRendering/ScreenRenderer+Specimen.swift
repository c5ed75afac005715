import DynamicTypeModel
import DynamicTypeText

extension ScreenRenderer {
  /// A specimen as a PNG file: as wide as its widest line, as tall as its lines.
  ///
  /// - Parameter pixelScale: Pixels a point; greater than zero.
  package func specimenPNG(
    _ specimen: Specimen, pixelScale: Double = 2,
    appearance: RenderOptions.Appearance = .light
  ) throws(RenderingError) -> [UInt8] {
    precondition(pixelScale > 0, "a picture needs pixels, got \(pixelScale) a point")
    let sheet = SpecimenSheet(specimen, measurer: measurer, pixelScale: pixelScale)
    let size = sheet.size
    let (width, height) = (size.width * pixelScale, size.height * pixelScale)
    guard max(width, height) <= Canvas.longestSide, width * height <= Canvas.mostPixels else {
      throw .tooLarge(scene: specimen.title, width: width, height: height)
    }
    let canvas = try Canvas(size: size, scale: pixelScale)
    sheet.draw(on: canvas, Palette(appearance: appearance))
    return try PNGEncoder.png(
      width: canvas.widthInPixels, height: canvas.heightInPixels, pixels: canvas.pixels())
  }
}

/// The places of a specimen's lines, in points.
private struct SpecimenSheet {
  /// One text with the baseline it stands on.
  struct Piece {
    var layout: TextLayout
    var origin: Point
    var color: String
  }

  private(set) var pieces: [Piece] = []
  private(set) var rules: [Double] = []
  private(set) var size = Size()

  private static let margin = 24.0
  private static let gap = 16.0

  init(_ specimen: Specimen, measurer: TextMeasurer, pixelScale: Double) {
    let options = ParagraphOptions(
      numberOfLines: 1, lineBreakMode: .clip, pixelScale: max(1, pixelScale))
    func set(_ string: String, _ font: TextFont) -> TextLayout {
      measurer.layout(AttributedText(string, font: font), options: options, width: nil)
    }
    let names = specimen.rows.map { set($0.name, .system(size: 13, weight: .semibold)) }
    let details = specimen.rows.map { set($0.detail, .system(size: 13)) }
    let samples = specimen.rows.map { set($0.sample, $0.font) }
    let nameWidth = names.map(\.size.width).max() ?? 0
    let detailWidth = details.map(\.size.width).max() ?? 0
    let detailX = Self.margin + nameWidth + Self.gap
    let sampleX = detailX + (detailWidth > 0 ? detailWidth + Self.gap : 0)

    let title = set(specimen.title, .system(size: 22, weight: .bold))
    pieces.append(Piece(layout: title, origin: Point(x: Self.margin, y: 20), color: "label"))
    var y = 20 + title.size.height + 12
    for index in specimen.rows.indices {
      rules.append(y)
      let height = max(samples[index].size.height, 20) + 10
      let baseline = y + (height - samples[index].size.height) / 2 + samples[index].firstBaseline
      func add(_ layout: TextLayout, x: Double, _ color: String) {
        pieces.append(
          Piece(
            layout: layout, origin: Point(x: x, y: baseline - layout.firstBaseline), color: color))
      }
      add(names[index], x: Self.margin, "label")
      add(details[index], x: detailX + detailWidth - details[index].size.width, "secondaryLabel")
      add(samples[index], x: sampleX, "label")
      y += height
    }
    let widest = max(sampleX + (samples.map(\.size.width).max() ?? 0), title.size.width)
    size = Size(width: widest + Self.margin, height: y + 16)
  }

  func draw(on canvas: Canvas, _ palette: Palette) {
    canvas.fillAll(palette.system("systemBackground"))
    for y in rules {
      canvas.fill(
        Rect(x: Self.margin, y: y, width: size.width - 2 * Self.margin, height: 0.5),
        palette.system("separator"))
    }
    for piece in pieces where piece.layout.lineCount > 0 {
      for run in piece.layout.glyphRuns(line: 0) {
        canvas.draw(run, at: piece.origin, palette.system(piece.color))
      }
    }
  }
}
