import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// What the tables of views ask of a call's arguments.
extension ViewReader {
  func value(_ label: String, _ call: CallArguments, as type: String? = nil) -> Value? {
    call.expression(label).map { argument in
      let value = evaluate(argument)
      return type.map { resolve(value, as: $0) } ?? value
    }
  }

  /// The first argument without a label that is no trailing closure.
  func first(_ call: CallArguments, as type: String? = nil) -> Value? {
    call.unlabelled.first.map { argument in
      let value = evaluate(argument)
      return type.map { resolve(value, as: $0) } ?? value
    }
  }

  func number(_ value: Value?) -> Double? {
    switch value?.readable {
    case .number(let number, _)?: return number
    case .symbol(let symbol)?:
      // `.infinity` where nobody says that a number is meant.
      switch symbol.steps.last?.name {
      case "infinity": return .infinity
      case "zero": return 0
      default: break
      }
      if case .number(let number, _) = resolve(.symbol(symbol), as: "CGFloat") { return number }
      return nil
    default: return nil
    }
  }

  func number(_ label: String, _ call: CallArguments) -> Double? { number(value(label, call)) }

  func symbolName(_ value: Value?) -> String? {
    switch value?.readable {
    case .symbol(let symbol)?: symbol.steps.last?.name
    case .enumCase(let choice)?: choice.name
    default: nil
    }
  }

  /// What a builder argument shows: a closure's views, or a view that is given as it is.
  func views(
    _ argument: CallArguments.Argument?, _ call: CallArguments, with values: [MachineValue] = []
  ) -> ViewPiece? {
    guard let argument else { return nil }
    return views(argument.given.value, with: values)
  }

  func views(_ value: MachineValue, with values: [MachineValue] = []) -> ViewPiece {
    guard case .function = value.unwrappedOptional else { return view(of: value) }
    let made = run { () throws(Unwind) -> MachineValue in
      try self.machine.built(value, with: values)
    }
    return view(of: made)
  }

  /// The content of a container: its trailing closure, or `content:`.
  func content(_ call: CallArguments, with values: [MachineValue] = []) -> ViewPiece {
    views(call.trailing ?? call.expression("content"), call, with: values) ?? .empty
  }

  /// A title that is given as a text: a literal is looked up, a `String` is not.
  func textPiece(_ value: Value, at location: SourceLocation?) -> ViewPiece {
    if case .text(let text) = value {
      return ViewPiece(.text(text.content), at: text.location ?? location)
    }
    if isView(value) { return view(of: value) }
    let text = styledText(value)
    return ViewPiece(.text(text.content), at: text.location ?? location)
  }

  /// A text for a value that a `Text` or a title is made of.
  func styledText(_ value: Value, table: String? = nil, file: Int = 0) -> TextValue {
    switch value {
    case .text(let text): return text
    case .image(let image):
      return TextValue(content: StyledText(runs: [TextRun(image)]), location: image.location)
    case .assumed(.string(let string), let what):
      return styledText(.string(string).assuming(what), table: table, file: file)
    case .string(let string):
      guard string.literal != nil else {
        return TextValue(content: styled(string), location: string.location)
      }
      let key = localized(string, file: fileOf(string.location) ?? file, table: table)
      guard case .localized(let localized) = key else { return TextValue(content: styled(string)) }
      return TextValue(content: styled(localized), location: string.location)
    case .localized(var localized):
      localized.table = localized.table ?? table
      return TextValue(content: styled(localized), location: localized.location)
    default:
      if case .symbol(let symbol) = value, let text = member(ofTextTypes: symbol) ?? key(symbol) {
        return styledText(text, table: table, file: file)
      }
      let string = display(value, called: origin(of: value))
      return TextValue(content: styled(string), location: string.location)
    }
  }

  /// The key that `.init("Title")` makes where a text is asked for, as `LocalizedStringKey` does; nil for others.
  func key(_ symbol: Symbol) -> Value? {
    guard symbol.type == nil, symbol.name == "init",
      let first = symbol.steps[0].arguments?.first, first.label == nil,
      case .string(var text) = first.value.readable
    else { return nil }
    if text.literal == nil, let known = text.known {
      text.literal = LiteralForm(key: known, arguments: [])
    }
    return .string(text)
  }

  private func fileOf(_ location: SourceLocation?) -> Int? {
    guard let location else { return nil }
    return project.fileNumbers[location.path]
  }
}

// MARK: - Numbers and names that views take

extension ViewReader {
  func edges(_ value: Value?) -> ViewEdges? {
    switch value?.readable {
    case .array(let values)?:
      return values.reduce(into: ViewEdges()) { $0.formUnion(edges($1) ?? []) }
    case .symbol(let symbol)?:
      if symbol.steps.last?.name == "init" {
        return edges(symbol.steps.last?.arguments?.first?.value)
      }
      switch symbol.steps.last?.name {
      case "top": return .top
      case "bottom": return .bottom
      case "leading", "left": return .leading
      case "trailing", "right": return .trailing
      case "horizontal": return .horizontal
      case "vertical": return .vertical
      case "all": return .all
      default: return nil
      }
    default: return nil
    }
  }

  func axes(_ value: Value?) -> AxisSet? {
    switch value?.readable {
    case .array(let values)?: return values.reduce(into: AxisSet()) { $0.formUnion(axes($1) ?? []) }
    case .symbol(let symbol)?:
      switch symbol.name {
      case "horizontal": return .horizontal
      case "vertical": return .vertical
      default: return nil
      }
    default: return nil
    }
  }

  func alignment(_ value: Value?) -> ViewAlignment {
    switch symbolName(value) {
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    case "leadingFirstTextBaseline", "leadingLastTextBaseline":
      ViewAlignment(horizontal: .leading, vertical: .firstTextBaseline)
    case "trailingFirstTextBaseline", "trailingLastTextBaseline":
      ViewAlignment(horizontal: .trailing, vertical: .firstTextBaseline)
    default: .center
    }
  }

  /// A guide on one axis; nil for the default.
  func guide(_ value: Value?, _ axis: Axis) -> GuideKey? {
    switch (symbolName(value), axis) {
    case ("leading", .horizontal): .leading
    case ("trailing", .horizontal): .trailing
    case ("top", .vertical): .top
    case ("bottom", .vertical): .bottom
    case ("firstTextBaseline", .vertical): .firstTextBaseline
    case ("lastTextBaseline", .vertical): .lastTextBaseline
    case ("center", _): axis == .horizontal ? .horizontalCenter : .verticalCenter
    default: nil
    }
  }

  func insets(_ value: Value?) -> DirectionalInsets? {
    guard case .symbol(let symbol)? = value?.readable,
      let arguments = symbol.steps.last?.arguments
    else {
      if case .symbol(let symbol)? = value?.readable, symbol.name == "zero" { return .zero }
      return nil
    }
    var insets = DirectionalInsets.zero
    for (label, value) in arguments {
      let length = number(value) ?? 0
      switch label {
      case "top": insets.top = length
      case "leading", "left": insets.leading = length
      case "bottom": insets.bottom = length
      case "trailing", "right": insets.trailing = length
      default: break
      }
    }
    return insets
  }
}
