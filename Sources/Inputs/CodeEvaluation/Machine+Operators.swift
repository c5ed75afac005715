import CodeLowering
import SwiftCode

// MARK: - Assignment

extension Machine {
  func assign(
    _ target: Expression, _ value: Expression, _ frame: Frame
  ) throws(Unwind) -> Value {
    switch target {
    case .chain(let inner):
      let label = "?chain\(steps)"
      chainLabels.append(label)
      defer { chainLabels.removeLast() }
      return try handling(.block(label)) { () throws(Unwind) -> Value in
        try assign(inner, value, frame)
      } _: { (_: Unwind) throws(Unwind) -> Value in
        .void
      }
    case .tuple(let targets):
      let given = settled(try evaluate(value, frame))
      for (number, target) in targets.enumerated() {
        let part: Value =
          if case .tuple(let elements) = given, elements.indices.contains(number) {
            elements[number].value
          } else {
            derivedMember(given, ".\(number)", nil)
          }
        try write(part, to: place(of: target.value, frame))
      }
      return .void
    default:
      if case .local(let local) = target, frame.isDeclaredOnly(local, self) {
        let cell = frame.cells[local.rawValue]
        let given = try evaluate(value, frame, expectations[cell])
        store(settled(expectations[cell].map { coerced(given, to: $0, frame) } ?? given), in: cell)
        return .void
      }
      let place = try self.place(of: target, frame)
      var type = try wrapperType(of: target, frame) ?? self.type(of: place)
      if type == nil { type = try self.type(of: target, frame) }
      if type == nil, case .selfValue = target, let own = frame.type {
        type = reference(to: own, arguments: own.generics.compactMap { frame.generics[$0.name] })
      }
      var given = try evaluate(value, frame, type)
      switch type.map({ canonical($0, frame) }) {
      // A tuple takes the labels of what it is assigned to.
      case .tuple(let parts)?: given = coerced(given, to: .tuple(parts), frame)
      case .optional(let inner)? where inner.isOptional:
        given = nested(given, value, .optional(inner), frame)
      default: break
      }
      try write(given, to: place)
      return .void
    }
  }

  /// What an optional of an optional is once something is assigned to it: only `nil` as code writes it is none of both.
  private func nested(
    _ given: Value, _ written: Expression, _ type: TypeReference, _ frame: Frame
  ) -> Value {
    if case .null = written { return given }
    if case .null = given { return unknown("nil", type) }
    return coerced(given, to: type, frame)
  }

  /// The type of the wrapper that `_name` means; nil for all other targets.
  private func wrapperType(
    of target: Expression, _ frame: Frame
  ) throws(Unwind) -> TypeReference? {
    let name: String
    let receiver: Place?
    switch target {
    case .name(let written): (name, receiver) = (written.text, frame.receiver)
    case .member(let base, let written, _) where written.first == "_":
      (name, receiver) = (written, try place(of: base, frame))
    default: return nil
    }
    guard name.first == "_", let receiver,
      let own = typeReference(of: try read(receiver).unwrappedOptional),
      let (variable, _) = variable(String(name.dropFirst()), of: own),
      let wrapper = wrapper(of: variable)
    else { return nil }
    let kept = wrapper.generics.count == 1 ? type(of: variable, own.arguments) : nil
    return reference(to: wrapper, arguments: kept.map { [$0] } ?? [])
  }

  /// The type that is written for a property of `self`, which may be empty so far.
  private func type(of target: Expression, _ frame: Frame) throws(Unwind) -> TypeReference? {
    let name: String
    switch target {
    case .name(let written): name = written.text
    case .member(.selfValue, let written, _): name = written
    default: return nil
    }
    guard let receiver = frame.receiver,
      let own = typeReference(of: try read(receiver).unwrappedOptional),
      let (variable, _) = variable(name, of: own)
    else { return nil }
    return type(of: variable, own.arguments)
  }

  /// The type of what is kept at a place.
  func type(of place: Place) -> TypeReference? {
    switch place {
    case .cell(let cell): return expectations[cell] ?? typeReference(of: cells[cell])
    case .property(let base, let variable):
      let value = try? read(base)
      let arguments: [TypeReference] =
        switch value?.unwrappedOptional {
        case .structure(let structure)?: structure.arguments
        case .object(let id)?: objects[id.rawValue].arguments
        default: []
        }
      if variable.type == nil, let value = try? get(variable, base) {
        return typeReference(of: value)
      }
      return type(of: variable, arguments)
    case .field(let base, let number):
      guard case .structure(let structure)? = try? read(base) else { return nil }
      let variable = structure.type.storedProperties[number]
      return type(of: variable, structure.arguments)
        ?? typeReference(of: structure.fields[number])
    case .unwrapped(let inner): return type(of: inner)?.unwrapped
    case .element(let base, let arguments, let declaration):
      if let declaration {
        return declaration.result.map {
          canonical(
            $0, in: declaration.container, generics: [:], file: declaration.place.file, depth: 0)
        }
      }
      switch type(of: base)?.unwrapped {
      case .array(let element)?: return element
      case .dictionary(_, let value)?:
        return arguments.contains { $0.label == "default" } ? value : .optional(value)
      default: return nil
      }
    case .tupleElement(let base, let number):
      if case .tuple(let elements)? = type(of: base), elements.indices.contains(number) {
        return elements[number].type
      }
      return nil
    case .value(let value): return typeReference(of: value)
    default: return nil
    }
  }

