import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypePipeline

@Suite struct SharedCausesTests {
  private func place(_ line: Int, _ column: Int = 3) -> DynamicTypeModel.SourceLocation {
    .init(path: "View.swift", line: line, column: column)
  }

  private func lint(_ rule: RuleID, _ line: Int) -> Finding {
    Finding(
      rule: rule, severity: .warning, message: "lint", location: place(line, 7),
      fix: FixIt(title: "Mend", edits: []))
  }

  private func audit(_ rule: RuleID, _ line: Int, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: rule, severity: severity, message: "audit", location: place(line), element: "text",
      sizes: [.accessibility5])
  }

  @Test("A modifier that cuts a text off and the text that is cut off are one finding")
  func joined() {
    let cause = lint("single-line-text", 12)
    var causes = SharedCauses([cause], views: [place(4), place(10), place(13)])
    let found = causes.join(audit("text-truncated", 10))
    #expect(found.location == place(12, 7))
    #expect([found.message, found.fix?.title] == ["audit", "Mend"])
    #expect(found.severity == .error)
    #expect(causes.joined == [cause])
  }

  @Test("What has another cause, or is not certain, stays by itself")
  func apart() {
    let findings = [lint("single-line-text", 12), lint("fixed-font-size", 12)]
    var causes = SharedCauses(findings, views: [place(10), place(11)])
    for finding in [
      audit("text-clipped", 11), audit("text-truncated", 10), audit("text-truncated", 11, .note),
    ] {
      #expect(causes.join(finding) == finding)
    }
    #expect(causes.joined.isEmpty)
  }
}
