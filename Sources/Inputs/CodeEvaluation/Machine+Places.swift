import CodeLowering
import SwiftCode

// MARK: - Where an expression's value is kept

extension Machine {
  /// The place that an expression names; that of a temporary value where it names none.
  func place(of expression: Expression, _ frame: Frame) throws(Unwind) -> Place {
    switch expression {
    case .local(let local): return place(of: local, frame)
    case .selfValue: return frame.receiver ?? .value(unknown("self"))
    case .name(let name):
      if let place = try self.place(named: name, frame) { return place }
      return .value(try evaluate(expression, frame))
    case .member(let base, let name, _):
      if case .superValue = base, let receiver = frame.receiver {
        return try superProperty(name, receiver, frame)
      }
      return try member(name, of: place(of: base, frame), frame)
    case .element(let base, let arguments, _):
      return try element(
        of: place(of: base, frame), operands(arguments, frame), frame)
    case .link(let inner):
      let place = try self.place(of: inner, frame)
      _ = try link(read(place))
      return .unwrapped(place)
    case .forced(let inner, _):
      let place = try self.place(of: inner, frame)
      _ = try unwrapping(read(place)) { (value: Value) throws(Unwind) -> Value in
        value
      } _: { () throws(Unwind) -> Value in
        throw Unwind.trapped
      }
      return .unwrapped(place)
    case .inOut(let inner): return try place(of: inner, frame)
    case .discard: return .discarded
    case .type(let reference):
      guard let member = capitalizedMember(reference, frame) else {
        return .value(.type(canonical(reference, frame)))
      }
      return try place(of: member, frame)
    default: return .value(try evaluate(expression, frame))
    }
  }

  func place(of local: LocalID, _ frame: Frame) -> Place {
    let cell = local.rawValue < frame.cells.count ? frame.cells[local.rawValue] : -1
    if let accessors = frame.accessors[local.rawValue] {
      return .local(accessors, frame, cell: cell)
    }
    guard cell >= 0 else { return .value(unknown("a variable")) }
    return .cell(cell)
  }

  /// The variable of a name that is no local's: of `self`, of a type around it, of a file.
  func place(named name: Name, _ frame: Frame) throws(Unwind) -> Place? {
    if name.text.first == "_", let receiver = frame.receiver, !frame.isStatic,
      let place = try wrapperPlace(name.text, of: receiver)
    {
      return place
    }
    if name.text.first == "$", let receiver = frame.receiver, !frame.isStatic,
      let place = try projectedPlace(name.text, of: receiver)
    {
      return place
    }
    var context = frame.type
    var isOwn = true
    while let type = context {
      let reference = self.reference(to: type, arguments: [])
      if isOwn, let receiver = frame.receiver, !frame.isStatic {
        let value = try? read(receiver)
        let own = value.flatMap { typeReference(of: $0.unwrappedOptional) }
        if let own, contractOf(frame).map({ !isOfExtension(name.text, $0) }) ?? true,
          variable(name.text, of: own) != nil
        {
          return try member(name.text, of: receiver, frame)
        }
        if let (variable, _) = variable(name.text, of: reference) {
          return .property(receiver, variable)
        }
        if let value, let native = nativePlace(name.text, of: receiver, value) { return native }
      }
      if isOwn, frame.isStatic, let receiver = frame.receiver, let value = try? read(receiver),
        case .type(let own) = value
      {
        if let (variable, _) = variable(name.text, of: own, isStatic: true) {
          return staticPlace(variable, own)
        }
        if let native = nativePlace(name.text, of: receiver, value) { return native }
      }
      if !isOwn || frame.isStatic || frame.receiver == nil,
        let (variable, _) = variable(name.text, of: reference, isStatic: true)
      {
        return staticPlace(variable, reference)
      }
      context = type.container
      isOwn = false
    }
    if let variable = index.variable(named: name.text, in: frame.file) {
      return variable.isStored
        ? .cell(try globalCell(variable)) : .property(.value(.void), variable)
    }
    return nil
  }

  /// Whether a protocol's extension alone declares a name, so that what a type has of it is not meant.
  private func isOfExtension(_ name: String, _ contract: TypeDeclaration) -> Bool {
    guard !isRequirement(name, of: contract) else { return false }
    return contract.groups.contains { group in
      !group.isOwn && group.variables.contains { $0.name == name && !$0.isStatic }
    }
  }

  /// The protocol whose extension a body stands in.
  func contractOf(_ frame: Frame) -> TypeDeclaration? {
    frame.type?.kind == .contract ? frame.type : nil
  }

  func staticPlace(_ variable: VariableDeclaration, _ type: TypeReference) -> Place {
    .property(.value(.type(type)), variable)
  }

