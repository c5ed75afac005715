import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

@Suite struct ReportJSONTests {
  @Test("Foundation reads back the report that was written")
  func roundTrip() throws {
    let data = Data(Report.sample.json().utf8)
    #expect(try JSONDecoder().decode(Report.self, from: data) == .sample)
  }

  @Test("The first member names the schema, so that a reader can stop there")
  func schemaFirst() {
    #expect(Report.sample.json().hasPrefix("{\n  \"schema\": \"dynamictype.report/1\",\n"))
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
