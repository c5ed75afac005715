import CodeLowering
import SwiftCode
import SwiftSyntax

// MARK: - Properties

extension Machine {
  /// The value of a property of what is at a place.
  func get(
    _ variable: VariableDeclaration, _ base: Place, isExact: Bool = false
  ) throws(Unwind) -> Value {
    if variable.accessors.getter != nil {
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        try self.compute(
          variable, isExact ? variable : self.overriding(variable, value), base, value)
      }
    }
    if variable.container == nil { return load(try globalCell(variable)) }
    if variable.isStatic { return load(try globalCell(variable)) }
    return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
      switch value.unwrappedOptional {
      case .structure(let structure):
        guard let number = structure.type.number(of: variable) else {
          return self.unknown(variable.name, variable.type)
        }
        return try self.stored(variable, .field(base, number), base, structure.arguments)
      case .object(let id):
        let own = isExact ? variable : self.overriding(variable, value)
        if own.accessors.getter != nil { return try self.compute(own, own, base, value) }
        if let parent = self.overridden(by: own) {
          return try self.get(parent, base, isExact: true)
        }
        return try self.stored(
          own, self.cell(of: own, in: id), base, self.objects[id.rawValue].arguments)
      case .unknown:
        return self.derivedMember(
          value, variable.name,
          variable.type.map {
            self.canonical(
              $0, in: variable.container, generics: [:], file: variable.place.file, depth: 0)
          })
      case let other:
        // A requirement of a protocol, which the value's own type has.
        if let type = self.typeReference(of: other),
          let (own, _) = self.variable(variable.name, of: type),
          own.id != variable.id
        {
          return try self.get(own, base)
        }
        return try self.nativeMember(other, variable.name)
      }
    }
  }

  /// The property by which the class of an object overrides one.
  private func overriding(_ variable: VariableDeclaration, _ value: Value) -> VariableDeclaration {
    guard case .object(let id) = value.unwrappedOptional, variable.container?.isReference ?? true
    else { return variable }
    let type = reference(to: objects[id.rawValue].type, arguments: objects[id.rawValue].arguments)
    return self.variable(variable.name, of: type)?.0 ?? variable
  }

  private func compute(
    _ variable: VariableDeclaration, _ own: VariableDeclaration, _ base: Place, _ value: Value
  ) throws(Unwind) -> Value {
    guard let getter = own.accessors.getter else { return try get(own, base) }
    // `self` of a getter that changes nothing stays what it is: what it is read from may be computed each time.
    let receiver = own.accessors.isGetterMutating ? base : .value(value)
    let frame = self.frame(of: own, receiver, value)
    let lowered = body(of: own.id, part: "get", getter, [], own.place.file)
    frame.cells = Array(repeating: -1, count: lowered.localCount)
    let type = own.type.map { canonical($0, frame) }
    if let builder = builder(own.attributes, in: own.container, file: own.place.file)
      ?? inheritedBuilder(own)
    {
      frame.builder = builder
    }
    return try call(lowered, frame, type)
  }

  /// The result builder that a protocol asks a property to be made by.
  private func inheritedBuilder(_ variable: VariableDeclaration) -> TypeDeclaration? { nil }

  /// The frame of accessors of a property.
  func frame(of variable: VariableDeclaration, _ base: Place, _ value: Value) -> Frame {
    var generics: [String: TypeReference] = [:]
    if let container = variable.container, let type = typeReference(of: value.unwrappedOptional) {
      if let source = members(of: type).first(where: { $0.owner === container }) {
        generics = source.bindings
      }
    }
    let frame = Frame(
      localCount: 0, receiver: variable.container == nil ? nil : base, type: variable.container,
      generics: generics, file: variable.place.file)
    frame.isStatic = variable.isStatic
    bindSelf(frame, variable.selfType)
    return frame
  }

  private func stored(
    _ variable: VariableDeclaration, _ place: Place, _ base: Place, _ arguments: [TypeReference]
  ) throws(Unwind) -> Value {
    let value = try read(place)
    if let attribute = libraryWrapper(of: variable) {
      let isSet = if case .uninitialized = value { false } else { true }
      if let known = try library.value(of: variable, attribute, stored: isSet ? value : nil, self) {
        return known
      }
    }
    if variable.isWeak, case .object(let id) = value.unwrappedOptional, released.contains(id) {
      // Whether it is still there depends on who else holds it: who does may be gone as well. Views, which are what a screen is
      // read for, are in others that hold them.
      guard isHeld(id) else { return .null }
      return keepsLibraryState ? value : unknown(variable.name, type(of: variable, arguments))
    }
    if case .uninitialized = value {
      guard let initial = variable.initialValue else {
        return unknown(variable.name, variable.type)
      }
      let made = try self.initialValue(variable, initial, receiver: base, arguments)
      try write(made, to: place)
      return made
    }
    guard let wrapper = wrapper(of: variable) else { return value }
    if isInstance(value, of: wrapper) {
      return try read(member("wrappedValue", of: place, Frame.empty))
    }
    guard case .choice = value else { return value }
    // One of several wrappers: an initialiser set it on two ways.
    return try mapped(value) { (value: Value) throws(Unwind) -> Value in
      guard self.isInstance(value, of: wrapper) else { return value }
      return try self.read(self.member("wrappedValue", of: .value(value), Frame.empty))
    }
  }

  private func isInstance(_ value: Value, of type: TypeDeclaration) -> Bool {
    switch value {
    case .structure(let structure): structure.type === type
    case .object(let id): objects[id.rawValue].type === type
    default: false
    }
  }

  /// The app's own property wrapper of a property.
  func wrapper(of variable: VariableDeclaration) -> TypeDeclaration? {
    guard !variable.attributes.isEmpty else { return nil }
    if let known = wrapperCache[variable.id] { return known }
    let found = findWrapper(of: variable)
    wrapperCache[variable.id] = .some(found)
    return found
  }

  private func findWrapper(of variable: VariableDeclaration) -> TypeDeclaration? {
    for attribute in variable.attributes where attribute.mayBeWrapper {
      let isOfSystem = attribute.path.count > 1 && index.isSystemModule(attribute.path[0])
      let nearest =
        isOfSystem
        ? nil
        : index.declaration(
          path: attribute.path, in: variable.container, file: variable.place.file)
      // What is nested in an extension of a generic type, and what a module of the system declares.
      let others = index.types(named: attribute.name).filter { type in
        type.place.file >= index.ownFileCount || attribute.path.count > 1 && !isOfSystem
      }
      if let type = ((nearest.map { [$0] } ?? []) + others).first(where: \.isPropertyWrapper) {
        return type
      }
    }
    return variable.attributes.contains(where: isUnknownWrapper)
      ? library.wrapper(of: variable, self) : nil
  }

  /// Whether an attribute may be a property wrapper of a package that is not there.
  func isUnknownWrapper(_ attribute: Attribute) -> Bool {
    attribute.mayBeWrapper && !Self.transparentWrappers.contains(attribute.name)
      && !library.isWrapper(attribute.name)
  }

  /// The wrapper of a property that the library knows, and the app does not declare.
  func libraryWrapper(of variable: VariableDeclaration) -> Attribute? {
    guard let known = variable.attributes.first(where: { library.isWrapper($0.name) }),
      wrapper(of: variable) == nil
    else { return nil }
    return known
  }

  /// The wrapper's instance of a property that an app's own wrapper keeps.
  func wrapped(
    _ variable: VariableDeclaration, _ value: Value?, _ type: TypeDeclaration
  ) throws(Unwind) -> Value {
    var operands: [Operand] = []
    if let value { operands.append(Operand("wrappedValue", value: value)) }
    if let attribute = variable.attributes.first(where: { $0.name == type.name }),
      let list = attribute.arguments
    {
      let lowered = Lowering.arguments(list, in: index, file: variable.place.file)
      let frame = Frame(
        localCount: lowered.localCount, receiver: nil, type: variable.container, generics: [:],
        file: variable.place.file)
      operands += self.operands(lowered.arguments, frame)
    }
    var arguments: [TypeReference] = []
    if !type.generics.isEmpty, let written = variable.type {
      arguments = [
        canonical(
          written, in: variable.container, generics: [:], file: variable.place.file, depth: 0)
      ]
    }
    return try construct(reference(to: type, arguments: arguments), operands, Frame.empty)
  }

  /// Sets a property of what is at a place.
  func set(
    _ variable: VariableDeclaration, _ base: Place, _ value: Value, isExact: Bool = false
  ) throws(Unwind) {
    if variable.container == nil || variable.isStatic {
      if variable.accessors.getter != nil {
        guard let setter = variable.accessors.setter else { return }
        return try runSetter(variable, setter, variable.accessors.setterName, "set", base, value)
      }
      let cell = try globalCell(variable)
      let before = load(cell)
      if let willSet = variable.accessors.willSet {
        try runSetter(variable, willSet, variable.accessors.willSetName, "willSet", base, value)
      }
      store(kept(value, in: variable, []), in: cell)
      if let didSet = variable.accessors.didSet {
        try runSetter(variable, didSet, variable.accessors.didSetName, "didSet", base, before)
      }
      return
    }
    _ = try mapped(read(base)) { (receiver: Value) throws(Unwind) -> Value in
      var own = variable
      if !isExact, let type = self.typeReference(of: receiver.unwrappedOptional),
        let (nearest, _) = self.variable(variable.name, of: type)
      {
        own = nearest
      }
      if own.accessors.getter != nil {
        guard let setter = own.accessors.setter else { return .void }
        try self.runSetter(own, setter, own.accessors.setterName, "set", base, value)
        return .void
      }
      switch receiver.unwrappedOptional {
      case .structure(let structure):
        guard let number = structure.type.number(of: own) else { return .void }
        try self.setStored(own, .field(base, number), base, value, structure.arguments)
      case .object(let id):
        try self.setStored(
          own, self.cell(of: own, in: id), base, value, self.objects[id.rawValue].arguments)
        if !self.observers.isEmpty { try self.tellObservers(of: own.name, in: id) }
      case .unknown(let unknown):
        if let known = self.materialize(unknown) {
          try self.set(own, .value(known), value)
        }
      default: break
      }
      return .void
    }
  }

  /// Has a function called whenever a property of an object is set.
  package func observe(_ name: String, of object: ObjectID, _ function: Value) {
    observers[ForeignField(object: object, name: name), default: []].append(function)
  }

  private func tellObservers(of name: String, in object: ObjectID) throws(Unwind) {
    for function in observers[ForeignField(object: object, name: name)] ?? [] {
      _ = try call(function, [])
    }
  }

  private func setStored(
    _ variable: VariableDeclaration, _ place: Place, _ base: Place, _ value: Value,
    _ arguments: [TypeReference]
  ) throws(Unwind) {
    if let wrapper = wrapper(of: variable) {
      let now = try read(place)
      if case .uninitialized = now {
        return try writeRaw(wrapped(variable, value, wrapper), to: place)
      }
      let inner = try member("wrappedValue", of: place, Frame.empty)
      return try set(variable, base, value) { () throws(Unwind) -> Value in
        try read(inner)
      } _: { () throws(Unwind) in
        try write(value, to: inner)
      }
    }
    let new = kept(value, in: variable, arguments)
    // What only observes a superclass's property keeps its value there, and tells its observers, too.
    let parent = overridden(by: variable)
    try set(variable, base, new) { () throws(Unwind) -> Value in
      if let parent { try get(parent, base, isExact: true) } else { try read(place) }
    } _: { () throws(Unwind) in
      if let parent { try set(parent, base, new, isExact: true) } else { try write(new, to: place) }
    }
  }

  /// Sets a property, and tells its observers before and after that.
  ///
  /// - Parameter before: What it has until then, which is read for `didSet` alone.
  private func set(
    _ variable: VariableDeclaration, _ base: Place, _ new: Value,
    before: () throws(Unwind) -> Value, _ write: () throws(Unwind) -> Void
  ) throws(Unwind) {
    if let willSet = variable.accessors.willSet {
      try runSetter(variable, willSet, variable.accessors.willSetName, "willSet", base, new)
    }
    let old = variable.accessors.didSet == nil ? Value.void : try before()
    try write()
    if let didSet = variable.accessors.didSet {
      try runSetter(variable, didSet, variable.accessors.didSetName, "didSet", base, old)
    }
  }

  /// The property of a superclass that one observes which overrides it.
  func overridden(by variable: VariableDeclaration) -> VariableDeclaration? {
    guard variable.isOverride, variable.accessors.getter == nil, let own = variable.container else {
      return nil
    }
    for parent in superclasses(of: own) {
      if let (found, _) = self.variable(variable.name, of: parent) { return found }
    }
    return nil
  }

  /// Writes a value of another type than the property's, such as its wrapper.
  private func writeRaw(_ value: Value, to place: Place) throws(Unwind) {
    guard case .field(let base, let number) = place else { return try write(value, to: place) }
    guard case .structure(var structure) = try read(base) else { return }
    structure.fields[number] = value
    try write(.structure(structure), to: base)
  }

  private func runSetter(
    _ variable: VariableDeclaration, _ code: CodeBlockItemList, _ name: String, _ part: String,
    _ base: Place, _ value: Value
  ) throws(Unwind) {
    let frame = self.frame(of: variable, base, try read(base))
    let lowered = body(of: variable.id, part: part, code, [name], variable.place.file)
    frame.cells = Array(repeating: -1, count: lowered.localCount)
    frame.cells[lowered.parameters[0].rawValue] = newCell(settled(value))
    // Within its own observer a property is set without telling it again.
    if part != "set" { frame.observed = variable.id }
    _ = try call(lowered, frame, nil)
  }

  /// Whether some variable that is not `weak` holds an object. The one that was found to do so before is asked first.
  private func isHeld(_ id: ObjectID) -> Bool {
    func holds(_ cell: Int) -> Bool {
      !weakCells.contains(cell) && cells[cell].holds(id, depth: 0)
    }
    if let holder = holders[id], cells.indices.contains(holder), holds(holder) { return true }
    holders[id] = cells.indices.first(where: holds)
    return holders[id] != nil
  }

  // MARK: - Where properties are kept

  func cell(of variable: VariableDeclaration, in id: ObjectID) -> Place {
    let object = objects[id.rawValue]
    if let cell = object.cells[variable.id] { return .cell(cell) }
    let cell = newCell(.uninitialized)
    object.cells[variable.id] = cell
    if variable.isWeak { weakCells.insert(cell) }
    return .cell(cell)
  }

  /// The cell of a variable of a file or a type, whose first value is made when somebody asks for it.
  func globalCell(_ variable: VariableDeclaration) throws(Unwind) -> Int {
    if let cell = globals[variable.id] { return cell }
    let cell = newCell(.uninitialized)
    globals[variable.id] = cell
    let start = journal.count
    cells[cell] = try globalValue(variable)
    // Both ways of a condition have what it is made of, whichever asks for it first. Screens of UIKit undo it with the way: code that
    // finds it runs on, and of one list took more instructions than a screen has.
    if library.beginsLater, start < journal.count {
      let rest = journal[start...].filter { $0.cell < cell }
      journal.replaceSubrange(start..., with: rest)
    }
    return cell
  }

  /// The value that a variable of a file or a type begins with.
  private func globalValue(_ variable: VariableDeclaration) throws(Unwind) -> Value {
    if let pattern = variable.pattern, let initial = pattern.initialValue {
      let body = Lowering.expression(initial, in: index, file: variable.place.file)
      let frame = Frame(
        localCount: body.localCount, receiver: nil, type: variable.container, generics: [:],
        file: variable.place.file)
      let names = pattern.syntax.boundNames
      if case .tuple(let elements) = try call(body, frame, nil),
        let number = names.firstIndex(of: variable.name), elements.indices.contains(number)
      {
        return settled(elements[number].value)
      }
      return unknown(variable.name)
    }
    guard let initial = variable.initialValue else {
      return variable.type?.isOptional ?? false
        ? firstOptional(variable) : unknown(variable.name, variable.type)
    }
    if initial.is(NilLiteralExprSyntax.self) { return firstOptional(variable) }
    let type = variable.container.map { Value.type(reference(to: $0, arguments: [])) }
    let value = try initialValue(
      variable, initial, receiver: type.map { .value($0) }, [], isStatic: true)
    return kept(value, in: variable, [])
  }

  /// The value of a variable of a file or a type that is declared with none: what an app's start may have set is not known.
  private func firstOptional(_ variable: VariableDeclaration) -> Value {
    guard library.beginsLater, variable.mayBeSetElsewhere, variable.place.file < index.ownFileCount
    else { return .null }
    let owner = variable.container.map { $0.name + "." } ?? ""
    let type = variable.type.map {
      canonical(
        $0, in: variable.container, generics: [:], file: variable.place.file, depth: 0)
    }
    return unknown(owner + variable.name, type)
  }

  /// The value that a declaration gives a property.
  func initialValue(
    _ variable: VariableDeclaration, _ syntax: InitialValue, receiver: Place?,
    _ arguments: [TypeReference], isStatic: Bool = false
  ) throws(Unwind) -> Value {
    if let known = constants[variable.id] { return known }
    let body = bodies.body(BodyCache.Key(id: variable.id, part: "initial value")) {
      Lowering.expression(syntax, in: index, file: variable.place.file)
    }
    let frame = Frame(
      localCount: body.localCount, receiver: variable.isLazy || isStatic ? receiver : nil,
      type: variable.container,
      generics: variable.container.map { bindings($0, arguments) } ?? [:],
      file: variable.place.file)
    frame.isStatic = isStatic
    let type = variable.type.map { canonical($0, frame) }
    let made = try containing(
      variable.name, type, trapsToo: false
    ) { () throws(Unwind) -> Value in
      try call(body, frame, type)
    }
    let value = type.map { coerced(made, to: $0, frame) } ?? settled(made)
    if variable.place.file >= index.ownFileCount, !variable.isLazy, !isStatic, value.isConstant {
      constants[variable.id] = value
    }
    return value
  }

  /// A value of an app's own type that stands for an unknown one; nil where its type is not known for certain.
  func materialize(_ unknown: Unknown) -> Value? {
    if let known = materialized[unknown.id] { return known }
    guard let type = unknown.type, case .named(_, let arguments) = type,
      let own = declaration(type), own.kind == .structure || own.isReference && isFinal(own)
    else { return nil }
    let value: Value
    if own.kind == .structure {
      let fields = own.storedProperties.map { property in
        guard keepsFirstValue(property) else {
          return self.unknown(property, of: unknown, arguments)
        }
        return guarded { () throws(Unwind) -> Value in try firstValue(property, arguments) }
      }
      value = .structure(StructureValue(type: own, arguments: arguments, fields: fields))
    } else {
      let object = ObjectValue(type: own, arguments: arguments)
      objects.append(object)
      let id = ObjectID(rawValue: objects.count - 1)
      for ancestor in [own] + ancestors(of: own) {
        for property in ancestor.storedProperties {
          object.cells[property.id] = newCell(
            keepsFirstValue(property)
              ? .uninitialized : self.unknown(property, of: unknown, arguments))
        }
      }
      value = .object(id)
    }
    materialized[unknown.id] = value
    return value
  }

  /// Whether a property has the value that its declaration gives it, whoever made what has it.
  private func keepsFirstValue(_ property: VariableDeclaration) -> Bool {
    property.isLet && !property.isLazy && property.initialValue != nil && property.pattern == nil
      && property.attributes.allSatisfy { !$0.mayBeWrapper }
  }

  /// What nobody knows of an unknown value's property.
  private func unknown(
    _ property: VariableDeclaration, of owner: Unknown, _ arguments: [TypeReference]
  ) -> Value {
    derived(
      "?\(owner.id.rawValue).\(property.name)", "\(owner.origin).\(property.name)",
      type(of: property, arguments))
  }

  func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var next = superclasses(of: type).first.flatMap { declaration($0) }
    while let parent = next, !result.contains(where: { $0 === parent }), parent !== type {
      result.append(parent)
      next = superclasses(of: parent).first.flatMap { declaration($0) }
    }
    return result
  }

  /// Whether no class of the app inherits from a class.
  private func isFinal(_ type: TypeDeclaration) -> Bool {
    !index.hasHeirs(type.name)
  }

  func type(of variable: VariableDeclaration, _ arguments: [TypeReference]) -> TypeReference? {
    guard let type = variable.type ?? inferredType(variable), let container = variable.container
    else {
      return variable.type ?? inferredType(variable)
    }
    return canonical(
      type, in: container, generics: bindings(container, arguments), file: variable.place.file,
      depth: 0)
  }
}

