import CodeLowering
import SwiftCode

/// Result builders of the app: statements as the calls that the compiler makes of them.
extension Machine {
  /// The result builder that attributes name.
  func builder(
    _ attributes: [Attribute], in context: TypeDeclaration?, file: Int
  ) -> TypeDeclaration? {
    for attribute in attributes where attribute.name.first?.isUppercase == true {
      if let type = index.declaration(path: [attribute.name], in: context, file: file),
        type.isResultBuilder
      {
        return type
      }
    }
    return nil
  }

  /// The result of a body whose statements a builder puts together.
  func build(
    _ block: Block, _ builder: TypeDeclaration, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    // `return` in a body turns its builder off.
    if block.statements.contains(where: { if case .returning = $0 { true } else { false } }) {
      return try result(of: block, frame, type)
    }
    let result = try component(block, builder, frame)
    if has("buildFinalResult", builder) {
      return try callBuilder("buildFinalResult", [Operand(value: result)], builder)
    }
    return type.map { coerced(result, to: $0, frame) } ?? result
  }

  private func has(_ name: String, _ builder: TypeDeclaration) -> Bool {
    !functions(name, of: reference(to: builder, arguments: []), isStatic: true).isEmpty
  }

  private func callBuilder(
    _ name: String, _ arguments: [Operand], _ builder: TypeDeclaration
  ) throws(Unwind) -> Value {
    let type = reference(to: builder, arguments: [])
    return try call(
      name, on: .value(.type(type)), .type(type), arguments, Frame.empty, nil, origin: .text(name))
  }

  private func component(
    _ block: Block, _ builder: TypeDeclaration, _ frame: Frame
  ) throws(Unwind) -> Value {
    declare(block, frame)
    var parts: [Value] = []
    for statement in block.statements {
      if let part = try part(statement, builder, frame) { parts.append(part) }
    }
    if has("buildPartialBlock", builder), let first = parts.first {
      var result = try callBuilder("buildPartialBlock", [Operand("first", value: first)], builder)
      for part in parts.dropFirst() {
        result = try callBuilder(
          "buildPartialBlock",
          [Operand("accumulated", value: result), Operand("next", value: part)], builder)
      }
      return result
    }
    return try callBuilder("buildBlock", parts.map { Operand(value: $0) }, builder)
  }

  private func part(
    _ statement: Statement, _ builder: TypeDeclaration, _ frame: Frame
  ) throws(Unwind) -> Value? {
    switch statement {
    case .expression(.assignment), .expression(.compound):
      try run(statement, frame)
      return nil
    case .expression(let expression):
      if case .statement(let inner) = expression { return try part(inner, builder, frame) }
      if has("buildExpression", builder) {
        return try callBuilder(
          "buildExpression", operands([Argument(label: nil, value: expression)], frame), builder)
      }
      return settled(try evaluate(expression, frame))
    case .block(_, let block):
      declare(block, frame)
      guard block.statements.count == 1 else { return try component(block, builder, frame) }
      return try part(block.statements[0], builder, frame)
    case .condition:
      let (clauses, otherwise) = clauses(of: statement)
      return try chain(clauses[...], otherwise, count: clauses.count, builder, frame)
    case .choice(let choice):
      return try choose(choice, frame) { (number, block) throws(Unwind) -> Value in
        try alternative(
          component(block, builder, frame), number, of: choice.clauses.count, builder)
      }
    case .iteration(let iteration):
      guard case .known(let elements) = try elements(of: evaluate(iteration.sequence, frame)) else {
        return unknown("a list of parts")
      }
      var parts: [Value] = []
      for element in elements {
        for local in iteration.locals { frame.cells[local.rawValue] = newCell(.uninitialized) }
        try bind(iteration.pattern, element, frame)
        parts.append(try component(iteration.body, builder, frame))
      }
      return try callBuilder(
        "buildArray", [Operand(value: .array(ArrayValue(parts)))], builder)
    default:
      try run(statement, frame)
      return nil
    }
  }

  /// What the statements of a block give, one after the other.
  func collected(_ block: Block, _ frame: Frame) throws(Unwind) -> [Value] {
    declare(block, frame)
    var parts: [Value] = []
    for statement in block.statements { parts += try collected(statement, frame) }
    return parts
  }

