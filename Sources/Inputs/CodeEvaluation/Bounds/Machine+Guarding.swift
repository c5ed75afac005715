import CodeLowering
import SwiftCode

// MARK: - What is given up by itself

extension Machine {
  /// Where something begins that may be given up.
  private struct Beginning {
    var changes: Int
    var cells: Int
    var evaluated: Int
    var handlers: Int
    var path: Int
    var deferred: Int
    var depth: Int
  }

  private var beginning: Beginning {
    Beginning(
      changes: journal.count, cells: cells.count, evaluated: evaluated.count,
      handlers: handlers.count, path: path.count, deferred: deferred.count, depth: depth)
  }

  /// Goes back to where something began: what it changed until it was given up is not known.
  ///
  /// - Returns: The cells that it changed.
  @discardableResult
  private func giveUp(since beginning: Beginning) -> Set<Int> {
    handlers.removeLast(max(0, handlers.count - beginning.handlers))
    forget(to: beginning.path)
    _ = takeEvaluated(since: beginning.evaluated)
    deferred.removeLast(max(0, deferred.count - beginning.deferred))
    depth = beginning.depth
    let changed = Set(changes(since: beginning.changes).keys.filter { $0 < beginning.cells })
    undo(to: beginning.changes)
    for cell in changed.sorted() { lose(cell) }
    return changed
  }

  /// Runs something that may be given up by itself: what it changed until then is not known.
  package func guarded(_ body: () throws(Unwind) -> Value) -> Value {
    openForks += 1
    let around = setUpDepth
    setUpDepth = depth
    defer { setUpDepth = around }
    let beginning = beginning
    do {
      let value = try body()
      openForks -= 1
      trimJournal()
      return value
    } catch {
      giveUp(since: beginning)
      openForks -= 1
      trimJournal()
      steps = 0
      return unknown(Self.reason(of: error))
    }
  }

  /// Runs something before what matters, whose instructions it does not take.
  ///
  /// - Returns: Whether it came to its end.
  package func runBeforehand(most: Int, _ body: () throws(Unwind) -> Void) -> Bool {
    let outer = limits
    limits.steps = most
    limits.allSteps = most
    defer {
      limits = outer
      steps = 0
      allSteps = 0
    }
    var hasEnded = false
    _ = guarded { () throws(Unwind) -> Value in
      try body()
      hasEnded = true
      return .void
    }
    return hasEnded
  }

  /// Runs something that is given up by itself where it takes more instructions than it is worth.
  ///
  /// - Returns: Nil where it has ended; else the cells that it had changed until then, which are lost.
  func givingUp(
    after most: Int, _ body: () throws(Unwind) -> Void
  ) throws(Unwind) -> Set<Int>? {
    let outer = limits
    limits.steps = min(outer.steps, steps + most)
    limits.allSteps = min(outer.allSteps, allSteps + most)
    defer { limits = outer }
    openForks += 1
    let beginning = beginning
    defer {
      openForks -= 1
      trimJournal()
    }
    do {
      try body()
      return nil
    } catch {
      guard case .exhausted(Self.tooLong) = error, steps <= outer.steps,
        allSteps <= outer.allSteps
      else { throw error }
      return giveUp(since: beginning)
    }
  }

  /// Makes something that a screen begins with: where that takes too long or would crash, it alone is not known, for the screen
  /// is there. It has half of the instructions that are left.
  ///
  /// - Parameter trapsToo: Whether it is given up where it would crash or nests too deep, too.
  func containing(
    _ origin: String, _ type: TypeReference?, trapsToo: Bool = true,
    _ body: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    guard library.beginsLater, openForks > 0 else { return try body() }
    let beginning = beginning
    let most = limits
    limits.steps = steps + max(0, most.steps - steps) / 2
    limits.allSteps = allSteps + max(0, most.allSteps - allSteps) / 2
    defer { limits = most }
    do {
      return try body()
    } catch {
      switch error {
      case .exhausted(Self.tooLong): break
      case .exhausted where trapsToo, .trapped where trapsToo: break
      default: throw error
      }
    }
    giveUp(since: beginning)
    return unknown(origin, type)
  }

  /// Runs a statement of a function that the framework calls, such as `viewDidLoad`. A call has nine tenths of the instructions that
  /// are left; where that is too little, or its own calls nest too deep, it alone is given up, with what it is called on and what
  /// it is given: what follows is of use.
  func statementOfSetUp(_ expression: Expression, _ frame: Frame) throws(Unwind) {
    guard let operands = operandsOfCall(expression, frame) else {
      _ = try evaluate(expression, frame)
      return
    }
    let beginning = beginning
    let most = limits.steps
    limits.steps = steps + max(0, most - steps) / 10 * 9
    defer { limits.steps = most }
    do {
      _ = try evaluate(expression, frame)
    } catch {
      guard case .exhausted = error else { throw error }
      giveUp(since: beginning)
      limits.steps = most
      for place in operands {
        if let value = try? read(place) { try loseObjects(in: value) }
      }
    }
  }

  /// What a call is made on and given, where that can be read without running anything; nil for all other statements.
  private func operandsOfCall(_ expression: Expression, _ frame: Frame) -> [Place]? {
    switch expression {
    case .chain(let inner), .link(let inner), .trying(let inner), .forced(let inner, _):
      return operandsOfCall(inner, frame)
    case .call(let call):
      var read: [Expression] = call.arguments.map(\.value)
      switch call.callee {
      case .name: read.append(.selfValue)
      case .member(let base, _, _): read.append(base)
      default: return nil
      }
      var places: [Place] = []
      for operand in read {
        if case .closure = operand { continue }
        guard isPlain(operand) else { return nil }
        if let place = try? place(of: operand, frame) { places.append(place) }
      }
      return places
    default: return nil
    }
  }

  /// Whether an expression is a name, a literal, or a member of one, so that nothing runs but what a property computes.
  private func isPlain(_ expression: Expression) -> Bool {
    switch expression {
    case .local, .selfValue, .name, .null, .boolean, .integer, .floating, .type, .implicitMember:
      true
    case .string(let parts):
      parts.allSatisfy { if case .text = $0 { true } else { false } }
    case .member(let base, _, _), .link(let base), .chain(let base): isPlain(base)
    default: false
    }
  }

  /// Whether the statements that run are those of a function that the framework calls: a call and its body lie between.
  var isSettingUp: Bool { depth <= setUpDepth + 2 && openForks > 0 && library.setsUp }

  /// Why nothing comes of something.
  private static func reason(of error: Unwind) -> String {
    switch error {
    case .exhausted(let why): "what is not followed, as " + why
    case .throwing: "what is not followed, as it throws an error"
    case .trapped: "what is not followed, as it would crash"
    default: "what is not followed"
    }
  }
}
