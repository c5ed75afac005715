import DynamicType
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

/// Margins that documents state, and those of a cell's content from top to bottom.
@Suite struct LayoutMarginsTests {
  private let between = ["leading", "trailing", "top", "bottom"].map { edge in
    ["leading", "top"].contains(edge)
      ? "a.\(edge) = in.\(edge)Margin" : "in.\(edge)Margin = a.\(edge)"
  }

  private func cell(_ margins: String = "", toolsVersion: Int) throws -> Screen {
    try Screen(
      xib: """
        <tableViewCell contentMode="scaleToFill" rowHeight="44" id="cell">
        <rect key="frame" x="0" y="0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="in">
        <rect key="frame" x="0" y="0" width="320" height="44"/><autoresizingMask key="autoresizingMask"/>
        <subviews>\(view("a"))</subviews><constraints>\(between.map { constraints($0) }.joined())</constraints>
        \(margins)</tableViewCellContentView></tableViewCell>
        """, toolsVersion: toolsVersion, device: "retina4_7")
  }

  private func stated(top: Double, _ others: Double) -> String {
    """
    <edgeInsets key="layoutMargins" top="\(top)" left="\(others)" bottom="\(others)" right="\(others)"/>
    """
  }

  /// Texts and pictures of builds 14109 to 14490 end 11 points above the cell's bottom, 10.5 above its content's.
  @Test(
    "A cell's margins count from its own bottom, below which a separator's pixel is no more room",
    arguments: [14490, 17701])
  func separator(toolsVersion: Int) throws {
    let frame = try #require(try cell(toolsVersion: toolsVersion).layout().frame("a"))
    #expect(frame == Rect(x: 16, y: 11, width: 288, height: 22))
  }

  /// Recorded where the document says 0 at every side, and 8 or 15.
  @Test("A cell's content has its cell's margins at least", arguments: [0.0, 8, 13])
  func content(margin: Double) throws {
    let screen = try cell(stated(top: margin, 8), toolsVersion: 17701)
    let top = max(11, margin)
    #expect(screen.layout().frame("a") == Rect(x: 16, y: top, width: 288, height: 33 - top))
  }

  /// Apple, `UIView.layoutMargins` and `directionalLayoutMargins`, in a view of 375 points.
  @Test(
    "Margins of left and right stay from right to left, those of leading and trailing turn",
    arguments: [
      (#"key="layoutMargins" top="0" left="30" bottom="0" right="5""#, 30.0),
      (#"key="directionalLayoutMargins" top="0" leading="30" bottom="0" trailing="5""#, 5),
    ])
  func directions(margins: String, left: Double) throws {
    let screen = try Screen(
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in">\
      <rect key="frame" x="0" y="0" width="375" height="50"/><subviews>\(view("a"))</subviews>\
      <\(margins.contains("leading") ? "directionalEdgeInsets" : "edgeInsets") \(margins)/>\
      <constraints>\(constraints(
        "a.leading = in.leadingMargin", "in.trailingMargin = a.trailing", "a.top = in.top", "a.height = 9"))\
      </constraints></view>
      """,
      constraints: constraints(
        "in.leading = root.leading", "root.trailing = in.trailing", "in.top = root.top",
        "in.height = 50"))
    let fromLeft = try #require(screen.layout().frame("a"))
    let fromRight = try #require(screen.layout(locale: "ar").frame("a"))
    #expect(fromLeft == Rect(x: 30, y: 0, width: 340, height: 9))
    #expect(fromRight == Rect(x: left, y: 0, width: 340, height: 9))
  }

  /// Recorded: 20 points at the sides of a root of 414 that says 0, and none at the top of a view within one.
  @Test(
    "A screen's root has the system's side margins at least, and other views what is stated",
    arguments: [("root", 0.0, 20.0), ("root", 24, 24), ("in", 0, 0), ("in", 3, 3)])
  func stated(owner: String, margin: Double, x: Double) throws {
    let margins = stated(top: margin, margin)
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="in">
        <rect key="frame" x="0" y="0" width="414" height="100"/><subviews>\(view("b"))</subviews>
        <constraints>\(constraints(
          "b.leading = in.leadingMargin", "b.top = in.topMargin", "b.width = 9", "b.height = 9"))</constraints>
        \(owner == "in" ? margins : "")</view>\(view("a"))</subviews>
        <constraints>\(constraints(
          "a.leading = root.leadingMargin", "a.top = root.top", "a.width = 9", "a.height = 9",
          "in.leading = root.leading", "in.trailing = root.trailing", "in.top = root.top + 300",
          "in.height = 100"))</constraints>
        \(owner == "root" ? margins : "")</view>
        """, toolsVersion: 17701, device: "retina6_1")
    let layout = screen.layout(device: "retina6_1")
    #expect(layout.frame(owner == "in" ? "b" : "a")?.x == x)
    #expect(layout.frame("b")?.y == (owner == "in" ? x : 8))
  }
}
