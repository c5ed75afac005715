import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("Tables, collections and their cells")
struct TableReadingTests {
  @Test("A table with static sections, cells and the views around them")
  func table() throws {
    let document = TestDocument.xib(
      #"""
      <tableView style="insetGrouped" separatorStyle="none" dataMode="static" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="-1" id="t">
        <view key="tableHeaderView" id="h"/>
        <view key="tableFooterView" id="f"/>
        <sections>
          <tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
            <tableViewCell accessoryType="disclosureIndicator" rowHeight="80" indentationLevel="1" indentationWidth="20" style="IBUITableViewCellStyleSubtitle" textLabel="l1" detailTextLabel="l2" imageView="i" id="c1">
              <tableViewCellContentView key="contentView" id="cc"><subviews>
                <label text="Title" id="l1"/><label text="Sub" id="l2"/><imageView id="i"/>
              </subviews></tableViewCellContentView>
            </tableViewCell>
            <tableViewCell rowHeight="-1" id="c2">
              <tableViewCellContentView key="contentView" id="cd"/>
              <listContentConfiguration key="contentConfiguration" text="Listed" secondaryText=""/>
            </tableViewCell>
          </cells></tableViewSection>
          <tableViewSection id="s2"><string key="headerTitle">Two
      lines</string></tableViewSection>
        </sections>
      </tableView>
      """#)
    var first = TableContent.Section(id: "s1", location: document.place("<tableViewSection"))
    first.headerTitle = "Head"
    first.footerTitle = "Foot"
    first.cells = [ElementIndex(3), ElementIndex(8)]
    var second = TableContent.Section(
      id: "s2", location: document.place("<tableViewSection id=\"s2\""))
    second.headerTitle = "Two\nlines"
    var table = TableContent(style: .insetGrouped)
    table.isStatic = true
    table.hasSeparators = false
    table.rowHeight = 44
    table.sectionHeaderHeight = 18
    table.sections = [first, second]
    table.headerView = ElementIndex(1)
    table.footerView = ElementIndex(2)
    let elements = try document.elements()
    #expect(
      elements.map(\.id) == [
        "t", "h", "f", "c1", "cc", "l1", "l2", "i", "c2", "cd", "c2.contentConfiguration.text",
      ])
    #expect(elements[0].content == .table(table))

    var cell = CellContent()
    cell.style = .subtitle
    cell.accessory = .disclosureIndicator
    cell.rowHeight = 80
    cell.indentationLevel = 1
    cell.indentationWidth = 20
    cell.contentView = ElementIndex(4)
    cell.textLabel = ElementIndex(5)
    cell.detailTextLabel = ElementIndex(6)
    cell.imageView = ElementIndex(7)
    #expect(elements[3].content == .cell(cell))

    var listed = CellContent()
    listed.style = .default
    listed.hasListConfiguration = true
    listed.contentView = ElementIndex(9)
    listed.textLabel = ElementIndex(10)
    #expect(elements[8].content == .cell(listed))
    let place = document.place("<listContentConfiguration")
    var text = TextContent("Listed", location: document.place("text=\"Listed\""))
    text.font = FontDescription(face: .textStyle(.body), pointSize: 0, location: place)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    #expect(elements[10].content == .label(text))
    #expect(elements[10].location == place)
    #expect(elements[8...].map(\.subtreeEnd) == [11, 11, 11])
  }

  @Test("Prototype cells are one section; a collection view has a flow layout")
  func prototypes() throws {
    let document = TestDocument.xib(
      #"""
      <view id="v"><subviews>
        <tableView style="plain" dataMode="prototypes" rowHeight="-1" id="t">
          <prototypes><tableViewCell id="p1"/><tableViewCell id="p2"/></prototypes>
        </tableView>
        <collectionView dataMode="prototypes" id="c">
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="1" minimumInteritemSpacing="2" id="l">
            <size key="itemSize" width="30" height="40"/>
            <size key="headerReferenceSize" width="0.0" height="50"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell id="i"/></cells>
          <collectionReusableView key="sectionHeaderView" id="h"/>
        </collectionView>
      </subviews></view>
      """#)
    let elements = try document.elements()
    #expect(elements.map(\.id) == ["v", "t", "p1", "p2", "c", "i", "h"])
    var section = TableContent.Section(
      id: "t#prototypes", location: document.place("<tableView "))
    section.cells = [ElementIndex(2), ElementIndex(3)]
    var table = TableContent(style: .plain)
    table.sections = [section]
    #expect(elements[1].content == .table(table))
    var collection = CollectionContent()
    collection.itemSize = Size(width: 30, height: 40)
    collection.minimumLineSpacing = 1
    collection.minimumInteritemSpacing = 2
    collection.sectionInset = EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    collection.headerReferenceSize = Size(width: 0, height: 50)
    collection.axis = .horizontal
    #expect(elements[4].content == .collection(collection))
  }

  @Test("A cell's style that is not known is said, and taken for custom")
  func unknownStyle() throws {
    let loaded = try TestDocument.xib(
      #"<tableViewCell style="IBUITableViewCellStyleFancy" id="c"/>"#
    ).load()
    #expect(
      loaded.findings.map { "\($0.rule) \($0.message)" } == [
        "unknown-value style=\"IBUITableViewCellStyleFancy\" is not known; custom is used instead"
      ])
    let known = try TestDocument.xib(
      #"<tableViewCell style="IBUITableViewCellStyleDefault" id="c"/>"#
    ).load()
    #expect(known.findings == [])
  }
}
