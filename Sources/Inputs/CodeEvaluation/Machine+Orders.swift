import SwiftCode

/// What happens for each element of a set or a dictionary, or each result of tasks, whose order nobody knows.
extension Machine {
  package static let writtenOrder =
    "sets and dictionaries have the order in which they are written"

  /// The elements of what has no order, in the order in which they were put in; nil for all else.
  func unordered(_ value: Value) -> [Value]? {
    switch simplified(value) {
    case .object: resultsOfTasks(value).flatMap(unordered)
    case .set(let set) where set.elements.count > 1: set.elements
    case .dictionary(let dictionary) where dictionary.pairs.count > 1:
      dictionary.pairs.map {
        .tuple([TupleElement("key", $0.key), TupleElement("value", $0.value)])
      }
    case .some(let inner): unordered(inner)
    default: nil
    }
  }

  /// What the tasks of a group have given, without an order; nil for all other values.
  func resultsOfTasks(_ value: Value) -> Value? {
    guard case .object(let id) = value, objects[id.rawValue].type.name == "TaskGroup",
      objects[id.rawValue].type.place.file >= index.ownFileCount,
      let results = objects[id.rawValue].type.storedProperties.first,
      case .array(let array)? = stored(results, in: id)
    else { return nil }
    return .set(SetValue(elements: array.elements, element: array.element))
  }

  /// Runs something for each of several elements that have no order.
  ///
  /// What it leaves alike in all of a few orders is known. Of the rest a library that sets something up keeps objects and
  /// what they are made of as they are in the first order; texts, numbers and all else are not known then.
  ///
  /// Within such a trial the order counts that is tried: else each loop within another one would take three times as long.
  ///
  /// - Parameter unknown: An element that stands for any, where some of them end the loop.
  func inAnyOrder(
    _ elements: [Value], unknown: @autoclosure () -> Value,
    _ body: (Value) throws(Unwind) -> Void
  ) throws(Unwind) {
    func run(_ order: [Value]) throws(Unwind) {
      for element in order {
        try step()
        try body(element)
      }
    }
    if isTrial { return try run(elements) }
    openForks += 1
    defer {
      openForks -= 1
      trimJournal()
    }
    let start = journal.count
    let known = cells.count
    var orders = [Array(elements.reversed())]
    if elements.count > 2 { orders.append(elements.dropFirst() + [elements[0]]) }
    var others: [[Int: Value]] = []
    for order in orders {
      guard let changes = try trial(from: start, { () throws(Unwind) in try run(order) }) else {
        let any = unknown()
        try havoc { () throws(Unwind) in try body(any) }
        return
      }
      others.append(changes)
    }
    try run(elements)
    let own = changes(since: start)
    let base = base(since: start)
    let changed = others.reduce(into: Set(own.keys)) { $0.formUnion($1.keys) }
    for cell in changed.sorted() where cell < known {
      let before = base[cell] ?? cells[cell]
      let value = own[cell] ?? before
      if others.allSatisfy({ Self.isSameInAnyOrder($0[cell] ?? before, value) }) { continue }
      if library.setsUp, libraryCells.contains(cell) || Self.holdsObject(value),
        !Self.isPlain(value)
      {
        takesWrittenOrder = true
      } else {
        lose(cell)
      }
    }
  }

  /// What something changes, which is undone; nil where it was left, or went more than one way.
  private func trial(
    from start: Int, _ body: () throws(Unwind) -> Void
  ) throws(Unwind) -> [Int: Value]? {
    let (mark, pathDepth, kept) = (evaluated.count, path.count, keptClosures)
    let exits = handlers.map(\.exits.count)
    isTrial = true
    var end: Unwind?
    do throws(Unwind) { try body() } catch { end = error }
    isTrial = false
    keptClosures = kept
    var isWhole = end == nil && path.count == pathDepth
    let changes = changes(since: start)
    undo(to: start)
    forget(to: pathDepth)
    _ = takeEvaluated(since: mark)
    for (handler, count) in zip(handlers, exits) where handler.exits.count > count {
      isWhole = false
      handler.exits.removeLast(handler.exits.count - count)
      if count == 0 { handlersWithExits -= 1 }
    }
    if case .exhausted? = end, let end { throw end }
    return isWhole ? changes : nil
  }

  private static let mostCompared = 64

  private static func isSameInAnyOrder(_ one: Value, _ other: Value) -> Bool {
    switch (one, other) {
    case (.some(let one), .some(let other)): isSameInAnyOrder(one, other)
    case (.dictionary(let one), .dictionary(let other)):
      one.pairs.count == other.pairs.count && one.pairs.count <= mostCompared
        && one.pairs.allSatisfy { pair in
          other.pairs.contains {
            Value.isSame($0.key, pair.key) && isSameInAnyOrder($0.value, pair.value)
          }
        }
    case (.set(let one), .set(let other)):
      one.elements.count == other.elements.count && one.elements.count <= mostCompared
        && one.elements.allSatisfy { element in
          other.elements.contains { Value.isSame($0, element) }
        }
    default: Value.isSame(one, other)
    }
  }

  private static func holdsObject(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    func isAny(_ values: [Value]) -> Bool {
      values.contains { holdsObject($0, depth: depth + 1) }
    }
    switch value {
    case .object: return true
    case .some(let inner): return holdsObject(inner, depth: depth + 1)
    case .array(let array): return isAny(array.elements)
    case .set(let set): return isAny(set.elements)
    case .dictionary(let dictionary): return isAny(dictionary.pairs.map(\.value))
    case .tuple(let elements): return isAny(elements.map(\.value))
    case .structure(let structure): return isAny(structure.fields)
    case .enumCase(let own): return isAny(own.payload.map(\.value))
    default: return false
    }
  }

  /// Whether a value is one text, number or truth, or none at all.
  private static func isPlain(_ value: Value) -> Bool {
    switch value.unwrappedOptional {
    case .null, .bool, .integer, .double, .character, .string, .text, .unknown, .choice: true
    default: false
    }
  }
}
