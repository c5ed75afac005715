import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// How shapes are drawn, after SwiftUI's documentation of `stroke`, `background` and shapes.
@Suite struct ShapeDrawingTests {
  private func screen(_ view: ViewTree) throws -> LaidOutScreen {
    try Laboratory().engine.screen(
      view, id: "Card", title: "Card", location: SourceLocation(path: "Card.swift", line: 3),
      configuration: Configuration(size: .large, device: .documentDefault, target: .device))
  }

  private func views(_ view: ViewTree) throws -> [LaidOutView] { try screen(view).views }

  private func shape(
    _ outline: ShapeContent.Outline, _ color: ColorValue? = nil, line: Double? = nil
  ) -> ViewTree {
    var content = ShapeContent(outline, color: color, name: "Capsule")
    content.lineWidth = line
    return ViewTree(.shape(content)).modified(
      by: .frame(width: 80, height: 30, alignment: .center))
  }

  private let red = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("A stroke is a line that leaves what is behind it to be seen")
  func stroke() throws {
    let drawn = try #require(try views(shape(.capsule, red, line: 2)).last?.appearance)
    #expect(drawn.background == nil)
    #expect(drawn.borderWidth == 2)
    #expect(drawn.borderColor == red)
    // Half of the shorter side.
    #expect(drawn.cornerRadius == 15)
  }

  @Test("A shape that nothing fills has the colour of text")
  func foreground() throws {
    #expect(try views(shape(.capsule)).last?.appearance.background == .system("labelColor"))
    #expect(try views(shape(.capsule, red)).last?.appearance.background == red)
    #expect(try views(shape(.other)).last?.appearance.background == nil)
  }

  @Test("A background comes before what it is behind, an overlay after what it is on")
  func order() throws {
    let text = ViewTree(.text(StyledText("Tea")))
    let behind = text.modified(by: .background(.center), secondary: shape(.capsule))
    #expect(try views(behind).map(\.kind) == ["container", "shape", "text"])
    let over = text.modified(by: .overlay(.center), secondary: shape(.capsule))
    #expect(try views(over).map(\.kind) == ["container", "text", "shape"])
  }

  @Test("A text editor's text scrolls")
  func editor() throws {
    let words = String(repeating: "Many words. ", count: 100)
    let screen = try screen(
      ViewTree(.control(.textEditor(text: words))).modified(
        by: .frame(width: 200, height: 60, alignment: .center)))
    #expect(screen.nodes.flatMap(\.texts).map(\.isTruncated) == [false])
    #expect(screen.nodes.contains { $0.scroll != nil })
  }

  @Test("A row's background is there instead of the card's, and ends at the card's corners")
  func rowBackgrounds() throws {
    func row(_ string: String, _ background: ColorValue? = nil) -> ViewTree {
      let text = ViewTree(.text(StyledText(string)))
      guard let background else { return text }
      return text.modified(
        by: .listRowBackground, secondary: ViewTree(.shape(ShapeContent(color: background))))
    }
    func list(_ rows: [ViewTree]) -> ViewTree {
      ViewTree(
        .list(.insetGrouped),
        children: [ViewTree(.section, children: [.empty, .group(rows), .empty])])
    }
    let white = ColorValue.system("secondarySystemGroupedBackgroundColor")
    let plain = try views(list([row("a"), row("b")]))
    #expect(plain.filter { $0.kind == "listCard" }.map(\.appearance.background) == [white])
    #expect(plain.filter { $0.kind == "listRow" }.allSatisfy { $0.appearance.background == nil })

    let mixed = try views(list([row("a"), row("b", red), row("c", red)]))
    let card = try #require(mixed.first { $0.kind == "listCard" })
    #expect(card.appearance.background == nil)
    let rows = mixed.filter { $0.kind == "listRow" }
    #expect(rows.map(\.appearance.background) == [white, nil, nil])
    let first = rows[0].appearance.control.value as? RowContent
    #expect(first?.position == RowContent.Position(isFirst: true, isLast: false))
    let shapes = mixed.filter { $0.kind == "shape" }
    #expect(shapes.map(\.appearance.background) == [red, red])
    let end = LaidOutView.CornerCut(
      radius: card.appearance.cornerRadius, isAtTop: false, isAtBottom: true)
    #expect(end.radius > 0)
    #expect(shapes.map(\.appearance.cut) == [nil, end])
  }
}
