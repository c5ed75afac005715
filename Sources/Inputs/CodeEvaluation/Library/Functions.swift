import CodeLowering
import Foundation
import SwiftCode

typealias KeyPathPartCode = KeyPathPart

// MARK: - Names

extension Machine {
  /// The value of a name that is none of a local's.
  func value(
    named name: Name, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    if let projected = try projectedValue(name.text, frame) { return projected }
    // A function's name with labels, `f(a:)`, is the function.
    if name.labels == nil, let place = try place(named: name, frame) { return try read(place) }
    var context = frame.type
    var isOwn = true
    while let around = context {
      let reference = self.reference(to: around, arguments: [])
      if isOwn, let receiver = frame.receiver {
        let value = try read(receiver)
        let own: TypeReference? =
          if case .type(let type) = value { type } else {
            typeReference(of: value.unwrappedOptional)
          }
        if let own {
          let found = filtered(functions(name.text, of: own, isStatic: frame.isStatic), name)
          if !found.isEmpty {
            let kept: Place = found.contains { $0.isMutating } ? receiver : .value(value)
            return .function(FunctionValue(.declared(found, receiver: kept, frame: frame)))
          }
          if frame.isStatic, let (owner, found) = enumCase(name.text, of: own) {
            return try caseValue(owner, own, found, frame)
          }
        }
      }
      let statics = filtered(functions(name.text, of: reference, isStatic: true), name)
      if !statics.isEmpty {
        return .function(
          FunctionValue(.declared(statics, receiver: .value(.type(reference)), frame: frame)))
      }
      context = around.container
      isOwn = false
    }
    // An app's own operators of Swift's names are found by the operands.
    if Self.swiftOperators.contains(name.text) {
      return .function(FunctionValue(.operation(name.text, frame)))
    }
    let own = index.functions(named: name.text).filter {
      name.labels == nil || $0.parameters.map(\.label) == name.labels
    }
    if !own.isEmpty {
      return .function(FunctionValue(.declared(own, receiver: nil, frame: frame)))
    }
    if let bound = frame.generics[name.text] { return .type(bound) }
    if name.text.first?.isUppercase == true {
      return .type(canonical(.named([name.text], name.arguments), frame))
    }
    if name.text.first?.isOperatorCharacter ?? false {
      return .function(FunctionValue(.operation(name.text, frame)))
    }
    if let value = try globalValue(name.text, frame) { return value }
    let named = canonical(.named([name.text], name.arguments), frame)
    // `designKit.Title`: modules have small letters, too.
    if declaration(named) != nil || index.isImported(name.text) { return .type(named) }
    return unknown(name.text, nil)
  }

  private func filtered(_ candidates: [Candidate], _ name: Name) -> [FunctionDeclaration] {
    candidates.map(\.function).filter {
      name.labels == nil || $0.parameters.map(\.label) == name.labels
    }
  }

  /// `$name` and `_name` of a property that a wrapper keeps.
  private func projectedValue(_ name: String, _ frame: Frame) throws(Unwind) -> Value? {
    guard name.count > 1, name.first == "$" || name.first == "_", let receiver = frame.receiver
    else { return nil }
    return try projectedValue(name, of: receiver)
  }

  func projectedValue(_ name: String, of receiver: Place) throws(Unwind) -> Value? {
    guard let place = try wrapperPlace(name, of: receiver) else {
      return try bindingToLibrary(name, of: receiver)
    }
    if name.first == "_" { return try read(place) }
    let value = try read(place)
    guard let type = typeReference(of: value), variable("projectedValue", of: type) != nil else {
      return nil
    }
    return try read(member("projectedValue", of: place, Frame.empty))
  }

  /// Where `$name` is kept, of a property whose wrapper lets it be set; nil for all others.
  func projectedPlace(_ name: String, of receiver: Place) throws(Unwind) -> Place? {
    guard name.count > 1, let place = try wrapperPlace(name, of: receiver),
      let type = typeReference(of: try read(place)),
      let (projected, _) = variable("projectedValue", of: type), !projected.isLet,
      projected.isStored || projected.accessors.setter != nil
    else { return nil }
    return try member("projectedValue", of: place, Frame.empty)
  }

