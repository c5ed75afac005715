import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// What Interface Builder's canvas makes of plain views in stacks.
@Suite struct CanvasPlaceholderTests {
  /// A column of one view that holds what is given.
  ///
  /// - Parameter height: How high it was drawn.
  private func column(
    _ views: String, _ lines: [String], drawn height: Double = 50
  ) throws -> Screen {
    try Screen(
      """
      <stackView contentMode="scaleToFill" axis="vertical" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="50" height="\(height)"/><subviews>\(views)</subviews></view></subviews>\
      </stackView>
      """,
      constraints: constraints("s.leading = root.leading", "s.top = root.top", "s.width = 300")
        + lines.map(constraint).joined())
  }

  /// Recorded of a message of 17 points beside a badge without a size: both it and the view are 50 points high.
  @Test("A view that holds text and something empty is 50 points high, and stretches the text")
  func textAndBadge() throws {
    let lines = [
      "l.leading = v.leading", "l.top = v.top", "v.bottom = l.bottom", "v.trailing = b.trailing",
      "b.top = v.top", "b.leading >= l.trailing + 20",
    ]
    let screen = try column(label("l", "No message yet") + view("b"), lines)
    #expect(screen.layout().frame("v")?.height == 50)
    #expect(screen.layout().frame("l")?.height == 50)
    // One line of 17 points, to the next half point.
    #expect(screen.layout(target: .device).frame("v")?.height == 20.5)
  }

  /// Recorded of two labels of 17 points (20.5 high) with 4 points between, in three views of one screen.
  @Test("A view that holds texts is 50 points high, and the last text takes what is left")
  func texts() throws {
    let lines = [
      "a.top = v.top", "b.top = a.bottom + 4", "v.bottom = b.bottom", "a.leading = v.leading",
      "b.leading = v.leading", "v.trailing = a.trailing", "v.trailing = b.trailing",
    ]
    let hugging = #"verticalHuggingPriority="251""#
    let texts = label("a", "Name", hugging) + label("b", "Label", hugging)
    let screen = try column(texts, lines)
    #expect(screen.layout().frame("v")?.height == 50)
    #expect(screen.layout().frame("a")?.height == 20.5)
    #expect(screen.layout().frame("b")?.height == 25.5)
    // 20.5 + 4 + 20.5.
    #expect(screen.layout(target: .device).frame("v")?.height == 45)
    // A minimum is none less, a length is.
    #expect(try column(texts, lines + ["v.height >= 20"]).layout().frame("v")?.height == 50)
    #expect(try column(texts, lines + ["v.height = 47"]).layout().frame("v")?.height == 47)
  }

  /// Recorded of a view with texts in a row of 82 points, aligned at its top.
  @Test("A view whose contents leave its height open may be higher")
  func openHeight() throws {
    let screen = try Screen(
      """
      <stackView contentMode="scaleToFill" alignment="top" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(label("a", "Name"))\
      \(label("b", "Label"))</subviews></view></subviews></stackView>
      """,
      constraints: constraints(
        "s.leading = root.leading", "s.top = root.top", "s.width = 300", "s.height = 82",
        "a.top = v.top", "b.top >= a.bottom + 8", "v.bottom = b.bottom", "a.leading = v.leading",
        "b.leading = v.leading", "v.trailing = a.trailing", "v.trailing = b.trailing"))
    #expect(screen.layout().frame("v")?.height == 82)
    #expect(screen.layout().frame("b")?.maxY == 82)
  }

