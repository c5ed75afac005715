import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct TerminalReportTests {
  @Test("Grouped by screen, one line a finding, nothing that steers the terminal")
  func plain() {
    #expect(
      Report.sample.terminalText() == #"""
        Settings  App/Base.lproj/Main.storyboard
          iPhone SE: fails from AX2
          App/Base.lproj/Main.storyboard:41:13: error: label 'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters [text-truncated]
          App/Base.lproj/Main.storyboard:50: note: custom view </script> & "quotes", 100 %⏎second line\u{0} العربية [not-examined]

        Über </script><b>|`x`*⏎\u{202E}evil\u{1B}[31m  App/Base.lproj/Main.storyboard  iPhone SE, ar: holds at every size

        App/a, b: c.swift
          App/a, b: c.swift:7:5: warning: a font of 17 points never grows [fixed-font]

        Not read
          App/Broken.xib:3:9: error: expected '<'

        1 of 2 screens holds at every size; 1 fails.
        1 document and 1 source file: 1 error, 1 warning, 1 note.
        9 of 10 elements examined; not examined: 1 view.
        1 file could not be read.
        By rule: 1 fixed-font, 1 not-examined, 1 text-truncated.

        """#)
  }

  @Test(
    "The worst of a screen comes first, and screens in a row with nothing to list have a line each")
  func order() {
    var report = Report.sample
    var warning = report.findings[0]
    warning.severity = .warning
    warning.line = 12
    report.findings.append(warning)
    report.documents[0].screens[0].findings.insert(report.findings.count - 1, at: 0)
    report.documents[0].screens.append(report.documents[0].screens[1])
    report.documents[0].screens[2].id = "xyz"
    let text = report.terminalText(leastSeverity: .warning)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].contains(":41:13: error:") && lines[3].contains(":12:13: warning:"))
    #expect(lines[4] == "" && lines[5].hasSuffix("iPhone SE, ar: holds at every size"))
    #expect(lines[6] == lines[5] && lines[7] == "")
  }

  @Test("Milder findings than asked for are counted, not listed")
  func leastSeverity() {
    let text = Report.sample.terminalText(leastSeverity: .error)
    #expect(!text.contains("note:") && !text.contains("warning:") && !text.contains(".swift"))
    #expect(text.hasSuffix("2 findings below error not listed: --notes lists them.\n"))
  }

  @Test("Colours wrap whole words and end where they began")
  func colors() {
    let text = Report.sample.terminalText(colors: .ansi)
    #expect(text.contains("\u{1B}[31;1merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[31mfails from AX2\u{1B}[0m"))
    #expect(text.contains("\u{1B}[32mholds at every size\u{1B}[0m"))
    #expect(text.count(of: "\u{1B}[0m") * 2 == text.count(of: "\u{1B}"))
  }

  @Test("Two devices share a scene's block; a finding on one of them says on which")
  func devices() {
    var report = Report.sample
    var pad = report.documents[0].screens[0]
    pad.device = Report.Device(
      id: "ipad9_7", name: "iPad", width: 768, height: 1024, pixelScale: 2)
    pad.findings = []
    pad.verdict = Report.Verdict(text: "fails at L", kind: .fails, safeUpTo: nil)
    report.documents[0].screens.insert(pad, at: 1)
    let lines = report.terminalText().split(separator: "\n").prefix(4)
    #expect(lines.dropFirst().prefix(2) == ["  iPhone SE: fails from AX2", "  iPad: fails at L"])
    #expect(lines.last?.contains("(on retina4_7)") == true)
    #expect(report.markdownSummary().contains(" (on retina4\\_7) — "))
    #expect(report.gitHubAnnotations().contains(" (on retina4_7)\n"))
  }

  @Test("So it does of two locales")
  func locales() {
    var report = Report.sample
    report.documents[0].screens[0].locale = "de"
    var other = report.documents[0].screens[0]
    other.locale = "ar"
    other.findings = []
    report.documents[0].screens.insert(other, at: 1)
    let first = report.documents[0].screens[0].findings[0]
    report.findings[first].locales = ["de"]
    let lines = report.terminalText().split(separator: "\n")
    #expect(lines[3].contains(" (in de) ["))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
