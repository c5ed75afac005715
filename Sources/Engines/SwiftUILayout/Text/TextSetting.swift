import DynamicType
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// A `Text` in its environment, ready for the text engine.
struct TextSetting {
  var text: AttributedText
  var options: ParagraphOptions
  /// The fonts and colours of its runs, in order.
  var spans: [LaidOutText.Span]
  var assumptions: LayoutAssumptions = []

  init(_ content: StyledText, environment: ViewEnvironment) {
    text = AttributedText("", runs: [])
    spans = []
    options = ParagraphOptions(environment)
    for (index, run) in content.runs.enumerated() {
      append(run, index: index, environment: environment)
    }
    if Set(text.runs.map(\.attributes.font)).count > 1 { assumptions.insert(.mixedText) }
  }

  /// The font of the first run.
  var font: TextFont? { text.runs.first?.attributes.font }

  private mutating func append(_ run: TextRun, index: Int, environment: ViewEnvironment) {
    let font = run.resolvedFont(in: environment)
    var attributes = TextAttributes(
      font: font.textFont, kerning: (run.kerning ?? environment.kerning).textLength,
      baselineOffset: (run.baselineOffset ?? environment.baselineOffset).textLength,
      group: index)
    if attributes.baselineOffset != 0 { assumptions.insert(.mixedText) }
    var string = environment.cased(run.string)
    if let image = run.image {
      let size = image.size(for: font, environment: environment)
      attributes.attachment = TextAttachment(width: size.width, height: size.height)
      string = String(TextAttachment.character)
      assumptions.insert(.mixedText)
    }
    text.append(string, attributes: attributes)
    var resolved = ResolvedFont(font)
    // The system chooses the font of tabs and segments.
    if environment.place == .tabItem || environment.place == .segment {
      resolved.scaling = .builtIn
    }
    spans.append(
      LaidOutText.Span(
        text: string, font: resolved, color: run.color ?? environment.foregroundColor,
        kerning: attributes.kerning, baselineOffset: attributes.baselineOffset))
  }
}

extension TextRun {
  /// The font at its final size.
  func resolvedFont(in environment: ViewEnvironment) -> Font {
    var font = self.font ?? environment.font ?? .body
    if let weight = weight ?? environment.fontWeight { font = font.weight(weight) }
    if isItalic ?? environment.isItalic { font = font.italic() }
    if let design = design ?? environment.fontDesign, case .system(.standard) = font.family {
      font.family = .system(design)
    }
    if environment.textScaling == .asIfScaled, font.scaling == .fixed {
      let metrics = FontMetrics(forTextStyle: .nearest(toSize: font.pointSize))
      font = metrics.scaledFont(
        for: font, compatibleWith: TraitCollection(preferredContentSizeCategory: .large))
    }
    return font.resolved(
      for: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight)
  }
}

extension ViewEnvironment {
  /// The font of texts at its final size.
  var resolvedFont: Font { TextRun("").resolvedFont(in: self) }

  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension Font {
  /// The same font as the text engine asks for it.
  var textFont: TextFont {
    let face: TextFont.Face =
      switch family {
      case .system(let design): .system(design: design)
      case .named(let name): .named(name)
      }
    return TextFont(
      face: face, weight: drawnWeight, isItalic: isItalic,
      pointSize: pointSize.sanitizedLength.textLength,
      publishedLeading: preferredLineHeight)
  }
}

extension ResolvedFont {
  /// A font of Core, which is resolved already.
  init(_ font: Font) {
    let face: Face =
      switch font.family {
      case .system: .system
      case .named(let name): .named(name)
      }
    let scaling: Scaling =
      switch font.textStyle {
      case let style?: .adjusts(style)
      case nil: .fixed
      }
    self.init(
      face: face, weight: font.drawnWeight, isItalic: font.isItalic, pointSize: font.pointSize,
      leading: font.preferredLineHeight, scaling: scaling)
  }
}

extension ParagraphOptions {
  fileprivate init(_ environment: ViewEnvironment) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let alignment: TextAlignment =
      switch environment.multilineTextAlignment {
      case .leading: isRightToLeft ? .right : .left
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    let mode: LineBreakMode =
      switch environment.truncationMode {
      case .head: .headTruncation
      case .middle: .middleTruncation
      case .tail: .tailTruncation
      }
    self.init(
      numberOfLines: environment.lineLimit.maximum ?? 0, lineBreakMode: mode,
      alignment: alignment, layoutDirection: environment.layoutDirection,
      language: environment.locale, pixelScale: environment.pixelScale,
      lineSpacing: environment.lineSpacing.sanitizedLength.textLength,
      minimumScaleFactor: environment.minimumScaleFactor.clamped(0, 1),
      allowsTightening: environment.allowsTightening)
    reservedLines = min(environment.lineLimit.reserved, 10_000)
    conventions = .swiftUI
    // A picture of home-assistant/iOS shows "you're home" on the second line where "home" alone would
    // be there; longer words stay alone in six of other projects.
    lineBreakStrategy = .pushOut
  }
}

extension Double {
  /// This length in text: 0 where it is infinite or no number, and no larger than any screen.
  fileprivate var textLength: Double { finiteOrZero.clamped(-1e5, 1e5) }
}
