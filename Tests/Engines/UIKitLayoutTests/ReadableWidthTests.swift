import DynamicType
import DynamicTypeModel
import Testing

@Suite struct ReadableWidthTests {
  /// A pad's 1,024 points across, as Use Your Loaf measured them: 672 points, 176 from each edge. Before
  /// that they are margins of 20. At the smaller sizes 560, 600 and 632 points are published (isim's UIKit).
  @Test(
    "Margins follow the readable width where the view asks for it",
    arguments: [
      (ContentSizeCategory.extraSmall, 560.0), (.small, 600), (.medium, 632), (.large, 672),
    ])
  func readableWidth(size: ContentSizeCategory, width: Double) throws {
    #expect(
      try frameBetweenMargins(landscapePad, size) == Rect(x: 20, y: 0, width: 984, height: 10))
    #expect(
      try frameBetweenMargins(landscapePad, size, root: followsReadableWidth)
        == Rect(x: (1024 - width) / 2, y: 0, width: width, height: 10))
  }

  /// An M of 19 points is 0.8746 em less 0.45 points of tracking wide (SF's advances by recorded labels, tracking
  /// by Apple's guidelines), and 46 of them 743.7 points: 744. In 820 points, 76 are left beside them, and 148
  /// beside the 672 at Large.
  @Test("With less than 88 points beside readable lines there are margins alone, since iOS 26")
  func littleRoom() throws {
    let pad = try #require(Device.named("ipad10_9rounded"))
    func frame(_ size: ContentSizeCategory, _ era: SystemEra) throws -> Rect? {
      try frameBetweenMargins(pad, size, era: era, root: followsReadableWidth)
    }
    #expect(try frame(.extraLarge, .iOS26) == Rect(x: 20, y: 0, width: 780, height: 10))
    #expect(try frame(.extraLarge, .iOS17) == Rect(x: 38, y: 0, width: 744, height: 10))
    #expect(try frame(.large, .iOS26) == Rect(x: 74, y: 0, width: 672, height: 10))
  }

  private let followsReadableWidth = #"layoutMarginsFollowReadableWidth="YES""#

  private var landscapePad: Device {
    get throws { try #require(Device.named("ipad9_7")).landscape }
  }

  /// The frame of a view from one side margin of a pad's screen to the other.
  private func frameBetweenMargins(
    _ device: Device, _ size: ContentSizeCategory, era: SystemEra? = nil, root: String = ""
  ) throws -> Rect? {
    let screen = try Screen(
      view("a"),
      constraints: constraints(
        "a.leading = root.leadingMargin", "root.trailingMargin = a.trailing", "a.top = root.top",
        "a.height = 10"), root: root)
    let configuration = Configuration(size: size, device: device, era: era)
    return Screen.engine.layout(screen.scene, of: screen.document, for: configuration).frame("a")
  }
}
