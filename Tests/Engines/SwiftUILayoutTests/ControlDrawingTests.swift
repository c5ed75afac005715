import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// The colours of controls and of what is around rows, and the signs in them.
@Suite struct ControlDrawingTests {
  private let secondary = ColorValue.system("secondaryLabelColor")
  private let label = ColorValue.system("labelColor")
  private let red = ColorValue.system("systemRedColor")
  private let blue = ColorValue.system("systemBlueColor")

  private func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  private func screen(_ view: ViewTree) throws -> LaidOutScreen {
    try Laboratory().engine.screen(
      view, id: "Card", title: "Card", location: SourceLocation(path: "Card.swift", line: 3),
      configuration: Configuration(size: .large, device: .documentDefault, target: .device))
  }

  /// A list of one section.
  private func list(_ rows: [ViewTree], header: ViewTree? = nil) -> ViewTree {
    let section = [header ?? text("Head"), .group(rows), text("Foot")]
    return ViewTree(.list(.insetGrouped), children: [ViewTree(.section, children: section)])
  }

  /// By text, its colour: that of labels where it has none.
  private func colors(_ view: ViewTree) throws -> [String: ColorValue] {
    let texts = try screen(view).nodes.flatMap(\.texts)
    return Dictionary(
      texts.map { ($0.string, $0.color ?? label) }, uniquingKeysWith: { first, _ in first })
  }

  private func signs(_ screen: LaidOutScreen) -> [IndicatorContent.Sign] {
    screen.views.compactMap { ($0.appearance.control.value as? IndicatorContent)?.sign }
  }

  /// UIKit's header and footer configurations have `secondaryLabel`, its prominent header `label`.
  @Test("Headers and footers of sections are grey, unless they have a colour or are prominent")
  func sections() throws {
    let list = list([text("Row")])
    #expect(try colors(list) == ["Head": secondary, "Row": label, "Foot": secondary])
    #expect(
      try colors(list.modified(by: .environment(.headerProminence(isIncreased: true))))
        == ["Head": label, "Row": label, "Foot": secondary])
    let own = text("Head").modified(by: .environment(.foregroundColor(red)))
    #expect(
      try colors(self.list([text("Row")], header: own))
        == ["Head": red, "Row": label, "Foot": secondary])
  }

  @Test("Links of rows, menus and groups have the signs that their frames are for")
  func signs() throws {
    let link = ViewTree(.control(.navigationLink), children: [text("Go")])
    let picker = ViewTree(.control(.picker(selected: 0)), children: [text("Size"), text("One")])
    let group = ViewTree(
      .control(.disclosureGroup(isExpanded: true)), children: [text("More"), text("Inside")])
    let rows = try screen(list([link, picker, group]))
    #expect(signs(rows) == [.disclosure, .menu, .open])
    let menu = try #require(
      rows.views.first { ($0.appearance.control.value as? IndicatorContent)?.sign == .menu })
    #expect(menu.appearance.tint == secondary)
    #expect(!menu.isControl && menu.role == .container)
    #expect(try colors(list([picker]))["One"] == secondary)
  }

  @Test("A menu outside of lists has its tint, value and sign alike")
  func menus() throws {
    let picker = ViewTree(.control(.picker(selected: 0)), children: [text("Size"), text("One")])
    for (tint, expected): (ColorValue?, ColorValue) in [(nil, blue), (red, red)] {
      let view = picker.modified(by: .environment(.tint(tint)))
      #expect(try colors(view)["One"] == expected)
      let sign = try screen(view).views.first { $0.appearance.control.value is IndicatorContent }
      #expect(sign?.appearance.tint == expected)
    }
  }

  private func delete(_ style: ButtonStyle, _ shown: ViewTree? = nil) -> ViewTree {
    ViewTree(.control(.button(isDestructive: true)), children: [shown ?? text("Delete")])
      .modified(by: .environment(.buttonStyle(style)))
  }

  @Test("A button that deletes is red in the system's styles, and plain in a plain one")
  func destructive() throws {
    for style in [ButtonStyle.automatic, .bordered, .borderless, .glass] {
      #expect(try colors(delete(style))["Delete"] == red, "\(style)")
      #expect(try colors(list([delete(style)]))["Delete"] == red, "\(style)")
    }
    #expect(try colors(delete(.plain))["Delete"] == label)
    let own = text("Delete").modified(by: .environment(.foregroundColor(blue)))
    #expect(try colors(delete(.automatic, own))["Delete"] == blue)
    let prominent = try screen(delete(.borderedProminent))
    let button = try #require(prominent.views.first { $0.kind == "button" })
    #expect(button.appearance.background == red)
    #expect(
      prominent.nodes.flatMap(\.texts).map(\.color) == [.rgba(red: 1, green: 1, blue: 1, alpha: 1)])
  }

  /// Source: Apple, `buttonStyle(_:)`: a style that is chosen holds for rows, links and menus, too. A button of a line is 34.33 points high, 14
  /// of them above and below its text.
  @Test(
    "Bordered buttons are filled in rows, links and menus as well, and grey where they are disabled"
  )
  func bordered() throws {
    let grey = ColorValue.system("tertiarySystemFillColor")
    let label = [text("Go")]
    for control: ControlDescription in [.button(), .link, .menu] {
      for (style, color) in [(ButtonStyle.bordered, grey), (.borderedProminent, blue)] {
        let view = ViewTree(.control(control), children: label)
          .modified(by: .environment(.buttonStyle(style)))
        for shown in [view, list([view])] {
          let button = try screen(shown).views.first { $0.role == .button }
          #expect(button?.appearance.background == color, "\(control) \(style)")
        }
      }
    }
    let disabled = ViewTree(.control(.button()), children: label)
      .modified(by: .environment(.buttonStyle(.borderedProminent)))
      .modified(by: .environment(.isEnabled(false)))
    let button = try screen(disabled).views.first { $0.role == .button }
    #expect(button?.appearance.background == grey)
    let row = try screen(list([ViewTree(.control(.button()), children: label)]))
    #expect(row.views.first { $0.role == .button }?.appearance.background == nil)
  }

  @Test("A segmented picker shows which segment is chosen")
  func segments() throws {
    let picker = ViewTree(
      .control(.picker(selected: 1)), children: [text("Size"), text("One"), text("Two")]
    ).modified(by: .environment(.pickerStyle(.segmented)))
    let segments = try screen(picker).views.compactMap {
      $0.appearance.control.value as? SegmentsContent
    }
    #expect(segments.map(\.selected) == [1])
    #expect(segments.map(\.titles.count) == [2])
  }
}
