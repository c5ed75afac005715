import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct LayoutFindingRulesTests {
  /// Two contradictions of one constraint, the first from XL on; an open place at every size.
  private let screens = series { screen, size in
    screen.add(.view, "abc", Rect(width: 100, height: 20))
    func found(_ rule: String, _ message: String) -> Finding {
      Finding(
        rule: rule, severity: .warning, message: message, location: at(line: 3), element: "abc",
        scene: "scene")
    }
    screen.change { layout in
      layout.findings = [found("ambiguous-layout", "is open")]
      if size >= .extraLarge {
        layout.findings.append(found("constraints-conflict", "one, \(size.shortName)"))
      }
      if size == .accessibilityMedium {
        layout.findings.append(found("constraints-conflict", "two"))
      }
    }
  }

  @Test func aContradictionIsReportedOnceWithItsSizes() {
    #expect(
      ConstraintsConflict().findings(in: screens).map(\.summary) == [
        "3 warning abc [XL AX1] one, XL (from XL on)", "3 warning abc [AX1] two (at AX1)",
      ])
  }

  @Test func anOpenPlaceIsReportedOnce() {
    #expect(
      AmbiguousLayout().findings(in: screens).map(\.summary) == [
        "3 warning abc [L XL AX1] is open"
      ])
    #expect(Audit().findings(for: screens).map(\.rule).count == 3)
  }
}
