import CodeEvaluation
import CodeLowering
import DynamicType
import DynamicTypeModel
import SwiftCode
import SwiftUIModel

/// Values of the machine as the tables of views ask for them.
extension ViewReader {
  func evaluate(_ argument: CallArguments.Argument) -> Value {
    argument.value { given in self.convert(given) }
  }

  private func convert(_ argument: ForeignArgument) -> Value {
    let value = convert(argument.value, called: argument.origin)
    guard let literal = argument.literal, let (text, what) = string(value) else { return value }
    var string = text
    string.literal = form(of: literal)
    string.location = argument.place.flatMap(location)
    return what.map { .assumed(.string(string), $0) } ?? .string(string)
  }

  private func string(_ value: Value) -> (StringValue, Assumption?)? {
    switch value {
    case .string(let string): (string, nil)
    case .assumed(.string(let string), let what): (string, what)
    default: nil
    }
  }

  /// - Parameter origin: The source of the value, for what is not known of it.
  func convert(_ value: MachineValue, called origin: String = "") -> Value {
    let value = machine.current(value)
    if let known = scalar(value) { return known }
    guard enter() else { return .unknown(Unknown("what nests too deep")) }
    defer { leave() }
    switch value {
    case .some(let inner): return convert(inner, called: origin)
    case .text(let parts): return .string(StringValue(pieces: parts.flatMap(pieces)))
    case .array(let array): return .array(array.elements.map { convert($0) })
    case .set(let set): return .array(set.elements.map { convert($0) })
    case .dictionary(let dictionary):
      return .array(
        dictionary.pairs.map { .tuple([("key", convert($0.key)), ("value", convert($0.value))]) })
    case .range(let range):
      return .range(lower: range.lower.map { convert($0) }, upper: range.upper.map { convert($0) })
    case .tuple(let elements):
      return .tuple(elements.map { ($0.label, convert($0.value)) })
    case .structure(let structure):
      if let wrapped = wrapped(value, structure.type) { return convert(wrapped, called: origin) }
      return .instance(Instance(type: structure.type, value: value))
    case .object:
      guard let type = machine.ownType(of: value) else { return .unknown(Unknown(origin)) }
      return .instance(Instance(type: type, value: value))
    case .enumCase(let choice): return .enumCase(EnumValue(name: choice.name, value: value))
    case .function(let function): return .function(function)
    case .type(let type): return .type(type)
    case .keyPath(let path):
      return .keyPath(
        path.parts.compactMap { if case .member(let name) = $0 { name } else { nil } })
    case .foreign(let foreign): return self.value(of: foreign)
    case .unknown(let unknown):
      if let piece = shownPieces[unknown.id] { return .string(StringValue(pieces: [piece])) }
      if unknown.origin == Lowering.tooDeep { assume("\(Lowering.tooDeep) is not read to its end") }
      let what = Unknown(unknown.origin, type: unknown.type)
      if case .array(let element)? = unknown.type?.unwrapped {
        return .list(UnknownList(origin: unknown.origin, element: element))
      }
      // A view of the app has its body, whatever its properties are.
      if let own = unknown.type.flatMap({ machine.ownType($0) }), own.kind == .structure,
        isView(own), let made = machine.structure(of: unknown)
      {
        return .instance(Instance(type: own, value: made))
      }
      return .unknown(what)
    case .choice(let choice):
      let holds = truth(of: choice.atom)
      let chosen = supposing(choice.atom, holds) {
        convert(holds ? choice.whenTrue : choice.whenFalse, called: origin)
      }
      return chosen.assuming(assumption(choice.atom, holds))
    case .uninitialized, .void, .null, .bool, .integer, .double, .character, .string:
      return .unknown(Unknown(origin))
    }
  }

  /// A value that has no others in it, which costs nothing; nil for all that have.
  private func scalar(_ value: MachineValue) -> Value? {
    switch value {
    case .void: .void
    case .null: .null
    case .bool(let truth): .bool(truth)
    case .integer(let number, _): .number(Double(number), isInteger: true)
    case .double(let number, _): .number(number, isInteger: false)
    case .character(let character): .string(StringValue(String(character)))
    case .string(let text, _): .string(StringValue(text))
    default: nil
    }
  }

