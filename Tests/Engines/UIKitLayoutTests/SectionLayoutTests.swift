import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Headers of static tables, by where the first cell below them stands.
@Suite struct SectionLayoutTests {
  private func firstCells(
    style: String, toolsVersion: Int, size: ContentSizeCategory,
    titles: [String] = ["Tea", "Cups"], footer: String = "", footers: [Int: String] = [:],
    target: LayoutTarget = .canvas
  ) throws -> [Double] {
    let sections = titles.enumerated().map { number, title in
      let footer = footers[number].map { "footerTitle=\"\($0)\"" } ?? footer
      return """
        <tableViewSection headerTitle="\(title)" \(footer) id="s\(number)"><cells>\(cell(number))</cells>\
        </tableViewSection>
        """
    }
    let layout = try Screen(
      xib: staticTable(style: style, sections: sections.joined()), toolsVersion: toolsVersion
    ).layout(size, target: target)
    return titles.indices.compactMap { layout.frame("c\($0)")?.y }
  }

  /// Headline's line is 17, 20.5 and 63.5 points high at XS, Large and AX5, 14, 17 and 53 points times
  /// 1.193359 to half a point; 7.5 stand around it, and recorded are 24.5 and 28. A footer takes 28.
  @Test(
    "A plain header is as high as its title and 7.5 points",
    arguments: [(.extraSmall, 24.5), (.large, 28), (.accessibilityExtraExtraExtraLarge, 71)]
      as [(ContentSizeCategory, Double)])
  func plain(size: ContentSizeCategory, header: Double) throws {
    let cells = try firstCells(style: "plain", toolsVersion: 15505, size: size)
    #expect(cells == [header, header + 40 + 28 + header])
  }

  /// Source: Apple, *UITableViewDataSource*: a section has no header where no title is returned for it.
  @Test(
    "A device shows no plain header without a title; the canvas does", arguments: [15505, 22505])
  func untitled(toolsVersion: Int) throws {
    let cells = { (target: LayoutTarget, size: ContentSizeCategory) in
      try firstCells(
        style: "plain", toolsVersion: toolsVersion, size: size, titles: ["", ""], target: target)
    }
    #expect(try cells(.device, .large) == [0, 40])
    #expect(try cells(.device, .accessibilityExtraExtraExtraLarge) == [0, 40])
    #expect(try cells(.canvas, .large).first == (toolsVersion < 18000 ? 28 : 50))
  }

  @Test(
    "Since iOS 15 there are 22 points of padding above, and no less room at XS",
    arguments: [(.extraSmall, 50), (.large, 50), (.accessibilityExtraExtraExtraLarge, 93)]
      as [(ContentSizeCategory, Double)])
  func paddedPlain(size: ContentSizeCategory, header: Double) throws {
    let cells = try firstCells(style: "plain", toolsVersion: 22505, size: size)
    #expect(cells.first == header)
  }

  /// Recorded are 32 at XS and 38 at Large, 17.5 more above the first section, and footers of 18.
  @Test(
    "A grouped header follows the body text",
    arguments: [(.extraSmall, 32), (.large, 38)] as [(ContentSizeCategory, Double)])
  func grouped(size: ContentSizeCategory, header: Double) throws {
    let cells = try firstCells(style: "grouped", toolsVersion: 17506, size: size)
    #expect(cells == [header + 17.5, header + 17.5 + 40 + 18 + header])
  }

  /// Recorded gaps between two rows: a footer of one, two, three or four lines with a header of 38, or
  /// 32 at XS, and 7.5 more above a section that has a footer, too.
  @Test(
    "A grouped footer is its lines, to the whole point each, and room that follows them",
    arguments: [
      (15505, .large, 1, 75.5), (15702, .large, 2, 91.5), (15400, .large, 3, 107.5),
      (24128, .large, 2, 46 + 38 + 7.5), (19162, .extraSmall, 2, 40.5 + 32 + 7.5),
      (19162, .extraSmall, 4, 68.5 + 32 + 7.5),
    ] as [(Int, ContentSizeCategory, Int, Double)])
  func footers(toolsVersion: Int, size: ContentSizeCategory, lines: Int, gap: Double) throws {
    let text = Array(repeating: "Cups", count: lines).joined(separator: "&#10;")
    let cells = try firstCells(
      style: "grouped", toolsVersion: toolsVersion, size: size, footer: "footerTitle=\"\(text)\"")
    #expect(cells[1] - cells[0] - 40 == gap)
  }

  /// Recorded are 63.5, 84 and 56 points, and with footers of 10 in the first of these builds 55.5 and 48.
  @Test(
    "A header has 7.5 points more for its own section's footer, not for the one above it",
    arguments: [13771, 22155, 24506])
  func headerAboveFooter(toolsVersion: Int) throws {
    let titles = ["Tea", "Cups", "Milk", "Sugar"]
    let cells = try firstCells(
      style: "grouped", toolsVersion: toolsVersion, size: .large, titles: titles,
      footers: [1: "Cups&#10;Saucers"])
    let gaps = zip(cells.dropFirst(), cells).map { next, last in next - last - 40 }
    #expect(gaps == [63.5, 84, 56])
  }

  /// Recorded above first sections; above others with a footer 7.5 more than 17.5.
  @Test(
    "An empty header is one without a line",
    arguments: [(17701, .large, 39.5), (19162, .extraSmall, 35)]
      as [(Int, ContentSizeCategory, Double)])
  func emptyHeader(toolsVersion: Int, size: ContentSizeCategory, header: Double) throws {
    let cells = try firstCells(
      style: "grouped", toolsVersion: toolsVersion, size: size, titles: ["", ""],
      footer: #"footerTitle="Cups&#10;Saucers""#)
    #expect(cells[0] == header)
    if size == .extraSmall { #expect(cells[1] - cells[0] - 40 == 40.5 + 25) }
  }

  /// Recorded above sections of tables with automatic heights, on three pixels a point.
  @Test("An automatic header without a title is 17.5 points high, to the next pixel")
  func automaticHeader() throws {
    for (height, header) in [("-1", 17.5 + 0.5 / 3), ("18", 18)] {
      let table = staticTable(
        sections: #"<tableViewSection id="s"><cells>\#(cell(0))</cells></tableViewSection>"#,
        headerHeight: height)
      let layout = try Screen(xib: table, toolsVersion: 17700, device: "retina5_9")
        .layout(device: "retina5_9")
      #expect(abs(try #require(layout.frame("c0")?.y) - header) < 1e-9)
    }
  }

  /// A row of 40 points.
  private func cell(_ number: Int) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="40" id="c\(number)">\
    <rect key="frame" x="0" y="0" width="375" height="1"/><autoresizingMask key="autoresizingMask"/>\
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c\(number)" \
    id="v\(number)"><rect key="frame" x="0" y="0" width="1" height="1"/>\
    <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
    """
  }
}
