import CodeLowering
import SwiftCode
import SwiftSyntax

// MARK: - Making values of types

extension Machine {
  /// A value that a call of a type makes.
  func construct(
    _ type: TypeReference, _ arguments: [Operand], _ frame: Frame,
    _ expected: TypeReference? = nil
  ) throws(Unwind) -> Value {
    let place = written
    guard let own = declaration(type) else {
      if let made = try nativeConstruct(type, arguments, frame) { return made }
      return try constructForeign(type, arguments, frame, at: place)
    }
    // The generic arguments that are expected are those of the value.
    var type = type
    if type.arguments.isEmpty, let expected = expected.map({ canonical($0, frame).unwrapped }),
      expected.name == type.name, !expected.arguments.isEmpty
    {
      type = expected
    }
    // `FlowLayout(spacing: 8) { … }`: what is made is called with the closure.
    if own.kind == .structure, let last = arguments.last, last.isTrailing,
      library.keeps("callAsFunction", of: reference(to: own, arguments: []), self)
    {
      let made = try construct(type, Array(arguments.dropLast()), frame, expected)
      return try keep(
        "callAsFunction", of: made, root: nil, [last], at: place, .named("View"))
    }
    switch own.kind {
    case .structure, .object, .actor:
      return try constructOwn(own, type, arguments, frame)
    case .enumeration:
      let initializers = functions("init", of: type, isStatic: nil, kind: .initializer).filter {
        $0.function.match(arguments) != nil
      }
      let isRaw = try meansRawValue(own, initializers, arguments)
      if !initializers.isEmpty, !isRaw { return try constructOwn(own, type, arguments, frame) }
      if arguments.count == 1, arguments[0].label == "rawValue" {
        return try rawCase(own, type, value(arguments[0]))
      }
      return try unknownCall(own.name, arguments, nil)
    default: return try unknownCall(own.name, arguments, nil)
    }
  }

  /// A value that is made by a function without labels, such as one that is given to `map`.
  func constructByPlace(
    _ type: TypeReference, _ arguments: [Operand], _ frame: Frame, _ expected: TypeReference?
  ) throws(Unwind) -> Value {
    if let own = declaration(type) {
      let initializers = functions("init", of: type, isStatic: nil, kind: .initializer).filter {
        $0.function.parameters.count == arguments.count
      }
      if let chosen = try choose(
        initializers, arguments, frame, typeOfValue: type, byPlace: true)
      {
        let labelled = zip(chosen.function.parameters, arguments).map { $1.relabelled($0.label) }
        return try constructOwn(own, type, labelled, frame)
      }
      if own.kind == .enumeration, arguments.count == 1 {
        return try rawCase(own, type, value(arguments[0]))
      }
      if own.kind == .structure {
        let properties = own.storedProperties.filter { !($0.isLet && $0.initialValue != nil) }
        if properties.count == arguments.count {
          let labelled = zip(properties, arguments).map { $1.relabelled($0.name) }
          return try constructOwn(own, type, labelled, frame)
        }
      }
      return try unknownCall(own.name, arguments, nil)
    }
    return try construct(type, arguments, frame, expected)
  }

