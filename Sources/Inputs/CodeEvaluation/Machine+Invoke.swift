import CodeLowering
import SwiftCode

// MARK: - Functions of the app

extension Machine {
  /// Runs a function of the app.
  func invoke(
    _ function: FunctionDeclaration, _ source: MemberSource, _ receiver: Place?,
    _ arguments: [Operand], _ caller: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    guard depth < limits.depth else { throw .exhausted(Self.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    guard let code = function.body else {
      return try unknownCall(function.name, arguments, receiver)
    }
    let around = setUpDepth
    defer { setUpDepth = around }
    if caller.file >= index.ownFileCount, function.place.file < index.ownFileCount {
      setUpDepth = depth - 1
    }
    let lowered = body(
      of: function.id, part: "body", code, function.parameters.map(\.name), function.place.file)
    // `self` of a function that changes nothing stays what it is.
    var receiver = receiver
    if let place = receiver, !function.isMutating, function.kind == .function {
      receiver = .value(try read(place))
    }
    let frame = Frame(
      localCount: lowered.localCount, receiver: receiver, type: function.container,
      generics: source.bindings, file: function.place.file)
    frame.isStatic = function.isStatic
    bindSelf(frame, function.selfType)
    let copies = try bind(
      arguments, function, Array(lowered.parameters), frame, expected: type)
    let result = function.result.map { canonical($0, frame) } ?? .tuple([])
    frame.error = function.error
    frame.builder =
      builder(function.attributes, in: function.container, file: function.place.file)
    let isFirst = function.container?.kind == .foreign && active.insert(function.id).inserted
    defer { if isFirst { active.remove(function.id) } }
    let value = try call(lowered, frame, result)
    for (cell, place) in copies { try write(load(cell), to: place) }
    if result.unwrapped == .named("String"), value.isUnknownText {
      let arguments = lowered.parameters.map { load(frame.cells[$0.rawValue]) }
      let known = library.text(
        ofFunction: function.name, in: function.container?.name, arguments, self)
      if let known { return settled(coerced(known, to: result, frame)) }
    }
    return settled(coerced(value, to: result, frame))
  }

  /// Lets `Self` in a protocol's extension, or in a class, be the type of the value.
  ///
  /// - Parameter selfType: What the extension says that it is.
  func bindSelf(_ frame: Frame, _ selfType: TypeReference?) {
    if let selfType {
      frame.generics["Self"] = canonical(selfType, frame)
      return
    }
    guard let type = frame.type, type.kind != .structure, type.kind != .enumeration,
      let receiver = frame.receiver, let value = try? read(receiver)
    else { return }
    if case .type(let own) = value {
      frame.generics["Self"] = own
    } else if let own = typeReference(of: value.unwrappedOptional) {
      frame.generics["Self"] = own
    }
  }

  /// Gives the parameters of a function their arguments.
  ///
  /// - Returns: The cells of `inout` parameters that are written back at the end, with their places.
  func bind(
    _ arguments: [Operand], _ function: FunctionDeclaration, _ locals: [LocalID], _ frame: Frame,
    expected: TypeReference? = nil
  ) throws(Unwind) -> [(Int, Place)] {
    guard let taken = function.match(arguments) else { throw .trapped }
    var copies: [(Int, Place)] = []
    let names = Set(function.generics.map(\.name))
    frame.constrainGenerics(of: function)
    if let expected, let result = function.result {
      infer(result, expected, names, frame)
    }
    for (number, parameter) in function.parameters.enumerated() {
      let local = locals[number].rawValue
      frame.types[local] = parameter.isVariadic ? .array(parameter.type) : parameter.type
      func type() -> TypeReference? {
        let written = canonical(parameter.type, frame)
        return written.mentions(names) ? nil : written
      }
      if parameter.isVariadic {
        var values: [Value] = []
        for argument in taken[number] {
          let value = try value(arguments[argument], type())
          infer(parameter.type, typeReference(of: value), names, frame)
          values.append(settled(type().map { coerced(value, to: $0, frame) } ?? value))
        }
        frame.cells[local] = newCell(.array(ArrayValue(values, element: type())))
        continue
      }
      guard let argument = taken[number].first else {
        guard let syntax = parameter.defaultValue else { continue }
        let body = Lowering.expression(syntax, in: index, file: function.place.file)
        let inner = Frame(
          localCount: body.localCount, receiver: frame.receiver, type: frame.type,
          generics: frame.generics, file: frame.file)
        inner.isStatic = frame.isStatic
        let value = try call(body, inner, type())
        infer(parameter.type, typeReference(of: value), names, frame)
        frame.cells[local] = newCell(settled(type().map { coerced(value, to: $0, frame) } ?? value))
        continue
      }
      let operand = arguments[argument]
      if parameter.isAutoclosure {
        if let function = autoclosure(operand) { frame.cells[local] = newCell(.function(function)) }
        continue
      }
      if parameter.isInOut, let place = try inOutPlace(operand) {
        infer(parameter.type, typeReference(of: try read(place)), names, frame)
        if case .cell(let cell) = place {
          frame.cells[local] = cell
        } else {
          let cell = newCell(try read(place))
          frame.cells[local] = cell
          copies.append((cell, place))
        }
        continue
      }
      // A closure's parameters may be of types that arguments before it tell.
      let given = try value(operand, type() ?? partial(canonical(parameter.type, frame), names))
      if case .function(let function) = given.unwrappedOptional {
        if let builder = builder(
          parameter.attributes, in: function.container(frame), file: frame.file)
        {
          function.builder = builder
        } else if parameter.attributes.contains(where: \.isBuilder) {
          function.collects = true
        }
      }
      if parameter.type.mentions(names) {
        infer(parameter.type, try wholeType(of: given), names, frame)
      }
      frame.cells[local] = newCell(
        settled(type().map { coerced(given, to: $0, frame) } ?? given))
    }
    return copies
  }

  /// A type as far as it is known where some of what it is generic over is not: `Binding` of `Binding<Value>`.
  func partial(_ type: TypeReference, _ names: Set<String>) -> TypeReference? {
    switch type {
    case .named(let path, _) where !names.contains(path[0]): .named(path, [])
    case .optional(let inner): partial(inner, names).map { .optional($0) }
    default: nil
    }
  }

  /// What generic parameters stand for, by a value that is given for a type in which they stand.
  func infer(
    _ type: TypeReference, _ actual: TypeReference?, _ names: Set<String>, _ frame: Frame
  ) {
    guard let actual, actual != .unwritten, !names.isEmpty else { return }
    switch (type, actual) {
    case (.function(let parameters, let result), .function(let known, let knownResult)):
      guard parameters.count == known.count else { return }
      for (parameter, known) in zip(parameters, known) { infer(parameter, known, names, frame) }
      infer(result, knownResult, names, frame)
    case (.named, .function): break
    case (.named(let path, let arguments), _):
      if path.count == 1, arguments.isEmpty, names.contains(path[0]) {
        if frame.generics[path[0]] == nil { frame.generics[path[0]] = actual }
        return
      }
      if case .named(let own, let ownArguments) = actual, own.last == path.last {
        for (inner, known) in zip(arguments, ownArguments) { infer(inner, known, names, frame) }
      }
    case (.optional(let inner), .optional(let known)): infer(inner, known, names, frame)
    case (.optional(let inner), _): infer(inner, actual, names, frame)
    case (.array(let inner), .array(let known)): infer(inner, known, names, frame)
    case (.dictionary(let key, let value), .dictionary(let knownKey, let knownValue)):
      infer(key, knownKey, names, frame)
      infer(value, knownValue, names, frame)
    case (.tuple(let elements), .tuple(let known)) where elements.count == known.count:
      for (element, known) in zip(elements, known) { infer(element.type, known.type, names, frame) }
    case (.metatype(let inner), .metatype(let known)):
      // A type that is given counts more than one that is expected of the result, which may be above it.
      if case .named(let path, []) = inner, path.count == 1, names.contains(path[0]) {
        frame.generics[path[0]] = known
      } else {
        infer(inner, known, names, frame)
      }
    default: break
    }
  }

  // MARK: - Overloads

  /// The function that arguments mean; nil where several fit alike.
  func choose(
    _ candidates: [Candidate], _ arguments: [Operand], _ frame: Frame,
    typeOfValue: TypeReference?, expected: TypeReference? = nil, byPlace: Bool = false
  ) throws(Unwind) -> Candidate? {
    let visible = candidates.filter {
      !$0.function.isPrivate || $0.function.place.file == frame.file
    }
    let candidates = visible.isEmpty ? candidates : visible
    let matching = byPlace ? candidates : candidates.filter { $0.function.match(arguments) != nil }
    guard matching.count > 1 else { return matching.first }
    var best: (candidate: Candidate, score: Int)?
    var isAmbiguous = false
    for candidate in matching {
      guard
        let score = try score(candidate, arguments, frame, expected: expected, byPlace: byPlace)
      else { continue }
      if let known = best {
        if score > known.score {
          best = (candidate, score)
          isAmbiguous = false
        } else if score == known.score {
          isAmbiguous = known.candidate.source.level == candidate.source.level
        }
      } else {
        best = (candidate, score)
      }
    }
    return isAmbiguous ? nil : best?.candidate
  }

  /// How well arguments fit a function; nil where they do not.
  func score(
    _ candidate: Candidate, _ arguments: [Operand], _ frame: Frame, expected: TypeReference?,
    byPlace: Bool
  ) throws(Unwind) -> Int? {
    let function = candidate.function
    let taken: [[Int]]
    if byPlace {
      guard function.parameters.count == arguments.count else { return nil }
      taken = arguments.indices.map { [$0] }
    } else {
      guard let match = function.match(arguments) else { return nil }
      taken = match
    }
    var total = 0
    // Those of a type that nothing tells yet are told by the arguments.
    let open = (function.container?.generics.map(\.name) ?? []).filter {
      candidate.source.bindings[$0] == nil
    }
    let names = Set(function.generics.map(\.name) + open)
    let context = Frame(
      localCount: 0, receiver: nil, type: function.container, generics: candidate.source.bindings,
      file: function.place.file)
    context.constrainGenerics(of: function)
    for (number, parameter) in function.parameters.enumerated() {
      for argument in taken[number] {
        guard
          let score = try score(
            arguments[argument], canonical(parameter.type, context), names, context,
            isAutoclosure: parameter.isAutoclosure)
        else { return nil }
        total += score
      }
      if taken[number].isEmpty { total -= 1 }
      if parameter.isVariadic { total -= 2 }
    }
    if !open.isEmpty, !candidate.source.group.requirements.isEmpty,
      try !isSatisfied(candidate, arguments, taken, Set(open))
    {
      return nil
    }
    if function.attributes.contains(where: { $0.name == "_disfavoredOverload" }) { total -= 100 }
    if !function.generics.isEmpty { total -= 1 }
    if let expected, let result = function.result {
      let own = canonical(result, context)
      if own == canonical(expected, frame) {
        total += 20
      } else if !own.mentions(names), own != .unwritten {
        total -= 10
      }
    }
    return total
  }

  /// Whether what arguments tell of a generic type is what the extension asks for that declares a function.
  private func isSatisfied(
    _ candidate: Candidate, _ arguments: [Operand], _ taken: [[Int]], _ open: Set<String>
  ) throws(Unwind) -> Bool {
    let function = candidate.function
    let told = Frame(
      localCount: 0, receiver: nil, type: function.container, generics: [:],
      file: function.place.file)
    for (number, parameter) in function.parameters.enumerated()
    where parameter.type.mentions(open) {
      for argument in taken[number] where !arguments[argument].isFunction {
        let given = try value(
          arguments[argument], partial(canonical(parameter.type, told), open))
        infer(parameter.type, try wholeType(of: given), open, told)
      }
    }
    return satisfies(candidate.source.group.requirements, told.generics, .unwritten)
  }

  private func score(
    _ operand: Operand, _ type: TypeReference, _ names: Set<String>, _ frame: Frame,
    isAutoclosure: Bool
  ) throws(Unwind) -> Int? {
    if operand.known == nil, let code = operand.closure {
      switch type.unwrapped {
      case .function(let parameters, _):
        if code.isShorthand {
          // `$0`, `$1` take a tuple apart; what a closure is given it cannot leave out without a word.
          if code.parameters.count == parameters.count { return 6 }
          return parameters.count == 1 && code.parameters.count > 1 ? 5 : nil
        }
        guard code.parameters.count == parameters.count || parameters.count == 1 else { return nil }
        guard code.parameters.count == parameters.count, let inner = operand.frame else { return 6 }
        for (own, given) in zip(code.parameters, parameters) {
          guard let own = own.type.map({ canonical($0, inner) }), !given.mentions(names) else {
            continue
          }
          // What it is given must be what it says that it takes, as far as both are known.
          let areKnown = [own, given].allSatisfy {
            declaration($0.unwrapped) != nil || TypeReference.isPlain($0.unwrapped)
          }
          if areKnown, own.unwrapped != given.unwrapped, !conforms(given, to: own) { return nil }
        }
        return 6
      case .named(let path, _):
        // A closure conforms to nothing.
        guard let name = path.last, names.contains(name) else { return path == ["Any"] ? 1 : nil }
        return frame.constraints[name] == nil ? 1 : nil
      default: return nil
      }
    }
    if operand.known == nil, case .string? = operand.expression {
      return scoreOfLiteral(type, names, frame)
    }
    if operand.known == nil, let name = operand.expression?.implicitName {
      switch type.unwrapped {
      case .function: return nil
      case let own:
        if enumCase(name, of: own) != nil || variable(name, of: own, isStatic: true) != nil
          || !functions(name, of: own, isStatic: true).isEmpty || name == "init"
        {
          return 8
        }
        return declaration(own) == nil && !TypeReference.isPlain(own) ? 2 : nil
      }
    }
    if operand.known == nil, case .array(let elements)? = operand.expression,
      let inner = operand.frame, elements.contains(where: { $0.isImplicitRooted })
    {
      return try score(ofImplicit: elements, type, names, frame, in: inner)
    }
    if operand.known == nil, operand.expression?.isLiteralNumber == true {
      var isFloating = false
      if let expression = operand.expression { isFloating = expression.hasFloat }
      let name = type.unwrapped.name ?? ""
      let penalty = type.isOptional ? 1 : 0
      if names.contains(name) { return 4 - penalty }
      if IntegerKind(named: name) != nil {
        return isFloating ? nil : name == "Int" ? 10 - penalty : 6 - penalty
      }
      if FloatingKind(named: name) != nil {
        return (isFloating ? name == "Double" ? 10 : 6 : 5) - penalty
      }
      if takesLiteral(type.unwrapped, isFloating ? "floatLiteral" : "integerLiteral") {
        return 5 - penalty
      }
      return try score(value(operand), type, names, frame)
    }
    if operand.known == nil, let kind = operand.expression?.kindOfLists,
      takesLiteral(type.unwrapped, kind)
    {
      return 5
    }
    if operand.known == nil, operand.expression?.isInOut == true {
      guard let place = try inOutPlace(operand) else { return 5 }
      return try score(read(place), type, names, frame)
    }
    if let expression = operand.expression, let inner = operand.frame,
      let known = statically(expression, inner)
    {
      return score(known, type, names, frame)
    }
    return try score(value(operand, nil), type, names, frame)
  }

  /// A text's literal, which is evaluated once the type is known that it is for: it may be a key of a table.
  private func scoreOfLiteral(
    _ type: TypeReference, _ names: Set<String>, _ frame: Frame
  ) -> Int? {
    switch type {
    case .optional(let wrapped): return scoreOfLiteral(wrapped, names, frame).map { $0 - 1 }
    case .named(let path, _) where names.contains(path.last ?? ""):
      guard let constraint = frame.constraints[path.last ?? ""] else { return 2 }
      return conforms(.named("String"), to: canonical(constraint, frame)) ? 5 : nil
    default: break
    }
    switch type.name {
    case "String": return 10
    case "Any", "AnyHashable": return -4
    case "Character": return 4
    default: break
    }
    if library.looksUp(type) { return 7 }
    if conforms(.named("String"), to: type) { return 6 }
    return ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"].contains {
      conforms(type, to: .named($0))
    } ? 6 : nil
  }

  /// A list with implicit members, which are what the type that is expected says.
  private func score(
    ofImplicit elements: [Expression], _ type: TypeReference, _ names: Set<String>, _ frame: Frame,
    in inner: Frame
  ) throws(Unwind) -> Int? {
    let own = type.unwrapped
    let element: TypeReference?
    switch own {
    case .array(let inner): element = inner
    case .named(["Set"], let arguments): element = arguments.first
    default: element = conforms(own, to: .named("OptionSet")) ? own : nil
    }
    guard let element else { return nil }
    var least = 8
    for expression in elements {
      let operand = Operand(label: nil, expression: expression, frame: inner, isTrailing: false)
      guard let score = try score(operand, element, names, frame, isAutoclosure: false) else {
        return nil
      }
      least = min(least, score)
    }
    return least
  }

  /// The protocol or class as which alone an argument is known where it stands: what it is at run time chooses no overload.
  private func statically(_ expression: Expression, _ frame: Frame) -> TypeReference? {
    if let contract = contract(of: expression, frame) {
      return reference(to: contract, arguments: [])
    }
    guard let type = staticType(of: expression, frame).map({ canonical($0, frame) }),
      declaration(type)?.isReference ?? false
    else { return nil }
    return type
  }

  private func score(
    _ own: TypeReference, _ type: TypeReference, _ names: Set<String>, _ frame: Frame
  ) -> Int? {
    switch type {
    case .named(let path, _) where names.contains(path.last ?? ""):
      guard let constraint = frame.constraints[path.last ?? ""] else { return 2 }
      return conforms(own, to: canonical(constraint, frame)) ? 5 : nil
    case .optional(let wrapped): return score(own, wrapped, names, frame).map { $0 - 1 }
    default:
      if own == type { return 10 }
      if type.name == "Any" || type.name == "AnyObject" { return -4 }
      guard conforms(own, to: type) else { return nil }
      return declaration(type)?.isReference == true ? 8 : 6
    }
  }

  private func score(
    _ value: Value, _ type: TypeReference, _ names: Set<String>, _ frame: Frame
  ) throws(Unwind) -> Int? {
    let value = simplified(value)
    if case .named(let path, _) = type, names.contains(path.last ?? "") {
      if let constraint = frame.constraints[path.last ?? ""], let own = typeReference(of: value) {
        return conforms(own, to: canonical(constraint, frame)) ? 5 : nil
      }
      return 2
    }
    switch (value, type) {
    case (.null, .optional): return 6
    case (.null, _): return type.name == "Any" ? -4 : nil
    case (.some(let inner), .optional(let wrapped)): return try score(inner, wrapped, names, frame)
    case (.some, _): return type.name == "Any" ? -4 : nil
    case (_, .optional(let wrapped)): return try score(value, wrapped, names, frame).map { $0 - 1 }
    case (.function(let function), .function(let parameters, _)):
      return function.fits(parameters.count) ? 6 : nil
    case (.function, _): return type.name == "Any" ? -4 : nil
    case (.unknown(let unknown), _):
      guard let own = unknown.type else { return 1 }
      if own == type { return 10 }
      return conforms(own, to: type) ? 7 : nil
    case (.array(let array), .array(let element)):
      if array.elements.isEmpty {
        return array.element == nil || array.element == element
          ? 6 : element.mentions(names) ? 4 : nil
      }
      return try score(array.elements[0], element, names, frame)
    case (.dictionary(let dictionary), .dictionary(let key, let inner)):
      guard let first = dictionary.pairs.first else { return 5 }
      guard let one = try score(first.key, key, names, frame),
        let other = try score(first.value, inner, names, frame)
      else { return nil }
      return min(one, other)
    case (.tuple(let elements), .tuple(let types)):
      guard elements.count == types.count else { return nil }
      var least = 10
      for (element, type) in zip(elements, types) {
        guard let score = try score(element.value, type.type, names, frame) else { return nil }
        least = min(least, score)
      }
      return least
    case (.choice(let choice), _): return try score(choice.whenTrue, type, names, frame)
    case (.integer(_, .literal), .named(let path, _))
    where FloatingKind(named: path.last ?? "") != nil:
      return 5
    default: break
    }
    guard let own = typeReference(of: value) else { return 1 }
    if own == type { return 10 }
    if case .named(let path, let arguments) = type,
      case .named(let ownPath, let ownArguments) = own,
      path == ownPath
    {
      return arguments.isEmpty || ownArguments.isEmpty || type.mentions(names) ? 9 : nil
    }
    let floats = ["Double", "CGFloat"]
    if floats.contains(own.name ?? ""), floats.contains(type.name ?? "") { return 7 }
    if type.name == "Any" || type.name == "AnyHashable" { return -4 }
    if type.mentions(names) { return nil }
    guard conforms(own, to: type) else { return nil }
    return declaration(type)?.isReference == true ? 8 : 6
  }
}

extension Frame {
  /// Notes what a function's generic types conform to, `<S: Shape>` or `where S: Shape`; nothing tells yet what they are.
  fileprivate func constrainGenerics(of function: FunctionDeclaration) {
    for generic in function.generics {
      generics[generic.name] = nil
      if let constraint = generic.constraint { constraints[generic.name] = constraint }
    }
    for requirement in function.requirements where requirement.kind == .conforms {
      if let name = requirement.subject.name { constraints[name] = requirement.type }
    }
  }
}

extension Value {
  /// Whether all of it, as a text, is what only running the app would tell.
  fileprivate var isUnknownText: Bool {
    switch unwrappedOptional {
    case .unknown: true
    case .text(let parts): parts.allSatisfy { if case .unknown = $0 { true } else { false } }
    default: false
    }
  }
}

extension FunctionValue {
  /// Whether it may be called with so many arguments.
  func fits(_ count: Int) -> Bool {
    switch kind {
    case .closure(let code, _):
      code.parameters.count == count
        || code.isShorthand && (code.parameters.count <= count || count == 1)
        || count == 1 && code.parameters.count > 1
    case .declared(let functions, _, _): functions.contains { $0.parameters.count == count }
    case .enumCase(_, _, let found): found.parameters.count == count
    default: true
    }
  }

