import CodeLowering
import SwiftCode

// MARK: - Statements

extension Machine {
  func run(_ block: Block, _ frame: Frame) throws(Unwind) {
    declare(block, frame)
    try run(block.statements, frame)
  }

  func run(_ statements: [Statement], _ frame: Frame) throws(Unwind) {
    let before = deferred.count
    do {
      for statement in statements { try run(statement, frame) }
    } catch {
      if case .exhausted = error { throw error }
      try runDeferred(to: before)
      throw error
    }
    try runDeferred(to: before)
  }

  private func runDeferred(to count: Int) throws(Unwind) {
    while deferred.count > count {
      let (block, frame) = deferred.removeLast()
      try run(block, frame)
    }
  }

  func run(_ statement: Statement, _ frame: Frame) throws(Unwind) {
    try step()
    switch statement {
    case .expression(let expression):
      if isSettingUp {
        try statementOfSetUp(expression, frame)
      } else {
        _ = try evaluate(expression, frame)
      }
    case .variable(let variable): try declare(variable, frame)
    case .returning(let expression):
      guard let expression else {
        throw .returning(frame.isInitializer ? .bool(true) : .void)
      }
      let value = try evaluate(expression, frame, frame.result)
      throw .returning(frame.result.map { coerced(value, to: $0, frame) } ?? value)
    case .condition(let conditions, let then, let otherwise):
      _ = try test(conditions, frame) { () throws(Unwind) -> Value in
        try run(then, frame)
        return .void
      } _: { () throws(Unwind) -> Value in
        if let otherwise { try run(otherwise, frame) }
        return .void
      }
    case .guarding(let conditions, let otherwise):
      _ = try test(conditions, frame) { () throws(Unwind) -> Value in
        .void
      } _: { () throws(Unwind) -> Value in
        try run(otherwise, frame)
        throw .trapped
      }
    case .choice(let choice):
      _ = try handling(.loop(choice.label)) { () throws(Unwind) -> Value in
        try self.choose(choice, frame) { (_, block) throws(Unwind) -> Value in
          try run(block, frame)
          return .void
        }
      } _: { (unwind: Unwind) throws(Unwind) -> Value in
        if case .next = unwind { throw unwind }
        return .void
      }
    case .iteration(let iteration): try run(iteration, frame)
    case .loop(let label, let conditions, let block):
      try loop(label, frame) { () throws(Unwind) -> Value in
        self.declare(block, frame)
        return try self.test(conditions, frame) { () throws(Unwind) -> Value in
          try self.round(label) { () throws(Unwind) in try self.run(block.statements, frame) }
          return .bool(true)
        } _: { () throws(Unwind) -> Value in
          .bool(false)
        }
      }
    case .repetition(let label, let block, let condition):
      try loop(label, frame) { () throws(Unwind) -> Value in
        try self.round(label) { () throws(Unwind) in try self.run(block, frame) }
        return try self.evaluate(condition, frame, .named("Bool"))
      }
    case .catching(let label, let block, let clauses):
      let body = { () throws(Unwind) -> Value in
        try self.handling(.catching) { () throws(Unwind) -> Value in
          try self.run(block, frame)
          return .void
        } _: { (unwind: Unwind) throws(Unwind) -> Value in
          guard case .throwing(let error) = unwind, !clauses.isEmpty else { throw unwind }
          try self.recover(clauses[...], error, frame)
          return .void
        }
      }
      guard let label else {
        _ = try body()
        return
      }
      _ = try handling(.block(label), body) { (_: Unwind) throws(Unwind) -> Value in .void }
    case .throwing(let expression):
      throw .throwing(settled(try evaluate(expression, frame, frame.error)))
    case .deferred(let block): deferred.append((block, Frame(sharing: frame)))
    case .leave(let label): throw .leaving(label: label)
    case .next(let label): throw .next(label: label)
    case .fallingThrough: throw .fallingThrough
    case .block(let label, let block):
      guard let label else { return try run(block, frame) }
      _ = try handling(.block(label)) { () throws(Unwind) -> Value in
        try self.run(block, frame)
        return .void
      } _: { (_: Unwind) throws(Unwind) -> Value in
        .void
      }
    }
  }

