import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct LineHeightCutsLettersTests {
  /// Text of 10 points at Large and 20 at XL, with so much ink above its line there.
  private func findings(_ above: Double, below: Double = 0) -> [String] {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.label, "abc", Rect(width: 100, height: 40))
      screen.write("ดู", points: size == .large ? 10 : 20, width: 40) { text in
        guard size == .extraLarge else { return }
        text.lines[0].inkAbove = above
        text.lines[0].inkBelow = below
      }
    }
    return LineHeightCutsLetters().findings(in: screens).map(\.summary)
  }

  @Test("A tenth of the point size outside of a line is too much, above and below")
  func reach() {
    #expect(findings(1.9, below: 1.9) == [])
    #expect(
      findings(3.5) == [
        """
        3 warning abc [XL] label 'ดู' (abc) is too tall for its lines at XL: letters reach 3.5 points out of lines \
        held to 25; let the line height follow the font
        """
      ])
    #expect(findings(0, below: 2).count == 1)
  }
}
