import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

/// What is written, against the schemas that are published for it.
@Suite struct SchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Documentation/schemas").standardizedFileURL

  /// Validates strictly: what the schema does not describe is an error here, though readers of
  /// a later version must let it pass.
  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    def close(node):
        if isinstance(node, dict):
            if node.get("type") == "object": node["additionalProperties"] = False
            node = list(node.values())
        if isinstance(node, list):
            for each in node: close(each)
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    close(schema)
    errors = list(Draft202012Validator(schema).iter_errors(json.load(sys.stdin)))
    for error in errors[:5]: print(error.json_path, error.message[:200])
    print(len(errors), "errors")
    """

  private static let hasValidator =
    Python.path != nil && (try? Python.run(["-c", "import jsonschema"]))?.status == 0

  @Test(
    "A report is as its schema describes it",
    .enabled(if: hasValidator, "python3 has no jsonschema, which Scripts/test installs"))
  func report() throws {
    let pictured = PicturedReport()
    try expectValid(pictured.report.json(), schema: "report-2.schema.json")
    try expectValid(
      PicturedReport(dark: .translated, bold: true).report.json(), schema: "report-2.schema.json")
    try expectValid(
      PicturedReport(viewer: .translated).report.json(), schema: "report-2.schema.json")
  }

  @Test(
    "A layout is as its schema describes it",
    .enabled(if: hasValidator, "python3 has no jsonschema, which Scripts/test installs"))
  func layout() throws {
    let frame = Report.Rect(x: 0.5, y: 0, width: 375, height: 44)
    let layout = LayoutReport(
      document: "A.xib",
      configuration: LayoutReport.Configuration(
        size: .extraSmall, device: "retina4_7", locale: "de"),
      scenes: [
        LayoutReport.Scene(
          id: "a", kind: "view",
          elements: [
            LayoutReport.Element(id: "a", kind: "view", frame: frame),
            LayoutReport.Element(
              id: "b", kind: "label", parent: "a", frame: frame,
              text: LayoutReport.Text(lines: ["x…"], truncated: true, pointSize: 14)),
          ],
          bars: [
            LayoutReport.Bar(
              kind: "navigationBar", frame: frame,
              items: [
                LayoutReport.BarItem(
                  id: "c", role: "title", frame: frame,
                  text: LayoutReport.Text(lines: ["x"], truncated: false, pointSize: 17)),
                LayoutReport.BarItem(id: "d", role: "button", frame: frame),
              ]),
            LayoutReport.Bar(kind: "toolbar", element: "b", frame: frame, items: []),
          ])
      ])
    try expectValid(layout.json(), schema: "layout-1.schema.json")
  }

  @Test(
    "A map of widths is as its schema describes it",
    .enabled(if: hasValidator, "python3 has no jsonschema, which Scripts/test installs"))
  func widthMap() throws {
    let widths = WidthMap.Widths(from: 200, to: 240, step: 10)
    let row = WidthMap.Row(
      size: .large, outcomes: [.loses, .mayLose, .notJudged, .holds, .holds], at: widths)
    let map = WidthMap(
      tool: "0.1.0", device: "iPhone 15", locale: "Base", height: 852, widths: widths,
      screens: [
        WidthMap.Screen(
          path: "A.swift", line: 3, id: "A", title: "A", kind: "swiftUI", texts: 2, fixedTexts: 1,
          rows: [row]),
        WidthMap.Screen(
          path: "A.xib", line: nil, id: "b", title: "B", kind: "view", texts: 0, fixedTexts: 0,
          rows: [row]),
      ], errors: [Report.Problem(path: "C.xib", message: "no content")])
    try expectValid(map.json(), schema: "map-1.schema.json")
  }

  @Test(
    "Evidence is as its schema describes it",
    .enabled(if: hasValidator, "python3 has no jsonschema, which Scripts/test installs"))
  func evidence() throws {
    var report = PicturedReport().report
    let small = Report.Growth.Text(
      name: "text 'Tea'", path: "A.xib", line: 3, atLarge: 17, largest: 20.5)
    for document in report.documents.indices {
      for screen in report.documents[document].screens.indices {
        report.documents[document].screens[screen].growth =
          screen == 0
          ? Report.Growth(texts: 2, enoughFrom: nil, small: [small])
          : Report.Growth(texts: 2, enoughFrom: .accessibilityMedium)
      }
    }
    let evidence = Evidence(
      report, rules: Evidence.RuleNames(smallText: "fixed-font", notExamined: "not-examined"))
    #expect(
      evidence.flows.flatMap(\.screens).contains { !$0.losses.isEmpty && !$0.pictures.isEmpty })
    try expectValid(evidence.json(), schema: "evidence-1.schema.json")
  }

  private func expectValid(_ json: String, schema: String) throws {
    let path = Self.folder.appendingPathComponent(schema).path
    let result = try Python.run(["-c", Self.program, path], input: json)
    #expect(result.output == "0 errors\n", "\(result.errors)")
  }
}
