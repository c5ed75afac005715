import DynamicType
import DynamicTypeModel
import Testing

/// Which of several constraints that contradict each other is left out, and what is said of it.
@Suite struct ConstraintConflictTests {
  @Test("Of constraints that contradict each other the last is left out and named")
  func conflict() throws {
    let screen = try Screen(
      view("a"),
      constraints: constraints(
        "a.leading = root.leading", "a.top = root.top", "a.height = 10", "a.width = 100")
        + #"<constraint firstItem="a" firstAttribute="width" constant="120" id="late"/>"#)
    let layout = screen.layout()
    #expect(layout.frame("a")?.width == 100)
    #expect(layout.findings.map(\.rule) == ["constraints-conflict"])
    #expect(
      layout.findings[0].message.hasPrefix(
        "constraint late, width of view (a) = 120, conflicts with width of view (a) = 100 ("
      ))
  }

  /// As UIKit logs that it breaks the width, wherever it stands among the others.
  @Test("A width between two edges gives way to them", arguments: [true, false])
  func conflictWithLength(isFirst: Bool) throws {
    let width = #"<constraint firstItem="a" firstAttribute="width" constant="120" id="width"/>"#
    let edges = constraints(
      "a.leading = root.leading + 10", "root.trailing = a.trailing + 10", "a.top = root.top",
      "a.height = 10")
    let layout = try Screen(view("a"), constraints: isFirst ? width + edges : edges + width)
      .layout()
    #expect(layout.frame("a") == Rect(x: 10, y: 0, width: 355, height: 10))
    #expect(layout.findings.map(\.rule) == ["constraints-conflict"])
    #expect(layout.findings[0].message.hasPrefix("constraint width, width of view (a) = 120, "))
  }

