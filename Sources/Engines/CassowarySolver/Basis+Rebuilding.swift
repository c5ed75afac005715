extension Basis {
  /// Factors the matrix of the given constraints anew, with as few entries as it takes.
  ///
  /// Most rows can be put in an order in which each brings a variable that no earlier factor has
  /// touched; then its factor is the row itself. Where rows form a cycle, some come in less multiples of
  /// others, which a factor at the outer end adds again; where that would be long, a variable is torn out
  /// and determined at the end by one of the rows left over.
  ///
  /// - Parameter members: The constraints to take, and the anchors: these by slot. The constraints
  ///   may end up in other slots.
  /// - Returns: Constraints that depend on others and were left out; anchors take their slots.
  mutating func rebuild(with members: [Int32], of matrix: ConstraintMatrix) -> [Int32] {
    let anchored = members.indices.filter { members[$0] == Self.anchor }
    let chosen = members.filter { $0 != Self.anchor }
    removeFactors()
    var order = EliminationOrder(rows: chosen, matrix: matrix, taken: anchored)
    order.run()
    for (row, slot) in order.trailing + order.leading.reversed() {
      insert(row: Int(row), slot: Int(slot), as: order.reducedEntries(ofRow: row), of: matrix)
    }
    // Each is more than it came in as by multiples of rows placed before it, as these came in.
    for reduction in order.reductions.reversed() { add(reduction) }
    let rejected = appendLeftovers(order.leftovers, torn: order.torn, of: matrix)
    noteRebuilt()
    return rejected
  }

  /// Brings in the rows of a cycle, each in the torn slot where its entry is largest.
  private mutating func appendLeftovers(
    _ leftovers: [Int32], torn: [Int32], of matrix: ConstraintMatrix
  ) -> [Int32] {
    var isOpen = [Bool](repeating: false, count: rows.count)
    for slot in torn { isOpen[Int(slot)] = true }
    var rejected: [Int32] = []
    var combination = SparseVector()
    for row in leftovers {
      combination.prepare(count: rows.count)
      matrix.add(row: Int(row), to: &combination)
      solveTransposed(&combination)
      var best: Int?
      var largest = Tolerance.pivot
      for index in combination.indices where isOpen[Int(index)] {
        let size = abs(combination.values[Int(index)])
        if size > largest { (best, largest) = (Int(index), size) }
      }
      guard let best else {
        rejected.append(row)
        continue
      }
      isOpen[best] = false
      replace(slot: best, by: Int(row), combination: combination, of: matrix)
    }
    return rejected
  }
}
