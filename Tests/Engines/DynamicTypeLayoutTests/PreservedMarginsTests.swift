import DynamicTypeModel
import Testing

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
}
