/// As many constraints as there are variables, independent of each other: met exactly, they
/// place every variable.
///
/// The constraints are the rows of a square matrix *A*. It starts as the identity, where slot *i*
/// is taken by an *anchor*, variable *i* = 0, and changes one row at a time. Each change is a
/// factor *E*, the identity but for one row, and *A* is the product of all of them (the product
/// form of the inverse, turned from columns to rows).
struct Basis: Sendable {
  /// The constraint in each slot, or ``anchor``.
  private(set) var rows: [Int32] = []

  /// Stands in a slot for "variable = 0".
  static let anchor: Int32 = -1

  /// The slot of each factor's own row, the entry there, and where its other entries end.
  private var slots: [Int32] = []
  private var pivots: [Double] = []
  private var ends: [Int32] = []
  private var indices: [Int32] = []
  private var values: [Double] = []

  /// Factors, and their entries, when ``rebuild`` was last done.
  private var rebuiltFactors = 0
  private var rebuiltEntries = 0

  /// An entry below this is the rest of a subtraction, not a number.
  ///
  /// Coefficients are of the order of 1, and a double carries 16 digits.
  static let dropTolerance = 1e-12

  mutating func appendVariable() {
    rows.append(Self.anchor)
  }

  /// Whether so many changes piled up that a rebuilt basis would answer faster.
  var isWorthRebuilding: Bool {
    slots.count - rebuiltFactors >= 64
      || values.count - rebuiltEntries > 2 * (rebuiltEntries + rows.count) + 64
  }

  var hasChangedSinceRebuilding: Bool { slots.count != rebuiltFactors }
}

extension Basis {
  /// Solves *A x = b*: from a change of each slot's constraint to the change of each variable.
  ///
  /// - Parameter vector: *b* by slot before, *x* by variable after.
  func solve(_ vector: inout [Double]) {
    var end = values.count
    for factor in stride(from: slots.count - 1, through: 0, by: -1) {
      let start = factor > 0 ? Int(ends[factor - 1]) : 0
      let slot = Int(slots[factor])
      var sum = vector[slot]
      for entry in start..<end { sum -= values[entry] * vector[Int(indices[entry])] }
      vector[slot] = sum == 0 ? 0 : sum / pivots[factor]
      end = start
    }
  }

  /// Solves *Aᵀ y = g*: writes a row over the variables as a sum of the basis's rows.
  ///
  /// - Parameter vector: *g* by variable before, *y* by slot after.
  func solveTransposed(_ vector: inout [Double]) {
    var start = 0
    for factor in slots.indices {
      let end = Int(ends[factor])
      let slot = Int(slots[factor])
      if vector[slot] != 0 {
        let share = vector[slot] / pivots[factor]
        vector[slot] = share
        for entry in start..<end { vector[Int(indices[entry])] -= values[entry] * share }
      }
      start = end
    }
  }

  /// Puts `row` into `slot`.
  ///
  /// - Parameter combination: The row as a sum of the basis's present rows, by slot.
  mutating func replace(slot: Int, by row: Int, combination: [Double]) {
    for index in combination.indices where index != slot {
      if abs(combination[index]) > Self.dropTolerance {
        indices.append(Int32(index))
        values.append(combination[index])
      }
    }
    endFactor(slot: slot, pivot: combination[slot], row: row)
  }

  /// Puts `row` into the slot of a variable while anchors hold all its variables.
  mutating func insert(row: Int32, slot: Int32, of matrix: ConstraintMatrix) {
    var pivot = 0.0
    for entry in matrix.entries(ofRow: Int(row)) {
      if matrix.columns[entry] == slot {
        pivot = matrix.coefficients[entry]
      } else {
        indices.append(matrix.columns[entry])
        values.append(matrix.coefficients[entry])
      }
    }
    endFactor(slot: Int(slot), pivot: pivot, row: Int(row))
  }

  private mutating func endFactor(slot: Int, pivot: Double, row: Int) {
    slots.append(Int32(slot))
    pivots.append(pivot)
    ends.append(Int32(values.count))
    rows[slot] = Int32(row)
  }

  /// Back to anchors in all slots.
  mutating func removeFactors() {
    for slot in rows.indices { rows[slot] = Self.anchor }
    slots.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    noteRebuilt()
  }

  mutating func noteRebuilt() {
    rebuiltFactors = slots.count
    rebuiltEntries = values.count
  }
}
