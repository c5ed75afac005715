import DynamicTypeModel
import Testing
import UIKitModel

/// Margins that a view takes over from its superview (Apple, `UIView.preservesSuperviewLayoutMargins`).
///
/// The root has a status bar of 20 points, and 16 at its sides; other views have margins of 8.
@Suite struct PreservedMarginsTests {
  private func frame(top: Double) throws -> Rect? {
    let screen = try Screen(
      """
      <view contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
      translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="1" height="1"/>\
      <subviews>\(view("a"))</subviews><constraints>\(constraints(
        "a.top = c.topMargin", "a.leading = c.leadingMargin", "a.width = 10", "a.height = 10"))</constraints></view>
      """,
      constraints: constraints(
        "c.top = root.top + \(Int(top))", "c.leading = root.leading", "root.trailing = c.trailing",
        "c.height = 100"))
    return screen.layout().frame("a")
  }

  @Test(
    "The bars are in them once, as far as the view reaches under them",
    arguments: [(0.0, 28.0), (10, 18), (20, 8), (50, 8)])
  func underBars(top: Double, margin: Double) throws {
    #expect(try frame(top: top) == Rect(x: 16, y: margin, width: 10, height: 10))
  }

  /// Recorded of a banner that is 78 points high in a root of 93 without a bar. The margins at its sides are those
  /// of the screen.
  @Test(
    "A root that preserves them has 8 points above and below where no bar is",
    arguments: [
      ("YES", Rect(x: 16, y: 8, width: 343, height: 77)),
      ("NO", Rect(x: 16, width: 343, height: 93)),
    ])
  func root(preserves: String, expected: Rect) throws {
    let screen = try Screen(
      xib: """
        <view contentMode="scaleToFill" preservesSuperviewLayoutMargins="\(preserves)" id="root">
        <rect key="frame" x="0" y="0" width="375" height="93"/><autoresizingMask key="autoresizingMask"/>
        <subviews>\(view("a"))</subviews><constraints>\(constraints(
          "a.top = root.topMargin", "root.bottomMargin = a.bottom", "a.leading = root.leadingMargin",
          "root.trailingMargin = a.trailing"))</constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """, toolsVersion: 14460)
    #expect(screen.layout(target: .canvas).frame("a") == expected)
  }
}
