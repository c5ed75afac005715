import DynamicTypeSource
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// No source runs without end or takes the process down.
@Suite struct BoundsTests {
  @Test(
    "Code that never ends",
    arguments: [
      "struct Screen: View { var body: some View { Screen() } }",
      "struct Screen: View { var body: some View { VStack { Other(); Other() } } }\n"
        + "struct Other: View { var body: some View { HStack { Screen(); Screen() } } }",
      "func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\n"
        + "struct Screen: View { var body: some View { Text(\"\\(f(0))\") } }",
      "struct A { static let x = A.y; static let y = A.x }\n"
        + "struct Screen: View { var body: some View { Text(A.x) } }",
      "struct Screen: View { var a: some View { VStack { b; b } }\nvar b: some View { VStack { a; a } }\n"
        + "var body: some View { a } }",
      "protocol P: Q {}\nprotocol Q: P {}\nstruct Screen: View, P { var body: some View { missing() } }",
      "typealias A = B\ntypealias B = A\nstruct Screen: View { var x: A\nvar body: some View { x } }",
      "func g() -> some View { ForEach(0..<1000) { _ in g() } }\n"
        + "struct Screen: View { var body: some View { g() } }",
    ])
  func endless(source: String) {
    let states = Reading(source).states()
    #expect(!states.isEmpty)
    #expect(states.allSatisfy { $0.tree.nodes.count <= ViewPiece.maximumNodes + 1 })
  }

  @Test("Long chains and large literals")
  func large() {
    let chain = String(repeating: ".padding(1)", count: 10_000)
    let cut = Reading("struct Screen: View { var body: some View { Text(\"A\")\(chain) } }").base()
    #expect(cut.assumptions.contains { $0.contains("not read to its end") })
    let literal = String(repeating: "x", count: 90_000)
    let long = Reading.texts("Text(\"\(literal)\")")
    #expect(long.map(\.count) == [90_000])
    let sum = (0..<5000).map { _ in "1" }.joined(separator: " + ")
    #expect(Reading.texts("Text(\"\\(\(sum))\")").count == 1)
  }

  @Test("Broken sources leave the other screens")
  func broken() {
    let reading = Reading([
      ("A.swift", "struct Screen: View { var body: some View { VStack { Text(\"A\" "),
      ("B.swift", "struct Fine: View { var body: some View { Text(\"B\") } }"),
      ("C.swift", "}}}{{{ struct : View { #if"),
    ])
    #expect(reading.texts(of: "Fine") == ["B"])
  }

  /// Bindings and named functions held the machine that keeps them: each screen of an app kept up to 400 MB.
  @Test(
    "What a reading made is gone with it",
    arguments: [
      "TextField(\"Name\", text: $name)", "Text(\"\\([1, 2].reduce(0, max))\\(text())\")",
      "Child(name: $name, change: { name = $0 })",
      "Button(\"Go\") {}.buttonStyle(Own()).modifier(Around())",
      "GeometryReader { _ in Text(name) }.modifier(Around())",
      "Text(name).modifier(Later())",
    ])
  func isFreed(body: String) {
    let reading = Reading(
      """
      struct Screen: View {
        @State var name = ""
        let text: () -> String = "a".uppercased
        let largest: (Int, Int) -> Int = max
        var body: some View { \(body) }
      }
      struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Around: ViewModifier {
        func body(content: Content) -> some View { VStack { content } }
      }
      struct Later: ViewModifier {
        func body(content: Content) -> some View { GeometryReader { _ in content } }
      }
      struct Child: View {
        @Binding var name: String
        let change: (String) -> Void
        var body: some View { Toggle(name, isOn: .constant(true)) }
      }
      """)
    weak var reader: ViewReader?
    weak var machine: AnyObject?
    do {
      let made = ViewReader(reading.index, in: ReadingEnvironment())
      (reader, machine) = (made, made.machine)
      let type = reading.index.types(named: "Screen")?.first
      let tree = type.map { made.read(.type($0), runsTasks: false).piece.tree() }
      #expect(tree?.nodes.isEmpty == false)
    }
    #expect(reader == nil)
    #expect(machine == nil)
  }

  /// How many steps it takes to read a screen of some code.
  private func steps(_ source: String) -> Int {
    let reading = Reading(source)
    let reader = ViewReader(reading.index, in: ReadingEnvironment())
    let type = reading.index.types(named: "Screen")?.first
    _ = type.map { reader.read(.type($0), runsTasks: false).piece.tree() }
    return reader.steps
  }

  /// Code in which something repeats, and how often it does at first.
  private static let repeating: [(few: Int, source: @Sendable (Int) -> String)] = [
    (10, { "Text(\"A\")" + String(repeating: ".padding(1)", count: $0) }),
    (100, { "Text(\"A\")" + String(repeating: ".padding(1)", count: $0) }),
    (
      5,
      {
        String(repeating: "VStack { ", count: $0) + "Text(\"A\")"
          + String(repeating: " }.padding()", count: $0)
      }
    ),
    (
      5,
      {
        String(repeating: "VStack { Text(\"B\"); ", count: $0) + "Text(\"A\")"
          + String(repeating: " }.frame(height: 20)", count: $0)
      }
    ),
    (100, { "Text([" + (0..<$0).map { "\"a\($0)\"" }.joined(separator: ", ") + "].joined())" }),
    (
      20,
      {
        "if count == 0 { Text(\"A\") }"
          + (1...$0).map { " else if count == \($0) { Text(\"B\") }" }.joined()
      }
    ),
    (20, { (0..<$0).map { "if count == \($0) { Text(\"A\") }" }.joined(separator: "\n") }),
    (20, { "Text(" + (0..<$0).map { "count == \($0) ? \"A\" : " }.joined() + "\"B\")" }),
  ]

  @Test("Every expression is evaluated once, whatever repeats", arguments: repeating.indices)
  func repeated(number: Int) {
    let (few, source) = Self.repeating[number]
    func count(_ times: Int) -> Int {
      steps("struct Screen: View { let count = 7\n var body: some View { \(source(times)) } }")
    }
    let first = count(few)
    #expect(first > few / 2)
    // Four times as many, each as much as before, and no more.
    #expect(count(4 * few) <= 4 * first)
  }

  @Test("Twice as many views take about twice as many steps")
  func growth() {
    func steps(_ count: Int) -> Int {
      let rows = (0..<count).map { "Row(text: \"\($0)\").padding()" }.joined(separator: "\n")
      return self.steps(
        """
        struct Row: View { let text: String; var body: some View { HStack { Text(text); Spacer() } } }
        struct Screen: View { var body: some View { VStack { \(rows) } } }
        """)
    }
    let small = steps(50)
    #expect(small > 0)
    #expect(steps(100) <= small * 2 + 50)
    #expect(steps(400) <= small * 8 + 400)
  }

  @Test("The code of a picker's selection runs once, however many choices there are")
  func selections() {
    let texts = Reading(
      """
      struct Screen: View {
        @Binding var value: Double
        private var values: [Double] { Array(stride(from: 40, through: 400, by: 1)) }
        private var nearest: Binding<Double> {
          Binding(get: { values.min(by: { abs($0 - value) < abs($1 - value) }) ?? value }, set: { value = $0 })
        }
        var body: some View {
          Form { Picker("Level", selection: nearest) { ForEach(values, id: \\.self) { Text("\\($0, specifier: "%.1f") mg").tag($0) } } }
            .navigationTitle("Settings")
        }
      }
      """
    ).texts()
    #expect(texts.contains("Settings"))
    #expect(texts.contains("400.0 mg"))
  }
}