  /// The property of a name of what is at a place.
  func member(_ name: String, of base: Place, _ frame: Frame) throws(Unwind) -> Place {
    let value = try read(base)
    let base = settled(base, value)
    if name.first == "_", let place = try wrapperPlace(name, of: base) { return place }
    if name.first == "$" {
      if let place = try projectedPlace(name, of: base) { return place }
      if let projected = try projectedValue(name, of: base) { return .value(projected) }
    }
    switch simplified(value) {
    case .some(let inner):
      // What an app adds to optionals is meant where what is in it has nothing of the name.
      if let type = typeReference(of: value), let (variable, _) = variable(name, of: type),
        typeReference(of: inner).flatMap({ self.variable(name, of: $0) }) == nil
      {
        return .property(base, variable)
      }
      return try member(name, of: .unwrapped(base), frame)
    case .tuple(let elements):
      if let number = elements.number(of: name) { return .tupleElement(base, number) }
    case .choice(let choice):
      // Tuples of one type have the same elements.
      if case .tuple(let elements) = choice.first, let number = elements.number(of: name) {
        return .tupleElement(base, number)
      }
    case .type(let type):
      if let (variable, _) = variable(name, of: type, isStatic: true) {
        return staticPlace(variable, type)
      }
      return .value(try typeMember(type, name, base, frame))
    case .structure(let structure):
      if let number = structure.type.storedProperties.firstIndex(where: { $0.name == name }) {
        let variable = structure.type.storedProperties[number]
        if variable.isPlain
          || (frame.isInitializer || frame.observed == variable.id) && wrapper(of: variable) == nil
            && !variable.isLazy
        {
          return .field(base, number)
        }
        return .property(base, variable)
      }
    case .object(let id):
      if let receiver = frame.receiver, case .object(id)? = try? read(receiver),
        let place = try storage(of: name, in: id, frame)
      {
        return place
      }
    case .unknown(let unknown):
      if let known = materialize(unknown) { return try member(name, of: .value(known), frame) }
    default: break
    }
    if let type = typeReference(of: value), let (variable, _) = variable(name, of: type) {
      return .property(base, variable)
    }
    if let place = try dynamicMember(name, of: base, value) { return place }
    return .native(base, name)
  }

  /// Where a property of `self` is kept, for code that no observer sees: an initialiser of the class that declares it, and an
  /// observer of its own; nil for all other code.
  private func storage(
    of name: String, in id: ObjectID, _ frame: Frame
  ) throws(Unwind) -> Place? {
    guard frame.isInitializer || frame.observed != nil, let type = frame.type,
      let variable = type.storedProperties.first(where: { $0.name == name }), !variable.isLazy,
      frame.isInitializer || variable.id == frame.observed, wrapper(of: variable) == nil,
      overridden(by: variable) == nil
    else { return nil }
    return cell(of: variable, in: id)
  }

  /// Where what is read once is kept: an object is the same wherever it came from, and a getter that gives it is not to
  /// run again.
  func settled(_ place: Place, _ value: Value) -> Place {
    if case .object = simplified(value).unwrappedOptional { return .value(value) }
    return place
  }

  /// A member by `@dynamicMemberLookup`.
  func dynamicMember(
    _ name: String, of base: Place, _ value: Value, isCall: Bool = false
  ) throws(Unwind) -> Place? {
    guard let type = typeReference(of: value.unwrappedOptional), let own = declaration(type),
      own.attributes.contains(where: { $0.name == "dynamicMemberLookup" })
    else { return nil }
    for (function, _) in functions("subscript", of: type, isStatic: nil, kind: .subscripting)
    where function.parameters.first?.label == "dynamicMember"
      || function.parameters.first?.name == "dynamicMember"
    {
      guard let parameter = function.parameters.first else { continue }
      let isKeyPath = parameter.type.name?.hasSuffix("KeyPath") ?? false
      // No key path leads to a method.
      if isCall, isKeyPath { continue }
      let argument: Value =
        isKeyPath ? .keyPath(KeyPathValue(root: nil, parts: [.member(name)])) : .string(name)
      return .element(base, [Operand(parameter.label, value: argument)], function)
    }
    return nil
  }

  private func superProperty(
    _ name: String, _ receiver: Place, _ frame: Frame
  ) throws(Unwind) -> Place {
    guard let type = frame.type else { return .value(unknown("super.\(name)")) }
    for parent in superclasses(of: type) {
      if let (variable, _) = variable(name, of: parent) { return .exact(receiver, variable) }
    }
    return .native(receiver, name)
  }

