import CodeEvaluation
import DynamicType
import DynamicTypeResources
import Foundation
import SwiftCode
import SwiftUIModel

/// Texts and values of Foundation and UIKit whose answers depend on the screen or on what the app's folders hold.
extension ViewReader {
  /// Values of Foundation that are kept as code makes them; nil for what the tables do not know.
  func builtInValue(_ name: String, _ call: CallArguments) -> Value? {
    switch name {
    case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
      "String.LocalizationValue":
      guard let first = call.arguments.first else { return nil }
      return lookedUp(first, call)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString":
      let argument =
        call.unlabelled.first ?? call.expression("markdown") ?? call.expression("string")
        ?? call.expression("localized")
      guard let argument else { return .string(StringValue("")) }
      if argument.label == "localized" {
        if case .localized(let key) = lookedUp(argument, call) { return .string(resolve(key)) }
      }
      guard case .string(let text) = evaluate(argument) else { return evaluate(argument) }
      if argument.label == "markdown", let known = text.known, text.isCertain {
        let runs = InlineMarkdown.spans(of: known).map { TextRun($0.text).styled($0) }
        return .text(TextValue(content: StyledText(runs: runs).joined, location: call.location))
      }
      return .string(text.verbatim)
    default: return nil
    }
  }

  /// The words of an attributed text; nil for all else.
  private func words(of value: ForeignValue) -> MachineValue? {
    switch self.value(of: value) {
    case .string(let text): machineValue(text.verbatim)
    case .text(let text): machineValue(StringValue(pieces: text.content.runs.map(\.piece)))
    default: nil
    }
  }

  /// A key of a string table, with what is written besides it.
  private func lookedUp(_ argument: CallArguments.Argument, _ call: CallArguments) -> Value {
    guard case .string(var string) = evaluate(argument) else { return evaluate(argument) }
    if string.literal == nil, let known = string.known {
      string.literal = LiteralForm(key: known, arguments: [])
    }
    var shown: StringValue?
    if case .string(let text)? = value("defaultValue", call) { shown = text }
    return localized(string, file: call.file, table: text(value("table", call)), default: shown)
  }

  /// A value that code makes by calling a type of another module; nil for one that is not known here.
  func construct(
    _ type: TypeReference, _ arguments: [Operand]
  ) throws(Unwind) -> MachineValue? {
    switch type.name {
    case "String" where arguments.first?.label == "localized":
      let call = try self.call(arguments)
      guard let first = call.arguments.first else { return nil }
      switch lookedUp(first, call) {
      case .localized(let key): return machineValue(resolve(key).verbatim)
      case .string(let text): return machineValue(text)
      default: return nil
      }
    case "Task" where appearance.isUnderWay: return try begin(arguments.last)
    case "Task" where appearance.isCollecting:
      if let body = arguments.last, case .function(let function) = try machine.given(body) {
        _ = runsLater(function)
        return machine.unknown("Task", .named("Task"))
      }
      return nil
    // A store of The Composable Architecture shows the fields of its state.
    case "Store", "StoreOf", "ViewStore", "TestStore":
      guard
        let state = arguments.first(where: { $0.label == "initialState" }) ?? arguments.first
      else { return nil }
      let given = try machine.given(state)
      if case .function = given { return try machine.call(given, with: []) }
      return given
    default: return nil
    }
  }

  /// What code begins as a task, which is over where tasks are run.
  private func begin(_ body: Operand?) throws(Unwind) -> MachineValue {
    if appearance.runsTasks, let body { _ = try machine.call(machine.given(body), with: []) }
    return .void
  }

  private func call(_ arguments: [Operand]) throws(Unwind) -> CallArguments {
    var list: [CallArguments.Argument] = []
    for argument in arguments {
      list.append(CallArguments.Argument(try machine.kept(argument)))
    }
    return CallArguments(list, file: machine.file)
  }

  /// What a function of no type gives; nil for one that is not known here.
  func callFunction(_ name: String, _ arguments: [Operand]) throws(Unwind) -> MachineValue? {
    switch name {
    case "NSLocalizedString": return try localizedString(arguments)
    case "withAnimation", "withTransaction":
      guard let body = arguments.last else { return nil }
      return try machine.call(machine.given(body), with: [])
    default: return nil
    }
  }

