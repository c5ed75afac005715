import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct FixedHeaderHeightTests {
  /// Of a view that is 60 points high at Large, and 100 at AX3.
  private func found(isOfTable: Bool = true, grown: Double = 100) -> [String] {
    let screens = series([.small, .large, .accessibilityExtraLarge]) { screen, size in
      screen.changeScene { scene in
        guard isOfTable else { return }
        scene.elements[0].codeNotes = [
          CodeNote(property: .tableHeaderView, location: at(line: 9), isKnown: true)
        ]
      }
      let height = size == .small ? 58 : size == .large ? 60 : grown
      screen.change { $0.nodes[0].frame.height = height }
    }
    return FixedHeaderHeight().findings(in: screens).map(\.summary)
  }

  @Test("A header that needs more than it is drawn with, from the first such size on")
  func grows() {
    #expect(
      found() == [
        "2 warning root [AX3] a table keeps this header 60 points high, as it is drawn, and its content needs 100 at AX3: "
          + "give it the height that fits when the text size changes"
      ])
  }

  @Test("A header that fits at every size, and a view that is no table's")
  func fine() {
    #expect(found(grown: 60).isEmpty)
    #expect(found(isOfTable: false).isEmpty)
  }
}
