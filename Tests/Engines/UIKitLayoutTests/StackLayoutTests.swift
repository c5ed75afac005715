import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Stacks by arithmetic, 300 × 100 points at 0, 0 with boxes of known size.
@Suite struct StackLayoutTests {
  private func box(_ id: String, _ width: Double, _ height: Double, hidden: Bool = false) -> String
  {
    """
    <imageView contentMode="scaleToFill" image="\(id)" \(hidden ? #"hidden="YES""# : "") \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" placeholderIntrinsicWidth="\(width)" \
    placeholderIntrinsicHeight="\(height)"><rect key="frame" x="0" y="0" width="1" height="1"/></imageView>
    """
  }

  private func stack(_ attributes: String, _ views: String) throws -> LaidOutScreen {
    try pinned(attributes, views, ["s.width = 300", "s.height = 100"]).layout()
  }

  /// A screen with a stack at its top leading corner.
  private func pinned(_ attributes: String, _ views: String, _ lines: [String] = []) throws
    -> Screen
  {
    try Screen(
      stackView("s", attributes, views),
      constraints: constraints("s.leading = root.leading", "s.top = root.top")
        + lines.map(constraint).joined())
  }

  private func stackView(_ id: String, _ attributes: String, _ views: String) -> String {
    """
    <stackView contentMode="scaleToFill" \(attributes) id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
    <subviews>\(views)</subviews></stackView>
    """
  }

