import Testing

/// Observers of properties that a wrapper keeps, and what generic parameters stand for by the functions that are given: each
/// text is what a program of these functions printed that the compiler made (Swift 6 on Linux).
@Suite struct WrapperTests {
  @Test(arguments: [
    (
      "let m = Meter(); m.level += 3; m.low = -4; return \"\\(m.log) \\(m.level) \\(m.low)\"",
      "w2d2l6w7d4l0l0 14 0"
    ),
    (
      "var r = Reducer(state: 1, reduce: counted); r.send(.by(4)); r.send(.up); return \"\\(r.state)\"",
      "6"
    ),
    (
      "let s = Store(10, reduce: counted); s.send(.by(5)); s.send(.up); return \"\\(s.state)\"",
      "16"
    ),
    (
      "let none: String? = nil; return (Holder(get: { none }) ?? \"other\").get() + (Holder(get: { Optional(\"one\") }) ?? \"other\").get()",
      "otherone"
    ),
    (
      "\"\".split(separator: \" \").compactMap(\\.first).map(String.init).joined().uppercased() + \".\"",
      "."
    ),
  ])
  func texts(code: String, printed: String) async {
    await LibraryTests.expect(code, beside: Self.declarations, prints: printed)
  }

  private static let declarations = """
    @propertyWrapper struct Twice {
      private var stored: Int
      init(wrappedValue: Int) { stored = wrappedValue * 2 }
      var wrappedValue: Int { get { stored } set { stored = newValue * 2 } }
    }
    @propertyWrapper struct Shared {
      final class Box { var value: Int; init(_ value: Int) { self.value = value } }
      let box: Box
      init(wrappedValue: Int) { box = Box(wrappedValue) }
      var wrappedValue: Int { get { box.value } nonmutating set { box.value = newValue } }
    }
    final class Meter {
      var log = ""
      @Twice var level = 1 { willSet { log += "w\\(newValue)" } didSet { log += "d\\(oldValue)" } }
      @Shared var low: Int { didSet { if low < 0 { low = 0 }; log += "l\\(low)" } }
      init() { low = 5; level = 2; low = 6 }
    }
    struct Reducer<State, Action> {
      var state: State
      let reduce: (inout State, Action) -> Void
      mutating func send(_ action: Action) { reduce(&state, action) }
    }
    final class Store<State, Action> {
      private(set) var state: State
      private let reduce: (inout State, Action) -> Void
      init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
      }
      func send(_ action: Action) { reduce(&state, action) }
    }
    enum Step { case up, by(Int) }
    func counted(_ count: inout Int, _ step: Step) {
      switch step {
      case .up: count += 1
      case .by(let number): count += number
      }
    }
    struct Holder<Value> { let get: () -> Value }
    func ?? <T>(one: Holder<T?>, other: T) -> Holder<T> { Holder<T>(get: { one.get() ?? other }) }
    """
}
