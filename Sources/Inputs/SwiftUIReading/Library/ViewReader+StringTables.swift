import CodeEvaluation
import DynamicType
import DynamicTypeModel
import DynamicTypeResources
import SwiftCode
import SwiftUIModel

/// Texts of string tables, and formats.
extension ViewReader {
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
        guard !literal.isEmpty else { continue }
        var run = TextRun(String(literal)).styled(span)
        // How the words agree with the number is Foundation's grammar.
        if span.isInflected, run.provenance == .known { run.provenance = .placeholder(marked) }
        runs.append(run)
      }
    }
    return StyledText(runs: runs.isEmpty ? [TextRun("")] : runs).joined
  }

  private func parts(of localized: LocalizedValue) -> [FormattedPart] {
    let path = path(localized.file)
    let (key, arguments) = (localized.key.key, localized.key.arguments)
    let found = project.resources.localizedText(
      for: arguments.isEmpty ? key.replacing("%%", with: "%") : key,
      table: localized.table, locale: environment.locale, near: path)
    let pseudo = PseudoLocale(environment.locale)
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
      result = localized.fallback.pieces.map { piece in
        guard let pseudo, case .text(let text) = piece else { return FormattedPart(piece) }
        return .literal(pseudo.text(from: text))
      }
    } else {
      let format = localized.defaultFormat ?? key
      result = parts(of: pseudo?.text(from: format) ?? format, localizedArguments(arguments))
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
        guard case .number(let number, let isInteger) = argument.value.readable,
          abs(number) >= 1000 || !isInteger
        else { return .argument(pieces) }
        guard let separator else {
          return .argument(Placeholder.pieces(for: Unknown("a number as the locale writes it")))
        }
        return .argument(
          pieces.map { piece in
            // Where points stand between thousands, and where spaces do, a comma stands before decimals.
            if case .text(let text) = piece {
              .text(text.grouped(by: separator, decimal: separator == "," ? "." : ","))
            } else {
              piece
            }
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
  ///
  /// - Parameter type: The names of the types in which it is.
  func generatedText(_ name: String, in type: [String], _ arguments: [Value]?) -> StringValue? {
    var names = type
    guard let first = type.first, TextLookup.isAboutTexts(first) else { return nil }
    names.removeFirst()
    // `L10n.Localizable.title` has the name of its table before that of the key.
    for names in names.isEmpty ? [names] : [names, Array(names.dropFirst())] {
      guard
        let key = project.resources.textKey(
          ofSymbol: (names + [name]).joined(separator: "."), table: nil, near: ""),
        let text = project.resources.localizedText(
          for: key, table: nil, locale: environment.locale, near: "")
      else { continue }
      return format(text.text, arguments ?? [])
    }
    return nil
  }

  /// `R.string.localizable.title()` of a source that R.swift makes when the app is built.
  func textOfR(_ names: [String], _ arguments: [Value]?) -> StringValue? {
    guard names.count == 3, names[0] == "string" else { return nil }
    let table = names[1].prefix(1).uppercased() + names[1].dropFirst()
    guard
      let key = project.resources.textKey(ofSymbol: names[2], table: table, near: ""),
      let text = project.resources.localizedText(
        for: key, table: table, locale: environment.locale, near: "")
    else { return nil }
    return format(text.text, arguments ?? [])
  }

  /// The text that a function looks up by a key, where its code does not tell.
  func text(
    ofFunction name: String, in type: String?, _ arguments: [MachineValue]
  ) -> MachineValue? {
    for lookup in TextLookup.candidates(function: name, in: type, arguments) {
      guard
        let found = project.resources.localizedText(
          for: lookup.key, table: lookup.table, locale: environment.locale,
          near: path(machine.file))
      else { continue }
      return machineValue(format(found.text, lookup.values.map { convert($0) }))
    }
    return nil
  }

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

// MARK: - Texts

extension ViewReader {
  /// The path of a source; empty for none of the app's.
  func path(_ file: Int) -> String {
    file >= 0 && file < project.firstPreludeFile ? project.path(ofFile: file) : ""
  }

  /// A literal as a key; a `String` stays as it is.
  ///
  /// - Parameter shown: The text where no table has the key, which may have arguments of its own.
  func localized(
    _ string: StringValue, file: Int, table: String? = nil, default shown: StringValue? = nil
  ) -> Value {
    guard let literal = string.literal else { return .string(string) }
    var value = LocalizedValue(
      key: literal, fallback: string.verbatim, table: table, location: string.location, file: file)
    if let shown {
      value.fallback = shown.verbatim
      if let form = shown.literal, !form.arguments.isEmpty {
        value.key.arguments = form.arguments
        value.defaultFormat = form.key
      }
    }
    return .localized(value)
  }

  /// A value as a text shows it.
  func display(_ value: Value, called origin: String = "a value") -> StringValue {
    switch value {
    case .string(let string): return string
    case .number(let number, let isInteger): return StringValue(Value.digits(number, isInteger))
    case .bool(let bool): return StringValue(bool ? "true" : "false")
    case .localized(let localized): return resolve(localized)
    case .symbol(let symbol):
      if let text = member(ofTextTypes: symbol) { return display(text, called: origin) }
      return StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
    case .assumed(let inner, let what): return display(inner, called: origin).assuming(what)
    case .unknown(let unknown): return StringValue(pieces: Placeholder.pieces(for: unknown))
    case .list(let list): return StringValue(pieces: Placeholder.pieces(for: Unknown(list.origin)))
    case .enumCase(let choice): return display(choice.value, called: origin)
    case .instance(let instance): return display(instance.value, called: origin)
    case .text(let text): return StringValue(pieces: text.content.runs.map(\.piece))
    default: return StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
    }
  }

  private func display(_ value: MachineValue, called origin: String) -> StringValue {
    let text = run { () throws(Unwind) -> MachineValue in try self.machine.text(showing: value) }
    if case .string(let string) = convert(text, called: origin) { return string }
    return StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
  }

  /// What a member without a base stands for where a text is shown, `Text(.welcome)` and `Label(.localized("Open"), …)`:
  /// one that the app adds to the types that texts are made of, or that a program makes of a table's keys.
  func member(ofTextTypes symbol: Symbol) -> Value? {
    guard symbol.type == nil, symbol.steps.count == 1, let step = symbol.steps.first else {
      return nil
    }
    for name in ["LocalizedStringKey", "LocalizedStringResource", "String"] {
      let found = resolve(.symbol(symbol), as: name)
      if case .symbol = found { continue }
      if !found.isUnknown { return found }
    }
    guard
      let key = project.resources.textKey(ofSymbol: step.name, table: nil, near: ""),
      let text = project.resources.localizedText(
        for: key, table: nil, locale: environment.locale, near: "")
    else { return nil }
    return .string(format(text.text, (step.arguments ?? []).map(\.value)))
  }

  /// A text's runs, with what is unknown marked.
  func styled(_ string: StringValue) -> StyledText {
    var runs: [TextRun] = []
    for piece in string.pieces {
      var run: TextRun
      switch piece {
      case .text(let text): run = TextRun(text)
      case .assumed(let text, let what):
        run = TextRun(text)
        run.provenance = .assumed(what)
      case .unknown(let origin, let shown):
        run = TextRun(shown)
        run.provenance = .placeholder(origin)
      }
      if let last = runs.last, last.provenance == run.provenance {
        runs[runs.count - 1].string += run.string
      } else if !run.string.isEmpty || string.pieces.count == 1 {
        runs.append(run)
      }
    }
    return StyledText(runs: runs)
  }
}