  /// The class that a class inherits from, as a list of none or one.
  func superclasses(of type: TypeDeclaration) -> [TypeReference] {
    if let known = superclassCache[type.id] { return known }
    let found: [TypeReference] = type.inherited.compactMap { parent in
      let parent = canonical(
        parent, in: type.container, generics: [:], file: type.place.file, depth: 0)
      guard let own = declaration(parent), own.isReference else { return nil }
      return parent
    }
    superclassCache[type.id] = found
    return found
  }

  private func element(
    of base: Place, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Place {
    let value = try read(base)
    if let type = typeReference(of: value) {
      var isStatic = false
      var own = type
      if case .metatype(let inner) = type {
        own = inner
        isStatic = true
      }
      let candidates = functions("subscript", of: own, isStatic: nil, kind: .subscripting).filter {
        $0.function.isStatic == isStatic && $0.function.match(arguments) != nil
      }
      // Elements of Swift's own lists, where an app's subscript has other labels or types.
      var fitting: [Candidate] = []
      for candidate in candidates {
        if arguments.first?.label == nil,
          candidate.source.owner.kind == .foreign || candidate.source.owner.kind == .contract,
          try score(candidate, arguments, frame, expected: nil, byPlace: false) == nil
        {
          continue
        }
        fitting.append(candidate)
      }
      if let chosen = try choose(fitting, arguments, frame, typeOfValue: own) {
        return .element(base, arguments, chosen.function)
      }
    }
    if case .some = value { return try element(of: .unwrapped(base), arguments, frame) }
    return .element(base, arguments, nil)
  }
}

// MARK: - Reading

extension Machine {
  func read(
    _ expression: Expression, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    switch expression {
    case .local(let local): return try read(place(of: local, frame))
    case .selfValue:
      guard let receiver = frame.receiver else { return unknown("self") }
      return try read(receiver)
    case .name(let name): return try value(named: name, frame, type)
    case .member(let base, let name, _): return try memberValue(base, name, frame, type)
    case .element(let base, let arguments, _):
      let base = try evaluatedOnce(place(of: base, frame))
      return try read(element(of: base, operands(arguments, frame), frame))
    default: return try evaluate(expression, frame, type)
    }
  }

  /// A place that is only read: the value of what code computes each time that it is asked.
  private func evaluatedOnce(_ place: Place) throws(Unwind) -> Place {
    switch place {
    case .property(_, let variable) where variable.accessors.getter != nil,
      .exact(_, let variable) where variable.accessors.getter != nil:
      return .value(try read(place))
    default: return place
    }
  }

  func read(_ place: Place) throws(Unwind) -> Value {
    switch place {
    case .cell(let cell): return load(cell)
    case .value(let value): return simplified(value)
    case .field(let base, let number):
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        guard case .structure(let structure) = value, structure.fields.indices.contains(number)
        else { return self.unknown("a property") }
        return self.simplified(structure.fields[number])
      }
    case .tupleElement(let base, let number):
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        guard case .tuple(let elements) = value, elements.indices.contains(number) else {
          return self.derivedMember(value, ".\(number)", nil)
        }
        return self.simplified(elements[number].value)
      }
    case .unwrapped(let base):
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        if case .unknown(let unknown) = value {
          guard case .optional(let wrapped)? = unknown.type else { return value }
          return self.derived("?\(unknown.id.rawValue)!", unknown.origin, wrapped)
        }
        return value.unwrappedOptional
      }
    case .property(let base, let variable): return try get(variable, base)
    case .exact(let base, let variable): return try get(variable, base, isExact: true)
    case .element(let base, let arguments, let declaration):
      if let declaration { return try subscriptValue(declaration, base, arguments) }
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        try self.nativeElement(value, arguments)
      }
    case .native(let base, let name):
      return try mapped(read(base)) { (value: Value) throws(Unwind) -> Value in
        try self.nativeMember(value, name)
      }
    case .local(let accessors, let frame, let cell):
      guard let getter = accessors.getter else { return load(cell) }
      return try body { () throws(Unwind) -> Value in
        try self.result(of: getter, Frame(capturing: frame), nil)
      }
    case .keyPath(let base, let path): return try read(self.place(path, from: base))
    case .discarded: return .void
    }
  }

  /// Does something with each of the values that one may be.
  func mapped(
    _ value: Value, _ body: (Value) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    switch simplified(value) {
    case .choice(let choice):
      return try fork(choice.atom) { () throws(Unwind) -> Value in
        try mapped(choice.whenTrue, body)
      } _: { () throws(Unwind) -> Value in
        try mapped(choice.whenFalse, body)
      }
    case let other: return try body(other)
    }
  }

  /// A member of an unknown value, which is the same each time.
  func derivedMember(_ value: Value, _ name: String, _ type: TypeReference?) -> Value {
    guard case .unknown(let unknown) = value else {
      return self.unknown(name, type)
    }
    return derived("?\(unknown.id.rawValue).\(name)", unknown.origin + "." + name, type)
  }
}

