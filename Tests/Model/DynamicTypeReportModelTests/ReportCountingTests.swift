import DynamicTypeReportModel
import Testing

@Suite struct ReportCountingTests {
  @Test("Each size counts the findings that appear there, and those that do not depend on sizes")
  func cells() {
    var report = Self.sample
    report.count(sources: 3)
    let cells = report.documents[0].screens[0].cells
    #expect(cells.map(\.errors) == [0, 1])
    #expect(cells.map(\.warnings) == [0, 0])
    #expect(cells.map(\.notes) == [1, 1])
  }

  @Test("Totals count files, screens and findings; rules come in the order of their names")
  func totals() {
    var report = Self.sample
    report.count(sources: 3)
    #expect(
      report.totals
        == Report.Totals(
          documents: 1, sources: 3, unreadable: 1, screens: 2, safeScreens: 1,
          holdingScreens: 0,
          byVerdict: [
            Report.VerdictCount(verdict: .doesNotGrow, count: 1),
            Report.VerdictCount(verdict: .fails, count: 1),
          ], notes: 1, warnings: 0, errors: 1,
          byRule: [
            Report.RuleCount(rule: "not-examined", count: 1),
            Report.RuleCount(rule: "text-truncated", count: 1),
          ]))
    #expect(
      report.coverage
        == Report.Coverage(
          examined: 5, notExamined: 1,
          byKind: [
            Report.KindCoverage(kind: "label", examined: 4),
            Report.KindCoverage(kind: "view", examined: 1, notExamined: 1),
          ]))
  }

  @Test("A screen that loses nothing but does not grow is safe, and does not hold")
  func holding() {
    var report = Self.sample
    report.documents[0].screens[1].verdict.kind = .holds
    report.count(sources: 0)
    #expect(report.totals.holdingScreens == 1)
    report.documents[0].screens[1].verdict.kind = .growsAfterRestart
    report.count(sources: 0)
    #expect(report.totals.holdingScreens == 0 && report.totals.safeScreens == 1)
  }

  @Test("A list without rows is a doubt about its screen unless another state of it has rows")
  func emptyLists() {
    func holding(_ rows: String?) -> Int {
      var report = Self.sample
      var empty = report.documents[0].screens[1]
      empty.verdict = Report.Verdict(
        text: "a list without rows, not judged", kind: .notJudged, safeUpTo: nil,
        doubt: .emptyList)
      var other = report.documents[0].screens[1]
      other.id = "b (isEmpty: true)"
      other.reading = Report.Reading(
        variant: "isEmpty: true", texts: 1, knownTexts: 1, opaqueViews: 0)
      other.verdict.kind = .holds
      if let rows {
        other.coverage.byKind.append(Report.KindCoverage(kind: rows, examined: 2))
      }
      report.documents[0].screens = [empty, other]
      report.count(sources: 0)
      return report.totals.holdingScreens
    }
    #expect(holding(nil) == 0)
    #expect(holding("listRow") == 1)
    #expect(holding("tableViewCell") == 1)
  }

  @Test("A screen that names a finding which is not there is counted without it")
  func danglingIndex() {
    var report = Self.sample
    report.documents[0].screens[0].findings = [7, -1]
    report.count(sources: 0)
    #expect(report.documents[0].screens[0].cells.map(\.errors) == [0, 0])
  }

  private static var sample: Report {
    let phone = Report.Device(
      id: "retina4_7", name: "iPhone SE", width: 375, height: 667, pixelScale: 2)
    let cells = [Report.Cell(size: .large), Report.Cell(size: .accessibilityMedium)]
    let broken = Report.Screen(
      id: "a", title: "A", kind: "viewController", device: phone,
      verdict: Report.Verdict(text: "fails at AX1", kind: .fails, safeUpTo: .large), cells: cells,
      findings: [0, 1],
      coverage: Report.Coverage(
        examined: 3, notExamined: 1,
        byKind: [
          Report.KindCoverage(kind: "view", examined: 1, notExamined: 1),
          Report.KindCoverage(kind: "label", examined: 2),
        ]))
    let sound = Report.Screen(
      id: "b", title: "B", kind: "viewController", device: phone,
      verdict: Report.Verdict(
        text: "does not grow (1 of 2 texts)", kind: .doesNotGrow, safeUpTo: .accessibilityMedium,
        texts: 2, fixedTexts: 1),
      cells: cells,
      coverage: Report.Coverage(
        examined: 2, byKind: [Report.KindCoverage(kind: "label", examined: 2)]))
    return Report(
      tool: Report.Tool(version: "1"),
      matrix: Report.Matrix(sizes: [.large, .accessibilityMedium]),
      documents: [
        Report.Document(path: "A.storyboard", format: "storyboard", screens: [broken, sound])
      ],
      findings: [
        Report.Finding(
          rule: "text-truncated", severity: .error, message: "m", path: "A.storyboard",
          sizes: [.accessibilityMedium]),
        Report.Finding(rule: "not-examined", severity: .note, message: "n", path: "A.storyboard"),
      ],
      errors: [Report.Problem(path: "B.xib", message: "empty")])
  }
}
