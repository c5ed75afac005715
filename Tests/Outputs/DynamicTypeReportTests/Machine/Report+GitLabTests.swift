import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

@Suite struct GitLabTests {
  /// The members that GitLab's documentation of the Code Quality report format asks for.
  private struct Issue: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { var begin: Int }
      var path: String
      var lines: Lines
    }
    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
    var description, checkName, fingerprint, severity: String
    var location: Location
  }

  private func issues(_ report: Report) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(report.text(as: .gitlab).utf8))
  }

  @Test("An issue each, with the severities that GitLab knows, and fingerprints of their own")
  func members() throws {
    var report = Report.sample
    report.findings.append(report.findings[2])
    report.findings[3].line = 0
    let issues = try issues(report)
    #expect(
      issues.map(\.checkName) == [
        "text-truncated", "not-examined", "fixed-font", "fixed-font", "unreadable",
      ])
    #expect(issues.map(\.severity) == ["major", "info", "minor", "minor", "major"])
    #expect(issues.map(\.location.lines.begin) == [41, 50, 7, 1, 3])
    #expect(issues[2].location.path == "App/a, b: c.swift")
    #expect(issues[2].description == "a font of 17 points never grows")
    #expect(Set(issues.map(\.fingerprint)).count == 5)
  }

  @Test("A fingerprint outlives moved lines and other words")
  func fingerprints() throws {
    let before = try issues(.sample).map(\.fingerprint)
    var report = Report.sample
    for index in report.findings.indices {
      report.findings[index].line += 5
      report.findings[index].message += "!"
    }
    #expect(try issues(report).map(\.fingerprint) == before)
  }
}
