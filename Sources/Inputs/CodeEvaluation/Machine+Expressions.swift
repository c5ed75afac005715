import CodeLowering
import SwiftCode

extension Machine {
  /// The value of an expression.
  ///
  /// - Parameter type: The type that is expected, which decides what literals and implicit members are.
  func evaluate(
    _ expression: Expression, _ frame: Frame, _ type: TypeReference? = nil
  ) throws(Unwind) -> Value {
    try step()
    switch expression {
    case .void: return .void
    case .null: return .null
    case .boolean(let truth): return .bool(truth)
    case .integer(let text): return integer(text, type.map { canonical($0, frame) })
    case .floating(let text): return floating(text, type.map { canonical($0, frame) })
    case .string(let parts): return try string(parts, frame, type)
    case .array(let elements): return try array(elements, frame, type)
    case .dictionary(let pairs): return try dictionary(pairs, frame, type)
    case .tuple(let elements):
      var types: [TypeReference?] = Array(repeating: nil, count: elements.count)
      if case .tuple(let expected)? = type.map({ canonical($0, frame) }),
        expected.count == elements.count
      {
        types = expected.map(\.type)
      }
      var result: [TupleElement] = []
      for (number, element) in elements.enumerated() {
        result.append(
          TupleElement(element.label, settled(try evaluate(element.value, frame, types[number]))))
      }
      return .tuple(result)
    case .local, .member, .element, .selfValue, .name:
      return try self.read(expression, frame, type)
    case .superValue: return frame.receiver.map { _ in .void } ?? .void
    case .type(let reference):
      if let constant = capitalizedMember(reference, frame) {
        return try read(constant, frame, type)
      }
      return .type(canonical(reference, frame))
    case .implicitMember(let name, _):
      return try implicitMember(name, [], isCall: false, frame, type)
    case .call(let call): return try self.call(call, frame, type)
    case .chain(let inner): return try chain(inner, frame, type)
    case .link(let inner): return try link(evaluate(inner, frame))
    case .forced(let inner, _):
      return try forced(evaluate(inner, frame, type.map { .optional($0) }))
    case .prefix(let name, let operand, _): return try prefix(name, operand, frame, type)
    case .postfix(let name, let operand, _):
      return try postfix(name, operand, frame, type)
    case .binary(let name, let left, let right, _):
      return try binary(name, left, right, frame, type)
    case .assignment(let target, let value): return try assign(target, value, frame)
    case .compound(let name, let target, let value, _):
      return try compound(name, target, value, frame)
    case .conditional(let condition, let whenTrue, let whenFalse):
      let truth = try evaluate(condition, frame, .named("Bool"))
      var isOptional = false
      if case .null = whenTrue { isOptional = true }
      if case .null = whenFalse { isOptional = true }
      let type = type ?? sharedType(whenTrue, whenFalse, frame)
      return try branch(truth) { () throws(Unwind) -> Value in
        let value = try evaluate(whenTrue, frame, type)
        return isOptional ? value.wrapped : value
      } _: { () throws(Unwind) -> Value in
        let value = try evaluate(whenFalse, frame, type)
        return isOptional ? value.wrapped : value
      }
    case .closure(let code): return closure(code, frame, type)
    case .keyPath(let root, let parts): return try keyPath(root, parts, frame, type)
    case .cast(let inner, let target, let kind): return try cast(inner, target, kind, frame)
    case .attempt(let inner, let isForced): return try attempt(inner, isForced, frame, type)
    case .trying(let inner):
      tryDepth += 1
      defer { tryDepth -= 1 }
      return try evaluate(inner, frame, type)
    case .inOut(let inner): return try evaluate(inner, frame, type)
    case .discard: return .void
    case .statement(let statement): return try value(of: statement, frame, type)
    case .unknown(let text): return unknown(text, type)
    }
  }

  /// A value as it is once it is kept: literals are `Int` and `Double`.
  func settled(_ value: Value) -> Value {
    switch value {
    case .integer(let number, .literal): .integer(number, .int)
    case .double(let number, .literal): .double(number, .double)
    case .some(let inner): .some(settled(inner))
    case .choice(let choice):
      .choice(choice.atom, settled(choice.whenTrue), settled(choice.whenFalse))
    default: value
    }
  }

