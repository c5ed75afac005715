import CodeEvaluation
import DynamicTypeModel
import SwiftUIModel

/// Lists, forms, sections and `ForEach`.
extension ViewTable {
  static let lists: [String: Maker] = [
    "List": { reader, call in
      .view(ViewPiece(.list(nil), at: call.location, [reader.rows(call)]))
    },
    "Form": { reader, call in
      .view(ViewPiece(.list(.insetGrouped), at: call.location, [reader.content(call)]))
    },
    "Section": { reader, call in reader.section(call) },
    "ForEach": { reader, call in reader.forEach(subviewsOf: call) ?? .view(reader.rows(call)) },
    "Table": { reader, call in .view(reader.table(call)) },
    "OutlineGroup": { reader, call in .view(reader.rows(call)) },
  ]
}

extension ViewReader {
  func section(_ call: CallArguments) -> Value? {
    var header = views(call.expression("header"), call)
    if header == nil, let title = first(call) { header = textPiece(title, at: call.location) }
    let footer = views(call.expression("footer"), call)
    var isShut = false
    if let given = call.expression("isExpanded"), case .bool(false) = held(given.given.value) {
      isShut = true
    }
    return .view(
      ViewPiece(
        .section, at: call.location,
        [header ?? .empty, isShut ? .empty : content(call), footer ?? .empty]))
  }

  /// In a compact width a table shows its first column alone, as the rows of a list, without headers.
  func table(_ call: CallArguments) -> ViewPiece {
    guard environment.horizontalSizeClass == .compact, let data = call.unlabelled.first,
      let closure = call.trailing, let column = column(closure)
    else { return .opaque("Table", "a table of columns", at: call.location) }
    let rows = elements(of: data).map { element -> ViewPiece in
      if let cell = column.trailing { return views(cell.given.value, with: [element]) }
      guard case .keyPath(let names)? = self.value("value", column) else { return .empty }
      return textPiece(field(names, of: element), at: column.location)
    }
    return ViewPiece(.list(nil), at: call.location, [.group(rows)]).changed(.listStyle(.plain))
  }

  /// The first `TableColumn` that a closure makes.
  private func column(_ closure: CallArguments.Argument) -> CallArguments? {
    let made = run { () throws(Unwind) -> MachineValue in
      try self.machine.built(closure.given.value, with: [])
    }
    var open = [made]
    while let next = open.popLast() {
      guard case .foreign(let foreign) = machine.current(next) else { continue }
      if foreign.root?.name == "TableColumn", foreign.arguments != nil { return call(foreign) }
      if foreign.root?.name == "TupleView" {
        open += (foreign.arguments ?? []).map(\.value).reversed()
      } else if let base = foreign.base {
        open.append(base)
      }
    }
    return nil
  }

  /// The elements of a list, three where it is not known how many.
  func elements(of argument: CallArguments.Argument) -> [MachineValue] {
    var list = machine.current(argument.given.value)
    if case .some(let inner) = list { list = inner }
    if case .choice(let choice) = list {
      let holds = truth(of: choice.atom)
      let chosen = CallArguments.Argument(
        ForeignArgument(
          nil, holds ? choice.whenTrue : choice.whenFalse, origin: argument.given.origin))
      chosenList = assumption(choice.atom, holds)
      return elements(of: chosen)
    }
    if case .structure(let structure) = list, let inner = wrapped(list, structure.type) {
      // Each element as a `Binding`, which changes nothing that is shown.
      return elements(
        of: CallArguments.Argument(ForeignArgument(nil, inner, origin: argument.given.origin))
      ).map { element in
        self.run { () throws(Unwind) -> MachineValue in
          try self.machine.constantBinding(element)
        }
      }
    }
    var known: [MachineValue]?
    if case .integer(let count, _) = list {
      known = (0..<max(0, min(count, Self.maximumElements))).map { .integer($0, .int) }
    } else {
      let found = run { () throws(Unwind) -> MachineValue in
        guard let elements = try self.machine.elements(in: list) else { return .void }
        return .array(ArrayValue(elements))
      }
      if case .array(let array) = found { known = array.elements }
    }
    if let known { return Array(known.prefix(Self.maximumElements)) }
    if case .null = list { return [] }
    guard case .unknown(let unknown) = list else {
      assume("\(argument.origin) has three elements")
      return (0..<3).map { _ in machine.unknown("an element") }
    }
    if machine.isSupposedEmpty(unknown) || decidesEmpty(unknown.origin) { return [] }
    assume("\(unknown.origin) has three elements")
    let type = machine.elementType(of: list)
    return (0..<3).map { machine.element($0, of: unknown, type) }
  }

  /// The views of `ForEach` and of lists with data: one an element.
  func rows(_ call: CallArguments) -> ViewPiece {
    guard let data = call.unlabelled.first else { return content(call) }
    guard
      let closure = call.trailing ?? call.expression("content") ?? call.expression("rowContent")
    else { return .empty }
    let identity = self.value("id", call)
    chosenList = nil
    let elements = elements(of: data)
    let what = chosenList
    let pieces = elements.map { element -> ViewPiece in
      let row = views(closure.given.value, with: [element])
      return (what.map { row.assumed($0) } ?? row)
        .tagged(by: tag(of: element, identity), isExplicit: false)
    }
    return ViewPiece(.group, at: call.location, pieces)
  }

  /// What a picker compares with its selection.
  private func tag(of element: MachineValue, _ identity: Value?) -> Value {
    if case .keyPath(let names)? = identity {
      return names.isEmpty || names == ["self"] ? convert(element) : field(names, of: element)
    }
    guard let type = machine.type(of: element), machine.property("id", of: type) != nil else {
      return convert(element)
    }
    return field(["id"], of: element)
  }

  /// A property of a value.
  func field(_ name: String, of value: Value) -> Value? {
    switch value.readable {
    case .tuple(let parts): return parts.first { $0.label == name }?.value
    case .instance(let instance): return field([name], of: instance.value)
    case .enumCase(let choice): return field([name], of: choice.value)
    default: return nil
    }
  }

  func field(_ names: [String], of value: MachineValue) -> Value {
    let made = run { () throws(Unwind) -> MachineValue in
      var result = value
      for name in names where name != "self" {
        result = try self.machine.value(of: name, in: result)
      }
      return result
    }
    return convert(made)
  }
}
