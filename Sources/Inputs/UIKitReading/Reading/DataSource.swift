import CodeEvaluation
import SwiftCode

/// Asks an object of the app what UIKit asks a list's data source and delegate.
struct DataSource {
  let machine: Machine
  let reader: HeapReader
  let object: ObjectID

  /// Rows of a section where nobody knows how many there are.
  static let placeholderRows = 3
  static let mostRows = 40
  static let mostSections = 12

  /// The answer; nil where its classes have no such function.
  func ask(_ name: String, _ arguments: [Operand]) -> Value? {
    answer(name, arguments).map(reader.resolved)
  }

  private func answer(_ name: String, _ arguments: [Operand]) -> Value? {
    let labels = arguments.map(\.label)
    guard
      reader.classes(of: object).contains(where: { type in
        type.groups.contains { group in
          group.functions.contains { $0.name == name && $0.parameters.map(\.label) == labels }
        }
      })
    else { return nil }
    return machine.guarded { () throws(Unwind) -> Value in
      try machine.send(name, to: .object(object), arguments)
    }
  }

  /// How many there are; nil where nobody knows it. Of several answers one that is not 0.
  func number(_ name: String, _ arguments: [Operand]) -> Int? {
    guard let value = answer(name, arguments) else { return nil }
    let wanted = reader.resolved(value) { value in
      switch value {
      case .integer(let number, _): number > 0
      case .unknown: true
      default: false
      }
    }
    guard case .integer(let number, _) = wanted else { return nil }
    return number
  }

  /// A view of a class of UIKit, or of one below it.
  func view(_ name: String, _ arguments: [Operand], _ kit: String) -> ObjectID? {
    guard let id = ask(name, arguments).flatMap(reader.object), reader.isOf(kit, id) else {
      return nil
    }
    return id
  }

  /// Has a cell take on the look of its state, as UIKit does before it shows one.
  func configure(_ cell: ObjectID, _ kit: String) {
    let handler = reader.value(UIKitFields.Field(kit, "configurationUpdateHandler"), of: cell)
    guard handler != nil || reader.overrides("updateConfiguration", cell) else { return }
    _ = machine.guarded { () throws(Unwind) -> Value in
      try machine.send("_configure", to: .object(cell), [])
    }
  }

  func indexPath(_ row: Int, _ section: Int) -> Value? {
    try? machine.make(
      .named("IndexPath"),
      [
        Operand("row", value: .integer(row, .int)),
        Operand("section", value: .integer(section, .int)),
      ])
  }

  /// Its sections; where none has rows, those that it has once code has filled its lists.
  func filled<Section>(
    _ sections: () -> [Section], isEmpty: (Section) -> Bool
  ) -> [Section] {
    let first = sections()
    guard first.allSatisfy(isEmpty), assumeFilled() else { return first }
    return sections()
  }

  /// Takes lists for unknown that are empty now and that code may fill later: those that the object and what it
  /// holds keep in variables.
  ///
  /// - Returns: Whether there are any.
  private func assumeFilled() -> Bool {
    var owners = [object]
    for variable in variables(of: object) {
      guard let value = machine.stored(variable, in: object),
        case .object(let held) = value.plain, isOfApp(held), !owners.contains(held)
      else { continue }
      owners.append(held)
    }
    var isChanged = false
    for owner in owners {
      for variable in variables(of: owner) where !variable.isLet {
        guard let value = machine.stored(variable, in: owner),
          let filled = filled(value, variable.name, variable.type)
        else { continue }
        machine.keep(filled, for: variable, in: owner)
        isChanged = true
      }
    }
    if isChanged { reader.assume("a list that is empty at first has rows") }
    return isChanged
  }

  private func isOfApp(_ object: ObjectID) -> Bool {
    reader.classes(of: object).first.map { !reader.isPrelude($0) } ?? false
  }

  private func variables(of object: ObjectID) -> [VariableDeclaration] {
    reader.classes(of: object).filter { !reader.isPrelude($0) }.flatMap(\.storedProperties)
  }

  /// The value with lists that nobody knows in the place of empty ones: of a list, and of what has lists within itself; nil where
  /// none is empty.
  private func filled(
    _ value: Value, _ name: String, _ type: TypeReference?, depth: Int = 0
  ) -> Value? {
    guard depth < 4 else { return nil }
    switch value {
    case .array(let array) where array.elements.isEmpty:
      return machine.unknown(name, type ?? array.element.map { .array($0) })
    case .dictionary(let dictionary) where dictionary.pairs.isEmpty:
      return machine.unknown(name, type)
    case .null where type?.unwrapped.isList == true: return machine.unknown(name, type)
    case .some(let inner):
      return filled(inner, name, type?.unwrapped, depth: depth + 1).map { .some($0) }
    case .enumCase(var own):
      let parameters = own.type.enumerationCase(own.name)?.parameters ?? []
      let parts = own.payload.enumerated().map { number, part in
        filled(
          part.value, part.label ?? own.name,
          parameters.indices.contains(number) ? parameters[number].type : nil, depth: depth + 1)
      }
      if parts.allSatisfy({ $0 == nil }) { return nil }
      for (number, part) in parts.enumerated() { if let part { own.payload[number].value = part } }
      return .enumCase(own)
    case .structure(var own):
      let parts = zip(own.type.storedProperties, own.fields).map { property, field in
        property.isLet && property.initialValue != nil
          ? nil : filled(field, "\(name).\(property.name)", property.type, depth: depth + 1)
      }
      if parts.allSatisfy({ $0 == nil }) { return nil }
      own.fields = zip(parts, own.fields).map { $0 ?? $1 }
      return .structure(own)
    default: return nil
    }
  }
}

extension TypeReference {
  fileprivate var isList: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }
}
