import Testing

/// Patterns, orders, sequences and operators of an app's own, and what waits for others: each text is what a program of these
/// functions printed that the compiler made (Swift 6 on Linux).
@Suite struct LibraryCollectionsTests {
  @Test(arguments: cases)
  func texts(declarations: String, code: String, printed: String) async {
    await LibraryTests.expect(code, beside: declarations, prints: printed)
  }

  static let cases = [
    // Patterns of loops that not all elements match.
    (
      "",
      ##"var out: [String] = []; let pairs: [(String, Int?)] = [("a", 1), ("b", nil), ("c", 3)]; for case let (k, v?) in pairs { out.append("\(k)\(v)") }; for case (let k, nil) in pairs { out.append("no \(k)") }; return out.joined(separator: " ")"##,
      "a1 c3 no b"
    ),
    // The order of cases, and of what comes with them.
    (
      "enum Level: Comparable { case low, mid(Int), high }",
      ##"let all: [Level] = [.high, .mid(5), .low, .mid(1)]; return all.sorted().map { "\($0)" }.joined(separator: ",") + " \(Level.mid(3) < .mid(4)) \(max(Level.low, .high)) \(Level.mid(2) < .mid(2))""##,
      "low,mid(1),mid(5),high true high false"
    ),
    (
      """
      struct Ring<T>: RandomAccessCollection {
        private var items: [T]
        init(_ items: [T]) { self.items = items }
        var startIndex: Int { items.startIndex }
        var endIndex: Int { items.endIndex }
        subscript(i: Int) -> T { items[(i % items.count + items.count) % items.count] }
      }
      """,
      ##"let r = Ring(["a", "b", "c"]); return "\(r.count) \(r.first ?? "?") \(r.last ?? "?") \(r.isEmpty) \(r[-1]) \(r.dropFirst().joined()) \(Ring<Int>([]).first ?? 7)""##,
      "3 a c false c bc 7"
    ),
    (
      "",
      ##"var n = 0; let squares = AnyIterator<Int> { n += 1; return n > 4 ? nil : n * n }; let down = AnySequence { () -> AnyIterator<Int> in var i = 4; return AnyIterator { i -= 1; return i > 0 ? i : nil } }; return "\(squares.map { "\($0)" }.joined(separator: " ")) \(Array(down)) \(Array(down).count) \(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))""##,
      "1 4 9 16 [3, 2, 1] 3 [1, 3, 9, 27, 81]"
    ),
    // Ranges without an end.
    (
      "",
      ##"var out = ""; outer: for i in 1... { for j in 1...i where i * j > 20 { out = "\(i)x\(j)"; break outer } }; return "\(out) \((1...).prefix(3).map(String.init).joined()) \((1...).first { $0 % 7 == 0 } ?? 0) \(zip(["a", "b"], 5...).map { "\($0)\($1)" }.joined())""##,
      "5x5 123 7 a5b6"
    ),
    (
      "", ##"return ["a": 3].description + [String: Int]().description + "\([1: "x"])""##,
      ##"["a": 3][:][1: "x"]"##
    ),
    (
      """
      enum Step: Int { case one = 1, two, three }
      enum Kind: String { case small }
      extension RawRepresentable where RawValue == Int { var next: Self? { Self(rawValue: rawValue + 1) } }
      extension RawRepresentable where RawValue == String { var label: String { rawValue.uppercased() } }
      """,
      ##"return "\(Step.one.next!) \(Step.three.next == nil) \(Kind.small.label)""##,
      "two true SMALL"
    ),
    // Operators of an app's own, of Swift's names.
    (
      """
      struct Rule { let check: (String) -> Bool
        static let filled = Rule { !$0.isEmpty }
        static func least(_ n: Int) -> Rule { Rule { $0.count >= n } }
        static func && (one: Rule, other: Rule) -> Rule { Rule { one.check($0) && other.check($0) } }
        static func || (one: Rule, other: Rule) -> Rule { Rule { one.check($0) || other.check($0) } }
      }
      func holds(_ rule: Rule, _ text: String) -> Bool { rule.check(text) }
      """,
      ##"return "\(holds(.filled && .least(2), "a")) \(holds(Rule.filled && .least(2), "abc")) \(holds(.filled || .least(9), "a")) \(holds(.filled, ""))""##,
      "false true true false"
    ),
    (
      """
      struct Money: ExpressibleByIntegerLiteral { var cents: Int
        init(cents: Int) { self.cents = cents }
        init(integerLiteral value: Int) { cents = value * 100 }
        static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
        static func * (one: Money, other: Int) -> Money { Money(cents: one.cents * other) }
      }
      struct Offset { let of: String; let by: Double }
      func + (one: Substring, other: Double) -> Offset { Offset(of: String(one), by: other) }
      """,
      ##"let all: [Money] = [5, Money(cents: 1)]; return "\(all.reduce(0, +).cents) \((Money(cents: 250) * 3).cents) \((Money(cents: 1) + 2).cents) \([[1], [2]].reduce([], +)) \([1, 2, 3].reduce(0, +))""##,
      "501 750 201 [1, 2] 6"
    ),
    (
      "struct Item { let price: Decimal }",
      ##"let all = [Item(price: 1.5), Item(price: 2)]; let a = all.reduce(0) { $0 + $1.price }; let b: Decimal = all.map(\.price).reduce(0, +); return "\(a) \(b) \(all[0].price * 2)""##,
      "3.5 3.5 3"
    ),
    (
      "",
      ##"var set = IndexSet([1, 2, 3, 7]); set.insert(integersIn: 9...10); set.remove(2); var list = ["a", "b", "c", "d"]; for i in IndexSet([0, 2]).reversed() { list.remove(at: i) }; return "\(set.count) \(set.contains(3)) \(set.first!) \(set.last!) \(set.map(String.init).joined(separator: ",")) \(list.joined())""##,
      "5 true 1 10 1,3,7,9,10 bd"
    ),
    (
      "extension CharacterSet { static let marks = CharacterSet(charactersIn: \"-_\").union(.whitespaces) }",
      ##"let s = "Hi, wörld-4 2"; return "\(String(s.unicodeScalars.filter { $0.isASCII && CharacterSet.alphanumerics.contains($0) })) \(s.components(separatedBy: .marks).joined(separator: "|")) \("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!) \("%41%20b".removingPercentEncoding!)""##,
      "Hiwrld42 Hi,|wörld|4|2 a%20b&c A b"
    ),
    (
      "",
      ##"let s = "Hello, world"; let r = s.range(of: "world")!; return "\(s.replacingCharacters(in: r, with: "there")) \(s.distance(from: s.startIndex, to: r.lowerBound)) \(s[r])""##,
      "Hello, there 7 world"
    ),
    // Functions in tuples, and what functions that nobody knows leave as it is.
    (
      """
      final class Event<T> { private var order: [(Int, (T) -> Void)] = []; private var next = 0
        @discardableResult func on(_ f: @escaping (T) -> Void) -> Int { next += 1; order.append((next, f)); return next }
        func off(_ id: Int) { order.removeAll { $0.0 == id } }
        func emit(_ v: T) { order.forEach { $0.1(v) } }
      }
      """,
      ##"let e = Event<String>(); var log: [String] = []; let id = e.on { log.append("a" + $0) }; e.on { log.append("b" + $0) }; e.emit("1"); e.off(id); e.emit("2"); let words = "The rain"; _ = words.ranges(of: "ain"); return "\(log.joined(separator: " ")) \(words)""##,
      "a1 b1 b2 The rain"
    ),
    // What generic types are of, by the functions that they are given.
    (
      """
      struct State { var n = 0 }
      enum Action { case up, note(String) }
      final class Store<S, A> { private(set) var state: S; let reducer: (inout S, A) -> Void
        init(_ state: S, reducer: @escaping (inout S, A) -> Void) { self.state = state; self.reducer = reducer }
        func send(_ action: A) { reducer(&state, action) }
      }
      func reduce(_ state: inout State, _ action: Action) { switch action { case .up: state.n += 1; case .note: state.n += 10 } }
      let reducing: (inout State, Action) -> Void = { s, a in switch a { case .up: s.n += 1; case .note: s.n += 10 } }
      """,
      ##"let one = Store(State(), reducer: reduce); one.send(.up); one.send(.note("a")); let two = Store(State(), reducer: reducing); two.send(.note("b")); return "\(one.state.n) \(two.state.n)""##,
      "11 10"
    ),
    (
      "",
      ##"var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!; let d = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 22, minute: 30))!; let e = d.advanced(by: 172_800); let month = calendar.dateInterval(of: .month, for: d)!; return "\(Int(month.duration / 86400)) \(calendar.range(of: .day, in: .month, for: d)!.count) \(calendar.compare(d, to: e, toGranularity: .year) == .orderedSame) \(calendar.isDate(d, equalTo: e, toGranularity: .month)) \(calendar.date(bySettingHour: 9, minute: 15, second: 0, of: d)!.timeIntervalSince1970) \(d.distance(to: e)) \(DateInterval(start: d, duration: 60).contains(e))""##,
      "29 29 true false 1709111700.0 172800.0 false"
    ),
  ]
}
