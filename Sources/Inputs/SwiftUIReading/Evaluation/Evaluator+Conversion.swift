import SwiftUIModel

/// Values in the place of a declared type.
extension Evaluator {
  /// A value as a parameter, a property or a result of a type holds it.
  func convert(_ value: Value, to type: TypeReference) -> Value {
    let name = type.unwrapped.name.lastNameComponent
    switch (value, name) {
    case (.assumed(let inner, let what), _): return convert(inner, to: type).assuming(what)
    case (.closure(var closure), "->"):
      closure.result = closure.result ?? type.unwrapped.arguments.first
      return .closure(closure)
    case (.string(let string), "LocalizedStringKey"),
      (.string(let string), "LocalizedStringResource"):
      return localized(string, file: type.file)
    case (.string(let string), "Text"):
      return .text(TextValue(content: styled(string), location: string.location))
    // As `some View` it has the modifiers of views, no longer those of `Text`.
    case (.text, "View"), (.image, "View"): return .view(view(of: value))
    case (.string(let string), _): return .string(string.verbatim)
    case (.array(let values), _):
      guard let element = type.element else {
        return declaration(of: type).flatMap { optionSet($0, of: values) } ?? value
      }
      return .array(values.map { convert($0, to: element) })
    case (.symbol(let symbol), _) where symbol.type == nil:
      return resolve(symbol, as: type) ?? value
    case (.unknown(let unknown), _) where unknown.type == nil:
      return placeholder(unknown.origin, type)
    case (.number(let number, true), "Double"), (.number(let number, true), "CGFloat"),
      (.number(let number, true), "Float"), (.number(let number, true), "TimeInterval"):
      return .number(number, isInteger: false)
    case (.instance(let instance), _)
    where instance.arguments.isEmpty && !type.unwrapped.arguments.isEmpty:
      return value
    default: return value
    }
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

  /// `.name` where a type is expected.
  func resolve(_ symbol: Symbol, as type: TypeReference) -> Value? {
    guard let name = symbol.name, symbol.steps[0].arguments == nil,
      let declaration = declaration(of: type)
    else { return nil }
    return staticMember(name, of: declaration)
  }

  /// What a member without a base stands for where a text is shown, `Text(.welcome)` and `Label(.localized("Open"), …)`:
  /// one that the app adds to the types that texts are made of.
  func member(ofTextTypes symbol: Symbol) -> Value? {
    guard symbol.type == nil, symbol.steps.count == 1, let step = symbol.steps.first else {
      return nil
    }
    for name in ["LocalizedStringKey", "LocalizedStringResource", "String"] {
      guard let type = declaration(of: TypeReference(name, file: 0)),
        let member = staticMember(step.name, of: type)
      else { continue }
      switch (member, step.arguments) {
      case (.function(let function), .some(let arguments)) where arguments.count == 1:
        let made = applied(function, arguments[0].value)
        if !made.isUnknown { return made }
      case (.function, _), (_, .some): continue
      case (let value, nil): return value
      }
    }
    return nil
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