  // MARK: - Variables

  private func declare(_ variable: LocalVariable, _ frame: Frame) throws(Unwind) {
    if let accessors = variable.accessors, case .binding(let local, _) = variable.pattern {
      frame.accessors[local.rawValue] = accessors
    }
    let type = variable.type.map { canonical($0, frame) }
    if case .binding(let local, _) = variable.pattern,
      let written = variable.type ?? variable.value.flatMap({ staticType(of: $0, frame) })
    {
      frame.types[local.rawValue] = written
    }
    guard let expression = variable.value else {
      if case .binding(let local, _) = variable.pattern {
        if type?.isOptional ?? false, !variable.isLet {
          store(.null, in: frame.cells[local.rawValue])
        }
        if let type { expectations[frame.cells[local.rawValue]] = type }
      }
      return
    }
    if variable.isLazy, case .binding(let local, _) = variable.pattern {
      // Evaluated at its first use, which nobody sees where it changes nothing.
      store(settled(try evaluate(expression, frame, type)), in: frame.cells[local.rawValue])
      return
    }
    var value = try evaluate(expression, frame, type)
    if let type { value = coerced(value, to: type, frame) }
    value = settled(value)
    if let type, case .binding(let local, _) = variable.pattern {
      expectations[frame.cells[local.rawValue]] = type
    }
    try bind(variable.pattern, value, frame)
  }

  // MARK: - Conditions

  /// Does one of two things by conditions, each of which may bind names that those after it see.
  func test(
    _ conditions: [Condition], _ frame: Frame, _ then: () throws(Unwind) -> Value,
    _ otherwise: () throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    // What happens where one does not hold happens once.
    let label = "?if\(steps)"
    let holds = try handling(.block(label)) { () throws(Unwind) -> Value in
      for condition in conditions {
        let truth = try self.truth(of: condition, frame)
        _ = try branch(truth) { () throws(Unwind) -> Value in
          .void
        } _: { () throws(Unwind) -> Value in
          throw .leaving(label: label)
        }
      }
      return .bool(true)
    } _: { (_: Unwind) throws(Unwind) -> Value in
      .bool(false)
    }
    return try branch(holds, then, otherwise)
  }

