internal import DynamicType

/// What decides a paragraph's analysis: all of a text and its options but sizes and widths.
struct ParagraphKey: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    /// The UTF-8 offset of the run's first character.
    var start: Int
    var request: FontRequest
  }

  var string: String
  /// At least one.
  var runs: [Run]
  var direction: WritingDirection
  var fallbackDirection: LayoutDirection
  var language: String?
}

/// What of a run of text does not need another analysis when it changes.
struct SpanSize: Equatable, Sendable {
  var pointSize: Double
  var publishedLeading: Double?
  var kerning: Double
  var baselineOffset: Double

  init(_ attributes: TextAttributes) {
    let size = attributes.font.pointSize
    pointSize = size.isFinite && size > 0 ? size : 0
    publishedLeading = attributes.font.publishedLeading
    kerning = attributes.kerning.isFinite ? attributes.kerning : 0
    baselineOffset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
  }
}

extension AttributedText {
  /// Divides this text into what is analysed and the sizes to lay it out at, run by run.
  func split(options: ParagraphOptions) -> (key: ParagraphKey, sizes: [SpanSize]) {
    var keyRuns: [ParagraphKey.Run] = []
    var sizes: [SpanSize] = []
    for run in runs {
      let size = SpanSize(run.attributes)
      let request = run.attributes.font.request
      if let last = keyRuns.last, let lastSize = sizes.last {
        if last.request == request, lastSize == size { continue }
        // Runs that overlap or stand out of order begin where the one before them begins.
        keyRuns.append(.init(start: max(run.range.lowerBound, last.start), request: request))
      } else {
        keyRuns.append(.init(start: 0, request: request))
      }
      sizes.append(size)
    }
    let key = ParagraphKey(
      string: keyRuns.isEmpty ? "" : string,
      runs: keyRuns.isEmpty
        ? [.init(start: 0, request: FontRequest(face: .system(design: .default)))] : keyRuns,
      direction: options.writingDirection, fallbackDirection: options.layoutDirection,
      language: options.language)
    if sizes.isEmpty { sizes = [SpanSize(TextAttributes(font: .system(size: 0)))] }
    return (key, sizes)
  }
}
