import Testing
import UIKit
import UIKitArticles
import UIKitLayoutTesting

/// Sources with `@objc` and `#selector`, which the plugin has compiled.
@MainActor
@Suite(.serialized)
struct SelectorTests {
  @Test("A label asks the testable source of truth first, and hears of it by selectors")
  func sourceOfTruth() {
    let source = TextSizeSource()
    let label = SourcedLabel(source: source)
    label.text = "Tea"
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      source.override = category
      // Sizes of metrics are whole points.
      let expected = (20 * bodyLeadings[index] / 22).rounded()
      #expect(label.font.pointSize == expected, "\(category.rawValue)")
      #expect(isNear(label.intrinsicContentSize.height, lineHeight(expected)))
    }
    #expect(label.notifications == 0)
    source.override = nil
    withContentSizeCategory(.accessibilityLarge) {
      #expect(label.font.pointSize == (20 * 40.0 / 22).rounded())
    }
    #expect(label.font.pointSize == 20)
    #expect(label.notifications == 2)
    label.stopListening()
    source.override = .extraLarge
    #expect(label.font.pointSize == 20)
  }

  @Test("An observer is not kept alive")
  func observersGo() {
    let source = TextSizeSource()
    weak var gone: SourcedLabel?
    do {
      let label = SourcedLabel(source: source)
      gone = label
    }
    #expect(gone == nil)
    source.override = .small
  }

  @Test("Static cells get their fonts from the protocol when the text size changes")
  func staticCells() {
    let controller = StaticTableController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
    window.rootViewController = controller
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        window.layoutIfNeeded()
        for (number, cell) in controller.cells.enumerated() {
          #expect(cell.name.font.pointSize == size)
          let height = lineHeight(size) + 20
          #expect(isNear(cell.frame.height, height), "\(category.rawValue): \(cell.frame)")
          #expect(isNear(cell.frame.minY, Double(number) * height))
        }
      }
    }
  }
}
