import DynamicTypeReportModel
import Testing

@testable import DynamicTypeReport

/// The sample's first screen loses text from AX2 on; its second holds.
@Suite struct EvidenceHTMLTests {
  private func evidence(
    enoughFrom: TextSize? = .accessibilityExtraLarge, small: [Report.Growth.Text] = [],
    flows: [Evidence.FlowPath] = []
  ) -> Evidence {
    var report = Report.sample
    for number in report.documents[0].screens.indices {
      report.documents[0].screens[number].growth = Report.Growth(
        texts: 2, enoughFrom: enoughFrom, small: small)
    }
    return Evidence(
      report, flows: flows,
      rules: Evidence.RuleNames(smallText: "fixed-font", notExamined: "not-examined"))
  }

  @Test("A screen that loses text before it has twice its size does not meet the criteria")
  func results() {
    #expect(evidence().flows.map { $0.screens.map(\.result) } == [[.losesText, .meets]])
    // The sample's text is cut from AX2 on.
    #expect(evidence(enoughFrom: .accessibilityMedium).flows[0].screens[0].result != .losesText)
    #expect(
      evidence(enoughFrom: nil).flows[0].screens.map(\.result) == [.doesNotGrow, .doesNotGrow])
  }

  @Test("Named flows come first, and others by document")
  func flows() {
    let named = evidence(flows: [
      .init(name: "Sign in", path: "./App/Login"), .init(name: "Settings", path: "App/Base.lproj"),
    ])
    #expect(named.flows.map(\.name) == ["Sign in", "Settings"])
    #expect(named.flows.map(\.screens.count) == [0, 2])
    #expect(evidence().flows.map(\.name) == ["App/Base.lproj/Main.storyboard"])
  }

  @Test("The page has no markup and no control characters of the app's own")
  func escapes() {
    let page = String(decoding: evidence().html(pictures: []), as: UTF8.self)
    #expect(Evidence.isEvidence(Array(page.utf8)))
    #expect(page.contains("Über &lt;/script&gt;&lt;b&gt;"))
    #expect(!page.contains("</script>") && !page.contains("\u{1B}") && !page.contains("\u{202E}"))
    #expect(page.contains("<b>1 of 2</b> screens grow to 200 % and more without loss."))
    #expect(
      page.contains("App/Broken.xib: expected &#39;&lt;&#39;")
        || page.contains("App/Broken.xib: expected '&lt;'"))
  }

  @Test("Pictures are in the page, with the screen and its size as their text")
  func pictures() {
    var evidence = self.evidence()
    evidence.flows[0].screens[0].pictures = [
      Evidence.Picture(size: .large, source: "a.png", width: 2, height: 1),
      Evidence.Picture(size: .accessibilityLarge, source: "b.png", width: 2, height: 1),
    ]
    let page = String(
      decoding: evidence.html(pictures: [ReportFile(path: "a.png", bytes: Array("Man".utf8))]),
      as: UTF8.self)
    // RFC 4648: "Man" is "TWFu".
    #expect(
      page.contains(
        "alt=\"Settings at L\" width=\"2\" height=\"1\" src=\"data:image/png;base64,TWFu\">"))
    #expect(!page.contains("Settings at AX2\""))
  }

  @Test("Text that stays small is listed with how far it grows")
  func small() {
    let text = Report.Growth.Text(
      name: "label 'Tea' (abc)", path: "A.xib", line: 4, atLarge: 12, largest: 20)
    let page = String(
      decoding: evidence(enoughFrom: nil, small: [text]).html(pictures: []), as: UTF8.self)
    #expect(page.contains("1 of 2 texts below 200 %"))
    #expect(page.contains(": 166 % (A.xib:4)</li>"))
  }
}