  // MARK: - Literals

  private func integer(_ text: String, _ type: TypeReference?) -> Value {
    let number: Int?
    if text.hasPrefix("0x") {
      number = Int(text.dropFirst(2), radix: 16)
    } else if text.hasPrefix("0b") {
      number = Int(text.dropFirst(2), radix: 2)
    } else if text.hasPrefix("0o") {
      number = Int(text.dropFirst(2), radix: 8)
    } else {
      number = Int(text)
    }
    guard let number else { return unknown(text, type) }
    switch type?.unwrapped {
    case .named(let path, _)? where path.count == 1:
      if let kind = IntegerKind(named: path[0]) {
        return .integer(number, kind)
      }
      if let kind = FloatingKind(named: path[0]) {
        return .double(rounded(Double(number), kind), kind)
      }
    default: break
    }
    return literal(.integer(number, .literal), "integerLiteral", type)
  }

  private func floating(_ text: String, _ type: TypeReference?) -> Value {
    guard let number = Double(text) else { return unknown(text, type) }
    if case .named(let path, _)? = type?.unwrapped, path.count == 1,
      let kind = FloatingKind(named: path[0])
    {
      return .double(rounded(number, kind), kind)
    }
    return literal(.double(number, .literal), "floatLiteral", type)
  }

  func rounded(_ number: Double, _ kind: FloatingKind) -> Double {
    kind == .float ? Double(Float(number)) : number
  }

  /// A literal as a value of an app's own type that takes such.
  private func literal(_ value: Value, _ label: String, _ type: TypeReference?) -> Value {
    guard let type = type?.unwrapped, takesLiteral(type, label) else { return value }
    let made = try? construct(
      type, [Operand(label, value: settled(value))], Frame.empty)
    return made ?? value
  }

  /// Whether a type of the sources has an initialiser for a kind of literals.
  func takesLiteral(_ type: TypeReference, _ label: String) -> Bool {
    declaration(type) != nil
      && functions("init", of: type, isStatic: nil, kind: .initializer).contains {
        $0.function.parameters.first?.label == label
      }
  }

  private func string(
    _ parts: [StringPart], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let expected = type.map { canonical($0, frame) }
    if let own = expected?.unwrapped {
      if let made = try interpolated(parts, own, frame) { return made }
      if let made = try lookedUp(parts, as: own, frame) { return made }
    }
    let addsInterpolations = Self.interpolationTypes.contains { index.extensionsOf($0) != nil }
    var result = Value.string("")
    for part in parts {
      switch part {
      case .text(let text): result = try concatenated(result, .string(text))
      case .value(let expression, let arguments):
        if addsInterpolations, let added = try ownInterpolation(arguments, frame) {
          result = try concatenated(result, added)
          continue
        }
        guard arguments.count == 1, arguments[0].label == nil else {
          result = try concatenated(
            result, text(of: unknown("an interpolation", .named("String"))))
          continue
        }
        result = try concatenated(result, description(of: settled(evaluate(expression, frame))))
      }
    }
    if case .named(["Character"], _)? = expected?.unwrapped, case .string(let text, _) = result,
      text.count == 1, let character = text.first
    {
      return .character(character)
    }
    return literal(result, "stringLiteral", expected)
  }

  private static let interpolationTypes = [
    "DefaultStringInterpolation", "String.StringInterpolation",
  ]

  /// What an `appendInterpolation` of the app adds to a text; nil for one of Swift's.
  private func ownInterpolation(
    _ arguments: [Argument], _ frame: Frame
  ) throws(Unwind) -> Value? {
    let type = TypeReference.named("DefaultStringInterpolation")
    let operands = operands(arguments, frame)
    let candidates = Self.interpolationTypes.flatMap {
      functions("appendInterpolation", of: .named($0.split(separator: ".").map(String.init), []))
    }.filter { $0.function.match(operands) != nil }
    guard !candidates.isEmpty else { return nil }
    if operands.count == 1, operands[0].label == nil {
      // Beside Swift's own for any value, the app's is meant where its type fits.
      let own = typeReference(of: settled(try value(operands[0])))
      let fitting = candidates.filter { candidate in
        own.map { conforms($0, to: canonical(candidate.function.parameters[0].type, frame)) }
          ?? false
      }
      if fitting.isEmpty { return nil }
    }
    guard let chosen = try choose(candidates, operands, frame, typeOfValue: type) else {
      return unknown("an interpolation", .named("String"))
    }
    let cell = newCell(.string(""))
    _ = try invoke(chosen.function, chosen.source, .cell(cell), operands, frame, nil)
    return load(cell)
  }

