import Testing

@testable import SwiftUIReading

/// What a screen shows over itself, or in its place, from the start. Source: Apple, `View.sheet(isPresented:onDismiss:content:)`,
/// `NavigationStack.init(path:root:)` and `navigationDestination(for:destination:)`.
@Suite struct PresentationsTests {
  private func texts(_ members: String, _ body: String) -> [String] {
    Reading("struct Screen: View {\n\(members)\nvar body: some View { \(body) } }").texts()
  }

  @Test(
    "What is presented from the start, or as the screen appears, is over it",
    arguments: [
      ("@State private var shows = true", "Text(\"a\").sheet(isPresented: $shows) { Text(\"b\") }"),
      (
        "@State private var shows = false",
        "Text(\"a\").fullScreenCover(isPresented: $shows) { Text(\"b\") }.onAppear { shows = true }"
      ),
      (
        "struct Item: Identifiable { let id: String }; @State private var item: Item? = Item(id: \"b\")",
        "Text(\"a\").popover(item: $item) { Text($0.id) }"
      ),
    ])
  func presented(members: String, body: String) {
    #expect(texts(members, body) == ["a", "b"])
  }

  @Test("What may be presented is not")
  func unknown() {
    let texts = texts(
      "@State private var item: String?; @State private var shows = Store.shared.shows",
      """
      Text("a").sheet(isPresented: $shows) { Text("b") }
        .sheet(item: $item) { _ in Text("c") }
      """)
    #expect(texts == ["a"])
  }

  @Test(
    "A stack shows what its path ends in",
    arguments: [
      "@State private var path = [1, 2]",
      "@State private var path: NavigationPath = { var path = NavigationPath(); path.append(2); return path }()",
    ])
  func path(members: String) {
    let texts = texts(
      members,
      """
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(for: Int.self) { Text("page \\($0)") }
      }
      """)
    #expect(texts == ["page 2"])
  }

  @Test("A stack with an empty path shows its root")
  func root() {
    let texts = texts(
      "@State private var path: [Int] = []; @State private var isPushed = false",
      """
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { Text("page \\($0)") }
      }
      NavigationStack { Text("other").navigationDestination(isPresented: $isPushed) { Text("no") } }
      NavigationStack {
        Text("third").navigationDestination(isPresented: .constant(true)) { Text("pushed") }
      }
      """)
    #expect(texts == ["root", "other", "pushed"])
  }

  @Test("What is folded is not shown")
  func folded() {
    let texts = texts(
      "@State private var isOpen = false",
      "List { Section(\"a\", isExpanded: $isOpen) { Text(\"b\") }; Section(\"c\", isExpanded: .constant(true)) { Text(\"d\") } }"
    )
    #expect(texts == ["a", "c", "d"])
  }
}
