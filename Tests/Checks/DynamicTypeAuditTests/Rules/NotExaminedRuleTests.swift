import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

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

  @Test func aBarIsNotedAtItsViewOrAtItsScreen() {
    let screens = series { screen, _ in
      screen.add(.tabBar, "abc", Rect(y: 431, width: 320, height: 49))
      screen.change { layout in
        var around = LaidOutBar(kind: .tabBar, frame: Rect(y: 431, width: 320, height: 49))
        around.notExamined = "not published"
        var own = around
        own.element = ElementIndex(1)
        let known = LaidOutBar(kind: .toolbar, frame: Rect())
        layout.laidOutBars = [around, own, known]
      }
    }
    #expect(
      NotExaminedRule().findings(in: screens).map(\.summary) == [
        "1 note root [] the tab bar is not examined: not published",
        "3 note abc [] tab bar (abc) is not examined: not published",
      ])
  }
}
