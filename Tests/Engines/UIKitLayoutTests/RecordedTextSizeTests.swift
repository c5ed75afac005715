import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

/// What the canvas of Xcode 12.5 to 13.4 showed, which drew all text at xSmall.
@Suite struct RecordedTextSizeTests {
  /// A row of a built-in style with a title, as a xib's root or in a table.
  private func cell(width: Double, accessory: String = "none") -> String {
    """
    <tableViewCell contentMode="scaleToFill" accessoryType="\(accessory)" textLabel="t" \
    style="IBUITableViewCellStyleValue1" id="c"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>\
    <autoresizingMask key="autoresizingMask"/>\
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
    <rect key="frame" x="0" y="0" width="\(width)" height="44"/><autoresizingMask key="autoresizingMask"/>\
    <subviews>\(label("t", "Tea", font: #"style="UICTFontTextStyleBody""#))</subviews>\
    </tableViewCellContentView></tableViewCell>
    """
  }

  /// Builds of Xcode 12.4, 12.5, 13.4, 14.0 and 15.
  @Test(
    "The canvas of Xcode 12.5 to 13.4 was recorded at xSmall",
    arguments: [
      (17701, .large), (18122, .extraSmall), (20037, .extraSmall), (21225, .large), (22505, .large),
    ] as [(Int, ContentSizeCategory)])
  func recordedSize(toolsVersion: Int, size: ContentSizeCategory) throws {
    let screen = try Screen(xib: cell(width: 375), toolsVersion: toolsVersion)
    #expect(screen.document.recordedTextSize == size)
  }

  /// Recorded so; a device is taken to have the room that the other canvases show.
  @Test(
    "The room above prototypes in a grouped table goes by the canvas's text size",
    arguments: [
      (17506, "retina4_7", 55.5, 55.5), (18122, "retina6_1", 49.5, 55.5),
      (19529, "retina5_9", 49, 55 + 1 / 3.0), (22505, "retina4_7", 55.5, 55.5),
    ])
  func roomAbovePrototypes(
    toolsVersion: Int, device: String, canvas: Double, onDevice: Double
  ) throws {
    let table = """
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="grouped" rowHeight="44" \
      sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(cell(width: 375))</prototypes></tableView>
      """
    let screen = try Screen(xib: table, toolsVersion: toolsVersion, device: device)
    let y = { (target: LayoutTarget) in
      screen.layout(device: device, target: target).frame("c")?.y ?? 0
    }
    #expect(abs(y(.canvas) - canvas) < 0.001)
    #expect(abs(y(.device) - onDevice) < 0.001)
  }

  /// Recorded so of 12 cells of Xcode 12.5 to 13.0 and, a point narrower, of 2 of 13.2 and 13.3.
  @Test(
    "A disclosure indicator on the canvas goes by its Xcode",
    arguments: [(18122, 375.0, 25.5), (19158, 414, 29.5), (20037, 414, 28.5), (22505, 414, 30.5)])
  func indicator(toolsVersion: Int, width: Double, accessory: Double) throws {
    let device = width == 414 ? "retina6_1" : "retina4_7"
    let screen = try Screen(
      xib: cell(width: width, accessory: "disclosureIndicator"), toolsVersion: toolsVersion,
      device: device)
    #expect(screen.layout(device: device).frame("v")?.width == width - accessory)
  }

  /// Recorded: 67 points up to iOS 12, 59.5 in iOS 13 and 58.5 in iOS 26, as an indicator alone became 7 and
  /// then half a point narrower; 57 on a wide screen at xSmall, where an accessory stands 4 points further in.
  @Test(
    "An indicator beside a button is as narrow as one alone",
    arguments: [(14490, 375.0, 67.0), (14810, 320, 59.5), (24093, 375, 58.5), (19529, 414, 57)])
  func buttonAndIndicator(toolsVersion: Int, width: Double, accessory: Double) throws {
    let screen = try Screen(
      xib: cell(width: width, accessory: "detailDisclosureButton"), toolsVersion: toolsVersion)
    #expect(screen.layout().frame("v")?.width == width - accessory)
  }

  /// Body's line is 17 points high at xSmall and 63.5 at AX5, 14 and 53 points times 1.193359. Around the one at AX5
  /// stand 19 / 17 × 53 = 59.24 points, less the 1.5 that its leading of 62 is less than that, and a separator of half a
  /// point is part of the row's 122.
  @Test(
    "A xib's row of a built-in style keeps its title in its middle, and grows with it",
    arguments: [
      (.extraSmall, .canvas, 44.0, 17), (.large, .device, 44, 20.5),
      (.accessibilityExtraExtraExtraLarge, .device, 121.5, 63.5),
    ] as [(ContentSizeCategory, LayoutTarget, Double, Double)])
  func rowOfXib(
    size: ContentSizeCategory, target: LayoutTarget, row: Double, line: Double
  ) throws {
    let screen = try Screen(xib: cell(width: 375), toolsVersion: 18122)
    let layout = screen.layout(size, target: target)
    #expect(layout.frame("c")?.height == row)
    #expect(layout.frame("t")?.height == line)
    #expect(abs((layout.frame("t")?.midY ?? 0) - row / 2) <= 0.75)
  }
}
