/// Numbers that are computed once and live as long as the object that stores them.
///
/// An array would be counted by reference whenever a loop takes it out of its object, twice an
/// atomic operation: as much as laying out a line. The elements are freed with the table, so
/// whoever takes `elements` out holds the owner for as long as it uses them.
struct FixedTable<Element: BitwiseCopyable>: ~Copyable {
  let elements: UnsafeBufferPointer<Element>

  /// - Parameter initialize: Sets all elements.
  init(count: Int, initialize: (UnsafeMutableBufferPointer<Element>) -> Void) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    initialize(memory)
    elements = UnsafeBufferPointer(memory)
  }

  deinit { elements.deallocate() }
}

/// Nothing changes the elements after they are made.
extension FixedTable: @unchecked Sendable where Element: Sendable {}