  /// `$name` of a property with a wrapper of a module that is not there; nil for all others.
  private func bindingToLibrary(_ name: String, of receiver: Place) throws(Unwind) -> Value? {
    guard name.first == "$" else { return nil }
    let value = try read(receiver).unwrappedOptional
    guard let own = typeReference(of: value),
      let (variable, _) = variable(String(name.dropFirst()), of: own),
      libraryWrapper(of: variable) != nil
    else { return nil }
    return try binding(to: .property(receiver, variable), type(of: variable, []))
  }

  func wrapperPlace(_ name: String, of receiver: Place) throws(Unwind) -> Place? {
    let plain = String(name.dropFirst())
    let value = try read(receiver).unwrappedOptional
    guard let type = typeReference(of: value), let (variable, _) = variable(plain, of: type),
      wrapper(of: variable) != nil
        || name.first == "_" && libraryWrapper(of: variable) != nil
    else { return nil }
    switch value {
    case .structure(let structure):
      return structure.type.number(of: variable).map { .field(receiver, $0) }
    case .object(let id): return cell(of: variable, in: id)
    default: return nil
    }
  }

  private func caseValue(
    _ owner: TypeDeclaration, _ own: TypeReference, _ found: CaseDeclaration, _ frame: Frame
  ) throws(Unwind) -> Value {
    if found.parameters.isEmpty { return try makeCase(owner, own.arguments, found, [], frame) }
    return .function(FunctionValue(.enumCase(owner, own.arguments, found)))
  }

  /// `base.name`, without a call.
  func memberValue(
    _ base: CodeLowering.Expression, _ name: String, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    if case .superValue = base {
      return try read(place(of: .member(base, name, CodePlace(file: -1, offset: 0)), frame))
    }
    let place: Place =
      base.isImplicitRooted
      ? .value(try evaluate(base, frame, type)) : try self.place(of: base, frame)
    let contract = contract(of: base, frame)
    return try mapped(read(place)) { (value: Value) throws(Unwind) -> Value in
      let place = self.settled(place, value)
      if case .type(let own) = value { return try self.typeMember(own, name, place, frame) }
      if case .null = value, let type = self.staticType(of: base, frame),
        let (found, _) = self.variable(name, of: self.canonical(type, frame))
      {
        return try self.compute(found, on: place, value)
      }
      if name.first == "$", let projected = try self.projectedValue(name, of: place) {
        return projected
      }
      if name.first == "_", let wrapper = try self.projectedValue(name, of: place) {
        return wrapper
      }
      return try self.byType(contract, name, value, base, frame) {
        (contract: TypeDeclaration?) throws(Unwind) -> Value in
        if let contract, !self.isRequirement(name, of: contract),
          let found = self.extensionVariable(name, of: contract)
        {
          return try self.compute(found, on: place, value)
        }
        let found = try self.member(name, of: place, frame)
        if case .native = found {
          // A method that is named and not called.
          if let own = self.typeReference(of: value.unwrappedOptional) {
            let functions = self.functions(name, of: own)
            if !functions.isEmpty {
              return .function(
                FunctionValue(
                  .declared(
                    functions.map(\.function), receiver: .value(value.unwrappedOptional),
                    frame: frame
                  )))
            }
          }
          if case .object(let id) = value.unwrappedOptional,
            let kept = self.foreignFields[ForeignField(object: id, name: name)]
          {
            return kept
          }
          if let native = self.nativeFunction(name, value) { return native }
        }
        return try self.read(found)
      }
    }
  }

  private func extensionVariable(_ name: String, of contract: TypeDeclaration)
    -> VariableDeclaration?
  {
    contract.groups.lazy.filter { !$0.isOwn }.flatMap(\.variables).first {
      $0.name == name && !$0.isStatic && $0.accessors.getter != nil
    }
  }

  private func compute(
    _ variable: VariableDeclaration, on place: Place, _ value: Value
  ) throws(Unwind) -> Value {
    guard let getter = variable.accessors.getter else { return try get(variable, place) }
    let frame = frame(of: variable, place, value)
    let lowered = body(of: variable.id, part: "get", getter, [], variable.place.file)
    frame.cells = Array(repeating: -1, count: lowered.localCount)
    return try call(lowered, frame, variable.type.map { canonical($0, frame) })
  }

  /// A function of Swift's that is named and not called, such as `text.hasPrefix`.
  private func nativeFunction(_ name: String, _ value: Value) -> Value? {
    let names: Set<String> = [
      "hasPrefix", "hasSuffix", "contains", "uppercased", "lowercased", "append", "insert",
      "isMultiple",
    ]
    guard names.contains(name) else { return nil }
    switch value {
    case .string, .array, .set, .integer: break
    default: return nil
    }
    return .function(
      FunctionValue(
        .native(name) { (machine: Machine, arguments: [Operand]) throws(Unwind) -> Value in
          try machine.call(
            name, on: .value(value), value, arguments, Frame.empty, nil, origin: .text(name))
        }))
  }

