import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct ScreenDoesNotScrollTests {
  /// A heading and a text that share a screen of 480 points; the text is cut at AX1.
  private func screens(
    heading: Double = 200,
    text: @escaping (ContentSizeCategory) -> Double = { $0 == .large ? 100 : 160 },
    scroller: Bool = false, limit: TextLimit = .height(160),
    cutAt sizes: Set<ContentSizeCategory> = [.accessibilityMedium],
    framework: LaidOutScreen.Framework = .uiKit
  ) -> ScreenSeries {
    series([.large, .accessibilityMedium]) { screen, size in
      let root = scroller ? "scroll" : "root"
      if scroller {
        screen.add(
          .scrollView, "scroll", Rect(width: 320, height: 480),
          content: Size(width: 320, height: 480))
      }
      screen.add(.label, "heading", Rect(x: 16, y: 40, width: 288, height: heading), in: root)
      screen.write("Welcome", width: 90)
      screen.add(.label, "abc", Rect(x: 16, y: 300, width: 288, height: text(size)), in: root)
      screen.write("Opening hours in winter", width: 90) { text in
        guard sizes.contains(size) else { return }
        (text.isTruncated, text.hiddenCharacterCount, text.limit) = (true, 9, limit)
      }
      screen.change { $0.framework = framework }
    }
  }

  private func rules(_ screens: ScreenSeries) -> [RuleID] {
    Audit().findings(for: screens).map(\.rule).filter {
      $0 == ScreenDoesNotScroll.id || $0 == TextTruncated.id
    }
  }

  @Test("A label that its screen cuts off is told of a scroll view, and by one rule alone")
  func label() {
    let findings = ScreenDoesNotScroll().findings(in: screens())
    #expect(
      findings.map(\.summary) == [
        "4 error abc [AX1] label 'Opening hours in winter' (abc) loses 9 of 23 characters at AX1: the screen is "
          + "full and does not scroll; put what is on it into a scroll view"
      ])
    #expect(findings.first?.cause == FindingCause("'Main' (scene) does not scroll"))
    #expect(rules(screens()) == [ScreenDoesNotScroll.id])
  }

  @Test("In SwiftUI the layout says that the screen's height is the limit")
  func swiftUI() {
    #expect(
      rules(screens(heading: 20, limit: .screen, framework: .swiftUI)) == [ScreenDoesNotScroll.id])
    #expect(
      rules(screens(limit: .height(160), framework: .swiftUI)) == [TextTruncated.id])
  }

  @Test(
    "In a scroll view, of a constant height, at a limit of lines, on an empty screen and at every size it is something else"
  )
  func others() {
    #expect(rules(screens(scroller: true)) == [TextTruncated.id])
    #expect(rules(screens(text: { _ in 160 })) == [TextTruncated.id])
    #expect(rules(screens(limit: .lines(2))) == [TextTruncated.id])
    #expect(rules(screens(heading: 20)) == [TextTruncated.id])
    #expect(rules(screens(cutAt: [.large, .accessibilityMedium])) == [TextTruncated.id])
  }

  @Test("A label of less than a line's height is cut, and not truncated")
  func cut() {
    let screens = series([.large, .accessibilityMedium]) { screen, size in
      screen.add(.label, "heading", Rect(x: 16, y: 20, width: 288, height: 400))
      screen.write("Welcome", width: 90)
      let height: Double = size == .large ? 12.5 : 20
      screen.add(.label, "abc", Rect(x: 16, y: 430, width: 288, height: height))
      screen.write("Tea", points: size == .large ? 10 : 40, width: 40) { $0.box.height = height }
    }
    #expect(
      ScreenDoesNotScroll().findings(in: screens).map(\.message) == [
        "label 'Tea' (abc) loses 20 of 31.2 points of its height at AX1: the screen is full and does not scroll; put "
          + "what is on it into a scroll view"
      ])
    #expect(TextClipped().findings(in: screens).isEmpty)
  }
}
