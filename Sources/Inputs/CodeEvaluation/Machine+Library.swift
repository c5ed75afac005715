import CodeLowering
import SwiftCode
import SwiftSyntax

// MARK: - What a library asks of a run

extension Machine {
  /// A value of a type, made without arguments.
  package func make(_ type: TypeReference) throws(Unwind) -> Value {
    try construct(type, [], Frame.empty)
  }

  /// A value of a type, made with arguments.
  package func make(
    _ type: TypeReference, _ arguments: [(label: String?, value: Value)]
  ) throws(Unwind) -> Value {
    try construct(type, arguments.map { Operand($0.label, value: $0.value) }, Frame.empty)
  }

  /// A property of a value.
  package func value(of name: String, in value: Value) throws(Unwind) -> Value {
    try read(member(name, of: .cell(newCell(value)), Frame.empty))
  }

  /// A static property of a type; nil where no source declares one.
  package func staticValue(_ name: String, of type: TypeReference) throws(Unwind) -> Value? {
    guard variable(name, of: type, isStatic: true) != nil || enumCase(name, of: type) != nil else {
      return nil
    }
    return try typeMember(type, name, .value(.type(type)), Frame.empty)
  }

  /// What an implicit member, or a call of one, is where a type is expected; nil where no source declares it.
  package func implicitValue(
    _ name: String, _ arguments: [(label: String?, value: Value)]?, of type: TypeReference
  ) throws(Unwind) -> Value? {
    let operands = arguments?.map { Operand($0.label, value: $0.value) }
    if name == "init" {
      guard let operands else { return nil }
      guard declaration(type) != nil else {
        return try constructByExtension(type, operands, Frame.empty)
      }
      return try construct(type, operands, Frame.empty)
    }
    guard
      variable(name, of: type, isStatic: true) != nil
        || !functions(name, of: type, isStatic: true).isEmpty || enumCase(name, of: type) != nil
    else { return nil }
    return try implicitMember(name, operands ?? [], isCall: operands != nil, Frame.empty, type)
  }

  /// What a function of a value gives; nil where no source declares one.
  package func call(
    _ name: String, on value: Value, _ arguments: [(label: String?, value: Value)]
  ) throws(Unwind) -> Value? {
    guard let type = typeReference(of: value) else { return nil }
    let operands = arguments.map { Operand($0.label, value: $0.value) }
    guard functions(name, of: type).contains(where: { $0.function.match(operands) != nil }) else {
      return nil
    }
    return try call(
      name, on: .cell(newCell(value)), value, operands, Frame.empty, nil, origin: .text(name))
  }

  /// Calls a function that is a value.
  package func call(_ function: Value, with values: [Value]) throws(Unwind) -> Value {
    try call(function, values)
  }

  /// What a closure shows that a result builder of another module puts together.
  package func built(_ function: Value, with values: [Value]) throws(Unwind) -> Value {
    guard case .function(let known) = function.unwrappedOptional else {
      return try call(function, values)
    }
    known.collects = true
    return try call(.function(known), values)
  }

  /// The value of a body that stands alone, such as a preview's, whose statements a builder puts together.
  package func built(_ code: CodeBlockItemListSyntax, file: Int) throws(Unwind) -> Value {
    try run(code, file: file, collects: true)
  }

  /// Runs a body that stands alone.
  ///
  /// - Parameter collects: Whether its result is what its statements give together, where none returns.
  func run(_ code: CodeBlockItemListSyntax, file: Int, collects: Bool) throws(Unwind) -> Value {
    let lowered = Lowering.body(code, parameters: [], in: index, file: file)
    let frame = Frame(
      localCount: lowered.localCount, receiver: nil, type: nil, generics: [:], file: file)
    frame.collects = collects && !lowered.block.returns
    return try call(lowered, frame, nil)
  }

  /// What a text shows of an argument.
  package func text(_ operand: Operand) -> Value {
    guarded { () throws(Unwind) -> Value in
      try self.description(of: self.settled(self.value(operand, .named("String"))))
    }
  }

  /// What a text shows of a value.
  package func text(showing value: Value) throws(Unwind) -> Value { try description(of: value) }

  /// The parts of a value as a text, for people.
  package func plain(_ value: Value) -> String {
    value.parts.map { part in
      switch part {
      case .known(let text): text
      case .unknown(let unknown): "⟨\(unknown.origin)⟩"
      }
    }.joined()
  }

