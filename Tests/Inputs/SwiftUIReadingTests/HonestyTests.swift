import Testing

@testable import SwiftUIReading

/// What is not known is said, and never shown as known.
@Suite struct HonestyTests {
  @Test("Texts of what only running the app would tell")
  func placeholders() {
    let reading = Reading(
      """
      struct Book { let title: String; var isRead = false; var line: String { "by \\(author)" }; let author: String }
      struct Screen: View {
        let book: Book
        let books: [Book]
        var body: some View {
          Text(book.title)
          Text(book.line)
          ForEach(books) { Text($0.title) }
        }
      }
      """)
    #expect(reading.texts() == ["?", "by ?", "?", "?", "?"])
    #expect(reading.base().assumptions == ["Screen.books has three elements"])
    #expect(reading.base().texts.known == 0)
    #expect(reading.base().texts.all == 5)
  }

  @Test("An unknown condition gives a variant, and a text that it chooses is assumed")
  func variants() {
    let reading = Reading(
      """
      struct Screen: View {
        let isNew: Bool
        var body: some View {
          if isNew { Text("A") } else { Text("B") }
          Text(isNew ? "C" : "D")
        }
      }
      """)
    let states = reading.states()
    #expect(states.map(\.tree.marked) == [["A", "~C"], ["B", "~D"]])
    #expect(states.map(\.variant) == ["", "Screen.isNew: false"])
  }

  @Test("Numbers and cases that an unknown condition chooses are assumed")
  func choices() {
    let texts = Reading.texts(
      """
      Text("\\(isNew ? 1 : 2) new")
      Text("\\((isNew ? 3 : 4) + 1)")
      Text(kind.rawValue)
      Text(size(of: 3))
      Text(name())
      Text("\\(["a", "b"].randomElement() ?? "")")
      """,
      """
      let isNew = Registry.shared.isNew
      enum Kind: String { case first, second }
      var kind: Kind { isNew ? .first : .second }
      func size(of number: Int) -> String {
        switch kind {
        case .first: "small"
        case .second: "large"
        }
      }
      func name() -> String {
        guard let given = Registry.shared.name else { return "None" }
        return "Some"
      }
      """)
    #expect(texts == ["~1 new", "~4", "~first", "~small", "~Some", "?"])
  }

  @Test("A flag of the project's own is not set")
  func flags() {
    let reading = Reading(
      """
      struct Screen: View {
        var body: some View {
          #if BETA && os(iOS)
          Text("beta")
          #else
          Text("release")
          #endif
          #if BETA && os(macOS)
          Text("mac")
          #endif
        }
      }
      """)
    #expect(reading.states().map(\.tree.marked) == [["release"]])
  }

  @Test("What a loop over unknown elements changes is unknown")
  func loops() {
    let texts = Reading.texts(
      "Text(\"\\(found().count) found\")",
      """
      func found() -> [Int] {
        var result: [Int] = []
        for item in Store.shared.items { if item.isGood { result.append(item.id) } }
        return result
      }
      """)
    #expect(texts == ["? found"])
  }

  @Test("What an unknown branch may have changed is assumed, or unknown")
  func branches() {
    let texts = Reading.texts(
      """
      Text(name())
      Text("\\(count())")
      Text("\\(found().count)")
      """,
      """
      func name() -> String {
        var result = "a"
        if Registry.shared.isNew { result = "b" }
        return result
      }
      func count() -> Int {
        var result = 1
        switch Registry.shared.kind {
        case .one: result += 1
        default: result = 7
        }
        return result
      }
      struct Event { var keys: [Int] = [] }
      func found() -> [Int] {
        var event = Event()
        for item in Registry.shared.items { event.keys.append(item) }
        return event.keys
      }
      """)
    #expect(texts == ["~b", "~2", "?"])
  }

  @Test("A state that only loads gives way to the one with content")
  func loading() {
    let reading = Reading(
      """
      struct Screen: View {
        enum State { case loading, loaded }
        @SwiftUI.State var state = State.loading
        var body: some View {
          switch state {
          case .loading: ProgressView()
          case .loaded: Text("content")
          }
        }
      }
      """)
    #expect(reading.texts() == ["content"])
    #expect(
      reading.base().assumptions == [
        "state is .loading: false", "the screen is not in the state in which it only loads",
      ])
  }

  @Test("Views of UIKit and of other modules are opaque")
  func opaque() {
    let texts = Reading.texts(
      "Web(); ChartView(values: [1])",
      "struct Web: UIViewRepresentable { func makeUIView(context: Context) -> UIView { Web() } }"
    )
    #expect(texts == ["opaque Web", "opaque ChartView"])
  }

  @Test(
    "What another module's type is made with is what it has by that name: assumed, and no state of its own"
  )
  func arguments() {
    let states = Reading(
      """
      import Elsewhere
      struct Screen: View {
        let tea = Tea(name: "Assam", grower: .init(name: "Ann", kind: .farm), cups: [.init(size: "small")], note: nil)
        var body: some View {
          Text(tea.name)
          Text("\\(tea.name) of \\(tea.grower.name)")
          ForEach(tea.cups, id: \\.size) { Text($0.size) }
          if tea.note == nil { Text("no note") }
          Text(tea.price)
        }
      }
      """
    ).states()
    #expect(
      states.map(\.tree.marked) == [["~Assam", "~Assam of ~Ann", "~small", "no note", "?"]])
  }

  @Test("What is set on a value of another module's type is what it has from then on")
  func setMembers() {
    let texts = Reading(
      """
      import Elsewhere
      struct Screen: View {
        var body: some View {
          var tea = Tea(name: "Assam", grower: .init(name: "Ann"), count: 1)
          let before = tea
          tea.name = "Darjeeling"
          tea.grower.name = "Bob"
          tea.count += 1
          return VStack {
            Text(tea.name)
            Text(tea.grower.name)
            Text("\\(tea.count)")
            Text(before.name)
          }
        }
      }
      """
    ).states().map(\.tree.marked)
    #expect(texts == [["~Darjeeling", "~Bob", "~2", "~Assam"]])
  }
}
