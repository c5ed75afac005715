import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct MissingFontTests {
  @Test("A font that another stands in for is said once a screen, at its first text")
  func named() {
    let screens = series([.large, .extraLarge]) { screen, _ in
      for (id, font) in [("a", "Lato-Bold"), ("b", "Lato-Regular"), ("c", nil), ("d", "Lato-Bold")]
      {
        screen.add(.label, id, Rect(width: 100, height: 20))
        screen.write("Tea \(id)", width: 40) { $0.font.substitutedFor = font }
      }
    }
    let rest =
      "laid out in another, whose letters may be a seventh wider or narrower; pass its file with --fonts"
    #expect(
      MissingFont().findings(in: screens).map(\.summary) == [
        "3 note a [] the font Lato-Bold was not found: label 'Tea a' (a) and 1 more text are \(rest)",
        "4 note b [] the font Lato-Regular was not found: label 'Tea b' (b) is \(rest)",
      ])
  }
}