  @Test("Filling equally shares what spacing leaves")
  func fillEqually() throws {
    let layout = try stack(
      #"distribution="fillEqually" spacing="30""#,
      box("a", 10, 10) + box("b", 50, 10) + box("c", 20, 10))
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 80, height: 100))
    #expect(layout.frame("b") == Rect(x: 110, y: 0, width: 80, height: 100))
    #expect(layout.frame("c") == Rect(x: 220, y: 0, width: 80, height: 100))
  }

  @Test("Equal spacing keeps sizes and widens the gaps")
  func equalSpacing() throws {
    let layout = try stack(
      #"distribution="equalSpacing" alignment="center" spacing="5""#,
      box("a", 40, 20) + box("b", 60, 30) + box("c", 50, 40))
    // 300 less 150 leaves two gaps of 75.
    #expect(layout.frame("a") == Rect(x: 0, y: 40, width: 40, height: 20))
    #expect(layout.frame("b") == Rect(x: 115, y: 35, width: 60, height: 30))
    #expect(layout.frame("c") == Rect(x: 250, y: 30, width: 50, height: 40))
  }

  @Test("Filling in proportion keeps the ratio of the views' own widths")
  func fillProportionally() throws {
    let layout = try stack(
      #"distribution="fillProportionally""#, box("a", 50, 10) + box("b", 100, 10))
    #expect(layout.frame("a")?.width == 100)
    #expect(layout.frame("b") == Rect(x: 100, y: 0, width: 200, height: 100))
  }

  @Test("Views that overlap by all they have share what there is by their ratio")
  func proportionsOfNothing() throws {
    let layout = try stack(
      #"distribution="fillProportionally" spacing="-40""#, box("a", 20, 10) + box("b", 20, 10))
    // Twice 20 less 40 is nothing, of which no share can be taken: 300 and 40 are twice 170.
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 170, height: 100))
    #expect(layout.frame("b") == Rect(x: 130, y: 0, width: 170, height: 100))
  }

  /// By TZStackView's constraints, which its tests compare with those of UIStackView: 40, 60 and 80 and
  /// twice 10 between them are 200, so at 300 two views have one and a half of their own, and the last
  /// what is left.
  @Test("Spacing counts among what is filled in proportion, and the last view takes what it leaves")
  func proportionsWithSpacing() throws {
    let layout = try stack(
      #"distribution="fillProportionally" spacing="10""#,
      box("a", 40, 10) + box("b", 60, 10) + box("c", 80, 10))
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 60, height: 100))
    #expect(layout.frame("b") == Rect(x: 70, y: 0, width: 90, height: 100))
    #expect(layout.frame("c") == Rect(x: 170, y: 0, width: 130, height: 100))
  }

  /// One recorded button has the height of its line beside a label whose text takes two.
  @Test("A text that wraps does not make what stands below it as much higher")
  func proportionsOfWrappingText() throws {
    let text = label(
      "t", "Opening hours in winter are shorter than in summer", #"numberOfLines="0""#)
    let layout = try pinned(
      #"axis="vertical" distribution="fillProportionally""#, text + box("b", 20, 42),
      ["s.width = 150"]
    ).layout()
    let alone = try Screen(
      text,
      constraints: constraints("t.leading = root.leading", "t.top = root.top", "t.width = 150")
    ).layout()
    let height = try #require(alone.frame("t")?.height)
    #expect(height > 60)
    #expect(layout.frame("t")?.height == height)
    #expect(layout.frame("b") == Rect(x: 0, y: height, width: 150, height: 42))
  }

  /// A switch is as large at every size, 51 points; only the label beside it grows.
  @Test("Proportions are those of the text size at hand")
  func proportionsByTextSize() throws {
    let text = label("t", "Tea", font: #"style="UICTFontTextStyleBody""#)
    let control = """
      <switch contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="w">\
      <rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      """
    let screen = try pinned(#"distribution="fillProportionally""#, text + control)
    let alone = try Screen(
      text, constraints: constraints("t.leading = root.leading", "t.top = root.top"))
    for size in ContentSizeCategory.allCases {
      let layout = screen.layout(size)
      #expect(layout.frame("w")?.width == 51)
      #expect(layout.frame("t")?.width == alone.layout(size).frame("t")?.width)
    }
  }

  /// The switch hugs 31 points as firmly as the label keeps its 63.5, wherever their row stands.
  @Test("Beside a control of the same priority a text is not cut", arguments: [false, true])
  func textBesideControl(isFirst: Bool) throws {
    let switches = """
      <switch contentMode="scaleToFill" verticalHuggingPriority="750" \
      translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      """
    let row = stackView(
      "r", "", label("t", "Tea", font: #"style="UICTFontTextStyleBody""#) + switches)
    let boxes = box("b", 40, 20) + box("c", 40, 20) + box("d", 40, 20)
    let layout = try pinned(#"axis="vertical""#, isFirst ? row + boxes : boxes + row)
      .layout(.accessibilityExtraExtraExtraLarge)
    #expect(layout.frame("t")?.height == 63.5)
    #expect(layout.frame("w")?.height == 63.5)
  }

  /// Texts of one font stand as far apart as their baselines; a box has only its edges.
  @Test("Spacing counts from baseline to baseline where a stack asks for it")
  func baselineRelative() throws {
    let layout = try pinned(
      #"axis="vertical" spacing="40" baselineRelativeArrangement="YES""#,
      label("t", "Tea") + label("u", "Cup") + box("b", 40, 20) + box("c", 40, 20)
    ).layout()
    let frames = try ["t", "u", "b", "c"].map { try #require(layout.frame($0)) }
    #expect(frames[1].y - frames[0].y == 40)
    // A baseline of 17 points is 0.952 em, 16.2 points, below the top of its line.
    #expect(abs(frames[2].y - (frames[1].y + 16.2 + 40)) <= 0.5)
    #expect(frames[3].y - frames[2].y == 60)
  }

  @Test("Vertical, aligned at the end, hidden views without room")
  func verticalTrailing() throws {
    let layout = try stack(
      #"axis="vertical" alignment="trailing" distribution="equalSpacing""#,
      box("a", 40, 20) + box("h", 99, 99, hidden: true) + box("b", 60, 30))
    #expect(layout.frame("a") == Rect(x: 260, y: 0, width: 40, height: 20))
    #expect(layout.frame("b") == Rect(x: 240, y: 70, width: 60, height: 30))
    #expect(layout.nodes.map(\.isShown) == [true, true, true, false, true])
  }

  /// Recorded so: a hidden view of 130 points makes its row 130 points high, and one of 34 in the middle
  /// of a row of 30 starts 2 points above it.
  @Test("A hidden view is aligned as the others, and may make the stack larger across")
  func hiddenAcross() throws {
    func row(_ alignment: String, _ height: Int) throws -> LaidOutScreen {
      let hidden = box("h", 99, Double(height), hidden: true)
      return try pinned(
        #"alignment="\#(alignment)" spacing="8""#, box("a", 40, 30) + hidden + box("b", 60, 20),
        ["h.height = \(height)"]
      ).layout()
    }
    let fill = try row("fill", 130)
    #expect(fill.frame("s") == Rect(x: 0, y: 0, width: 108, height: 130))
    #expect(fill.frame("a") == Rect(x: 0, y: 0, width: 40, height: 130))
    #expect(fill.frame("h") == Rect(x: 44, y: 0, width: 0, height: 130))
    let center = try row("center", 34)
    #expect(center.frame("s") == Rect(x: 0, y: 0, width: 108, height: 30))
    #expect(center.frame("h") == Rect(x: 44, y: -2, width: 0, height: 34))
  }

  /// Recorded so: two hidden views of 28 points, held by constraints, stand 28 points before their row.
  @Test("A hidden view with a length of its own and none before it stands outside the stack")
  func hiddenFirst() throws {
    let layout = try pinned(
      #"spacing="8""#, box("h", 99, 30, hidden: true) + box("a", 40, 30), ["h.width = 28"]
    ).layout()
    #expect(layout.frame("s") == Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(layout.frame("h") == Rect(x: -28, y: 0, width: 28, height: 30))
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 40, height: 30))
  }

  /// Recorded so: a hidden view at the end stands 4 points behind the one before, half of the standard spacing of 8, and
  /// none behind it where the spacing is a number.
  @Test(
    "A hidden view at the end stands half the standard spacing behind",
    arguments: [(#"spacingType="standard""#, 44.0), (#"spacing="8""#, 40)])
  func hiddenLast(spacing: String, x: Double) throws {
    let layout = try pinned(spacing, box("a", 40, 30) + box("h", 99, 30, hidden: true)).layout()
    #expect(layout.frame("s") == Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(layout.frame("h") == Rect(x: x, y: 0, width: 0, height: 30))
  }

  /// Recorded as 336 beside 336 of a long text and a short one, and as 0 beside 304 where the first is a single line; on
  /// a device, and since Xcode 14.3, each has its share: 7 letters of 10.
  @Test(
    "Up to Xcode 14.2 a canvas has labels of several lines share a row equally",
    arguments: [
      (21507, LayoutTarget.canvas, 0, 150.0), (21507, .canvas, 1, 0), (21507, .device, 0, 210),
      (22685, .canvas, 0, 210),
    ])
  func wrappingShares(
    toolsVersion: Int, target: LayoutTarget, lines: Int, width: Double
  ) throws {
    let font = #"type="system" pointSize="17""#
    let texts =
      label("a", "ooooooo", #"numberOfLines="\#(lines)""#, font: font)
      + label("b", "ooo", #"numberOfLines="0""#, font: font)
    let row = stackView("s", #"distribution="fillProportionally""#, texts)
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(row)</subviews><constraints>\(constraints(
          "s.leading = root.leading", "s.top = root.top", "s.width = 300", "s.height = 100"))</constraints></view>
        """, toolsVersion: toolsVersion)
    let layout = screen.layout(target: target)
    let frame = try #require(layout.frame("a"))
    // Each letter's advance is rounded with its text's width, to half a point of some 68 and 29.
    #expect(abs(frame.width - width) <= 2)
    #expect(try #require(layout.frame("b")).width == 300 - frame.width)
  }

  /// Recorded of a label and a stepper, 24 and 32 points high, in a row that has no height left.
  @Test("Views of which none is shown begin where their stack does")
  func allHidden() throws {
    let layout = try pinned(
      "", box("a", 40, 24, hidden: true) + box("b", 40, 32, hidden: true), ["s.height = 0"]
    ).layout()
    #expect(layout.frame("a")?.y == 0)
    #expect(layout.frame("b") == Rect(x: 0, y: 0, width: 0, height: 32))
  }

  /// Recorded of a text view in a vertical stack.
  @Test("A view that nothing sizes across a stack is as large as the stack")
  func unsizedAcross() throws {
    let text = """
      <textView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></textView>
      """
    let layout = try stack(
      #"axis="vertical" alignment="center" distribution="equalSpacing""#, text + box("a", 40, 30))
    #expect(layout.frame("v") == Rect(x: 0, y: 0, width: 300, height: 20))
    #expect(layout.frame("a") == Rect(x: 130, y: 70, width: 40, height: 30))
  }

  /// Recorded of plain views in a row of 124 points, of an image view that made its row as high, and of
  /// plain views in rows of 44.
  @Test("A view with nothing in it is 50 points across a stack, or what the stack leaves")
  func emptyAcross() throws {
    func row(_ height: String?, target: LayoutTarget = .canvas) throws -> LaidOutScreen {
      try pinned(
        #"alignment="center""#, view("v") + box("a", 40, 30),
        ["v.width = 10"] + (height.map { ["s.height = \($0)"] } ?? [])
      ).layout(target: target)
    }
    #expect(try row("124").frame("v") == Rect(x: 0, y: 37, width: 10, height: 50))
    #expect(try row("44").frame("v") == Rect(x: 0, y: 0, width: 10, height: 44))
    let free = try row(nil)
    #expect(free.frame("s")?.height == 50)
    #expect(free.frame("a")?.y == 10)
    // UIKit has no such thing, and makes what nothing sizes as high as the row.
    let device = try row(nil, target: .device)
    #expect(device.frame("v") == Rect(x: 0, y: 0, width: 10, height: 30))
  }

  /// Recorded of two labels in a column that is as high as its views, of a label in a column of its own
  /// width, and of the three-line label below that.
  @Test("A label of one line without text is 50 points each way in a stack of the canvas")
  func emptyLabels() throws {
    let views = label("one", "") + label("three", "", #"numberOfLines="3""#) + box("a", 40, 30)
    let screen = try pinned(#"axis="vertical" alignment="leading""#, views)
    let canvas = screen.layout()
    #expect(canvas.frame("one") == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(canvas.frame("three") == Rect(x: 0, y: 50, width: 0, height: 0))
    #expect(canvas.frame("s") == Rect(x: 0, y: 0, width: 50, height: 80))
    // Asked of the same screen right after, as `check` and `layout` may.
    let device = screen.layout(target: .device)
    #expect(device.frame("one") == Rect())
    #expect(device.frame("s") == Rect(x: 0, y: 0, width: 40, height: 30))
  }

  /// Recorded of two rows of a circle and a label, in which nothing names a length.
  @Test("A view with nothing in it stretches texts to 50 points where nothing names its length")
  func emptyRelated() throws {
    let screen = try pinned(
      #"spacing="4""#, view("v") + label("l", "Tea", #"verticalHuggingPriority="251""#),
      ["v.width = v.height", "v.height = l.height"])
    let canvas = screen.layout()
    #expect(canvas.frame("v") == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(canvas.frame("l")?.x == 54)
    #expect(canvas.frame("l")?.height == 50)
    // One line of 17 points, to the next half point.
    #expect(screen.layout(target: .device).frame("v")?.height == 20.5)
  }

  /// Recorded of two bars of 3 points, each in a row with a label that hugs at 249.
  @Test("A view that holds another without a size is 50 points, too, unless a label hugs less")
  func emptyFamilies() throws {
    func bar(_ hugging: Int) throws -> LaidOutScreen {
      let holder = """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
        <rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(view("w"))</subviews></view>
        """
      return try pinned(
        #"alignment="center" spacing="18""#,
        holder + label("l", "Tea", #"horizontalHuggingPriority="\#(hugging)""#),
        [
          "s.width = 352", "v.height = 3", "w.leading = v.leading", "w.trailing = v.trailing",
          "w.top = v.top", "w.bottom = v.bottom",
        ]
      ).layout()
    }
    let low = try bar(249)
    #expect(low.frame("v")?.width == 50)
    #expect(low.frame("l")?.x == 68)
    #expect(low.frame("l")?.width == 284)
    let high = try bar(251)
    let text = try #require(high.frame("l")).width
    #expect(text < 40)
    #expect(high.frame("v")?.width == 334 - text)
  }

  /// Recorded of two rows in which a number of 45 points stands beside two words one below the other. A
  /// line has 1950 of 2048 units above its baseline and 494 below: 17 points have 16.2 above.
  @Test("A stack that goes down has the baselines of its first and last view")
  func baselinesOfStacks() throws {
    func rows(_ alignment: String) throws -> LaidOutScreen {
      let column = stackView(
        "d", #"axis="vertical" spacing="10""#,
        label("a", "One") + box("i", 10, 30) + label("b", "Two"))
      return try pinned(#"alignment="\#(alignment)""#, label("t", "Tea") + column).layout()
    }
    // Two lines of 20.5 points, an image of 30 and two gaps of 10.
    let first = try rows("firstBaseline")
    #expect(first.frame("d")?.height == 91)
    #expect(first.frame("t")?.y == 0)
    let last = try rows("lastBaseline")
    #expect(last.frame("t")?.y == 70.5)
  }

  /// Recorded of a view and a label below it that share 78 points.
  @Test("Views with nothing in them have the lengths in a column that they were drawn with")
  func emptyAlong() throws {
    let last = label("l", "").replacing(#"height="50""#, with: #"height="20""#)
    let layout = try stack(
      #"axis="vertical" alignment="leading""#, box("a", 40, 30) + view("v") + last)
    #expect(layout.frame("v") == Rect(x: 0, y: 30, width: 50, height: 50))
    #expect(layout.frame("l") == Rect(x: 0, y: 80, width: 50, height: 20))
  }

  /// Recorded of a column of 121 points around two, whose own spacings keep their least.
  @Test("Of columns that space their views equally the outer one takes what is left over")
  func nestedSpacing() throws {
    func column(_ id: String, _ views: String) -> String {
      stackView(id, #"axis="vertical" distribution="equalSpacing" spacing="2""#, views)
    }
    let layout = try stack(
      #"axis="vertical" distribution="equalSpacing" spacing="10""#,
      column("a", box("b", 40, 18) + box("c", 40, 34))
        + column("d", box("e", 40, 16) + box("f", 40, 10)))
    // 18 + 2 + 34 and 16 + 2 + 10 of 100.
    #expect(layout.frame("a")?.height == 54)
    #expect(layout.frame("d") == Rect(x: 0, y: 72, width: 300, height: 28))
  }

  /// Recorded of two screens whose rows of 46 and 371 points leave 18 of a field's 34.
  @Test("What is drawn in a column is not compressed as readily as content")
  func drawnBeforeContent() throws {
    let layout = try stack(#"axis="vertical" alignment="leading""#, view("v") + box("a", 40, 60))
    #expect(layout.frame("v") == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(layout.frame("a") == Rect(x: 0, y: 50, width: 40, height: 50))
  }

  /// Recorded: of a view and a label without text in a column with 276 points for both, 226 and 50; and
  /// of a view beside a label of hugging priority 249, in a row of 352 with a gap of 18, 50 and 284, whether
  /// the view has an empty one in it or not.
  @Test("What is empty holds on to its 50 points by its priorities")
  func emptyByPriority() throws {
    let column = try pinned(
      #"axis="vertical""#, view("v") + label("l", "", #"verticalHuggingPriority="251""#),
      ["s.width = 220", "s.height = 276"]
    ).layout()
    #expect(column.frame("v")?.height == 226)
    #expect(column.frame("l")?.height == 50)

    let filled = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(view("in"))</subviews>\
      <constraints>\(constraints("in.leading = v.leading", "v.trailing = in.trailing"))</constraints></view>
      """
    for shape in [view("v"), filled] {
      let row = try pinned(
        #"spacing="18""#, shape + label("l", "Tea", #"horizontalHuggingPriority="249""#),
        ["s.width = 352"]
      ).layout()
      #expect(row.frame("v")?.width == 50)
      #expect(row.frame("l")?.width == 284)
    }
  }

  /// Recorded of five columns of four projects, whose first label takes 3 to 190 points, and of a row in which
  /// the second of two buttons takes 6.
  @Test("Of views alike the first in a column takes what is left over, and the last in a row")
  func surplus() throws {
    let boxes = box("a", 40, 20) + box("b", 60, 30) + box("c", 50, 10)
    // 100 less 30 and 10.
    let column = try stack(#"axis="vertical""#, boxes)
    #expect(column.frame("a") == Rect(x: 0, y: 0, width: 300, height: 60))
    #expect(column.frame("b") == Rect(x: 0, y: 60, width: 300, height: 30))
    #expect(column.frame("c") == Rect(x: 0, y: 90, width: 300, height: 10))
    // 300 less 40 and 60.
    let row = try stack("", boxes)
    #expect(row.frame("c") == Rect(x: 100, y: 0, width: 200, height: 100))
    // Views that constraints place have the order of the document, in a column or not.
    let inner = try stack(
      #"axis="vertical""#,
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">\
      <rect key="frame" x="0" y="0" width="50" height="50"/><subviews>\(box("a", 40, 20))\(box("b", 60, 30))\
      </subviews><constraints>\
      \(constraints("a.top = v.top", "b.top = a.bottom", "b.bottom = v.bottom"))\
      </constraints></view>
      """)
    #expect(inner.frame("a")?.height == 20)
    #expect(inner.frame("b")?.height == 80)
  }

  /// Recorded of a label of 18 points above an image view, which is 21 high and leaves it its 50, and of a column
  /// of labels over two empty ones side by side.
  @Test("What is empty in a stack is not stretched before content of its priority")
  func emptyLikeContent() throws {
    let above = try stack(
      #"axis="vertical""#, box("a", 40, 20) + stackView("d", #"axis="vertical""#, view("v")))
    #expect(above.frame("a")?.height == 50)
    #expect(above.frame("v")?.height == 50)
    // A point more of the row's height is one from each of two, and one from one below it.
    let below = try stack(
      #"axis="vertical""#,
      stackView("d", #"distribution="fillEqually""#, view("v") + view("w")) + box("a", 40, 20))
    #expect(below.frame("d")?.height == 50)
    #expect(below.frame("a")?.height == 50)
  }

  /// Recorded of what scrolls, 293.5 points high in 818. Each point more brings its middle half a point nearer.
  @Test("What is empty in a stack holds its length against a middle as strong")
  func emptyAgainstMiddle() throws {
    let layout = try pinned(
      #"axis="vertical""#, box("a", 40, 20) + view("v"), ["s.centerY = root.centerY @250"]
    ).layout()
    #expect(layout.frame("v") == Rect(x: 0, y: 20, width: 50, height: 50))
    #expect(layout.frame("s")?.height == 70)
  }

  /// Recorded of one 35.5 points high below a text, and of one 300 wide in a column of narrower views.
  @Test("A stack view that arranges nothing is drawn as a plain view is, on the canvas alone")
  func emptyStack() throws {
    let empty = stackView("e", "", "")
      .replacing(#"width="1" height="1""#, with: #"width="60" height="35.5""#)
    let screen = try pinned(#"axis="vertical" alignment="leading""#, box("a", 40, 20) + empty)
    let canvas = screen.layout()
    #expect(canvas.frame("e") == Rect(x: 0, y: 20, width: 60, height: 35.5))
    #expect(canvas.frame("s") == Rect(x: 0, y: 0, width: 60, height: 55.5))
    let device = screen.layout(target: .device)
    #expect(device.frame("s") == Rect(x: 0, y: 0, width: 40, height: 20))
  }

  /// Recorded of a label of 120.5 points and a button of 109 in columns: they share 384 as 201.5 and 182.5. Apple's
  /// *UIStackView* says how large a stack wants to be: 60, 10 and 30 along its axis are 100.
  @Test("Stacks in a stack are filled in proportion to what they arrange")
  func proportionsOfStacks() throws {
    let columns = try pinned(
      #"distribution="fillProportionally""#,
      stackView("a", #"axis="vertical""#, box("c", 120.5, 10) + box("d", 79.5, 10))
        + stackView("b", #"axis="vertical""#, box("e", 109, 10) + box("f", 60, 10)),
      ["s.width = 384"]
    ).layout()
    #expect(columns.frame("a")?.width == 201.5)
    #expect(columns.frame("b")?.width == 182.5)
    let mixed = try stack(
      #"distribution="fillProportionally""#,
      stackView("a", #"axis="vertical""#, box("c", 50, 10) + box("d", 30, 10))
        + stackView("b", #"spacing="10""#, box("e", 60, 10) + box("f", 30, 10)))
    #expect(mixed.frame("a")?.width == 100)
    #expect(mixed.frame("b")?.width == 200)
  }

  /// 300 points less one space of 10 are 145 for each, which UIKit asks for at 950 since iOS 13.
  @Test(
    "Texts of several lines side by side have the same room",
    arguments: [
      (#"numberOfLines="0""#, .iOS17, true),
      (#"numberOfLines="0" horizontalHuggingPriority="951""#, .iOS17, false),
      ("", .iOS17, false), (#"numberOfLines="0""#, .iOS12, false),
    ] as [(String, SystemEra, Bool)])
  func textsSideBySide(attributes: String, era: SystemEra, isShared: Bool) throws {
    let views =
      label("a", "Green teas from the mountains, steamed and rolled", #"numberOfLines="0""#)
      + label("b", "Tea", attributes)
    let layout = try pinned(#"spacing="10" alignment="top""#, views, ["s.width = 300"])
      .layout(era: era)
    let (long, short) = (layout.frame("a")?.width ?? 0, layout.frame("b")?.width ?? 0)
    #expect(long + short == 290)
    #expect((short == 145) == isShared, "\(short)")
  }
}