// MARK: - Writing

extension Machine {
  func write(_ value: Value, to place: Place) throws(Unwind) {
    try step()
    switch place {
    case .cell(let cell): store(settled(value).asOptional(like: cells[cell]), in: cell)
    case .value, .discarded: break
    case .field(let base, let number):
      let before = try read(base)
      let changed = try mapped(before) { (before: Value) throws(Unwind) -> Value in
        guard case .structure(var structure) = before, structure.fields.indices.contains(number)
        else { return before }
        let variable = structure.type.storedProperties[number]
        structure.fields[number] = self.kept(value, in: variable, structure.arguments)
        return .structure(structure)
      }
      try write(changed, to: base)
    case .tupleElement(let base, let number):
      let changed = try mapped(read(base)) { (before: Value) throws(Unwind) -> Value in
        guard case .tuple(var elements) = before, elements.indices.contains(number) else {
          return self.unknown("a tuple", self.typeReference(of: before))
        }
        elements[number].value = self.settled(value).asOptional(like: elements[number].value)
        return .tuple(elements)
      }
      try write(changed, to: base)
    case .unwrapped(let base): try write(.some(settled(value)), to: base)
    case .property(let base, let variable):
      try handOver(value, to: base)
      try set(variable, base, value)
    case .exact(let base, let variable): try set(variable, base, value, isExact: true)
    case .element(let base, let arguments, let declaration):
      if let declaration {
        try setSubscript(declaration, base, arguments, value)
      } else {
        let before = try read(base)
        let changed = try mapped(before) { (before: Value) throws(Unwind) -> Value in
          try self.settingElement(before, arguments, self.settled(value))
        }
        try write(changed, to: base)
      }
    case .native(let base, let name):
      try handOver(value, to: base)
      try setNativeMember(base, name, settled(value))
    case .local(let accessors, let frame, let cell):
      if let (local, block) = accessors.setter {
        return try runAccessor(block, local, value, frame)
      }
      let before = load(cell)
      if let (local, block) = accessors.willSet { try runAccessor(block, local, value, frame) }
      store(settled(value), in: cell)
      if let (local, block) = accessors.didSet { try runAccessor(block, local, before, frame) }
    case .keyPath(let base, let path):
      try write(value, to: self.place(path, from: base))
    }
  }

  private func runAccessor(
    _ block: Block, _ local: LocalID, _ value: Value, _ frame: Frame
  ) throws(Unwind) {
    let inner = Frame(capturing: frame)
    // Within its own observer a variable is stored alone.
    for (number, accessors) in inner.accessors where accessors.getter == nil {
      inner.accessors[number] = nil
    }
    declare(block, inner)
    inner.cells[local.rawValue] = newCell(settled(value))
    _ = try body { () throws(Unwind) -> Value in
      try self.run(block.statements, inner)
      return .void
    }
  }

  /// A value as a property of a declared type keeps it.
  func kept(
    _ value: Value, in variable: VariableDeclaration, _ arguments: [TypeReference]
  ) -> Value {
    // What a wrapper's property keeps is the wrapper.
    guard let type = variable.type ?? inferredType(variable), let container = variable.container,
      wrapper(of: variable) == nil
    else {
      return settled(value)
    }
    let own = canonical(
      type, in: container, generics: bindings(container, arguments), file: variable.place.file,
      depth: 0)
    return settled(coerced(value, to: own, nil))
  }
}

extension [TupleElement] {
  /// Which of a tuple's elements a member is, by its number or its label.
  fileprivate func number(of name: String) -> Int? {
    if let number = Int(name), indices.contains(number) { return number }
    return firstIndex { $0.label == name }
  }
}

extension VariableDeclaration {
  /// Whether reading and writing it does nothing else.
  var isPlain: Bool {
    isStored && accessors.willSet == nil && accessors.didSet == nil && !isLazy
      && attributes.allSatisfy { !$0.mayBeWrapper }
  }
}

extension Attribute {
  /// Whether it may be a property wrapper: attributes of the compiler begin with a small letter.
  var mayBeWrapper: Bool {
    name.first?.isUppercase == true
      && ![
        "MainActor", "IBOutlet", "IBInspectable", "Sendable", "NSManaged", "ObservationIgnored",
        "GKInspectable",
      ].contains(name)
  }
}
