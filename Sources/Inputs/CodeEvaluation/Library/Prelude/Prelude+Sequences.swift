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
    struct ClosureIterator<Element>: Sequence, IteratorProtocol {
      let body: () -> Element?
      func next() -> Element? { body() }
    }
    struct ClosureSequence<Iterator>: Sequence {
      let body: () -> Iterator
      func makeIterator() -> Iterator { body() }
    }
    struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral {
      // Ascending.
      var numbers: [Int] = []
      init() {}
      init(integer: Int) { numbers = [integer] }
      init(integersIn range: Range<Int>) { numbers = Array(range) }
      init(integersIn range: ClosedRange<Int>) { numbers = Array(range) }
      init(_ numbers: [Int]) { for number in numbers { insert(number) } }
      init(arrayLiteral numbers: Int...) { for number in numbers { insert(number) } }
      var count: Int { numbers.count }
      var isEmpty: Bool { numbers.isEmpty }
      var first: Int? { numbers.first }
      var last: Int? { numbers.last }
      func contains(_ number: Int) -> Bool { numbers.contains(number) }
      func count(in range: Range<Int>) -> Int { numbers.filter { range.contains($0) }.count }
      mutating func insert(_ number: Int) {
        if !numbers.contains(number) { numbers.insert(number, at: numbers.firstIndex { $0 > number } ?? numbers.count) }
      }
      mutating func insert(integersIn range: Range<Int>) { for number in range { insert(number) } }
      mutating func insert(integersIn range: ClosedRange<Int>) { for number in range { insert(number) } }
      mutating func remove(_ number: Int) { numbers.removeAll { $0 == number } }
      mutating func remove(integersIn range: Range<Int>) { numbers.removeAll { range.contains($0) } }
      mutating func removeAll() { numbers = [] }
      func union(_ other: IndexSet) -> IndexSet { IndexSet(numbers + other.numbers) }
      func intersection(_ other: IndexSet) -> IndexSet { IndexSet(numbers.filter { other.contains($0) }) }
      func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(numbers.filter { !other.contains($0) }) }
      mutating func formUnion(_ other: IndexSet) { self = union(other) }
      func makeIterator() -> Any { numbers.makeIterator() }
    }
    struct CharacterSet: Hashable {
      // Names of Foundation's own sets after `=`, others as their characters after `+`.
      var parts: [String]
      var isInverted = false
      init() { parts = [] }
      init(charactersIn characters: String) { parts = ["+" + characters] }
      init(parts: [String], isInverted: Bool) {
        self.parts = parts
        self.isInverted = isInverted
      }
      static let whitespaces = CharacterSet(parts: ["=whitespaces"], isInverted: false)
      static let whitespacesAndNewlines = CharacterSet(parts: ["=whitespacesAndNewlines"], isInverted: false)
      static let newlines = CharacterSet(parts: ["=newlines"], isInverted: false)
      static let punctuationCharacters = CharacterSet(parts: ["=punctuationCharacters"], isInverted: false)
      static let decimalDigits = CharacterSet(parts: ["=decimalDigits"], isInverted: false)
      static let alphanumerics = CharacterSet(parts: ["=alphanumerics"], isInverted: false)
      static let letters = CharacterSet(parts: ["=letters"], isInverted: false)
      static let uppercaseLetters = CharacterSet(parts: ["=uppercaseLetters"], isInverted: false)
      static let lowercaseLetters = CharacterSet(parts: ["=lowercaseLetters"], isInverted: false)
      static let symbols = CharacterSet(parts: ["=symbols"], isInverted: false)
      static let urlQueryAllowed = CharacterSet(parts: ["=urlQueryAllowed"], isInverted: false)
      static let urlPathAllowed = CharacterSet(parts: ["=urlPathAllowed"], isInverted: false)
      static let urlHostAllowed = CharacterSet(parts: ["=urlHostAllowed"], isInverted: false)
      static let urlFragmentAllowed = CharacterSet(parts: ["=urlFragmentAllowed"], isInverted: false)
      var inverted: CharacterSet { CharacterSet(parts: parts, isInverted: !isInverted) }
      func contains(_ scalar: UnicodeScalar) -> Bool { NativeCharacterSetContains(self, scalar.value) }
      func union(_ other: CharacterSet) -> CharacterSet {
        isInverted || other.isInverted
          ? NativeUnknown("a character set", CharacterSet.self) : CharacterSet(parts: parts + other.parts, isInverted: false)
      }
      mutating func formUnion(_ other: CharacterSet) { self = union(other) }
      mutating func insert(charactersIn characters: String) { self = union(CharacterSet(charactersIn: characters)) }
      mutating func remove(charactersIn characters: String) { self = NativeUnknown("a character set", CharacterSet.self) }
      mutating func invert() { self = inverted }
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
