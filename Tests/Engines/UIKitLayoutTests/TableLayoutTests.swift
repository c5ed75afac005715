import DynamicType
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

/// A grouped static table of iOS 17 on a 4.7-inch phone: margins 16 and 11, a disclosure of 26.5.
@Suite struct TableLayoutTests {
  private func cell(_ id: String, rowHeight: String = "", text: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \(rowHeight) \
    accessoryType="disclosureIndicator" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="1"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="1" height="1"/><autoresizingMask key="autoresizingMask"/>
    <subviews>\(label("\(id)-text", text, #"numberOfLines="0""#, font: #"style="UICTFontTextStyleHeadline""#))</subviews>
    <constraints>\(constraints(
      "\(id)-text.top = \(id)-content.topMargin", "\(id)-content.bottomMargin = \(id)-text.bottom",
      "\(id)-text.leading = \(id)-content.leadingMargin",
      "\(id)-content.trailingMargin = \(id)-text.trailing"))</constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private func table(_ cells: String) throws -> Screen {
    try Screen(
      """
      <tableView contentMode="scaleToFill" dataMode="static" style="grouped" separatorStyle="default" \
      rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" \
      translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells>\(cells)</cells></tableViewSection></sections></tableView>
      """,
      constraints: constraints(
        "table.top = root.top", "table.leading = root.leading", "table.trailing = root.trailing",
        "table.bottom = root.bottom"))
  }

  /// Recorded: 51.5 points around a line of 20.5 between margins of 15, and 31 without a text; up to iOS
  /// 18 the margins are 11 and a pixel of half a point is below.
  @Test(
    "A row between margins has its separator below",
    arguments: [(22505, "Tea", 43.0), (24506, "Tea", 51.5), (24506, "", 31)])
  func separator(toolsVersion: Int, text: String, height: Double) throws {
    let screen = try Screen(
      xib: staticTable(cells: cell("c", text: text)), toolsVersion: toolsVersion)
    #expect(screen.layout().frame("c")?.height == height)
  }

  /// Recorded: 43.5 around an empty view in a plain table of Xcode 11.4 and 44 around 11 contents that reach from edge
  /// to edge; 44 around any in Xcode 11.3.
  @Test(
    "Static plain rows that are not fitted yet have 44 points if their content reaches through them",
    arguments: [
      (16097, "v.bottom = a.bottom + 11", 44.0), (16097, "a.height = 10", 43.5),
      (15701, "a.height = 10", 44),
    ])
  func plainRow(toolsVersion: Int, line: String, height: Double) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="375" height="1"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(view("a"))</subviews><constraints>
      \(constraints("a.top = v.top + 11", line, "a.leading = v.leading", "a.width = 9"))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let layout = try Screen(
      xib: staticTable(style: "plain", cells: cell), toolsVersion: toolsVersion
    ).layout()
    #expect(layout.frame("c")?.height == height)
  }

  /// Recorded: 44 points around 20.5 between twice 11.33, and 93.5 around 77.1 between twice 8, in the
  /// looks of iOS 26 and 15, whose separators take a point and half a one.
  @Test(
    "A row is as high as its content to the nearest pixel",
    arguments: [(24506, 11.33, 20.5, 44.0), (20037, 8, 77.1, 93.5), (20037, 8, 77.3, 94)])
  func roundedRow(toolsVersion: Int, margin: Double, content: Double, height: Double) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="375" height="1"/>
      <tableViewCellContentView key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(view("a"))</subviews><constraints>
      \(constraints(
        "a.top = v.top + \(margin)", "v.bottom = a.bottom + \(margin)", "a.height = \(content)",
        "a.leading = v.leading", "a.width = 10"))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let screen = try Screen(xib: staticTable(cells: cell), toolsVersion: toolsVersion)
    #expect(screen.layout().frame("c")?.height == height)
  }

  @Test("A row height of its own holds, and its content is cut")
  func fixedRow() throws {
    let screen = try table(
      cell("c", rowHeight: #"rowHeight="56""#, text: "Opening hours in winter"))
    let large = screen.layout()
    #expect(large.frame("c") == Rect(x: 0, y: 18, width: 375, height: 56))
    #expect(large.frame("c-content") == Rect(x: 0, y: 0, width: 348.5, height: 56))
    // 16 at the start, 8 beside the accessory, 11 above and below.
    #expect(large.frame("c-text") == Rect(x: 16, y: 11, width: 324.5, height: 34))
    let huge = screen.layout(.accessibilityExtraExtraExtraLarge)
    #expect(huge.frame("c")?.height == 56)
    #expect(huge.text("c-text")?.isTruncated == true)
  }

  /// UIKit asks the static rows of a storyboard for their heights; those of prototypes are Xcode's.
  ///
  /// A height that is not the table's comes from code, or the row as it was drawn would be broken at Large.
  @Test(
    "A prototype's row height is the canvas's, and its rows grow", arguments: [-1, 30, 60])
  func prototypeRow(tables tableHeight: Int) throws {
    let height = { (size: ContentSizeCategory, target: LayoutTarget) in
      let cell = cell("c", rowHeight: #"rowHeight="56""#, text: "Opening hours in winter")
      return try Screen(
        xib: """
          <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" \
          rowHeight="\(tableHeight)" separatorStyle="default" sectionHeaderHeight="28" \
          sectionFooterHeight="28" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>\
          <autoresizingMask key="autoresizingMask"/><prototypes>\(cell)</prototypes></tableView>
          """
      ).layout(size, target: target).frame("c")?.height
    }
    #expect(try height(.large, .canvas) == 56)
    #expect(try height(.large, .device) == 56)
    #expect(try (height(.accessibilityExtraExtraExtraLarge, .device) ?? 0) > 63.5 + 22)
  }

  /// Two lines of the headline at AX5, of 63.5 points each, and 11 above and below.
  @Test("A xib's cell grows on a device, whatever its own row height")
  func rowHeightOfCellOnItsOwn() throws {
    let height = { (size: ContentSizeCategory, target: LayoutTarget) in
      try Screen(
        xib: cell("c", rowHeight: #"rowHeight="56""#, text: "Opening hours in winter")
          .replacing(#"width="375" height="1""#, with: #"width="375" height="56""#)
      ).layout(size, target: target).frame("c")?.height
    }
    #expect(try height(.large, .device) == 56)
    #expect(try height(.accessibilityExtraExtraExtraLarge, .canvas) == 56)
    #expect(try (height(.accessibilityExtraExtraExtraLarge, .device) ?? 0) >= 2 * 63.5 + 22)
  }

  @Test("A prototype with its table's height keeps that")
  func prototypeOfTheTablesHeight() throws {
    let cell = cell("c", rowHeight: #"rowHeight="56""#, text: "Opening hours in winter")
    let layout = try Screen(
      xib: """
        <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="56" \
        separatorStyle="default" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">\
        <rect key="frame" x="0" y="0" width="375" height="667"/>\
        <autoresizingMask key="autoresizingMask"/><prototypes>\(cell)</prototypes></tableView>
        """
    ).layout(.accessibilityExtraExtraExtraLarge, target: .device)
    #expect(layout.frame("c")?.height == 56)
  }

  @Test(
    "A cell alone in its file leaves a pixel for a separator up to iOS 12",
    arguments: [14490, 14810])
  func cellAlone(toolsVersion: Int) throws {
    let screen = try Screen(
      xib: """
        <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="0" width="320" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
        <rect key="frame" x="0" y="0" width="320" height="1"/></tableViewCellContentView></tableViewCell>
        """, toolsVersion: toolsVersion)
    #expect(screen.layout().frame("content")?.height == (toolsVersion < 14500 ? 69.5 : 70))
  }

  @Test("Automatic rows are as high as their text with its margins and the separator")
  func automaticRow() throws {
    let screen = try table(
      cell("c", rowHeight: #"rowHeight="56""#, text: "Tea") + cell("d", text: "Tea"))
    let layout = screen.layout(rowHeights: .automatic)
    // 20.5 for a line of 17 points, 22 of margins, half a point of separator.
    #expect(layout.frame("c") == Rect(x: 0, y: 18, width: 375, height: 43))
    #expect(layout.frame("d")?.y == 61)
    var last = 0.0
    for size in ContentSizeCategory.allCases {
      let layout = screen.layout(size, rowHeights: .automatic)
      let height = layout.frame("c")?.height ?? 0
      #expect(height >= last)
      last = height
      #expect(layout.text("c-text")?.isTruncated == false)
    }
    // Headline is 53 points at AX5: 63.25, rounded up to 63.5.
    #expect(last == 63.5 + 22.5)
  }

  @Test(
    "A cell on its own keeps its recorded height on its own device, and grows on a narrower one")
  func cellOnItsOwn() throws {
    let screen = try Screen(
      xib: cell("c", text: "Opening hours in winter, on Sundays")
        .replacingOccurrences(of: #"width="375" height="1""#, with: #"width="375" height="50""#))
    #expect(screen.layout().frame("c")?.size == Size(width: 375, height: 50))
    let narrow = screen.layout(device: "retina4_0")
    #expect(narrow.frame("c")?.width == 320)
    #expect(narrow.text("c-text")?.isTruncated == false)
    // Two lines of Headline, 17 × 1.193359 and a leading of 22, are 42.5 on half points; margins of 11,
    // and no separator, which is the table's.
    #expect(narrow.frame("c")?.height == 42.5 + 22)
  }

  /// A cell with two labels, 20.5 points of text each, needs 63 with its margins.
  @Test("Static rows up to Xcode 12 that size themselves are 44 points high where Xcode drew them")
  func unfittedRows() throws {
    let height = { (toolsVersion: Int, size: ContentSizeCategory, target: LayoutTarget) in
      let cell = cell("c", text: "Opening hours in winter, on Sundays and on holidays")
      return try Screen(
        xib: staticTable(cells: cell), toolsVersion: toolsVersion
      ).layout(size, target: target).frame("c")?.height
    }
    #expect(try height(14490, .large, .canvas) == 44)
    #expect(try height(17701, .large, .canvas) == 44)
    #expect(try height(19162, .large, .canvas) == 65)
    // Two lines of Headline, 42.5 points, between margins of 11, of which the separator is a part up to iOS 12.
    #expect(try height(14490, .large, .device) == 64.5)
    #expect(try height(22505, .large, .canvas) == 65)
    #expect(try (height(14490, .accessibilityMedium, .canvas) ?? 0) > 65)
    #expect(try (height(17701, .accessibilityMedium, .canvas) ?? 0) > 65)
  }

  /// Recorded on two pixels a point of an empty row and two rows whose labels hang from the top in a document of
  /// Xcode 15, and of 28 rows of another whose content views are empty; of 6 rows of two plain tables of Xcode 14
  /// and 15, whose labels and images are centred; and of 3 centred rows of Xcode 26.
  @Test(
    "A row that nothing asks for is a pixel below 44, a pixel above in plain static tables",
    arguments: [
      ("plain", 21507, [], 44.5), ("plain", 21507, ["c-text.top = c-content.topMargin"], 44.5),
      ("plain", 21507, ["c-text.centerY = c-content.centerY"], 43.5), ("grouped", 21507, [], 43.5),
      ("plain", 24128, ["c-text.centerY = c-content.centerY"], 52),
    ])
  func emptyRow(style: String, toolsVersion: Int, binding: [String], height: Double) throws {
    let cell = cell("c", text: "Tea").replacingOccurrences(
      of: #"<constraints>[\s\S]*</constraints>"#,
      with: "<constraints>\(binding.map { constraints($0) }.joined())</constraints>",
      options: .regularExpression)
    let layout = try Screen(
      xib: staticTable(style: style, cells: cell), toolsVersion: toolsVersion
    ).layout()
    #expect(layout.frame("c")?.height == height)
  }
}
