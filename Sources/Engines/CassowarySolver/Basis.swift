/// As many constraints as there are variables, independent of each other: met exactly, they
/// place every variable.
///
/// The constraints are the rows of a square matrix *A*. It starts as the identity, where slot *i*
/// is taken by an *anchor*, variable *i* = 0, and changes one row at a time. Each change is a
/// factor *E*, the identity but for one row, and *A* is the product of all of them (the product
/// form of the inverse, turned from columns to rows).
///
/// A factor multiplies from either end. At the outer end it holds a combination of rows, and any
/// row can come in. At the inner end it holds the row itself, as short as it is, but only for a
/// variable that no other row has touched. Layouts are local, so most rows come in that way.
struct Basis: Sendable {
  /// The constraint in each slot, or ``anchor``.
  private(set) var rows: [Int32] = []

  /// Stands in a slot for "variable = 0".
  static let anchor: Int32 = -1

  /// From the middle of the product inwards.
  private(set) var inner = FactorList()
  /// From the middle of the product outwards.
  private(set) var outer = FactorList()
  /// The inner factor of each slot, or -1.
  private(set) var innerFactors: [Int32] = []
  /// In how many constraints of the basis each variable occurs.
  private var uses: [Int32] = []

  /// Factors, and their entries, when the basis was last rebuilt.
  private var rebuiltFactors = 0
  private var rebuiltEntries = 0

  /// An entry below this is the rest of a subtraction, not a number.
  ///
  /// Coefficients are of the order of 1, and a double carries 16 digits.
  static let dropTolerance = 1e-12

  mutating func appendVariable() {
    rows.append(Self.anchor)
    uses.append(0)
    innerFactors.append(-1)
  }

  /// Whether so many changes piled up that a rebuilt basis would answer faster.
  var isWorthRebuilding: Bool {
    outer.count - rebuiltFactors >= 64
      || outer.entryCount - rebuiltEntries > inner.entryCount + 2 * rows.count + 64
  }

  /// Whether the anchor of a variable is in the basis.
  func isAnchored(_ variable: Int) -> Bool {
    rows[variable] == Self.anchor
  }

  /// Whether a variable is placed by its anchor and places no other.
  func isUntouched(_ variable: Int) -> Bool {
    rows[variable] == Self.anchor && uses[variable] == 0
  }
}

extension Basis {
  /// Solves *A x = b*: from a change of each slot's constraint to the change of each variable.
  ///
  /// - Parameter vector: *b* by slot before, *x* by variable after.
  func solve(_ vector: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      outer.solve(vector, from: .last)
      inner.solve(vector, from: .first)
    }
  }

  /// Solves *Aᵀ y = g*: writes a row over the variables as a sum of the basis's rows.
  ///
  /// - Parameter vector: *g* by variable before, *y* by slot after.
  func solveTransposed(_ vector: inout [Double]) {
    vector.withUnsafeMutableBufferPointer { vector in
      inner.solveTransposed(vector, from: .last)
      outer.solveTransposed(vector, from: .first)
    }
  }
}

extension Basis {
  /// Puts `row` into `slot`.
  ///
  /// - Parameter combination: The row as a sum of the basis's present rows, by slot.
  mutating func replace(
    slot: Int, by row: Int, combination: [Double], of matrix: ConstraintMatrix
  ) {
    for index in combination.indices where index != slot {
      if abs(combination[index]) > Self.dropTolerance {
        outer.appendEntry(Int32(index), combination[index])
      }
    }
    outer.endFactor(slot: slot, pivot: combination[slot])
    setRow(row, slot: slot, of: matrix)
  }

  /// Puts `row` into `slot`.
  ///
  /// - Parameter combination: The row as a sum of the basis's present rows, by slot.
  mutating func replace(
    slot: Int, by row: Int, combination: SparseVector, of matrix: ConstraintMatrix
  ) {
    for index in combination.indices where index != slot {
      let value = combination.values[Int(index)]
      if abs(value) > Self.dropTolerance { outer.appendEntry(index, value) }
    }
    outer.endFactor(slot: slot, pivot: combination.values[slot])
    setRow(row, slot: slot, of: matrix)
  }

  /// Puts `row` into the slot of a variable that is untouched, or among whose row's variables all
  /// are anchored.
  mutating func insert(row: Int, slot: Int, of matrix: ConstraintMatrix) {
    if isUntouched(slot) {
      insert(row: row, slot: slot, as: nil, of: matrix)
    } else {
      outer.append(row: row, slot: slot, of: matrix)
      setRow(row, slot: slot, of: matrix)
    }
  }

  /// Puts `row` into the slot of a variable that nothing in the basis has yet.
  ///
  /// - Parameter entries: What it comes in as; nil for its own. ``add(_:)`` makes up for the difference.
  mutating func insert(
    row: Int, slot: Int, as entries: [EliminationOrder.Entry]?, of matrix: ConstraintMatrix
  ) {
    innerFactors[slot] = Int32(inner.count)
    if let entries {
      for entry in entries where entry.index != slot {
        inner.appendEntry(entry.index, entry.value)
      }
      inner.endFactor(slot: slot, pivot: entries.first { $0.index == slot }?.value ?? 0)
    } else {
      inner.append(row: row, slot: slot, of: matrix)
    }
    setRow(row, slot: slot, of: matrix)
  }

  /// Adds multiples of rows to another that came in without them.
  mutating func add(_ reduction: EliminationOrder.Reduction) {
    for multiple in reduction.multiples { outer.appendEntry(multiple.index, multiple.value) }
    outer.endFactor(slot: Int(reduction.slot), pivot: 1)
  }

  private mutating func setRow(_ row: Int, slot: Int, of matrix: ConstraintMatrix) {
    let left = rows[slot]
    if left != Self.anchor { count(Int(left), by: -1, of: matrix) }
    count(row, by: 1, of: matrix)
    rows[slot] = Int32(row)
  }

  private mutating func count(_ row: Int, by change: Int32, of matrix: ConstraintMatrix) {
    for entry in matrix.entries(ofRow: row) { uses[Int(matrix.columns[entry])] += change }
  }

  /// Back to anchors in all slots.
  mutating func removeFactors() {
    for slot in rows.indices {
      rows[slot] = Self.anchor
      uses[slot] = 0
      innerFactors[slot] = -1
    }
    inner.removeAll()
    outer.removeAll()
    noteRebuilt()
  }

  mutating func noteRebuilt() {
    rebuiltFactors = outer.count
    rebuiltEntries = outer.entryCount
  }
}
