import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Which screens are read again for another text size, and that nothing is missed where they are not.
@Suite struct TextSizeTests {
  private static func screen(_ body: String, _ members: String = "") -> Reading {
    Reading(
      """
      struct Screen: View {
        \(members)
        var body: some View { \(body) }
      }
      struct Wide: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
      }
      """)
  }

  @Test(
    "Code that asks for the size in any way is read again",
    arguments: [
      (
        "Text(size.isAccessibilitySize ? \"Large\" : \"Small\")",
        "@Environment(\\.dynamicTypeSize) private var size"
      ),
      ("Text(\"Tea\").frame(height: height)", "@ScaledMetric private var height = 44.0"),
      ("GeometryReader { proxy in Text(\"Tea\").frame(width: proxy.size.width) }", ""),
      ("Text(\"Tea\").alignmentGuide(.leading) { $0.width / 2 }", ""),
    ])
  func asks(body: String, members: String) {
    #expect(Self.screen(body, members).base().asksForTextSize)
  }

  @Test(
    "Code that does not ask reads the same at each size",
    arguments: [
      ("Text(\"Tea\").font(.title).frame(height: 44)", ""),
      ("Text(\"Tea\").dynamicTypeSize(...DynamicTypeSize.xxxLarge)", ""),
      // Layout tells a style its size.
      ("Button(\"Tea\") {}.buttonStyle(Wide())", ""),
      ("VStack { if flag { Text(\"Tea\") } else { Text(\"Coffee\") } }", "let flag: Bool"),
    ])
  func doesNotAsk(body: String, members: String) {
    let reading = Self.screen(body, members)
    #expect(!reading.base().asksForTextSize)
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibilityExtraExtraExtraLarge
    let (small, large) = (reading.states(), reading.states(in: environment))
    #expect(small.map(\.tree.marked) == large.map(\.tree.marked))
    #expect(small.map(\.tree.nodes.count) == large.map(\.tree.nodes.count))
  }

  @Test(
    "A state that is read again has its choices, counts and name, at the size that is asked for")
  func again() throws {
    let reading = Self.screen(
      "VStack { if flag { Text(size.isAccessibilitySize ? \"Tea\" : \"A cup of tea\") } else { Text(\"No\") } }",
      "let flag: Bool\n  @Environment(\\.dynamicTypeSize) private var size")
    let states = reading.states()
    #expect(states.map(\.tree.marked) == [["A cup of tea"], ["No"]])
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibilityMedium
    let again = states.map { reading.index.read($0, in: environment) }
    #expect(again.map(\.tree.marked) == [["Tea"], ["No"]])
    #expect(again.map(\.variant) == states.map(\.variant))
    #expect(again.map(\.texts) == states.map(\.texts))
  }
}