  /// A literal of a type of the app that is made of interpolations; nil for other types.
  private func interpolated(
    _ parts: [StringPart], _ type: TypeReference, _ frame: Frame
  ) throws(Unwind) -> Value? {
    guard declaration(type) != nil, conforms(type, to: .named("ExpressibleByStringInterpolation")),
      let maker = functions("init", of: type, isStatic: nil, kind: .initializer).first(where: {
        $0.function.parameters.first?.label == "stringInterpolation"
      })?.function, let written = maker.parameters.first?.type,
      let own = Optional(
        canonical(written, in: maker.container, generics: [:], file: maker.place.file, depth: 0)),
      declaration(own) != nil
    else { return nil }
    let cell = newCell(
      try construct(
        own,
        [
          Operand("literalCapacity", value: .integer(0, .int)),
          Operand("interpolationCount", value: .integer(0, .int)),
        ], frame))
    for part in parts {
      switch part {
      case .text(let text):
        guard !text.isEmpty else { continue }
        _ = try call(
          "appendLiteral", on: .cell(cell), load(cell), [Operand(value: .string(text))], frame, nil,
          origin: "appendLiteral")
      case .value(_, let arguments):
        _ = try call(
          "appendInterpolation", on: .cell(cell), load(cell), operands(arguments, frame), frame,
          nil,
          origin: "appendInterpolation")
      }
    }
    return try construct(type, [Operand("stringInterpolation", value: load(cell))], frame)
  }

  private func array(
    _ elements: [Expression], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let expected = type.map { canonical($0, frame) }?.unwrapped
    var element: TypeReference?
    var isSet = false
    switch expected {
    case .array(let inner)?: element = inner
    case .named(["Set"], let arguments)?:
      element = arguments.first
      isSet = true
    case .named(["ArraySlice"], let arguments)?: element = arguments.first
    default: break
    }
    if let own = expected, declaration(own)?.kind == .structure,
      conforms(own, to: .named("OptionSet"))
    {
      return try optionSet(elements, own, frame)
    }
    var values: [Value] = []
    // `[Action.stop, .run { … }]`: members without a type are of the type that the others have.
    let isRooted = element != nil || !elements.contains(where: \.isImplicitRooted)
    for expression in elements {
      let type = isRooted ? element : commonElement(values)
      let value = try evaluate(expression, frame, type)
      values.append(element.map { coerced(value, to: $0, frame) } ?? value)
    }
    // Whole numbers beside others are such, too.
    if element == nil, values.contains(where: { if case .double = $0 { true } else { false } }) {
      values = values.map { value in
        if case .integer(let number, .literal) = value { return .double(Double(number), .literal) }
        return value
      }
    }
    if element == nil, values.contains(where: { if case .null = $0 { true } else { false } }) {
      values = values.map(\.wrapped)
    }
    values = values.map(settled)
    if isSet { return try makeSet(values, element) }
    if let expected, takesLiteral(expected, "arrayLiteral") {
      return try construct(
        expected,
        values.enumerated().map {
          Operand($0.offset == 0 ? "arrayLiteral" : nil, value: $0.element)
        },
        frame)
    }
    return .array(ArrayValue(values, element: element ?? commonElement(values)))
  }

  /// `[.one, .other]` of an option set.
  private func optionSet(
    _ elements: [Expression], _ type: TypeReference, _ frame: Frame
  ) throws(Unwind) -> Value {
    var raw = Value.integer(0, .int)
    for expression in elements {
      let member = try evaluate(expression, frame, type)
      raw = try binary("|", raw, value(of: "rawValue", in: member), frame)
    }
    return try construct(type, [Operand("rawValue", value: raw)], frame)
  }