  /// What a `Binding`, or another wrapper of SwiftUI's, holds; nil for other values.
  func wrapped(_ value: MachineValue, _ type: OwnType) -> MachineValue? {
    guard Self.boxes.contains(type.name), type.place.file >= project.firstPreludeFile else {
      return nil
    }
    return run { () throws(Unwind) -> MachineValue in
      try self.machine.value(of: "wrappedValue", in: value)
    }
  }

  private static let boxes: Set<String> = ["Binding", "State", "Bindable", "ObservedObject"]

  private func pieces(_ part: TextPart) -> [StringValue.Piece] {
    switch part {
    case .known(let text): [.text(text)]
    case .unknown(let unknown):
      shownPieces[unknown.id].map { [$0] }
        ?? Placeholder.pieces(for: Unknown(unknown.origin, type: unknown.type))
    }
  }

  /// A literal as a key of a string table.
  func form(of parts: [LiteralPart]) -> LiteralForm {
    var form = LiteralForm(key: "", arguments: [])
    let hasValues = parts.contains { if case .value = $0 { true } else { false } }
    for part in parts {
      switch part {
      case .text(let text): form.key += hasValues ? text.replacing("%", with: "%%") : text
      case .value(let value, let shown, let options, let origin):
        let converted = convert(value, called: origin)
        var text = StringValue(
          pieces: shown.isPartOfText
            ? display(convert(shown), called: origin).pieces
            : display(converted, called: origin).pieces)
        var format = Self.format(for: converted)
        if let option = options.first {
          if option.label == "specifier", case .number = converted.readable,
            case .string(let specifier, _) = option.value
          {
            text = self.format(specifier, [converted])
            format = specifier
          } else if option.label == "format", let written = written(value, by: option.value) {
            text = written
            format = "%@"
          } else {
            text = StringValue(pieces: Placeholder.pieces(for: Unknown(origin)))
            format = "%@"
          }
        }
        form.key += format
        form.arguments.append(LiteralForm.Argument(value: converted, text: text))
      }
    }
    return form
  }

  private static func format(for value: Value) -> String {
    switch value {
    case .number(_, isInteger: true): return "%lld"
    case .number: return "%lf"
    case .unknown(let unknown):
      switch unknown.type?.unwrapped.name {
      case "Int": return "%lld"
      case "Double", "CGFloat": return "%lf"
      case "Float": return "%f"
      case "UInt": return "%llu"
      default: return "%@"
      }
    case .assumed(let inner, _): return format(for: inner)
    default: return "%@"
    }
  }

  /// A text as the machine has it.
  func machineValue(_ text: StringValue) -> MachineValue {
    if let known = text.known, text.isCertain { return .string(known) }
    var parts: [TextPart] = []
    func add(_ piece: StringValue.Piece, of origin: String) {
      guard case .unknown(let unknown) = machine.unknown(origin, .named("String")) else { return }
      shownPieces[unknown.id] = piece
      parts.append(.unknown(unknown))
    }
    for piece in text.pieces {
      switch piece {
      case .text(let text): parts.append(.known(text))
      case .assumed(_, let what): add(piece, of: what.text)
      case .unknown(let origin, _): add(piece, of: origin)
      }
    }
    return .text(parts)
  }

  func location(_ place: CodePlace) -> SourceLocation? {
    guard place.file >= 0, place.file < project.firstPreludeFile else { return nil }
    return project.location(file: place.file, offset: place.offset)
  }

  // MARK: - What code makes of SwiftUI

