import Testing

@testable import SwiftUIReading

/// Ways to write views that apps share, one a test, compared with what Swift and SwiftUI make of them.
@Suite struct IdiomsTests {
  @Test("A preview's provider has static members")
  func provider() {
    let texts = Reading(
      """
      struct Screen: View { let name: String; var body: some View { Text(name) } }
      struct Screen_Previews: PreviewProvider {
        static let name = "Ada"
        static var previews: some View { Screen(name: name) }
      }
      """
    ).texts()
    #expect(texts == ["Ada"])
  }

  @Test("The closure of an optional list's map is called once")
  func optionalMap() {
    let texts = Reading(
      """
      struct Screen: View {
        let names: [String]?
        var groups: [String: [String]] = ["a": ["x", "y"]]
        var body: some View {
          VStack {
            names.map { _ in Text("Header") }
            groups["a"].map { Text("\\($0.count) of a") }
          }
        }
      }
      """
    ).texts()
    #expect(texts == ["Header", "2 of a"])
  }

  @Test("A nested type calls static functions of the type around it")
  func outerStatics() {
    let texts = Reading(
      """
      struct Screen: View {
        struct Row: View {
          var body: some View {
            let (title, detail) = describe(1)
            Text(title)
            Text(detail ?? "none")
          }
        }
        var body: some View { Row() }
        static func describe(_ number: Int) -> (title: String, detail: String?) {
          number == 1 ? ("One", nil) : ("Many", "more")
        }
      }
      """
    ).texts()
    #expect(texts == ["One", "none"])
  }

  @Test("A label whose icon is its trailing closure")
  func labelIcon() {
    let texts = Reading.texts("Label(title: { Text(\"Sync\") }) { Image(systemName: \"icloud\") }")
    #expect(texts == ["Sync"])
  }

  @Test("A function is content, where a builder is declared as a property")
  func functionAsContent() {
    let texts = Reading.texts(
      "Box(content: row)",
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      func row() -> some View { Text("Row") }
      """)
    #expect(texts == ["Row"])
  }

  @Test("An extension of a protocol has the body of views that adopt it")
  func bodyOfProtocol() {
    let texts = Reading.texts(
      "Card(title: \"Tea\")",
      """
      protocol Titled: View { var title: String { get } }
      extension Titled { var body: some View { Text(title) } }
      struct Card: Titled { let title: String }
      """)
    #expect(texts == ["Tea"])
  }

  @Test("A modifier of another module keeps its view in an extension, too")
  func foreignModifier() {
    let texts = Reading.texts(
      "Text(\"Tea\").hinted()",
      "extension View { func hinted() -> some View { popoverTip(TeaTip()) } }")
    #expect(texts == ["Tea"])
  }

  @Test("A type of another module is not SwiftUI's of its last name")
  func foreignType() {
    #expect(Reading.texts("Templates.Menu { Text(\"Tea\") }") == ["opaque Templates.Menu"])
    #expect(Reading.texts("SwiftUI.Text(\"Tea\")") == ["Tea"])
  }

  @Test("Cases are sorted by the app's own operator")
  func ownOrder() {
    let texts = Reading.texts(
      "ForEach(Tea.allCases.sorted(), id: \\.self) { Text($0.title) }",
      """
      enum Tea: String, CaseIterable, Comparable {
        case oolong, assam
        var title: String { rawValue.capitalized }
        static func < (left: Tea, right: Tea) -> Bool { left.title < right.title }
      }
      """)
    #expect(texts == ["Assam", "Oolong"])
  }

  @Test("A device has no variables of Xcode's previews")
  func processInfo() {
    let name = "ProcessInfo.processInfo.environment[\"XCODE_RUNNING_FOR_PREVIEWS\"]"
    #expect(Reading.texts("Text(\(name) == \"1\" ? \"preview\" : \"app\")") == ["app"])
  }

  @Test("A phone shows the first column of a navigation view")
  func columns() {
    let columns = "NavigationView { Text(\"List\").padding(); Text(\"Detail\") }"
    #expect(Reading.texts(columns) == ["List"])
    let reading = Reading("struct Screen: View { var body: some View { \(columns) } }")
    var environment = ReadingEnvironment()
    environment.horizontalSizeClass = .regular
    #expect(reading.texts(in: environment) == ["List", "Detail"])
  }

  @Test("Lists that code takes elements out of are known")
  func removal() {
    let texts = Reading.texts(
      "ForEach(names(), id: \\.self) { Text($0) }",
      """
      func names() -> [String] {
        var names = ["a", "b", "c"]
        names.removeAll { $0 == "b" }
        names.removeAll(where: { $0 == "c" })
        return names
      }
      """)
    #expect(texts == ["a"])
  }

  @Test("A fraction of literals is no whole number, and a quotient is")
  func fractions() {
    #expect(Reading.texts("Text(\"\\(12 * 1 / 4)\"); Text(\"\\(7 / 2)\")") == ["3", "3"])
    let tree = Reading("struct Screen: View { var body: some View { Text(\"A\").opacity(1 / 4) } }")
      .base().tree
    let opacities = tree.nodes.compactMap {
      if case .opacity(let opacity) = $0.content { opacity } else { nil }
    }
    #expect(opacities == [0.25])
  }

  @Test("A relationship of a model is no setting of the name of its inverse")
  func relationship() {
    let texts = Reading(
      """
      final class Cup { var shelf: Shelf?; init() {} }
      final class Shelf {
        @Relationship(inverse: \\Cup.shelf) var cups: [Cup]
        init() { cups = [] }
      }
      struct Other: View {
        @State private var shelf = Shelf()
        var body: some View { EmptyView() }
      }
      struct Screen: View {
        @Query var shelves: [Shelf]
        var body: some View {
          if shelves.first?.cups.isEmpty ?? true { Text("No cups") } else { Text("Cups") }
        }
      }
      """
    ).texts()
    #expect(texts == ["Cups"])
  }

  @Test("A binding with an animation is the same binding")
  func animatedBinding() {
    let tree = Reading(
      """
      struct Screen: View {
        @State private var isOn = true
        var body: some View { Toggle("Hot", isOn: $isOn.animation()) }
      }
      """
    ).base().tree
    let isOn = tree.nodes.contains {
      if case .control(.toggle(isOn: true)) = $0.content { true } else { false }
    }
    #expect(isOn)
  }
}