  func commonElement(_ values: [Value]) -> TypeReference? {
    var result: TypeReference?
    for value in values {
      if case .null = value { continue }
      guard let type = typeReference(of: value) else { return nil }
      if let known = result, known != type { return nil }
      result = type
    }
    return result
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    var keyType: TypeReference?
    var valueType: TypeReference?
    if case .dictionary(let key, let value)? = type.map({ canonical($0, frame) })?.unwrapped {
      keyType = key
      valueType = value
    }
    var result = DictionaryValue(pairs: [], key: keyType, value: valueType)
    for pair in pairs {
      let key = try evaluate(pair.key, frame, keyType)
      let value = try evaluate(pair.value, frame, valueType)
      result.pairs.append(
        (
          key: settled(keyType.map { coerced(key, to: $0, frame) } ?? key),
          value: settled(valueType.map { coerced(value, to: $0, frame) } ?? value)
        ))
    }
    if valueType == nil,
      result.pairs.contains(where: { if case .double = $0.value { true } else { false } })
    {
      result.pairs = result.pairs.map { pair in
        if case .integer(let number, .int) = pair.value {
          return (pair.key, .double(Double(number), .double))
        }
        return pair
      }
    }
    if let expected = type.map({ canonical($0, frame) })?.unwrapped,
      takesLiteral(expected, "dictionaryLiteral")
    {
      let pairs = result.pairs.enumerated().map { number, pair in
        Operand(
          number == 0 ? "dictionaryLiteral" : nil,
          value: .tuple([TupleElement(nil, pair.key), TupleElement(nil, pair.value)]))
      }
      return try construct(expected, pairs, frame)
    }
    return .dictionary(result)
  }

  // MARK: - Optionals

  /// A whole chain: nil where a link is.
  private func chain(
    _ inner: Expression, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let label = "?chain\(steps)"
    chainLabels.append(label)
    defer { chainLabels.removeLast() }
    return try handling(.block(label)) { () throws(Unwind) -> Value in
      try evaluate(inner, frame, type).wrapped
    } _: { (_: Unwind) throws(Unwind) -> Value in
      .null
    }
  }

