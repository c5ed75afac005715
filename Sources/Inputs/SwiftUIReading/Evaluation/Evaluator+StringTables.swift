import DynamicType
import DynamicTypeResources
import SwiftUIModel

/// Texts of string tables, and formats.
extension Evaluator {
  /// The text of a key in the reading's locale.
  func resolve(_ localized: LocalizedValue) -> StringValue {
    var result = StringValue(pieces: parts(of: localized).flatMap(\.pieces))
    result.location = localized.location ?? localized.fallback.location
    return result
  }

  /// The text of a key as a `Text` shows it, with its Markdown.
  func styled(_ localized: LocalizedValue) -> StyledText {
    let parts = parts(of: localized)
    let marked = parts.map { part in
      if case .literal(let text) = part { text } else { String(InlineMarkdown.argument) }
    }.joined()
    var arguments = parts.filter { if case .literal = $0 { false } else { true } }[...]
    var runs: [TextRun] = []
    for span in InlineMarkdown.spans(of: marked) {
      let words = span.text.split(
        separator: InlineMarkdown.argument, omittingEmptySubsequences: false)
      for (index, literal) in words.enumerated() {
        if index > 0, let argument = arguments.popFirst() {
          let shown: [TextRun] =
            if case .text(let runs) = argument { runs } else {
              styled(StringValue(pieces: argument.pieces)).runs
            }
          runs += shown.map { $0.styled(span) }
        }
        if !literal.isEmpty { runs.append(TextRun(String(literal)).styled(span)) }
      }
    }
    return StyledText(runs: runs.isEmpty ? [TextRun("")] : runs).joined
  }

  private func parts(of localized: LocalizedValue) -> [FormattedPart] {
    let path = project.path(ofFile: localized.file)
    let (key, arguments) = (localized.key.key, localized.key.arguments)
    let found = project.resources.localizedText(
      for: arguments.isEmpty ? key.replacing("%%", with: "%") : key,
      table: localized.table, locale: environment.locale, near: path)
    var result: [FormattedPart]
    if let found {
      var text = found.text
      for argument in arguments where !found.plurals.isEmpty {
        guard case .number(let number, true) = argument.value.readable else { continue }
        text = found.text(for: Int(clamping: number))
        break
      }
      result = arguments.isEmpty ? [.literal(text)] : parts(of: text, localizedArguments(arguments))
    } else if arguments.isEmpty {
      result = localized.fallback.pieces.map(FormattedPart.init)
    } else {
      result = parts(of: localized.defaultFormat ?? key, localizedArguments(arguments))
    }
    guard let what = localized.assumption else { return result }
    return result.map { $0.assuming(what) }
  }

  /// Arguments of a key, whose numbers are written as the locale has them.
  private func localizedArguments(
    _ arguments: [LiteralForm.Argument]
  ) -> [(FormatPlace) -> FormattedPart] {
    let separator = Self.groupingSeparator(of: environment.locale)
    return arguments.map { argument in
      { place in
        switch argument.value {
        case .text(let text): return .text(text.content.runs)
        case .image(let image): return .text([TextRun(image)])
        default: break
        }
        var pieces = place.shown(argument.text, argument.value)
        if case .assumed(_, let what) = argument.value {
          pieces = StringValue(pieces: pieces).assuming(what).pieces
        }
        guard case .number(let number, _) = argument.value.readable, abs(number) >= 1000 else {
          return .argument(pieces)
        }
        guard let separator else {
          return .argument(Placeholder.pieces(for: Unknown("a number as the locale writes it")))
        }
        return .argument(
          pieces.map { piece in
            if case .text(let text) = piece { .text(text.grouped(by: separator)) } else { piece }
          })
      }
    }
  }

