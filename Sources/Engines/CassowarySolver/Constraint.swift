/// How an expression compares with zero.
public enum Relation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A constraint in a ``Solver``, valid until it is removed.
public struct ConstraintID: Hashable, Sendable {
  /// The row that holds the constraint. Rows are used again…
  let row: Int32
  /// …so this tells the constraints apart that a row has held.
  let generation: Int32
}

/// What a ``Solver`` cannot do.
public enum SolverError: Error, Equatable, Sendable {
  /// The required constraints contradict each other; the solver is as it was before the call.
  ///
  /// `conflict` names required constraints in the solver that cannot all hold together with what
  /// the call asked for. None of them is there in vain: without any one, the others can hold.
  /// It ascends by row, which for constraints never removed is the order of adding. It is empty
  /// when the new constraint contradicts itself, as `0 = 1` does.
  case unsatisfiable(conflict: [ConstraintID])
}
