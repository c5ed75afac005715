import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct ImageStaysSmallTests {
  private func found(
    icon: @escaping (ContentSizeCategory) -> Rect = { _ in Rect(x: 10, y: 10, width: 24, height: 24)
    },
    points: @escaping (ContentSizeCategory) -> Double = { $0 == .large ? 17 : 40 },
    textY: Double = 10
  ) -> [String] {
    let screens = series([.large, .accessibilityExtraLarge]) { screen, size in
      screen.add(.imageView, "icon", icon(size)) { $0.content = .image(ImageContent(name: "leaf")) }
      screen.add(.label, "title", Rect(x: 44, y: textY, width: 200, height: 60))
      screen.write("Tea", points: points(size), width: 40)
    }
    return ImageStaysSmall().findings(in: screens).map(\.summary)
  }

  @Test("An icon that stays beside text that grows")
  func stays() {
    #expect(
      found() == [
        "3 note icon [] image 'leaf' (icon) stays 24 × 24 points large beside label 'Tea' (title), "
          + "which grows from 17 to 40: show a symbol in the text's style, or scale its size with UIFontMetrics"
      ])
  }

  @Test("An icon that grows, text that stays, a picture, and text on another line")
  func fine() {
    #expect(found(icon: { Rect(x: 10, y: 10, width: $0 == .large ? 24 : 40, height: 40) }).isEmpty)
    #expect(found(points: { _ in 17 }).isEmpty)
    #expect(found(icon: { _ in Rect(x: 0, y: 10, width: 24, height: 90) }).isEmpty)
    #expect(found(textY: 60).isEmpty)
  }
}
