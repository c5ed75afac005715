import DynamicType
import DynamicTypeModel
import Testing

/// Frames by arithmetic: the root is 375 × 667 points and has no bars but the 20-point status bar.
@Suite struct ConstraintLayoutTests {
  @Test("Edges, a size and centres place a view")
  func edgesAndSizes() throws {
    let screen = try Screen(
      view("a") + view("b"),
      constraints: constraints(
        "a.leading = root.leading + 20", "root.trailing = a.trailing + 30",
        "a.top = root.top + 40", "a.height = 100", "b.centerX = a.centerX", "b.width = 50",
        "b.top = a.bottom + 8", "b.height = b.width"))
    let layout = screen.layout()
    #expect(layout.frame("a") == Rect(x: 20, y: 40, width: 325, height: 100))
    // Its middle is 182.5, so it starts at 157.5.
    #expect(layout.frame("b") == Rect(x: 157.5, y: 148, width: 50, height: 50))
    #expect(layout.findings == [])
  }

  @Test("A multiplied position counts from the common ancestor's start")
  func multipliedPosition() throws {
    let screen = try Screen(
      view("a") + view("b"),
      constraints: constraints(
        "a.centerY = root.centerY * 0.5", "a.centerX = root.centerX", "a.width = 100",
        "a.height = 51", "b.leading = root.trailing * 0.5", "b.top = root.top", "b.width = 10",
        "b.height = 10"))
    let layout = screen.layout()
    // The middle of the root is 333.5; half of it, less half of 51, is 141.25: 141.5 in half points.
    #expect(layout.frame("a") == Rect(x: 137.5, y: 141.5, width: 100, height: 51))
    #expect(layout.frame("b") == Rect(x: 187.5, y: 0, width: 10, height: 10))
  }

  @Test("The stronger of two wishes wins, whatever their order")
  func priorities() throws {
    for order in [
      ["a.width = 100 @750", "a.width = 200 @751"], ["a.width = 200 @751", "a.width = 100 @750"],
    ] {
      let screen = try Screen(
        view("a"),
        constraints: constraints("a.leading = root.leading", "a.top = root.top", "a.height = 10")
          + order.map(constraint).joined())
      #expect(screen.layout().frame("a")?.width == 200)
    }
  }

