import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Lists, forms and bars as measured on devices; the numbers are in points.
@Suite struct ListTests {
  private let sections = """
    List { Section { Text("Checking") ; Text("Savings") } header: { Text("Accounts") }
    footer: { Text("Tap an account") } ; Section { Text("Electric") } header: { Text("Bills") } }
    """

  private func parts(_ views: [PlacedView]) -> [Rect] {
    views.filter { [.listHeader, .listRow, .listFooter].contains($0.kind) }.map(\.exactFrame)
  }

  private func expect(_ found: [Rect], _ expected: [Rect]) {
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      // The sources give two decimals of thirds of a point.
      #expect(abs(found.x - expected.x) < 0.01 && abs(found.y - expected.y) < 0.011)
      #expect(abs(found.width - expected.width) < 0.01)
      #expect(abs(found.height - expected.height) < 0.011)
    }
  }

  /// Source: accessibility frames of cashapp/AccessibilitySnapshot 5b03db8 on iOS 26.2, 402 points wide.
  @Test("Sections of a list on iOS 26 are where a device has them")
  func sectionsOfiOS26() throws {
    var laboratory = try Laboratory(era: .iOS26)
    laboratory.safeArea.top = 62
    let views = try laboratory.layout(sections, width: 402, height: 874)
    expect(
      parts(views),
      [
        Rect(x: 16, y: 62, width: 370, height: 40.33),
        Rect(x: 16, y: 102.33, width: 370, height: 52),
        Rect(x: 16, y: 154.33, width: 370, height: 52),
        Rect(x: 16, y: 206.33, width: 370, height: 29.67),
        Rect(x: 16, y: 236, width: 370, height: 40.33),
        Rect(x: 16, y: 276.33, width: 370, height: 52),
      ])
  }

  /// `List(items) { Section { … } }`: by hand, a card for each, as for sections that are written one after the other.
  @Test("Sections and rows in groups of one are what they are without")
  func groupedSections() throws {
    let words = ["A", "B"].map { ViewTree(.text(StyledText($0))) }
    let sections = words.map { ViewTree(.section, children: [.empty, $0, .empty]) }
    func list(_ children: [ViewTree]) -> ViewTree { ViewTree(.list(nil), children: children) }
    func grouped(_ views: [ViewTree]) -> ViewTree {
      ViewTree(.group, children: views.map { ViewTree(.group, children: [$0]) })
    }
    let laboratory = try Laboratory()
    let plain = laboratory.layout(list(sections), width: 402, height: 874)
    let inGroups = laboratory.layout(list([grouped(sections)]), width: 402, height: 874)
    #expect(plain.filter { $0.kind == .listCard }.count == 2)
    #expect(inGroups.map(\.exactFrame) == plain.map(\.exactFrame))
    let coloured = words.map {
      $0.modified(
        by: .listRowBackground, secondary: ViewTree(.shape(ShapeContent())))
    }
    let rows = laboratory.layout(list(coloured), width: 402, height: 874)
    let rowsInGroups = laboratory.layout(list([grouped(coloured)]), width: 402, height: 874)
    #expect(rowsInGroups.map(\.kind) == rows.map(\.kind))
    #expect(rowsInGroups.map(\.exactFrame) == rows.map(\.exactFrame))
  }

  /// Source: the same on iOS 18.5.
  @Test("Sections of a list on iOS 18 are where a device has them")
  func sectionsOfiOS18() throws {
    var laboratory = try Laboratory(era: .iOS17)
    laboratory.safeArea.top = 62
    let views = try laboratory.layout(sections, width: 402, height: 874)
    expect(
      parts(views),
      [
        Rect(x: 20, y: 62, width: 362, height: 38.67),
        Rect(x: 20, y: 100.67, width: 362, height: 44),
        Rect(x: 20, y: 144.67, width: 362, height: 44),
        Rect(x: 20, y: 188.67, width: 362, height: 33.67),
        Rect(x: 20, y: 222.33, width: 362, height: 38.67),
        Rect(x: 20, y: 261, width: 362, height: 44),
      ])
    #expect(views.text("ACCOUNTS") != nil)
  }

  /// Source: pictures of home-assistant/iOS d722d781 at M, 390 points wide.
  @Test(
    "The title of a label begins behind a column that grows with the text, as does the separator")
  func labels() throws {
    let views = try Laboratory(size: .medium).layout(
      """
      List { Label("Switching", systemImage: "arrow.left.arrow.right") ;
      Label("Add", systemImage: "plus") }
      """, width: 390, height: 844)
    #expect(abs(try #require(views.text("Switching")).exactFrame.x - 71) < 0.34)
    let separator = try #require(views.first { $0.kind == .listSeparator }).exactFrame
    #expect(abs(separator.x - 71) < 0.34)
    #expect(separator.maxX == 358)
    #expect(separator.height == 1)
  }

  /// Source: an accessibility dump on iOS 26 at 440 points, and pictures of an app on iOS 18 at AX5.
  @Test("A large title follows the text size, its baseline 16 above the bar's bottom")
  func largeTitle() throws {
    let source = "NavigationStack { List { Text(\"a\") }.navigationTitle(\"Settings\") }"
    var laboratory = try Laboratory(era: .iOS26)
    laboratory.safeArea.top = 62
    let views = try laboratory.layout(source, width: 440, height: 956)
    let bar = try #require(views.first { $0.kind == .bar(.navigationBar) }).exactFrame
    #expect(bar == Rect(x: 0, y: 62, width: 440, height: 106))
    let title = try #require(views.text("Settings")).exactFrame
    #expect(title.x == 20)
    #expect(abs(title.y - 119.67) < 0.34)
    let large = try Laboratory(size: .accessibility5, era: .iOS17)
      .layout(source, width: 390, height: 844)
    // 44 of the bar and 73 of the title.
    let largeBar = try #require(large.first { $0.kind == .bar(.navigationBar) }).exactFrame
    #expect(abs(largeBar.height - 117) < 1e-9)
  }

  /// Source: pictures of home-assistant/iOS d722d781 on iOS 26 at 390 points, whose safe area ends at 62: the
  /// large title's baseline at 152, the first card at 168 without a header and at 207.33 with one.
  @Test("The first card of a list follows a large title without a gap on iOS 26")
  func cardBelowLargeTitle() throws {
    var laboratory = try Laboratory(size: .medium, era: .iOS26)
    laboratory.safeArea.top = 62
    let plain = try laboratory.layout(
      "NavigationStack { List { Text(\"a\") }.navigationTitle(\"Servers\") }", width: 390,
      height: 844)
    #expect(try #require(plain.first { $0.kind == .listCard }).exactFrame.y == 168)
    let headed = try laboratory.layout(
      """
      NavigationStack { List { Section { Text("a") } header: { Text("Servers") } }
      .navigationTitle("Servers") }
      """, width: 390, height: 844)
    let card = try #require(headed.first { $0.kind == .listCard }).exactFrame
    #expect(abs(card.y - 207.33) < 0.34)
  }

  /// Source: the same pictures; their lists set margins of 4 points, and begin 4 points below the safe area.
  @Test("Margins of the content take the place of the gap above the first card")
  func contentMargins() throws {
    let text = ViewTree(.text(StyledText("a")))
    let tree = ViewTree(
      .environment(.contentMargins(.top, 4)), children: [ViewTree(.list(nil), children: [text])])
    let views = try Laboratory(era: .iOS26).layout(tree, width: 390, height: 844)
    #expect(try #require(views.first { $0.kind == .listCard }).exactFrame.y == 4)
  }

  /// Source: the same pictures: 17 points at M, 21 at AX5.
  @Test(
    "An inline title grows from Large to XXL",
    arguments: [
      (DynamicTypeSize.medium, 17.0), (.accessibility5, 21),
    ])
  func inlineTitle(size: DynamicTypeSize, points: Double) throws {
    let views = try Laboratory(size: size).layout(
      """
      NavigationStack { List { Text("a") }.navigationTitle("Posts")
      .navigationBarTitleDisplayMode(.inline) }
      """, width: 390, height: 844)
    #expect(views.text("Posts")?.text?.font.pointSize == points)
  }

  /// Source: accessibility frames of five tabs at 390 points on iOS 15.
  @Test("Tabs share the width of their bar, which reaches through the safe area")
  func tabs() throws {
    var laboratory = try Laboratory(era: .iOS15)
    laboratory.safeArea = DirectionalInsets(top: 47, bottom: 34)
    let views = try laboratory.layout(
      """
      TabView { ForEach(0..<5, id: \\.self) { Text("a").tabItem {
      Label("Tab \\($0)", systemImage: "star") } } }
      """, width: 390, height: 844)
    let bar = try #require(views.first { $0.kind == .bar(.tabBar) }).exactFrame
    #expect(bar == Rect(x: 0, y: 761, width: 390, height: 83))
    let tabs = views.filter { $0.kind == .bar(.tab) }.map(\.exactFrame)
    #expect(tabs.first == Rect(x: 2, y: 762, width: 74, height: 48))
    #expect(tabs.last == Rect(x: 314, y: 762, width: 74, height: 48))
  }
}
