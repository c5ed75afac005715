/// A vector of which few entries are not zero, kept for use again and again.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  /// The entries written to since ``clear()``, each once.
  private(set) var indices: [Int32] = []
  private var isTouched: [Bool] = []

  /// Sets the count of entries, all zero.
  mutating func prepare(count: Int) {
    clear()
    while values.count < count {
      values.append(0)
      isTouched.append(false)
    }
  }

  /// - Returns: Whether the entry had not been written to before.
  @discardableResult
  mutating func add(_ value: Double, at index: Int) -> Bool {
    values[index] += value
    if isTouched[index] { return false }
    isTouched[index] = true
    indices.append(Int32(index))
    return true
  }

  mutating func replace(_ index: Int, with value: Double) {
    values[index] = value
  }

  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isTouched[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}
