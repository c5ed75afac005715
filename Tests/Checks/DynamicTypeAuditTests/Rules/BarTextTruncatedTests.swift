import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct BarTextTruncatedTests {
  @Test func aTitleIsAWarningAndATabANote() {
    let screens = series { screen, size in
      screen.change { layout in
        layout.barTexts = [BarText.Role.largeTitle, .tab].map { role in
          var text = LaidOutText(
            string: "Teas of the season", lines: [], isTruncated: size > .large,
            hiddenCharacterCount: 6, characterCount: 18,
            font: ResolvedFont(face: .system, pointSize: 34, scaling: .builtIn), color: nil,
            box: Rect(), neededSize: Size(), location: at(line: role == .tab ? 8 : 7))
          text.part = role == .tab ? "tab" : "large title"
          text.lines = [
            .init(
              text: "Teas of th…", spans: [], originX: 0, baseline: 0, width: 0, ascent: 0,
              descent: 0)
          ]
          return BarText(
            role: role, item: "item-\(role.rawValue)", text: text,
            offersLargeContentViewer: role == .tab)
        }
      }
    }
    #expect(
      BarTextTruncated().findings(in: screens).map(\.summary) == [
        "7 warning item-largeTitle [XL AX1] large title 'Teas of the season' of the bar is "
          + "truncated from XL on: shows 'Teas of th…'",
        "8 note item-tab [XL AX1] tab 'Teas of the season' of the bar is truncated from XL on: "
          + "shows 'Teas of th…'; the Large Content Viewer shows all of it",
      ])
  }
}
