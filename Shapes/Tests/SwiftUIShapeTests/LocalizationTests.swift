import Foundation
import SwiftUI
import SwiftUILayoutTesting
import Testing

/// What texts say in a locale.
@MainActor
@Suite struct LocalizationTests {
  let window = Size(width: 390, height: 844)

  struct Greeting: View {
    let name = "Ada"
    let title: String = "Hello"

    var body: some View {
      VStack {
        Text("Hello")
        Text(title)
        Text(verbatim: "Hello")
        Text("Hello \(name), \(3) new")
        Text("Save **now** or `later`") + Text(verbatim: "!")
        Text("100 % cotton")
        Text(0.5, format: .percent)
      }
    }
  }

  struct Emphasis: View {
    var body: some View {
      VStack {
        Text("Save **now** or `later`").fontWeight(.light)
        Toggle("Pay", isOn: .constant(true)).environment(\.font, .price)
      }
    }
  }

  @Test("Markdown of words counts before the style of their text")
  func emphasis() throws {
    let screen = try Emphasis().laidOut(in: window)
    let spans = screen[.text("Save now or later")]?.texts.first?.lines.first?.spans ?? []
    #expect(spans.map(\.text) == ["Save ", "now", " or ", "later"])
    #expect(spans.map(\.font.weight) == [.light, .bold, .light, .light])
    #expect(screen[.text("Pay")]?.texts.first?.lines.first?.spans.first?.font.pointSize == 22)
  }

  @Test("A literal is looked up, a variable and verbatim text are not")
  func lookup() throws {
    var setting = LayoutSetting(locale: "de")
    setting.translations = [
      "de": ["Hello": "Hallo", "Hello %@, %lld new": "%2$lld neue, hallo %1$@"]
    ]
    let screen = try Greeting().laidOut(in: window, setting: setting)
    #expect(
      screen.words == [
        "Hallo", "Hello", "Hello", "3 neue, hallo Ada", "Save now or later!", "100 % cotton",
        "50\u{A0}%",
      ])
  }

  @Test("Without a translation the key is the text")
  func keys() throws {
    let screen = try Greeting().laidOut(in: window)
    #expect(
      screen.words == [
        "Hello", "Hello", "Hello", "Hello Ada, 3 new", "Save now or later!", "100 % cotton", "50%",
      ])
    let spans = screen[.text("Save now or later!")]?.texts.first?.lines.first?.spans ?? []
    #expect(spans.map(\.text).contains("now"))
  }

  @Test("Arabic runs from right to left")
  func rightToLeft() throws {
    let row = HStack {
      Text("A")
      Spacer()
      Text("B")
    }
    let screen = try row.laidOut(in: window, setting: LayoutSetting(locale: "ar"))
    #expect(screen.isRightToLeft)
    #expect(screen[.text("A")]?.frame.maxX == 390)
    #expect(screen[.text("B")]?.frame.minX == 0)
  }
}

extension Font {
  static let price = Font.title2.monospacedDigit()
}
