import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import UIKitLayout

/// What a truncated text is held by, in the words of Interface Builder's inspector: Lines, Line Break,
/// or the height of a constraint.
@Suite struct TextLimitTests {
  private static let words = "Opening hours in winter and in summer"

  @Test("A label is held by its number of lines, or by its height", arguments: [1, 0])
  func labels(lines: Int) throws {
    let layout = try Screen(
      label("a", Self.words, "numberOfLines=\"\(lines)\""),
      constraints: constraints(
        "a.leading = root.leading", "a.top = root.top", "a.width = 120", "a.height = 21")
    ).layout()
    #expect(layout.text("a")?.isTruncated == true)
    #expect(layout.text("a")?.limit == (lines == 1 ? .lines(1) : .height(21)))
  }

  @Test("A text that is shown whole is held by nothing")
  func whole() throws {
    let layout = try Screen(
      label("a", "Tea"), constraints: constraints("a.leading = root.leading", "a.top = root.top")
    ).layout()
    #expect(layout.text("a")?.isTruncated == false)
    #expect(layout.text("a")?.limit == nil)
  }
}
