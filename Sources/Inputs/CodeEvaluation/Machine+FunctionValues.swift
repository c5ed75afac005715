import CodeLowering
import SwiftCode

/// Calls of functions that are values: closures, methods, initialisers and cases.
extension Machine {
  /// Calls a value.
  func call(
    _ callee: Value, _ arguments: [Operand], _ type: TypeReference?,
    _ origin: Origin
  ) throws(Unwind) -> Value {
    try mapped(callee) { (callee: Value) throws(Unwind) -> Value in
      switch callee {
      case .function(let function): return try self.call(function, arguments, type)
      case .some(let inner): return try self.call(inner, arguments, type, origin)
      case .type(let reference): return try self.construct(reference, arguments, Frame.empty, type)
      case .null: throw Unwind.trapped
      case .structure, .object, .enumCase:
        return try self.call(
          "callAsFunction", on: .value(callee), callee, arguments, Frame.empty, type,
          origin: origin)
      case .foreign(let foreign) where self.library.keeps("callAsFunction", of: foreign):
        return try self.keep(
          "callAsFunction", of: callee, root: foreign.root, arguments, at: self.written,
          .named("View"))
      case .keyPath(let path):
        guard let first = arguments.first else { return self.unknown(self.text(of: origin)) }
        return try self.read(self.place(path, from: .value(try self.value(first))))
      default: return try self.unknownCall(text(of: origin), arguments, nil)
      }
    }
  }

  /// Calls a function with values.
  ///
  /// - Parameter types: The types as which the values are known, where they tell more than the values.
  func call(
    _ callee: Value, _ values: [Value], _ type: TypeReference? = nil, types: [TypeReference?] = []
  ) throws(Unwind) -> Value {
    let operands = values.enumerated().map { number, value -> Operand in
      let operand = Operand(value: value)
      if types.indices.contains(number) { operand.type = types[number] }
      return operand
    }
    return try call(callee, operands, type, "a call")
  }

  func call(
    _ function: FunctionValue, _ arguments: [Operand], _ type: TypeReference?
  ) throws(Unwind) -> Value {
    switch function.kind {
    case .closure(let code, let captured):
      // `done(.failure(error))`, where the closure leaves its parameter's type to the function that takes it.
      for (operand, type) in zip(arguments, function.parameters)
      where operand.type == nil && operand.expression?.implicitName != nil && type != .unwritten {
        operand.type = type
      }
      return try call(
        code, captured, arguments, type ?? function.result, function.builder,
        collects: function.collects
          || function.givesValue && code.body.givesSeveralValues && !code.body.returns)
    case .declared(let functions, let receiver, let frame):
      let source = MemberSource(
        group: index.files.first?.group ?? noOwner.groups[0], owner: noOwner, level: 0,
        bindings: [:])
      let unlabelled = arguments.map { operand -> Operand in
        guard let known = operand.known else { return operand }
        return Operand(value: known)
      }
      let fitting = functions.filter {
        $0.parameters.count == unlabelled.count || $0.match(unlabelled) != nil
      }
      let labelled: [Candidate] = fitting.map { ($0, source) }
      guard
        let chosen = try choose(
          labelled, unlabelled, frame, typeOfValue: nil, expected: type, byPlace: true)
      else { return try unknownCall(functions.first?.name ?? "a function", arguments, nil) }
      var bound = source
      if let container = chosen.function.container, let receiver,
        let own = typeReference(of: try read(receiver))
      {
        bound = members(of: own).first { $0.owner === container } ?? source
      }
      // A value of a function type is called without labels.
      let relabelled = zip(chosen.function.parameters, unlabelled).map { parameter, operand in
        operand.relabelled(parameter.label)
      }
      return try invoke(chosen.function, bound, receiver, relabelled, frame, type)
    case .enumCase(let owner, let generics, let found):
      let relabelled = zip(found.parameters, arguments).map { parameter, operand in
        operand.relabelled(parameter.label)
      }
      return try makeCase(owner, generics, found, relabelled, Frame.empty)
    case .initializer(let reference, let frame):
      return try constructByPlace(reference, arguments, frame, type)
    case .operation(let name, let frame):
      if arguments.count == 1 {
        let given = try value(arguments[0])
        // `zip(one, other).map(-)` gives both at once.
        if case .tuple(let elements) = given, elements.count == 2 {
          return try binary(name, elements[0].value, elements[1].value, frame)
        }
        return try prefix(name, value: given, frame)
      }
      guard arguments.count == 2 else { return unknown(name) }
      return try binary(name, value(arguments[0]), value(arguments[1]), frame)
    case .native(_, let body): return try body(self, arguments)
    case .unbound(let functions, let frame):
      guard let first = arguments.first else { return unknown("a function") }
      let bound = FunctionValue(
        .declared(functions, receiver: .value(try value(first)), frame: frame))
      guard arguments.count > 1 else { return .function(bound) }
      return try call(bound, Array(arguments.dropFirst()), type)
    }
  }

