import DynamicType
import DynamicTypeModel
import Testing

/// Flow layouts by arithmetic, in collections 320 points wide and 200 high.
@Suite struct FlowLayoutTests {
  private func cell(_ id: String, _ width: Int, _ height: Int, _ content: String = "") -> String {
    """
    <collectionViewCell contentMode="center" id="\(id)">\
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
    <collectionViewCellContentView key="contentView" contentMode="center" id="\(id)-content">\
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
    <autoresizingMask key="autoresizingMask"/>\(content)\
    </collectionViewCellContentView></collectionViewCell>
    """
  }

  private func collection(_ layout: String, _ cells: String, _ more: String = "") throws -> Screen {
    try Screen(
      """
      <collectionView contentMode="scaleToFill" id="collection" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" \
      minimumInteritemSpacing="10" \(layout)><size key="itemSize" width="90" height="40"/>\
      <size key="headerReferenceSize" width="30" height="50"/>\
      <size key="footerReferenceSize" width="20" height="25"/>\
      <inset key="sectionInset" minX="10" minY="5" maxX="10" maxY="15"/></collectionViewFlowLayout>\
      <cells>\(cells)</cells>\(more)</collectionView>
      """,
      constraints: constraints(
        "collection.leading = root.leading", "collection.top = root.top", "collection.width = 320",
        "collection.height = 200"))
  }

  private let headerAndFooter = """
    <collectionReusableView key="sectionHeaderView" contentMode="center" id="header">\
    <rect key="frame" x="0" y="0" width="1" height="1"/></collectionReusableView>\
    <collectionReusableView key="sectionFooterView" contentMode="center" id="footer">\
    <rect key="frame" x="0" y="0" width="1" height="1"/></collectionReusableView>
    """

  /// 300 points of room take three cells of 90 and leave two gaps of 15, which the last line has, too.
  @Test("Cells of a full line are spread over it, and those of the last stand as far apart")
  func lines() throws {
    let cells = ["a", "b", "c", "d", "e"].map { cell($0, 90, 40) }.joined()
    let layout = try collection("", cells, headerAndFooter).layout()
    #expect(layout.frame("header") == Rect(x: 0, y: 0, width: 320, height: 50))
    #expect(layout.frame("a") == Rect(x: 10, y: 55, width: 90, height: 40))
    #expect(layout.frame("b") == Rect(x: 115, y: 55, width: 90, height: 40))
    #expect(layout.frame("c") == Rect(x: 220, y: 55, width: 90, height: 40))
    #expect(layout.frame("d") == Rect(x: 10, y: 103, width: 90, height: 40))
    #expect(layout.frame("e") == Rect(x: 115, y: 103, width: 90, height: 40))
    // 143 is the end of the cells, and 15 the section's inset.
    #expect(layout.frame("footer") == Rect(x: 0, y: 158, width: 320, height: 25))
    let index = try #require(layout.views.firstIndex { $0.id == "collection" })
    #expect(layout.nodes[index].scroll?.contentSize == Size(width: 320, height: 183))
  }

  /// 260 and 20 do not fit beside each other with 10 between, nor does a further one of 260.
  @Test("A cell alone on a full line stands in its middle, one on the last at its start")
  func single() throws {
    let layout = try collection("", cell("a", 260, 40) + cell("b", 50, 40)).layout()
    #expect(layout.frame("a")?.x == 30)
    #expect(layout.frame("b")?.x == 10)
    let wide = try collection("", cell("a", 312, 40)).layout()
    #expect(wide.frame("a")?.x == 4)
  }

  @Test("Cells of unlike heights stand on the centre of their line")
  func heights() throws {
    let layout = try collection("", cell("a", 90, 40) + cell("b", 60, 20)).layout()
    #expect(layout.frame("a") == Rect(x: 10, y: 5, width: 90, height: 40))
    // A last line of unlike cells has the least spacing, 10.
    #expect(layout.frame("b") == Rect(x: 110, y: 15, width: 60, height: 20))
  }

  /// 180 points of room across take three cells of 40 and leave two gaps of 30.
  @Test("A collection that scrolls sideways has its lines from top to bottom")
  func horizontal() throws {
    let cells = ["a", "b", "c", "d"].map { cell($0, 90, 40) }.joined()
    let layout = try collection(#"scrollDirection="horizontal""#, cells, headerAndFooter).layout()
    #expect(layout.frame("header") == Rect(x: 0, y: 0, width: 30, height: 200))
    #expect(layout.frame("a") == Rect(x: 40, y: 5, width: 90, height: 40))
    #expect(layout.frame("b") == Rect(x: 40, y: 75, width: 90, height: 40))
    #expect(layout.frame("c") == Rect(x: 40, y: 145, width: 90, height: 40))
    #expect(layout.frame("d") == Rect(x: 138, y: 5, width: 90, height: 40))
    #expect(layout.frame("footer") == Rect(x: 238, y: 0, width: 20, height: 200))
  }

  /// Body's line is 63.5 points high at AX5, with 8 above and below it.
  @Test("Cells grow with their text where they have an estimated size, and else keep theirs")
  func selfSizing() throws {
    let text = """
      <subviews>\(label("t", "Tea", font: #"style="UICTFontTextStyleBody""#))</subviews><constraints>
      \(constraints(
        "t.leading = a-content.leading", "t.top = a-content.top + 8",
        "a-content.bottom = t.bottom + 8"))</constraints>
      """
    let sized = try collection(#"automaticEstimatedItemSize="YES""#, cell("a", 280, 40, text))
    #expect(sized.layout().frame("a")?.height == 40)
    let grown = sized.layout(.accessibilityExtraExtraExtraLarge)
    #expect(grown.frame("a") == Rect(x: 20, y: 5, width: 280, height: 63.5 + 16))
    #expect(grown.frame("a-content")?.height == 63.5 + 16)
    let fixed = try collection("", cell("a", 280, 40, text))
    #expect(fixed.layout(.accessibilityExtraExtraExtraLarge).frame("a")?.height == 40)
  }

  /// A square of 100 points and a text below it share 150 points; on a screen of 375 points the square
  /// alone would not have fitted.
  @Test("A square in a cell is as wide as the cell, not as the screen that the cell is built on")
  func square() throws {
    let content = """
      <subviews>\(view("s"))\(label("t", "Tea"))</subviews><constraints>
      \(constraints(
        "s.leading = a-content.leading", "s.trailing = a-content.trailing",
        "s.top = a-content.top", "s.width = s.height", "t.leading = a-content.leading",
        "t.top = s.bottom + 5", "a-content.bottom = t.bottom + 5"))</constraints>
      """
    let layout = try collection("", cell("a", 100, 150, content)).layout()
    #expect(layout.frame("s") == Rect(width: 100, height: 100))
    #expect(layout.frame("t")?.y == 105)
    #expect(layout.frame("t")?.height == 40)
    #expect(layout.findings.isEmpty)
  }
}