  /// `NSLocalizedString(key, tableName:, value:, comment:)` and what is like it.
  private func localizedString(_ arguments: [Operand]) throws(Unwind) -> MachineValue? {
    guard let first = arguments.first else { return nil }
    let key = try machine.given(first)
    func text(_ labels: Set<String>) throws(Unwind) -> String? {
      guard let argument = arguments.first(where: { labels.contains($0.label ?? "") }),
        case .string(let text, _) = try machine.given(argument).unwrappedOptional
      else { return nil }
      return text
    }
    guard case .string(let name, _) = key else {
      return machine.unknown("NSLocalizedString", .named("String"))
    }
    var fallback = StringValue(name)
    if let given = try text(["value", "defaultValue"]), !given.isEmpty {
      fallback = StringValue(given)
    }
    return machineValue(
      resolve(
        LocalizedValue(
          key: LiteralForm(key: name, arguments: []), fallback: fallback,
          table: try text(["tableName", "table"]), location: nil, file: machine.file)))
  }

  /// What a member, or a call of one, of something that is kept as code makes it gives; nil where that is kept, too.
  func member(
    _ name: String, _ arguments: [Operand]?, of value: ForeignValue
  ) throws(Unwind) -> MachineValue? {
    if arguments == nil, let measure = measure(name, of: value) { return measure }
    if arguments == nil, name == "characters" || name == "string",
      SwiftUILibrary.attributedTexts.contains(value.type?.name ?? "")
    {
      return words(of: value)
    }
    switch (value.root?.name, name) {
    case ("Bundle"?, "localizedString"):
      guard let arguments else { return nil }
      return try localizedString(arguments)
    case ("R"?, _):
      guard let arguments else { return nil }
      var values: [Value] = []
      for argument in arguments { values.append(convert(try machine.given(argument))) }
      return textOfR(names(of: value) + [name], values).map { machineValue($0) }
    // The folder of a language that the app has.
    case ("Bundle"?, "path"), ("Bundle"?, "url"):
      for argument in arguments ?? []
      where ["ofType", "withExtension"].contains(argument.label ?? "") {
        if case .string("lproj", _) = try machine.given(argument).unwrappedOptional {
          return MachineValue.some(.string("a language.lproj"))
        }
      }
      return machine.unknown("a file of the app", .optional(.named("String")))
    case ("UIFontMetrics"?, "scaledValue"):
      guard let first = arguments?.first,
        case .double(let number, _) = try machine.given(first).asDouble
      else { return nil }
      return .double(scaled(number, relativeTo: metrics(value)), .cgFloat)
    case (let type?, "string") where KnownFormatter.Kind(rawValue: type) != nil,
      (let type?, "localizedString") where KnownFormatter.Kind(rawValue: type) != nil:
      guard let first = arguments?.first, case .symbol(let symbol) = self.value(of: value),
        let formatter = KnownFormatter(symbol, locale: environment.locale)
      else { return machine.unknown("\(type).string", .named("String")) }
      var given = try machine.given(first)
      if case .structure(let unit) = given, unit.type.name.hasPrefix("Unit") {
        given = try machine.value(of: "symbol", in: given)
      }
      guard let text = formatter.text(for: convert(given)) else {
        return machine.unknown("\(type).string", .named("String"))
      }
      return machineValue(text)
    case ("URL"?, _): return try urlMember(name, arguments, of: value)
    default: return nil
    }
  }

  /// A member, or what a call gives, of an address that is known; nil for all others.
  private func urlMember(
    _ name: String, _ arguments: [Operand]?, of value: ForeignValue
  ) throws(Unwind) -> MachineValue? {
    guard let first = value.arguments?.first, first.label == "string",
      value.arguments?.count == 1, case .string(let text, _) = first.value,
      let url = URL(string: text)
    else { return nil }
    func optional(_ text: String?) -> MachineValue {
      text.map { .some(.string($0)) } ?? .null
    }
    func made(_ url: URL) throws(Unwind) -> MachineValue {
      try machine.make(.named("URL"), [("string", .string(url.absoluteString))])
    }
    guard let arguments else {
      switch name {
      case "absoluteString", "relativeString", "description": return .string(text)
      case "host": return optional(url.host)
      case "scheme": return optional(url.scheme)
      case "query": return optional(url.query)
      case "fragment": return optional(url.fragment)
      case "port": return url.port.map { .some(.integer($0, .int)) } ?? .null
      case "path": return .string(url.path)
      case "lastPathComponent": return .string(url.lastPathComponent)
      case "pathExtension": return .string(url.pathExtension)
      case "isFileURL": return .bool(url.isFileURL)
      case "pathComponents": return machine.list(ofTexts: url.pathComponents)
      default: return nil
      }
    }
    switch (name, arguments.map(\.label)) {
    case ("host", []): return optional(url.host)
    case ("path", []): return .string(url.path)
    case ("query", []): return optional(url.query)
    case ("fragment", []): return optional(url.fragment)
    case ("deletingPathExtension", []): return try made(url.deletingPathExtension())
    case ("deletingLastPathComponent", []): return try made(url.deletingLastPathComponent())
    case ("appendingPathComponent", [nil]), ("appending", ["path"]), ("appending", ["component"]):
      guard case .string(let part, _) = try machine.given(arguments[0]) else { return nil }
      return try made(url.appendingPathComponent(part))
    case ("appendingPathExtension", [nil]):
      guard case .string(let part, _) = try machine.given(arguments[0]) else { return nil }
      return try made(url.appendingPathExtension(part))
    default: return nil
    }
  }

