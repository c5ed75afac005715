import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct RowBreaksWordsTests {
  /// A label of 60 points' width with these lines from XL on, 10 points a letter, and another 20 points beside it.
  private func findings(
    _ string: String, _ lines: [String], beside: Rect = Rect(x: 80, y: 0, width: 40, height: 20),
    change: @escaping (inout LaidOutText) -> Void = { _ in }
  ) -> [String] {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.view, "row", Rect(x: 10, y: 100, width: 200, height: 100))
      screen.add(.label, "abc", Rect(width: 60, height: 100), in: "row")
      screen.write(string, width: 50) { text in
        defer { change(&text) }
        guard size == .extraLarge else { return }
        text.lines = lines.enumerated().map { number, line in
          LaidOutText.Line(
            text: line, spans: [], originX: 0, baseline: 10 + 20 * Double(number),
            width: 10 * Double(line.count), ascent: 10, descent: 2.5)
        }
      }
      screen.add(.label, "def", beside, in: "row")
      screen.write("On", width: 20)
    }
    return RowBreaksWords().findings(in: screens).map(\.summary)
  }

  @Test("The width from which a row fits is its own and what its broken words lack")
  func width() {
    // 13 letters of 10 points need 130, of which the label has 60: 70 more than the row's 200.
    #expect(
      findings("Notifications", ["Notifi", "cation", "s"]) == [
        """
        4 warning abc [XL] label 'Notifications' (abc) breaks its words at XL: 'Notifications' needs 130 points of \
        width and has 60, beside other views in 200; put them one below the other where there are less than 270
        """
      ])
  }

  @Test(
    "In a grid each line of cells is a row: what others lack counts where they are beside a text, not below it"
  )
  func grid() {
    let screens = series([.large, .extraLarge]) { screen, size in
      screen.add(.view, "grid", Rect(x: 10, y: 100, width: 200, height: 200))
      for (id, x, y) in [("abc", 0.0, 0.0), ("def", 100, 0), ("ghi", 0, 100), ("jkl", 100, 100)] {
        screen.add(.label, id, Rect(x: x, y: y, width: 60, height: 40), in: "grid")
        screen.write("Blueberry", width: 50) { text in
          guard size == .extraLarge, id != "jkl" else { return }
          text.lines = ["Blueb", "erry"].enumerated().map { number, line in
            LaidOutText.Line(
              text: line, spans: [], originX: 0, baseline: 10 + 15 * Double(number),
              width: 10 * Double(line.count), ascent: 10, descent: 2.5)
          }
        }
      }
    }
    let found = RowBreaksWords().findings(in: screens)
    // 9 letters need 90 points of 60: the first line lacks twice 30, the second once.
    #expect(found.map { $0.message.split(separator: " ").last } == ["260", "260", "230"])
    #expect(Set(found.map(\.cause)).count == 1)
  }

  @Test(
    "Only a word that fits into the row and is broken counts",
    arguments: [
      (["My", "Notifi", "cations"], "My Notifications", 1), (["Not", "now"], "Not now", 0),
      (["Front-", "page"], "Front-page", 0), (["Notifi-", "cations"], "Notifications", 0),
      (["ดูทั้ง", "หมด"], "ดูทั้งหมด", 0), (["通知", "設定"], "通知設定", 0),
      (["Donau", "dampf", "schiff", "fahrts", "gesell"], "Donaudampfschifffahrtsgesell", 0),
      (["Уведом", "ления"], "Уведомления", 1),
      (["a", "Notifi", "cat", "now"], "a Notificat now", 1),
    ])
  func words(lines: [String], string: String, count: Int) {
    #expect(findings(string, lines).count == count)
  }

  @Test(
    "A text with nothing on its left or right is no row",
    arguments: [
      Rect(x: 0, y: 70, width: 60, height: 20), Rect(x: 80, y: 90, width: 40, height: 20),
      Rect(x: 30, y: 0, width: 60, height: 20), Rect(x: 80, y: 0, width: 0.5, height: 20),
    ])
  func alone(beside: Rect) {
    #expect(findings("Notifications", ["Notifi", "cation"], beside: beside) == [])
  }

  @Test("A word that may fit, within the accuracy of widths, is not reported")
  func uncertain() {
    // 130 points in 60.
    #expect(
      findings("Notifications", ["Notifi", "cation", "s"]) { $0.widthUncertainty = 69 }.count == 1)
    #expect(
      findings("Notifications", ["Notifi", "cation", "s"]) { $0.widthUncertainty = 70 } == [])
  }

  @Test("A text with an ellipsis is another rule's")
  func truncated() {
    #expect(findings("Notifications", ["Notifi", "cation"]) { $0.isTruncated = true } == [])
  }
}