  func container(_ frame: Frame) -> TypeDeclaration? { frame.type }
}

extension TypeReference {
  /// Whether one of several names stands in it.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    switch self {
    case .named(let path, let arguments):
      return names.contains(path[0]) || arguments.contains { $0.mentions(names) }
    case .optional(let inner), .array(let inner), .metatype(let inner): return inner.mentions(names)
    case .dictionary(let key, let value): return key.mentions(names) || value.mentions(names)
    case .tuple(let elements): return elements.contains { $0.type.mentions(names) }
    case .function(let parameters, let result):
      return result.mentions(names) || parameters.contains { $0.mentions(names) }
    case .composition(let types): return types.contains { $0.mentions(names) }
    case .unwritten: return false
    }
  }

  static func isPlain(_ type: TypeReference) -> Bool {
    switch type {
    case .array, .dictionary, .tuple: true
    case .named(let path, _):
      ["String", "Int", "Double", "Bool", "Character"].contains(path.last ?? "")
    default: false
    }
  }
}

extension Expression {
  /// The name of an implicit member, or of the call of one.
  var implicitName: String? {
    switch self {
    case .implicitMember(let name, _): name
    case .call(let call): call.callee.implicitName
    default: nil
    }
  }

  /// Whether a chain begins with an implicit member.
  var isImplicitRooted: Bool {
    switch self {
    case .implicitMember: true
    case .member(let base, _, _): base.isImplicitRooted
    case .call(let call): call.callee.isImplicitRooted
    default: false
    }
  }

  /// The label of the initialiser that takes a literal of a list or of a dictionary; nil for all else.
  fileprivate var kindOfLists: String? {
    switch self {
    case .array: "arrayLiteral"
    case .dictionary: "dictionaryLiteral"
    default: nil
    }
  }

  var isInOut: Bool { if case .inOut = self { true } else { false } }

  /// Whether a number with a point is in it.
  var hasFloat: Bool {
    switch self {
    case .floating: true
    case .prefix(_, let inner, _): inner.hasFloat
    case .binary(_, let left, let right, _): left.hasFloat || right.hasFloat
    default: false
    }
  }
}
