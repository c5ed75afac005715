import Testing

@testable import SwiftUIReading

/// What is not known is taken to be one thing at a time.
@Suite struct ChoicesTests {
  private static let kinds = "enum Kind { case a, b, c, d }\n"

  private func states(_ source: String) -> [String: [String]] {
    let states = Reading(source).states()
    return Dictionary(
      uniqueKeysWithValues: states.map {
        ($0.variant, $0.tree.marked.map { $0.filter { $0 != "~" } })
      })
  }

  @Test("One of several rows is the chosen one, and each may be")
  func selection() {
    let states = states(
      """
      struct Screen: View {
        @Binding var chosen: String
        var body: some View {
          VStack {
            ForEach(["a", "b"], id: \\.self) { row in
              if chosen == row { Text(row + "!") } else { Text(row) }
            }
          }
        }
      }
      """)
    #expect(
      states == [
        "": ["a!", "b"], "chosen == \"a\": false": ["a", "b!"],
        "chosen == \"a\": false, chosen == \"b\": false": ["a", "b"],
      ])
  }

  @Test("Switches and comparisons of one value agree")
  func agreement() {
    let states = states(
      Self.kinds + """
        struct Screen: View {
          let kind: Kind
          var body: some View {
            VStack {
              if kind == .b { Text("B") }
              if kind != .b { Text("not B") }
              switch kind {
              case .a, .b: Text("ab")
              default: Text("cd")
              }
              switch kind {
              case .b: Text("b")
              case .c, .d: Text("c or d")
              default: Text("a")
              }
            }
          }
        }
        """)
    #expect(states[""] == ["B", "ab", "b"])
    for texts in states.values {
      #expect(texts.contains("B") == texts.contains("b"))
      #expect(texts.contains("B") != texts.contains("not B"))
      #expect(texts.contains("cd") == texts.contains("c or d"))
    }
    #expect(states.values.contains { $0.contains("cd") })
  }

  @Test("A list that is counted has rows, and is empty in a state of its own")
  func count() {
    let states = states(
      """
      struct Screen: View {
        @Binding var names: [String]
        var body: some View {
          VStack {
            ForEach(names, id: \\.self) { _ in Text("row") }
            if names.count == 0 { Text("None") }
            if names.count > 0 { Text("Some") }
          }
        }
      }
      """)
    #expect(
      states == ["": ["row", "row", "row", "Some"], "names.isEmpty: true": ["None"]])
  }

  @Test("The choice of a picker decides what else is shown")
  func picker() {
    let states = states(
      Self.kinds + """
        struct Screen: View {
          @Binding var kind: Kind
          var body: some View {
            VStack {
              Picker("Kind", selection: $kind) {
                Text("Ay").tag(Kind.a)
                Text("Bee").tag(Kind.b)
              }
              if kind == .a { Text("A") }
              if kind == .b { Text("B") }
            }
          }
        }
        """)
    let all = ["Kind", "Ay", "Bee"]
    #expect(states == ["": all + ["A"], "kind: option 2": all + ["B"]])
  }

  @Test("A flag of the project's own is not set, nor is its opposite")
  func flags() {
    let states = states(
      """
      struct Screen: View {
        var body: some View {
          VStack {
            #if !EXTENSION
              Text("app")
            #endif
            #if EXTENSION
              Text("extension")
            #endif
          }
        }
      }
      """)
    #expect(states[""] == ["app"])
  }

  @Test("Readers have a release on a device; what previews alone need is declared in debug builds")
  func releases() {
    let states = states(
      """
      struct Screen: View {
        #if DEBUG
          var body: some View { Text("demo") }
        #else
          var body: some View {
            VStack {
              #if DEBUG
                Text("debug menu")
              #endif
              #if !targetEnvironment(simulator)
                Text("camera")
              #else
                Text("simulator")
              #endif
              Text(Screen.title)
            }
          }
        #endif
      }
      #if DEBUG
        extension Screen { static let title = "example" }
      #endif
      """)
    #expect(states[""] == ["camera", "example"])
  }

  @Test(
    "All cases of an enumeration are known in an extension of its protocol, with and without Self")
  func allCasesOfProtocols() {
    let states = states(
      """
      protocol Listed: CaseIterable, Equatable { static var nothing: Self { get } }
      extension Listed {
        static var some: [Self] { allCases.filter { $0 != nothing } }
        static var same: [Self] { Self.allCases.filter { $0 != Self.nothing } }
      }
      enum Tea: String, Listed {
        case black, green, none
        static var nothing: Tea { .none }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            ForEach(Tea.some, id: \\.self) { Text($0.rawValue) }
            ForEach(Tea.same, id: \\.self) { Text($0.rawValue) }
          }
        }
      }
      """)
    #expect(states[""] == ["black", "green", "black", "green"])
  }

  /// A device has bold text, VoiceOver and the like switched off at first.
  @Test("Accessibility settings are off, but for bold text where it is asked for")
  func accessibilitySettings() {
    let states = states(
      """
      struct Screen: View {
        let isHighlighted = false
        var body: some View {
          Text(isHighlighted || UIAccessibility.isBoldTextEnabled ? "bold" : "regular")
          if UIAccessibility.isVoiceOverRunning { Text("spoken") }
        }
      }
      """)
    #expect(states == ["": ["regular"]])
  }
}
