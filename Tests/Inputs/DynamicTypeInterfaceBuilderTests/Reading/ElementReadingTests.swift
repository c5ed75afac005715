import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("Views are read with everything they say")
struct ElementReadingTests {
  static let document = TestDocument.xib(
    #"""
    <view clipsSubviews="YES" contentMode="scaleAspectFit" tag="7" id="root" customClass="Card">
        <rect key="frame" x="0.0" y="1.5" width="375" height="2.2250738585072014e-308"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
            <label hidden="YES" userInteractionEnabled="NO" alpha="0.5" fixedFrame="YES"
                   horizontalHuggingPriority="251" verticalHuggingPriority="252"
                   horizontalCompressionResistancePriority="749" text="Two &amp; &#10;lines"
                   verticalCompressionResistancePriority="1000" textAlignment="center"
                   lineBreakMode="wordWrap" numberOfLines="0" minimumScaleFactor="0.5"
                   adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="200"
                   adjustsLetterSpacingToFitWidth="YES" semanticContentAttribute="forceRightToLeft"
                   translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="label">
                <rect key="frame" x="8" y="9" width="100" height="20.5"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
                <nil key="highlightedColor"/>
            </label>
        </subviews>
        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="0.25"
               colorSpace="custom" customColorSpace="sRGB"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <accessibility key="accessibilityConfiguration" label="A card"/>
    </view>
    """#)

  @Test("A plain view, whole")
  func view() throws {
    var expected = Element(
      id: "root", kind: .view, elementName: "view",
      location: Self.document.place("<view clips"))
    expected.customClass = "Card"
    expected.subtreeEnd = 2
    expected.recordedFrame = Rect(x: 0, y: 1.5, width: 375, height: 0)
    expected.autoresizing = [.widthSizable, .flexibleMaxY]
    expected.clipsToBounds = true
    expected.contentMode = .scaleAspectFit
    expected.tag = 7
    expected.backgroundColor = .rgba(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expected.directionalLayoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expected.accessibilityLabel = "A card"
    // Its only child is hidden.
    expected.isFilledByCode = true
    #expect(try Self.document.elements().first == expected)
  }

  @Test("A label, whole")
  func label() throws {
    var expected = Element(
      id: "label", kind: .label, elementName: "label", location: Self.document.place("<label"))
    expected.parent = .root
    expected.subtreeEnd = 2
    expected.recordedFrame = Rect(x: 8, y: 9, width: 100, height: 20.5)
    expected.translatesAutoresizingMask = false
    expected.hasFixedFrame = true
    expected.isMisplaced = true
    expected.isHidden = true
    expected.alpha = 0.5
    expected.isUserInteractionEnabled = false
    expected.semanticContentAttribute = .forceRightToLeft
    expected.horizontalHugging = 251
    expected.verticalHugging = 252
    expected.horizontalCompression = 749
    expected.verticalCompression = 1000
    var text = TextContent("Two & \nlines", location: Self.document.place("text=\"Two"))
    text.font = FontDescription(
      face: .textStyle(.body), pointSize: 0, location: Self.document.place("<fontDescription"))
    text.color = .system("secondaryLabelColor")
    text.alignment = .center
    text.lineBreakMode = .wordWrap
    text.numberOfLines = 0
    text.minimumScaleFactor = 0.5
    text.adjustsFontSizeToFitWidth = true
    text.adjustsFontForContentSizeCategory = true
    text.allowsTightening = true
    text.preferredMaxLayoutWidth = 200
    expected.content = .label(text)
    #expect(try Self.document.element("label") == expected)
  }

  @Test("An unknown element with a frame is a plain view, and said to be not examined")
  func unknown() throws {
    let document = TestDocument.xib(
      """
      <view id="root"><subviews>
        <hologramView id="odd"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView>
      </subviews></view>
      """)
    let loaded = try document.load()
    let element = try #require(loaded.document.scenes.first?.elements.last)
    #expect(element.kind == .unknown)
    #expect(element.elementName == "hologramView")
    #expect(element.recordedFrame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      loaded.findings == [
        Finding(
          rule: "not-examined", severity: .note,
          message: "<hologramView> is not modelled: it is laid out as a plain view",
          location: document.place("<hologramView"), element: "odd", scene: "root")
      ])
  }

  @Test("A value that is not known is reported, and replaced by the default or ignored")
  func unknownValues() throws {
    let document = TestDocument.xib(
      """
      <button id="b" contentMode="scaleToFitt" buttonType="sytem" semanticContentAttribute="mirrored"/>
      """)
    let loaded = try document.load()
    let element = try #require(loaded.document.scenes.first?.elements.first)
    #expect(element.contentMode == .scaleToFill)
    #expect(element.semanticContentAttribute == nil)
    #expect(
      loaded.findings.map { "\($0.rule) \($0.message)" } == [
        "unknown-value contentMode=\"scaleToFitt\" is not known; scaleToFill is used instead",
        "unknown-value semanticContentAttribute=\"mirrored\" is not known; it is ignored",
        "unknown-value buttonType=\"sytem\" is not known; custom is used instead",
      ])
  }

  @Test("Xcode has written modes of content with a capital")
  func capitals() throws {
    let loaded = try TestDocument.xib(#"<label id="l" contentMode="TopLeft"/>"#).load()
    #expect(loaded.document.scenes.first?.elements.first?.contentMode == .topLeft)
    #expect(loaded.findings.isEmpty)
  }

  @Test("What an app's code draws in is a plain view", arguments: ["glkView", "arscnView"])
  func drawn(name: String) throws {
    let document = TestDocument.xib(
      """
      <view id="root"><subviews>
        <\(name) id="odd"><rect key="frame" x="1" y="2" width="3" height="4"/></\(name)>
      </subviews></view>
      """)
    let loaded = try document.load()
    #expect(loaded.document.scenes.first?.elements.last?.kind == .view)
    #expect(loaded.findings.isEmpty)
  }

  @Test("A view without an id is named after its parent and its role")
  func withoutID() throws {
    let document = TestDocument.xib(
      """
      <collectionViewCell id="cell">
        <view key="contentView" opaque="NO"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <subviews><label id="label"/></subviews></view>
      </collectionViewCell>
      """)
    let elements = try document.elements()
    #expect(elements.map(\.id) == ["cell", "cell#contentView", "label"])
    #expect(elements.map(\.kind) == [.collectionViewCell, .collectionViewCellContentView, .label])
    #expect(elements.map(\.key) == [nil, .contentView, nil])
    #expect(elements.map(\.parent) == [nil, ElementIndex(0), ElementIndex(1)])
    #expect(elements.map(\.subtreeEnd) == [3, 3, 3])
  }

  @Test("Order is that of the document, whatever holds the views")
  func order() throws {
    let document = TestDocument.xib(
      """
      <tableView id="table" style="grouped" dataMode="static">
        <view key="tableHeaderView" id="header"><subviews><label id="title"/></subviews></view>
        <view key="tableFooterView" id="footer"/>
        <sections>
          <tableViewSection id="s1" headerTitle="One"><cells>
            <tableViewCell id="a"><tableViewCellContentView key="contentView" id="ac"/></tableViewCell>
            <tableViewCell id="b"/>
          </cells></tableViewSection>
          <tableViewSection id="s2"><cells><tableViewCell id="c"/></cells></tableViewSection>
        </sections>
      </tableView>
      """)
    let elements = try document.elements()
    #expect(
      elements.map(\.id) == ["table", "header", "title", "footer", "a", "ac", "b", "c"])
    #expect(elements.map(\.subtreeEnd) == [8, 3, 3, 4, 6, 6, 7, 8])
  }

  @Test("Elements nest as deep as the parser lets them, without recursion")
  func deep() throws {
    let document = TestDocument.xib(
      String(repeating: "<view><subviews>", count: 500)
        + String(repeating: "</subviews></view>", count: 500))
    let elements = try document.elements()
    #expect(elements.count == 500)
    #expect(elements.allSatisfy { $0.id.utf8.count < 270 }, "ids do not grow with the depth")
    #expect(elements[1].id == "view@6#view")
  }
}
