import CodeLowering
import SwiftCode
import SwiftSyntax

// MARK: - What a framework's library asks of the machine

extension Machine {
  /// What a function of a value gives.
  package func send(
    _ name: String, to value: Value, _ arguments: [Operand] = []
  ) throws(Unwind) -> Value {
    try mapped(value.unwrappedOptional) { (value: Value) throws(Unwind) -> Value in
      try self.call(
        name, on: .value(value), value, arguments, Frame.empty, nil, origin: .text(name))
    }
  }

  /// A value that a type's initialiser makes of arguments.
  package func make(_ type: TypeReference, _ arguments: [Operand]) throws(Unwind) -> Value {
    try construct(type, arguments, Frame.empty)
  }

  /// Sets a property of a value, with its observers.
  package func set(_ name: String, of value: Value, to new: Value) throws(Unwind) {
    try write(new, to: member(name, of: .value(value), Frame.empty))
  }

  /// Runs the statements of a closure that stands in a file by itself.
  package func run(_ code: CodeBlockItemListSyntax, file: Int) throws(Unwind) -> Value {
    try run(code, file: file, collects: false)
  }

  /// What is kept for a stored property of an object; nil where nothing is yet.
  package func stored(_ variable: VariableDeclaration, in object: ObjectID) -> Value? {
    guard let cell = objects[object.rawValue].cells[variable.id] else { return nil }
    return load(cell)
  }

  /// What was kept for a stored property before something that nobody follows may have changed it.
  package func lastKnown(_ variable: VariableDeclaration, in object: ObjectID) -> Value? {
    objects[object.rawValue].cells[variable.id].flatMap { lastKnown[$0] }
  }

  /// Whether code that is called later, or any number of times, may have changed a stored property that keeps what it was.
  package func isDoubted(_ variable: VariableDeclaration, in object: ObjectID) -> Bool {
    objects[object.rawValue].cells[variable.id].map(doubtedCells.contains) ?? false
  }

  /// Keeps a value for a stored property of an object, without telling anyone.
  package func keep(_ value: Value, for variable: VariableDeclaration, in object: ObjectID) {
    if let cell = objects[object.rawValue].cells[variable.id] {
      store(settled(value), in: cell)
    } else {
      objects[object.rawValue].cells[variable.id] = newCell(settled(value))
    }
  }

  /// The class of an object and those above it, the nearest first.
  package func lineage(of object: ObjectID) -> [TypeDeclaration] {
    let type = objects[object.rawValue].type
    return [type] + ancestors(of: type)
  }

  /// Whether a class is, or inherits from, one of a name of the prelude.
  package func isClass(_ type: TypeReference, below name: String) -> Bool {
    guard let own = declaration(type) else { return false }
    return ([own] + ancestors(of: own)).contains {
      $0.name == name && $0.place.file >= index.ownFileCount
    }
  }

  /// Arguments of an initialiser of a type that nobody calls: none where it has one without any, else unknown ones of
  /// the first designated one.
  package func placeholderArguments(for type: TypeReference) -> [Operand] {
    let all = functions("init", of: type, isStatic: nil, kind: .initializer).map(\.function)
    let own = all.filter { !$0.parameters.contains { $0.label == "coder" } }
    let nearest = own.first.map { first in own.filter { $0.container === first.container } } ?? []
    if nearest.isEmpty || nearest.contains(where: { $0.match([]) != nil }) { return [] }
    let isApp = nearest[0].container.map { $0.place.file < index.ownFileCount } ?? false
    guard isApp, let chosen = nearest.first(where: { !$0.isConvenience }) ?? nearest.first else {
      return []
    }
    return placeholderArguments(of: chosen)
  }

  /// Values that nobody knows for the parameters of a function that have no default.
  package func placeholderArguments(of function: FunctionDeclaration) -> [Operand] {
    function.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map { parameter in
      let written = canonical(
        parameter.type, in: function.container, generics: [:], file: function.place.file, depth: 0)
      return Operand(parameter.label, value: unknown(parameter.name, written))
    }
  }
}
