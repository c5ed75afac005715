import DynamicTypeReportModel

extension Report {
  /// The report for GitLab's Code Quality, which compares it with the one of the target branch.
  ///
  /// Fingerprints are those of ``sarif()``: they hold neither line nor message. GitLab shows no finding
  /// without a line, so those about a whole file are at its first.
  ///
  /// Source: GitLab Docs, Code Quality, Code Quality report format. Evidence: E-report-gitlab.
  package func gitLabCodeQuality() -> String {
    var repeats: [String: Int] = [:]
    let issues = findings.map { finding in
      let occurrence = repeats[finding.identity, default: 0]
      repeats[finding.identity] = occurrence + 1
      return Self.issue(
        finding.rule, finding.message, finding.severity, finding.path, finding.line,
        "\(FNV1a.hexadecimal(of: finding.identity)):\(occurrence)")
    }
    let problems = errors.map { problem in
      Self.issue(
        "unreadable", problem.message, .error, problem.path, problem.line,
        "\(FNV1a.hexadecimal(of: "unreadable\u{0}\(problem.path)")):0")
    }
    return JSONValue.array(issues + problems).text() + "\n"
  }

  private static func issue(
    _ rule: String, _ message: String, _ severity: Severity, _ path: String, _ line: Int,
    _ fingerprint: String
  ) -> JSONValue {
    let level =
      switch severity {
      case .note: "info"
      case .warning: "minor"
      case .error: "major"
      }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return [
      "description": .string(message), "check_name": .string(rule),
      "fingerprint": .string(fingerprint), "severity": .string(level),
      "location": [
        "path": .string(relative), "lines": ["begin": .integer(max(1, line))],
      ],
    ]
  }
}
