import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct AuditTests {
  @Test("Losses come first, what was not examined last; each rule has an id of its own")
  func rulesAreInOrder() {
    let ids = Audit.rules.map { type(of: $0).id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.first == "text-truncated")
    #expect(ids.last == .notExamined)
    #expect(Audit.rules.count == Audit.rulesByName.count)
  }

  @Test("A launch screen is a picture: its text and icons need not scale")
  func launchScreens() {
    let ids = Set(Audit.rules.map { type(of: $0).id })
    let launch = Set(Audit.launchScreenRules.map { type(of: $0).id })
    #expect(ids.subtracting(launch) == ["text-does-not-scale", "image-stays-small"])
  }

  @Test func findingsComeInDocumentOrder() {
    let screens = series([.large]) { screen, _ in
      screen.add(.label, "abc", Rect(width: 100, height: 20))
      screen.write("Wide", width: 120)
      screen.add(.label, "def", Rect(y: 40, width: 100, height: 20))
      screen.write("Some settings", width: 90) { $0.isTruncated = true }
      screen.change { layout in
        layout.nodes[2].texts[0].location = at(line: 2)
      }
    }
    #expect(
      Audit().findings(for: screens).map { "\($0.location.line) \($0.rule)" }
        == ["2 text-truncated", "3 text-clipped"])
  }

  @Test func whatTheLayoutFoundAppearsOnceWithItsSizes() {
    let screens = series([.large, .extraLarge]) { screen, _ in
      screen.change { layout in
        let dropped = ConstraintName(id: "c", equation: "a.height = 1", location: at(line: 9))
        layout.defects = [
          .conflict(
            ConstraintConflict(
              dropped: dropped, view: "root", others: [], isWithCanvasSize: true))
        ]
      }
    }
    #expect(
      Audit().findings(for: screens).map(\.summary) == [
        """
        9 note root [L XL] constraint c, a.height = 1, conflicts with the size of the \
        canvas; it is left out: lower the priority of one of them, or remove it
        """
      ])
    #expect(Audit().findings(for: screens).map(\.isAtDefaultSize) == [true])
  }

  @Test func aFindingSaysWhereItWasSeen() throws {
    let screens = series([.large, .extraLarge]) { screen, _ in
      screen.add(.label, "abc", Rect(width: 100, height: 20))
      screen.write("Wide", width: 120)
    }
    let finding = try #require(Audit().findings(for: screens).first)
    #expect(finding.scene == "scene")
    #expect(finding.devices == ["test"])
    #expect(finding.locales == ["Base"])
    #expect(finding.isAtDefaultSize)
  }

  @Test func layoutsAreTakenInAnyOrder() {
    let layouts = [ContentSizeCategory.extraLarge, .large].map { Screen($0).layout }
    #expect(ScreenSeries(layouts).sizes == [.large, .extraLarge])
  }
}
