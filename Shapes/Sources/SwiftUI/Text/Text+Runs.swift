internal import SwiftUIModel

extension Text {
  /// The runs of the text in an environment: translated, formatted, and styled.
  @MainActor
  func styledText(in context: TreeContext) -> StyledText {
    StyledText(runs: pieces.flatMap { $0.runs(in: context) })
  }

  /// The words in an environment.
  @MainActor
  func string(in context: TreeContext) -> String { styledText(in: context).string }
}

extension Text.Piece {
  @MainActor
  fileprivate func runs(in context: TreeContext) -> [TextRun] {
    let locale = context.values.locale
    switch content {
    case .verbatim(let string): return [run(string)]
    case .formatted(let format): return [run(format(locale))]
    case .image(let image):
      var run = run("")
      run.image = image.description
      return [run]
    case .localized(let key, let table): return runs(of: key, table: table, in: context)
    case .attributed(let string):
      return string.runs.map { run(String(string[$0.range].characters)) }
    }
  }

  @MainActor
  private func runs(
    of key: LocalizedStringKey, table: String?, in context: TreeContext
  ) -> [TextRun] {
    let graph = context.graph
    let locale = context.values.layout.locale
    let lookedUp = key.key.contains("%%") ? key.key.replacing("%%", with: "%") : key.key
    let format =
      graph.translate(key.arguments.isEmpty ? lookedUp : key.key, table, locale)
    let isTranslatedPlainly = format != nil && key.arguments.isEmpty
    var runs: [TextRun] = []
    let source = format ?? key.key
    let pieces =
      isTranslatedPlainly || key.isPlain ? [.literal(source)] : LocalizedFormat(source).pieces
    // Marks may be around arguments, in which nothing is a mark.
    let marked = pieces.map { piece in
      if case .literal(let literal) = piece { literal } else { String(InlineMarkdown.argument) }
    }.joined()
    var numbers = pieces.compactMap { piece in
      if case .argument(let number) = piece { number } else { nil }
    }[...]
    for span in InlineMarkdown.spans(of: marked) {
      let words = span.text.split(
        separator: InlineMarkdown.argument, omittingEmptySubsequences: false)
      for (index, literal) in words.enumerated() {
        if index > 0, let number = numbers.popFirst() {
          runs += self.runs(of: number, in: key, span, context)
        }
        if !literal.isEmpty { runs.append(run(String(literal), span)) }
      }
    }
    return runs.isEmpty ? [run("")] : runs
  }

  /// What an argument of a key shows, in the style of the words around it.
  @MainActor
  private func runs(
    of number: Int, in key: LocalizedStringKey, _ span: InlineMarkdown.Span,
    _ context: TreeContext
  ) -> [TextRun] {
    guard key.arguments.indices.contains(number) else { return [] }
    if case .text(let text) = key.arguments[number] {
      return text.pieces.flatMap { $0.inheriting(style).runs(in: context) }
    }
    return key.arguments[number].text(in: context.values.locale).map { [run($0, span)] } ?? []
  }

  private func run(_ text: String, _ span: InlineMarkdown.Span) -> TextRun {
    var run = run(text)
    if span.isBold { run.weight = .bold }
    if span.isItalic { run.isItalic = true }
    if span.isCode { run.design = .monospaced }
    if span.isStruckThrough { run.isStruckThrough = true }
    if span.isLink { run.color = run.color ?? .system("linkColor") }
    return run
  }

  private func inheriting(_ outer: Text.Style) -> Text.Piece {
    var piece = self
    piece.style.font = style.font ?? outer.font
    piece.style.weight = style.weight ?? outer.weight
    piece.style.isItalic = style.isItalic ?? outer.isItalic
    piece.style.kerning = style.kerning ?? outer.kerning
    piece.style.baselineOffset = style.baselineOffset ?? outer.baselineOffset
    piece.style.color = style.color ?? outer.color
    return piece
  }

  private func run(_ string: String) -> TextRun {
    var run = TextRun(string)
    run.font = style.font?.base
    run.design = style.design
    run.weight = style.weight
    run.isItalic = style.isItalic
    run.kerning = style.kerning
    run.baselineOffset = style.baselineOffset
    run.color = style.color?.value
    run.isUnderlined = style.isUnderlined ?? false
    run.isStruckThrough = style.isStruckThrough ?? false
    return run
  }
}

extension LocalizedStringKey {
  /// Whether it was made of a string that is no literal, whose percent signs are themselves.
  fileprivate var isPlain: Bool { arguments.isEmpty && !key.contains("%") }
}
