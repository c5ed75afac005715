import DynamicTypeReportModel

extension Report {
  /// 2,000 screens of 400 documents with 8,000 findings, as a large app has them.
  static var large: Report {
    let rules = ["text-truncated", "text-clipped", "text-overlaps", "text-does-not-scale"]
    var report = Report(tool: Tool(version: "0.1.0"), matrix: Matrix())
    for number in 0..<400 {
      let path = "App/Feature\(number / 10)/Screens\(number).storyboard"
      var document = Document(path: path, format: "storyboard")
      for scene in 0..<5 {
        let first = report.findings.count
        // From none to eight a screen, four on average.
        let ids = (0..<(number * 5 + scene) % 9).map { "\(number)-\(scene)-\($0)" }
        for (index, id) in ids.enumerated() {
          let rule = rules[(number + index) % 4]
          report.findings.append(
            Finding(
              rule: rule, severity: rule == "text-does-not-scale" ? .warning : .error,
              message:
                "label 'Word \(number + index)' (\(id)) is cut: shows 'Wor…', loses 3 of 8 characters",
              path: path, line: 10 + index, column: 3, element: id, scene: "\(number)-\(scene)",
              sizes: Array(TextSize.allCases[((number + scene) % 12)...]), devices: ["retina4_7"],
              locales: ["Base"]))
        }
        document.screens.append(
          Screen(
            id: "\(number)-\(scene)", title: "Screen \(number).\(scene)", kind: "viewController",
            device: phone,
            verdict: Verdict(
              text: ids.isEmpty ? "holds at every size" : "fails at every size",
              kind: ids.isEmpty ? .holds : .fails, safeUpTo: nil, texts: 8),
            cells: TextSize.allCases.map { size in
              Cell(
                size: size,
                picture: Picture(
                  source: "pictures/\(number)-\(scene)-\(size.rawValue).png",
                  area: Rect(x: 0, y: 0, width: 375, height: 667)))
            },
            findings: Array(first..<report.findings.count),
            elements: ids.enumerated().map { index, id in
              Element(
                id: id, kind: "label", label: "Word \(number + index)",
                frames: TextSize.allCases.map { _ in
                  Rect(x: 16, y: 40 + 30 * Double(index), width: 200, height: 20)
                })
            }))
      }
      report.documents.append(document)
    }
    report.count(sources: 0)
    return report
  }
}
