extension Prelude {
  /// Sequences that functions make.
  static let sequences = """
    struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
      var current: Element?
      let following: (Element) -> Element?
      var hasBegun = false
      mutating func next() -> Element? {
        guard hasBegun else {
          hasBegun = true
          return current
        }
        guard let last = current else { return nil }
        current = following(last)
        return current
      }
    }
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      var state: State
      let following: (inout State) -> Element?
      var hasEnded = false
      mutating func next() -> Element? {
        if hasEnded { return nil }
        let element = following(&state)
        if element == nil { hasEnded = true }
        return element
      }
    }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
      UnfoldFirstSequence(current: first, following: next)
    }
    func sequence<State, T>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
      UnfoldSequence(state: state, following: next)
    }
    struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible {
      let value: UInt32
      init(_ value: UInt8) { self.value = UInt32(value) }
      init?(_ value: UInt32) {
        guard value < 0xD800 || value > 0xDFFF && value <= 0x10FFFF else { return nil }
        self.value = value
      }
      init?(_ value: Int) {
        guard value >= 0 && value < 0xD800 || value > 0xDFFF && value <= 0x10FFFF else { return nil }
        self.value = UInt32(value)
      }
      var isASCII: Bool { value < 128 }
      var description: String { NativeScalarText(value) }
      static func < (one: UnicodeScalar, other: UnicodeScalar) -> Bool { one.value < other.value }
    }
    enum Unicode { typealias Scalar = UnicodeScalar }
    """
}