  /// `a += b`.
  func compound(
    _ name: String, _ target: Expression, _ operand: Expression, _ frame: Frame
  ) throws(Unwind) -> Value {
    if case .chain(let inner) = target {
      let label = "?chain\(steps)"
      chainLabels.append(label)
      defer { chainLabels.removeLast() }
      return try handling(.block(label)) { () throws(Unwind) -> Value in
        try compound(name, inner, operand, frame)
      } _: { (_: Unwind) throws(Unwind) -> Value in
        .void
      }
    }
    let place = try self.place(of: target, frame)
    let type = typeReference(of: try read(place))
    let given = try evaluate(operand, frame, ["<<=", ">>="].contains(name) ? nil : type)
    // What the operand changed is seen.
    let before = try read(place)
    // An app's own operator takes the place itself.
    if let own = try ownOperator(name, [before, given], frame, places: [place, nil]) {
      return own
    }
    let plain = String(name.dropLast())
    try write(binary(plain, before, given, frame), to: place)
    return .void
  }
}

extension Frame {
  /// Whether a local has no value yet: nothing observes the first one.
  func isDeclaredOnly(_ local: LocalID, _ machine: Machine) -> Bool {
    guard local.rawValue < cells.count, cells[local.rawValue] >= 0, accessors[local.rawValue] == nil
    else { return false }
    if case .uninitialized = machine.load(cells[local.rawValue]) { return true }
    return false
  }
}

// MARK: - Operators

extension Machine {
  func prefix(
    _ name: String, _ operand: Expression, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    if name == "-" || name == "+", operand.isPlainLiteral {
      return try prefix(name, value: evaluate(operand, frame, type), frame)
    }
    if name == "..<" || name == "..." {
      return .range(
        RangeValue(
          lower: nil, upper: settled(try evaluate(operand, frame)), isClosed: name == "..."))
    }
    return try prefix(name, value: evaluate(operand, frame, type), frame)
  }

  func prefix(_ name: String, value: Value, _ frame: Frame) throws(Unwind) -> Value {
    if let own = try ownOperator(name, [value], frame, isPrefix: true) { return own }
    return try mapped(value) { (value: Value) throws(Unwind) -> Value in
      switch (name, value) {
      case ("!", .bool(let truth)): return .bool(!truth)
      case ("!", .unknown), ("!", .type): return self.negated(value)
      case ("-", .integer(let number, let kind)):
        let (result, overflow) = (0).subtractingReportingOverflow(number)
        guard !overflow, kind.bounds.contains(result) else { throw Unwind.trapped }
        return .integer(result, kind)
      case ("-", .double(let number, let kind)): return .double(-number, kind)
      case ("+", _): return value
      case ("~", .integer(let number, let kind)) where kind.bounds.lowerBound < 0:
        return .integer(~number, kind)
      case ("~", .integer(let number, let kind)):
        return .integer(kind.bounds.upperBound - number, kind)
      case (_, .unknown(let unknown)):
        return self.derived("\(name)?\(unknown.id.rawValue)", name + unknown.origin, unknown.type)
      default: return self.unknown(name)
      }
    }
  }

  func postfix(
    _ name: String, _ operand: Expression, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let value = try evaluate(operand, frame, type)
    if name == "..." {
      return .range(RangeValue(lower: settled(value), upper: nil, isClosed: true))
    }
    if let own = try ownOperator(name, [value], frame, isPrefix: false) { return own }
    return unknown(name)
  }