  func typeMember(
    _ own: TypeReference, _ name: String, _ place: Place, _ frame: Frame
  ) throws(Unwind) -> Value {
    if name == "init" { return .function(FunctionValue(.initializer(own, frame))) }
    if let (owner, found) = enumCase(name, of: own) {
      return try caseValue(owner, own, found, frame)
    }
    if let (variable, _) = variable(name, of: own, isStatic: true) {
      return try read(staticPlace(variable, own))
    }
    let statics = functions(name, of: own, isStatic: true)
    if !statics.isEmpty {
      return .function(
        FunctionValue(.declared(statics.map(\.function), receiver: place, frame: frame)))
    }
    let methods = functions(name, of: own)
    if !methods.isEmpty {
      return .function(FunctionValue(.unbound(methods.map(\.function), frame)))
    }
    if let inner = nestedType(name, in: own) { return .type(inner) }
    if let value = try nativeStatic(name, own) { return value }
    if name == "some", own.name == "Optional" {
      return .function(
        FunctionValue(
          .native(name) { (machine: Machine, arguments: [Operand]) throws(Unwind) -> Value in
            guard let first = arguments.first else { return .null }
            return .some(machine.settled(try machine.value(first)))
          }))
    }
    if let native = unboundNative(name, own) { return native }
    // Types of texts may go on in sources that are made when the app is built.
    if declaration(own) == nil || own.isOfTexts {
      if let known = try library.value(of: name, nil, ofType: own, self) { return known }
      if name.first?.isUppercase == true, case .named(let path, _) = own {
        return .type(.named(path + [name], []))
      }
    }
    if library.keeps(own) {
      return try keep(name, of: nil, root: own, nil, at: nil, own)
    }
    return derived("\(own).\(name)", "\(own).\(name)", nil)
  }

  /// A type of the sources within another one, also one whose name begins with a small letter.
  func nestedType(_ name: String, in own: TypeReference) -> TypeReference? {
    guard case .named(let path, _) = own,
      index.declaration(path: path + [name], in: nil, file: nil) != nil
    else { return nil }
    return .named(path + [name], [])
  }

  /// `String.uppercased`, which wants the text first.
  private func unboundNative(_ name: String, _ own: TypeReference) -> Value? {
    guard own == .named("String") || own == .named("Int") || own == .named("Double"),
      ["uppercased", "lowercased", "hasPrefix", "trimmingCharacters", "signum"].contains(name)
    else { return nil }
    return .function(
      FunctionValue(
        .native(name) { (machine: Machine, arguments: [Operand]) throws(Unwind) -> Value in
          guard let first = arguments.first else { return machine.unknown(name) }
          let receiver = try machine.value(first)
          return .function(
            FunctionValue(
              .native(name) { (machine: Machine, rest: [Operand]) throws(Unwind) -> Value in
                try machine.call(
                  name, on: .value(receiver), receiver, rest, Frame.empty, nil, origin: .text(name))
              }))
        }))
  }
}

extension Character {
  var isOperatorCharacter: Bool { "+-*/%<>=!&|^~?.".contains(self) }
}

// MARK: - Functions and constants of Swift

extension Machine {
  func globalValue(_ name: String, _ frame: Frame) throws(Unwind) -> Value? {
    switch name {
    case "min", "max", "abs", "print", "zip", "String", "pow", "sqrt", "round", "floor", "ceil":
      return .function(
        FunctionValue(
          .native(name) { (machine: Machine, arguments: [Operand]) throws(Unwind) -> Value in
            try machine.globalFunction(name, arguments, frame, nil) ?? machine.unknown(name)
          }))
    case "M_PI": return .double(Double.pi, .double)
    default: return nil
    }
  }

