import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct NotExaminedRuleTests {
  @Test func eachViewIsNotedOnce() {
    let screens = series { screen, size in
      screen.add(.unknown, "abc", Rect(width: 100, height: 20))
      screen.add(.view, "def", Rect(width: 100, height: 20))
      screen.change { layout in
        layout.notExamined = [NotExamined(element: ElementIndex(1), reason: "kind not modelled")]
        if size == .extraLarge {
          layout.notExamined.append(NotExamined(element: ElementIndex(2), reason: "ambiguous"))
        }
      }
    }
    #expect(
      NotExaminedRule().findings(in: screens).map(\.summary) == [
        "3 note abc [] view (abc) is not examined: kind not modelled",
        "4 note def [XL] view (def) is not examined: ambiguous",
      ])
  }
}
