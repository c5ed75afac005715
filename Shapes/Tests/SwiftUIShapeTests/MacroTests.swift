import SwiftUI
import SwiftUILayoutTesting
import Testing

extension EnvironmentValues {
  @Entry var cardPadding: CGFloat = 12
  @Entry fileprivate var caption = "none"
  @Entry var badge: String?
}

extension View {
  fileprivate func cardPadding(_ value: CGFloat) -> some View { environment(\.cardPadding, value) }
}

#Preview { MacroTests.Card() }

#Preview("Roomy", traits: .sizeThatFitsLayout, .fixedLayout(width: 320, height: 200)) {
  @Previewable @State var padding: CGFloat = 40
  MacroTests.Card().cardPadding(padding)
}

@MainActor @Suite("Macros")
struct MacroTests {
  struct Card: View {
    @Environment(\.cardPadding) private var padding
    @Environment(\.caption) private var caption
    @Environment(\.badge) private var badge

    var body: some View {
      VStack {
        Text(caption)
        if let badge { Text(badge) }
      }
      .padding(padding)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private let size = Size(width: 390, height: 844)

  @Test("A value that @Entry declares has its default until a view sets it")
  func entry() throws {
    let plain = try Card().laidOut(in: size, at: .large)
    let roomy = try Card().cardPadding(40).laidOut(in: size, at: .large)
    let small = try #require(plain[.text("none")]).frame
    let large = try #require(roomy[.text("none")]).frame
    // 40 points of padding in place of 12.
    #expect(large.minX - small.minX == 28)
    #expect(large.minY - small.minY == 28)
  }

  @Test("@Entry takes the type from the value, and nothing for an optional")
  func types() throws {
    let plain = try Card().laidOut(in: size, at: .large)
    #expect(plain[.text("none")] != nil)
    #expect(plain[.text("new")] == nil)
    let set = try Card().environment(\.caption, "Tea").environment(\.badge, "new")
      .laidOut(in: size, at: .large)
    #expect(set[.text("Tea")] != nil)
    #expect(set[.text("new")] != nil)
  }
}
