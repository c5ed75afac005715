import DynamicType
import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeAudit

@Suite struct VerdictTests {
  private let sizes: [ContentSizeCategory] = [.large, .extraLarge, .accessibilityMedium]

  private func verdict(
    failing: [ContentSizeCategory], severity: Severity = .error
  ) -> String {
    let finding = Finding(
      rule: "text-clipped", severity: severity, message: "", location: at(line: 1), sizes: failing)
    return Verdict(of: series(sizes) { _, _ in }, findings: [finding]).description
  }

  @Test func theLastSizeBeforeTheFirstLoss() {
    #expect(verdict(failing: [.accessibilityMedium]) == "safe up to XL")
    #expect(verdict(failing: [.extraLarge]) == "safe up to L")
  }

  @Test func nothingLost() {
    #expect(verdict(failing: []) == "safe at every size")
  }

  @Test func everythingLost() {
    #expect(verdict(failing: sizes) == "fails at every size")
  }

  @Test func lostAtTheSmallestButNotAtAll() {
    #expect(verdict(failing: [.large, .accessibilityMedium]) == "fails at L and AX1")
  }

  @Test("Only what is lost for certain counts", arguments: [Severity.note, .warning])
  func lesserFindings(severity: Severity) {
    #expect(verdict(failing: sizes, severity: severity) == "safe at every size")
  }

  @Test func nothingKnown() {
    let screens = series { screen, _ in
      screen.change { $0.notExamined = [NotExamined(element: .root, reason: "unknown")] }
    }
    #expect(Verdict(of: screens, findings: []).description == "not examined")
  }

  @Test func noView() {
    let screens = series { screen, _ in
      screen.changeScene { $0.elements = [] }
      screen.change { $0.nodes = [] }
    }
    #expect(Verdict(of: screens, findings: []).description == "not examined")
  }
}
