import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText

extension ScreenPainter {
  /// Draws the lines of a text where the layout put them, cut at the text's box.
  func paint(_ text: LaidOutText, of index: NodeIndex) {
    let place = places[index.rawValue]
    let offset = screen.contentOffset(of: index, at: place)
    let origin = Point(x: place.x - offset.x, y: place.y - offset.y)
    let color = self.color(of: text, in: index)
    canvas.save()
    switch views[index.rawValue].textBounds {
    case .frame: canvas.clip(place)
    case .sides: break
    case .box: canvas.clip(text.box.offset(dx: origin.x, dy: origin.y))
    }
    paint(text, from: origin, color)
    canvas.restore()
  }

  /// Draws the lines of a text.
  ///
  /// - Parameter origin: Where 0, 0 of its coordinates is drawn.
  func paint(_ text: LaidOutText, from origin: Point, _ color: RGBA) {
    let visible = text.lines.enumerated().filter { isOnCanvas($0.element, at: origin) }
    let rules = visible.map { text.glyphs?.rules(ofLine: $0.offset) ?? [] }
    for (line, rules) in zip(visible, rules) {
      let place = Point(x: origin.x, y: origin.y + line.element.baseline)
      paint(.background, of: rules, at: place, color)
    }
    for ((index, line), rules) in zip(visible, rules) {
      guard let glyphs = text.glyphs?.glyphs(ofLine: index) else {
        paint(line, at: origin, color)
        continue
      }
      let place = Point(x: origin.x, y: origin.y + line.baseline)
      paint(.underline, of: rules, at: place, color)
      for run in glyphs { paintShadow(of: run, at: place) }
      for run in glyphs { canvas.draw(run, at: place, run.color.map(palette.resolve) ?? color) }
      paint(.strikethrough, of: rules, at: place, color)
    }
  }

  /// Draws what stands along the letters of a line.
  ///
  /// - Parameter place: Where the line's baseline begins.
  private func paint(
    _ kind: DrawnRule.Kind, of rules: [DrawnRule], at place: Point, _ color: RGBA
  ) {
    for rule in rules where rule.kind == kind && rule.rect.isDrawable {
      let rect = rule.rect.offset(dx: place.x, dy: place.y)
      canvas.fill(rect, rule.color.map(palette.resolve) ?? color, dashes: rule.dashes)
    }
  }

  private func paintShadow(of run: DrawnGlyphs, at place: Point) {
    guard let shadow = run.shadow, shadow.offset.x.isFinite, shadow.offset.y.isFinite else {
      return
    }
    let color = shadow.color.map(palette.resolve) ?? RGBA.black.opacity(1.0 / 3)
    let place = Point(x: place.x + shadow.offset.x, y: place.y + shadow.offset.y)
    canvas.drawShadow(run, at: place, blurRadius: shadow.blurRadius, color)
  }

  private func isOnCanvas(_ line: LaidOutText.Line, at origin: Point) -> Bool {
    guard line.originX.isFinite, line.baseline.isFinite else { return false }
    let top = origin.y + line.baseline - line.ascent
    return top < Double(canvas.heightInPixels) && origin.y + line.baseline + line.descent > 0
  }

  /// Draws a line of a layout that does not say where its glyphs stand.
  private func paint(_ line: LaidOutText.Line, at origin: Point, _ color: RGBA) {
    var pen = Point(x: origin.x + line.originX, y: origin.y + line.baseline)
    let colors = Set(line.spans.map(\.color))
    guard colors.count > 1 else {
      draw(line.spans, at: pen, line.spans.first?.color.map(palette.resolve) ?? color)
      return
    }
    // Runs of several colours are shaped apart; kerning across a change of colour is lost.
    for span in line.spans {
      pen.x += draw([span], at: pen, span.color.map(palette.resolve) ?? color)
    }
  }

  /// Draws spans on one baseline.
  ///
  /// - Returns: How far they reach, in points.
  @discardableResult
  private func draw(_ spans: [LaidOutText.Span], at pen: Point, _ color: RGBA) -> Double {
    var text = AttributedText("", runs: [])
    for span in spans {
      text.append(
        span.text,
        attributes: TextAttributes(
          font: TextFont(span.font), kerning: span.kerning, baselineOffset: span.baselineOffset))
    }
    return draw(text, options: lineOptions, width: nil, baselineAt: pen, color)
  }

  private func draw(
    _ text: AttributedText, options: ParagraphOptions, width: Double?, baselineAt pen: Point,
    _ color: RGBA
  ) -> Double {
    let layout = measurer.layout(text, options: options, width: width)
    guard let line = layout.lines.first else { return 0 }
    let origin = Point(x: pen.x - line.originX, y: pen.y - line.baseline)
    for run in layout.glyphRuns(line: 0) {
      canvas.draw(run, at: origin, color)
    }
    return line.width + line.hangingWidth
  }

  private var lineOptions: ParagraphOptions {
    ParagraphOptions(
      numberOfLines: 1, lineBreakMode: .clip,
      language: screen.configuration.language,
      trackingEra: TextMetrics(era: screen.era).tracking,
      pixelScale: max(1, screen.configuration.device.pixelScale))
  }
}

// MARK: Text of our own

extension ScreenPainter {
  /// Draws a text that the layout does not know of, on one line, vertically centred in `rect`.
  func write(
    _ string: String, in rect: Rect, _ font: TextFont, _ color: RGBA,
    alignment: Drawing.TextLine.Alignment = .center
  ) {
    guard rect.width > 0, !string.isEmpty else { return }
    var options = lineOptions
    options.lineBreakMode = .tailTruncation
    let text = AttributedText(string, font: font)
    let layout = measurer.layout(text, options: options, width: rect.width)
    guard let line = layout.lines.first else { return }
    let free = rect.width - line.width
    let x: Double =
      switch alignment {
      case .left: 0
      case .center: free / 2
      case .right: free
      }
    let top = rect.midY - layout.size.height / 2
    for run in layout.glyphRuns(line: 0) {
      canvas.draw(run, at: Point(x: rect.x + x - line.originX, y: top), color)
    }
  }

  /// The width of a text that is not the layout's, in points.
  func width(of string: String, _ font: TextFont) -> Double {
    measurer.layout(AttributedText(string, font: font), options: lineOptions, width: nil).size.width
  }
}

// MARK: Colours

extension ScreenPainter {
  private func color(of text: LaidOutText, in index: NodeIndex) -> RGBA {
    if !text.isPlaceholder, let color = text.color { return palette.resolve(color) }
    let control = views[index.rawValue].appearance.control.control
    return palette.resolve(
      control?.color(of: text, in: environment) ?? .label, tint: tints[index.rawValue])
  }
}

extension TextFont {
  /// The font of a laid-out text as the text engine asks for it.
  init(_ font: ResolvedFont) {
    let face: TextFont.Face =
      switch font.face {
      case .system: .system(design: .standard)
      case .named(let name): .named(name)
      }
    self.init(
      face: face, weight: font.weight, isItalic: font.isItalic, pointSize: font.pointSize,
      publishedLeading: font.leading)
  }
}
