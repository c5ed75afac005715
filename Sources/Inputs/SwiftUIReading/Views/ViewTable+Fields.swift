import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Fields and pickers.
extension ViewTable {
  static let fields: [String: Maker] = [
    "TextField": { reader, call in reader.textField(call, isSecure: false) },
    "SecureField": { reader, call in reader.textField(call, isSecure: true) },
    "TextEditor": { reader, call in
      let text = reader.display(reader.value("text", call) ?? .string(StringValue("")))
      return .view(
        ViewPiece(
          .control(.textEditor(text: text.shown)), at: call.location,
          provenance: reader.provenance(of: text)))
    },
  ]

  static let pickers: [String: Maker] = [
    "Picker": { reader, call in reader.picker(call) },
    "DatePicker": { reader, call in reader.datePicker(call) },
    "MultiDatePicker": { _, call in
      .view(.opaque("MultiDatePicker", "a calendar", at: call.location))
    },
  ]
}

extension ViewReader {
  func provenance(of text: StringValue) -> Provenance {
    for piece in text.pieces {
      if case .unknown(let origin, _) = piece { return .placeholder(origin) }
    }
    return .known
  }

  func textField(_ call: CallArguments, isSecure: Bool) -> Value? {
    let title = first(call).map { styledText($0).content }
    let prompt = value("prompt", call).flatMap { value -> StyledText? in
      if case .text(let text) = value { text.content } else { nil }
    }
    let label =
      call.trailing != nil || call.expression("label") != nil
      ? firstText(of: views(call.trailing ?? call.expression("label"), call))
      : nil
    let shown = prompt ?? title ?? label ?? StyledText("")
    let text = value("text", call) ?? value("value", call)
    var content = StringValue("")
    switch text?.readable {
    case .string(let string)?: content = string
    case .number(let number, let isInteger)?: content = StringValue(Value.digits(number, isInteger))
    default: break
    }
    let field = TextFieldDescription(
      prompt: shown.string, text: content.shown, isSecure: isSecure,
      growsVertically: symbolName(value("axis", call)) == "vertical")
    let uncertain = shown.runs.first { $0.provenance != .known }?.provenance
    let plain = ViewPiece(
      .control(.textField(field)), at: call.location,
      provenance: content.shown.isEmpty ? uncertain ?? .known : provenance(of: content))
    return .view(styled("TextFieldStyle", { machine.foreign($0, .named("View")) }, plain))
  }

  private func firstText(of piece: ViewPiece?) -> StyledText? {
    var open = piece.map { [$0] } ?? []
    while let next = open.popLast() {
      if case .text(let text) = next.content { return text }
      open += next.children.reversed()
    }
    return nil
  }

  func picker(_ call: CallArguments) -> Value? {
    let label: ViewPiece
    if let title = first(call) {
      label = textPiece(title, at: call.location)
    } else {
      label = views(call.expression("label"), call) ?? .empty
    }
    let selection = (value("selection", call) ?? .unknown(Unknown("the selection"))).readable
    let options = options(of: content(call))
    var selected = self.selection(call, of: options)
    var isAssumed = false
    if selected == nil, selection.isUnknown, !options.isEmpty {
      selected = decideOption(of: selection, call, options)
      isAssumed = true
    }
    var children = [label] + options
    if isAssumed, let selected {
      children[selected + 1] = children[selected + 1].assumed(
        "\(origin(of: selection)) is the first choice")
    }
    return .view(
      ViewPiece(.control(.picker(selected: selected)), at: call.location, children))
  }

  /// The choice of a selection that is not known, which other code may have compared with the tags already.
  private func decideOption(
    of selection: Value, _ call: CallArguments, _ options: [ViewPiece]
  ) -> Int {
    let value = call.expression("selection").map { chosen($0.given.value) }
    let atoms: [UnknownID?] = options.map { option in
      guard let value, let tag = option.tag else { return nil }
      return truth(of: value, is: tag)
    }
    if let known = atoms.firstIndex(where: { $0.flatMap(decided) == true }) { return known }
    let open = atoms.firstIndex { $0.flatMap(decided) != false } ?? 0
    let selected = decide(
      origin(of: selection), options: options.indices.map { "option \($0 + 1)" },
      preferred: open)
    for (number, atom) in atoms.enumerated() {
      if let atom { note(atom, number == selected) }
    }
    return selected
  }

  /// What a selection's binding gives, for which its code runs.
  private func chosen(_ selection: MachineValue) -> MachineValue {
    let value = machine.current(selection)
    guard case .structure(let structure) = value, let inner = wrapped(value, structure.type) else {
      return value
    }
    return machine.current(inner)
  }

  /// What decides whether what is chosen is the tag of a choice; nil where that is not one truth.
  private func truth(of value: MachineValue, is tag: Value) -> UnknownID? {
    switch tag.readable {
    case .enumCase(let choice): return machine.truth(value, is: choice.value)
    case .string(let text): return text.known.flatMap { machine.truth(value, is: .string($0)) }
    case .number(let number, true):
      return machine.truth(value, is: .integer(Int(clamping: number), .int))
    default: return nil
    }
  }

  /// The number of the choice whose tag is the `selection:`; nil where it is not known.
  func selection(_ call: CallArguments, of options: [ViewPiece]) -> Int? {
    guard let selection = value("selection", call)?.readable else { return nil }
    return options.firstIndex { option in
      option.tag.map { Value.equal($0.readable, selection) == true } ?? false
    }
  }

  /// The choices of a picker or the tabs of a tab view: what is in groups, each.
  func options(of piece: ViewPiece) -> [ViewPiece] {
    var result: [ViewPiece] = []
    var open = [piece]
    while let next = open.popLast() {
      switch next.content {
      case .group where !next.hasExplicitTag && (next.tag == nil || next.children.count != 1):
        open += next.children.reversed()
      case .section:
        if next.children.count > 1 { open.append(next.children[1]) }
      case .control(.label) where !next.isEmpty, .text, .image: result.append(next)
      default: if !next.isEmpty { result.append(next) }
      }
    }
    return result
  }

  func datePicker(_ call: CallArguments) -> Value? {
    let parts = value("displayedComponents", call)
    var names: [String] = []
    switch parts {
    case .array(let values)?: names = values.compactMap { symbolName($0) }
    case .some(let single): names = symbolName(single).map { [$0] } ?? []
    case nil: break
    }
    let hasDate = names.isEmpty || names.contains("date")
    let hasTime = names.isEmpty || names.contains("hourAndMinute")
    // Whatever the date is, it is as long: all but its digits and the month's abbreviation is the system's.
    func shown(_ text: String) -> StyledText {
      var run = TextRun(text)
      run.provenance = .placeholder(call.expression("selection")?.origin ?? "a date")
      return StyledText(runs: [run])
    }
    let control = ControlDescription.datePicker(
      date: hasDate ? shown("Nov 22, 2026") : nil, time: hasTime ? shown("9:41 AM") : nil)
    return .view(ViewPiece(.control(control), at: call.location, [controlLabel(call)]))
  }
}