  /// The value of an optional in a chain, which ends where there is none.
  func link(_ value: Value) throws(Unwind) -> Value {
    let label = chainLabels.last ?? ""
    return try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
      inner
    } _: { () throws(Unwind) -> Value in
      throw .leaving(label: label)
    }
  }

  private func forced(_ value: Value) throws(Unwind) -> Value {
    try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
      inner
    } _: { () throws(Unwind) -> Value in
      throw .trapped
    }
  }

  /// Does one thing with an optional's value, and another one where there is none.
  func unwrapping(
    _ value: Value, _ present: (Value) throws(Unwind) -> Value,
    _ absent: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    switch simplified(value) {
    case .null: return try absent()
    case .some(let inner): return try present(inner)
    case .choice(let choice):
      return try fork(choice.atom) { () throws(Unwind) -> Value in
        try unwrapping(choice.whenTrue, present, absent)
      } _: { () throws(Unwind) -> Value in
        try unwrapping(choice.whenFalse, present, absent)
      }
    case .unknown(let unknown) where unknown.type?.isOptional ?? true:
      guard case .optional(let wrapped)? = unknown.type else {
        // Its type is not known: it may be none of an optional's.
        let exists = derived(
          "?\(unknown.id.rawValue) exists", unknown.origin + " != nil", .named("Bool"))
        return try branch(exists) { () throws(Unwind) -> Value in
          try present(derived("?\(unknown.id.rawValue)!", unknown.origin, nil))
        } _: { () throws(Unwind) -> Value in
          try absent()
        }
      }
      let exists = derived(
        "?\(unknown.id.rawValue) exists", unknown.origin + " != nil", .named("Bool"))
      return try branch(exists) { () throws(Unwind) -> Value in
        try present(derived("?\(unknown.id.rawValue)!", unknown.origin, wrapped))
      } _: { () throws(Unwind) -> Value in
        try absent()
      }
    case let other: return try present(other)
    }
  }

  // MARK: - Casts

  /// The type of a member without one on one side of a `?:`, as the other side tells.
  private func sharedType(
    _ one: Expression, _ other: Expression, _ frame: Frame
  ) -> TypeReference? {
    guard one.isImplicitRooted != other.isImplicitRooted else { return nil }
    return staticType(of: one.isImplicitRooted ? other : one, frame).map { canonical($0, frame) }
  }

  private func cast(
    _ inner: Expression, _ target: TypeReference, _ kind: CastKind, _ frame: Frame
  ) throws(Unwind) -> Value {
    let type = canonical(target, frame)
    if kind == .coercion {
      return coerced(try evaluate(inner, frame, type), to: type, frame)
    }
    let value = try evaluate(inner, frame).unwrapped(for: type)
    let truth = isInstance(value, type)
    switch kind {
    case .test: return truth
    case .conditional:
      return try branch(truth) { () throws(Unwind) -> Value in
        .some(coerced(value, to: type, frame))
      } _: { () throws(Unwind) -> Value in
        .null
      }
    default:
      return try branch(truth) { () throws(Unwind) -> Value in
        coerced(value, to: type, frame)
      } _: { () throws(Unwind) -> Value in
        throw .trapped
      }
    }
  }

  /// Whether a value is of a type.
  func isInstance(_ value: Value, _ type: TypeReference) -> Value {
    switch simplified(value) {
    case .null: return .bool(type.isOptional || type.name == "Any")
    case .choice(let choice):
      return ifElse(
        .choice(ChoiceValue(atom: choice.atom, whenTrue: .bool(true), whenFalse: .bool(false))),
        isInstance(choice.whenTrue, type), isInstance(choice.whenFalse, type))
    case .unknown(let unknown):
      if let known = unknown.type, conforms(known.unwrapped, to: type) { return .bool(true) }
      return derived(
        "?\(unknown.id.rawValue) is \(type)", "\(unknown.origin) is \(type)", .named("Bool"))
    case .object(let id):
      return .bool(conforms(typeReference(of: .object(id)) ?? .unwritten, to: type))
    case .integer(_, .boxed), .double(_, .boxed):
      guard case .named(let path, _) = type, path.count == 1 else { return .bool(false) }
      if ["Any", "AnyObject", "NSNumber", "AnyHashable"].contains(path[0]) { return .bool(true) }
      if IntegerKind(named: path[0]) != nil || FloatingKind(named: path[0]) != nil {
        return .bool(unboxed(value, to: path[0]) != nil)
      }
      // 1 may be a truth, too.
      return path[0] == "Bool" ? unknown("is Bool", .named("Bool")) : .bool(false)
    case .array(let array):
      guard case .array(let element) = type else {
        return .bool(type.name == "Any" || conforms(.array(.unwritten), to: type))
      }
      return array.elements.reduce(.bool(true)) { both($0, isInstance($1, element)) }
    case .dictionary(let dictionary):
      guard case .dictionary(let key, let value) = type else { return .bool(type.name == "Any") }
      return dictionary.pairs.reduce(.bool(true)) {
        both($0, both(isInstance($1.key, key), isInstance($1.value, value)))
      }
    case .function:
      if case .function = type { return .bool(true) }
      return .bool(type.name == "Any")
    case let other:
      guard let known = typeReference(of: other) else {
        return unknown("is \(type)", .named("Bool"))
      }
      if case .optional(let wrapped) = type { return isInstance(other.unwrappedOptional, wrapped) }
      if known == type { return .bool(true) }
      if case .named(let path, let arguments) = type,
        case .named(let own, let ownArguments) = known,
        path == own, arguments.isEmpty || ownArguments.isEmpty
      {
        return .bool(true)
      }
      // Numbers bridge through NSNumber: what a cast of one to another gives is not followed.
      if type.name == "Error" || type.name == "Equatable" || type.name == "Hashable" {
        if conforms(known, to: type) { return .bool(true) }
      }
      return .bool(conforms(known, to: type))
    }
  }

  // MARK: - Errors

  private func attempt(
    _ inner: Expression, _ isForced: Bool, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    tryDepth += 1
    defer { tryDepth -= 1 }
    return try handling(.catching) { () throws(Unwind) -> Value in
      let value = try evaluate(inner, frame, type)
      return isForced ? value : value.wrapped
    } _: { (unwind: Unwind) throws(Unwind) -> Value in
      guard !isForced else { throw .trapped }
      return .null
    }
  }

  // MARK: - Statements that give a value

  private func value(
    of statement: Statement, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    switch statement {
    case .block(_, let block) where block.statements.count == 1:
      declare(block, frame)
      return try value(of: block.statements[0], frame, type)
    case .condition(let conditions, let then, let otherwise):
      return try test(conditions, frame) { () throws(Unwind) -> Value in
        try value(of: then, frame, type)
      } _: { () throws(Unwind) -> Value in
        guard let otherwise else { return .void }
        return try value(of: otherwise, frame, type)
      }
    case .choice(let choice):
      // One with a `break` is no expression.
      return try handling(.loop(choice.label)) { () throws(Unwind) -> Value in
        try self.choose(choice, frame) { (_, block) throws(Unwind) -> Value in
          try value(of: block, frame, type)
        }
      } _: { (unwind: Unwind) throws(Unwind) -> Value in
        if case .next = unwind { throw unwind }
        return .void
      }
    default:
      try run(statement, frame)
      return .void
    }
  }

  /// The value of a branch: that of its last statement.
  func value(
    of block: Block, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    declare(block, frame)
    for (number, statement) in block.statements.enumerated() {
      if number == block.statements.count - 1 {
        if case .expression(let expression) = statement {
          let value = try evaluate(expression, frame, type)
          return type.map { coerced(value, to: canonical($0, frame), frame) } ?? value
        }
        switch statement {
        case .condition, .choice, .block: return try value(of: statement, frame, type)
        default: break
        }
      }
      try run(statement, frame)
    }
    return .void
  }
}

