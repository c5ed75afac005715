import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

/// Apple, UILargeContentViewerItem: a view shows the viewer only where `showsLargeContentViewer`
/// says so; items with a title or an image do by themselves.
@Suite struct BarViewStaysSmallTests {
  private func findings(
    grows: Bool = false, showsViewer: Bool = false, hasText: Bool = true,
    _ sizes: [ContentSizeCategory] = [.large, .accessibilityMedium, .accessibilityLarge]
  ) -> [String] {
    let screens = series(sizes) { screen, size in
      var view = Screen(size)
      view.add(.label, "word", Rect(width: 80, height: 20)) {
        $0.showsLargeContentViewer = showsViewer
      }
      if hasText { view.write("Show", points: grows && size > .large ? 20 : 10, width: 60) }
      var item = LaidOutBarItem(role: .button, id: "item", frame: Rect())
      item.item = BarItem(id: "item", location: at(line: 7))
      item.view = [view.layout]
      screen.change {
        $0.laidOutBars = [LaidOutBar(kind: .navigationBar, frame: Rect(), items: [item])]
      }
    }
    return BarViewStaysSmall().findings(in: screens).map(\.summary)
  }

  @Test func aViewWithTextThatStays() {
    #expect(
      findings() == [
        "7 warning item [AX1 AX2] the view of bar item 'Show' (item) keeps its size from AX1 on, "
          + "and a long press does not show it large: turn on showsLargeContentViewer"
      ])
  }

  @Test func whatGrowsOrIsShownLargeOrSaysNothing() {
    #expect(findings(grows: true) == [])
    #expect(findings(showsViewer: true) == [])
    #expect(findings(hasText: false) == [])
    #expect(findings([.large, .extraLarge]) == [])
  }
}