  private func collected(_ statement: Statement, _ frame: Frame) throws(Unwind) -> [Value] {
    // What branches give: where nobody knows which, one part, on which modifiers can be called.
    func list(_ value: Value) throws(Unwind) -> [Value] {
      if case .array(let array) = value { return array.elements }
      return [
        try mapped(value) { (branch: Value) throws(Unwind) -> Value in
          if case .array(let array) = branch { group(array.elements) } else { branch }
        }
      ]
    }
    switch statement {
    case .expression(.assignment), .expression(.compound):
      try run(statement, frame)
      return []
    case .expression(let expression):
      if case .statement(let inner) = expression { return try collected(inner, frame) }
      return [settled(try evaluate(expression, frame))]
    case .returning(let expression?): return [settled(try evaluate(expression, frame))]
    case .block(_, let block): return try collected(block, frame)
    case .condition(let conditions, let then, let otherwise):
      return try list(
        test(conditions, frame) { () throws(Unwind) -> Value in
          .array(ArrayValue(try collected(then, frame)))
        } _: { () throws(Unwind) -> Value in
          .array(
            ArrayValue(
              try otherwise.map { (block: Block) throws(Unwind) -> [Value] in
                try collected(block, frame)
              } ?? []))
        })
    case .choice(let choice):
      return try list(
        choose(choice, frame) { (_, block) throws(Unwind) -> Value in
          .array(ArrayValue(try collected(block, frame)))
        })
    default:
      try run(statement, frame)
      return []
    }
  }

  /// The conditions and blocks of an `if` with all its `else if`, and the last block without conditions.
  private func clauses(
    of statement: Statement
  ) -> (clauses: [(conditions: [Condition], block: Block)], otherwise: Block?) {
    guard case .condition(let conditions, let then, let otherwise) = statement else {
      return ([], nil)
    }
    guard let otherwise, otherwise.statements.count == 1,
      case .condition = otherwise.statements[0]
    else { return ([(conditions, then)], otherwise) }
    let rest = clauses(of: otherwise.statements[0])
    return ([(conditions, then)] + rest.clauses, rest.otherwise)
  }

  private func chain(
    _ clauses: ArraySlice<(conditions: [Condition], block: Block)>, _ otherwise: Block?,
    count: Int, _ builder: TypeDeclaration, _ frame: Frame
  ) throws(Unwind) -> Value {
    let total = otherwise == nil ? count : count + 1
    guard let clause = clauses.first else {
      guard let otherwise else { return try optional(.null, builder) }
      return try alternative(component(otherwise, builder, frame), count, of: total, builder)
    }
    return try test(clause.conditions, frame) { () throws(Unwind) -> Value in
      let value = try alternative(
        component(clause.block, builder, frame), clauses.startIndex, of: total, builder)
      return otherwise == nil ? try optional(.some(value), builder) : value
    } _: { () throws(Unwind) -> Value in
      try chain(clauses.dropFirst(), otherwise, count: count, builder, frame)
    }
  }

  /// What one of several ways gives: the ways are the leaves of a tree, from left to right, and the builder is told of each
  /// fork on the way up.
  ///
  /// Source: `buildWrappedChainPayload` in the compiler's `BuilderTransform.cpp`.
  private func alternative(
    _ value: Value, _ number: Int, of count: Int, _ builder: TypeDeclaration
  ) throws(Unwind) -> Value {
    guard has("buildEither", builder) else { return value }
    var value = value
    var (path, last) = (number, count - 1)
    while last != 0 {
      if path != last || last & 1 == 1 {
        value = try callBuilder(
          "buildEither", [Operand(path & 1 == 1 ? "second" : "first", value: value)], builder)
      }
      (path, last) = (path >> 1, last >> 1)
    }
    return value
  }

  private func optional(_ value: Value, _ builder: TypeDeclaration) throws(Unwind) -> Value {
    guard has("buildOptional", builder) else {
      if case .some(let inner) = value { return inner }
      return try callBuilder("buildBlock", [], builder)
    }
    return try callBuilder("buildOptional", [Operand(value: value)], builder)
  }
}
