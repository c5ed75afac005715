/// Factors of a ``Basis``: matrices that are the identity but for one row.
struct FactorList: Sendable {
  /// Which factor of a list is applied first.
  enum End {
    case first
    case last
  }

  /// The index of each factor's own row, the entry on its diagonal, and where its others end.
  private var slots: [Int32] = []
  private var pivots: [Double] = []
  private var ends: [Int32] = [0]
  private var indices: [Int32] = []
  private var values: [Double] = []

  var count: Int { slots.count }
  var entryCount: Int { values.count }

  func slot(of factor: Int) -> Int { Int(slots[factor]) }
  func pivot(of factor: Int) -> Double { pivots[factor] }

  /// The entries of a factor off its diagonal.
  func entries(of factor: Int) -> Range<Int> { Int(ends[factor])..<Int(ends[factor + 1]) }
  func index(at entry: Int) -> Int { Int(indices[entry]) }
  func value(at entry: Int) -> Double { values[entry] }

  mutating func appendEntry(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Makes a factor of the entries appended since the last one.
  mutating func endFactor(slot: Int, pivot: Double) {
    slots.append(Int32(slot))
    pivots.append(pivot)
    ends.append(Int32(values.count))
  }

  /// Appends a factor with the coefficients of `row` as they are.
  mutating func append(row: Int, slot: Int, of matrix: ConstraintMatrix) {
    var pivot = 0.0
    for entry in matrix.entries(ofRow: row) {
      if matrix.columns[entry] == slot {
        pivot = matrix.coefficients[entry]
      } else {
        appendEntry(matrix.columns[entry], matrix.coefficients[entry])
      }
    }
    endFactor(slot: slot, pivot: pivot)
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    ends.append(0)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

// These loops are where a solver spends its time. They read through unsafe buffers, half as slow
// again with checks, on the invariant that each slot and index is below the count of variables.
extension FactorList {
  /// Applies the inverse of every factor, starting at one end of the list.
  func solve(_ vector: UnsafeMutableBufferPointer<Double>, from end: End) {
    forEachFactor(from: end) { slot, pivot, range, indices, values in
      var sum = vector[slot]
      for entry in range { sum -= values[entry] * vector[Int(indices[entry])] }
      vector[slot] = sum == 0 ? 0 : sum / pivot
    }
  }

  /// Applies the transposed inverse of every factor, starting at one end of the list.
  func solveTransposed(_ vector: UnsafeMutableBufferPointer<Double>, from end: End) {
    forEachFactor(from: end) { slot, pivot, range, indices, values in
      guard vector[slot] != 0 else { return }
      let share = vector[slot] / pivot
      vector[slot] = share
      for entry in range { vector[Int(indices[entry])] -= values[entry] * share }
    }
  }

  @inline(__always)
  private func forEachFactor(
    from end: End,
    _ body: (
      _ slot: Int, _ pivot: Double, _ range: Range<Int>, _ indices: UnsafeBufferPointer<Int32>,
      _ values: UnsafeBufferPointer<Double>
    ) -> Void
  ) {
    slots.withUnsafeBufferPointer { slots in
      pivots.withUnsafeBufferPointer { pivots in
        ends.withUnsafeBufferPointer { ends in
          indices.withUnsafeBufferPointer { indices in
            values.withUnsafeBufferPointer { values in
              for step in 0..<slots.count {
                let factor = end == .first ? step : slots.count - 1 - step
                let range = Int(ends[factor])..<Int(ends[factor + 1])
                body(Int(slots[factor]), pivots[factor], range, indices, values)
              }
            }
          }
        }
      }
    }
  }
}
