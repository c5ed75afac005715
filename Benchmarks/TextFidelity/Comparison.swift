import DynamicType
import DynamicTypeText

/// A recorded size and what the engine makes of the same text.
struct Comparison {
  var observation: Observation
  var font: TextFont
  /// The size that the text takes when nothing limits its width.
  var free: TextLayout
  /// The size that the text takes in its recorded width.
  var wrapped: TextLayout
  /// Whether Xcode is taken not to have had the font, and to have set Helvetica Neue instead.
  var isWithoutFont = false
  /// What gives the label its width, where its text does not.
  var givenWidth: String?
  /// What gives the label its height, where its text does not.
  var givenHeight: String?

  init?(
    _ observation: Observation, measurer: TextMeasurer, textSizes: TextSizes,
    documents: RecordedDocuments
  ) {
    let category = textSizes.category(of: observation.doc)
    guard
      let font = documents.font(of: observation, at: category)
        ?? observation.font.font(at: category, tools: observation.tools)
    else { return nil }
    self.init(observation, font: font, measurer: measurer)
    let given = documents.givenSides(of: observation, pointSize: font.pointSize, at: category)
    givenWidth = FixedSizes.width(of: observation) ?? (given.width ? FixedSizes.byDocument : nil)
    givenHeight = FixedSizes.height(of: observation) ?? (given.height ? FixedSizes.byDocument : nil)
  }

  /// The same label as Xcode sets it where it does not have the font; `nil` for Apple's own fonts.
  func withoutFont(measurer: TextMeasurer) -> Comparison? {
    let isInstalled = measurer.shaper.face(for: font.request).substituted == nil
    guard observation.font.kind == "custom", isInstalled,
      !observation.font.name.hasPrefix(".")
    else { return nil }
    var font = font
    font.face = .named("HelveticaNeue")
    var comparison = Comparison(observation, font: font, measurer: measurer)
    comparison.isWithoutFont = true
    (comparison.givenWidth, comparison.givenHeight) = (givenWidth, givenHeight)
    return comparison
  }

  private init(_ observation: Observation, font: TextFont, measurer: TextMeasurer) {
    let text = AttributedText(observation.text, font: font)
    self.observation = observation
    self.font = font
    free = measurer.layout(text, options: observation.options, width: nil)
    // A label with a width of its own is as wide as its text, not as the estimate of another; what
    // stands in for a font that is not here may be further off.
    let isStandIn = measurer.shaper.face(for: font.request).substituted != nil
    let doubt = isStandIn ? 1 + free.widthUncertainty : 1
    let isOwnWidth = observation.wfree && abs(free.size.width - observation.w) < doubt
    wrapped = measurer.layout(
      text, options: observation.options, width: isOwnWidth ? nil : observation.w)
  }

  /// Whether the label's width is its text's, as far as is known.
  var hasOwnWidth: Bool { observation.wfree && givenWidth == nil }

  /// Whether the label's height is its text's, as far as is known.
  var hasOwnHeight: Bool { observation.hfree && givenHeight == nil }

  /// Whether the text takes one line in its recorded width.
  var isOneLine: Bool { wrapped.lineCount <= 1 }

  /// Whether the recorded height holds no second line.
  var isRecordedAsOneLine: Bool {
    observation.numberOfLines == 1 || observation.h < 1.8 * free.size.height
  }

  /// The width predicted less the width recorded, in points.
  var widthError: Double { free.roundedSize.width - observation.w }

  /// The height predicted less the height recorded, in points.
  var heightError: Double { wrapped.roundedSize.height - observation.h }

  /// Whether a height is the rule's, but for the three decimals that documents record.
  var isHeightExact: Bool { abs(heightError) < 0.002 }

  /// Whether a height is the rule's rounded up to a whole point.
  var isHeightWhole: Bool {
    let whole = (wrapped.size.height - 1e-6).rounded(.up)
    return abs(whole - observation.h) < 0.002
  }

  /// Whether a height is off by less than Xcode lets a recorded frame be.
  var isHeightNear: Bool { abs(heightError) < 1 }

  var row: String {
    [
      observation.kind, observation.font.kind, observation.font.name, "\(font.pointSize)",
      "\(observation.tools)", "\(observation.scale)", observation.lines ?? "-",
      "\(observation.wfree)", "\(observation.hfree)", "\(observation.w)", "\(free.size.width)",
      "\(widthError)", "\(observation.h)", "\(wrapped.roundedSize.height)",
      "\(wrapped.lineCount)", observation.doc, observation.text.debugDescription,
    ].joined(separator: "\t")
  }
}

extension [Comparison] {
  /// These labels with those of documents that Xcode wrote without their fonts as it set them.
  ///
  /// No document says so. Those are taken for such of which more heights are right that way.
  func knowingMissingFonts(measurer: TextMeasurer) -> [Comparison] {
    var gain: [String: Int] = [:]
    let alternatives = map { $0.withoutFont(measurer: measurer) }
    for (named, without) in zip(self, alternatives) {
      guard let without else { continue }
      gain[named.observation.doc, default: 0] +=
        (without.isHeightExact ? 1 : 0) - (named.isHeightExact ? 1 : 0)
    }
    return zip(self, alternatives).map { named, without in
      gain[named.observation.doc, default: 0] > 0 ? without ?? named : named
    }
  }
}
