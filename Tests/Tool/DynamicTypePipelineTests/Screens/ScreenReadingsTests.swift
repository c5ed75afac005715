import DynamicTypeAudit
import SwiftUIReading
import Testing

@testable import DynamicTypePipeline

/// How often screens are read for the twelve text sizes, and that what comes of a size does not depend on those before it.
@Suite struct ScreenReadingsTests {
  private static let bench = try? Bench()

  private static let declarations = """
    import SwiftUI
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    struct Asking: ButtonStyle {
      @Environment(\\.dynamicTypeSize) var size
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(size.isAccessibilitySize ? 1 : 2)
      }
    }
    struct Column: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }
    final class Pot { var cups = 0 }

    """

  /// A screen at the twelve sizes.
  private func placed(_ body: String, _ members: String = "") throws -> PlacedSwiftUIScreen {
    try .screen(body: body, members: members, after: Self.declarations)
  }

  @Test(
    "Once for all sizes, unless code asks for the size that is not told it",
    arguments: [
      ("Text(\"Tea\")", "", 1),
      ("GeometryReader { proxy in Text(\"Tea\").frame(width: proxy.size.width / 2) }", "", 1),
      ("Text(\"Tea\").alignmentGuide(.leading) { $0.width / 2 }", "", 1),
      ("Column { Text(\"Tea\"); Text(\"Coffee\") }", "", 1),
      ("Button(\"Tea\") {}.buttonStyle(Wide())", "", 1),
      ("Button(\"Tea\") {}.buttonStyle(Asking())", "", 1),
      (
        "Text(size.isAccessibilitySize ? \"A\" : \"B\")",
        "@Environment(\\.dynamicTypeSize) var size", 12
      ),
      (
        "GeometryReader { _ in Text(size.isAccessibilitySize ? \"A\" : \"B\") }",
        "@Environment(\\.dynamicTypeSize) var size", 12
      ),
      ("GeometryReader { _ in Text(\"Tea\").padding(room) }", "@ScaledMetric var room = 4.0", 12),
    ])
  func count(body: String, members: String, expected: Int) throws {
    let (screen, bench) = (try placed(body, members), try #require(Self.bench))
    var readings = ScreenReadings(index: screen.index, state: screen.state)
    for configuration in screen.configurations {
      try readings.laidOut(in: ReadingEnvironment(configuration)) { read in
        _ = bench.swiftUI.screen(
          read.tree, id: "Screen", title: "Screen", location: read.location,
          configuration: configuration)
      }
    }
    #expect(readings.count == expected)
    #expect(
      screen.laidOut(on: bench)
        == screen.configurations.flatMap { screen.laidOut(for: [$0], on: bench) })
  }

  /// The texts at each size, from the smallest.
  private func texts(_ body: String, _ members: String = "") throws -> [String] {
    try placed(body, members).texts(on: try #require(Self.bench))
  }

  /// As Apple's documentation of `redacted(reason:)` has it: a placeholder is drawn for what is there, nothing where there is no reason.
  @Test(
    "What is drawn as a placeholder has no text",
    arguments: [
      ("Text(\"Tea\").redacted(reason: .placeholder)", ""),
      (
        "VStack { Text(\"Tea\").unredacted(); Text(\"Cup\") }.redacted(reason: .placeholder)", "Tea"
      ),
      ("Text(\"Tea\").redacted(reason: pot.cups == 0 ? .placeholder : [])", ""),
      ("Text(\"Tea\").redacted(reason: pot.cups == 1 ? .placeholder : [])", "Tea"),
      ("Text(\"Tea\").redacted(reason: store.reasons)", "Tea"),
      ("Text(\"Tea\").redacted(reason: store.isLoading ? .placeholder : [])", "Tea"),
    ])
  func redacted(body: String, expected: String) throws {
    let series = ScreenSeries(
      try placed(body, "let pot = Pot(); let store: Store").laidOut(on: try #require(Self.bench)))
    let texts = series.layouts.map { screen in
      screen.nodes.flatMap(\.texts).map(\.string).joined(separator: " ")
    }
    #expect(texts == Array(repeating: expected, count: 12))
  }

  @Test("A style of buttons is told their role")
  func role() throws {
    let texts = try texts(
      "HStack { Button(\"a\") {}; Button(\"b\", role: .destructive) {} }.buttonStyle(Marked())",
      """
      struct Marked: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; if configuration.role == .destructive { Text("x") } }
        }
      }
      """)
    #expect(texts == Array(repeating: "a b x", count: 12))
  }

  @Test("Each size begins with the values that reading left")
  func values() throws {
    let body = "GeometryReader { _ in let _ = (pot.cups += 1); Text(\"\\(pot.cups) cups\") }"
    #expect(
      try texts(body, "let pot = Pot()") == Array(repeating: "1 cups", count: 12))
  }

  /// Nothing of the proxy differs from size to size, so that all that the first layout carried out is given again.
  @Test("Code that takes long runs once where layout gives it the same")
  func calls() throws {
    let body = """
      GeometryReader { _ in
        let sum = { () -> Int in var sum = 0; for _ in 0..<12_000 { sum += 1 }; return sum }()
        Text(verbatim: "\\(sum)").frame(width: 40)
      }
      """
    let (screen, bench) = (try placed(body), try #require(Self.bench))
    var readings = ScreenReadings(index: screen.index, state: screen.state)
    let steps: [Int] = try screen.configurations.map { configuration in
      try readings.laidOut(in: ReadingEnvironment(configuration)) { (read: ReadScreen) -> Int in
        _ = bench.swiftUI.screen(
          read.tree, id: "Screen", title: "Screen", location: read.location,
          configuration: configuration)
        return read.layoutCode?.steps ?? 0
      }
    }
    // Each round of the loop is an instruction at least.
    #expect(steps[0] > 12_000)
    #expect(steps == Array(repeating: steps[0], count: 12))
  }

  /// Twelve times the loop takes more instructions than a screen has, once a tenth of them.
  @Test("Each size has the instructions that reading left")
  func instructions() throws {
    let body = """
      GeometryReader { _ in
        let sum = { () -> Int in var sum = 0; for _ in 0..<12_000 { sum += 1 }; return sum }()
        Text(verbatim: "\\(sum)")
      }
      """
    #expect(try texts(body) == Array(repeating: "12000", count: 12))
  }
}