  private func call(
    _ code: ClosureCode, _ captured: Frame, _ arguments: [Operand], _ type: TypeReference?,
    _ builder: TypeDeclaration?, collects: Bool
  ) throws(Unwind) -> Value {
    guard depth < limits.depth else { throw .exhausted(Self.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    let frame = Frame(capturing: captured)
    var arguments = arguments
    // A closure of several parameters may be given a tuple of them.
    if code.name == nil, code.parameters.count > 1, arguments.count == 1,
      case .tuple(let elements) = try value(arguments[0]), elements.count == code.parameters.count
    {
      arguments = elements.map { Operand(value: $0.value) }
    }
    if code.name == nil, code.isShorthand, code.parameters.count == 1, arguments.count > 1 {
      arguments = [
        Operand(
          value: .tuple(
            try arguments.map { (operand: Operand) throws(Unwind) -> TupleElement in
              TupleElement(nil, try self.value(operand))
            }))
      ]
    }
    let taken: [[Int]]
    if code.name != nil {
      guard
        let match = CallShape.match(
          code.parameters.map {
            CallShape.Parameter(
              label: $0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic,
              takesFunction: $0.type?.mayBeFunction ?? true)
          }, arguments)
          ?? (arguments.count == code.parameters.count ? arguments.indices.map { [$0] } : nil)
      else { return unknown(code.name ?? "a function") }
      taken = match
    } else {
      taken = code.parameters.indices.map { $0 < arguments.count ? [$0] : [] }
    }
    var copies: [(Int, Place)] = []
    for (number, parameter) in code.parameters.enumerated() {
      grow(frame, parameter.local)
      let type = parameter.type.map { canonical($0, frame) }
      if let written = parameter.type {
        frame.types[parameter.local.rawValue] = written
      } else if let number = taken[number].first, let known = arguments[number].type {
        frame.types[parameter.local.rawValue] = known
      }
      if parameter.isVariadic {
        var values: [Value] = []
        for argument in taken[number] {
          values.append(
            settled(coerced(try value(arguments[argument], type), to: type ?? .unwritten, frame)))
        }
        frame.cells[parameter.local.rawValue] = newCell(.array(ArrayValue(values, element: type)))
        continue
      }
      guard let argument = taken[number].first else {
        if let value = parameter.defaultValue {
          frame.cells[parameter.local.rawValue] = newCell(
            settled(coerced(try evaluate(value, frame, type), to: type ?? .unwritten, frame)))
        } else {
          frame.cells[parameter.local.rawValue] = newCell(unknown("a parameter", type))
        }
        continue
      }
      let operand = arguments[argument]
      if parameter.isAutoclosure, let function = autoclosure(operand) {
        frame.cells[parameter.local.rawValue] = newCell(.function(function))
        continue
      }
      if let place = try inOutPlace(operand) {
        if case .cell(let cell) = place {
          frame.cells[parameter.local.rawValue] = cell
        } else {
          let cell = newCell(try read(place))
          frame.cells[parameter.local.rawValue] = cell
          copies.append((cell, place))
        }
        continue
      }
      let given = try value(operand, type ?? operand.type)
      frame.cells[parameter.local.rawValue] = newCell(
        settled(type.map { coerced(given, to: $0, frame) } ?? given))
    }
    for capture in code.captures {
      grow(frame, capture.local)
      // Captured when the closure was made.
      if frame.cells[capture.local.rawValue] < 0 {
        frame.cells[capture.local.rawValue] = newCell(try evaluate(capture.value, captured))
      }
    }
    let result = code.result.map { canonical($0, frame) } ?? type
    frame.builder = builder
    frame.collects = collects
    if let attribute = code.attributes.first(where: { $0.first?.isUppercase == true }) {
      frame.builder =
        index.declaration(path: [attribute], in: frame.type, file: frame.file).flatMap {
          $0.isResultBuilder ? $0 : nil
        } ?? builder
    }
    let (file, around) = (currentFile, currentType)
    (currentFile, currentType) = (frame.file, frame.type)
    defer { (currentFile, currentType) = (file, around) }
    let value = try body { () throws(Unwind) -> Value in
      try self.result(of: code.body, frame, result)
    }
    for (cell, place) in copies { try write(load(cell), to: place) }
    return result.map { coerced(value, to: $0, frame) } ?? settled(value)
  }

  private func grow(_ frame: Frame, _ local: LocalID) {
    guard local.rawValue >= frame.cells.count else { return }
    frame.cells += Array(repeating: -1, count: local.rawValue + 1 - frame.cells.count)
  }

  /// The place of an argument that is written with `&`.
  func inOutPlace(_ operand: Operand) throws(Unwind) -> Place? {
    if let place = operand.place { return place }
    guard case .inOut(let inner)? = operand.expression, let frame = operand.frame else {
      return nil
    }
    let place = try self.place(of: inner, frame)
    operand.place = place
    return place
  }

  /// An argument that is evaluated each time that it is asked for.
  func autoclosure(_ operand: Operand) -> FunctionValue? {
    guard let expression = operand.expression, let frame = operand.frame else {
      let known = operand.known ?? .void
      return FunctionValue(.native("autoclosure") { _, _ in known })
    }
    return FunctionValue(
      .native("autoclosure") { (machine: Machine, _: [Operand]) throws(Unwind) -> Value in
        try machine.evaluate(expression, frame)
      })
  }

  /// A closure as a value, which knows what is around it.
  func closure(_ code: ClosureCode, _ frame: Frame, _ type: TypeReference?) -> Value {
    let inner = Frame(capturing: frame)
    for capture in code.captures {
      grow(inner, capture.local)
      inner.cells[capture.local.rawValue] = newCell(
        (try? evaluate(capture.value, frame)) ?? unknown("a capture"))
    }
    let function = FunctionValue(.closure(code, inner))
    if case .function(_, let result)? = type.map({ canonical($0, frame) })?.unwrapped {
      function.result = result
    }
    return .function(function)
  }
}
