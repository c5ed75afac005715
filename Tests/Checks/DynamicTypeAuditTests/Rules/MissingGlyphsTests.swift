import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct MissingGlyphsTests {
  private func findings(_ missing: [Character]) -> [String] {
    let screens = series([.large, .extraLarge]) { screen, _ in
      screen.add(.label, "abc", Rect(width: 100, height: 20))
      screen.write("\u{F8FF} Pay", width: 40) { $0.missingCharacters = missing }
    }
    return MissingGlyphs().findings(in: screens).map(\.summary)
  }

  @Test("A character that no font has is named by its code points, once for all sizes")
  func named() {
    #expect(
      findings(["\u{F8FF}", "e\u{1AB0}"]) == [
        "3 note abc [] label '\u{F8FF} Pay' (abc) has characters that are in none of the fonts: "
          + "U+F8FF, U+0065 U+1AB0; pass a font that has them with --fonts"
      ])
    #expect(findings([]) == [])
  }
}
