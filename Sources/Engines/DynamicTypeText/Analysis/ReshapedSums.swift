internal import Synchronization

/// The widths in em of the pieces that are shaped again at line ends within words. Each is found
/// when a line is first cut there.
///
/// A width depends on its cut alone, so it does not matter which thread stores it.
struct ReshapedSums: ~Copyable {
  /// Which of the pieces at a cut.
  enum Side: Int {
    case before
    case after
  }

  private struct Sum: ~Copyable {
    /// The bits of the width; those of no number for one that is not known yet.
    let bits = Atomic(Double.nan.bitPattern)
  }

  private let table: UnsafeMutablePointer<Sum>
  private let count: Int

  /// - Parameter clusterCount: 0 for a text in which nothing is shaped anew.
  init(clusterCount: Int) {
    count = clusterCount * 2
    table = .allocate(capacity: count)
    for index in 0..<count { (table + index).initialize(to: Sum()) }
  }

  deinit {
    table.deinitialize(count: count)
    table.deallocate()
  }

  /// The width of a piece.
  ///
  /// - Parameters:
  ///   - cluster: The cluster before which the text is cut, one of those that the table was made
  ///     for.
  ///   - find: Its width; `nil` for one that is not proportional to the size, and is not kept.
  @inline(__always)
  func em(_ side: Side, _ cluster: Int32, find: () -> Double?) -> Double? {
    let index = Int(cluster) * 2 + side.rawValue
    precondition(index >= 0 && index < count, "no piece of \(count) has the index \(index)")
    let known = Double(bitPattern: table[index].bits.load(ordering: .relaxed))
    if !known.isNaN { return known }
    guard let found = find() else { return nil }
    table[index].bits.store(found.bitPattern, ordering: .relaxed)
    return found
  }
}

/// The memory is allocated and freed with the table, and changed by atomic stores alone.
extension ReshapedSums: @unchecked Sendable {}
