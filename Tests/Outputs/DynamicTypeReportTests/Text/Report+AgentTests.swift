import DynamicTypeReportModel
import Testing

@testable import DynamicTypeReport

@Suite struct AgentReportTests {
  private static var context: AgentContext { AgentContext(command: "dynamictype check App") }

  private static var report: Report {
    var report = Report.sample
    report.findings[0].fix = Report.Fix(title: "Set Lines to 0", edits: [], isSuggestion: true)
    report.findings[0].code = Report.Code(
      endLine: 41, endColumn: 99, text: #"<label numberOfLines="1">"#,
      patch: "@@ -41 +41 @@\n-one\n+none\n")
    report.nameFindings()
    report.count(sources: 1)
    return report
  }

  @Test(
    "Causes come worst first, with code, loss, sizes, reason, patch and the command that checks again"
  )
  func page() {
    let report = Self.report
    #expect(
      report.agentPages(Self.context) == [
        """
        1 of 2 screens holds at every size; 1 fails.
        2 causes of 2 findings, the worst first; page 1 of 1.
        not read: App/Broken.xib:3:9: expected '<'

        1. error text-truncated \(report.findings[0].id)
        at: App/Base.lproj/Main.storyboard:41:13-41:99 on screen 'Settings'
          41 | <label numberOfLines="1">
        loses: \(report.findings[0].message)
        from: AX2 to AX5
        why: Text ends in an ellipsis. (dynamictype explain text-truncated)
        patch (suggested, right if the rest of the code agrees): Set Lines to 0
        --- a/App/Base.lproj/Main.storyboard
        +++ b/App/Base.lproj/Main.storyboard
        @@ -41 +41 @@
        -one
        +none
        again: dynamictype check App --screen 2Nb-oR-Y3x --rule text-truncated --format agent

        2. warning fixed-font \(report.findings[2].id)
        at: App/a, b: c.swift:7:5
        loses: a font of 17 points never grows
        from: every size
        patch: none is certain; change the code as said above
        again: dynamictype lint 'App/a, b: c.swift' --rule fixed-font --format agent

        1 finding below warning: --notes has them

        """
      ])
  }

  @Test("However much is found, a page has at most 8 KB, and all causes are on some page")
  func pages() {
    var report = Self.report
    for number in 0..<300 {
      var finding = report.findings[2]
      finding.path = "App/\(String(repeating: "é", count: number))\(number).swift"
      finding.message = String(repeating: "what is wrong, ", count: number)
      finding.fix = Report.Fix(title: "Mend", edits: [])
      finding.code = Report.Code(
        endLine: 8, endColumn: 2, text: "text",
        patch: "@@ -7 +7 @@\n-" + String(repeating: "a", count: number * 20) + "\n+b\n")
      report.findings.append(finding)
    }
    report.nameFindings()
    report.count(sources: 300)
    let pages = report.agentPages(Self.context)
    #expect(pages.allSatisfy { $0.utf8.count <= Report.agentPageLimit })
    let all = pages.joined()
    #expect(report.causes.indices.dropLast().allSatisfy { all.contains("\n\($0 + 1). ") })
    #expect(
      pages[0].hasSuffix("next page: dynamictype check App --format agent --page 2\n"))
    #expect(pages.last?.contains("next page") == false)
    #expect(report.agentText(AgentContext(command: "c", page: 4000)).hasPrefix("There is no page"))
  }

  @Test(
    "A shell gets every word as it is",
    arguments: [
      ("a b", "'a b'"), ("it's", #"'it'\''s'"#), ("A/b.swift", "A/b.swift"), ("", "''"),
    ])
  func words(word: String, quoted: String) {
    #expect(word.shellWord == quoted)
  }
}