  private func constructOwn(
    _ own: TypeDeclaration, _ type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value {
    guard own.kind != .enumeration else { return try made(own, type, arguments, frame) }
    return try containing(
      "\(own.name)(…)", type, trapsToo: own.isReference
    ) { () throws(Unwind) -> Value in
      try made(own, type, arguments, frame)
    }
  }

  private func made(
    _ own: TypeDeclaration, _ type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value {
    guard depth < limits.depth else { throw .exhausted(Self.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    let (place, id) = try allocate(own, type)
    let failed = try initialize(own, type, place, arguments, frame)
    if failed.isNull { return .null }
    var value = try read(place)
    // All that is made of one of many cases would be one of as many values: not even its cases are told apart.
    if own.kind == .enumeration, value.choiceCount > 4 { value = unknown("\(own.name)(…)") }
    if case .structure(var structure) = value, structure.arguments.isEmpty, !own.generics.isEmpty {
      structure.arguments = try inferred(own, structure.fields)
      value = .structure(structure)
    }
    if let id {
      let object = objects[id.rawValue]
      object.isInitialized = true
      if object.arguments.isEmpty, !own.generics.isEmpty {
        object.arguments = try inferredByFunctions(own, object)
      }
    }
    guard failed.isWrapped else { return value }
    return ifElse(failed.truth, .some(value), .null)
  }

  /// Room for a value of a type, with what its properties are before an initialiser runs; and the object of a class.
  func allocate(
    _ own: TypeDeclaration, _ type: TypeReference
  ) throws(Unwind) -> (place: Place, id: ObjectID?) {
    if own.isReference {
      let object = ObjectValue(type: own, arguments: type.arguments)
      objects.append(object)
      let id = ObjectID(rawValue: objects.count - 1)
      for ancestor in ancestors(of: own).reversed() + [own] {
        let arguments = arguments(of: ancestor, in: type, declaredBy: own)
        for property in ancestor.storedProperties {
          let cell = newCell(try firstValue(property, arguments))
          object.cells[property.id] = cell
          if property.isWeak { weakCells.insert(cell) }
          if keepsLibraryState, property.place.file >= index.ownFileCount {
            libraryCells.insert(cell)
          }
        }
      }
      return (.value(.object(id)), id)
    }
    if own.kind == .enumeration { return (.cell(newCell(.uninitialized)), nil) }
    var fields: [Value] = []
    for property in own.storedProperties {
      fields.append(try firstValue(property, type.arguments))
    }
    let value = Value.structure(
      StructureValue(type: own, arguments: type.arguments, fields: fields))
    return (.cell(newCell(value)), nil)
  }

  /// What the generic parameters of a class stand for in one that inherits from it: `class Cart: Screen<CartView>`.
  private func arguments(
    of ancestor: TypeDeclaration, in type: TypeReference, declaredBy own: TypeDeclaration
  ) -> [TypeReference] {
    guard ancestor !== own else { return type.arguments }
    guard !ancestor.generics.isEmpty,
      let source = members(of: type).first(where: { $0.owner === ancestor })
    else { return [] }
    return ancestor.generics.map { source.bindings[$0.name] ?? .unwritten }
  }

  /// What the generic parameters of a type stand for, by its properties.
  private func inferred(
    _ own: TypeDeclaration, _ fields: [Value]
  ) throws(Unwind) -> [TypeReference] {
    let names = Set(own.generics.map(\.name))
    let frame = Frame.empty
    for (property, value) in zip(own.storedProperties, fields) {
      guard let type = property.type, type.mentions(names) else { continue }
      infer(type, try self.type(of: property, holding: value), names, frame)
    }
    return own.generics.map { frame.generics[$0.name] ?? .unwritten }
  }

  /// The same of an object, by the functions that it keeps, whose types are written: values may be of a subtype.
  private func inferredByFunctions(
    _ own: TypeDeclaration, _ object: ObjectValue
  ) throws(Unwind) -> [TypeReference] {
    let names = Set(own.generics.map(\.name))
    let frame = Frame(
      localCount: 0, receiver: nil, type: own, generics: [:], file: own.place.file)
    for property in own.storedProperties {
      guard case .function? = property.type?.unwrapped, let cell = object.cells[property.id] else {
        continue
      }
      infer(
        property.type?.unwrapped ?? .unwritten, try wholeType(of: load(cell).unwrappedOptional),
        names, frame)
    }
    guard !frame.generics.isEmpty else { return [] }
    return own.generics.map { frame.generics[$0.name] ?? .unwritten }
  }

  /// The type of what a property shows where a value is kept for it: that of what a wrapper wraps.
  private func type(
    of property: VariableDeclaration, holding value: Value
  ) throws(Unwind) -> TypeReference? {
    guard let wrapper = wrapper(of: property), case .structure(let structure) = value,
      structure.type === wrapper
    else { return try wholeType(of: value) }
    return typeReference(of: try self.value(of: "wrappedValue", in: value))
  }

  /// What a stored property is before an initialiser runs.
  func firstValue(
    _ property: VariableDeclaration, _ arguments: [TypeReference]
  ) throws(Unwind) -> Value {
    if property.isLazy { return .uninitialized }
    if let wrapper = wrapper(of: property) {
      if property.initialValue == nil, property.type?.isOptional ?? false, !property.isLet,
        takesWrappedValue(wrapper),
        !property.attributes.contains(where: { $0.name == wrapper.name && $0.arguments != nil }),
        wrapper.place.file >= index.ownFileCount
      {
        return try wrapped(property, .null, wrapper)
      }
      if let initial = property.initialValue {
        let value = try initialValue(property, initial, receiver: nil, arguments)
        return try wrapped(property, value, wrapper)
      }
      guard
        property.attributes.contains(where: { $0.name == wrapper.name && $0.arguments != nil })
          || needsNothing(wrapper)
      else { return .uninitialized }
      return try wrapped(property, nil, wrapper)
    }
    if property.attributes.contains(where: isUnknownWrapper) {
      return unknown(property.name, type(of: property, arguments))
    }
    if let pattern = property.pattern {
      guard let initial = pattern.initialValue else { return .uninitialized }
      let body = Lowering.expression(initial, in: index, file: property.place.file)
      let frame = Frame(
        localCount: body.localCount, receiver: nil, type: property.container, generics: [:],
        file: property.place.file)
      if case .tuple(let elements) = try call(body, frame, nil),
        let number = pattern.syntax.boundNames.firstIndex(of: property.name),
        elements.indices.contains(number)
      {
        return settled(elements[number].value)
      }
      return unknown(property.name)
    }
    if let initial = property.initialValue {
      return try kept(
        initialValue(property, initial, receiver: nil, arguments), in: property, arguments)
    }
    if property.type?.isOptional ?? false, !property.isLet { return .null }
    return .uninitialized
  }

  /// Wrappers of SwiftUI and Combine that keep the value that they are given.
  static let transparentWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable", "Observable",
    "ScaledMetric", "FocusState", "GestureState", "ViewBuilder", "Atomic", "Observed",
  ]

  /// What an initialiser ended with.
  struct Initialized {
    /// When it failed; always where it is known.
    var truth: Value = .bool(true)
    var isWrapped = false
    var isNull: Bool { if isWrapped, case .bool(false) = truth { true } else { false } }
  }

  /// Runs the initialiser of a type that arguments mean, on what is at a place.
  @discardableResult
  func initialize(
    _ own: TypeDeclaration, _ type: TypeReference, _ place: Place, _ arguments: [Operand],
    _ caller: Frame
  ) throws(Unwind) -> Initialized {
    var candidates = functions("init", of: type, isStatic: nil, kind: .initializer).filter {
      $0.function.match(arguments) != nil
    }
    if own.isReference, let level = candidates.first?.source.level {
      // Initialisers are inherited where a class declares no designated ones of its own.
      if own.groups.first?.functions.contains(where: {
        $0.kind == .initializer && !$0.isConvenience
      }) ?? false {
        candidates = candidates.filter {
          $0.source.owner === own || $0.source.owner.kind == .contract || $0.source.level == level
        }
      }
    }
    let isMemberwise =
      own.kind == .structure
      && !(own.groups.first { $0.isOwn }?.functions.contains { $0.kind == .initializer } ?? false)
    if try meansRawValue(own, candidates, arguments) { candidates = [] }
    if candidates.isEmpty {
      if isMemberwise { return try memberwise(own, type, place, arguments, caller) }
      if arguments.isEmpty { return Initialized() }
      if own.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue" {
        let found = try rawCase(own, type, value(arguments[0]))
        try write(found.unwrappedOptional, to: place)
        return Initialized(truth: exists(found), isWrapped: true)
      }
      guard own.isReference else {
        guard own.place.file >= index.ownFileCount, tryDepth == 0 else {
          return try loseConstruction(own, type, place, arguments)
        }
        // A value of Swift's own, which calls nothing of the app's: its properties stay without a value.
        for argument in arguments where !argument.isFunction { _ = try value(argument) }
        return Initialized()
      }
      // A superclass of another module may take them.
      for argument in arguments { _ = try value(argument) }
      return Initialized()
    }
    if isMemberwise, candidates.allSatisfy({ !$0.source.group.isOwn }),
      memberwiseMatch(own, arguments) != nil
    {
      // An extension's initialiser beside that by members.
      let byMembers = try fitsMembers(own, type, arguments, caller)
      if byMembers { return try memberwise(own, type, place, arguments, caller) }
    }
    guard let chosen = try choose(candidates, arguments, caller, typeOfValue: type) else {
      return try loseConstruction(own, type, place, arguments)
    }
    let function = chosen.function
    guard let code = function.body else { return Initialized() }
    let lowered = body(
      of: function.id, part: "body", code, function.parameters.map(\.name), function.place.file)
    let frame = Frame(
      localCount: lowered.localCount, receiver: place, type: function.container,
      generics: chosen.source.bindings, file: function.place.file)
    frame.isInitializer = true
    let copies = try bind(arguments, function, lowered.parameters, frame)
    if function.container?.isReference == false, !own.generics.isEmpty {
      // Generic parameters of the type, as its arguments tell.
      let names = Set(own.generics.map(\.name))
      for (number, parameter) in function.parameters.enumerated()
      where parameter.type.mentions(names) {
        let given = load(frame.cells[lowered.parameters[number].rawValue])
        infer(parameter.type, try wholeType(of: given), names, frame)
      }
    }
    let result = try call(lowered, frame, nil)
    for (cell, place) in copies { try write(load(cell), to: place) }
    try initializeSuperclass(of: function, code, place)
    guard function.isFailable else { return Initialized() }
    return Initialized(truth: negated(isNull(result)), isWrapped: true)
  }

  /// Whether `init(rawValue:)` is the one that the compiler makes, beside those of the app that take an optional: it fits a value
  /// that is none better.
  private func meansRawValue(
    _ own: TypeDeclaration, _ candidates: [Candidate], _ arguments: [Operand]
  ) throws(Unwind) -> Bool {
    guard own.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue",
      !candidates.isEmpty,
      candidates.allSatisfy({ $0.function.parameters.first?.type.isOptional ?? false })
    else { return false }
    return try !isOptional(value(arguments[0]))
  }

  private func isOptional(_ value: Value) -> Bool {
    switch simplified(value) {
    case .null, .some: true
    case .choice(let choice): isOptional(choice.whenTrue) || isOptional(choice.whenFalse)
    case .unknown(let unknown): unknown.type?.isOptional ?? false
    default: false
    }
  }

  /// The superclass's part of an object, which a designated initialiser that does not say so begins at its end.
  private func initializeSuperclass(
    of function: FunctionDeclaration, _ code: CodeBlockItemListSyntax, _ place: Place
  ) throws(Unwind) {
    guard let own = function.container, own.isReference, !function.isConvenience,
      let parent = superclasses(of: own).first, let above = declaration(parent)
    else { return }
    let delegates: Bool
    if let known = delegating[function.id] {
      delegates = known
    } else {
      let text = code.description
      delegates = text.contains("super.init") || text.contains("self.init")
      delegating[function.id] = delegates
    }
    guard !delegates else { return }
    let designated = functions("init", of: parent, isStatic: nil, kind: .initializer).filter {
      $0.function.match([]) != nil && !$0.function.isConvenience
    }
    guard !designated.isEmpty else { return }
    try initialize(above, parent, place, [], Frame.empty)
  }

  /// What comes of an initialiser that nobody can tell: several fit alike, or none that the sources declare.
  private func loseConstruction(
    _ own: TypeDeclaration, _ type: TypeReference, _ place: Place, _ arguments: [Operand]
  ) throws(Unwind) -> Initialized {
    let value = try unknownCall("\(own.name)(…)", arguments, nil, type)
    if case .object(let id) = try read(place) {
      try loseFields(of: id, constantsToo: true)
    } else {
      try write(value, to: place)
    }
    return Initialized()
  }

  /// Whether a value is `nil`, as a truth.
  func isNull(_ value: Value) -> Value {
    switch simplified(value) {
    case .null: return .bool(true)
    case .choice(let choice):
      return ifElse(
        truth(of: choice),
        isNull(choice.whenTrue), isNull(choice.whenFalse))
    case .unknown(let unknown) where unknown.type?.isOptional ?? true:
      return negated(
        derived("?\(unknown.id.rawValue) exists", unknown.origin + " != nil", .named("Bool")))
    default: return .bool(false)
    }
  }

  func exists(_ value: Value) -> Value { negated(isNull(value)) }

  // MARK: - By members

  /// Wrappers whose properties SwiftUI fills: no initialiser by members takes them.
  private static let filledWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "Namespace", "FocusState",
    "AccessibilityFocusState", "GestureState", "Query", "FetchRequest", "SectionedFetchRequest",
  ]

  private func memberwiseMatch(
    _ own: TypeDeclaration, _ arguments: [Operand]
  ) -> (properties: [VariableDeclaration], taken: [[Int]])? {
    let properties = own.storedProperties.filter { property in
      !(property.isLet && property.initialValue != nil)
        && property.attributes.allSatisfy { !Self.filledWrappers.contains($0.name) }
    }
    let match = CallShape.match(
      properties.map {
        CallShape.Parameter(
          label: $0.name,
          hasDefault: $0.initialValue != nil || ($0.type?.isOptional ?? false) && !$0.isLet
            || wrapper(of: $0) != nil,
          isVariadic: false, takesFunction: $0.type?.mayBeFunction ?? true)
      }, arguments)
    return match.map { (properties, $0) }
  }

  /// Whether a wrapper is made of nothing: by an initialiser, or since nothing in it has to be given.
  private func needsNothing(_ wrapper: TypeDeclaration) -> Bool {
    takesNoArguments(reference(to: wrapper, arguments: []))
      || !wrapper.hasInitializer
        && wrapper.storedProperties.allSatisfy {
          $0.initialValue != nil || !$0.isLet && $0.type?.isOptional ?? false
        }
  }

  /// Whether a wrapper is made of the value that it wraps; else callers give the wrapper itself.
  private func takesWrappedValue(_ wrapper: TypeDeclaration) -> Bool {
    functions(
      "init", of: reference(to: wrapper, arguments: []), isStatic: nil, kind: .initializer
    ).contains { $0.function.parameters.first?.label == "wrappedValue" } || !wrapper.hasInitializer
  }

  private func fitsMembers(
    _ own: TypeDeclaration, _ type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Bool {
    guard let (properties, taken) = memberwiseMatch(own, arguments) else { return false }
    for (property, argument) in zip(properties, taken) {
      guard let number = argument.first, let expected = property.type,
        !arguments[number].isFunction,
        arguments[number].expression?.implicitName == nil
      else { continue }
      let given = try value(arguments[number])
      let truth = isInstance(
        given, canonical(expected, in: own, generics: [:], file: own.place.file, depth: 0))
      if case .integer(_, .literal) = given { continue }
      if case .bool(false) = truth, !given.isNullLiteral { return false }
    }
    return true
  }

  private func memberwise(
    _ own: TypeDeclaration, _ type: TypeReference, _ place: Place, _ arguments: [Operand],
    _ caller: Frame
  ) throws(Unwind) -> Initialized {
    guard let (properties, taken) = memberwiseMatch(own, arguments) else {
      return try loseConstruction(own, type, place, arguments)
    }
    let generics = Set(own.generics.map(\.name))
    let context = Frame(
      localCount: 0, receiver: nil, type: own, generics: bindings(own, type.arguments),
      file: own.place.file)
    for (property, argument) in zip(properties, taken) {
      guard let number = argument.first else { continue }
      var expected = (property.type ?? inferredType(property)).map { canonical($0, context) }
      if let wrapper = wrapper(of: property), !takesWrappedValue(wrapper) {
        expected = reference(to: wrapper, arguments: expected.map { [$0] } ?? [])
      }
      let keepsFunction = if case .function? = expected?.unwrapped { true } else { false }
      var hint = expected
      let open = generics.subtracting(context.generics.keys)
      if let known = expected, known.mentions(open) {
        (expected, hint) = (nil, partial(known, open))
      }
      var given = try value(arguments[number], hint)
      if let builder = builder(property.attributes, in: own, file: own.place.file) {
        if case .function(let function) = given.unwrappedOptional { function.builder = builder }
      }
      if case .function(let function) = given,
        property.attributes.contains(where: \.isBuilder)
      {
        function.collects = function.builder == nil
        // `@ViewBuilder let content: Content` takes a closure and keeps what that gives.
        if !keepsFunction { given = try call(given, [], nil, "a builder's closure") }
      }
      if let expected { given = coerced(given, to: expected, context) }
      if let written = property.type, written.mentions(generics) {
        infer(written, try self.type(of: property, holding: given), generics, context)
      }
      guard let field = own.number(of: property) else { continue }
      if let wrapper = wrapper(of: property), takesWrappedValue(wrapper) {
        given = try wrapped(property, given, wrapper)
      }
      guard case .structure(var structure) = try read(place) else { continue }
      structure.fields[field] = settled(given)
      if structure.arguments.isEmpty, !own.generics.isEmpty,
        own.generics.allSatisfy({ context.generics[$0.name] != nil })
      {
        structure.arguments = own.generics.map { context.generics[$0.name] ?? .unwritten }
      }
      try write(.structure(structure), to: place)
    }
    return Initialized()
  }
}

extension TypeDeclaration {
  /// Whether its own declaration has an initialiser, so that the compiler makes none.
  fileprivate var hasInitializer: Bool {
    groups.contains { $0.isOwn && $0.functions.contains { $0.kind == .initializer } }
  }
}