  /// Recorded of four views of one screen, 16 points high.
  @Test("A text that must not be stretched keeps its view as high as it is")
  func firmText() throws {
    let screen = try column(
      label("a", "Gaps", #"verticalHuggingPriority="1000""#),
      ["a.top = v.top", "v.bottom = a.bottom", "a.leading = v.leading", "v.trailing = a.trailing"])
    #expect(screen.layout().frame("v")?.height == 20.5)
  }

  /// Recorded of a text view over a line of one point, which it passes by a point, and the label for when it is
  /// empty: 51 points in 50.
  @Test("A text view without text is empty")
  func emptyTextView() throws {
    let text = """
      <textView contentMode="scaleToFill" scrollEnabled="NO" id="t" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" pointSize="16"/></textView>
      """
    let screen = try column(
      text + label("l", "Describe it", #"verticalHuggingPriority="251""#) + view("line"),
      [
        "l.leading = v.leading", "l.top = v.top", "l.trailing = v.trailing", "l.bottom = v.bottom",
        "t.leading = v.leading", "t.trailing = v.trailing", "t.top = v.top", "line.height = 1",
        "line.top = t.bottom - 2", "line.bottom = v.bottom", "line.leading = v.leading",
        "line.trailing = v.trailing",
      ])
    #expect(screen.layout().frame("v")?.height == 50)
    #expect(screen.layout().frame("t")?.height == 51)
    #expect(screen.layout().frame("l")?.height == 50)
  }

  /// Recorded of a view 98 points high over a symbol of 20 and texts that need 45, and of one 210 points wide that
  /// is to have 200 at least, whose twin of the same constraints has 300.
  @Test("A plain view keeps the length that it was drawn with", arguments: [98.0, 871])
  func drawn(height: Double) throws {
    let lines = [
      "a.top = v.top", "b.top = a.bottom + 4", "v.bottom = b.bottom", "a.leading = v.leading",
      "b.leading = v.leading", "v.trailing = a.trailing", "v.trailing = b.trailing",
    ]
    let screen = try column(label("a", "Name") + label("b", "Label"), lines, drawn: height)
    let canvas = screen.layout()
    #expect(canvas.frame("v")?.height == height)
    #expect(canvas.frame("b")?.height == height - 24.5)
    // A maximum above it leaves it open, and a length that is weaker than content, recorded of six views.
    for line in ["v.height <= 900", "v.height = 0 @250"] {
      let screen = try column(
        label("a", "Name") + label("b", "Label"), lines + [line], drawn: height)
      #expect(screen.layout().frame("v")?.height == height)
    }
    // No device knows how it was drawn, and on the canvas of another it has 20.5 + 4 + 20.5.
    #expect(screen.layout(target: .device).frame("v")?.height == 45)
    #expect(screen.layout(device: "retina6_1").frame("v")?.height == 45)
  }

  /// A ratio says one length where a constraint names the other, and neither where none does.
  @Test("A length that follows from the other one is no placeholder's")
  func ratio() throws {
    func axes(_ lines: String...) throws -> Set<Axis> {
      let scene = try column("", lines).scene
      let index = try #require(scene.elements.firstIndex { $0.id == "v" })
      return scene.placeholderAxes(of: ElementIndex(index))
    }
    #expect(try axes("v.width = 30") == [.vertical])
    #expect(try axes("v.width = v.height") == [.horizontal, .vertical])
    #expect(try axes("v.width = 30", "v.width = v.height") == [])
    #expect(try axes("v.height = 30", "v.width = v.height") == [])
    #expect(try axes("v.width = 30", "v.width = v.height @250") == [.vertical])
  }

  /// 50 of each and 25 between them are 200, of which 400 are twice as much, but for the 25 points: what these
  /// do not grow by the last has.
  @Test("A stack that fills in proportion takes views without a size of their own for 50 points")
  func shares() throws {
    let screen = try Screen(
      """
      <stackView contentMode="scaleToFill" axis="vertical" distribution="fillProportionally" spacing="25" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews>\(label("empty", ""))\(view("v"))\(label("last", ""))</subviews></stackView>
      """,
      constraints: constraints(
        "s.leading = root.leading", "s.top = root.top", "s.width = 300", "s.height = 400"))
    let heights = ["empty", "v", "last"].compactMap { screen.layout().frame($0)?.height }
    #expect(heights == [100, 100, 150])
  }
}