  /// The value of an argument, as a variable keeps it.
  package func given(_ operand: Operand) throws(Unwind) -> Value { settled(try value(operand)) }

  /// A static property of a type that an argument names as an implicit member, `.footnote`; nil for other arguments.
  package func given(
    _ operand: Operand, asMemberOf type: TypeReference
  ) throws(Unwind) -> Value? {
    guard case .implicitMember(let name, _)? = operand.expression else { return nil }
    return try staticValue(name, of: type)
  }

  /// A value as a variable of a type keeps it.
  package func value(_ value: Value, as type: TypeReference) -> Value {
    settled(coerced(value, to: type, nil))
  }

  /// An argument as it is kept, with its literal.
  package func kept(_ operand: Operand) throws(Unwind) -> ForeignArgument {
    try keep(operand, nil)
  }

  /// A list of texts that are known.
  package func list(ofTexts texts: [String]) -> Value {
    .array(ArrayValue(texts.map { .string($0) }, element: .named("String")))
  }

  /// The elements of an argument; nil where they are not known.
  package func list(_ operand: Operand) throws(Unwind) -> [Value]? {
    try elements(in: value(operand))
  }

  /// The elements of a list; nil where they are not known.
  package func elements(in value: Value) throws(Unwind) -> [Value]? {
    switch value {
    case .choice, .unknown: return nil
    default: break
    }
    if case .known(let elements) = try elements(of: value) { return elements }
    return nil
  }

  /// The type of the elements of a list.
  package func elementType(of value: Value) -> TypeReference? {
    switch typeReference(of: value)?.unwrapped {
    case .array(let element)?: element
    case .named(_, let arguments)? where arguments.count == 1: arguments[0]
    default: nil
    }
  }

  /// The values of the statements of a closure that a result builder of another module puts together.
  package func parts(of operand: Operand, _ arguments: [Value]) throws(Unwind) -> [Value] {
    let result = try built(value(operand), with: arguments)
    guard case .foreign(let group) = result, group.root?.name == "TupleView" else {
      return [result]
    }
    return group.arguments?.map(\.value) ?? []
  }

  /// The arguments of an attribute, in the scope of what it is written for.
  package func arguments(
    of attribute: Attribute, _ property: VariableDeclaration
  ) -> [Operand] {
    guard let list = attribute.arguments else { return [] }
    let lowered = Lowering.arguments(list, in: index, file: property.place.file)
    let frame = Frame(
      localCount: lowered.localCount, receiver: nil, type: property.container, generics: [:],
      file: property.place.file)
    return operands(lowered.arguments, frame)
  }

  /// The first value of a property.
  package func firstValue(of property: VariableDeclaration) throws(Unwind) -> Value? {
    guard let initial = property.initialValue else { return nil }
    return try initialValue(property, initial, receiver: nil, [])
  }

  /// Whether the stack has room for more.
  package var hasRoom: Bool { stack.hasRoom }

  /// The number of the file whose code runs; -1 where none does.
  package var file: Int { currentFile }

  /// A function of a library's as a value. It must not hold the machine, which may keep it.
  package func native(
    _ name: String, _ body: @escaping ([Value]) throws(Unwind) -> Value
  ) -> Value {
    .function(
      FunctionValue(
        .native(name) { (machine: Machine, operands: [Operand]) throws(Unwind) -> Value in
          var values: [Value] = []
          for operand in operands { values.append(try machine.given(operand)) }
          return try body(values)
        }))
  }

  /// A `Binding` that shows a value.
  package func constantBinding(_ value: Value) throws(Unwind) -> Value {
    try binding(to: .cell(newCell(value)), typeReference(of: value))
  }

  // MARK: Types

  package func type(of value: Value) -> TypeReference? { typeReference(of: value) }

  package func type(of property: VariableDeclaration) -> TypeReference? { type(of: property, []) }

  package func isSubtype(_ type: TypeReference, of other: TypeReference) -> Bool {
    conforms(type, to: other)
  }

  /// The declaration of the type of a value; nil for what is none of the app's.
  package func ownType(of value: Value) -> TypeDeclaration? {
    switch value.unwrappedOptional {
    case .structure(let structure): structure.type
    case .object(let id): objects[id.rawValue].type
    case .enumCase(let value): value.type
    default: nil
    }
  }

