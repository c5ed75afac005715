import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// Where title and detail of a built-in cell stand in a row of a known height.
///
/// Lines of 11, 12, 13, 14, 15 and 17 points are 1.193359 times as high, up to the pixel: 13.5, 14.5, 16, 17, 18
/// and 20.5 on two pixels a point, and 14⅓, 18 and 20⅓ of 12, 15 and 17 on three.
@Suite struct BuiltInCellLabelsTests {
  private func layout(
    _ style: String, row: Double, title: Double, detail: Double?, toolsVersion: Int = 21507,
    device: String = "retina4_7", titleText: String = "Cups", size: ContentSizeCategory = .large
  ) throws -> LaidOutScreen {
    let font = { (points: Double) in #"type="system" pointSize="\#(points)""# }
    let labels =
      label("t", titleText, #"numberOfLines="0""#, font: font(title))
      + (detail.map { label("d", "Six", font: font($0)) } ?? "")
    let width = device == "retina4_7" ? 375 : 393
    return try Screen(
      xib: """
        <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="-1" \
        separatorStyle="default" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\
        <rect key="frame" x="0" y="0" width="\(width)" height="667"/><prototypes>\
        <tableViewCell contentMode="scaleToFill" rowHeight="\(row)" textLabel="t" \
        \(detail == nil ? "" : #"detailTextLabel="d""#) style="IBUITableViewCellStyle\(style)" id="c">\
        <rect key="frame" x="0" y="0" width="\(width)" height="1"/>\
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
        <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(labels)</subviews>\
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """, toolsVersion: toolsVersion, device: device
    ).layout(size, device: device)
  }

  /// Beyond 20.5 and 14.5 a row of 56 has 21 points: both begin at 10.5, up to 11, and the title 2 higher,
  /// which is what 21 is more than 19. One of 55.5 has 20.5 points: 10.25 is 11, and of 1.5 more than 19 a half
  /// is left. One of 44 has 9, and nothing over. 22 points beyond 20.5 and 16, 3 more than 19, are as much as
  /// there may be; of 35 there are no more. With 12 and 11 points 15.5 are left: 8, and 3 · 12/17, but
  /// 15.5 − 19 · 12/17 is 2.09.
  @Test(
    "A subtitle and its title are centred as one, and the title stands higher as the row has room",
    arguments: [
      (56, 17, 12, 9, 31.5), (55.5, 17, 12, 10, 31.5), (44, 17, 12, 5, 25.5),
      (58.5, 17, 13, 8, 31.5), (70, 17, 12, 15, 38.5), (43.5, 12, 11, 6, 22.5),
    ] as [(Double, Double, Double, Double, Double)])
  func subtitle(
    row: Double, title: Double, detail: Double, titleY: Double, detailY: Double
  ) throws {
    for toolsVersion in [16097, 21507, 24506] {
      let layout = try layout(
        "Subtitle", row: row, title: title, detail: detail, toolsVersion: toolsVersion)
      #expect(layout.frame("t")?.y == titleY)
      #expect(layout.frame("d")?.y == detailY)
    }
  }

  /// As a `Float`, 55⅔ and 56⅔ are 55.666668 and 56.666668: 34⅔ leave a little more than 21 and 22, so that
  /// both begin at 11 and 12, and the title 2 and 3 higher. 55 leaves 20⅓: 11, and 1⅓ is 1.
  @Test(
    "On three pixels a point they stand at whole points, too",
    arguments: [(55 + 2.0 / 3, 9, 11), (56 + 2.0 / 3, 9, 12), (55, 10, 11)]
      as [(Double, Double, Double)])
  func thirds(row: Double, titleY: Double, top: Double) throws {
    let layout = try layout("Subtitle", row: row, title: 17, detail: 12, device: "retina6_12")
    #expect(layout.frame("t")?.y == titleY)
    #expect(abs((layout.frame("d")?.y ?? 0) - (top + 20 + 1.0 / 3)) < 1e-6)
  }

  /// Ascenders are 0.952 of the size: 17 and 14 points are 2.86 apart, 3 in whole points, 17 and 15 are 1.9, and
  /// 17 and 12 are 4.76. The higher label holds the other one: (51 − 20.5) / 2 is 15.25, up to 16.
  @Test(
    "A title and its value stand on one baseline",
    arguments: [
      (51, 17, 14, 16, 19), (51, 14, 17, 19, 16), (51, 17, 15, 16, 18), (51, 17, 12, 16, 21),
      (44, 17, 17, 12, 12),
    ] as [(Double, Double, Double, Double, Double)])
  func value(row: Double, title: Double, detail: Double, titleY: Double, detailY: Double) throws {
    let layout = try layout("Value1", row: row, title: title, detail: detail)
    #expect(layout.frame("t")?.y == titleY)
    #expect(layout.frame("d")?.y == detailY)
  }

  /// Two lines of 17 points are 40.57 high, 41 to the pixel: (61 − 41) / 2. A title of 14 alone: (51 − 17) / 2.
  @Test("A value stands beside its title's first line, and a title alone in the middle")
  func firstLine() throws {
    let two = try layout("Value1", row: 61, title: 17, detail: 17, titleText: "Cups&#10;Pots")
    #expect(two.frame("t")?.height == 41)
    #expect(two.frame("t")?.y == 10)
    #expect(two.frame("d")?.y == 10)
    #expect(try layout("Value1", row: 51, title: 14, detail: nil).frame("t")?.y == 17)
  }

  /// 90 points leave 49 around two lines of 20.5: 24.5, up to 25.
  @Test("A value below its title follows it without a gap")
  func stackedValue() throws {
    let stacked = try layout(
      "Value1", row: 90, title: 17, detail: 17, size: .accessibilityMedium)
    #expect(stacked.frame("t")?.y == 25)
    #expect(stacked.frame("d")?.y == 45.5)
  }
}
