import Testing

@testable import SwiftUIReading

/// A screen is read as `onAppear` leaves it; what `task` does makes a state of its own.
@Suite struct AppearingTests {
  private func states(_ source: String) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: Reading(source).states().map { ($0.variant, $0.tree.marked) })
  }

  @Test("State is set in a closure, in a function and in a task")
  func state() {
    let states = states(
      """
      struct Screen: View {
        @State private var title = "Old"
        @State private var detail: String?
        @State private var numbers: [Int] = []
        var body: some View {
          VStack {
            Text(title)
            if let detail { Text(detail) }
            ForEach(numbers, id: \\.self) { Text("\\($0)") }
          }
          .onAppear { withAnimation { title = "New" }; load() }
          .onAppear(perform: fill)
        }
        private func load() { detail = "Loaded" }
        private func fill() { Task { numbers = [1, 2] } }
      }
      """)
    #expect(
      states == [
        "": ["New", "Loaded"], "once it has appeared": ["New", "Loaded", "1", "2"],
      ])
  }

  @Test("Views within the screen keep the states that they have once they have appeared")
  func inner() {
    let texts = Reading(
      """
      struct Screen: View { var body: some View { VStack { Mark(); Fold(); Mark() } } }
      struct Fold: View {
        @State private var isOpen = false
        var body: some View {
          VStack { if isOpen { Text("open") } else { Text("closed") } }
            .onAppear { isOpen = true }
        }
      }
      struct Mark: View {
        @State private var text = "mark"
        var body: some View { Text(text) }
      }
      """
    ).texts()
    #expect(texts == ["mark", "open", "mark"])
  }

  @Test("What is waited for is not known, and fills lists")
  func waiting() {
    let states = states(
      """
      final class Model: ObservableObject {
        @Published var names: [String] = []
        func load() async { names = (try? await Client.shared.names()) ?? [] }
      }
      struct Screen: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            if model.names.isEmpty { Text("Nothing") }
            ForEach(model.names, id: \\.self) { Text($0) }
          }
          .task { await model.load() }
        }
      }
      """)
    #expect(states == ["": ["Nothing"], "once it has appeared": ["?", "?", "?"]])
  }

  @Test(
    "What code hands to others, and waits for, has come once the screen has appeared",
    arguments: [
      "await MainActor.run { isLoading = false; names = [\"Ada\"] }",
      "Task.detached { await MainActor.run { self.names = [\"Ada\"]; self.isLoading = false } }",
      "DispatchQueue.global().async { DispatchQueue.main.async { names = [\"Ada\"]; isLoading = false } }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { names = [\"Ada\"]; isLoading = false }",
      """
      await withCheckedContinuation { continuation in
        Service().get { names = [\"Ada\"]; continuation.resume() }
      }
      isLoading = false
      """,
      """
      URLSession.shared.dataTask(with: url) { data, _, error in
        guard let data, error == nil else { return }
        DispatchQueue.main.async { self.names = [\"Ada\"]; self.isLoading = false }
      }.resume()
      """,
      "for await _ in Service().changes { names = [\"Ada\"]; isLoading = false; log(names) }",
      "Service().publisher.sink { _ in } receiveValue: { _ in names = [\"Ada\"]; isLoading = false }",
    ])
  func handedOut(code: String) {
    let states = states(
      """
      struct Screen: View {
        @State private var names: [String] = []
        @State private var isLoading = true
        var body: some View {
          VStack { if isLoading { Text("Wait") } else { ForEach(names, id: \\.self) { Text($0) } } }
            .task { await load() }
        }
        private func load() async {
          \(code)
        }
      }
      """)
    #expect(states["once it has appeared"] == ["Ada"])
    #expect(states[""] == ["Wait"])
  }

  @Test(
    "Nobody posts a notification, and nobody calls what is handed out before the screen has appeared"
  )
  func notifications() {
    let states = states(
      """
      struct Screen: View {
        @State private var text = "first"
        var body: some View {
          Text(text)
            .onAppear { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in text = "posted" } }
            .onReceive(NotificationCenter.default.publisher(for: name)) { _ in text = "posted" }
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in text = "later" }
        }
      }
      """)
    #expect(states.values.allSatisfy { $0 == ["first"] || $0 == ["?"] })
  }

  @Test(
    "What a publisher that nobody knows publishes fills lists, and one that is known gives its value"
  )
  func publishers() {
    let states = states(
      """
      final class Model: ObservableObject {
        @Published var names: [String] = []
        init(_ source: Source) { source.names.receive(on: RunLoop.main).assign(to: &$names) }
      }
      struct Screen: View {
        @StateObject private var model = Model(Source())
        @State private var count = 0
        @State private var seen = ""
        let subject = CurrentValueSubject<String, Never>("known")
        var body: some View {
          VStack { ForEach(model.names, id: \\.self) { Text($0) }; Text(seen) }
            .onReceive(subject) { seen = $0 }
        }
      }
      """)
    #expect(states[""] == ["?", "?", "?", "known"])
  }

  @Test("Each row does what it does for itself")
  func rows() {
    let states = states(
      """
      struct Row: View {
        let name: String
        @State private var title = ""
        var body: some View { Text(title + name).onAppear { title = name } }
      }
      struct Screen: View {
        var body: some View { VStack { Row(name: "a"); Row(name: "b") } }
      }
      """)
    #expect(states == ["": ["aa", "bb"]])
  }

  @Test("A modifier of the app keeps its state, as a view does")
  func modifiers() {
    let states = states(
      """
      struct Count: ViewModifier {
        @State private var taps = 0
        func body(content: Content) -> some View {
          VStack { content; Text("\\(taps) taps") }.onAppear { taps += 2 }
        }
      }
      struct Screen: View {
        var body: some View { VStack { Text("a").modifier(Count()); Text("b").modifier(Count()) } }
      }
      """)
    #expect(states == ["": ["a", "2 taps", "b", "2 taps"]])
  }

  @Test("An object that a body makes is the same as it appears, and Combine's publishers hand on")
  func objects() {
    let states = states(
      """
      final class Model: ObservableObject {
        @Published var name = "a" { didSet { changes += 1 } }
        @Published var number = 1
        @Published private(set) var changes = 0
        @Published private(set) var both = ""
        @Published private(set) var sum = 0
        @Published private(set) var answer = 0
        private var bag: Set<AnyCancellable> = []
        let ticks = PassthroughSubject<Int, Never>()
        init() {
          Publishers.CombineLatest($name, $number).map { "\\($0) \\($1)" }.assign(to: &$both)
          ticks.scan(0, +).sink { [weak self] in self?.sum = $0 }.store(in: &bag)
          $number.dropFirst().sink { [weak self] in self?.ticks.send($0) }.store(in: &bag)
          Future<Int, Never> { $0(.success(42)) }
            .sink { _ in } receiveValue: { [weak self] in self?.answer = $0 }.store(in: &bag)
        }
        func start() { name = "b"; number = 2; number = 3 }
      }
      struct Inner: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("\\(model.both), \\(model.changes), \\(model.sum), \\(model.answer)").onAppear { model.start() }
        }
      }
      struct Screen: View { var body: some View { Inner(model: Model()) } }
      """)
    #expect(states == ["": ["b 3, 1, 5, 42"]])
  }

  @Test(
    "What is waited for is what a continuation is given, and what a sequence of the app's gives")
  func resumed() {
    let states = states(
      """
      final class Legacy {
        func fetch(_ done: @escaping (Result<String, Error>) -> Void) { done(.success("here")) }
      }
      struct Ticks: AsyncSequence {
        struct Iterator: AsyncIteratorProtocol {
          var count = 0
          mutating func next() async -> Int? { count += 1; return count > 2 ? nil : count }
        }
        func makeAsyncIterator() -> Iterator { Iterator() }
      }
      struct Screen: View {
        @State private var text = ""
        var body: some View {
          Text(text).task {
            text = (try? await withCheckedThrowingContinuation { c in Legacy().fetch { c.resume(with: $0) } }) ?? "no"
            for await tick in Ticks() { text += "\\(tick)" }
            for await word in AsyncStream<String> { c in c.yield(" a"); c.yield("b"); c.finish() } { text += word }
          }
        }
      }
      """)
    #expect(states == ["": [""], "once it has appeared": ["here12 ab"]])
  }

  @Test("What tasks of a group give comes in any order")
  func groups() {
    let states = states(
      """
      struct Screen: View {
        @State private var sum = 0
        @State private var names: [Int: String] = [:]
        @State private var order = ""
        var body: some View {
          Text("\\(sum)"); Text(names[2] ?? ""); Text(order)
            .task {
              sum = await withTaskGroup(of: Int.self) { group in
                for number in 1...3 { group.addTask { number * number } }
                return await group.reduce(0, +)
              }
              await withTaskGroup(of: (Int, String).self) { group in
                for number in 1...3 { group.addTask { (number, "n\\(number)") } }
                for await (number, name) in group {
                  names[number] = name
                  order += name
                }
              }
            }
        }
      }
      """)
    #expect(states == ["": ["0", "", ""], "once it has appeared": ["14", "n2", "?"]])
  }

  @Test("A view that comes as another appears appears, too, and what changes is looked at")
  func chain() {
    let states = states(
      """
      struct Late: View {
        @State private var text = "before"
        var body: some View { Text(text).onAppear { text = "after" } }
      }
      struct Screen: View {
        @State private var isShown = false
        @State private var items: [Int] = []
        @State private var note = "none"
        var body: some View {
          VStack { Text(note); if isShown { Late() } }
            .onAppear { isShown = true; items = [1, 2] }
            .onChange(of: items) { old, new in note = "\\(old.count) to \\(new.count)" }
            .onChange(of: isShown) { _ in }
        }
      }
      """)
    #expect(states == ["": ["0 to 2", "after"]])
  }

  @Test("A preview makes its views once: what they set up when they appear is what they show")
  func preview() {
    let texts = Reading(
      """
      final class Model: ObservableObject {
        @Published var text: String?
        func setup(_ value: Int) { text = "\\(value) cups" }
      }
      struct Cups: View {
        @StateObject private var model = Model()
        let value: Int
        var body: some View { Text(model.text ?? "none").onAppear { model.setup(value) } }
      }
      #Preview("cups") { Cups(value: 3) }
      """
    ).texts(of: "cups")
    #expect(texts == ["3 cups"])
  }

  @Test("What is to run for the first value, too, has run")
  func initialChange() {
    let states = states(
      """
      struct Screen: View {
        let size = 3
        @State private var shown = "nothing"
        @State private var other = "as before"
        var body: some View {
          Text(shown)
            .onChange(of: size, initial: true) { old, new in shown = "\\(old) to \\(new)" }
            .onChange(of: size) { other = "changed" }
          Text(other)
        }
      }
      """)
    #expect(states == ["": ["3 to 3", "as before"]])
  }
}
