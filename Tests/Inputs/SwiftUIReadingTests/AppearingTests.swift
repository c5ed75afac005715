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

  @Test("What each row does for itself is left out")
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
    #expect(states == ["": ["a", "b"]])
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