  /// As UIKit logged of 200 and 84 points, 80 and 15, 100 and 80, and 20, 20 and 0.
  @Test("Of two heights the larger gives way", arguments: [true, false])
  func conflictOfLengths(isFirst: Bool) throws {
    let small = #"<constraint firstItem="a" firstAttribute="height" constant="84" id="small"/>"#
    let large = #"<constraint firstItem="a" firstAttribute="height" constant="200" id="large"/>"#
    let layout = try Screen(
      view("a"),
      constraints: constraints("a.leading = root.leading", "a.top = root.top", "a.width = 10")
        + (isFirst ? large + small : small + large)
    ).layout()
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 10, height: 84))
    #expect(layout.findings[0].message.hasPrefix("constraint large, "))
  }

  /// As recorded of 164 points between two distances of 8 in a cell of 181, of two rows of 25 in one of
  /// 147, and of a picture 24 points wide in one of 352.
  @Test("A cell alone in its file leaves what is required in it as it is")
  func contentOfCell() throws {
    let screen = try Screen(
      xib: """
        <tableViewCell contentMode="scaleToFill" rowHeight="181" id="cell">
        <rect key="frame" x="0" y="0" width="320" height="181"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="181"/>
        <subviews>\(view("a"))\(view("b"))</subviews><constraints>
        \(constraints(
          "a.top = content.top + 8", "content.bottom = a.bottom + 8", "a.height = 164",
          "a.leading = content.leading + 8", "content.trailing = a.trailing + 8", "a.width = 24",
          "b.top = content.top + 100", "b.height = 70", "b.leading = content.leading", "b.width = 5"))
        </constraints></tableViewCellContentView></tableViewCell>
        """)
    let layout = screen.layout()
    #expect(layout.frame("cell") == Rect(width: 320, height: 181))
    #expect(layout.frame("content") == Rect(width: 320, height: 181))
    #expect(layout.frame("a") == Rect(x: 8, y: 8, width: 24, height: 164))
    #expect(layout.frame("b") == Rect(y: 100, width: 5, height: 70))
    #expect(layout.findings == [])
    // A device gives cells their size.
    #expect(screen.layout(target: .device).findings.map(\.rule).contains("constraints-conflict"))
  }

  /// Recorded so of a picture two views further in than the heights around it.
  @Test("Of many heights one of an innermost view gives way")
  func conflictOfManyLengths() throws {
    let inner = view(
      "inner",
      "<subviews>\(view("picture"))</subviews><constraints>"
        + constraints(
          "picture.top = inner.top", "picture.bottom = inner.bottom", "picture.height = 30",
          "picture.leading = inner.leading", "picture.width = 10") + "</constraints>")
    let layout = try Screen(
      view("a") + view("b") + view("c") + inner,
      constraints: constraints(
        "a.top = root.top", "a.height = 250", "b.top = a.bottom", "b.height = 250",
        "c.top = b.bottom", "c.height = 150", "inner.top = c.bottom", "root.bottom = inner.bottom")
        + ["a", "b", "c", "inner"].map {
          constraints("\($0).leading = root.leading", "\($0).width = 10")
        }.joined()
    ).layout()
    // The root is 667 points high.
    #expect(layout.frame("inner") == Rect(y: 650, width: 10, height: 17))
    #expect(layout.frame("picture")?.height == 17)
  }

  /// As UIKit logged of two labels in a cell, and twice more.
  @Test(
    "The distance between two views gives way to those from the edge", arguments: [true, false])
  func conflictOfPlaces(isFirst: Bool) throws {
    let between = """
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
      constant="50" id="between"/>
      """
    let others = constraints(
      "a.leading = root.leading + 10", "b.leading = root.leading + 20", "a.top = root.top",
      "b.top = root.top", "a.width = 5", "b.width = 5", "a.height = 5", "b.height = 5")
    let layout = try Screen(
      view("a") + view("b"), constraints: isFirst ? between + others : others + between
    ).layout()
    #expect(layout.frame("a")?.x == 10)
    #expect(layout.frame("b")?.x == 20)
    #expect(layout.findings[0].message.hasPrefix("constraint between, "))
  }

  /// 16 points of margin on either side of 343 are the 375 of a phone. Margins are known only when
  /// the constraints have been added.
  @Test("A width that fills its margins contradicts nothing", arguments: [343.0, 344])
  func widthBetweenMargins(width: Double) throws {
    let layout = try Screen(
      view("a"),
      constraints: constraints(
        "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing", "a.top = root.top",
        "a.height = 10", "a.width = \(width)")
    ).layout()
    #expect(layout.frame("a") == Rect(x: 16, y: 0, width: 343, height: 10))
    #expect(layout.findings.count == (width == 343 ? 0 : 1))
  }

  /// 11 points of margin above and below 34 are the row of 56.
  @Test("A height that fills its row between margins holds at every size")
  func heightBetweenMargins() throws {
    let constraints = constraints(
      "a.top = content.topMargin", "content.bottomMargin = a.bottom", "a.height = 34",
      "a.leading = content.leading", "a.width = 10")
    let screen = try Screen(
      xib: """
        <tableViewCell contentMode="scaleToFill" rowHeight="56" id="cell">\
        <rect key="frame" x="0" y="0" width="375" height="56"/>\
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" \
        id="content"><rect key="frame" x="0" y="0" width="375" height="56"/>\
        <subviews>\(view("a"))</subviews><constraints>\(constraints)</constraints>\
        </tableViewCellContentView></tableViewCell>
        """)
    for size in ContentSizeCategory.allCases {
      let layout = screen.layout(size, target: .device)
      #expect(layout.findings.isEmpty)
      #expect(layout.frame("a") == Rect(x: 0, y: 11, width: 10, height: 34))
    }
  }

  @Test("What contradicts the canvas of a xib alone is a note")
  func conflictWithCanvas() throws {
    let screen = try Screen(
      view("a"),
      constraints: constraints(
        "a.leading = root.leading", "a.top = root.top", "a.width = 1", "a.height = 700")
        + #"<constraint firstItem="root" firstAttribute="bottom" secondItem="a" "#
        + #"secondAttribute="bottom" id="late"/>"#)
    let found = screen.layout().findings
    #expect(found.map(\.severity) == [.note])
    #expect(
      found[0].message.hasSuffix(
        "and the size of the canvas; it is left out: lower the priority of one of them, or remove it"
      ))
  }

  /// UIKit breaks a constraint too rather than give a view a width below 0 (Masonry, issue 218).
  @Test("What leaves a view less than no room is a contradiction")
  func negativeRoom() throws {
    let layout = try Screen(
      view("a"),
      constraints: constraints("a.leading = root.leading + 200", "a.top = root.top", "a.height = 9")
        + #"<constraint firstItem="root" firstAttribute="trailing" secondItem="a" "#
        + #"secondAttribute="trailing" constant="200" id="late"/>"#
    ).layout()
    #expect(layout.frame("a") == Rect(x: 200, y: 0, width: 0, height: 9))
    #expect(layout.findings.first?.rule == "constraints-conflict")
    #expect(layout.findings.first?.message.hasPrefix("constraint late, ") == true)
  }
}