extension Value {
  /// The value as an optional one.
  package var wrapped: Value {
    switch self {
    case .null, .some: self
    case .unknown(let unknown) where unknown.type?.isOptional ?? false: self
    case .choice(let choice):
      .choice(choice.atom, choice.whenTrue.wrapped, choice.whenFalse.wrapped)
    default: .some(self)
    }
  }

  /// The value as one that a variable keeps in which another one was, which tells whether its type is an optional's.
  func asOptional(like other: Value) -> Value {
    guard other.isOptional else { return self }
    switch self {
    // Its type may be an optional's, too.
    case .unknown(let unknown) where unknown.type == nil: return self
    case .choice(let choice):
      return .choice(
        choice.atom, choice.whenTrue.asOptional(like: other),
        choice.whenFalse.asOptional(like: other))
    default: return wrapped
    }
  }

  /// Whether it is, as far as it is known, one of an optional's type.
  private var isOptional: Bool {
    switch self {
    case .null, .some: true
    case .choice(let choice): choice.whenTrue.isOptional || choice.whenFalse.isOptional
    default: false
    }
  }

  /// The type of an optional without a value in it, as far as it is known.
  var optionalType: TypeReference? {
    switch self {
    case .null: .optional(.unwritten)
    case .some(let inner): inner.optionalType.map { .optional($0) }
    default: nil
    }
  }

  /// The value that a cast to a type looks at: that in an optional one, and in all of them where an `Any` holds optionals.
  func unwrapped(for type: TypeReference) -> Value {
    var value = unwrappedOptional
    while !type.isOptional, case .some(let inner) = value { value = inner }
    return value
  }

  /// The value in an optional one, or the same one.
  package var unwrappedOptional: Value {
    switch self {
    case .some(let inner): inner
    case .choice(let choice):
      .choice(
        choice.atom, choice.whenTrue.unwrappedOptional, choice.whenFalse.unwrappedOptional)
    default: self
    }
  }
}

extension Frame {
  /// The frame of code that stands nowhere.
  static var empty: Frame {
    Frame(localCount: 0, receiver: nil, type: nil, generics: [:], file: -1)
  }
}