  /// What a call or a chain of calls of SwiftUI's is.
  func value(of foreign: ForeignValue) -> Value {
    if let content = foreign.content {
      if let piece = content as? ViewPiece { return .view(piece) }
      if let piece = (content as? ContentBox)?.view { return .view(piece) }
      if let image = content as? ImageBox { return .image(image.image) }
      return .unknown(Unknown(foreign.type?.description ?? "a value"))
    }
    if foreign.base != nil { return chain(foreign) }
    let type = foreign.root.flatMap(name)
    if type == "ContentUnavailableView", foreign.name == "search" {
      let text = call(foreign).expression("text").map { display(evaluate($0)) }
      return .view(noSearchResults(text))
    }
    guard let given = foreign.arguments else {
      var symbol = Symbol(type: type, foreign.name)
      symbol.foreign = foreign
      if type == nil {
        switch foreign.name {
        case "infinity": return .number(.infinity, isInteger: false)
        case "greatestFiniteMagnitude":
          return .number(.greatestFiniteMagnitude, isInteger: false)
        default: break
        }
      }
      return .symbol(symbol)
    }
    // `.constant(true)` where nothing says that a binding is expected.
    if foreign.name == "constant", type == nil || type == "Binding", given.count == 1 {
      return convert(given[0].value)
    }
    let call = call(foreign)
    if foreign.name == "init", let type {
      if type == "TupleView" { return .view(.group(given.map { view(of: $0.value) })) }
      if let made = builtIn(type, call) { return made }
      if let container = foreignContainer(type, call) { return container }
      if !ViewTable.valueTypes.contains(type), !Self.keptTypes.contains(type),
        foreign.type?.unwrapped == foreign.root?.unwrapped
      {
        var unknown = Unknown("\(type)(\(call.isEmpty ? "" : "…"))", type: foreign.root)
        unknown.location = call.location
        return .unknown(unknown)
      }
    }
    // `KFImage.url(address)`.
    if let type, Self.isPicture(likelyBy: type), ViewTable.views[type] == nil,
      let picture = asyncImage(call)
    {
      return picture
    }
    var symbol = Symbol(type: type, steps: [step(foreign.name, call)])
    symbol.foreign = foreign
    return .symbol(symbol)
  }

  /// Values of Foundation and UIKit whose settings are asked for.
  private static let keptTypes: Set<String> = [
    "DateComponentsFormatter", "MKDistanceFormatter", "MeasurementFormatter",
    "Locale", "UIFontMetrics", "SymbolConfiguration",
  ]

  /// `Outer.Inner` of a type; the last name alone of what is in `Edge` and `Font`.
  private func name(_ type: TypeReference) -> String? {
    guard case .named(let written, _) = type.unwrapped else { return nil }
    let path = machine.index.withoutSystemModule(written)
    let last = path.last ?? ""
    guard path.count > 1 else { return last }
    return ViewTable.views[last] != nil || path[0] != "Edge" && path[0] != "Font"
      ? path.joined(separator: ".") : last
  }

  /// A chain of members and calls of something of SwiftUI's, or of a view of the app.
  private func chain(_ foreign: ForeignValue) -> Value {
    // The outermost first.
    var links: [ForeignValue] = []
    var base = MachineValue.foreign(foreign)
    while case .foreign(let next) = machine.current(base), next.content == nil,
      let inner = next.base, next.name != "+" || links.isEmpty
    {
      links.append(next)
      base = inner
      if next.name == "+" { break }
    }
    let outer = surroundings
    let outerWanted = wanted
    defer { (surroundings, wanted) = (outer, outerWanted) }
    // What a modifier is given is evaluated outside of it.
    var around: [Surroundings] = []
    let calls = links.map(call)
    for (link, call) in zip(links, calls) {
      around.append(surroundings)
      if Self.environmentModifiers.contains(link.name) {
        apply(environmentModifier: link.name, call)
      }
    }
    var value = convert(base)
    for (number, link) in links.enumerated().reversed() {
      // A view of the app is read where it stands: within this modifier.
      if Self.environmentModifiers.contains(link.name), !isLeaf(value), isView(value) {
        value = .view(view(of: value))
      }
      surroundings = around[number]
      value = member(link, calls[number], of: value)
    }
    return value
  }

  /// Whether a value asks nothing of what is around it: it stays what it is, so that `Text.font(_:)` gives a text.
  private func isLeaf(_ value: Value) -> Bool {
    switch value {
    case .text, .image, .symbol: true
    default: false
    }
  }

  func call(_ foreign: ForeignValue) -> CallArguments {
    CallArguments(
      (foreign.arguments ?? []).map { CallArguments.Argument($0) },
      file: foreign.place?.file ?? -1, location: foreign.place.flatMap(location))
  }

