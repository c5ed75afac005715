import DynamicTypeReportModel

extension Report {
  /// The report as Checkstyle's XML, which Jenkins, Danger and reviewdog read.
  ///
  /// Files are in the order of their first findings. Lines are from 1; a finding about a whole file has
  /// none.
  ///
  /// Source: checkstyle, `XMLLogger`. Evidence: E-report-checkstyle.
  package func checkstyleXML() -> String {
    var order: [String] = []
    var errorsByPath: [String: [XMLElement]] = [:]
    func add(_ element: XMLElement, to path: String) {
      if errorsByPath[path] == nil { order.append(path) }
      errorsByPath[path, default: []].append(element)
    }
    for (finding, remark) in zip(findings, remarks) {
      add(
        Self.error(
          finding.rule, finding.message + remark, finding.severity, finding.line, finding.column),
        to: finding.path)
    }
    for problem in errors {
      add(
        Self.error("unreadable", problem.message, .error, problem.line, problem.column),
        to: problem.path)
    }
    let files = order.map { path in
      XMLElement(
        name: "file", attributes: [("name", path)], children: errorsByPath[path] ?? [])
    }
    let all = XMLElement(name: "checkstyle", attributes: [("version", "4.3")], children: files)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.lines()
  }

  private static func error(
    _ rule: String, _ message: String, _ severity: Severity, _ line: Int, _ column: Int
  ) -> XMLElement {
    var attributes: [(name: String, value: String)] = []
    if line > 0 { attributes.append(("line", String(line))) }
    if line > 0, column > 0 { attributes.append(("column", String(column))) }
    attributes.append(("severity", severity == .note ? "info" : severity.rawValue))
    attributes.append(("message", message.singleLine))
    attributes.append(("source", "dynamictype.\(rule)"))
    return XMLElement(name: "error", attributes: attributes)
  }
}