  private func truth(of condition: Condition, _ frame: Frame) throws(Unwind) -> Value {
    switch condition {
    case .expression(let expression):
      return self.condition(try evaluate(expression, frame, .named("Bool")))
    case .available(let isAvailable): return .bool(isAvailable)
    case .binding(let pattern, let type, let expression):
      let expected = type.map { TypeReference.optional(canonical($0, frame)) }
      let value = try evaluate(expression, frame, expected)
      if case .binding(let local, _) = pattern,
        let known = expected ?? staticType(of: expression, frame)
      {
        frame.types[local.rawValue] = known.unwrapped
      }
      return try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
        try self.bind(pattern, self.settled(inner), frame)
        return .bool(true)
      } _: { () throws(Unwind) -> Value in
        .bool(false)
      }
    case .pattern(let pattern, let expression):
      return try match(pattern, evaluate(expression, frame), frame)
    }
  }

  // MARK: - Loops

  /// Instructions after which a round is not followed where nobody knows how many there are: what it works on may double in each.
  private static let maximumUnknownSteps = 1_000

  /// Repeats something until it says that it is over.
  private func loop(
    _ label: String?, _ frame: Frame, _ round: () throws(Unwind) -> Value
  ) throws(Unwind) {
    _ = try handling(.loop(label)) { () throws(Unwind) -> Value in
      var unknownRounds = 0
      var assumedRounds = 0
      let start = journal.count
      let known = cells.count
      func givenUp() throws(Unwind) {
        // What the rounds changed is lost before the one that stands for all others, which would cost as much as they did.
        for cell in changes(since: start).keys.sorted() where cell < known { lose(cell) }
        try havoc { () throws(Unwind) in _ = try round() }
      }
      while true {
        try step()
        var goesOn = Value.bool(true)
        if unknownRounds == 0 {
          goesOn = condition(try round())
        } else if try givingUp(
          after: Self.maximumUnknownSteps, { () throws(Unwind) in goesOn = condition(try round()) })
          != nil
        {
          try givenUp()
          return .void
        }
        switch goesOn {
        case .bool(true):
          // What was taken to be so in a round before may have been changed by code that is not there.
          guard unknownRounds > 0 else { continue }
          assumedRounds += 1
          if assumedRounds > 64 {
            try givenUp()
            return .void
          }
        case .bool(false): return .void
        default:
          // A round that may be the last one: those after it happen where it was not.
          unknownRounds += 1
          if unknownRounds > 6 {
            try givenUp()
            return .void
          }
          _ = try branch(goesOn) { () throws(Unwind) -> Value in
            .void
          } _: { () throws(Unwind) -> Value in
            throw .leaving(label: label)
          }
        }
      }
    } _: { (_: Unwind) throws(Unwind) -> Value in
      .void
    }
  }

  /// One round of a loop, which `continue` ends.
  private func round(_ label: String?, _ body: () throws(Unwind) -> Void) throws(Unwind) {
    _ = try handling(.round(label)) { () throws(Unwind) -> Value in
      try body()
      return .void
    } _: { (_: Unwind) throws(Unwind) -> Value in
      .void
    }
  }

  private func run(_ iteration: Iteration, _ frame: Frame) throws(Unwind) {
    let sequence = try evaluate(iteration.sequence, frame)
    let writtenType = staticType(of: iteration.sequence, frame)
    if case .array(let element)? = writtenType?.unwrapped,
      case .binding(let local, _) = iteration.pattern
    {
      frame.types[local.rawValue] = element
    }
    _ = try mapped(sequence) { (sequence: Value) throws(Unwind) -> Value in
      try self.handling(.loop(iteration.label)) { () throws(Unwind) -> Value in
        if let elements = self.unordered(sequence),
          case .unknown(let type) = try self.elements(of: sequence)
        {
          try self.inAnyOrder(elements, unknown: self.unknown("an element", type)) {
            (element: Value) throws(Unwind) in
            try self.round(iteration, element, frame)
          }
          return .void
        }
        switch try self.elements(of: sequence) {
        case .known(let elements):
          for element in elements {
            try self.step()
            try self.round(iteration, element, frame)
          }
        case .maybe(let elements):
          for (element, truth) in elements {
            _ = try self.branch(truth) { () throws(Unwind) -> Value in
              try self.round(iteration, element, frame)
              return .void
            } _: { () throws(Unwind) -> Value in
              .void
            }
          }
        case .unknown(let type) where iteration.isAwaited && self.keptClosures != nil:
          // Something came.
          try self.round(iteration, self.unknown("an element", type), frame)
        case .unknown(let type):
          try self.havoc { () throws(Unwind) in
            try self.round(iteration, self.unknown("an element", type), frame)
          }
        case .lazy(let next):
          while let element = try next() {
            try self.step()
            try self.round(iteration, element, frame)
          }
        }
        return .void
      } _: { (_: Unwind) throws(Unwind) -> Value in
        .void
      }
    }
  }

  private func round(_ iteration: Iteration, _ element: Value, _ frame: Frame) throws(Unwind) {
    try round(iteration.label) { () throws(Unwind) in
      for local in iteration.locals { frame.cells[local.rawValue] = self.newCell(.uninitialized) }
      let matches: Value
      if iteration.pattern.matchesAll {
        try self.bind(iteration.pattern, element, frame)
        matches = .bool(true)
      } else {
        matches = try self.match(iteration.pattern, element, frame)
      }
      _ = try self.branch(matches) { () throws(Unwind) -> Value in
        guard let condition = iteration.condition else {
          try self.run(iteration.body, frame)
          return .void
        }
        return try self.branch(self.evaluate(condition, frame, .named("Bool"))) {
          () throws(Unwind) -> Value in
          try self.run(iteration.body, frame)
          return .void
        } _: { () throws(Unwind) -> Value in
          .void
        }
      } _: { () throws(Unwind) -> Value in
        .void
      }
    }
  }

  // MARK: - Errors

  private func recover(
    _ clauses: ArraySlice<CatchClause>, _ error: Value, _ frame: Frame
  ) throws(Unwind) {
    guard let clause = clauses.first else { throw .throwing(error) }
    declare(clause.body, frame)
    grow(frame, to: clause.error.rawValue)
    if frame.cells[clause.error.rawValue] < 0 {
      frame.cells[clause.error.rawValue] = newCell(error)
    }
    store(error, in: frame.cells[clause.error.rawValue])
    let matches = try firstMatch(clause.items, error, frame)
    _ = try branch(matches) { () throws(Unwind) -> Value in
      try run(clause.body.statements, frame)
      return .void
    } _: { () throws(Unwind) -> Value in
      try recover(clauses.dropFirst(), error, frame)
      return .void
    }
  }

  func grow(_ frame: Frame, to local: Int) {
    guard local >= frame.cells.count else { return }
    frame.cells += Array(repeating: -1, count: local + 1 - frame.cells.count)
  }

  /// Whether one of several patterns matches, with its condition.
  func firstMatch(
    _ items: [(pattern: Pattern, condition: Expression?)], _ value: Value, _ frame: Frame
  ) throws(Unwind) -> Value {
    var result = Value.bool(false)
    for item in items {
      let matches = try match(item.pattern, value, frame)
      var truth = matches
      if let condition = item.condition {
        truth = try branch(matches) { () throws(Unwind) -> Value in
          self.condition(try evaluate(condition, frame, .named("Bool")))
        } _: { () throws(Unwind) -> Value in
          .bool(false)
        }
      }
      result = either(result, truth)
      if case .bool(true) = result { break }
    }
    return result
  }

  // MARK: - switch

  func choose(
    _ choice: Choice, _ frame: Frame, _ body: (Int, Block) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    let subject = settled(try evaluate(choice.subject, frame))
    return try mapped(subject) { (subject: Value) throws(Unwind) -> Value in
      try self.choose(choice.clauses[...], subject, choice, frame, body)
    }
  }

  private func choose(
    _ clauses: ArraySlice<Choice.Clause>, _ subject: Value, _ choice: Choice, _ frame: Frame,
    _ body: (Int, Block) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    guard let clause = clauses.first else { throw .trapped }
    func go() throws(Unwind) -> Value {
      var number = clauses.startIndex
      while true {
        do {
          return try body(number, clauses[number].body)
        } catch {
          guard case .fallingThrough = error, number + 1 < clauses.endIndex else { throw error }
          number += 1
        }
      }
    }
    if clause.isDefault {
      // `default` may stand before others.
      if clauses.count > 1 {
        let rest = clauses.dropFirst()
        for other in rest {
          declare(other.locals, frame)
          if case .bool(true) = try firstMatch(other.items, subject, frame) {
            return try choose(rest, subject, choice, frame, body)
          }
        }
      }
      return try go()
    }
    declare(clause.locals, frame)
    var matches = try firstMatch(clause.items, subject, frame)
    if clauses.count == 1, case .unknown = subject {
      // A `switch` has a clause for each value.
      if clause.items.allSatisfy({ $0.condition == nil }) { matches = .bool(true) }
    }
    return try branch(matches) { () throws(Unwind) -> Value in
      try go()
    } _: { () throws(Unwind) -> Value in
      try choose(clauses.dropFirst(), subject, choice, frame, body)
    }
  }
}

extension Frame {
  /// A frame with the same cells, for code that runs when this one is left.
  convenience init(sharing other: Frame) {
    self.init(capturing: other)
    isInitializer = other.isInitializer
    result = nil
  }
}
