internal import DynamicType

/// All that decides a paragraph's analysis: its text and options without sizes and widths.
///
/// Keys are equal when their texts have the same bytes: canonically equivalent strings, which Swift
/// takes for equal, have other offsets. The hash is computed once.
struct ParagraphKey: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    /// The UTF-8 offset of the run's first character.
    var start: Int
    var request: FontRequest
    /// Whether its characters are placeholders of attachments.
    var isAttachment = false
    var ligatures = LigatureUse.standard

    init(start: Int, request: FontRequest) {
      self.start = start
      self.request = request
    }

    init(start: Int, _ attributes: TextAttributes) {
      self.init(start: start, request: attributes.font.request)
      isAttachment = attributes.attachment != nil
      ligatures = attributes.ligatures
    }

    func isSet(like other: Run) -> Bool {
      request == other.request && ligatures == other.ligatures
    }
  }

  /// The writing direction of paragraphs from an offset on.
  struct Direction: Hashable, Sendable {
    /// A UTF-8 offset. A paragraph has the direction of its first character.
    var start: Int
    var direction: WritingDirection
  }

  let string: String
  let runs: PerSpan<Run>
  let direction: WritingDirection
  /// The directions of paragraphs that do not all have the same, ascending; mostly none.
  let directions: [Direction]
  let fallbackDirection: LayoutDirection
  let language: String?
  private let hash: Int

  init(
    string: String, runs: PerSpan<Run>, direction: WritingDirection,
    directions: [Direction] = [], fallbackDirection: LayoutDirection, language: String?
  ) {
    self.string = string
    self.runs = runs
    self.direction = direction
    self.directions = directions
    self.fallbackDirection = fallbackDirection
    self.language = language
    var hasher = Hasher()
    let isContiguous: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(runs[0].request)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (lhs: ParagraphKey, rhs: ParagraphKey) -> Bool {
    lhs.hash == rhs.hash && lhs.direction == rhs.direction
      && lhs.fallbackDirection == rhs.fallbackDirection && lhs.language == rhs.language
      && lhs.runs == rhs.runs && lhs.directions == rhs.directions
      && lhs.string.hasSameBytes(as: rhs.string)
  }
}

extension String {
  /// Whether two strings are the same UTF-8, not just canonically equivalent.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let compared: Bool?? = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        mine.count == theirs.count
          && (mine.isEmpty || UnsafeRawBufferPointer(mine).elementsEqual(theirs))
      }
    }
    return (compared ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension ParagraphOptions {
  /// The directions of paragraph styles, each where it is not that of the one before; none where
  /// styles say nothing.
  fileprivate var directions: [ParagraphKey.Direction] {
    guard paragraphStyles.contains(where: { $0.style.writingDirection != nil }) else { return [] }
    return paragraphStyles.sorted { $0.start < $1.start }.reduce(into: []) { directions, run in
      let direction = run.style.writingDirection ?? writingDirection
      guard directions.last?.direction != direction else { return }
      directions.append(.init(start: run.start, direction: direction))
    }
  }
}

/// The attributes of a run that may change without another analysis.
struct SpanSize: Equatable, Sendable {
  var pointSize: Double
  var publishedLeading: Double?
  var kerning: Double
  var baselineOffset: Double
  var attachment: TextAttachment?

  init(_ attributes: TextAttributes) {
    self.init(
      pointSize: attributes.font.pointSize, publishedLeading: attributes.font.publishedLeading)
    kerning = attributes.kerning.isFinite ? attributes.kerning : 0
    baselineOffset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
    attachment = attributes.attachment?.finite
  }

  /// A size without attributes; negative and non-finite sizes count as 0.
  @inline(__always)
  init(pointSize: Double, publishedLeading: Double?) {
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : 0
    self.publishedLeading = publishedLeading.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    kerning = 0
    baselineOffset = 0
  }
}

extension AttributedText {
  /// Splits this text into the key of its analysis and the size of each run.
  func split(options: ParagraphOptions) -> (key: ParagraphKey, sizes: PerSpan<SpanSize>) {
    let (runs, sizes) = spans
    let directions = options.directions
    let key = ParagraphKey(
      string: self.runs.isEmpty ? "" : string, runs: runs,
      direction: directions.first?.direction ?? options.writingDirection,
      directions: directions.count > 1 ? directions : [],
      fallbackDirection: options.layoutDirection, language: options.language)
    return (key, sizes)
  }

  /// The runs, neighbours with equal attributes merged. A run that overlaps the one before it, or
  /// precedes it, begins where that one begins.
  private var spans: (PerSpan<ParagraphKey.Run>, PerSpan<SpanSize>) {
    guard let first = runs.first else {
      let request = FontRequest(face: .system(design: .standard))
      return (
        .uniform(.init(start: 0, request: request)),
        .uniform(SpanSize(pointSize: 0, publishedLeading: nil))
      )
    }
    let firstRun = ParagraphKey.Run(start: 0, first.attributes)
    guard runs.count > 1 else {
      return (.uniform(firstRun), .uniform(SpanSize(first.attributes)))
    }
    var keyRuns = [firstRun]
    var sizes = [SpanSize(first.attributes)]
    var group = first.attributes.group
    for run in runs.dropFirst() {
      let size = SpanSize(run.attributes)
      let last = keyRuns[keyRuns.count - 1]
      let next = ParagraphKey.Run(start: max(run.range.lowerBound, last.start), run.attributes)
      let isNew = run.attributes.group != group
      group = run.attributes.group
      if !isNew, next.isSet(like: last), sizes[sizes.count - 1] == size { continue }
      keyRuns.append(next)
      sizes.append(size)
    }
    return (PerSpan(keyRuns), PerSpan(sizes))
  }
}

extension TextAttachment {
  /// The attachment with negative and non-finite lengths taken as 0.
  fileprivate var finite: TextAttachment {
    TextAttachment(
      width: width.isFinite ? max(width, 0) : 0, height: height.isFinite ? max(height, 0) : 0,
      baselineOffset: baselineOffset.isFinite ? baselineOffset : 0)
  }
}
