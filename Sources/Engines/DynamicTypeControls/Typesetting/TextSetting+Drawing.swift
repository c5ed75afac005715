import DynamicTypeModel
import DynamicTypeText

/// What of a text is drawn, and where.
extension TextSetting {
  /// The glyphs of a layout's lines in the colours of this text's pieces, with what is drawn along them.
  ///
  /// - Parameter x: The left of the text's box in its element.
  func glyphs(of layout: TextLayout, at x: Double) -> GlyphSource {
    let colors = pieces.map(\.color)
    let shadows = content.fragments.map(\.decoration.shadow)
    let lines = DecoratedLines(fragments: content.fragments, layout: layout, x: x)
    return GlyphSource(rules: lines.isEmpty ? nil : lines.rules) { line in
      let baseline = layout.baseline(ofLine: line)
      return layout.glyphRuns(line: line).map { run in
        func own<Value>(_ values: [Value?]) -> Value? {
          values.indices.contains(run.attributeRun) ? values[run.attributeRun] : nil
        }
        return DrawnGlyphs(
          font: .init(
            path: run.font.path, faceIndex: run.font.faceIndex,
            variations: run.font.variationSettings),
          pointSize: run.pointSize, color: own(colors), shadow: own(shadows) ?? content.shadow,
          glyphs: run.glyphs.map { .init(id: $0.id, x: x + $0.x, y: $0.y - baseline) })
      }
    }
  }
}

/// The backgrounds of fragments, and the lines under and through them.
private struct DecoratedLines: Sendable {
  /// Neighbouring fragments, by their indices.
  private struct Stretch<Value: Sendable>: Sendable {
    var fragments: Range<Int>
    var value: Value
  }

  private let fragments: [TextFragment]
  private let backgrounds: [Stretch<ColorValue>]
  private let underlines: [Stretch<LineStyle>]
  private let strikethroughs: [Stretch<LineStyle>]
  private let layout: TextLayout
  private let x: Double

  init(fragments: [TextFragment], layout: TextLayout, x: Double) {
    (self.fragments, self.layout, self.x) = (fragments, layout, x)
    backgrounds = Self.stretches(fragments, \.decoration.background)
    underlines = Self.stretches(fragments, \.decoration.underline)
    strikethroughs = Self.stretches(fragments, \.decoration.strikethrough)
  }

  var isEmpty: Bool { backgrounds.isEmpty && underlines.isEmpty && strikethroughs.isEmpty }

  /// Neighbours with the same value together.
  private static func stretches<Value: Hashable>(
    _ fragments: [TextFragment], _ path: KeyPath<TextFragment, Value?>
  ) -> [Stretch<Value>] {
    var stretches: [Stretch<Value>] = []
    for (index, fragment) in fragments.enumerated() {
      guard let value = fragment[keyPath: path] else { continue }
      if let last = stretches.last, last.fragments.upperBound == index, last.value == value {
        stretches[stretches.count - 1].fragments = last.fragments.lowerBound..<index + 1
      } else {
        stretches.append(.init(fragments: index..<index + 1, value: value))
      }
    }
    return stretches
  }

  @Sendable func rules(ofLine line: Int) -> [DrawnRule] {
    background(ofLine: line)
      + lines(underlines, .underline, ofLine: line, \.underline) {
        $0.underlineColor
      }
      + lines(strikethroughs, .strikethrough, ofLine: line, \.strikethrough) {
        $0.strikethroughColor
      }
  }

  /// As high as the line.
  private func background(ofLine line: Int) -> [DrawnRule] {
    let (ascent, descent) = layout.extent(ofLine: line)
    return backgrounds.flatMap { background in
      layout.runFragments(line: line, ofRuns: background.fragments).map { stretch in
        let rect = Rect(
          x: x + stretch.x, y: -ascent, width: stretch.width, height: ascent + descent)
        return DrawnRule(.background, rect, color: background.value)
      }
    }
  }

  /// White space at the ends goes without: Apple, `NSLayoutManager.underlineGlyphRange`.
  private func lines(
    _ styles: [Stretch<LineStyle>], _ kind: DrawnRule.Kind, ofLine line: Int,
    _ rule: KeyPath<RunFragment, RunFragment.DecorationLine>, color: (TextDecoration) -> ColorValue?
  ) -> [DrawnRule] {
    let baseline = layout.baseline(ofLine: line)
    return styles.flatMap { style in
      layout.runFragments(
        line: line, ofRuns: style.fragments, spaces: style.value.isByWord ? .none : .inner
      ).flatMap { stretch -> [DrawnRule] in
        let own = fragments[stretch.attributeRun]
        let place = stretch[keyPath: rule]
        return style.value.strokes(thickness: place.thickness).map { stroke in
          DrawnRule(
            kind,
            Rect(
              x: x + stretch.x, y: place.y - baseline + stroke.offset, width: stretch.width,
              height: stroke.thickness),
            color: color(own.decoration) ?? own.color,
            dashes: style.value.pattern.dashes.map { $0 * stroke.thickness })
        }
      }
    }
  }
}

extension LineStyle {
  /// The strokes of a line and how far each begins below the first: one as thick as the font says, one
  /// twice as thick, or two with as much between them.
  fileprivate func strokes(thickness: Double) -> [(offset: Double, thickness: Double)] {
    switch self.thickness {
    case .single: [(0, thickness)]
    case .thick: [(0, 2 * thickness)]
    case .double: [(0, thickness), (2 * thickness, thickness)]
    }
  }
}

extension LineStyle.Pattern {
  /// Strokes and gaps as multiples of the thickness. Apple publishes none: these are ours.
  fileprivate var dashes: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
