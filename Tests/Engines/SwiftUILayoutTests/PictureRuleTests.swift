import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Rules that pictures of iOS settled; the numbers are those of the pictures, or follow from them by arithmetic.
@Suite struct PictureRuleTests {
  private func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  private func column(_ views: [ViewTree], spacing: Double? = nil) -> ViewTree {
    ViewTree(.stack(StackDescription(axis: .vertical, spacing: spacing)), children: views)
  }

  private func list(_ rows: [ViewTree], style: ListStyle? = .insetGrouped) -> ViewTree {
    ViewTree(.list(style), children: rows)
  }

  /// Source: home-assistant/iOS (iOS 26, ha-036): its first card at 94 where the safe area ends at 59, and
  /// kasianov-mikhail/scout (scout-005): its first row at 0.
  @Test("A navigation stack whose views say nothing of a bar has none")
  func stackWithoutBar() throws {
    var laboratory = try Laboratory(size: .medium)
    laboratory.safeArea.top = 59
    let stack = ViewTree(.navigationStack, children: [list([text("a")])])
    let views = laboratory.layout(stack, width: 390, height: 844)
    #expect(!views.contains { $0.kind == .bar(.navigationBar) })
    #expect(views.first { $0.kind == .listCard }?.exactFrame.y == 94)
    for modifier in [
      ViewContent.navigationTitle(StyledText("a")), .searchable(SearchDescription()),
    ] {
      let shown = ViewTree(.navigationStack, children: [list([text("a")]).modified(by: modifier)])
      #expect(
        laboratory.layout(shown, width: 390, height: 844)
          .contains { $0.kind == .bar(.navigationBar) })
    }
  }

  /// Source: a picture of iOS 17, in which what scrolls both ways stands in the middle of 800 by 800.
  @Test("What scrolls along both axes is centred where it is smaller")
  func centredScrolling() throws {
    let box = ViewTree(.shape(ShapeContent())).modified(
      by: .frame(width: 100, height: 60, alignment: .center)
    ).modified(by: .identifier("box"))
    func place(_ axes: AxisSet) throws -> Rect? {
      try Laboratory().layout(
        ViewTree(.scrollView(axes), children: [box]), width: 400, height: 300)["box"]
    }
    #expect(try place(.both) == Rect(x: 150, y: 120, width: 100, height: 60))
    #expect(try place(.vertical) == Rect(x: 150, y: 0, width: 100, height: 60))
  }

  /// Source: home-assistant/iOS (ha-031): a row over an empty stack is as high as the row.
  @Test("A stack without views keeps no distance")
  func emptyStack() throws {
    let laboratory = try Laboratory()
    let alone = column([text("This is a header")]).modified(by: .identifier("column"))
    let above = column([text("This is a header"), column([])]).modified(by: .identifier("column"))
    let height = try #require(
      laboratory.layout(alone, width: 390, height: 844)["column"]?.height)
    #expect(laboratory.layout(above, width: 390, height: 844)["column"]?.height == height)
  }

  /// Source: StanfordSpezi/SpeziViews on iOS 26 at AX3: 130 high on a phone and, 1154 wide, on a pad.
  @Test("A label with content is stacked at accessibility sizes, however wide its row is")
  func stackedContent() throws {
    let row = ViewTree(
      .control(.labeledContent), children: [text("San Francisco"), text("20 °C, Sunny")])
    for width in [390.0, 1194] {
      let views = try Laboratory(size: .accessibility3).layout(
        list([row]), width: width, height: 834)
      let label = try #require(views.text("San Francisco")).exactFrame
      let content = try #require(views.text("20 °C, Sunny")).exactFrame
      #expect(content.y > label.maxY && content.x == label.x)
      #expect(abs(try #require(views.first { $0.kind == .listRow }).exactFrame.height - 130) < 0.34)
    }
    let beside = try Laboratory().layout(list([row]), width: 390, height: 834)
    #expect(
      try #require(beside.text("San Francisco")).exactFrame.midY
        == #require(beside.text("20 °C, Sunny")).exactFrame.midY)
  }

  /// Source: pictures of four apps: iOS 18 at 3x in windows of 375 on a wider screen (20); iOS 16 and 17 at 1x, 300 and 450
  /// wide (16); iOS 26 the same (16 and 20), and of home-assistant/iOS and kasianov-mikhail/scout, 390 at 3x and 393
  /// at 2x (16). A screen of 375 at 3x has 16 on iOS 17 (`list18.plain.375` of the expectations).
  @Test(
    "Groups of a list are 16 or 20 from its edges, by era, pixels, screen and width",
    arguments: [
      (SystemEra.iOS17, 3.0, 390.0, 375.0, 20.0), (.iOS17, 3, 375, 375, 16),
      (.iOS16, 1, 390, 300, 16), (.iOS17, 1, 390, 450, 16), (.iOS26, 3, 390, 390, 16),
      (.iOS26, 2, 390, 393, 16), (.iOS26, 1, 390, 300, 16), (.iOS26, 1, 390, 450, 20),
    ])
  func groupMargins(
    era: SystemEra, pixelScale: Double, screen: Double, width: Double, margin: Double
  ) throws {
    var laboratory = try Laboratory(era: era)
    laboratory.environment.pixelScale = pixelScale
    laboratory.screen = Size(width: screen, height: 844)
    let views = laboratory.layout(list([text("a")]), width: width, height: 400)
    #expect(views.first { $0.kind == .listCard }?.exactFrame.x == margin)
    #expect(views.text("a")?.exactFrame.x == 2 * margin)
  }

  /// Source: kasianov-mikhail/scout (scout-005, iOS 26, 393 wide): from 48, where the texts begin, to 377.
  @Test("Lines of a plain list on iOS 26 go from the first text to the content's end")
  func plainSeparators() throws {
    var laboratory = try Laboratory()
    laboratory.environment.pixelScale = 2
    let dot = ViewTree(.shape(ShapeContent())).modified(
      by: .frame(width: 24, height: 24, alignment: .center))
    let row = ViewTree(
      .stack(StackDescription(axis: .horizontal, spacing: 8)),
      children: [dot, text("3.2.0"), ViewTree(.spacer(minLength: nil)), text("99 %")])
    let views = laboratory.layout(list([row, row], style: .plain), width: 393, height: 360)
    let line = try #require(views.first { $0.kind == .listSeparator }).exactFrame
    #expect(line.x == 48 && line.maxX == 377 && line.height == 1)
  }

  /// Source: pictures of an app on iOS 18: 28 below the bar's top, with 17 points at M and with 21 at AX5.
  @Test("An inline title stands on one line at every size", arguments: DynamicTypeSize.allCases)
  func inlineTitles(size: DynamicTypeSize) throws {
    let title = list([text("a")]).modified(by: .navigationTitle(StyledText("Title"))).modified(
      by: .navigationBarTitleDisplayMode(.inline))
    let views = try Laboratory(size: size, era: .iOS17).layout(
      ViewTree(.navigationStack, children: [title]), width: 390, height: 844)
    let view = try #require(views.text("Title"))
    let baseline = view.exactFrame.y + (view.text?.lines.first?.baseline ?? 0)
    #expect(abs(baseline - 28) < 0.34)
  }

  /// Source: the same: "Verification…" of "Verification codes", 343 points of ink.
  @Test("A large title that is too long is tightened, and cut where that is not enough")
  func tightenedTitles() throws {
    let title = list([text("a")]).modified(
      by: .navigationTitle(StyledText("Verification codes")))
    let views = try Laboratory(size: .accessibility5, era: .iOS17).layout(
      ViewTree(.navigationStack, children: [title]), width: 390, height: 844)
    let line = try #require(views.text("Verification codes")?.text?.lines.first)
    #expect(line.text == "Verification…")
    // The ink ends a twelfth of an em before the letters do, and begins as far behind.
    #expect(abs(line.width - (343 + 60.0 / 10)) < 2)
  }

  /// Source: pictures of two projects in windows of 300 by 400 (iOS 16, 17 and 26) and of 450 by 900.
  @Test(
    "A title is large only in windows that are high enough",
    arguments: [(400.0, false), (900, true)])
  func lowWindows(height: Double, isLarge: Bool) throws {
    let title = list([text("a")]).modified(by: .navigationTitle(StyledText("Title")))
    let views = try Laboratory().layout(
      ViewTree(.navigationStack, children: [title]), width: 300, height: height)
    #expect(views.contains { $0.kind == .bar(.largeTitle) } == isLarge)
    #expect(views.contains { $0.kind == .bar(.title) } == !isLarge)
  }

  /// Source: OpenSwiftUI, `_FrameLayout.spacing` and `Spacer`, which has its spacing projected. By hand, 20 and no gap.
  @Test("A spacer in a frame keeps no distance, as one without")
  func framedSpacers() throws {
    let box = ViewTree(.shape(ShapeContent())).modified(
      by: .frame(width: 50, height: 50, alignment: .center))
    let gap = ViewTree(.spacer(minLength: nil)).modified(
      by: .frame(width: nil, height: 20, alignment: .center))
    let views = try Laboratory().layout(
      column([box.modified(by: .identifier("a")), gap, box.modified(by: .identifier("b"))]),
      width: 390, height: 844)
    #expect(try #require(views["b"]).y - #require(views["a"]).maxY == 20)
  }
}