  func globalFunction(
    _ name: String, _ arguments: [Operand], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value? {
    switch name {
    case "print", "dump":
      for argument in arguments where !argument.isFunction {
        if argument.label == "to", let place = try inOutPlace(argument) {
          try write(unknown("printed text", .named("String")), to: place)
        } else {
          _ = try value(argument)
        }
      }
      return .void
    case "debugPrint", "NSLog", "assert", "os_log":
      for argument in arguments where !argument.isFunction { _ = try value(argument) }
      return .void
    case "fatalError", "preconditionFailure", "abort", "exit": throw .trapped
    case "precondition":
      guard let first = arguments.first else { return .void }
      return try branch(value(first, .named("Bool"))) { () throws(Unwind) -> Value in
        .void
      } _: { () throws(Unwind) -> Value in
        throw .trapped
      }
    case "assertionFailure": return .void
    case "objc_getAssociatedObject" where arguments.count == 2:
      return try associated(arguments).map { load($0) }
    case "objc_setAssociatedObject" where arguments.count == 4:
      guard let cell = try associated(arguments) else { return nil }
      let kept = settled(try value(arguments[2]))
      switch kept {
      case .null, .some, .unknown, .choice: store(kept, in: cell)
      default: store(.some(kept), in: cell)
      }
      return .void
    case "min", "max":
      guard arguments.count > 1 else { return nil }
      var values: [Value] = []
      let known = try arguments.first { !($0.expression?.isLiteralNumber ?? false) }.map {
        (operand: Operand) throws(Unwind) -> Value in
        try self.value(operand, type)
      }
      let kind = known.flatMap { typeReference(of: $0) }
      for argument in arguments { values.append(try value(argument, kind ?? type)) }
      var best = values[0]
      for value in values.dropFirst() {
        let truth = try name == "min" ? less(value, best, frame) : negated(less(value, best, frame))
        best = ifElse(truth, value, best)
      }
      return best
    case "abs":
      switch try value(arguments[0], type) {
      case .integer(let number, let kind):
        guard number != Int.min else { throw .trapped }
        return .integer(abs(number), kind)
      case .double(let number, let kind): return .double(abs(number), kind)
      default: return unknown("abs", typeReference(of: try value(arguments[0])))
      }
    case "swap":
      guard arguments.count == 2, let one = try inOutPlace(arguments[0]),
        let other = try inOutPlace(arguments[1])
      else { return nil }
      let first = try read(one)
      let second = try read(other)
      try write(second, to: one)
      try write(first, to: other)
      return .void
    case "zip":
      guard arguments.count == 2 else { return nil }
      let given = (try value(arguments[0]), try value(arguments[1]))
      func list(_ value: Value, beside other: Value) throws(Unwind) -> [Value]? {
        if case .range(let range) = value, range.upper == nil,
          case .integer(let lower, _)? = range.lower,
          case .known(let elements) = try elements(of: other)
        {
          return elements.indices.map { .integer(lower &+ $0, .int) }
        }
        if case .known(let elements) = try elements(of: value) { return elements }
        return nil
      }
      guard let one = try list(given.0, beside: given.1),
        let other = try list(given.1, beside: given.0)
      else { return unknown("zip") }
      return .array(
        ArrayValue(zip(one, other).map { .tuple([TupleElement(nil, $0), TupleElement(nil, $1)]) }))
    case "stride":
      guard arguments.count == 3 else { return nil }
      let from = try value(arguments[0], type)
      let to = try value(arguments[1], typeReference(of: from))
      let by = try value(arguments[2], typeReference(of: to))
      let isThrough = arguments[1].label == "through"
      switch (from, to, by) {
      case (.integer(let from, let kind), .integer(let to, _), .integer(let by, _)):
        let (distance, overflow) = to.subtractingReportingOverflow(from)
        guard by != 0, !overflow, distance.magnitude / by.magnitude < UInt(limits.elements) else {
          return nil
        }
        let numbers =
          isThrough
          ? Array(Swift.stride(from: from, through: to, by: by))
          : Array(Swift.stride(from: from, to: to, by: by))
        return .array(ArrayValue(numbers.map { .integer($0, kind == .literal ? .int : kind) }))
      default:
        guard case .double(let from, _) = coerced(from, to: .named("Double"), nil),
          case .double(let to, _) = coerced(to, to: .named("Double"), nil),
          case .double(let by, _) = coerced(by, to: .named("Double"), nil), by != 0,
          abs(to - from) / abs(by) < 10_000
        else { return nil }
        let numbers =
          isThrough
          ? Array(Swift.stride(from: from, through: to, by: by))
          : Array(Swift.stride(from: from, to: to, by: by))
        return .array(ArrayValue(numbers.map { .double($0, .double) }))
      }
    case "type":
      guard arguments.first?.label == "of" else { return nil }
      let given = try value(arguments[0])
      guard let own = typeReference(of: settled(given)), given.isKnown else {
        return unknown("type(of:)")
      }
      return .type(own)
    case "pow", "sqrt", "floor", "ceil", "round", "sin", "cos", "tan", "log", "log2", "log10",
      "exp", "fmod", "trunc", "hypot", "atan2":
      var numbers: [Double] = []
      var kind = FloatingKind.double
      for argument in arguments {
        let given = try value(argument, .named("Double"))
        if case .double(let number, let own) = given {
          numbers.append(number)
          if own == .cgFloat { kind = .cgFloat }
          if own == .float { return nil }
        } else if case .integer(let number, .literal) = given {
          numbers.append(Double(number))
        } else {
          return unknown(name, .named("Double"))
        }
      }
      let result: Double? =
        switch (name, numbers.count) {
        case ("pow", 2): Foundation.pow(numbers[0], numbers[1])
        case ("sqrt", 1): numbers[0].squareRoot()
        case ("floor", 1): numbers[0].rounded(.down)
        case ("ceil", 1): numbers[0].rounded(.up)
        case ("round", 1): numbers[0].rounded()
        case ("trunc", 1): numbers[0].rounded(.towardZero)
        case ("fmod", 2): fmod(numbers[0], numbers[1])
        case ("hypot", 2): hypot(numbers[0], numbers[1])
        case ("log10", 1): log10(numbers[0])
        case ("log2", 1): log2(numbers[0])
        case ("log", 1): log(numbers[0])
        case ("exp", 1): exp(numbers[0])
        case ("sin", 1): sin(numbers[0])
        case ("cos", 1): cos(numbers[0])
        default: nil
        }
      return result.map { .double($0, kind) }
    case "repeatElement":
      guard arguments.count == 2, let count = try number(arguments[1]), count >= 0,
        count < limits.elements
      else { return nil }
      return .array(ArrayValue(Array(repeating: settled(try value(arguments[0])), count: count)))
    case "withAnimation", "autoreleasepool", "withTransaction", "withExtendedLifetime":
      guard let body = arguments.last, body.isFunction else { return nil }
      return try call(value(body), [])
    case "withVaList":
      guard arguments.count == 2, arguments[1].isFunction else { return nil }
      return try call(value(arguments[1]), [value(arguments[0])])
    case "NSLocalizedString": return unknown("NSLocalizedString", .named("String"))
    // Where it is not, code makes a copy that has the same in it.
    case "isKnownUniquelyReferenced": return unknown(name, .named("Bool"))
    case "unsafeBitCast": return nil
    default: return nil
    }
  }

  /// A function that the prelude's sources call and no source declares.
  func preludeFunction(
    _ name: String, _ arguments: [Operand]
  ) throws(Unwind) -> Value? {
    var values: [Value] = []
    for argument in arguments { values.append(try value(argument)) }
    switch name {
    case "NativeUnknown":
      guard case .string(let origin, _) = values[0], case .type(let type) = values[1] else {
        return nil
      }
      return unknown(origin, type)
    case "NativeChildren":
      return try children(of: simplified(values[0])) ?? unknown("children", .array(.named("Any")))
    case "NativeDecimal": return decimalFunction(values)
    case "NativeComparison": return try comparisonFunction(values)
    case "NativeCharacterSetContains":
      guard let set = try characterSet(values[0]), case .integer(let number, _) = values[1],
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
      else { return unknown("a character set", .named("Bool")) }
      return .bool(set.contains(scalar))
    case "NativeByteCount":
      guard case .integer(let count, _) = values[0], case .integer(let style, _) = values[1],
        case .integer(let units, _) = values[2], let units = UInt(exactly: units),
        values[3].isNullLiteral, library.locale?.hasPrefix("en") ?? false,
        let known = ByteCountFormatter.CountStyle(rawValue: style)
      else { return unknown("a size", .named("String")) }
      let formatter = ByteCountFormatter()
      formatter.countStyle = known
      formatter.allowedUnits = ByteCountFormatter.Units(rawValue: units)
      return .string(formatter.string(fromByteCount: Int64(count)))
    case "NativeScalarText":
      guard case .integer(let number, _) = values[0],
        let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
      else { return unknown("a character", .named("String")) }
      return .string(String(Character(scalar)))
    default:
      if let value = try codingFunction(name, values) { return value }
      if let value = try numberFormatFunction(name, values) { return value }
      if let value = identifierFunction(name, values) { return value }
      if let value = addressFunction(name, values) { return value }
      return try dateFunction(name, values)
    }
  }

  /// A static member of a type of Swift's.
  func nativeStatic(_ name: String, _ type: TypeReference) throws(Unwind) -> Value? {
    if name == "allCases", let own = declaration(type), own.kind == .enumeration,
      own.cases.allSatisfy(\.parameters.isEmpty)
    {
      return .array(
        ArrayValue(
          own.cases.map {
            .enumCase(EnumValue(type: own, arguments: type.arguments, name: $0.name, payload: []))
          }, element: type))
    }
    guard case .named(let path, _) = type, path.count == 1 else { return nil }
    // `Body` is the type of a view's body: only an optional one has none.
    if path == ["Optional"] || path == ["Body"], name == "none" { return .null }
    if let kind = IntegerKind(named: path[0]) {
      switch name {
      case "max":
        return kind == .uint || kind == .uint64 ? nil : .integer(kind.bounds.upperBound, kind)
      case "min": return .integer(kind.bounds.lowerBound, kind)
      case "zero": return .integer(0, kind)
      default: return nil
      }
    }
    if let kind = FloatingKind(named: path[0]) {
      switch name {
      case "pi": return .double(rounded(Double.pi, kind), kind)
      case "infinity": return .double(.infinity, kind)
      case "nan": return .double(.nan, kind)
      case "zero": return .double(0, kind)
      case "greatestFiniteMagnitude":
        return .double(
          kind == .float ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude, kind)
      case "leastNonzeroMagnitude" where kind != .float:
        return .double(.leastNonzeroMagnitude, kind)
      case "ulpOfOne" where kind != .float: return .double(.ulpOfOne, kind)
      default: return nil
      }
    }
    return nil
  }

  /// A call of a static function of a type of Swift's, or of one that is derived.
  func staticCall(
    _ name: String, on type: TypeReference, _ arguments: [Operand], _ frame: Frame,
    _ expected: TypeReference?
  ) throws(Unwind) -> Value? {
    if ["Int", "Double", "Bool", "CGFloat"].contains(type.name ?? ""), name == "random" {
      for argument in arguments where !argument.isFunction { _ = try value(argument) }
      return unknown("random", type)
    }
    if type == .named("Task"), name != "detached" { return .void }
    return nil
  }
}

// MARK: - What the runtime of Objective-C associates

extension Machine {
  /// The cell of what code associates with an object by a key: the place of the variable that it is written with.
  private func associated(_ arguments: [Operand]) throws(Unwind) -> Int? {
    guard case .object(let id) = try value(arguments[0]).unwrappedOptional else { return nil }
    let key: String
    if let place = try inOutPlace(arguments[1]) {
      switch place {
      case .cell(let cell): key = "&\(cell)"
      case .property(_, let variable) where variable.isStatic || variable.container == nil:
        key = "&\(try globalCell(variable))"
      default: return nil
      }
    } else if let name = self.key(try value(arguments[1])) {
      key = name
    } else {
      return nil
    }
    let field = ForeignField(object: id, name: key)
    if let known = associated[field] { return known }
    // Nothing, until somebody associates something.
    let cell = newCell(.null)
    associated[field] = cell
    return cell
  }
}

extension TypeReference {
  /// Whether it is, or is within, a type whose name says that it holds texts: `L10n.Settings`.
  fileprivate var isOfTexts: Bool {
    guard case .named(let path, _) = self else { return false }
    return TextLookup.isAboutTexts(path[0])
  }
}

// MARK: - Mirrors

extension Machine {
  /// What `Mirror` shows of a value, each with its label; nil for a value that nobody knows.
  private func children(of subject: Value) throws(Unwind) -> Value? {
    let found: [(label: String?, value: Value)]
    switch subject {
    case .structure(let structure):
      found = zip(structure.type.storedProperties.map(\.name), structure.fields).map { ($0, $1) }
    case .tuple(let elements):
      found = elements.enumerated().map { ($1.label ?? ".\($0)", $1.value) }
    case .array(let array): found = array.elements.map { (nil, $0) }
    case .enumCase(let enumeration) where enumeration.payload.count <= 1:
      found = enumeration.payload.map { (enumeration.name, $0.value) }
    default: return nil
    }
    return .array(
      ArrayValue(
        found.map { label, value in
          .tuple([
            TupleElement("label", label.map { .some(.string($0)) } ?? .null),
            TupleElement("value", value),
          ])
        }))
  }
}
