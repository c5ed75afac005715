import DynamicTypeReportModel

extension Report {
  /// The report as JUnit's XML, for build servers.
  ///
  /// A document is a suite and a screen a test case; a case fails when a finding at least as bad as
  /// `failingAt` was made on the screen. Files without screens have a case a finding, and a file
  /// that could not be read is a case with an error.
  package func junitXML(failingAt: Severity = .warning) -> String {
    let writer = JUnitWriter(report: self, failingAt: failingAt)
    let suites =
      documents.filter { !$0.screens.isEmpty }.map(writer.suite)
      + fileGroups.map(writer.suite) + (errors.isEmpty ? [] : [writer.unreadableSuite])
    let all = XMLElement(
      name: "testsuites",
      attributes: [("name", tool.name)] + JUnitSuite.counts(of: suites.flatMap(\.cases)),
      children: suites.map(\.element))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + all.lines()
  }
}

/// A test case with what became of it.
private struct JUnitCase {
  enum Outcome {
    case passed
    case failed(type: String, message: String)
    case unreadable(message: String)
  }

  var suite: String
  var name: String
  var outcome: Outcome
  /// A line each: the findings in full.
  var details: [String] = []

  var element: XMLElement {
    var element = XMLElement(
      name: "testcase", attributes: [("classname", suite), ("name", name), ("time", "0")])
    let text = details.joined(separator: "\n")
    switch outcome {
    case .passed where details.isEmpty: break
    case .passed: element.children = [XMLElement(name: "system-out", text: text)]
    case .failed(let type, let message):
      let attributes = [("message", message), ("type", type)]
      element.children = [XMLElement(name: "failure", attributes: attributes, text: text)]
    case .unreadable(let message):
      let attributes = [("message", message), ("type", "unreadable")]
      element.children = [XMLElement(name: "error", attributes: attributes, text: text)]
    }
    return element
  }
}

private struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  var element: XMLElement {
    XMLElement(
      name: "testsuite", attributes: [("name", name)] + Self.counts(of: cases),
      children: cases.map(\.element))
  }

  static func counts(of cases: [JUnitCase]) -> [(name: String, value: String)] {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .unreadable = $0.outcome { true } else { false } }
    return [
      ("tests", String(cases.count)), ("failures", String(failures)), ("errors", String(errors)),
      ("skipped", "0"), ("time", "0"),
    ]
  }
}

private struct JUnitWriter {
  let report: Report
  let failingAt: Report.Severity

  func suite(for document: Report.Document) -> JUnitSuite {
    var names: [String: Int] = [:]
    return JUnitSuite(
      name: document.path,
      cases: document.screens.map { screen in
        let seen = screen.findings.filter(report.findings.indices.contains)
        let name = "\(screen.title) (\(screen.place))"
        names[name, default: 0] += 1
        // Build servers tell cases apart by name, and two scenes may share a title.
        let unique = names[name] == 1 ? name : "\(name) #\(screen.id)"
        return testCase(
          unique, suite: document.path, findings: seen, passing: screen.verdict.text)
      })
  }

  func suite(for file: FileGroup) -> JUnitSuite {
    JUnitSuite(
      name: file.path,
      cases: file.findings.map { index in
        let finding = report.findings[index]
        return testCase(
          "\(finding.rule) \(finding.line):\(finding.column)", suite: file.path,
          findings: [index], passing: finding.message)
      })
  }

  var unreadableSuite: JUnitSuite {
    JUnitSuite(
      name: "unreadable",
      cases: report.errors.map { problem in
        let place = Report.place(path: problem.path, line: problem.line, column: problem.column)
        return JUnitCase(
          suite: "unreadable", name: problem.path,
          outcome: .unreadable(message: problem.message),
          details: ["\(place): \(problem.message)".singleLine])
      })
  }

  private func testCase(
    _ name: String, suite: String, findings: [Int], passing verdict: String
  ) -> JUnitCase {
    let all = findings.map { report.findings[$0] }
    let failing = all.filter { $0.severity >= failingAt }
    let details = all.map { finding in
      "\(finding.place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
        .singleLine
    }
    guard let worst = failing.first(where: { $0.severity == failing.map(\.severity).max() }) else {
      return JUnitCase(suite: suite, name: name, outcome: .passed, details: details)
    }
    let message = failing.count == 1 ? worst.message : "\(verdict): \(failing.count) findings"
    return JUnitCase(
      suite: suite, name: name, outcome: .failed(type: worst.rule, message: message),
      details: details)
  }
}
