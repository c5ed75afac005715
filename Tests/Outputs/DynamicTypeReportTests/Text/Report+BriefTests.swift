import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct BriefReportTests {
  @Test("How many screens hold, the worst causes, what was not read, the worst screens, numbers")
  func whole() {
    #expect(
      Report.sample.briefText() == #"""
        1 of 2 screens holds at every size; 1 fails.

        App/Base.lproj/Main.storyboard:41: error: label 'Opening hours in winter' is truncated from AX2 on: shows 'Opening hour…
        App/a, b: c.swift:7: warning: a font of 17 points never grows [fixed-font]
        App/Base.lproj/Main.storyboard:50: note: custom view </script> & "quotes", 100 %⏎second line\u{0} العربية [not-examined]

        App/Broken.xib:3:9: error: expected '<' [not read]

        Settings  App/Base.lproj/Main.storyboard  fails from AX2

        1 document and 1 source file: 1 error, 1 warning, 1 note.
        9 of 10 elements examined; not examined: 1 view.
        1 file could not be read.

        """#)
  }

  @Test("Whatever is found, and whatever files are called, it is at most 40 lines of 120 columns")
  func fits() {
    var report = Report.sample
    let folder = String(repeating: "a folder with a long name/", count: 10)
    for number in 0..<200 {
      var finding = report.findings[0]
      finding.element = "element \(number)"
      finding.path = "\(folder)\(number).storyboard"
      finding.message = String(repeating: "what is wrong, ", count: number)
      report.findings.append(finding)
      var screen = report.documents[0].screens[0]
      screen.id = "screen \(number)"
      screen.title = folder
      report.documents[0].screens.append(screen)
      report.documents[0].path = folder
      report.errors.append(Report.Problem(path: folder, line: number, message: folder))
    }
    report.count(sources: 3)
    let text = report.briefText(leastSeverity: .warning)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40, "\(text)")
    #expect(lines.allSatisfy { $0.count <= 120 }, "\(text)")
    #expect(lines.contains("and 186 more causes of 186 findings; --verbose lists every finding"))
    #expect(lines.contains("and 195 more screens that do not hold"))
  }

  @Test("Of a long path as many folders are shown as leave the text whole, and always the name")
  func longPaths() {
    let path = "Application/Sources/Features/Inspector/Network/Views/InspectorView.swift"
    func place(_ message: String) -> Substring {
      var report = Report.sample
      report.findings = [report.findings[1]]
      (report.findings[0].path, report.findings[0].line) = (path, 7)
      report.findings[0].message = message
      report.count(sources: 1)
      let lines = report.briefText().split(separator: "\n")
      return lines.first { $0.contains("InspectorView") }?.prefix { $0 != " " } ?? ""
    }
    #expect(place("short") == "…/Features/Inspector/Network/Views/InspectorView.swift:7:")
    // Of 120 columns "note:", the text and what separates them leave 32 and 27.
    #expect(place(String(repeating: "m", count: 80)) == "…/Views/InspectorView.swift:7:")
    #expect(place(String(repeating: "m", count: 85)) == "…/InspectorView.swift:7:")
    #expect(place(String(repeating: "m", count: 200)) == "…/InspectorView.swift:7:")
  }

  @Test("A screen that fails at smaller text comes before one that fails later or does not grow")
  func worstScreens() {
    var report = Report.sample
    let verdicts: [(String, Report.Verdict.Kind, TextSize?)] = [
      ("made in code", .notJudged, nil), ("still", .doesNotGrow, .accessibilityMedium),
      ("late", .fails, .accessibilityMedium), ("always", .fails, nil), ("early", .fails, .large),
    ]
    for (name, kind, size) in verdicts {
      var screen = report.documents[0].screens[1]
      (screen.id, screen.title) = (name, name)
      screen.verdict = Report.Verdict(text: name, kind: kind, safeUpTo: size)
      report.documents[0].screens.append(screen)
    }
    report.documents[0].screens.removeFirst()
    report.count(sources: 0)
    let lines = report.briefText().split(separator: "\n").filter { $0.contains("storyboard  ") }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["always", "early", "late", "still", "made"])
  }

  @Test("Colours wrap whole words, and columns are counted without them")
  func colors() {
    let plain = Report.sample.briefText()
    let text = Report.sample.briefText(colors: .ansi)
    #expect(text.contains("\u{1B}[31;1merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[31mfails from AX2\u{1B}[0m"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
