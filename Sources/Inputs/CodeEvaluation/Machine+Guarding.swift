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
  func containing(
    _ origin: String, _ type: TypeReference?, _ body: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    guard library.beginsLater, openForks > 0 else { return try body() }
    let beginning = beginning
    let most = limits.steps
    limits.steps = steps + max(0, most - steps) / 2
    defer { limits.steps = most }
    do {
      return try body()
    } catch {
      switch error {
      case .exhausted, .trapped: break
      default: throw error
      }
    }
    giveUp(since: beginning)
    return unknown(origin, type)
  }

  /// Runs a statement of a function that the framework calls, such as `viewDidLoad`. It has most of the instructions that are left;
  /// where that is too little, or its calls nest too deep, it alone is given up, with what it is called on: what follows is of use.
  func statementOfSetUp(_ expression: Expression, _ frame: Frame) throws(Unwind) {
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
      if let receiver = receiver(of: expression, frame), let value = try? read(receiver) {
        try loseObjects(in: value)
      }
    }
  }

  /// What a statement calls something on: `self` where it does not say.
  private func receiver(of expression: Expression, _ frame: Frame) -> Place? {
    switch expression {
    case .chain(let inner), .link(let inner), .trying(let inner), .forced(let inner, _):
      return receiver(of: inner, frame)
    case .call(let call):
      guard case .member(let base, _, _) = call.callee else { return frame.receiver }
      return (try? place(of: base, frame)) ?? frame.receiver
    default: return frame.receiver
    }
  }

  /// A function and its body.
  static let depthOfSetUp = 2

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