  package func ownType(_ type: TypeReference) -> TypeDeclaration? { declaration(type) }

  /// A property of the app's that a value of a type has, static or not; nil where there is none.
  package func property(_ name: String, of type: TypeReference) -> VariableDeclaration? {
    variable(name, of: type)?.0
  }

  package func functions(named name: String, of type: TypeReference) -> [FunctionDeclaration] {
    functions(name, of: type).map(\.function)
  }

  /// Whether a type declares an initialiser that is called without arguments.
  package func takesNoArguments(_ type: TypeReference) -> Bool {
    functions("init", of: type, isStatic: nil, kind: .initializer).contains {
      $0.function.match([]) != nil
    }
  }

  /// The truth of an unknown value being another one; nil where that is known, or depends on more.
  package func truth(_ value: Value, is other: Value) -> UnknownID? {
    guard case .unknown = value, let truth = try? equal(value, other) else { return nil }
    switch truth {
    case .unknown(let atom): return atom.id
    case .choice(let choice): return choice.atom
    default: return nil
    }
  }

  // MARK: What is not known

  /// Takes a truth that only running the app would tell to be so, until it is taken back by `nil`.
  package func suppose(_ atom: UnknownID, _ truth: Bool?) { assumed[atom] = truth }

  package func supposed(_ atom: UnknownID) -> Bool? { assumed[atom] }

  package func forgetSuppositions() { assumed = TruthTable() }

  package func origin(of atom: UnknownID) -> String {
    origins.indices.contains(atom.rawValue - 1) ? origins[atom.rawValue - 1] : "a condition"
  }

  /// A value of an app's structure whose properties are all unknown; nil for other types.
  package func structure(of unknown: Unknown) -> Value? {
    guard case .structure(let structure)? = materialize(unknown) else { return nil }
    return .structure(structure)
  }

  /// A value without what is taken not to be so.
  package func current(_ value: Value) -> Value { simplified(value) }

  /// Whether an unknown list was taken to be empty.
  package func isSupposedEmpty(_ list: Unknown) -> Bool {
    guard let count = derivedUnknowns["?\(list.id.rawValue).count"],
      let truth = derivedUnknowns[
        ["?\(count.id.rawValue)", "i0"].sorted().joined(separator: " == ")]
    else { return false }
    return assumed[truth.id] ?? false
  }

  /// The number of an element of an unknown list, which is the same each time.
  package func element(_ number: Int, of list: Unknown, _ type: TypeReference?) -> Value {
    derived("?\(list.id.rawValue)[…\(number)]", "\(list.origin)[…]", type)
  }

  /// A value of a type of which nobody knows the arguments: what is not set where it is declared is not known.
  ///
  /// - Parameter forgetsStates: Whether states that begin as a truth or a case may be anything.
  package func placeholder(_ type: TypeDeclaration, forgetsStates: Bool = false) -> Value {
    guarded { () throws(Unwind) -> Value in
      guard type.kind == .structure else {
        return unknown(type.name, reference(to: type, arguments: []))
      }
      var fields: [Value] = []
      for property in type.storedProperties {
        fields.append(
          try containing(property.name, self.type(of: property, [])) { () throws(Unwind) -> Value in
            try placeholder(property, of: type, forgetsStates)
          })
      }
      return .structure(StructureValue(type: type, arguments: [], fields: fields))
    }
  }

  private func placeholder(
    _ property: VariableDeclaration, of owner: TypeDeclaration, _ forgetsStates: Bool
  ) throws(Unwind) -> Value {
    let type = type(of: property, [])
    if forgetsStates, property.attributes.contains(where: { $0.name == "State" }),
      let wrapper = wrapper(of: property), let initial = try firstValue(of: property),
      initial.isTruthOrCase
    {
      return try wrapped(property, unknown(property.name, typeReference(of: initial)), wrapper)
    }
    let first = try firstValue(property, [])
    guard case .uninitialized = first, !property.isLazy,
      libraryWrapper(of: property) == nil
    else { return first }
    let isWrapped = property.attributes.contains { $0.mayBeWrapper }
    let given = unknown(isWrapped ? property.name : "\(owner.name).\(property.name)", type)
    guard let wrapper = wrapper(of: property) else { return given }
    if wrapper.name == "Binding" { return try binding(to: .cell(newCell(given)), type) }
    return try wrapped(property, given, wrapper)
  }