  /// The names of a chain from its beginning: `string`, `settings` of `R.string.settings`.
  private func names(of value: ForeignValue) -> [String] {
    var names = [value.name]
    var base = value.base
    while case .foreign(let inner)? = base {
      names.insert(inner.name, at: 0)
      base = inner.base
    }
    return names
  }

  /// The style of `UIFontMetrics(forTextStyle: .title1)`; Body for `.default`.
  func metrics(_ value: ForeignValue) -> String? {
    guard let style = value.arguments?.first?.value else { return nil }
    return symbolName(convert(style))
  }

  /// What a static member, or a call of one, of a type of another module gives; nil where that is not known here.
  func staticMember(
    _ name: String, _ arguments: [Operand]?, of type: TypeReference
  ) throws(Unwind) -> MachineValue? {
    guard case .named(let written, _) = type else { return nil }
    let path = machine.index.withoutSystemModule(written)
    switch (path, name) {
    case (["String"], "localizedStringWithFormat"):
      guard let arguments, let first = arguments.first,
        case .string(let format, _) = try machine.given(first)
      else { return nil }
      var values: [Value] = []
      for argument in arguments.dropFirst() { values.append(convert(try machine.given(argument))) }
      return machineValue(self.format(format, values))
    case (["Task"], "detached") where appearance.isUnderWay: return try begin(arguments?.last)
    case (["ScreenMeasures"], "width"): return .double(environment.screenSize.width, .cgFloat)
    case (["ScreenMeasures"], "height"): return .double(environment.screenSize.height, .cgFloat)
    case (["ScreenMeasures"], "isPad"):
      return .bool(min(environment.screenSize.width, environment.screenSize.height) >= 744)
    // The reader's settings: those that nobody asks to be laid out are as a device has them at first.
    case (["UIAccessibility"], "isBoldTextEnabled") where arguments == nil:
      return .bool(legibilityWeight == .bold)
    case (["UIAccessibility"], _)
    where arguments == nil && name.hasPrefix("is")
      && (name.hasSuffix("Enabled") || name.hasSuffix("Running")):
      return .bool(false)
    case (["DispatchQueue"], _), (["NotificationCenter"], _), (["UserDefaults"], _): return nil
    default: break
    }
    var given: [MachineValue]?
    if let arguments {
      var list: [MachineValue] = []
      for argument in arguments { list.append(try machine.given(argument)) }
      given = list
      if TextLookup.isAboutTexts(name), let known = text(ofFunction: name, in: path.last, list) {
        return known
      }
    }
    return generatedText(name, in: path, given?.map { convert($0) }).map { machineValue($0) }
  }

  /// A length that grows as a text style does, Body where none is named.
  func scaled(_ number: Double, relativeTo name: String?) -> Double {
    let style = name.flatMap { TextStyle(swiftUIName: $0) } ?? .body
    return FontMetrics(forTextStyle: style).scaledValue(for: number, compatibleWith: textTraits)
  }
}

extension MachineValue {
  /// A whole number as one with a point.
  fileprivate var asDouble: MachineValue {
    if case .integer(let number, _) = self { .double(Double(number), .cgFloat) } else { self }
  }
}

extension TextStyle {
  /// The style of SwiftUI's or UIKit's name: `title`, `title1`, `caption`.
  init?(swiftUIName name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    default:
      guard let style = TextStyle.allCases.first(where: { $0.name == name }) else { return nil }
      self = style
    }
  }
}
