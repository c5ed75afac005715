import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct BarTextTruncatedTests {
  /// A bar over a screen with a text that is cut off above a size.
  private func series(
    _ bars: [(LaidOutBar.Kind, LaidOutBarItem.Role)], above size: ContentSizeCategory
  ) -> ScreenSeries {
    DynamicTypeAuditTests.series { screen, current in
      screen.change { layout in
        layout.laidOutBars = bars.enumerated().map { line, bar in
          var text = LaidOutText(
            string: "Teas of the season", lines: [], isTruncated: current > size,
            hiddenCharacterCount: 6, characterCount: 18,
            font: ResolvedFont(face: .system, pointSize: 34, scaling: .builtIn), color: nil,
            box: Rect(), neededSize: Size(), location: at(line: line + 7))
          text.part = bar.1.part
          text.lines = [
            .init(
              text: "Teas of th…", spans: [], originX: 0, baseline: 0, width: 0, ascent: 0,
              descent: 0)
          ]
          var item = LaidOutBarItem(
            role: bar.1, id: "item-\(bar.1.rawValue)", frame: Rect(), text: text)
          item.offersLargeContentViewer = [.tab, .button].contains(bar.1)
          return LaidOutBar(kind: bar.0, frame: Rect(), items: [item])
        }
      }
    }
  }

  @Test func aTitleIsAWarningAndATabANote() {
    let screens = series([(.navigationBar, .largeTitle), (.tabBar, .tab)], above: .large)
    #expect(
      BarTextTruncated().findings(in: screens).map(\.summary) == [
        "7 warning item-largeTitle [XL AX1] large title 'Teas of the season' of the bar is "
          + "truncated from XL on: shows 'Teas of th…'; choose shorter words",
        "8 note item-tab [XL AX1] tab 'Teas of the season' of the bar is truncated from XL on: "
          + "shows 'Teas of th…'; the Large Content Viewer shows all of it",
      ])
  }

  @Test("The viewer helps with a button that is cut at accessibility sizes alone")
  func buttons() {
    let late = series([(.navigationBar, .button)], above: .extraLarge)
    #expect(
      BarTextTruncated().findings(in: late).map(\.summary) == [
        "7 note item-button [AX1] button 'Teas of the season' of the bar is truncated at AX1: "
          + "shows 'Teas of th…'; the Large Content Viewer shows all of it"
      ])
    let early = series([(.navigationBar, .button)], above: .large)
    #expect(BarTextTruncated().findings(in: early).map(\.severity) == [.warning])
  }
}

extension LaidOutBarItem.Role {
  fileprivate var part: LaidOutText.Part {
    switch self {
    case .title, .titleView: .title
    case .largeTitle: .largeTitle
    case .prompt: .prompt
    case .backButton: .backButton
    case .button: .barButton
    case .tab: .tab
    case .badge: .badge
    }
  }
}