  /// What stands between thousands; nil for languages that are not in the table.
  ///
  /// Source: Unicode CLDR, `group` of the languages' default numbers.
  private static func groupingSeparator(of locale: String) -> String? {
    switch locale.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "Base", "en", "ja", "ko", "zh", "th", "he": ","
    case "de", "nl", "it", "da", "id", "tr", "el": "."
    case "sv", "fi", "uk", "cs", "sk", "nb", "ru": "\u{A0}"
    default: nil
    }
  }

  /// The text of an accessor that a program makes of a table's keys when the app is built, so that no source has it:
  /// `L10n.Payment.title`, `Strings.itemsLeft(3)`, `R.string.localizable.paymentTitle()`, `Text(.paymentTitle)`.
  ///
  /// A type has to be called like one that holds texts: `Theme.title` is not the text of the key `title`.
  func generatedText(of symbol: Symbol) -> StringValue? {
    let types = symbol.type?.split(separator: ".").map(String.init) ?? []
    var steps = symbol.steps.map(\.name)
    var table: String?
    if types == ["R"] {
      guard steps.count == 3, steps[0] == "string" else { return nil }
      table = steps[1].prefix(1).uppercased() + steps[1].dropFirst()
      steps = [steps[2]]
    } else if let first = types.first?.lowercased() {
      guard Self.namesForTexts.contains(first) || Self.wordsForTexts.contains(where: first.contains)
      else { return nil }
    }
    guard steps.count == 1, symbol.steps.dropLast().allSatisfy({ $0.arguments == nil }) else {
      return nil
    }
    // `L10n.Localizable.title` has the name of its table before that of the key.
    let inner = types == ["R"] ? [] : Array(types.dropFirst())
    for names in inner.isEmpty ? [inner] : [inner, Array(inner.dropFirst())] {
      guard
        let key = project.resources.textKey(
          ofSymbol: (names + steps).joined(separator: "."), table: table, near: ""),
        let text = project.resources.localizedText(
          for: key, table: table, locale: environment.locale, near: "")
      else { continue }
      return format(text.text, (symbol.steps.last?.arguments ?? []).map(\.value))
    }
    return nil
  }

  private static let namesForTexts: Set<String> = ["loc", "text", "tr", "txt"]
  private static let wordsForTexts = [
    "i18n", "l10n", "locali", "localstring", "phrase", "strings", "texts", "translat",
  ]

  /// A format with its arguments in place; a text without formats stays as it is.
  func format(_ format: String, _ arguments: [Value]) -> StringValue {
    guard !arguments.isEmpty, format.contains("%") else { return StringValue(format) }
    let shown = arguments.map { value in
      let text = display(value)
      return { (place: FormatPlace) -> FormattedPart in
        let part = FormattedPart.argument(place.shown(text, value))
        if case .assumed(_, let what) = value { return part.assuming(what) }
        return part
      }
    }
    return StringValue(pieces: parts(of: format, shown).flatMap(\.pieces))
  }

  private func parts(
    of format: String, _ arguments: [(FormatPlace) -> FormattedPart]
  ) -> [FormattedPart] {
    var result: [FormattedPart] = []
    var text = ""
    var next = 0
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      guard let place = FormatPlace(&rest) else {
        text.append("%")
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      next = index + 1
      if !text.isEmpty { result.append(.literal(text)) }
      text = ""
      let missing = Placeholder.pieces(for: Unknown("an argument of the format"))
      result.append(
        arguments.indices.contains(index) ? arguments[index](place) : .argument(missing))
    }
    if !text.isEmpty || result.isEmpty { result.append(.literal(text)) }
    return result
  }
}

extension StringValue {
  /// This text as one of several.
  func assuming(_ what: String) -> StringValue {
    var copy = self
    copy.pieces = pieces.map { piece in
      if case .text(let text) = piece { .assumed(text, what) } else { piece }
    }
    return copy
  }
}

extension Value {
  /// This value as one of several, of which one was chosen.
  func assuming(_ condition: String, _ holds: Bool) -> Value {
    assuming("\(condition): \(holds)")
  }

  func assuming(_ what: String) -> Value {
    switch self {
    case .string(let string): return .string(string.assuming(what))
    case .localized(var localized):
      localized.fallback = localized.fallback.assuming(what)
      localized.assumption = what
      return .localized(localized)
    case .text(var text):
      for index in text.content.runs.indices where text.content.runs[index].provenance == .known {
        text.content.runs[index].provenance = .assumed(what)
      }
      return .text(text)
    case .view(let piece): return .view(piece.assumed(what))
    case .number, .bool, .enumCase: return .assumed(self, what)
    case .array(let values): return .array(values.map { $0.assuming(what) })
    case .tuple(let elements):
      return .tuple(elements.map { ($0.label, $0.value.assuming(what)) })
    default: return self
    }
  }
}
