import DynamicType
import DynamicTypeModel
import Testing

/// The side margins of root views, and of what stands at them.
@Suite struct SideMarginTests {
  /// 16 at 375 and 393 points and 20 at 414 are recorded in public documents; the width between them
  /// and landscape as read off UIKit of iOS 16 (see `Device.sideMargin(inWidth:)`).
  @Test(
    "A root view has 16 points at either side up to 393, then 20, and 16 between corners",
    arguments: [
      ("retina4_0", 16), ("retina4_7", 16), ("retina6_12", 16), ("retina6_3", 20),
      ("retina6_1", 20),
      ("retina6_9", 20), ("ipad11_0rounded", 20),
    ] as [(String, Double)])
  func margins(device: String, margin: Double) throws {
    let screen = try Screen(
      label("t", "Tea"), constraints: constraints("t.leading = root.leadingMargin + 0"))
    #expect(screen.layout(device: device).frame("t")?.x == margin)
  }

  @Test("Between two rounded corners, as in landscape, there are 16 points and what they take")
  func landscape() throws {
    let screen = try Screen(
      label("t", "Tea"), constraints: constraints("t.leading = root.leadingMargin + 0"))
    let phone = try #require(Device.named("retina6_1")).landscape
    let layout = Screen.engine.layout(
      screen.scene, of: screen.document, for: Configuration(size: .large, device: phone))
    // 44 points are the corners'.
    #expect(layout.frame("t")?.x == 60)
    #expect(try #require(Device.named("retina5_5")).landscape.sideMargin == 20)
  }
}
