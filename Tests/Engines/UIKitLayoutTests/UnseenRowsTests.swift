import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Rows of 44 points below a title of 55.5, which the table declares with 18, on a screen of 667.
@Suite struct UnseenRowsTests {
  private func layout(
    style: String = "grouped", toolsVersion: Int, target: LayoutTarget = .canvas,
    firstHeight: Double = 44, rowHeight: Int = -1
  ) throws -> LaidOutScreen {
    let rows = (0..<20).map { row in
      """
      <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" \
      rowHeight="\(row == 0 ? firstHeight : 44)" \
      textLabel="t\(row)" style="IBUITableViewCellStyleDefault" id="c\(row)">\
      <rect key="frame" x="0" y="0" width="375" height="1"/><autoresizingMask key="autoresizingMask"/>\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c\(row)" \
      id="v\(row)"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <autoresizingMask key="autoresizingMask"/><subviews>\(label("t\(row)", "Cups"))</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    }
    let section = """
      <tableViewSection headerTitle="Tea" id="s"><cells>\(rows.joined())</cells></tableViewSection>
      """
    let table = staticTable(style: style, sections: section)
      .replacingOccurrences(of: #"rowHeight="-1""#, with: #"rowHeight="\#(rowHeight)""#)
    return try Screen(xib: table, toolsVersion: toolsVersion).layout(target: target)
  }

  private func places(_ row: Int, _ layout: LaidOutScreen) -> [Double?] {
    [layout.frame("v\(row)")?.width, layout.frame("t\(row)")?.x]
  }

  /// Recorded beside indicators; the first row that begins below 647 or 667 points is at 671.5 itself, and the one
  /// after it where the table looks for it, by rows of 51 points since iOS 26.
  @Test(
    "Below the visible part the canvas leaves rows the margins of a plain view",
    arguments: [
      (13771, 14, 34, 33, 15), (15400, 15, 27, 19, 15), (22155, 15, 26.5, 18.5, 8),
      (24506, 13, 26.5, 18.5, 8),
    ] as [(Int, Int, Double, Double, Double)])
  func below(toolsVersion: Int, first: Int, seen: Double, unseen: Double, text: Double) throws {
    let canvas = try layout(toolsVersion: toolsVersion)
    for row in 0..<20 {
      let isSeen = row < first
      #expect(
        places(row, canvas) == [375 - (isSeen ? seen : unseen), isSeen ? 16 : text], "row \(row)")
    }
  }

  /// Recorded: rows of 70 points count as 44 where the table leaves heights to its rows, and one of 120 as such where
  /// its rows have 44.
  @Test(
    "A higher row is one as others to a table that asks its rows", arguments: [(-1, 15), (44, 13)])
  func higherRow(rowHeight: Int, first: Int) throws {
    let canvas = try layout(toolsVersion: 22155, firstHeight: 132, rowHeight: rowHeight)
    for row in [first - 1, first] {
      #expect(canvas.frame("v\(row)")?.width == 375 - (row < first ? 26.5 : 18.5), "row \(row)")
    }
  }

  @Test("On a device and in inset-grouped tables they are as other rows")
  func alike() throws {
    let device = try layout(toolsVersion: 22155, target: .device)
    #expect(places(19, device) == places(0, device))
    let inset = try layout(style: "insetGrouped", toolsVersion: 24765)
    #expect(places(19, inset) == places(0, inset))
  }
}
