import Testing

@testable import SwiftUIReading

/// What views tell those around them. Source: Apple, `View.preference(key:value:)`, `onPreferenceChange(_:perform:)`,
/// `transformPreference(_:_:)` and `PreferenceKey.reduce(value:nextValue:)`.
@Suite struct PreferencesTests {
  private static let keys = """
    struct TitleKey: PreferenceKey {
      static var defaultValue = "none"
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    struct CountKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct NamesKey: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    """

  private func texts(_ members: String, _ body: String) -> [String] {
    Reading(Self.keys + "struct Screen: View {\n\(members)\nvar body: some View { \(body) } }")
      .texts()
  }

  @Test("A state takes what a view within says, and the sum of what several say")
  func change() {
    let texts = texts(
      "@State private var title = \"start\"; @State private var sum = 0",
      """
      VStack {
        Text(title)
        Text("\\(sum)")
        ForEach(1..<4) { number in
          Text("row").preference(key: CountKey.self, value: number * 10)
        }
        Text("leaf").preference(key: TitleKey.self, value: "told")
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
      .onPreferenceChange(CountKey.self) { value in sum = value }
      """)
    #expect(texts == ["told", "60", "row", "row", "row", "leaf"])
  }

  @Test("What a view says itself counts instead of what views in it say, unless it changes that")
  func outer() {
    let texts = texts(
      "@State private var one = \"\"; @State private var other = \"\"",
      """
      VStack {
        VStack { Text(one).preference(key: TitleKey.self, value: "inner") }
          .preference(key: TitleKey.self, value: "outer")
          .onPreferenceChange(TitleKey.self) { one = $0 }
        VStack { Text(other).preference(key: TitleKey.self, value: "inner") }
          .transformPreference(TitleKey.self) { $0 += "!" }
          .onPreferenceChange(TitleKey.self) { other = $0 }
      }
      """)
    #expect(texts == ["outer", "inner!"])
  }

  @Test("A layer is made of what the views say, or of the first value where none does")
  func layers() {
    let texts = texts(
      "",
      """
      VStack {
        HStack {
          Text("a").preference(key: NamesKey.self, value: ["x"])
          Text("b").preference(key: NamesKey.self, value: ["y"])
        }
        .overlayPreferenceValue(NamesKey.self) { Text($0.joined(separator: "+")) }
        Text("c").backgroundPreferenceValue(TitleKey.self) { Text($0) }
      }
      """)
    #expect(texts == ["a", "b", "x+y", "c", "none"])
  }
}
