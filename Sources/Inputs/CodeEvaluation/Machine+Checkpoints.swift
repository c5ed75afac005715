import SwiftCode

extension Machine {
  /// What a machine that runs nothing knows at some time, to go back to.
  package struct Checkpoint {
    fileprivate var cells: [Value]
    fileprivate var objectCount: Int
    fileprivate var assumed: TruthTable
    fileprivate var comparisons: [UnknownID: [UnknownID]]
    fileprivate var compared: [UnknownID: (value: UnknownID, all: Int?)]
    fileprivate var derivedUnknowns: [String: Unknown]
    fileprivate var given: [UnknownID: [String: Value]]
    fileprivate var foreignCases: [UnknownID: ForeignCase]
    fileprivate var materialized: [UnknownID: Value]
    fileprivate var escapedObjects: Set<ObjectID>
    fileprivate var orderedEscapedObjects: [ObjectID]
    fileprivate var expectations: [Int: TypeReference]
    fileprivate var weakCells: Set<Int>
    fileprivate var released: Set<ObjectID>
    fileprivate var associated: [ForeignField: Int]
    fileprivate var foreignFields: [ForeignField: Value]
    fileprivate var observers: [ForeignField: [Value]]
    fileprivate var escapedCells: Set<Int>
    fileprivate var orderedEscapedCells: [Int]
    fileprivate var unreadLosses: [Int]
    fileprivate var constants: [DeclarationID: Value]
    fileprivate var globals: [DeclarationID: Int]
    fileprivate var lastKnown: [Int: Value]
    fileprivate var libraryCells: Set<Int>
    fileprivate var doubtedCells: Set<Int>
    fileprivate var steps: Int
    fileprivate var allSteps: Int
    fileprivate var limits: Limits
  }

  package var checkpoint: Checkpoint {
    Checkpoint(
      cells: cells, objectCount: objects.count, assumed: assumed, comparisons: comparisons,
      compared: compared, derivedUnknowns: derivedUnknowns, given: given,
      foreignCases: foreignCases, materialized: materialized, escapedObjects: escapedObjects,
      orderedEscapedObjects: orderedEscapedObjects, expectations: expectations,
      weakCells: weakCells, released: released, associated: associated,
      foreignFields: foreignFields, observers: observers, escapedCells: escapedCells,
      orderedEscapedCells: orderedEscapedCells, unreadLosses: unreadLosses, constants: constants,
      globals: globals, lastKnown: lastKnown, libraryCells: libraryCells,
      doubtedCells: doubtedCells, steps: steps, allSteps: allSteps, limits: limits)
  }

  /// Goes back: what runs next finds what was there then, and has as many instructions left.
  ///
  /// Cells, objects and unknown values that came since keep their numbers, for closures that somebody has kept.
  package func restore(_ checkpoint: Checkpoint) {
    let known = checkpoint.cells.count
    let more = cells.count - known
    cells = checkpoint.cells
    cells.append(contentsOf: repeatElement(.uninitialized, count: more))
    unreadLosses = checkpoint.unreadLosses
    unreadLosses.append(contentsOf: repeatElement(0, count: more))
    for object in objects.prefix(checkpoint.objectCount)
    where object.cells.values.contains(where: { $0 >= known }) {
      object.cells = object.cells.filter { $0.value < known }
    }
    assumed = checkpoint.assumed
    comparisons = checkpoint.comparisons
    compared = checkpoint.compared
    derivedUnknowns = checkpoint.derivedUnknowns
    given = checkpoint.given
    foreignCases = checkpoint.foreignCases
    materialized = checkpoint.materialized
    escapedObjects = checkpoint.escapedObjects
    orderedEscapedObjects = checkpoint.orderedEscapedObjects
    expectations = checkpoint.expectations
    weakCells = checkpoint.weakCells
    released = checkpoint.released
    associated = checkpoint.associated
    foreignFields = checkpoint.foreignFields
    observers = checkpoint.observers
    escapedCells = checkpoint.escapedCells
    orderedEscapedCells = checkpoint.orderedEscapedCells
    constants = checkpoint.constants
    globals = checkpoint.globals
    lastKnown = checkpoint.lastKnown
    libraryCells = checkpoint.libraryCells
    doubtedCells = checkpoint.doubtedCells
    steps = checkpoint.steps
    allSteps = checkpoint.allSteps
    limits = checkpoint.limits
    nextLookAtMemory = 0
    // As many as then may come; those that came since are empty.
    limits.cells += more
  }
}
