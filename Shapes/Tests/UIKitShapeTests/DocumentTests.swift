import Testing
import UIKit
import UIKitArticles
import UIKitLayoutTesting

/// Storyboards whose controllers run.
@MainActor
@Suite(.serialized)
struct DocumentTests {
  private func controller<Controller>(
    _ storyboard: String, _ type: Controller.Type = Controller.self
  ) throws -> Controller {
    let storyboard = UIStoryboard(name: storyboard, bundle: articleBundle)
    return try #require(storyboard.instantiateInitialViewController() as? Controller)
  }

  /// The frames of views in the screen, by the ids that a document gives them.
  private func frames(_ screen: LaidOutScreen) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (index, view) in screen.views.enumerated() {
      frames[view.id] = screen.absoluteFrame(of: .init(index))
    }
    return frames
  }

  private func agree(_ one: Rect, _ other: Rect) -> Bool {
    isNear(one.x, other.x) && isNear(one.y, other.y) && isNear(one.width, other.width)
      && isNear(one.height, other.height)
  }

  @Test("A screen is the same as a document, run from it, and said in UIKit and SwiftUI")
  func threeWays() throws {
    let storyboard = UIStoryboard(name: "Card", bundle: articleBundle)
    let run: CardController = try controller("Card")
    let coded = CodedCardController()
    for (number, category) in UIContentSizeCategory.all.enumerated() {
      let document = storyboard.documentLayout(of: "Card", at: category)
      let known = frames(document)
      let shown = frames(run.laidOut(at: category))
      #expect(Set(known.keys) == Set(shown.keys))
      for (id, frame) in known {
        let other = try #require(shown[id])
        #expect(agree(frame, other), "\(category.rawValue) \(id): \(frame), run \(other)")
      }
      let code = coded.laidOut(at: category)
      let swiftUI = try swiftUIOfferFrames(at: number)
      try #require(swiftUI.count == 3)
      for (number, label) in coded.texts.enumerated() {
        let frame = try #require(known["car-la-00\(number + 1)"])
        let own = try #require(code[.text(label.text ?? "")]?.frame)
        #expect(agree(frame, own), "\(category.rawValue): \(frame), code \(own)")
        // The bare window has no sensors and no clock, which take 59 points of an iPhone 15's.
        let other = swiftUI[number].offset(dx: 0, dy: 59)
        // SwiftUI rounds edges from where its views are before rounding: a width may have a pixel less.
        #expect(
          isNear(frame.x, other.x) && isNear(frame.y, other.y) && isNear(frame.height, other.height)
            && abs(frame.width - other.width) < 1.0 / 3 + 1e-6,
          "\(category.rawValue): \(frame), SwiftUI \(other)")
      }
    }
  }

  @Test("Text and distances that code sets through outlets are laid out")
  func outlets() throws {
    let run: CardController = try controller("Card")
    run.offer = "Closed"
    run.loadViewIfNeeded()
    run.top.constant = 50
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      let screen = run.laidOut(at: category)
      let detail = try #require(screen[.text("Closed")]?.frame)
      #expect(isNear(detail.height, lineHeight(size)))
      // Below the sensors and the clock, which take 59 points; a line of the headline, 8 points.
      #expect(isNear(detail.y, 59 + 50 + lineHeight(size) + 8), "\(category.rawValue): \(detail)")
    }
  }

  @Test("Rows of a data source size themselves where code says so, whatever the document does")
  func rows() throws {
    let run: ReceiptController = try controller("Receipt")
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      let screen = run.laidOut(at: category)
      let cells = screen.views.indices.filter { screen.views[$0].kind == "tableViewCell" }
      try #require(cells.count == 2)
      #expect(screen.words == run.lines)
      #expect(isNear(screen.nodes[cells[0]].frame.height, lineHeight(size) + 22))
      let label = bodyLabel(run.lines[1])
      let height = withContentSizeCategory(category) {
        label.sizeThatFits(CGSize(width: 361, height: 0)).height
      }
      let second = screen.nodes[cells[1]].frame
      #expect(isNear(second.height, height + 22), "\(category.rawValue): \(second)")
      let table = try #require(run.tableView)
      #expect(!table.isScrollEnabled)
      let footer = try #require(screen[.identifier("rec-ft-001")]?.frame)
      let end = screen.absoluteFrame(of: .init(cells[1]))
      #expect(isNear(footer.y, end.y + end.height) && footer.height == 60, "\(footer)")
    }
  }

  @Test("A font that a class sets in its initialiser is laid out, whatever the document says")
  func brandFont() throws {
    let storyboard = UIStoryboard(name: "Brand", bundle: articleBundle)
    let run = try #require(storyboard.instantiateInitialViewController())
    for category in UIContentSizeCategory.all {
      // The document says 14 points; the class 20, scaled as Title 2.
      let size = UIFontMetrics(forTextStyle: .title2).scaledValue(
        for: 20,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      let text = try #require(run.laidOut(at: category)[.text("Teahouse")])
      let shown = try #require(text.pointSize)
      #expect(abs(shown - Double(size)) < 0.5, "\(category.rawValue)")
      #expect(!text.isTruncated)
    }
    #expect(audit(run).isEmpty)
    // Read without its code, the same document has text that never grows.
    let document = storyboard.documentLayout(
      of: "Brand", at: .accessibilityExtraExtraExtraLarge)
    #expect(document[.text("Teahouse")]?.pointSize == 14)
  }
}
