import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// The button back in a navigation bar, whose words are those of UIKit's.
///
/// Source: Apple, `UINavigationItem.BackButtonDisplayMode`: the title of the screen before, *Back*, or
/// none, whichever leaves the title whole. Since iOS 26 it is an arrow alone.
@Suite struct BackButtonTests {
  private func bar(
    _ title: String, back: String?, era: SystemEra = .iOS17
  ) throws -> [PlacedView] {
    let screen = ViewTree(.text(StyledText("Screen")))
      .modified(by: .navigationTitle(StyledText(title)))
      .modified(by: .navigationBarTitleDisplayMode(.inline))
      .modified(by: .navigationBackButton(title: back.map { StyledText($0) }))
    return try Laboratory(era: era).layout(
      ViewTree(.navigationStack, children: [screen]), width: 390, height: 800)
  }

  private func words(_ placed: [PlacedView]) -> [String] {
    guard let button = placed.firstIndex(where: { $0.kind == .bar(.backButton) }) else {
      return ["no button"]
    }
    return placed.filter { $0.parent == button }.compactMap { $0.text?.string }
  }

  @Test("It says as much as leaves the title whole")
  func longestWords() throws {
    let long = "A title that leaves no space for words"
    #expect(try words(bar("Sencha", back: "Teas")) == ["Teas"])
    #expect(try words(bar("Sencha", back: nil)) == ["Back"])
    #expect(try words(bar("Sencha", back: long + long)) == ["Back"])
    #expect(try words(bar(long + ", really", back: "Teas")) == [])
    #expect(try words(bar("Sencha", back: "Teas", era: .iOS26)) == [])
  }

  @Test("Its arrow is 8 points from the edge, and its words 19 from the arrow's start")
  func places() throws {
    let placed = try bar("Sencha", back: "Teas")
    let button = try #require(placed.first { $0.kind == .bar(.backButton) })
    let words = try #require(placed.text("Teas"))
    #expect(button.exactFrame.x == 8)
    #expect(words.exactFrame.x == 27)
    #expect(abs(button.exactFrame.width - 19 - words.exactFrame.width) < 1e-9)
  }
}
