import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

@Suite struct BaselineJSONTests {
  private var finding: Report.Finding {
    var finding = Report.Finding(
      rule: "fixed-font-size", severity: .warning, message: "m", path: "./A.swift", line: 7)
    finding.subject = "label.text = \"tea\""
    return finding
  }

  @Test("A finding takes a line, so that version control shows which came and went")
  func lines() throws {
    let baseline = Baseline(command: "lint", findings: [finding, finding])
    #expect(
      baseline.json() == """
        {
          "schema": "dynamictype.baseline/1",
          "command": "lint",
          "findings": [
            {"path": "A.swift", "rule": "fixed-font-size", "subject": "label.text = \\"tea\\"", "count": 2, "severity": "warning"}
          ]
        }

        """)
    let read = try JSONDecoder().decode(Baseline.self, from: Data(baseline.json().utf8))
    #expect(read == baseline)
  }

  @Test("What recognises a finding is no part of reports")
  func noSubjectInReports() {
    var report = Report.sample
    let before = report.json()
    for index in report.findings.indices { report.findings[index].subject = "subject" }
    #expect(report.json() == before)
  }
}