  private func member(_ foreign: ForeignValue, _ call: CallArguments, of value: Value) -> Value {
    let name = foreign.name
    if name.hasPrefix("="), let text = attributed(value, name, call) { return text }
    if name == "+", call.arguments.count == 1 { return joined(value, evaluate(call.arguments[0])) }
    if name == "opacity", case .symbol(let symbol) = value, isColor(symbol) {
      return .symbol(adding(step(name, call), to: symbol, foreign))
    }
    if name == "callAsFunction", case .instance(let layout) = value {
      return .view(arranged(content(call), by: layout, at: call.location))
    }
    if isView(value) { return modifier(name, on: value, call) }
    switch value {
    case .symbol(let symbol):
      if isShapeLike(symbol), ViewTable.modifiers[name] != nil {
        return modifier(name, on: value, call)
      }
      if foreign.arguments == nil {
        return .symbol(adding(Symbol.Step(name: name), to: symbol, foreign))
      }
      if let container = arranged(by: symbol, name, call) { return container }
      return .symbol(adding(step(name, call), to: symbol, foreign))
    case .unknown where ViewTable.modifiers[name] != nil: return modifier(name, on: value, call)
    case .instance where ViewTable.modifiers[name] != nil: return modifier(name, on: value, call)
    case .unknown(let unknown):
      var result = Unknown("\(unknown.origin).\(name)", type: unknown.type)
      result.location = unknown.location
      return .unknown(result)
    default: return .unknown(Unknown("\(origin(of: value)).\(name)"))
    }
  }

  /// An attributed text with an attribute for all of it: its font counts, and nothing else changes its words; nil for what is
  /// no text.
  private func attributed(_ value: Value, _ name: String, _ call: CallArguments) -> Value? {
    guard let text = attributedText(value) else { return nil }
    guard name == "=font" else { return value }
    return textModifier("font", on: text, call).map { .text($0) } ?? value
  }

  private func adding(_ step: Symbol.Step, to symbol: Symbol, _ foreign: ForeignValue) -> Symbol {
    var added = symbol.adding(step)
    added.foreign = foreign
    return added
  }

  private func isColor(_ symbol: Symbol) -> Bool {
    symbol.type == "Color" || symbol.type == nil
  }

  func step(_ name: String, _ call: CallArguments) -> Symbol.Step {
    Symbol.Step(name: name, arguments: call.arguments.map { ($0.label, evaluate($0)) })
  }

  /// A text, also an attributed one without attributes; nil for all else.
  private func attributedText(_ value: Value) -> TextValue? {
    switch value {
    case .text(let text): text
    case .string(let string): TextValue(content: styled(string), location: string.location)
    default: nil
    }
  }

  /// Two texts one after the other.
  private func joined(_ left: Value, _ right: Value) -> Value {
    guard let one = attributedText(left), let other = attributedText(right) else { return left }
    return .text(
      TextValue(
        content: (one.content + other.content).joined, location: one.location,
        isFontUnknown: one.isFontUnknown || other.isFontUnknown))
  }

  /// A symbol as a value of the type that is expected, where the app declares it: `.gap` of `spacing: .gap`.
  func resolve(_ value: Value, as type: String) -> Value {
    guard case .symbol(let symbol) = value, let foreign = symbol.foreign, foreign.base == nil,
      symbol.type == nil || symbol.type == type
    else { return value }
    let made = run { () throws(Unwind) -> MachineValue in
      try self.machine.implicitValue(
        foreign.name, foreign.arguments?.map { ($0.label, $0.value) }, of: .named(type)) ?? .void
    }
    if case .void = made { return value }
    return convert(made)
  }

  /// What a value is, in the words of the source.
  func origin(of value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.origin
    case .list(let list): list.origin
    case .symbol(let symbol):
      ([symbol.type ?? ""] + symbol.steps.map(\.name)).joined(separator: ".")
    case .instance(let instance): instance.type.name
    case .enumCase(let choice): ".\(choice.name)"
    case .string(let string): string.shown
    case .assumed(let inner, _): origin(of: inner)
    case .function: "a function"
    case .type(let type): type.description
    default: "a value"
    }
  }

  func text(_ value: Value?) -> String? {
    if case .string(let string)? = value { string.known } else { nil }
  }
}

/// A picture as a value of the machine.
final class ImageBox {
  let image: ImageValue

  init(_ image: ImageValue) { self.image = image }
}

extension MachineValue {
  /// Whether it is a text.
  fileprivate var isPartOfText: Bool {
    switch self {
    case .string: true
    default: false
    }
  }
}
