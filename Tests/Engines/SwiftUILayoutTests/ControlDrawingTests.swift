import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// The colours of controls and of what is around rows, and the signs in them.
@Suite struct ControlDrawingTests {
  private let secondary = ColorValue.system("secondaryLabelColor")
  private let label = ColorValue.system("labelColor")
  private let red = ColorValue.system("systemRedColor")

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
}
