extension Basis {
  /// Solves *Aᵀ y = g* for a *g* with few entries, in time that depends on the entries of *y*.
  ///
  /// The same as ``solveTransposed(_:)``, which looks at each factor: here the inner factors that
  /// have anything to do wait in a heap, the last first.
  ///
  /// - Parameter vector: *g* by variable before, *y* by slot after.
  func solveTransposed(_ vector: inout SparseVector) {
    var waiting = FactorHeap()
    for index in vector.indices { waiting.insert(innerFactors[Int(index)]) }
    while let factor = waiting.popLargest() {
      let slot = inner.slot(of: Int(factor))
      guard vector.values[slot] != 0 else { continue }
      let share = vector.values[slot] / inner.pivot(of: Int(factor))
      vector.replace(slot, with: share)
      for entry in inner.entries(of: Int(factor)) {
        let index = inner.index(at: entry)
        // A factor further in has had its turn.
        if vector.add(-inner.value(at: entry) * share, at: index), innerFactors[index] < factor {
          waiting.insert(innerFactors[index])
        }
      }
    }
    for factor in 0..<outer.count {
      let slot = outer.slot(of: factor)
      guard vector.values[slot] != 0 else { continue }
      let share = vector.values[slot] / outer.pivot(of: factor)
      vector.replace(slot, with: share)
      for entry in outer.entries(of: factor) {
        vector.add(-outer.value(at: entry) * share, at: outer.index(at: entry))
      }
    }
  }
}

/// Indices of factors, the largest at hand.
private struct FactorHeap {
  private var factors: [Int32] = []

  /// - Parameter factor: An index, or a negative number for none.
  mutating func insert(_ factor: Int32) {
    guard factor >= 0 else { return }
    factors.append(factor)
    var child = factors.count - 1
    while child > 0, factors[(child - 1) / 2] < factors[child] {
      factors.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLargest() -> Int32? {
    guard let largest = factors.first, let last = factors.popLast() else { return nil }
    guard !factors.isEmpty else { return largest }
    factors[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < factors.count else { return largest }
      if child + 1 < factors.count, factors[child + 1] > factors[child] { child += 1 }
      guard factors[child] > factors[parent] else { return largest }
      factors.swapAt(child, parent)
      parent = child
    }
  }
}
