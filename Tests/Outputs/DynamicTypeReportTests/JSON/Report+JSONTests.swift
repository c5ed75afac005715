import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

@Suite struct ReportJSONTests {
  @Test("A finding takes a line, says where its code ends, and leaves out what it has not to say")
  func findings() throws {
    var report = Report.sample
    report.findings[0].code = Report.Code(
      endLine: 41, endColumn: 90, text: "<label id=\"a\">", patch: "@@ -1 +1 @@\n-a\n+b\n")
    report.findings[0].fix = Report.Fix(
      title: "Set Lines to 0", edits: [Report.Edit(start: 1, end: 2, replacement: "0")],
      isSuggestion: true)
    report.nameFindings()
    let lines = report.json().split(separator: "\n").map { $0.drop { $0 == " " } }
    let names = report.findings.map(\.id)
    #expect(Set(names).count == names.count && names.allSatisfy(Report.isFindingName))
    #expect(
      lines.contains { line in
        line.hasPrefix("{\"id\":\"\(names[0])\",\"rule\":\"text-truncated\",")
          && line.contains(#""endLine":41,"endColumn":90,"code":"<label id=\"a\">","#)
          && line.contains(#""isSuggestion":true,"patch":"@@ -1 +1 @@\n-a\n+b\n"}"#)
          && !line.contains("isAtDefaultSize") && !line.contains("locales")
      }, "\(lines)")
  }

  @Test("A finding keeps its name when lines move and others are mended")
  func names() {
    var report = Report.sample
    report.nameFindings()
    let names = report.findings.map(\.id)
    for index in report.findings.indices { report.findings[index].line += 7 }
    report.findings.removeFirst()
    report.nameFindings()
    #expect(report.findings.map(\.id) == Array(names.dropFirst()))
  }

  @Test("The first member names the schema, so that a reader can stop there")
  func schemaFirst() {
    #expect(Report.sample.json().hasPrefix("{\n \"schema\":\"dynamictype.report/2\",\n"))
  }

  /// The text is the example of the contract in the design, character by character but for line
  /// breaks.
  @Test("A layout is written as the contract with other tools shows it")
  func layoutContract() {
    let layout = LayoutReport(
      document: "Base.lproj/Main.storyboard",
      configuration: LayoutReport.Configuration(size: .large, device: "retina4_7", locale: "Base"),
      scenes: [
        LayoutReport.Scene(
          id: "2Nb-oR-Y3x", kind: "tableViewController",
          customClass: "StaticTableViewController",
          elements: [
            LayoutReport.Element(
              id: "bKH-T5-fMa", kind: "label", parent: "NLF-Bj-daF",
              frame: Report.Rect(x: 16, y: 11, width: 324, height: 34),
              text: LayoutReport.Text(
                lines: ["Opening hours in winter"], truncated: false, pointSize: 17))
          ])
      ])
    let contract = """
      { "schema": "dynamictype.layout/1",
        "document": "Base.lproj/Main.storyboard",
        "configuration": { "size": "L", "device": "retina4_7", "locale": "Base" },
        "scenes": [ { "id": "2Nb-oR-Y3x", "kind": "tableViewController", "customClass": "StaticTableViewController",
          "elements": [ { "id": "bKH-T5-fMa", "kind": "label", "parent": "NLF-Bj-daF",
            "frame": { "x": 16, "y": 11, "width": 324, "height": 34 },
            "text": { "lines": ["Opening hours in winter"], "truncated": false, "pointSize": 17 } } ] } ] }
      """
    #expect(layout.json().withoutBlanks == contract.withoutBlanks)
  }
}

extension String {
  fileprivate var withoutBlanks: String { filter { !$0.isWhitespace } }
}
