import DynamicTypeReportModel
import Testing

@Suite struct ReportCausesTests {
  private func finding(
    _ rule: String, _ severity: Report.Severity, path: String = "A.storyboard", line: Int,
    element: String? = nil, sizes: [TextSize] = [], cause: Report.SharedCause? = nil
  ) -> Report.Finding {
    var finding = Report.Finding(
      rule: rule, severity: severity, message: "\(rule) at \(line)", path: path, line: line,
      element: element, scene: element.map { _ in "scene" }, sizes: sizes)
    finding.cause = cause
    return finding
  }

  private func causes(_ findings: [Report.Finding]) -> [Report.Cause] {
    let device = Report.Device(id: "d", name: "D", width: 1, height: 1, pixelScale: 1)
    let screens = ["one", "two"].map { id in
      Report.Screen(
        id: id, title: id, kind: "view", device: device,
        verdict: Report.Verdict(text: "fails", kind: .fails, safeUpTo: nil),
        findings: id == "one" ? Array(findings.indices) : [0])
    }
    var report = Report(
      tool: Report.Tool(version: "1"), matrix: Report.Matrix(),
      documents: [Report.Document(path: "A.storyboard", format: "storyboard", screens: screens)],
      findings: findings,
      rules: [Report.Rule(name: "fixed-font", summary: "A font with a constant size.")])
    report.count(sources: 0)
    return report.causes
  }

  @Test("Findings with one cause are one, with how many places and screens follow")
  func shared() {
    let rows = Report.SharedCause(words: "rows stay 44 points high", path: "A.storyboard")
    let found = causes([
      finding("clipped", .warning, line: 1, element: "a", sizes: [.large], cause: rows),
      finding("truncated", .error, line: 2, element: "b", sizes: [.extraLarge], cause: rows),
      finding("clipped", .warning, line: 2, element: "b", sizes: [.extraLarge], cause: rows),
    ])
    #expect(
      found == [
        Report.Cause(
          title: "rows stay 44 points high", severity: .error, rules: ["truncated", "clipped"],
          path: "A.storyboard", line: 2, column: 0, findings: [1, 0, 2], places: 2, screens: 2,
          sizes: [.large, .extraLarge])
      ])
  }

  @Test("A class is one cause in all files, a row height in its own alone")
  func scopes() {
    let found = ["A.storyboard", "B.xib"].flatMap { path in
      [
        finding(
          "small", .warning, path: path, line: 1, element: "a",
          cause: Report.SharedCause(words: "class Title", path: nil)),
        finding(
          "cut", .warning, path: path, line: 1, element: "b",
          cause: Report.SharedCause(words: "rows", path: path)),
      ]
    }
    #expect(causes(found).map(\.findings) == [[0, 2], [1], [3]])
  }

  @Test("Without a cause, findings of one element are one, and those of a rule in a source")
  func withoutCause() {
    let found = causes([
      finding("overlaps", .error, line: 1, element: "a"),
      finding("clipped", .warning, line: 1, element: "a"),
      finding("fixed-font", .warning, path: "A.swift", line: 4),
      finding("fixed-font", .warning, path: "A.swift", line: 8),
      finding("fixed-font", .warning, path: "B.swift", line: 4),
    ])
    #expect(found.map(\.findings) == [[0, 1], [2, 3], [4]])
    #expect(
      found.map(\.title) == ["overlaps at 1", "A font with a constant size", "fixed-font at 4"])
    #expect(found.map(\.places) == [1, 2, 1])
  }

  @Test(
    "A view of a source that shows several texts is one, and those of a document are as many as there are"
  )
  func views() {
    func texts(in path: String) -> [Report.Finding] {
      ["a", "b"].map { finding("truncated", .error, path: path, line: 3, element: $0) }
    }
    let found = causes(texts(in: "A.swift") + texts(in: "A.storyboard"))
    #expect(found.map(\.findings) == [[0, 1], [2], [3]])
    #expect(found.map(\.places) == [2, 1, 1])
  }

  @Test("Of one severity, what is lost at more sizes comes first; else the order of the report")
  func order() {
    let found = causes([
      finding("note", .note, line: 1, element: "a"),
      finding("late", .error, line: 2, element: "b", sizes: [.accessibilityMedium]),
      finding("early", .error, line: 3, element: "c", sizes: [.large, .accessibilityMedium]),
      finding("also-late", .error, line: 4, element: "d", sizes: [.extraLarge]),
    ])
    #expect(found.map(\.rules) == [["early"], ["late"], ["also-late"], ["note"]])
  }
}
