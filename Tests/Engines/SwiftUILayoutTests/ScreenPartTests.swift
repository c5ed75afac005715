import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// What lies over, below and beside a screen's views; places follow from the sizes of bars and rows.
@Suite struct ScreenPartTests {
  private func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  /// Positions are added up in another order here than there.
  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    abs((value ?? .nan) - expected) < 1e-9
  }

  private func list(_ rows: [ViewTree]) -> ViewTree {
    let section = ViewTree(.section, children: [.empty, .group(rows), .empty])
    return ViewTree(.list(.insetGrouped), children: [section])
  }

  @Test("A sheet is laid out where it is presented alone")
  func sheets() throws {
    var laboratory = try Laboratory()
    laboratory.safeArea = DirectionalInsets(top: 47, bottom: 34)
    for isPresented in [false, true] {
      let view = text("Screen").modified(
        by: .presentation(PresentationDescription(.sheet, isPresented: isPresented)),
        secondary: text("Sheet").modified(by: .presentationDetents([.medium])))
      let placed = laboratory.layout(view, width: 390, height: 844)
      #expect(isNear(placed.text("Screen")?.exactFrame.midY, 47 + (844.0 - 47 - 34) / 2))
      guard isPresented else {
        #expect(placed.text("Sheet") == nil)
        continue
      }
      let sheet = try #require(placed.first { $0.kind == .presentation })
      #expect(sheet.frame == Rect(x: 0, y: 422, width: 390, height: 422))
      #expect(isNear(placed.text("Sheet")?.exactFrame.midY, 422 + (422 - 34) / 2))
    }
  }

  /// The views around come first, so that a background that ignores the safe area follows the bar it is behind.
  @Test("Bars are in front of what a stack shows, a sheet in front of the screen")
  func layers() throws {
    let tall = ViewTree(.shape(ShapeContent())).modified(
      by: .ignoresSafeArea(.all))
    let content = ViewTree(.depthStack(.center), children: [tall, text("Content")])
    let titled = content.modified(by: .navigationTitle(StyledText("Title"))).modified(
      by: .presentation(PresentationDescription(.sheet, isPresented: true)),
      secondary: text("Sheet"))
    let screen = try screen(ViewTree(.navigationStack, children: [titled]))
    let bar = try #require(screen.views.firstIndex { $0.kind == "navigationBar" })
    let shape = try #require(screen.views.firstIndex { $0.kind == "shape" })
    #expect(bar < shape)
    #expect(!screen.nodes[shape].frame.intersection(screen.nodes[bar].frame).isEmpty)
    let layers = screen.views.filter { $0.layer != .content }.map { "\($0.kind) \($0.layer)" }
    #expect(Set(layers) == ["navigationBar bar", "presentation presentation"])
  }

  private func screen(_ view: ViewTree) throws -> LaidOutScreen {
    try Laboratory().engine.screen(
      view, id: "Card", title: "Card", location: SourceLocation(path: "Card.swift", line: 3),
      configuration: Configuration(size: .large, device: .documentDefault, target: .device))
  }

  @Test("The appearance that a view prefers is the screen's; that of a sheet is not")
  func preferredAppearance() throws {
    func prefers(_ appearance: ScreenAppearance, _ view: ViewTree) -> ViewTree {
      view.modified(by: .environment(.preferredAppearance(appearance)))
    }
    #expect(try screen(text("A")).preferredAppearance == nil)
    let stack = ViewTree(
      .stack(StackDescription(axis: .vertical)), children: [text("A"), prefers(.dark, text("B"))])
    #expect(try screen(stack).preferredAppearance == .dark)
    #expect(try screen(prefers(.light, stack)).preferredAppearance == .light)
    let sheet = text("Screen").modified(
      by: .presentation(PresentationDescription(.sheet, isPresented: true)),
      secondary: prefers(.dark, text("Sheet")))
    #expect(try screen(sheet).preferredAppearance == nil)
  }

  @Test("Spacers in a bottom bar take what its items leave")
  func bottomBar() throws {
    let laboratory = try Laboratory()
    let item = ViewTree(
      .image(ImageDescription(.symbol("star"), size: Size(width: 20, height: 20))))
    let items = ViewTree(
      .toolbarItem(placement: .bottomBar),
      children: [
        .group([
          item.modified(by: .identifier("first")), ViewTree(.spacer(minLength: nil)),
          item.modified(by: .identifier("last")),
        ])
      ])
    let view = ViewTree(
      .navigationStack,
      children: [
        text("Screen").modified(by: .toolbar, secondary: items).modified(by: .navigationBarHidden)
      ])
    let placed = laboratory.layout(view, width: 390, height: 800)
    let bar = try #require(placed.first { $0.kind == .bar(.bottomBar) })
    #expect(bar.frame == Rect(x: 0, y: 751, width: 390, height: 49))
    // Each item is 44 wide, 16 from the bar's edges.
    #expect(isNear(placed["first"]?.midX, 16 + 22))
    #expect(isNear(placed["last"]?.midX, 390 - 16 - 22))
    #expect(isNear(placed.text("Screen")?.exactFrame.midY, 751.0 / 2))
  }

  @Test("A badge is at the trailing end of its row, in whose content's place it is")
  func badges() throws {
    let laboratory = try Laboratory()
    let view = list([text("Inbox").modified(by: .badge(StyledText("12")))])
    let placed = laboratory.layout(view, width: 390, height: 800)
    #expect(placed.text("Inbox")?.exactFrame.minX == 32)
    #expect(isNear(placed.text("12")?.exactFrame.maxX, 390 - 32))
    #expect(placed.first { $0.kind == .listRow }?.frame.height == 52)
  }

  @Test("What lies under a row is as large as the row")
  func rowBackgrounds() throws {
    let laboratory = try Laboratory()
    let color = ViewTree(.shape(ShapeContent())).modified(by: .identifier("under"))
    let view = list([
      text("One").modified(by: .listRowBackground, secondary: color)
        .modified(by: .listRowSeparator(isHidden: true, .vertical)), text("Two"),
    ])
    let placed = laboratory.layout(view, width: 390, height: 800)
    let row = try #require(placed.first { $0.kind == .listRow })
    #expect(placed["under"] == row.exactFrame)
    #expect(placed.text("One")?.exactFrame.minX == 32)
    #expect(!placed.contains { $0.kind == .listSeparator })
  }

  @Test("A disclosure group in a list is a row, and each of its views another")
  func disclosureGroups() throws {
    let laboratory = try Laboratory()
    for (isExpanded, rows) in [(false, 1), (true, 3)] {
      let group = ViewTree(
        .control(.disclosureGroup(isExpanded: isExpanded)),
        children: [text("More"), .group([text("One"), text("Two")])])
      let placed = laboratory.layout(list([group]), width: 390, height: 800)
      #expect(placed.count { $0.kind == .listRow } == rows)
    }
  }

  @Test("An inline picker in a list is a row for each choice, the chosen one with a checkmark")
  func inlinePickers() throws {
    let laboratory = try Laboratory()
    let picker = ViewTree(
      .control(.picker(selected: 1)), children: [text("Colour"), text("Red"), text("Blue")]
    ).modified(by: .environment(.pickerStyle(.inline)))
    let placed = laboratory.layout(list([picker]), width: 390, height: 800)
    #expect(placed.filter { $0.kind == .listRow }.count == 2)
    let mark = try #require(placed.first { $0.kind == .controlPart(.checkmark) })
    let blue = try #require(placed.text("Blue"))
    #expect(mark.exactFrame.midY == blue.exactFrame.midY)
    #expect(isNear(mark.exactFrame.maxX, 390 - 32))
  }

  @Test("A menu picker's choice is below its label where both do not fit on a line of a list")
  func menuPickers() throws {
    func places(of size: DynamicTypeSize) throws -> (label: Rect, choice: Rect) {
      let picker = ViewTree(
        .control(.picker(selected: 0)), children: [text("Colour"), text("Ultramarine")])
      let placed = try Laboratory(size: size).layout(list([picker]), width: 390, height: 800)
      return (
        try #require(placed.text("Colour")).exactFrame,
        try #require(placed.text("Ultramarine")).exactFrame
      )
    }
    let beside = try places(of: .large)
    #expect(abs(beside.label.midY - beside.choice.midY) < 0.01)
    // At 53 points both are wider than the row of 326.
    let below = try places(of: .accessibility5)
    #expect(below.choice.y >= below.label.maxY)
    #expect(below.choice.x == below.label.x)
  }

  @Test("Margins of scrolled content are inside of the scroll view")
  func contentMargins() throws {
    let laboratory = try Laboratory()
    let shape = ViewTree(.shape(ShapeContent())).modified(
      by: .frame(width: nil, height: 100, alignment: .center)
    ).modified(by: .identifier("content"))
    let view = ViewTree(.scrollView(.vertical), children: [shape]).modified(
      by: .environment(.contentMargins(.horizontal, 20))
    ).modified(by: .environment(.contentMargins(.top, 30)))
    let placed = laboratory.layout(view, width: 390, height: 800)
    #expect(placed["content"] == Rect(x: 20, y: 30, width: 350, height: 100))
  }

  @Test("Rows and sections of a list keep the distances that they are given")
  func listSpacing() throws {
    let laboratory = try Laboratory()
    let sections = ["A", "B"].map { name in
      ViewTree(.section, children: [.empty, .group([text(name), text(name + "2")]), .empty])
    }
    let view = ViewTree(.list(.insetGrouped), children: sections)
      .modified(by: .environment(.listSectionSpacing(12)))
      .modified(by: .environment(.listRowSpacing(5)))
    let placed = laboratory.layout(view, width: 390, height: 800)
    let rows = placed.filter { $0.kind == .listRow }.map(\.exactFrame)
    #expect(rows.count == 4)
    #expect(isNear(rows[1].minY - rows[0].maxY, 5))
    #expect(isNear(rows[2].minY - rows[1].maxY, 12))
  }

  /// A scroll view 200 points high in a window of 800: half of it is 100.
  @Test("A part of a container is one of the nearest, not of the window")
  func containers() throws {
    let laboratory = try Laboratory()
    let shape = ViewTree(.shape(ShapeContent())).modified(
      by: .containerRelativeFrame(.both, .center) { length, _ in length / 2 }
    ).modified(by: .identifier("half"))
    let stack = ViewTree(
      .stack(StackDescription(axis: .vertical, spacing: 0)), children: [shape, text("Below")])
    let view = ViewTree(.scrollView(.vertical), children: [stack]).modified(
      by: .frame(width: 300, height: 200, alignment: .center))
    let placed = laboratory.layout(view, width: 390, height: 800)
    #expect(placed["half"]?.size == Size(width: 150, height: 100))
    #expect(isNear(placed.text("Below")?.exactFrame.minY, 300 + 100))
    // Beside the scroll view the window counts.
    let alone = laboratory.layout(shape, width: 390, height: 800)
    #expect(alone["half"]?.size == Size(width: 195, height: 400))
  }

  /// Source: bars of an app on iOS 18 at AX5, whose titles stop at 21 points, Body at XXL; tab bars, whose
  /// titles do not grow.
  @Test("Words in bars grow to XXL, and tabs' not at all")
  func barTexts() throws {
    let laboratory = try Laboratory(size: .accessibility5)
    let item = ViewTree(.toolbarItem(placement: .trailing), children: [text("Edit")])
    let root = text("Screen").modified(by: .navigationTitle(StyledText("Title")))
      .modified(by: .toolbar, secondary: item)
      .modified(by: .tabItem, secondary: text("Tab"))
    let view = ViewTree(.tabView(), children: [ViewTree(.navigationStack, children: [root])])
    let placed = laboratory.layout(view, width: 390, height: 800)
    #expect(placed.text("Screen")?.text?.font.pointSize == 53)
    #expect(placed.text("Edit")?.text?.font.pointSize == 21)
    #expect(placed.text("Tab")?.text?.font.pointSize == 10)
    // What the bar chooses is nothing that its author could mend.
    #expect(placed.text("Tab")?.text?.font.scaling == .builtIn)
  }

  /// Source: Apple, documentation of UITabBarController: with more than five tabs the bar shows the first four and More.
  @Test("A bar shows five tabs, or the first four", arguments: [(3, 3), (5, 5), (6, 4), (9, 4)])
  func manyTabs(count: Int, shown: Int) throws {
    let laboratory = try Laboratory()
    let tabs = (1...count).map {
      text("Screen").modified(by: .tabItem, secondary: text("Tab \($0)"))
    }
    let placed = laboratory.layout(ViewTree(.tabView(), children: tabs), width: 390, height: 800)
    let titles = placed.compactMap { $0.text?.string }.filter { $0.hasPrefix("Tab ") }
    #expect(titles == (1...shown).map { "Tab \($0)" })
  }

  @Test("The titles of a segmented picker have the system's font, which nobody can mend")
  func segments() throws {
    let laboratory = try Laboratory()
    let picker = ViewTree(
      .control(.picker(selected: 0)), children: [text("Label"), text("One"), text("Two")]
    ).modified(by: .environment(.pickerStyle(.segmented)))
    let placed = laboratory.layout(picker, width: 390, height: 800)
    #expect(placed.text("One")?.text?.font.pointSize == 13)
    #expect(placed.text("One")?.text?.font.scaling == .builtIn)
  }

  /// A compact `UIDatePicker` has one size: what is beside it has the rest.
  @Test("A label wraps beside a date picker, whose capsules show their whole texts")
  func capsules() throws {
    let laboratory = try Laboratory()
    let picker = ViewTree(
      .control(.datePicker(date: StyledText("Nov 22, 2026"), time: StyledText("9:41 AM"))),
      children: [text("Cannula change date")])
    let placed = laboratory.layout(list([picker]), width: 390, height: 800)
    #expect(placed.text("Nov 22, 2026")?.text?.lines.count == 1)
    #expect(placed.text("9:41 AM")?.text?.lines.count == 1)
    #expect((placed.text("Cannula change date")?.text?.lines.count ?? 0) > 1)
  }

  /// Source: accessibility dumps of iOS 26, where rows with switches and with pickers' buttons of 34.33 points
  /// are 52 high as others are.
  @Test("Controls beside a label do not make their row higher")
  func controlRows() throws {
    let laboratory = try Laboratory()
    let controls: [ControlDescription] = [
      .toggle(isOn: true), .datePicker(date: StyledText("1 May 2026"), time: StyledText("9:41")),
      .picker(selected: 0),
    ]
    let rows = controls.map { ViewTree(.control($0), children: [text("Label"), text("Value")]) }
    let placed = laboratory.layout(list(rows), width: 390, height: 800)
    #expect(placed.filter { $0.kind == .listRow }.map(\.frame.height) == [52, 52, 52])
  }
}