  /// Cassowary's own definition: a system is ambiguous where more than one solution is optimal.
  @Test("Views that constraints leave open are named once, with what depends on them")
  func ambiguity() throws {
    let screen = try Screen(
      view("a") + view("b") + label("c", "Placed"),
      constraints: constraints(
        "a.leading = root.leading", "a.width = 10", "a.height = 10", "b.top = a.bottom",
        "b.height = 10", "b.leading = root.leading", "b.trailing = root.trailing",
        "c.leading = root.leading", "c.top = root.top"))
    let found = screen.layout(.accessibilityLarge).findings
    #expect(found.map(\.rule) == ["ambiguous-layout"])
    #expect(
      found.first?.message.hasPrefix(
        "the vertical position or size of view (a) is ambiguous, and with it that of 1 more view: ")
        == true)
    // Its own constraints of that direction are named.
    let bounded = try Screen(
      view("a") + view("b"),
      constraints: constraints(
        "a.leading = root.leading", "a.width = 10", "a.height >= 10", "b.leading = root.leading",
        "b.top = root.top", "b.width = 10", "b.height = 20")
        + #"<constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="gap"/>"#
    )
    let message = try #require(bounded.layout().findings.first).message
    #expect(
      message.hasSuffix(
        "top of view (a) = bottom of view (b) (gap, line 6) do not determine it: "
          + "add the constraint that is missing"))
    #expect(message.split(separator: ", line 6)").count == 3)
    let settled = try Screen(
      view("a"),
      constraints: constraints(
        "a.leading = root.leading", "a.width = 10", "a.height = 10", "a.top = root.top"))
    #expect(settled.layout().findings == [])
    let custom = try Screen(
      view("a").replacing("<view ", with: #"<view customClass="Chart" "#),
      constraints: constraints("a.leading = root.leading", "a.top = root.top"))
    #expect(custom.layout().findings == [])
    // What code adds to a stack view that shows nothing gives it its height.
    let empty = try Screen(
      view("a").replacing("<view ", with: "<stackView ").replacing("</view>", with: "</stackView>"),
      constraints: constraints("a.leading = root.leading", "a.width = 10", "a.top = root.top"))
    #expect(empty.layout().findings == [])
    // Xcode gives it constraints when the app is built; this one lost its frame.
    let fixed = try Screen(
      view("a").replacing("<view ", with: #"<view fixedFrame="YES" "#)
        .replacing(#"<rect key="frame" x="0" y="0" width="1" height="1"/>"#, with: ""),
      constraints: "")
    #expect(fixed.layout().findings == [])
  }

  @Test("Safe areas and margins of the root")
  func safeAreaAndMargins() throws {
    let screen = try Screen(
      view("a") + view("b"),
      constraints: constraints(
        "a.top = safe.top", "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing",
        "a.bottom = safe.bottom", "b.top = root.top", "b.leading = root.leading", "b.width = 1",
        "b.height = 1"),
      guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    #expect(screen.layout().frame("a") == Rect(x: 16, y: 20, width: 343, height: 647))
    // A 6.1-inch phone, 414 × 896: margins of 20; 48 and 34 points for sensors and home indicator.
    #expect(
      screen.layout(device: "retina6_1").frame("a")
        == Rect(x: 20, y: 48, width: 374, height: 896 - 48 - 34))
  }

  /// As recorded: labels with 20 written stand at the safe area's side, and views 8 below the bars.
  @Test("A standard distance from a guide is not what the document has written")
  func standardDistances() throws {
    let screen = try Screen(
      view("a"),
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" symbolic="YES" id="1"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" \
        secondAttribute="trailing" constant="20" id="2"/>
        <constraint firstItem="a" firstAttribute="bottom" secondItem="safe" \
        secondAttribute="bottom" constant="-8" symbolic="YES" id="3"/>
        \(constraints("a.top = root.top"))
        """, guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#)
    #expect(screen.layout().frame("a") == Rect(x: 0, y: 0, width: 355, height: 667))
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      """
    let controller = try Screen(
      xib: """
        <viewController id="vc">\(guides)<view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view("a"))</subviews>
        <constraints><constraint firstItem="a" firstAttribute="top" secondItem="top" \
        secondAttribute="bottom" constant="20" symbolic="YES" id="1"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="a" \
        secondAttribute="bottom" constant="20" symbolic="YES" id="2"/>
        \(constraints("a.leading = root.leading", "a.width = 9"))</constraints></view>
        </viewController>
        """)
    // The status bar is 20 points high.
    #expect(
      controller.layout().frame("a") == Rect(x: 0, y: 28, width: 9, height: 667 - 28 - 8))
  }

  @Test("Right to left, leading is right")
  func rightToLeft() throws {
    let screen = try Screen(
      view("a") + view("b"),
      constraints: constraints(
        "a.leading = root.leading + 20", "a.top = root.top", "a.width = 100", "a.height = 10",
        "b.leading = a.trailing + 8", "b.top = root.top", "b.width = 30", "b.height = 10"))
    let layout = screen.layout(locale: "ar")
    // 375 less 20 and 100; then 8 and 30 less.
    #expect(layout.frame("a")?.x == 255.0)
    #expect(layout.frame("b")?.x == 217.0)
  }

  @Test("Autoresized views follow the device by their masks")
  func autoresizing() throws {
    func fixed(_ id: String, _ mask: String) -> String {
      """
      <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="100" y="50" width="75" height="20"/>\
      <autoresizingMask key="autoresizingMask" \(mask)/></view>
      """
    }
    let screen = try Screen(
      fixed("fixed", #"flexibleMaxX="YES" flexibleMaxY="YES""#)
        + fixed("wide", #"widthSizable="YES" flexibleMaxY="YES""#)
        + fixed("right", #"flexibleMinX="YES" flexibleMinY="YES""#))
    #expect(screen.layout().frame("wide") == Rect(x: 100, y: 50, width: 75, height: 20))
    let large = screen.layout(device: "retina5_5")
    // 414 × 736: 39 wider and 69 higher.
    #expect(large.frame("fixed") == Rect(x: 100, y: 50, width: 75, height: 20))
    #expect(large.frame("wide") == Rect(x: 100, y: 50, width: 114, height: 20))
    #expect(large.frame("right") == Rect(x: 139, y: 119, width: 75, height: 20))
  }

  @Test("A visual effect view is as large as what its content view holds")
  func effectView() throws {
    let inside = """
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\
      \(view("a"))</subviews><constraints>\
      \(constraints("a.leading = c.leading + 8", "a.top = c.top + 6", "a.width = 100",
        "a.height = 20", "c.trailing = a.trailing + 8", "c.bottom = a.bottom + 6"))\
      </constraints></view>
      """
    let screen = try Screen(
      """
      <visualEffectView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="e"><rect key="frame" x="0" y="0" width="1" height="1"/>\(inside)</visualEffectView>
      """, constraints: constraints("e.centerX = root.centerX", "e.top = root.top"))
    // 8 + 100 + 8 wide and 6 + 20 + 6 high, in the middle of 375.
    #expect(screen.layout().frame("e") == Rect(x: 129.5, y: 0, width: 116, height: 32))
    #expect(screen.layout().frame("c") == Rect(x: 0, y: 0, width: 116, height: 32))
  }

  @Test("Content of a scroll view goes as far as its constraints say")
  func scrolling() throws {
    let screen = try Screen(
      """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(view("c"))</subviews>
      <constraints>\(constraints(
        "c.top = s.top + 10", "c.leading = s.leading", "s.trailing = c.trailing",
        "s.bottom = c.bottom + 30", "c.width = s.width", "c.height = 900"))</constraints></scrollView>
      """,
      constraints: constraints(
        "s.top = root.top", "s.leading = root.leading", "s.trailing = root.trailing",
        "s.bottom = root.bottom"))
    let layout = screen.layout()
    #expect(layout.frame("s") == Rect(width: 375, height: 667))
    #expect(layout.frame("c") == Rect(x: 0, y: 10, width: 375, height: 900))
    #expect(layout.nodes[1].scroll?.contentSize == Size(width: 375, height: 940))
  }

  /// "Constraints between the edges or margins of the scroll view and its content attach to the scroll
  /// view's content area", those of centres to its frame (Apple, Auto Layout Guide, Working with Scroll
  /// Views). The content ends where the view in it does: 8 more than a margin of 8 in, so that only the
  /// middle of the frame says how wide it is.
  @Test("Margins of a scroll view bind what it scrolls over, its centre binds its frame")
  func scrollMargins() throws {
    let layout = try Screen(
      """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(view("c"))</subviews>
      <constraints>\(constraints(
        "c.top = s.top + 16", "c.leading = s.leadingMargin + 8", "c.trailing = s.trailingMargin + 8",
        "s.bottomMargin = c.bottom + 32", "c.centerX = s.centerX", "c.height = 100"))</constraints>
      </scrollView>
      """,
      constraints: constraints(
        "s.top = root.top", "s.leading = root.leading", "s.trailing = root.trailing",
        "s.bottom = root.bottom")
    ).layout()
    #expect(layout.frame("c") == Rect(x: 16, y: 16, width: 343, height: 100))
    #expect(layout.nodes[1].scroll?.contentSize == Size(width: 359, height: 156))
    #expect(layout.findings == [])
  }

  /// The status bar takes 20 points; with 8 of its own, the view's margin is 28 deep once its top has
  /// reached the screen's, and no deeper beyond: as recorded of a container view.
  @Test("A view that reaches out of the screen has no more of the bars in it than the screen has")
  func marginOutside() throws {
    let layout = try Screen(
      view("v"),
      constraints: constraints(
        "v.topMargin = safe.top", "v.leading = root.leading", "v.trailing = root.trailing",
        "v.bottom = root.bottom"),
      guides: #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    ).layout()
    #expect(layout.frame("v") == Rect(x: 0, y: -8, width: 375, height: 675))
  }

  /// Recorded of 3 stretched labels in 2 documents, and of one beside a field that is 14 points high.
  @Test("A stretched label has the baselines of its text at its edges; a field's text is centred")
  func baselinesOfStretchedViews() throws {
    let field = """
      <textField contentMode="scaleToFill" id="f" text="Tea" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """
    let layout = try Screen(
      label("t", "Tea") + label("u", "Up") + label("d", "Down") + label("g", "g") + field,
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top + 40", "t.height = 100",
        "u.leading = t.trailing", "u.firstBaseline = t.firstBaseline",
        "d.leading = t.trailing", "d.lastBaseline = t.lastBaseline",
        "f.leading = root.leading", "f.top = root.top + 200", "f.height = 14",
        "g.leading = f.trailing", "g.lastBaseline = f.lastBaseline")
    ).layout()
    #expect(layout.frame("u")?.y == 40)
    #expect(layout.frame("d")?.maxY == 140)
    // The field's line is 21 points, 3.5 more above and below than the field.
    #expect(layout.frame("g")?.y == 196.5)
  }

  @Test("An empty label has the baseline of what it will show")
  func emptyBaseline() throws {
    let layout = try Screen(
      label("t", "Tea") + label("e", ""),
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top + 40", "e.leading = t.trailing",
        "e.height = 20.5", "e.firstBaseline = t.firstBaseline")
    ).layout()
    #expect(layout.frame("e")?.y == layout.frame("t")?.y)
  }

  /// Recorded of a switch and a segmented control that bar items show: the frame of a root is a frame, 2 points wider than
  /// what constraints would bind.
  @Test("A control that is a root keeps its recorded frame")
  func controlAsRoot() throws {
    let layout = try Screen(
      xib:
        #"<switch contentMode="scaleToFill" id="w"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>"#
    ).layout()
    #expect(layout.frame("w") == Rect(x: 0, y: 0, width: 51, height: 31))
  }
}
