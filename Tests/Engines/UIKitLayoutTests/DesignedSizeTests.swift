import DynamicType
import DynamicTypeModel
import Foundation
import Testing
import UIKitLayout

/// Views of an app's own classes, which Xcode ran at design time, writing down the sizes that they asked for.
@Suite struct DesignedSizeTests {
  /// One view at the top left of a screen of 375 points, and what Xcode found of it.
  private func screen(_ view: String, width: Double, height: Double) throws -> Screen {
    try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(view)</subviews><constraints>\
        \(constraints("it.leading = root.leading", "it.top = root.top"))
        <constraint firstItem="it" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="root" \
        secondAttribute="trailing" id="end"/></constraints></view>
        """,
      designables: """
        <designable name="it"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable>
        """)
  }

  private func label(lines: Int, _ text: String) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" customClass="Fancy" \
    translatesAutoresizingMaskIntoConstraints="NO" id="it"><rect key="frame" x="0" y="0" width="1" height="1"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  private let view = """
    <view customClass="Gauge" translatesAutoresizingMaskIntoConstraints="NO" id="it">\
    <rect key="frame" x="0" y="0" width="1" height="1"/></view>
    """

  private let mark = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="mark">\
    <rect key="frame" x="0" y="0" width="1" height="1"/></view>
    """

  @Test("A plain view is as large as its class was found to be, at every text size")
  func plainView() throws {
    let screen = try screen(view, width: 120, height: 33)
    for size in [ContentSizeCategory.large, .accessibilityExtraLarge] {
      #expect(screen.layout(size).frame("it") == Rect(x: 0, y: 0, width: 120, height: 33))
    }
    #expect(screen.layout(target: .device).frame("it")?.height == 33)
  }

  @Test("A class that leaves an axis open, written as -1, has no size along it")
  func openAxis() throws {
    let element = try screen(view, width: -1, height: 4).scene.elements.first { $0.id == "it" }
    #expect(element?.designedIntrinsicWidth == nil)
    #expect(element?.designedIntrinsicHeight == 4)
  }

  /// Recorded: labels of 17 points whose class sets 12 and 22 are 14.5 and 26.5 points high.
  @Test("A label of an own class is as large as it was found on the canvas, else by its font")
  func label() throws {
    let screen = try screen(label(lines: 1, "Tea"), width: 40, height: 26.5)
    #expect(screen.layout().frame("it") == Rect(x: 0, y: 0, width: 40, height: 26.5))
    // 17 points times 1.193359, to the pixel.
    #expect(screen.layout(target: .device).frame("it")?.height == 20.5)
    #expect(screen.layout(.accessibilityExtraLarge).frame("it")?.height != 26.5)
  }

  /// Recorded: the bottom of an image at the first baseline of a label, whose document says 17 points.
  /// The system's font has lines of 1.193359 em and ascends by 0.952148: 22 points are 26.25 high, so 26.5, and
  /// their baseline is 20.95 down, at the pixel 21.
  @Test(
    "A label of an own class has the baseline of the font that its height tells",
    arguments: [(23.0, 18.0), (26.5, 21), (31.5, 25), (33.5, 26.5)])
  func baseline(height: Double, baseline: Double) throws {
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(label(lines: 0, "Tea").replacingOccurrences(
          of: #"style="UICTFontTextStyleBody""#, with: #"type="system" pointSize="17""#))\(mark)</subviews>
        <constraints>\(constraints(
          "it.leading = root.leading", "it.top = root.top", "mark.leading = it.trailing",
          "mark.height = 12", "mark.width = 7", "mark.bottom = it.firstBaseline"))</constraints></view>
        """,
      designables: """
        <designable name="it"><size key="intrinsicContentSize" width="40" height="\(height)"/></designable>
        """)
    #expect(screen.layout().frame("mark")?.maxY == baseline)
    // On a device the document's own font counts: 17 points ascend by 16.19.
    #expect(screen.layout(target: .device).frame("mark")?.maxY == 16)
  }

  /// Recorded: a text of 3965.5 points in one line is 382 points wide and eleven lines high.
  @Test("Text that has to wrap is as high as its lines, not as the one line that was found")
  func wrappedLabel() throws {
    let text = Array(repeating: "oolong", count: 40).joined(separator: " ")
    let frame = try screen(label(lines: 0, text), width: 2200, height: 20.5).layout().frame("it")
    #expect((frame?.width ?? 0) <= 375)
    #expect((frame?.height ?? 0) > 100)
  }
}
