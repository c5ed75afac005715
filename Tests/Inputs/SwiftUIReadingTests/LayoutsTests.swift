import DynamicTypeModel
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Views that are arranged as the text size asks for. Expected trees follow Apple's documentation of
/// `AnyLayout` and `dynamicTypeSize(_:)`.
@Suite struct LayoutsTests {
  @Test("A layout as a value arranges what it is called with")
  func anyLayout() {
    let reading = Reading(
      """
      struct Screen: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          let layout = size >= .accessibility1
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 3))
          layout { Text("a"); Text("b") }
        }
      }
      """)
    #expect(reading.base().tree.outline == ["stack", " group", "  text", "  text"])
    #expect(reading.base().assumptions.isEmpty)
    #expect(axis(reading.base()) == .horizontal)
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility1
    #expect(axis(reading.base(in: environment)) == .vertical)
  }

  @Test("A range limits what code inside of it is told")
  func limits() {
    let reading = Reading(
      """
      struct Screen: View {
        var body: some View { Child().dynamicTypeSize(...DynamicTypeSize.xLarge) }
      }
      struct Child: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(size.isAccessibilitySize ? "large" : "small") }
      }
      """)
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility5
    #expect(reading.texts(in: environment) == ["small"])
  }

  @Test("What a view sets counts for the views in it, not for itself")
  func surroundings() {
    let reading = Reading(
      """
      struct Screen: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          VStack {
            Text(size.isAccessibilitySize ? "large" : "small")
            Child()
          }
          .environment(\\.dynamicTypeSize, .accessibility2)
        }
      }
      struct Child: View {
        @Environment(\\.dynamicTypeSize) var size
        var body: some View { Text(size.isAccessibilitySize ? "large" : "small") }
      }
      """)
    #expect(reading.texts() == ["small", "large"])
  }

  private func axis(_ screen: ReadScreen) -> Axis? {
    screen.tree.nodes.lazy.compactMap { node in
      if case .stack(let stack) = node.content { stack.axis } else { nil }
    }.first
  }
}