  /// A structure that keeps something for properties with some wrappers, where nothing is assigned to them.
  package func keeping(
    in value: Value, for wrappers: Set<String>, _ content: (Value) -> Value
  ) -> Value {
    keeping(
      in: value,
      where: { property in
        self.libraryWrapper(of: property).map { wrappers.contains($0.name) } ?? false
      }, content)
  }

  /// A structure that keeps something else for properties with some of the prelude's wrappers, such as `State`, and for those
  /// that hold an object.
  ///
  /// - Parameters:
  ///   - first: How many objects there were before those that count.
  ///   - content: Is given the number of the property, and what it keeps.
  package func keepingStates(
    in value: Value, of wrappers: Set<String>, since first: Int, _ content: (Int, Value) -> Value
  ) -> Value {
    guard case .structure(var structure) = value else { return value }
    var isChanged = false
    for (number, property) in structure.type.storedProperties.enumerated() {
      let field = structure.fields[number]
      guard
        property.attributes.contains(where: { wrappers.contains($0.name) })
          || object(heldBy: field).map({ $0 >= first }) ?? false
      else { continue }
      structure.fields[number] = content(number, field)
      isChanged = true
    }
    return isChanged ? .structure(structure) : value
  }

  /// The number of the object that a value is, also within one of the prelude's wrappers; nil for other values.
  private func object(heldBy value: Value) -> Int? {
    switch value {
    case .object(let id): id.rawValue
    case .some(let inner): object(heldBy: inner)
    case .structure(let structure)
    where structure.type.place.file >= index.ownFileCount && structure.fields.count == 1:
      object(heldBy: structure.fields[0])
    default: nil
    }
  }

  /// How many objects have been made.
  package var objectCount: Int { objects.count }

  private func keeping(
    in value: Value, where isMeant: (VariableDeclaration) -> Bool, _ content: (Value) -> Value
  ) -> Value {
    guard case .structure(var structure) = value else { return value }
    var isChanged = false
    for (number, property) in structure.type.storedProperties.enumerated()
    where isMeant(property) {
      structure.fields[number] = content(structure.fields[number])
      isChanged = true
    }
    return isChanged ? .structure(structure) : value
  }

  /// A `Binding` that reads and writes a place.
  func binding(to place: Place, _ type: TypeReference?) throws(Unwind) -> Value {
    let get = FunctionValue(
      .native("get") { (machine: Machine, _: [Operand]) throws(Unwind) -> Value in
        try machine.read(place)
      })
    let set = FunctionValue(
      .native("set") { (machine: Machine, arguments: [Operand]) throws(Unwind) -> Value in
        if let first = arguments.first { try machine.write(machine.value(first), to: place) }
        return .void
      })
    return try construct(
      .named(["Binding"], type.map { [$0] } ?? []),
      [Operand("get", value: .function(get)), Operand("set", value: .function(set))], Frame.empty)
  }

  /// Runs something that may be given up by itself, with a count of instructions of its own.
  ///
  /// - Parameter most: Instructions after which it is given up; no more than the machine's own limit.
  package func bounded(by most: Int, _ body: () throws(Unwind) -> Value) -> Value {
    let (before, outer, limits) = (steps, stack, self.limits)
    defer { (steps, stack, self.limits) = (before, outer, limits) }
    steps = 0
    // What is given up within it begins to count anew, all of it together does not.
    self.limits.allSteps = min(limits.allSteps, allSteps + min(most, .max - allSteps))
    // A run may go on in another thread.
    stack = StackBounds()
    return guarded(body)
  }
}

extension FunctionValue {
  /// How many parameters it is declared with; 1 for one that begins with `$0`.
  package var parameterCount: Int {
    switch kind {
    case .closure(let code, _): code.parameters.count
    case .declared(let functions, _, _): functions.first?.parameters.count ?? 0
    case .enumCase(_, _, let found): found.parameters.count
    default: 1
    }
  }

  /// Where it is written; nil for a function of Swift's.
  package var place: CodePlace? {
    switch kind {
    case .closure(let code, _): code.place
    case .declared(let functions, _, _): functions.first?.place
    default: nil
    }
  }
}

extension Value {
  /// Whether it is a truth or a case without a payload.
  fileprivate var isTruthOrCase: Bool {
    switch self {
    case .bool: true
    case .enumCase(let choice): choice.payload.isEmpty
    default: false
    }
  }
}