extension Machine {
  /// The type of a variable without a written one, by its first value; nil where that does not tell.
  func inferredType(_ variable: VariableDeclaration) -> TypeReference? {
    if let known = inferredTypes[variable.id] { return known }
    inferredTypes[variable.id] = .some(nil)
    guard variable.type == nil, let initial = variable.initialValue else { return nil }
    let body = Lowering.expression(initial, in: index, file: variable.place.file)
    guard case .returning(let expression?)? = body.block.statements.first else { return nil }
    let frame = Frame(
      localCount: 0, receiver: nil, type: variable.container, generics: [:],
      file: variable.place.file)
    let type = literalType(expression, frame)
    inferredTypes[variable.id] = type
    return type
  }

  private func literalType(_ expression: Expression, _ frame: Frame) -> TypeReference? {
    switch expression {
    case .boolean: return .named("Bool")
    case .string: return .named("String")
    case .binary(_, let left, let right, _):
      if expression.isLiteralNumber { return .named(expression.hasFloat ? "Double" : "Int") }
      guard let one = literalType(left, frame), one == literalType(right, frame),
        one != .named("Bool")
      else { return nil }
      return one
    case _ where expression.isLiteralNumber: return .named(expression.hasFloat ? "Double" : "Int")
    case .array(let elements):
      guard let first = elements.first, let type = literalType(first, frame),
        elements.allSatisfy({ literalType($0, frame) == type })
      else { return nil }
      return .array(type)
    case .call(let call):
      guard case .type(let type) = call.callee else {
        guard case .name(let name) = call.callee, namesType(name.text, frame) else { return nil }
        let type = canonical(.named([name.text], name.arguments), frame)
        return declaration(type)?.generics.isEmpty ?? false ? type : nil
      }
      let known = canonical(type, frame)
      return declaration(known)?.generics.isEmpty ?? true ? known : nil
    default: return nil
    }
  }
}

extension TypeDeclaration {
  /// The number of a stored property.
  func number(of variable: VariableDeclaration) -> Int? {
    storedProperties.firstIndex { $0.id == variable.id }
  }
}

extension Value {
  /// Whether nothing in it is an object, a function or something that nobody knows, so that it may be shared.
  fileprivate var isConstant: Bool {
    switch self {
    case .null, .bool, .integer, .double, .string: true
    case .some(let inner): inner.isConstant
    case .enumCase(let value): value.payload.isEmpty
    case .array(let array): array.elements.isEmpty
    case .dictionary(let dictionary): dictionary.pairs.isEmpty
    case .structure(let structure): structure.fields.allSatisfy(\.isConstant)
    default: false
    }
  }
}
