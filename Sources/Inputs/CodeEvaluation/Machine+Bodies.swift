import CodeLowering
import SwiftCode
import SwiftSyntax
import Synchronization

typealias CodeBlockItemList = CodeBlockItemListSyntax
typealias InitialValue = ExprSyntax

/// Bodies as instructions, which machines of one index have in common.
package final class BodyCache: Sendable {
  struct Key: Hashable {
    var id: DeclarationID
    var part: String
  }

  private let bodies = Mutex<[Key: Body]>([:])

  package init() {}

  func body(_ key: Key, _ make: () -> Body) -> Body {
    if let known = bodies.withLock({ $0[key] }) { return known }
    let made = make()
    return bodies.withLock { bodies in
      if let known = bodies[key] { return known }
      bodies[key] = made
      return made
    }
  }
}

extension Machine {
  /// A body as instructions, which is made once.
  func body(
    of id: DeclarationID, part: String, _ code: CodeBlockItemList, _ parameters: [String],
    _ file: Int
  ) -> Body {
    bodies.body(BodyCache.Key(id: id, part: part)) {
      Lowering.body(code, parameters: parameters, in: index, file: file)
    }
  }

  /// Runs a body in a frame that has its arguments.
  ///
  /// A color is nothing that anything is laid out by: what takes long to find one gives one that nobody knows.
  func call(_ lowered: Body, _ frame: Frame, _ type: TypeReference?) throws(Unwind) -> Value {
    guard let type, let name = type.unwrapped.name, Self.colors.contains(name) else {
      return try run(lowered, frame, type)
    }
    var color: Value?
    _ = try givingUp(after: Self.mostStepsOfColor) { () throws(Unwind) in
      color = try self.run(lowered, frame, type)
    }
    return color ?? unknown("a color", type)
  }

  private static let colors: Set<String> = ["UIColor", "Color", "CGColor"]
  /// Those that are a table's, or a constant's, take some ten.
  private static let mostStepsOfColor = 500

  private func run(
    _ lowered: Body, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    let outer = recursions[ObjectIdentifier(lowered)]
    let isDeeper = outer.map { path.count > $0.path } ?? false
    let recursion = Recursion(path: path.count, levels: (outer?.levels ?? 0) + (isDeeper ? 1 : 0))
    guard depth < limits.depth, recursion.levels < limits.recursions else {
      throw .exhausted(Self.tooDeep)
    }
    depth += 1
    recursions[ObjectIdentifier(lowered)] = recursion
    let (file, around) = (currentFile, currentType)
    (currentFile, currentType) = (frame.file, frame.type)
    defer {
      depth -= 1
      recursions[ObjectIdentifier(lowered)] = outer
      (currentFile, currentType) = (file, around)
    }
    return try body { () throws(Unwind) -> Value in try self.result(of: lowered.block, frame, type)
    }
  }

  /// Runs something that `return` ends.
  func body(_ body: () throws(Unwind) -> Value) throws(Unwind) -> Value {
    // Labels of chains around a call are none of the body's.
    let labels = chainLabels
    chainLabels = []
    let tries = tryDepth
    tryDepth = 0
    defer {
      chainLabels = labels
      tryDepth = tries
    }
    return try handling(.function, body) { (unwind: Unwind) throws(Unwind) -> Value in
      if case .returning(let value) = unwind { return value }
      throw unwind
    }
  }

  /// What the statements of a function's or closure's body give: that of `return`, or of the only expression.
  func result(
    of block: Block, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    frame.result = type
    if let builder = frame.builder {
      (frame.builder, frame.collects) = (nil, false)
      return try build(block, builder, frame, type)
    }
    if frame.collects {
      frame.collects = false
      return group(try collected(block, frame))
    }
    // Several statements, none of which returns, give a value by a builder of another module alone.
    if block.givesSeveralValues, let type, type != .tuple([]), type != .named("Void"),
      type != .named("Never"), !block.returns
    {
      return group(try collected(block, frame))
    }
    declare(block, frame)
    if block.statements.count == 1 {
      switch block.statements[0] {
      case .expression(let expression):
        let value = try evaluate(expression, frame, type)
        return type.map { coerced(value, to: $0, frame) } ?? value
      case .condition, .choice, .block:
        let value = try self.value(of: block, frame, type)
        return type.map { coerced(value, to: $0, frame) } ?? value
      default: break
      }
    }
    try run(block.statements, frame)
    return .void
  }

  /// Gives the variables and functions of a block new cells.
  func declare(_ block: Block, _ frame: Frame) {
    declare(block.locals, frame)
    declareFunctions(block, frame)
  }

  func declare(_ locals: [LocalID], _ frame: Frame) {
    for local in locals {
      if local.rawValue >= frame.cells.count {
        frame.cells += Array(repeating: -1, count: local.rawValue + 1 - frame.cells.count)
      }
      frame.cells[local.rawValue] = newCell(.uninitialized)
    }
  }

  private func declareFunctions(_ block: Block, _ frame: Frame) {
    for (local, code) in block.functions {
      let inner = Frame(capturing: frame)
      let function = FunctionValue(.closure(code, inner))
      store(.function(function), in: frame.cells[local.rawValue])
    }
  }
}
