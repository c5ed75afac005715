import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// A part of a text that a format gives.
enum FormattedPart {
  /// Written by the app's authors or translators.
  case literal(String)
  case argument([StringValue.Piece])
  /// An argument that is a `Text`, with its styles.
  case text([TextRun])

  init(_ piece: StringValue.Piece) {
    if case .text(let text) = piece { self = .literal(text) } else { self = .argument([piece]) }
  }

  var pieces: [StringValue.Piece] {
    switch self {
    case .literal(let text): [.text(text)]
    case .argument(let pieces): pieces
    case .text(let runs): runs.map(\.piece)
    }
  }

  func assuming(_ what: Assumption) -> FormattedPart {
    .argument(StringValue(pieces: pieces).assuming(what).pieces)
  }
}

extension TextRun {
  /// A picture in a text.
  init(_ image: ImageValue) {
    self.init("")
    self.image = image.content
    if let origin = image.origin { provenance = .placeholder(origin) }
  }

  var piece: StringValue.Piece {
    switch provenance {
    case .known: .text(string)
    case .placeholder(let what): .unknown(origin: what, shown: string)
    case .assumed(let what): .assumed(string, what)
    }
  }

  /// This run in the style of Markdown around it.
  func styled(_ span: InlineMarkdown.Span) -> TextRun {
    var run = self
    if span.isBold { run.weight = run.weight ?? .bold }
    if span.isItalic { run.isItalic = run.isItalic ?? true }
    if span.isCode { run.design = run.design ?? .monospaced }
    if span.isStruckThrough { run.isStruckThrough = true }
    if span.isLink { run.color = run.color ?? .system("linkColor") }
    return run
  }
}

extension String {
  /// The digits before a decimal point in groups of three.
  func grouped(by separator: String, decimal: String = ".") -> String {
    let sign = hasPrefix("-") ? "-" : ""
    let digits = dropFirst(sign.count).prefix { $0.isNumber }
    let rest = dropFirst(sign.count + digits.count)
    let fraction = rest.first == "." ? decimal + rest.dropFirst() : String(rest)
    guard digits.count > 3 else { return sign + digits + fraction }
    var groups: [Substring] = []
    var left = digits
    while left.count > 3 {
      groups.insert(left.suffix(3), at: 0)
      left = left.dropLast(3)
    }
    groups.insert(left, at: 0)
    return sign + groups.joined(separator: separator) + fraction
  }
}