  func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    switch name {
    case "&&", "||":
      let hint = left.implicitName == nil ? nil : type
      let value = try evaluate(left, frame, hint ?? .named("Bool"))
      if value.isOfOwnType {
        let other = try evaluate(right, frame, typeReference(of: value))
        if let own = try ownOperator(name, [value, other], frame) { return own }
      }
      if name == "&&" {
        return try branch(value) { () throws(Unwind) -> Value in
          condition(try evaluate(right, frame, .named("Bool")))
        } _: { () throws(Unwind) -> Value in
          .bool(false)
        }
      }
      return try branch(value) { () throws(Unwind) -> Value in
        .bool(true)
      } _: { () throws(Unwind) -> Value in
        condition(try evaluate(right, frame, .named("Bool")))
      }
    case "??":
      let value = try evaluate(left, frame, type.map { .optional($0) })
      // Of the app's own, such as that of a `Binding` of an optional.
      if case .structure = simplified(value) {
        let isDeclared =
          !index.functions(named: name).isEmpty
          || typeReference(of: value).map { hasOwn(name, $0) } ?? false
        guard isDeclared else { return value }
        return try ownOperator(name, [value, evaluate(right, frame, nil)], frame) ?? value
      }
      let result = try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
        inner
      } _: { () throws(Unwind) -> Value in
        let known =
          typeReference(of: value)?.unwrapped
          ?? staticType(of: left, frame).map { canonical($0, frame).unwrapped }
        return try evaluate(right, frame, type ?? known)
      }
      return type?.isOptional ?? false ? result.wrapped : result
    default: break
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="].contains(name)
    let isShift = ["<<", ">>", "&<<", "&>>"].contains(name)
    let passed = isComparison || isShift ? nil : type
    let one: Value
    var other: Value
    if left.isLiteralNumber, !right.isLiteralNumber {
      other = try evaluate(right, frame, passed)
      one = try evaluate(
        left, frame, isShift ? type : typeReference(of: other)?.unwrapped ?? passed)
    } else if left.implicitName != nil, right.implicitName == nil,
      passed.flatMap({ declaration($0.unwrapped) }) == nil
    {
      other = try evaluate(right, frame)
      one = try evaluate(left, frame, typeReference(of: other)?.unwrapped)
    } else {
      // `.defaultHigh - 1` is of the type of its left side.
      one = try evaluate(left, frame, left.implicitName == nil ? passed : passed?.unwrapped)
      if name == "..<" || name == "..." {
        other = try evaluate(right, frame, typeReference(of: one))
      } else if right.isLiteralNumber, left.isLiteralNumber {
        other = try evaluate(right, frame, passed)
      } else {
        let known = one.optionalType ?? typeReference(of: one)
        other = try evaluate(
          right, frame, isShift ? nil : known?.operandType(of: name) ?? passed)
      }
    }
    // `price * 3`: the literal need not be of the type beside it.
    if right.isLiteralNumber, other.isOfOwnType {
      if let own = try ownOperator(name, [one, other], frame) { return own }
      other = try evaluate(right, frame)
    }
    return try binary(name, one, other, frame)
  }

  func binary(
    _ name: String, _ left: Value, _ right: Value, _ frame: Frame
  ) throws(Unwind) -> Value {
    if let own = try ownOperator(name, [left, right], frame) { return own }
    if case .foreign = left, name == "+", keeps(name, of: left) {
      return try keep(
        name, of: left, root: nil, [Operand(value: right)], at: nil, typeReference(of: left))
    }
    switch name {
    case "==": return try equal(left, right)
    case "!=": return negated(try equal(left, right))
    case "===": return identical(left, right)
    case "!==": return negated(identical(left, right))
    case "~=": return try matching(left, right, frame)
    case "..<", "...":
      if case .integer(let one, _) = left, case .integer(let other, _) = right, one > other {
        throw Unwind.trapped
      }
      return .range(
        RangeValue(lower: settled(left), upper: settled(right), isClosed: name == "..."))
    case "<": return try less(left, right, frame)
    case ">": return try less(right, left, frame)
    case "<=": return negated(try less(right, left, frame))
    case ">=": return negated(try less(left, right, frame))
    default: break
    }
    return try mapped(left) { (left: Value) throws(Unwind) -> Value in
      try self.mapped(right) { (right: Value) throws(Unwind) -> Value in
        try self.arithmetic(name, left, right)
      }
    }
  }

  private func arithmetic(_ name: String, _ left: Value, _ right: Value) throws(Unwind) -> Value {
    // An implicitly unwrapped optional is its value.
    if case .some(let inner) = left { return try binary(name, inner, right, Frame.empty) }
    if case .some(let inner) = right { return try binary(name, left, inner, Frame.empty) }
    switch (left, right) {
    // Beside a decimal number only a literal may stand.
    case (.integer, .structure(let decimal)) where decimal.type.isDecimal,
      (.double, .structure(let decimal)) where decimal.type.isDecimal:
      let literal = try make(.named("Decimal"), [(nil, left)])
      if let known = try ownOperator(name, [literal, right], Frame.empty) { return known }
    case (.structure(let decimal), .integer) where decimal.type.isDecimal,
      (.structure(let decimal), .double) where decimal.type.isDecimal:
      let literal = try make(.named("Decimal"), [(nil, right)])
      if let known = try ownOperator(name, [left, literal], Frame.empty) { return known }
    case (.integer(let one, let kind), .integer(let other, let otherKind)):
      return try integer(name, one, other, kind == .literal ? otherKind : kind)
    case (.double(let one, let kind), .double(let other, let otherKind)):
      return floating(name, one, other, kind == .literal ? otherKind : kind)
    // Only a literal may stand beside a number with a point, whatever it was kept as since.
    case (.double(let one, let kind), .integer(let other, _)):
      return floating(name, one, Double(other), kind)
    case (.integer(let one, _), .double(let other, let kind)):
      return floating(name, Double(one), other, kind)
    case (.string, .string), (.text, .string), (.string, .text), (.text, .text):
      if name == "+" { return try concatenated(left, right) }
    case (.string, .character(let character)) where name == "+":
      return try concatenated(left, .string(String(character)))
    case (.array(var one), .array(let other)) where name == "+":
      one.isView = false
      guard one.elements.count + other.elements.count <= limits.elements else {
        throw .exhausted("a list grows too long")
      }
      one.elements += other.elements
      one.start = 0
      one.element = one.element ?? other.element
      return .array(one)
    case (.array(var one), _) where name == "+":
      if case .known(let elements) = try elements(of: right) {
        one.elements += elements
        return .array(one)
      }
    case (.bool(let one), .bool(let other)):
      switch name {
      case "&": return .bool(one && other)
      case "|": return .bool(one || other)
      case "^": return .bool(one != other)
      default: break
      }
    case (.string, .unknown(let unknown)) where name == "+" && isText(unknown):
      return try concatenated(left, text(of: right))
    case (.text, .unknown(let unknown)) where name == "+" && isText(unknown):
      return try concatenated(left, text(of: right))
    case (.unknown(let unknown), .string) where name == "+" && isText(unknown),
      (.unknown(let unknown), .text) where name == "+" && isText(unknown):
      return try concatenated(text(of: left), right)
    case (.unknown(let unknown), .array) where name == "+":
      return self.unknown(unknown.origin, typeReference(of: right))
    case (.array, .unknown(let unknown)) where name == "+":
      return self.unknown(unknown.origin, typeReference(of: left))
    default: break
    }
    if let one = key(left), let other = key(right) {
      let type = typeReference(of: left) ?? typeReference(of: right)
      return derived("\(one) \(name) \(other)", "\(shown(left)) \(name) \(shown(right))", type)
    }
    return unknown("\(shown(left)) \(name) \(shown(right))", typeReference(of: left))
  }

  func isText(_ unknown: Unknown) -> Bool {
    unknown.type == nil || unknown.type == .named("String") || unknown.type == .named("Substring")
  }

  /// A value in a few characters, for the origin of another one.
  func shown(_ value: Value) -> String {
    switch value {
    case .unknown(let unknown): unknown.origin
    case .integer(let number, _): "\(number)"
    case .double(let number, _): "\(number)"
    case .string(let text, _): "\"\(text.prefix(20))\""
    case .bool(let truth): "\(truth)"
    case .null: "nil"
    case .some(let inner): shown(inner)
    case .enumCase(let value): ".\(value.name)"
    default: "…"
    }
  }

  private func integer(
    _ name: String, _ one: Int, _ other: Int, _ kind: IntegerKind
  ) throws(Unwind) -> Value {
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws(Unwind) -> Value {
      if result.overflow, kind == .uint || kind == .uint64, one >= 0, other >= 0 {
        return unknown("a large number", .named(kind.name))
      }
      guard !result.overflow, kind.bounds.contains(result.partialValue) else {
        throw Unwind.trapped
      }
      return .integer(result.partialValue, kind)
    }
    switch name {
    case "+": return try checked(one.addingReportingOverflow(other))
    case "-": return try checked(one.subtractingReportingOverflow(other))
    case "*": return try checked(one.multipliedReportingOverflow(by: other))
    case "/":
      guard other != 0 else { throw Unwind.trapped }
      return try checked(one.dividedReportingOverflow(by: other))
    case "%":
      guard other != 0 else { throw Unwind.trapped }
      return try checked(one.remainderReportingOverflow(dividingBy: other))
    case "&": return .integer(one & other, kind)
    case "|": return .integer(one | other, kind)
    case "^": return .integer(one ^ other, kind)
    case "<<": return wrapped(other >= 64 ? 0 : one << other, kind)
    case ">>": return .integer(one >> other, kind)
    case "&+": return wrapped(one &+ other, kind)
    case "&-": return wrapped(one &- other, kind)
    case "&*": return wrapped(one &* other, kind)
    default: return unknown(name)
    }
  }

  /// A number in the bits of its type.
  func wrapped(_ number: Int, _ kind: IntegerKind) -> Value {
    switch kind {
    case .int8: .integer(Int(Int8(truncatingIfNeeded: number)), kind)
    case .int16: .integer(Int(Int16(truncatingIfNeeded: number)), kind)
    case .int32: .integer(Int(Int32(truncatingIfNeeded: number)), kind)
    case .uint8: .integer(Int(UInt8(truncatingIfNeeded: number)), kind)
    case .uint16: .integer(Int(UInt16(truncatingIfNeeded: number)), kind)
    case .uint32: .integer(Int(UInt32(truncatingIfNeeded: number)), kind)
    case .uint, .uint64:
      number < 0 ? unknown("a large number", .named(kind.name)) : .integer(number, kind)
    default: .integer(number, kind)
    }
  }

  private func floating(
    _ name: String, _ one: Double, _ other: Double, _ kind: FloatingKind
  ) -> Value {
    let result: Double
    if kind == .float {
      let (one, other) = (Float(one), Float(other))
      switch name {
      case "+": result = Double(one + other)
      case "-": result = Double(one - other)
      case "*": result = Double(one * other)
      case "/": result = Double(one / other)
      default: return unknown(name)
      }
    } else {
      switch name {
      case "+": result = one + other
      case "-": result = one - other
      case "*": result = one * other
      case "/": result = one / other
      default: return unknown(name)
      }
    }
    return .double(result, kind)
  }

  /// An operator of the app's own, or a requirement that a type of the app's meets.
  func ownOperator(
    _ name: String, _ values: [Value], _ frame: Frame, isPrefix: Bool? = nil, places: [Place?] = []
  ) throws(Unwind) -> Value? {
    var candidates: [Candidate] = []
    for function in index.functions(named: name) where function.parameters.count == values.count {
      // The library's own lists are not added by the app's operators.
      if runsLibrary, function.place.file < index.ownFileCount,
        Self.arithmeticOperators.contains(name)
      {
        continue
      }
      candidates.append(
        (
          function,
          MemberSource(
            group: index.files[function.place.file].group, owner: noOwner, level: 5, bindings: [:])
        ))
    }
    var seen: Set<DeclarationID> = []
    for value in values {
      guard let type = typeReference(of: value.unwrappedOptional) else { continue }
      for found in functions(name, of: type, isStatic: true)
      where found.function.parameters.count == values.count
        && seen.insert(found.function.id).inserted
      {
        candidates.append(found)
      }
    }
    if candidates.isEmpty {
      // Derived from another one that the app declares.
      if let type = values.first.flatMap({ typeReference(of: $0) }), declaration(type) != nil,
        values.count == 2
      {
        switch name {
        case ">": return try hasOwn("<", type) ? ownOperator("<", values.reversed(), frame) : nil
        case "<=":
          guard hasOwn("<", type), let result = try ownOperator("<", values.reversed(), frame)
          else { return nil }
          return negated(result)
        case ">=":
          guard hasOwn("<", type), let result = try ownOperator("<", values, frame) else {
            return nil
          }
          return negated(result)
        default: return nil
        }
      }
      return nil
    }
    let operands = values.enumerated().map { number, value -> Operand in
      let operand = Operand(value: value)
      if places.indices.contains(number) { operand.place = places[number] }
      return operand
    }
    var best: (Candidate, Int)?
    for candidate in candidates {
      guard let score = try operatorScore(candidate, values) else { continue }
      if score > best?.1 ?? Int.min { best = (candidate, score) }
    }
    guard let (chosen, _) = best else { return nil }
    if chosen.function.body == nil { return nil }
    let receiver: Place? = chosen.function.container.map {
      .value(.type(reference(to: $0, arguments: [])))
    }
    // `==` that calls itself would never end.
    return try invoke(
      chosen.function, chosen.source, receiver,
      zip(chosen.function.parameters, operands).map { $1.relabelled($0.label) }, frame, nil)
  }

  private static let arithmeticOperators: Set<String> = ["+", "-", "*", "/", "+=", "-="]

  static let swiftOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "+=", "-=", "*=", "/=", "&&", "||",
    "!", "??", "...", "..<", "~=",
  ]

  private func hasOwn(_ name: String, _ type: TypeReference) -> Bool {
    !functions(name, of: type, isStatic: true).isEmpty
  }

  private func operatorScore(_ candidate: Candidate, _ values: [Value]) throws(Unwind) -> Int? {
    var total = 0
    let function = candidate.function
    // Of operands whose types nobody knows, Swift's own operators may be meant as well.
    guard !Self.swiftOperators.contains(function.name) || values.contains(where: \.hasType) else {
      return nil
    }
    let names = Set(function.generics.map(\.name))
    for (parameter, value) in zip(function.parameters, values) {
      let type = canonical(
        parameter.type, in: function.container, generics: candidate.source.bindings,
        file: function.place.file, depth: 0)
      if case .named(let path, _) = type, names.contains(path[0]) {
        // What is of a type that nobody knows is of none that a constraint names.
        for constraint in function.constraints(of: path[0]) {
          guard let own = typeReference(of: value), conforms(own, to: constraint) else {
            return nil
          }
        }
        total += 1
        continue
      }
      if type.name == "Self" {
        total += 3
        continue
      }
      if case .function = type {
        guard case .function = value else { return nil }
        total += 2
        continue
      }
      if type.mentions(names) {
        switch (type, value) {
        case (.array, .array), (.optional, .some), (.optional, .null), (.dictionary, .dictionary):
          total += 2
        case (.optional(let inner), _): total += inner.mentions(names) ? 1 : 0
        case (.named(let path, _), _):
          guard typeReference(of: value)?.name == path.last else { return nil }
          total += 2
        default: return nil
        }
        continue
      }
      switch isInstance(value, type) {
      case .bool(true): total += 10
      case .bool(false):
        if case .integer(_, .literal) = value, FloatingKind(named: type.name ?? "") != nil {
          total += 4
        } else if type.isOptional, case .bool(true) = isInstance(value, type.unwrapped) {
          total += 5
        } else if case .double(_, .literal) = value, FloatingKind(named: type.name ?? "") != nil {
          total += 8
        } else {
          return nil
        }
      default:
        if let known = value.unknownType, areUnrelated(known.unwrapped, type.unwrapped) {
          return nil
        }
        total += 1
      }
    }
    return total
  }

  /// Whether no value of one type is of another one, for sure.
  private func areUnrelated(_ one: TypeReference, _ other: TypeReference) -> Bool {
    guard isConcrete(one), isConcrete(other) else { return false }
    return !conforms(one, to: other) && !conforms(other, to: one)
  }

  private func isConcrete(_ type: TypeReference) -> Bool {
    switch type {
    case .array, .dictionary: return true
    case .named(let path, _):
      if let own = declaration(type) {
        return [.structure, .enumeration, .object, .actor].contains(own.kind)
      }
      return path.count == 1
        && (["String", "Bool", "Character", "Substring"].contains(path[0])
          || IntegerKind(named: path[0]) != nil || FloatingKind(named: path[0]) != nil)
    default: return false
    }
  }

  // MARK: - Equality and order

  func identical(_ left: Value, _ right: Value) -> Value {
    switch (simplified(left).unwrappedOptional, simplified(right).unwrappedOptional) {
    case (.object(let one), .object(let other)): return .bool(one == other)
    case (.null, .null): return .bool(true)
    case (.null, .object), (.object, .null): return .bool(false)
    case (.choice(let choice), let other):
      return ifElse(
        truth(of: choice),
        identical(choice.whenTrue, other), identical(choice.whenFalse, other))
    case (let one, .choice): return identical(right, one)
    default: return unknown("===", .named("Bool"))
    }
  }

  /// Whether two values are equal, as a truth.
  func equal(_ left: Value, _ right: Value) throws(Unwind) -> Value {
    let left = simplified(left)
    let right = simplified(right)
    if let one = readersDates[left], let other = readersDates[right] {
      return .bool(one == other)
    }
    switch (left, right) {
    case (.choice(let choice), _):
      return try ifElse(
        truth(of: choice),
        equal(choice.whenTrue, right), equal(choice.whenFalse, right))
    case (_, .choice(let choice)):
      return try ifElse(
        truth(of: choice),
        equal(left, choice.whenTrue), equal(left, choice.whenFalse))
    case (.unknown, .null), (.null, .unknown): return isNull(left.isNullLiteral ? right : left)
    case (.unknown(let one), .unknown(let other)) where one.id == other.id && !isFloating(one.type):
      return .bool(true)
    case (.unknown(let unknown), .bool(let truth)), (.bool(let truth), .unknown(let unknown)):
      let value = condition(.unknown(unknown))
      return truth ? value : negated(value)
    case (.unknown(let unknown), .enumCase(let choice)),
      (.enumCase(let choice), .unknown(let unknown)):
      if choice.payload.isEmpty,
        let (owner, found) = enumCase(choice.name, of: unknown.type ?? .unwritten),
        owner === choice.type
      {
        return isCase(found, unknown, owner)
      }
      return self.unknown("\(shown(left)) == \(shown(right))", .named("Bool"))
    case (.unknown(let unknown), let constant) where constant.isComparedByValue,
      (let constant, .unknown(let unknown)) where constant.isComparedByValue:
      return comparison(of: unknown, with: constant, "\(shown(left)) == \(shown(right))")
    case (.unknown, _), (_, .unknown):
      guard let one = key(left), let other = key(right) else {
        return unknown("\(shown(left)) == \(shown(right))", .named("Bool"))
      }
      let keys = [one, other].sorted()
      return derived(
        "\(keys[0]) == \(keys[1])", "\(shown(left)) == \(shown(right))", .named("Bool"))
    case (.null, .null): return .bool(true)
    case (.null, _), (_, .null): return .bool(false)
    case (.foreign(let one), .foreign(let other)) where one.isSame(as: other): return .bool(true)
    case (.some(let one), .some(let other)): return try equal(one, other)
    case (.some(let one), _): return try equal(one, right)
    case (_, .some(let other)): return try equal(left, other)
    case (.integer(let one, _), .integer(let other, _)): return .bool(one == other)
    case (.double(let one, _), .double(let other, _)): return .bool(one == other)
    case (.double(let one, _), .integer(let other, .literal)): return .bool(one == Double(other))
    case (.integer(let one, .literal), .double(let other, _)): return .bool(Double(one) == other)
    case (.integer(let one, _), .double(let other, _)),
      (.double(let other, _), .integer(let one, _)):
      return .bool(Double(one) == other)
    case (.bool(let one), .bool(let other)): return .bool(one == other)
    case (.string(let one, _), .string(let other, _)): return .bool(one == other)
    case (.character(let one), .character(let other)): return .bool(one == other)
    case (.character(let one), .string(let other, _)), (.string(let other, _), .character(let one)):
      return .bool(String(one) == other)
    case (.void, .void): return .bool(true)
    case (.array(let one), .array(let other)): return try equal(one.elements, other.elements)
    case (.tuple(let one), .tuple(let other)):
      return try equal(one.map(\.value), other.map(\.value))
    case (.set(let one), .set(let other)):
      guard one.elements.allSatisfy(\.isWhollyKnown), other.elements.allSatisfy(\.isWhollyKnown)
      else {
        return unknown("two sets are equal", .named("Bool"))
      }
      guard one.elements.count == other.elements.count else { return .bool(false) }
      for element in one.elements {
        guard case .bool(true) = try contains(other.elements, element) else { return .bool(false) }
      }
      return .bool(true)
    case (.dictionary(let one), .dictionary(let other)):
      guard one.pairs.count == other.pairs.count else { return .bool(false) }
      var result = Value.bool(true)
      for pair in one.pairs {
        let value = try lookUp(pair.key, in: other)
        result = both(result, try equal(value, .some(pair.value)))
      }
      return result
    case (.structure(let one), .structure(let other)):
      guard one.type === other.type else { return .bool(false) }
      if let own = try ownOperator("==", [left, right], Frame.empty) { return own }
      return try equal(one.fields, other.fields)
    case (.enumCase(let one), .enumCase(let other)):
      if let own = try ownOperator("==", [left, right], Frame.empty) { return own }
      guard one.name == other.name else { return .bool(false) }
      return try equal(one.payload.map(\.value), other.payload.map(\.value))
    case (.object(let one), .object(let other)):
      if let own = try ownOperator("==", [left, right], Frame.empty) { return own }
      return .bool(one == other)
    case (.range(let one), .range(let other)):
      return both(
        .bool(one.isClosed == other.isClosed),
        both(
          try equal(one.lower ?? .null, other.lower ?? .null),
          try equal(one.upper ?? .null, other.upper ?? .null)))
    case (.type(let one), .type(let other)): return .bool(one == other)
    case (.text, _), (_, .text):
      if Value.isSame(left, right) { return .bool(true) }
      return try equalTexts(left, right)
    default: return unknown("\(shown(left)) == \(shown(right))", .named("Bool"))
    }
  }

  /// Whether an unknown value is a constant: of several constants it is one at most.
  private func comparison(of value: Unknown, with constant: Value, _ origin: String) -> Value {
    let keys = ["?\(value.id.rawValue)", key(constant) ?? ""].sorted()
    let name = keys.joined(separator: " == ")
    if ruledOut(value.id, but: derivedUnknowns[name]?.id) { return .bool(false) }
    let truth = derived(name, origin, .named("Bool"))
    compare(value.id, truth, of: nil)
    return truth
  }

  /// Whether an unknown value is a case of its enumeration.
  func isCase(_ found: CaseDeclaration, _ value: Unknown, _ owner: TypeDeclaration) -> Value {
    let name = "?\(value.id.rawValue) case \(found.name)"
    if ruledOut(value.id, but: derivedUnknowns[name]?.id) { return .bool(false) }
    // Only asked where that many truths are taken to be false, or a `switch` would take time by the square of its cases.
    if assumed.count >= owner.cases.count - 1, areFalse(owner.cases, but: found, of: value) {
      return .bool(true)
    }
    let truth = derived(name, "\(value.origin) is .\(found.name)", .named("Bool"))
    compare(value.id, truth, of: owner.cases.count)
    return truth
  }

  /// Whether an unknown value is taken to be none of some cases but one.
  private func areFalse(
    _ cases: [CaseDeclaration], but one: CaseDeclaration, of value: Unknown
  ) -> Bool {
    cases.allSatisfy { other in
      other.name == one.name
        || derivedUnknowns["?\(value.id.rawValue) case \(other.name)"].map {
          assumed[$0.id] == false
        } ?? false
    }
  }

  /// Whether an unknown value is taken to be another constant than that of a truth.
  private func ruledOut(_ value: UnknownID, but truth: UnknownID?) -> Bool {
    (comparisons[value] ?? []).contains { $0 != truth && assumed[$0] == true }
  }

  private func compare(_ value: UnknownID, _ truth: Value, of all: Int?) {
    guard case .unknown(let atom) = truth, compared[atom.id] == nil else { return }
    compared[atom.id] = (value, all)
    comparisons[value, default: []].append(atom.id)
  }

  /// What truths that are taken to be so make of another one; nil where they leave it open.
  package func implied(_ atom: UnknownID, by truths: [UnknownID: Bool]) -> Bool? {
    guard let (value, all) = compared[atom], let group = comparisons[value] else { return nil }
    let others = group.filter { $0 != atom }
    if others.contains(where: { truths[$0] == true }) { return false }
    guard let all, others.count == all - 1, others.allSatisfy({ truths[$0] == false }) else {
      return nil
    }
    return true
  }

  private func isFloating(_ type: TypeReference?) -> Bool {
    type == nil || FloatingKind(named: type?.unwrapped.name ?? "") != nil
  }

  private func equalTexts(_ left: Value, _ right: Value) throws(Unwind) -> Value {
    // Known beginnings or ends that differ tell two texts apart.
    func ends(_ value: Value) -> (String, String)? {
      switch value {
      case .string(let text, _): return (text, text)
      case .text(let parts):
        var first = ""
        var last = ""
        if case .known(let text)? = parts.first { first = text }
        if case .known(let text)? = parts.last { last = text }
        return (first, last)
      default: return nil
      }
    }
    if let one = ends(left), let other = ends(right) {
      let count = min(one.0.utf8.count, other.0.utf8.count)
      if !one.0.utf8.prefix(count).elementsEqual(other.0.utf8.prefix(count)) { return .bool(false) }
      let end = min(one.1.utf8.count, other.1.utf8.count)
      if !one.1.utf8.suffix(end).elementsEqual(other.1.utf8.suffix(end)) { return .bool(false) }
    }
    return unknown("two texts are equal", .named("Bool"))
  }

  private func equal(_ left: [Value], _ right: [Value]) throws(Unwind) -> Value {
    guard left.count == right.count else { return .bool(false) }
    var result = Value.bool(true)
    for (one, other) in zip(left, right) {
      result = both(result, try equal(one, other))
      if case .bool(false) = result { break }
    }
    return result
  }

  /// Whether one value comes before another one, as a truth.
  func less(_ left: Value, _ right: Value, _ frame: Frame) throws(Unwind) -> Value {
    let left = simplified(left)
    let right = simplified(right)
    if let one = readersDates[left], let other = readersDates[right] {
      return .bool(one < other)
    }
    switch (left, right) {
    case (.choice(let choice), _):
      return try ifElse(
        truth(of: choice),
        less(choice.whenTrue, right, frame), less(choice.whenFalse, right, frame))
    case (_, .choice(let choice)):
      return try ifElse(
        truth(of: choice),
        less(left, choice.whenTrue, frame), less(left, choice.whenFalse, frame))
    case (.integer(let one, _), .integer(let other, _)): return .bool(one < other)
    case (.double(let one, _), .double(let other, _)): return .bool(one < other)
    case (.double(let one, _), .integer(let other, _)): return .bool(one < Double(other))
    case (.integer(let one, _), .double(let other, _)): return .bool(Double(one) < other)
    case (.string(let one, _), .string(let other, _)): return .bool(one < other)
    case (.character(let one), .character(let other)): return .bool(one < other)
    case (.tuple(let one), .tuple(let other)) where one.count == other.count:
      var result = Value.bool(false)
      for (first, second) in zip(one, other).reversed() {
        let isEqual = try equal(first.value, second.value)
        result = ifElse(isEqual, result, try less(first.value, second.value, frame))
      }
      return result
    case (.enumCase(let one), .enumCase(let other)) where one.type === other.type:
      if let own = try ownOperator("<", [left, right], frame) { return own }
      let cases = one.type.cases.map(\.name)
      guard let first = cases.firstIndex(of: one.name),
        let second = cases.firstIndex(of: other.name)
      else { return unknown("<", .named("Bool")) }
      // Of one case, what comes with it decides.
      return first == second
        ? try less(.tuple(one.payload), .tuple(other.payload), frame) : .bool(first < second)
    case (.structure, _), (.object, _):
      if let own = try ownOperator("<", [left, right], frame) { return own }
      return unknown("<", .named("Bool"))
    // A count is above 0 where it is not 0.
    case (.integer(0, _), .unknown(let count)) where count.origin.hasSuffix(".count"):
      return negated(try equal(right, .integer(0, .int)))
    case (.unknown(let count), .integer(1, _)) where count.origin.hasSuffix(".count"):
      return try equal(left, .integer(0, .int))
    default:
      guard let one = key(left), let other = key(right) else {
        return unknown("\(shown(left)) < \(shown(right))", .named("Bool"))
      }
      if one == other, !one.hasPrefix("d") { return .bool(false) }
      return derived("\(one) < \(other)", "\(shown(left)) < \(shown(right))", .named("Bool"))
    }
  }

  func contains(_ range: RangeValue, _ value: Value) throws(Unwind) -> Value {
    let frame = Frame.empty
    var result = Value.bool(true)
    if let lower = range.lower { result = both(result, negated(try less(value, lower, frame))) }
    if let upper = range.upper {
      result = both(
        result,
        range.isClosed ? negated(try less(upper, value, frame)) : try less(value, upper, frame))
    }
    return result
  }

  func contains(_ elements: [Value], _ value: Value) throws(Unwind) -> Value {
    var result = Value.bool(false)
    for element in elements {
      result = either(result, try equal(element, value))
      if case .bool(true) = result { break }
    }
    return result
  }

  /// The value of a key of a dictionary, as an optional one.
  func lookUp(_ key: Value, in dictionary: DictionaryValue) throws(Unwind) -> Value {
    var result = Value.null
    for pair in dictionary.pairs.reversed() {
      let isEqual = try equal(pair.key, key)
      if case .bool(true) = isEqual { return .some(pair.value) }
      result = ifElse(isEqual, .some(pair.value), result)
    }
    return result
  }
}

