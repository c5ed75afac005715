import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Sizes of controls by the rules that `SystemMetrics` and `IntrinsicSizer` state.
@Suite struct ControlSizeTests {
  private func screen(_ control: String, toolsVersion: Int, resources: String = "") throws -> Screen
  {
    try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(control)</subviews><constraints>
        \(constraints("c.leading = root.leading", "c.top = root.top"))</constraints></view>
        """, resources: resources, toolsVersion: toolsVersion)
  }

  /// Each segment is as wide as its title asks for, to the whole point; between two there is a line of one
  /// point up to iOS 18. So three equal segments are 2 points wider there than in iOS 26.
  @Test(
    "Lines between segments have a width of their own",
    arguments: [(14490, 2.0), (22505, 2), (23727, 2), (24053, 0), (24506, 0)])
  func segments(toolsVersion: Int, dividers: Double) throws {
    let control = { (titles: [String]) in
      """
      <segmentedControl contentMode="scaleToFill" segmentControlStyle="plain" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <segments>\(titles.map { #"<segment title="\#($0)"/>"# }.joined())</segments></segmentedControl>
      """
    }
    let one = try screen(control(["Tea"]), toolsVersion: toolsVersion).layout().frame("c")
    let three = try screen(control(["Tea", "Tea", "Tea"]), toolsVersion: toolsVersion).layout()
    let width = try #require(one?.width)
    #expect(width == width.rounded())
    #expect(three.frame("c")?.width == 3 * width + dividers)
  }

  /// Recorded at 355 points of two controls with these widths and other titles: 351, and a point between neighbours.
  @Test(
    "Segments are as wide as the document gives them, whatever their titles",
    arguments: [(22505, 355.0), (24506, 351)], ["YES", "NO"])
  func givenWidths(era: (toolsVersion: Int, width: Double), apportioned: String) throws {
    let segments = [69, 69, 75, 69, 69].map { #"<segment title="Oolong" width="\#($0)"/>"# }
    #expect(try width(of: segments, apportioned, era.toolsVersion) == era.width)
    // One without, and one with a width of 0, have room for their titles.
    let free = try width(of: [#"<segment title="Oolong"/>"#], apportioned, era.toolsVersion)
    let mixed = segments + [#"<segment title="Oolong" width="0.0"/>"#]
    let divider = (era.width - 351) / 4
    #expect(try width(of: mixed, apportioned, era.toolsVersion) == era.width + divider + free)
  }

  private func width(
    of segments: [String], _ apportioned: String, _ toolsVersion: Int
  ) throws -> Double {
    let control = """
      <segmentedControl segmentControlStyle="plain" apportionsSegmentWidthsByContent="\(apportioned)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <segments>\(segments.joined())</segments></segmentedControl>
      """
    return try #require(try screen(control, toolsVersion: toolsVersion).layout().frame("c")?.width)
  }

  /// The second title is longer than a third of the whole.
  @Test(
    "Segments have the width of their titles where they are apportioned", arguments: [true, false])
  func apportionedTitles(isApportioned: Bool) throws {
    let segments = ["One", "Twenty thousand", "Two"].map { #"<segment title="\#($0)"/>"# }.joined()
    let layout = try Screen(
      """
      <segmentedControl apportionsSegmentWidthsByContent="\(isApportioned ? "YES" : "NO")" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <segments>\(segments)</segments></segmentedControl>
      """,
      constraints: constraints("s.leading = root.leading", "s.top = root.top", "s.width = 210")
    ).layout()
    #expect(layout.nodes[1].texts.map(\.isTruncated) == [false, !isApportioned, false])
  }

  /// Since iOS 13 each segment is its title in medium and 18, before in regular and 14, up to the whole point. A
  /// label's width is its text's up to the next pixel, half a point at most. 19 lines of a point stand between 20
  /// segments.
  @Test(
    "Segments have room for the title of a selected one",
    arguments: [(22505, "medium", 18.0), (14490, "regular", 14)], [true, false])
  func segmentRoom(era: (toolsVersion: Int, weight: String, room: Double), isApportioned: Bool)
    throws
  {
    let whole = try segmentedWidth(toolsVersion: era.toolsVersion, isApportioned: isApportioned)
    let title = try titleWidth(weight: era.weight, toolsVersion: era.toolsVersion)
    let each = (whole - 19) / 20
    #expect(each == each.rounded())
    #expect(each >= title - 0.5 + era.room && each < title + era.room + 1)
  }

  /// A medium letter is wider than a regular one.
  @Test("The selected segment's title is medium since iOS 13", arguments: [14490, 22505])
  func selectedSegment(toolsVersion: Int) throws {
    let layout = try Screen(
      xib: """
        <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="s">\
        <rect key="frame" x="0" y="0" width="300" height="32"/><segments>\
        <segment title="Oolong"/><segment title="Oolong"/></segments></segmentedControl>
        """, toolsVersion: toolsVersion
    ).layout()
    let widths = layout.texts.flatMap { $0 }.compactMap(\.lines.first?.width)
    try #require(widths.count == 2)
    #expect((widths[1] > widths[0]) == (toolsVersion == 22505))
  }

  /// Of a control with 20 segments "Tea".
  private func segmentedWidth(toolsVersion: Int, isApportioned: Bool) throws -> Double {
    try width(
      of: Array(repeating: #"<segment title="Tea"/>"#, count: 20), isApportioned ? "YES" : "NO",
      toolsVersion)
  }

  private func titleWidth(weight: String, toolsVersion: Int) throws -> Double {
    let label = """
      <label text="Tea" translatesAutoresizingMaskIntoConstraints="NO" id="c">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" weight="\(weight)" pointSize="13"/></label>
      """
    return try #require(try screen(label, toolsVersion: toolsVersion).layout().frame("c")?.width)
  }

  /// A custom button's type is 18 points, 22 to the whole point; 12 are added where it has no insets.
  @Test(
    "A button without title and image is as high as a line and its insets",
    arguments: [
      ("", 34.0), (#"<inset key="contentEdgeInsets" minX="0" minY="0" maxX="0" maxY="21"/>"#, 43),
    ])
  func emptyButton(insets: String, height: Double) throws {
    let button = """
      <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c" buttonType="custom">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\(insets)</button>
      """
    #expect(try screen(button, toolsVersion: 22505).layout().frame("c")?.height == height)
  }

  /// Recorded: 22 by 22 with a number of 14 points, 200 by 200 without a title. A line of 14 points is 17 to the
  /// whole point, with the insets 27.
  @Test(
    "A button is as large as the background behind its title at least",
    arguments: [
      ("9", 22, "", 22.0), ("", 200, "", 200),
      ("9", 20, #"minX="1" minY="5" maxX="1" maxY="5""#, 27),
    ])
  func buttonBackground(title: String, plate: Int, insets: String, height: Double) throws {
    let button = """
      <button contentMode="scaleToFill" buttonType="system" id="c" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      \(insets.isEmpty ? "" : #"<inset key="contentEdgeInsets" \#(insets)/>"#)
      <state key="normal" title="\(title)" backgroundImage="plate"/></button>
      """
    let resources = #"<image name="plate" width="\#(plate)" height="\#(plate)"/>"#
    let frame = try screen(button, toolsVersion: 22505, resources: resources).layout().frame("c")
    #expect(frame?.width == Double(plate))
    #expect(frame?.height == height)
  }

  /// An icon of 24 points in a button of 24 leaves no room, one of 20 leaves 4.
  @Test("A title beside which an image takes all the room is not drawn", arguments: [24, 20])
  func squeezedTitle(icon: Int) throws {
    let button = """
      <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c" buttonType="custom">\
      <rect key="frame" x="0" y="0" width="24" height="24"/><constraints>\(constraints("c.width = 24"))</constraints>
      <state key="normal" title="Button" image="cup"/></button>
      """
    let resources = #"<image name="cup" width="\#(icon)" height="\#(icon)"/>"#
    let title = try #require(
      try screen(button, toolsVersion: 22505, resources: resources).layout().text("c"))
    #expect(title.isTruncated)
    #expect(title.hiddenCharacterCount == 6)
    #expect(title.lines.isEmpty == (icon == 24))
  }

  /// Recorded frames of public documents on devices of two pixels a point, of a symbol that they list
  /// as 128 by 123: 20 × 19 by itself, 26 × 26 at the large scale, where the image of a button with a
  /// title of 46 points makes it 72 × 26.
  @Test(
    "Symbols keep their proportions and grow with their scale",
    arguments: [("", Size(width: 20, height: 19)), ("large", Size(width: 26, height: 26))])
  func symbols(scale: String, recorded: Size) throws {
    let resources = #"<image name="info.circle" catalog="system" width="128" height="123"/>"#
    let configuration = #"""
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" \#
      \#(scale.isEmpty ? "" : "scale=\"\(scale)\"")>\#
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></preferredSymbolConfiguration>
      """#
    let image = """
      <imageView contentMode="scaleToFill" image="info.circle" catalog="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      \(configuration)</imageView>
      """
    func button(_ symbol: String) -> String {
      """
      <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="c">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\
      <inset key="contentEdgeInsets" minX="0" minY="0" maxX="0.01" maxY="0"/>\
      <state key="normal" title="Code" \(symbol)\(symbol.isEmpty ? "/>" : ">\(configuration)</state>")</button>
      """
    }
    func size(_ control: String) throws -> Rect {
      let screen = try screen(control, toolsVersion: 21701, resources: resources)
      return try #require(screen.layout().frame("c"))
    }
    let alone = try size(image)
    #expect(abs(alone.width - recorded.width) <= 1 && abs(alone.height - recorded.height) <= 1)
    let added =
      try size(button(#"image="info.circle" catalog="system""#)).width - size(button("")).width
    #expect(abs(added - recorded.width) <= 1)
  }

  /// Recorded at 17 points of a symbol listed as 64 by 46: 23.5 × 17.5, longer than a line is high; and
  /// of one of 128 by 98, an arrow, 15.5 high.
  @Test(
    "Symbols are as large in area as others, but arrows as long",
    arguments: [
      ("folder.fill", Size(width: 64, height: 46), 17.5),
      ("arrow.left", Size(width: 128, height: 98), 15.5),
    ])
  func area(symbol: String, shape: Size, recorded: Double) throws {
    let image = """
      <imageView contentMode="scaleToFill" image="\(symbol)" catalog="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      </imageView>
      """
    let screen = try screen(
      image, toolsVersion: 21701,
      resources: """
        <image name="\(symbol)" catalog="system" width="\(shape.width)" height="\(shape.height)"/>
        """)
    let frame = try #require(screen.layout().frame("c"))
    #expect(abs(frame.height - recorded) <= 0.5)
    #expect(abs(frame.width - recorded * shape.width / shape.height) <= 1)
  }

  /// Recorded at 17 points, of a symbol listed as 96 by 128: 12.5 × 16.5 and, of medium weight, 13 × 17.7.
  @Test("A chevron to the side is as high as its font's size")
  func chevron() throws {
    let image = """
      <imageView contentMode="scaleToFill" image="chevron.right" catalog="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      </imageView>
      """
    let screen = try screen(
      image, toolsVersion: 20037,
      resources: #"<image name="chevron.right" catalog="system" width="96" height="128"/>"#)
    // Three quarters of 17 are 12.75, and a pixel is half a point.
    #expect(screen.layout().frame("c")?.size == Size(width: 13, height: 17))
  }

  @Test("A slider is higher since Xcode 16", arguments: [(22154, 31.0), (23727, 34), (24506, 34)])
  func slider(toolsVersion: Int, height: Double) throws {
    let slider = """
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="c">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></slider>
      """
    #expect(try screen(slider, toolsVersion: toolsVersion).layout().frame("c")?.height == height)
  }

  /// Recorded at 49 points on an iPhone 11 and at 44 on an iPhone 8, both by Xcode 11.
  @Test(
    "A toolbar is higher where the home indicator is, and everywhere since Xcode 12",
    arguments: [(16097, "retina6_1", 49.0), (16097, "retina4_7", 44), (17506, "retina4_7", 49)])
  func toolbar(toolsVersion: Int, device: String, height: Double) throws {
    let bar = """
      <toolbar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c">\
      <rect key="frame" x="0" y="0" width="1" height="1"/></toolbar>
      """
    let layout = try screen(bar, toolsVersion: toolsVersion).layout(device: device)
    #expect(layout.frame("c")?.height == height)
  }

  /// Recorded so: of 40 buttons whose text ends in half a point or a third, each has the next whole
  /// point. Ten sizes of type show that a label of the same text does end so.
  @Test("The title of a button takes whole points, which a label's text does not")
  func buttonWidth() throws {
    let widths = try (12...21).map { size -> (button: Double, label: Double) in
      let font = #"type="system" pointSize="\#(size)""#
      let views = """
        <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="c">\
        <rect key="frame" x="0" y="0" width="1" height="1"/><fontDescription key="fontDescription" \(font)/>\
        <state key="normal" title="Opening hours"/></button>\(label("l", "Opening hours", font: font))
        """
      let layout = try Screen(
        views,
        constraints: constraints(
          "c.leading = root.leading", "c.top = root.top", "l.leading = root.leading",
          "l.top = root.top")
      ).layout()
      return (try #require(layout.frame("c")?.width), try #require(layout.frame("l")?.width))
    }
    #expect(widths.allSatisfy { $0.button == $0.label.rounded(.up) })
    #expect(widths.contains { $0.label != $0.label.rounded() })
  }

  /// Recorded in three cells, whose content begins 11 points down: of 227 points with labels of 28.5 above, of 244
  /// with a view of 28.
  @Test(
    "A picker that a constraint wants lower asks for 162 points",
    arguments: [
      ("pickerView", 150.0, "750", 224.5, 252, 62.5, 162.0),
      ("datePicker", 150, "750", 224.5, 252, 62.5, 162),
      ("datePicker", 200, "750", 241, 1000, 47, 194),
    ] as [(String, Double, String, Double, Int, Double, Double)])
  func lowPicker(
    kind: String, wanted: Double, priority: String, bottom: Double, hugging: Int, y: Double,
    height: Double
  ) throws {
    let screen = try Screen(
      """
      <label text="Tea" verticalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="t">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" constant="28" id="th"/>\
      <constraint firstAttribute="height" priority="\(hugging == 1000 ? 999 : 1)" constant="28" id="te"/></constraints>\
      </label><\(kind) datePickerMode="time" style="wheels" translatesAutoresizingMaskIntoConstraints="NO" id="p">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><constraints><constraint firstAttribute="height" \
      priority="\(priority)" constant="\(wanted)" id="h"/></constraints></\(kind)>
      """,
      constraints: constraints(
        "t.leading = root.leading", "t.top = root.top + 11", "p.leading = root.leading",
        "p.top = t.bottom + 8")
          + """
          <constraint firstItem="p" firstAttribute="bottom" secondItem="root" secondAttribute="top" \
          constant="\(bottom)" priority="750" id="b"/>
          """)
    let frame = try #require(screen.layout().frame("p"))
    #expect(frame.y == y)
    #expect(frame.height == height)
  }

  /// Recorded: 36 points for a picker of date and time without a style in Xcode 26, and wheels of 216
  /// up to Xcode 15. A countdown cannot be compact (Apple, `UIDatePickerStyle.compact`).
  @Test(
    "A date picker whose style the system chooses is compact in iOS 26",
    arguments: [
      (24765, "dateAndTime", "", 36.0), (24765, "date", #"style="compact""#, 36),
      (24765, "date", #"style="wheels""#, 216), (24765, "countDownTimer", "", 216),
      (18122, "dateAndTime", "", 216),
    ])
  func datePicker(toolsVersion: Int, mode: String, style: String, height: Double) throws {
    let picker = """
      <datePicker contentMode="scaleToFill" datePickerMode="\(mode)" \(style) \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/></datePicker>
      """
    #expect(try screen(picker, toolsVersion: toolsVersion).layout().frame("c")?.height == height)
  }
}
