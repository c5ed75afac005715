import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

/// Code may show other views at other sizes: a row of two texts becomes a column with a line between.
@Suite struct ScreenSeriesAlignmentTests {
  private let screens = series([.large, .accessibilityLarge]) { screen, size in
    screen.add(.view, "stack", Rect(x: 10, y: 20, width: 300, height: 100))
    screen.add(.label, "title", Rect(x: 5, y: 5, width: 100, height: 20), in: "stack")
    screen.write("Total", width: 60)
    if size == .accessibilityLarge {
      screen.add(.view, "line", Rect(y: 40, width: 300, height: 1), in: "stack")
    }
    screen.add(.label, "value", Rect(x: 120, y: 5, width: 100, height: 20), in: "stack")
    screen.write("12 pounds", width: 90) { $0.isTruncated = size == .accessibilityLarge }
    screen.change {
      $0.notExamined = [NotExamined(element: NodeIndex($0.nodes.count - 2), reason: "unknown")]
    }
  }

  @Test("Every size has the views of all sizes, in one order")
  func order() {
    for layout in screens.layouts {
      #expect(layout.views.map(\.id) == ["root", "stack", "title", "line", "value"])
      #expect(layout.views.map(\.parent?.rawValue) == [nil, 0, 1, 1, 1])
      #expect(layout.views.map(\.subtreeEnd) == [5, 5, 3, 4, 5])
    }
    #expect(screens.layouts.map { $0.nodes[3].isShown } == [false, true])
  }

  @Test("Frames and what is said of views go with them")
  func frames() {
    for layout in screens.layouts {
      #expect(layout.absoluteFrame(of: NodeIndex(4)) == Rect(x: 130, y: 25, width: 100, height: 20))
      #expect(layout.nodes[4].texts.map(\.string) == ["12 pounds"])
    }
    // The view before the last: the title at Large, the line above.
    #expect(screens.layouts.map { $0.notExamined.map(\.element.rawValue) } == [[2], [3]])
  }

  @Test(
    "A text that stands in another view at another size is seen there, where it is",
    arguments: [true, false])
  func moved(isBoxedFirst: Bool) throws {
    let screens = series([.large, .accessibilityLarge]) { screen, size in
      screen.add(.view, "stack", Rect(x: 10, y: 20, width: 300, height: 100))
      let isBoxed = (size == .large) == isBoxedFirst
      if isBoxed {
        screen.add(.view, "box", Rect(x: 50, y: 0, width: 20, height: 20), in: "stack") {
          $0.clipsToBounds = true
          $0.alpha = 0.5
        }
      }
      screen.add(
        .label, "title", Rect(x: 5, y: 5, width: 100, height: 20), in: isBoxed ? "box" : "stack")
      screen.write("Total", width: 60) { $0.isTruncated = !isBoxed }
    }
    for layout in screens.layouts {
      let isBoxed = (layout.configuration.size == .large) == isBoxedFirst
      let title = try #require(layout.views.firstIndex { $0.id == "title" })
      #expect(layout.nodes.allSatisfy(\.isShown) == (isBoxed || isBoxedFirst))
      #expect(layout.nodes[title].isShown)
      #expect(
        layout.absoluteFrame(of: NodeIndex(title))
          == Rect(x: isBoxed ? 65 : 15, y: 25, width: 100, height: 20))
    }
    #expect(TextTruncated().findings(in: screens).map(\.element) == ["title"])
  }

  @Test("A defect is one, whatever else is shown at its size")
  func defects() {
    #expect(
      TextTruncated().findings(in: screens).map(\.summary) == [
        "6 error value [AX2] label '12 pounds' (value) is truncated at AX2: "
          + "shows '12 pounds', loses 0 of 9 characters"
      ])
  }
}
