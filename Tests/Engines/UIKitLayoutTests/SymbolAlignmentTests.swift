import DynamicTypeModel
import Testing
import UIKitModel

/// Symbols stand on the line of their font, whatever the height of what is drawn: constraints bind that
/// line, and the frame is what is drawn.
@Suite struct SymbolAlignmentTests {
  private func screen(
    symbol: String, shape: (width: Double, height: Double), scale: String = "medium",
    held: String, label: String = "", lines: [String]
  ) throws -> Screen {
    try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(label)<imageView contentMode="scaleAspectFit" \
        translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
        <imageReference key="image" image="\(symbol)" catalog="system" symbolScale="\(scale)"/>\
        <constraints>\(held)</constraints></imageView></subviews>
        <constraints>\(lines.map { constraints($0) }.joined())</constraints></view>
        """,
      resources: """
        <image name="\(symbol)" catalog="system" width="\(shape.width)" height="\(shape.height)"/>
        """, toolsVersion: 21701)
  }

  /// Recorded in public documents under required constraints for the height: 25 × 20 and 2.5 down, 28 high and
  /// 25.5, 12 and 9.5, 25 and 24, 60 and 54 in a stack of 55; large ones 120 high and 125.33, 2.67 up; one
  /// of a cloud and an arrow 100 and 101.
  @Test(
    "What constraints hold differs from a symbol's height as its font's line does",
    arguments: [
      ("arrow.left", 98.0, "medium", 25.0, 20.0), ("heart", 107, "medium", 28, 25.5),
      ("suit.heart.fill", 107, "medium", 12, 9.5), ("safari", 123, "medium", 25, 24),
      ("safari", 123, "medium", 55, 54), ("person.crop.circle.fill", 123, "large", 120, 125.33),
      ("icloud.and.arrow.down", 112, "medium", 100, 101),
    ])
  func height(
    symbol: String, shape: Double, scale: String, held: Double, recorded: Double
  ) throws {
    let screen = try screen(
      symbol: symbol, shape: (128, shape), scale: scale,
      held: #"<constraint firstAttribute="height" constant="\#(held)" id="h"/>"#,
      lines: ["c.leading = root.leading", "c.top = root.top"])
    let frame = try #require(screen.layout().frame("c"))
    #expect(abs(frame.height - recorded) <= 1)
    #expect(abs(frame.y - (held - recorded) / 2) <= 1)
  }

  /// Recorded: 26 × 13 for a symbol that the document lists under the name that it had before.
  @Test("A renamed symbol has the shape that is listed under its former name")
  func renamed() throws {
    func frame(listedAs name: String) throws -> Rect? {
      try Screen(
        xib: """
          <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><imageView contentMode="scaleAspectFit" image="line.3.horizontal" catalog="system" \
          translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView></subviews>
          <constraints>\(constraints("c.leading = root.leading", "c.centerY = root.centerY"))</constraints></view>
          """,
        resources: #"<image name="\#(name)" catalog="system" width="128" height="64"/>"#,
        toolsVersion: 16097
      ).layout().frame("c")
    }
    let listed = try #require(try frame(listedAs: "line.3.horizontal"))
    #expect(try frame(listedAs: "line.horizontal.3") == listed)
    #expect(abs(listed.width - 26) <= 1 && abs(listed.height - 13) <= 1)
    #expect(try frame(listedAs: "line.horizontal.4")?.height != listed.height)
  }

  /// Recorded at y 12, 20 × 16.5, where the label is at 10: 17 points have 16 to their baseline, so that
  /// both lines begin at one height and the symbol is in the middle of its own.
  @Test("A symbol has the baseline of its font's line")
  func baseline() throws {
    let label = """
      <label opaque="NO" contentMode="left" text="Price" translatesAutoresizingMaskIntoConstraints="NO" id="t">\
      <rect key="frame" x="0" y="0" width="1" height="1"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let screen = try screen(
      symbol: "chevron.right", shape: (96, 128),
      held: """
        <constraint firstAttribute="width" constant="20" id="w"/>
        <constraint firstAttribute="width" secondItem="c" secondAttribute="height" multiplier="1:1" id="r"/>
        """, label: label,
      lines: [
        "t.leading = root.leading", "t.top = root.top + 10", "c.trailing = root.trailing",
        "c.firstBaseline = t.firstBaseline",
      ])
    let frame = try #require(screen.layout().frame("c"))
    #expect(abs(frame.y - 12) <= 0.5)
    #expect(frame.width == 20)
    #expect(abs(frame.height - 16.5) <= 0.5)
  }
}
