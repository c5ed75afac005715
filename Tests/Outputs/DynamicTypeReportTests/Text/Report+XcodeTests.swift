import DynamicTypeReport
import DynamicTypeReportModel
import Testing

@Suite struct XcodeLinesTests {
  /// Source of the form: Apple, Running custom scripts during a build: `/path:line: warning: text`.
  @Test("One line each, with absolute paths")
  func lines() {
    let text = Report.sample.text(as: .xcode, folder: "/work")
    #expect(
      text.split(separator: "\n") == [
        "/work/App/Base.lproj/Main.storyboard:41:13: error: label 'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters [text-truncated]",
        "/work/App/Base.lproj/Main.storyboard:50: note: custom view </script> & \"quotes\", 100 %⏎second line\\u{0} العربية [not-examined]",
        "/work/App/a, b: c.swift:7:5: warning: a font of 17 points never grows [fixed-font]",
        "/work/App/Broken.xib:3:9: error: expected '<' [unreadable]",
      ])
  }
}