extension TypeReference {
  /// The type that the right operand of an operator has beside a left one of this type.
  func operandType(of name: String) -> TypeReference? {
    switch self {
    case .optional(let inner): ["==", "!="].contains(name) ? .optional(inner) : inner
    default: self
    }
  }
}

extension Value {
  /// Whether it is of a type that sources declare.
  fileprivate var isOfOwnType: Bool {
    switch self {
    case .structure, .enumCase, .object: true
    default: false
    }
  }

  /// The type of an unknown value, where that is known.
  fileprivate var unknownType: TypeReference? {
    if case .unknown(let unknown) = self { return unknown.type }
    return nil
  }

  /// Whether its type is known, so that an operator can be chosen by it.
  fileprivate var hasType: Bool {
    switch self {
    case .unknown(let unknown): unknown.type != nil
    case .choice(let choice): choice.whenTrue.hasType || choice.whenFalse.hasType
    default: true
    }
  }
}

extension TypeDeclaration {
  fileprivate var isDecimal: Bool { path == ["Decimal"] }
}

extension FunctionDeclaration {
  /// What a generic parameter has to conform to, wherever it is written.
  fileprivate func constraints(of name: String) -> [TypeReference] {
    let written = generics.first { $0.name == name }?.constraint
    return [written].compactMap { $0 }
      + requirements.filter { $0.kind == .conforms && $0.subject.name == name }.compactMap(\.type)
  }
}
