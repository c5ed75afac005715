import CodeLowering
import SwiftCode

// MARK: - Cases of enumerations, and implicit members

extension Machine {
  func makeCase(
    _ own: TypeDeclaration, _ generics: [TypeReference], _ found: CaseDeclaration,
    _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value {
    if found.parameters.isEmpty, !arguments.isEmpty {
      let plain = Value.enumCase(
        EnumValue(type: own, arguments: generics, name: found.name, payload: []))
      return try call(plain, arguments, nil, .text(found.name))
    }
    let context = Frame(
      localCount: 0, receiver: nil, type: own, generics: bindings(own, generics),
      file: own.place.file)
    guard
      let taken = CallShape.match(
        found.parameters.map {
          CallShape.Parameter(
            label: $0.label, hasDefault: $0.defaultValue != nil, isVariadic: false,
            takesFunction: $0.type.mayBeFunction)
        }, arguments)
    else { return try unknownCall("\(own.name).\(found.name)", arguments, nil) }
    var payload: [TupleElement] = []
    let names = Set(own.generics.map(\.name)).subtracting(context.generics.keys)
    for (parameter, argument) in zip(found.parameters, taken) {
      var type: TypeReference? = canonical(parameter.type, context)
      if type?.mentions(names) ?? false { type = nil }
      let value: Value
      if let number = argument.first {
        value = try self.value(arguments[number], type)
      } else if let syntax = parameter.defaultValue {
        let body = Lowering.expression(syntax, in: index, file: own.place.file)
        let inner = Frame(
          localCount: body.localCount, receiver: nil, type: own, generics: [:], file: own.place.file
        )
        inner.isStatic = true
        value = try call(body, inner, type)
      } else {
        value = unknown(found.name)
      }
      infer(parameter.type, typeReference(of: value), names, context)
      payload.append(
        TupleElement(
          parameter.label, settled(type.map { coerced(value, to: $0, context) } ?? value)))
    }
    var arguments = generics
    if arguments.isEmpty, !own.generics.isEmpty {
      arguments = own.generics.map { context.generics[$0.name] ?? .unwritten }
    }
    return .enumCase(
      EnumValue(type: own, arguments: arguments, name: found.name, payload: payload))
  }

  /// The raw value of a case.
  func rawValue(_ own: TypeDeclaration, _ name: String) throws(Unwind) -> Value? {
    try rawValues(of: own).flatMap { $0[name] }
  }

  /// The raw values of an enumeration by the names of its cases; nil where it has none. Literals are read once.
  private func rawValues(of own: TypeDeclaration) throws(Unwind) -> [String: Value]? {
    if let known = rawValueCache[own.id] { return known }
    let found = try findRawValues(of: own)
    // What an app's own type makes of a literal may be an object.
    if found?.values.allSatisfy(\.isLiteral) ?? true { rawValueCache[own.id] = .some(found) }
    return found
  }

  private func findRawValues(of own: TypeDeclaration) throws(Unwind) -> [String: Value]? {
    let rawType = own.inherited.first.map {
      canonical($0, in: own.container, generics: [:], file: own.place.file, depth: 0)
    }
    guard let rawType, declaration(rawType)?.kind != .contract else { return nil }
    var next = 0
    var result: [String: Value] = [:]
    for found in own.cases {
      var value: Value?
      if let syntax = found.rawValue {
        let body = Lowering.expression(syntax, in: index, file: own.place.file)
        let frame = Frame(
          localCount: body.localCount, receiver: nil, type: own, generics: [:], file: own.place.file
        )
        value = try call(body, frame, rawType)
        if case .integer(let number, _)? = value { next = number &+ 1 }
        if case .double(let number, _)? = value, number.magnitude < 1e9 { next = Int(number) &+ 1 }
      } else if rawType == .named("String") {
        value = .string(found.name)
      } else if let kind = IntegerKind(named: rawType.name ?? "") {
        value = .integer(next, kind)
        next &+= 1
      } else if let kind = FloatingKind(named: rawType.name ?? "") {
        value = .double(Double(next), kind)
        next &+= 1
      }
      if result[found.name] == nil {
        result[found.name] = value.map { coerced($0, to: rawType, nil) }.map(settled)
      }
    }
    return result
  }

  /// `Type(rawValue:)`.
  func rawCase(
    _ own: TypeDeclaration, _ type: TypeReference, _ raw: Value
  ) throws(Unwind) -> Value {
    var result = Value.null
    for found in own.cases.reversed() {
      guard let value = try rawValue(own, found.name) else {
        return unknown("\(own.name)(rawValue:)", .optional(type))
      }
      result = ifElse(
        try equal(value, raw),
        .some(
          .enumCase(EnumValue(type: own, arguments: type.arguments, name: found.name, payload: []))),
        result)
    }
    return result
  }

  // MARK: - Implicit members

  /// `.name` and `.name(…)`, of the type that is expected.
  func implicitMember(
    _ name: String, _ arguments: [Operand], isCall: Bool, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let place = written
    guard let written = type.map({ canonical($0, frame) }) else {
      return try keep(name, of: nil, root: nil, isCall ? arguments : nil, at: place, nil)
    }
    if case .optional(let wrapped) = written {
      if name == "none", !isCall { return .null }
      if name == "some", let first = arguments.first {
        return .some(settled(coerced(try value(first, wrapped), to: wrapped, frame)))
      }
    }
    let own = written.unwrapped
    if name == "init" {
      let made = try construct(own, arguments, frame)
      return written.isOptional ? made.wrapped : made
    }
    if let (owner, found) = enumCase(name, of: own) {
      if !isCall, !found.parameters.isEmpty {
        return .function(FunctionValue(.enumCase(owner, own.arguments, found)))
      }
      return try makeCase(owner, own.arguments, found, arguments, frame)
    }
    if !isCall, let (variable, _) = variable(name, of: own, isStatic: true) {
      return try read(staticPlace(variable, own))
    }
    let candidates = functions(name, of: own, isStatic: true)
    if isCall {
      let matching = try fittingBesideLibrary(
        candidates.filter { $0.function.match(arguments) != nil }, of: own, arguments, frame)
      if let chosen = try choose(matching, arguments, frame, typeOfValue: own, expected: type) {
        return try invoke(
          chosen.function, chosen.source, .value(.type(own)), arguments, frame, type)
      }
      if let (variable, _) = variable(name, of: own, isStatic: true) {
        return try call(read(staticPlace(variable, own)), arguments, type, .text("." + name))
      }
      if let made = try staticCall(name, on: own, arguments, frame, type) { return made }
    } else {
      if !candidates.isEmpty {
        return .function(
          FunctionValue(
            .declared(candidates.map(\.function), receiver: .value(.type(own)), frame: frame)))
      }
      if let value = try nativeStatic(name, own) { return value }
    }
    // `.Medium.desktop`
    if !isCall, let inner = nestedType(name, in: own) { return .type(inner) }
    if declaration(own) == nil {
      if library.keeps(own) || !TypeReference.isPlain(own) {
        if let known = try library.value(of: name, isCall ? arguments : nil, ofType: own, self) {
          return known
        }
        return try keep(name, of: nil, root: own, isCall ? arguments : nil, at: place, own)
      }
    }
    if isCall, let known = try library.value(of: name, arguments, undeclaredIn: own, self) {
      return known
    }
    var given: [Value] = []
    for argument in arguments where !argument.isFunction { given.append(try value(argument)) }
    let made = unknown("." + name, own)
    if case .unknown(let unknown) = made, !given.isEmpty, given.count == arguments.count {
      foreignCases[unknown.id] = ForeignCase(name: name, payload: given)
    }
    return made
  }
}

extension Machine {
  /// The functions that an app adds to a type of another module, where arguments fit and it is not one of them that calls: the
  /// module may have one of the same name and labels, such as `Font.custom(_:size:)`.
  func fittingBesideLibrary(
    _ candidates: [Candidate], of type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> [Candidate] {
    guard library.keeps(type), !candidates.isEmpty else { return candidates }
    var fitting: [Candidate] = []
    for candidate in candidates {
      guard candidate.function.container?.kind == .foreign else {
        fitting.append(candidate)
        continue
      }
      guard !active.contains(candidate.function.id),
        try score(candidate, arguments, frame, expected: nil, byPlace: false) != nil
      else { continue }
      fitting.append(candidate)
    }
    return fitting
  }
}

extension Value {
  var isNullLiteral: Bool { if case .null = self { true } else { false } }
}

extension Value {
  /// Whether it is what a literal gives, which is the same each time.
  fileprivate var isLiteral: Bool {
    switch self {
    case .bool, .integer, .double, .character, .string: true
    default: false
    }
  }
}

/// `.failed(error)` of an enumeration that another module declares.
struct ForeignCase {
  var name: String
  var payload: [Value]
}
