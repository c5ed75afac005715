import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct GitHubAnnotationsTests {
  /// Source of the escapes: actions/toolkit, `packages/core/src/command.ts`.
  @Test(
    "One command a line, without control characters; percent signs, colons and commas are escaped")
  func commands() {
    #expect(
      Report.sample.gitHubAnnotations() == """
        ::error file=App/Base.lproj/Main.storyboard,line=41,col=13,title=text-truncated::label \
        'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', \
        loses 11 of 23 characters
        ::error file=App/Broken.xib,line=3,col=9,title=unreadable::expected '<'
        ::warning file=App/a%2C b%3A c.swift,line=7,col=5,title=fixed-font::a font of 17 points \
        never grows
        ::notice file=App/Base.lproj/Main.storyboard,line=50,title=not-examined::custom view \
        </script> & "quotes", 100 %25⏎second line\\u{0} العربية

        """)
  }

  /// Source: GitHub Docs, Usage limits for workflow commands: 10 warnings, 10 errors and 10 notices a step.
  @Test("Of eleven errors nine are annotations, and the tenth says that there are two more")
  func limit() {
    var report = Report.sample
    report.documents = []
    report.errors = []
    report.findings = (1...11).map {
      Report.Finding(
        rule: "fixed-font", severity: .error, message: "no \($0)", path: "::a.swift", line: $0)
    }
    let lines = report.gitHubAnnotations().split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines[9] == "::error title=dynamictype::and 2 more, listed in the log")
    #expect(lines[10] == "error: ::a.swift:10: no 10 [fixed-font]")
  }
}
