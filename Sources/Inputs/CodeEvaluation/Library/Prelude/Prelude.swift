/// Types of Swift and Foundation as Swift: what the library does with them is run as the app's own code is.
///
/// Source: the documentation of each type, and the sources of the standard library (swiftlang/swift, Apache-2.0) for the
/// order in which things happen.
package enum Prelude {
  package static let path = "<Swift>"

  package static let source = [
    swift, sequences, coding, decimals, calendars, dateFormatters, dateStyles, numberFormatters,
    scanners, comparators, identifiers, regularExpressions, addresses, concurrency,
    byteCounts, measurements,
  ]
  .joined(separator: "\n")

  private static let swift = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
    }

    enum MainActor {
      static func run<T>(resultType: Any? = nil, body: () throws -> T) rethrows -> T { try body() }
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
    }

    enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }

    struct Mirror {
      let children: [(label: String?, value: Any)]
      init(reflecting subject: Any) { children = NativeChildren(subject) }
    }

    protocol OptionSet: Hashable { var rawValue: Int { get } }
    extension OptionSet {
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
      func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
      func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
      func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
      mutating func insert(_ member: Self) { self = union(member) }
      mutating func remove(_ member: Self) { self = subtracting(member) }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
    }

    final class Stored<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    @propertyWrapper struct State<Value> {
      private let stored: Stored<Value>
      init(wrappedValue: Value) { stored = Stored(wrappedValue) }
      init(initialValue: Value) { stored = Stored(initialValue) }
      var wrappedValue: Value {
        get { stored.value }
        nonmutating set { stored.value = newValue }
      }
      var projectedValue: Binding<Value> {
        Binding(get: { self.stored.value }, set: { self.stored.value = $0 })
      }
    }
    @propertyWrapper struct StateObject<Value> {
      let wrappedValue: Value
      init(wrappedValue: @autoclosure () -> Value) { self.wrappedValue = wrappedValue() }
      var projectedValue: Bindable<Value> { Bindable(wrappedValue: wrappedValue) }
    }
    @propertyWrapper struct ObservedObject<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(initialValue: Value) { self.wrappedValue = initialValue }
      var projectedValue: Bindable<Value> { Bindable(wrappedValue: wrappedValue) }
    }
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(_ value: Value) { self.wrappedValue = value }
      var projectedValue: Bindable<Value> { self }
      subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
      }
    }
    @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
      private let getValue: () -> Value
      private let setValue: (Value) -> Void
      init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getValue = get
        setValue = set
      }
      init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        getValue = { base.wrappedValue ?? first }
        setValue = { base.wrappedValue = $0 }
      }
      static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
      }
      var wrappedValue: Value {
        get { getValue() }
        nonmutating set { setValue(newValue) }
      }
      var projectedValue: Binding<Value> { self }
      subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { self.wrappedValue[keyPath: path] }, set: { self.wrappedValue[keyPath: path] = $0 })
      }
      subscript<Index, Element>(index: Index) -> Binding<Element> {
        Binding<Element>(get: { self.wrappedValue[index] }, set: { self.wrappedValue[index] = $0 })
      }
      var _elements: [Binding<Any>] { wrappedValue.indices.map { self[$0] } }
      func filter(_ isIncluded: (Binding<Any>) throws -> Bool) rethrows -> [Binding<Any>] {
        try _elements.filter(isIncluded)
      }
      func map<Result>(_ transform: (Binding<Any>) throws -> Result) rethrows -> [Result] {
        try _elements.map(transform)
      }
      func sorted(by isBefore: (Binding<Any>, Binding<Any>) throws -> Bool) rethrows -> [Binding<Any>] {
        try _elements.sorted(by: isBefore)
      }
      func first(where isMeant: (Binding<Any>) throws -> Bool) rethrows -> Binding<Any>? {
        try _elements.first(where: isMeant)
      }
      func enumerated() -> [(offset: Int, element: Binding<Any>)] {
        _elements.enumerated().map { (offset: $0.offset, element: $0.element) }
      }
      func reversed() -> [Binding<Any>] { _elements.reversed() }
      func prefix(_ count: Int) -> [Binding<Any>] { Array(_elements.prefix(count)) }
      func animation(_ animation: Any? = nil) -> Binding<Value> { self }
      func transaction(_ transaction: Any) -> Binding<Value> { self }
    }
    struct CGPoint: Hashable { var x: CGFloat = 0; var y: CGFloat = 0; static let zero = CGPoint() }
    struct CGSize: Hashable { var width: CGFloat = 0; var height: CGFloat = 0; static let zero = CGSize() }
    struct CGVector: Hashable { var dx: CGFloat = 0; var dy: CGFloat = 0; static let zero = CGVector() }
    struct CGRect: Hashable {
      var origin = CGPoint()
      var size = CGSize()
      static let zero = CGRect()
      init() {}
      init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      var minX: CGFloat { origin.x }
      var minY: CGFloat { origin.y }
      var midX: CGFloat { origin.x + size.width / 2 }
      var midY: CGFloat { origin.y + size.height / 2 }
      var maxX: CGFloat { origin.x + size.width }
      var maxY: CGFloat { origin.y + size.height }
      var width: CGFloat { size.width }
      var height: CGFloat { size.height }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
      }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
      }
    }

    struct Date: Hashable, Comparable {
      var timeIntervalSinceReferenceDate: Double
      init(timeIntervalSinceReferenceDate: Double) {
        self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
      }
      init(timeIntervalSince1970: Double) {
        timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978307200
      }
      init(timeInterval: Double, since date: Date) {
        timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval
      }
      static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800.0)
      static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000.0)
      var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
      func timeIntervalSince(_ other: Date) -> Double {
        timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
      }
      func addingTimeInterval(_ interval: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
      }
      func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
      func advanced(by interval: Double) -> Date { addingTimeInterval(interval) }
      mutating func addTimeInterval(_ interval: Double) { timeIntervalSinceReferenceDate += interval }
      static func < (one: Date, other: Date) -> Bool {
        one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
      }
      static func + (date: Date, interval: Double) -> Date { date.addingTimeInterval(interval) }
      static func - (date: Date, interval: Double) -> Date { date.addingTimeInterval(-interval) }
      static func += (date: inout Date, interval: Double) { date = date.addingTimeInterval(interval) }
      static func -= (date: inout Date, interval: Double) { date = date.addingTimeInterval(-interval) }
    }
    """
}
