import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeControls
@testable import DynamicTypeRendering

@Suite struct ImagesTests {
  /// Apple, `UIView.ContentMode`: an image of 20 × 10 points in a view of 100 × 80 at 10, 10.
  @Test(
    "Content modes",
    arguments: [
      ("scaleToFill", Rect(x: 10, y: 10, width: 100, height: 80)),
      ("scaleAspectFit", Rect(x: 10, y: 25, width: 100, height: 50)),
      ("scaleAspectFill", Rect(x: -20, y: 10, width: 160, height: 80)),
      ("center", Rect(x: 50, y: 45, width: 20, height: 10)),
      ("top", Rect(x: 50, y: 10, width: 20, height: 10)),
      ("bottom", Rect(x: 50, y: 80, width: 20, height: 10)),
      ("left", Rect(x: 10, y: 45, width: 20, height: 10)),
      ("right", Rect(x: 90, y: 45, width: 20, height: 10)),
      ("topLeft", Rect(x: 10, y: 10, width: 20, height: 10)),
      ("bottomRight", Rect(x: 90, y: 80, width: 20, height: 10)),
    ])
  func contentModes(name: String, expected: Rect) throws {
    let mode = try #require(ContentMode(rawValue: name))
    let image = ImageContent(name: "leaf", naturalSize: Size(width: 20, height: 10))
    let place = Rect(x: 10, y: 10, width: 100, height: 80)
    #expect(image.box(in: place, mode: mode) == expected)
    #expect(ImageContent(name: "leaf").box(in: place, mode: mode) == place)
  }

  @Test("A view that clips cuts its own image too")
  func clipping() throws {
    for clips in [false, true] {
      var screen = Screen()
      let image = ImageContent(name: nil, naturalSize: Size(width: 60, height: 60))
      screen.add(
        .imageView, Rect(x: 40, y: 30, width: 20, height: 20), content: .image(image)
      ) {
        $0.contentMode = .center
        $0.clipsToBounds = clips
      }
      let ink = try #require(try Picture(of: screen).extent(besides: "FFFFFF"))
      #expect(
        ink
          == (clips
            ? Rect(x: 40, y: 30, width: 20, height: 20)
            : Rect(x: 20, y: 10, width: 60, height: 60)))
    }
  }

  @Test("Names of symbols are read as Apple builds them")
  func symbolNames() {
    #expect(SymbolName("trash")?.base == "trash")
    let filled = SymbolName("exclamationmark.triangle.fill")
    #expect(filled?.base == "exclamationmark")
    #expect(filled?.enclosure == .triangle)
    #expect(filled?.isFilled == true)
    #expect(SymbolName("square.and.arrow.up")?.enclosure == nil)
    #expect(SymbolName("circle.fill")?.base == "circle")
    for name in ["", ".", "fill", "circle.circle.circle", "no.such.thing", "nothing.circle"] {
      #expect(SymbolName(name)?.base == nil, "\(name)")
    }
  }

  @Test("A filled circle is full where an empty one shows what is below")
  func filledSymbols() throws {
    for (name, expected) in [("circle", "FFFFFF"), ("circle.fill", "007AFF")] {
      var screen = Screen()
      screen.add(
        .imageView, Rect(x: 20, y: 20, width: 24, height: 24),
        content: .image(ImageContent(name: name, isSystemSymbol: true)))
      let picture = try Picture(of: screen)
      #expect(picture.color(32, 32) == expected)
      // The ring's radius is 9.5 of 24 units.
      #expect(picture.color(32, 22.5) == "007AFF")
    }
  }

  /// A circle is a ring of 19 of 24 units with a line a fourteenth of its side wide.
  @Test("A button's symbol is drawn as large as layout says", arguments: [24.0, 48])
  func buttonSymbols(side: Double) throws {
    var content = ButtonContent(
      buttonType: .system, title: TextContent("", location: Screen.nowhere))
    content.image = ImageContent(name: "circle", isSystemSymbol: true)
    var screen = Screen()
    let button = screen.add(
      .button, Rect(x: 10, y: 10, width: 80, height: 60), content: .button(content))
    screen.layout.nodes[button].imageSize = Size(width: side, height: side)
    let ink = try #require(try Picture(of: screen).extent(besides: "FFFFFF"))
    #expect(abs(ink.width - side * (19.0 / 24 + 1.0 / 14)) <= 1 && abs(ink.midX - 50) <= 0.5)
  }

  @Test("A hairline of a third of a point is one whole pixel at 2 pixels a point, wherever it is")
  func hairlines() throws {
    for y in [10.0, 10.1, 10.25, 10.4, 10.0 + 2.0 / 3] {
      var screen = Screen()
      screen.add(
        .view, Rect(y: y, width: 100, height: 1.0 / 3), background: .system("blackColor"))
      let picture = try Picture(of: screen)
      let dark = (0..<picture.height).filter { picture.hex(column: 100, row: $0) != "FFFFFF" }
      #expect(dark == [Int((y * 2).rounded())])
      #expect(picture.hex(column: 100, row: dark[0]) == "000000")
    }
  }

  @Test("Rows keep their separators wherever they end on the pixels of another scale")
  func separators() throws {
    for end in [40, 40 + 1.0 / 3, 40 + 2.0 / 3] {
      var screen = Screen()
      let table = screen.add(.tableView, Rect(width: 100, height: 80))
      let cells = [Rect(width: 100, height: end), Rect(y: end, width: 100, height: 30)].map {
        ElementIndex(screen.add(.tableViewCell, $0, in: table, content: .cell(CellContent())))
      }
      var content = TableContent(style: .plain)
      content.sections = [TableContent.Section(id: "section", location: Screen.nowhere)]
      content.sections[0].cells = cells
      screen.scene.elements[table].content = .table(content)
      let picture = try Picture(of: screen)
      let row = Int((end * 2).rounded()) - 1
      // 3C3C43 at 0.29 on white.
      #expect(picture.hex(column: 100, row: row) == "C6C6C8")
      #expect(picture.hex(column: 100, row: row - 1) == "FFFFFF")
      #expect(picture.hex(column: 100, row: row + 1) == "FFFFFF")
    }
  }

  @Test("A search bar shows its field and its placeholder")
  func searchBar() throws {
    var input = TextInputContent(text: TextContent("", location: Screen.nowhere))
    input.placeholder = "Find a tea"
    var screen = Screen(width: 320, height: 60)
    screen.add(
      .searchBar, Rect(width: 320, height: 56), content: .textInput(input))
    let picture = try Picture(of: screen)
    // Tertiary fill, 767680 at 0.12, on F9F9F9: 233, 233, 234.
    #expect(isNear(picture.color(200, 28), "E9E9EA"))
    #expect(picture.color(4, 28) == "F9F9F9")
  }
}
