import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

@testable import DynamicTypeReport

/// What SARIF 2.1.0 demands, by the OASIS text: the sections are named at each expectation.
@Suite struct SARIFReportTests {
  private typealias Object = [String: Any]

  private func run() throws -> Object {
    let data = Data(Report.sample.sarif().utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
    // 3.13: `version` and `runs` are required.
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    return try #require((log["runs"] as? [Object])?.first)
  }

  @Test("The tool names itself and each rule that a result names (3.14.6, 3.18, 3.49)")
  func driver() throws {
    let tool = try #require(try run()["tool"] as? Object)
    let driver = try #require(tool["driver"] as? Object)
    #expect(driver["name"] as? String == "dynamictype")
    #expect(driver["version"] as? String == "0.1.0")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(
      rules.map { $0["id"] as? String } == [
        "text-truncated", "fixed-font", "not-examined", "unreadable",
      ])
    #expect(
      rules.allSatisfy { ($0["shortDescription"] as? Object)?["text"] is String })
  }

  @Test("Each result has a message, a level, its rule's index and a place (3.27)")
  func results() throws {
    let run = try run()
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["level"] as? String } == ["error", "note", "warning", "error"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 2, 1, 3])
    #expect(
      results.map { $0["ruleId"] as? String }
        == ["text-truncated", "not-examined", "fixed-font", "unreadable"])
    #expect(results.allSatisfy { ($0["message"] as? Object)?["text"] is String })
    let places = results.compactMap { result -> Object? in
      (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
    }
    // 3.4.4: a URI reference (RFC 3986): spaces, commas and colons must not change its meaning.
    #expect(
      places.map { ($0["artifactLocation"] as? Object)?["uri"] as? String }
        == [
          "App/Base.lproj/Main.storyboard", "App/Base.lproj/Main.storyboard",
          "App/a,%20b%3A%20c.swift", "App/Broken.xib",
        ])
    // 3.30.5, 3.30.6: lines and columns count from 1, so an unknown column must be absent.
    #expect(places[0]["region"] as? [String: Int] == ["startLine": 41, "startColumn": 13])
    #expect(places[1]["region"] as? [String: Int] == ["startLine": 50])
    // 3.14.17: one of two values.
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
  }

  @Test("Columns are code points where a line has others than ASCII (3.14.17, 3.30.6)")
  func codePoints() throws {
    var report = Report.sample
    report.findings[0].columnInCodePoints = 11
    report.findings[0].launch = "atSize"
    let log = try JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? Object
    let results = (log?["runs"] as? [Object])?.first?["results"] as? [Object]
    let location = (results?.first?["locations"] as? [Object])?.first
    let place = location?["physicalLocation"] as? Object
    #expect(place?["region"] as? [String: Int] == ["startLine": 41, "startColumn": 11])
    #expect((results?.first?["properties"] as? Object)?["launch"] as? String == "atSize")
  }

  @Test("A fix replaces bytes of the finding's file (3.55, 3.56, 3.57, 3.30.11)")
  func fix() throws {
    let results = try #require(try run()["results"] as? [Object])
    let fix = try #require((results[0]["fixes"] as? [Object])?.first)
    let change = try #require((fix["artifactChanges"] as? [Object])?.first)
    #expect(
      (change["artifactLocation"] as? Object)?["uri"] as? String
        == "App/Base.lproj/Main.storyboard")
    let replacement = try #require((change["replacements"] as? [Object])?.first)
    #expect(replacement["deletedRegion"] as? [String: Int] == ["byteOffset": 120, "byteLength": 1])
    #expect(replacement["insertedContent"] as? [String: String] == ["text": "0"])
    #expect(results[1]["fixes"] == nil)
  }

  @Test("A file that could not be read is a notification with its place (3.20, 3.58)")
  func notifications() throws {
    let invocation = try #require((try run()["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect(notes.map { ($0["message"] as? Object)?["text"] as? String } == ["expected '<'"])
  }

  @Test("Fingerprints tell equal findings apart and survive a moved line (3.27.17)")
  func fingerprints() throws {
    func prints(_ report: Report) throws -> [String] {
      let log = try JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? Object
      let results = (log?["runs"] as? [Object])?.first?["results"] as? [Object] ?? []
      return results.compactMap { result in
        (result["partialFingerprints"] as? [String: String])?["dynamictype/1"]
      }
    }
    var report = Report.sample
    report.findings.append(report.findings[0])
    let first = try prints(report)
    #expect(Set(first).count == 5)
    for index in report.findings.indices { report.findings[index].line += 5 }
    #expect(try prints(report) == first)
  }

  @Test("Findings of one rule and one cause are a result with related locations (3.27.22, 3.11.6)")
  func causes() throws {
    var report = Report(tool: Report.sample.tool, matrix: Report.sample.matrix)
    let rows = Report.SharedCause(words: "rows stay 44 points high", path: "A.xib")
    for (line, rule, severity, cause) in [
      (10, "text-clipped", Report.Severity.warning, rows), (20, "text-clipped", .error, rows),
      (30, "text-truncated", .error, rows), (40, "text-clipped", .warning, rows),
      (50, "text-clipped", .error, nil),
    ] {
      var finding = Report.Finding(
        rule: rule, severity: severity, message: "label [\(line)] is cut", path: "A.xib",
        line: line,
        column: 3, element: "e\(line)",
        sizes: [line < 40 ? .accessibilityMedium : .accessibilityExtraExtraExtraLarge],
        devices: ["phone"],
        locales: ["Base"])
      finding.cause = cause
      finding.fix = Report.Fix(
        title: "Let the rows grow", edits: [Report.Edit(start: 7, end: 9, replacement: "-1")])
      report.findings.append(finding)
    }
    let log = try JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? Object
    let results = try #require((log?["runs"] as? [Object])?.first?["results"] as? [Object])
    func line(_ location: Object?) -> Int? {
      ((location?["physicalLocation"] as? Object)?["region"] as? [String: Int])?["startLine"]
    }
    #expect(results.map { line(($0["locations"] as? [Object])?.first) } == [20, 30, 50])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "error"])
    let related = try #require(results[0]["relatedLocations"] as? [Object])
    #expect(related.map(line) == [10, 40])
    #expect(related.map { $0["id"] as? Int } == [1, 2])
    #expect(
      (results[0]["message"] as? [String: String])?["text"] == """
        label [20] is cut
        The same cause, rows stay 44 points high, has 2 more findings:
        [label \\[10\\] is cut](1)
        [label \\[40\\] is cut](2)
        """)
    #expect((results[0]["properties"] as? Object)?["sizes"] as? [String] == ["AX1", "AX5"])
    #expect((results[0]["fixes"] as? [Object])?.count == 1)
    #expect(results[1]["relatedLocations"] == nil && results[2]["relatedLocations"] == nil)
    // The result of a cause is the same one as long as any of its findings is there.
    func prints(_ report: Report) throws -> [String?] {
      let log = try JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? Object
      let results = (log?["runs"] as? [Object])?.first?["results"] as? [Object] ?? []
      return results.map { ($0["partialFingerprints"] as? [String: String])?["dynamictype/1"] }
    }
    let before = try prints(report)
    report.findings.removeFirst(2)
    let after = try prints(report)
    #expect(after == [before[1], before[0], before[2]])
  }

  /// Source: RFC 9923, C.1; the same as in Landon Curt Noll's published vectors.
  @Test(
    "The hash is the published one",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func hash(text: String, digits: String) {
    #expect(FNV1a.hexadecimal(of: text) == digits)
  }

  @Test(
    "Paths become URI references",
    arguments: [
      ("a/b.xib", "a/b.xib"), ("/a b/ü.xib", "file:///a%20b/%C3%BC.xib"),
      ("../x%#?.xib", "../x%25%23%3F.xib"),
    ])
  func references(path: String, reference: String) {
    #expect(path.uriReference == reference)
  }
}
