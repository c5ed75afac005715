import DynamicTypeLayout
import DynamicTypeModel
import Testing

/// What Interface Builder's canvas makes of views in stacks that hold something empty.
@Suite struct CanvasPlaceholderTests {
  /// A column of one view that holds what is given.
  private func column(_ views: String, _ lines: [String]) throws -> Screen {
    try Screen(
      """
      <stackView contentMode="scaleToFill" axis="vertical" id="s" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(views)</subviews></view></subviews>\
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
    // Something that a constraint gives a height is not empty.
    let sized = try column(label("l", "No message yet") + view("b"), lines + ["b.height = 16"])
    #expect(sized.layout().frame("v")?.height == 20.5)
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
}
