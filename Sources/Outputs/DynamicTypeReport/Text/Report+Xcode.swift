import DynamicTypeReportModel

extension Report {
  /// A finding a line, as compilers write them: Xcode shows each at its place when a build phase prints
  /// them.
  ///
  /// Source: Apple, Running custom scripts during a build, Log errors and warnings from your script.
  /// Evidence: E-report-xcode.
  ///
  /// - Parameter folder: What relative paths begin at, since Xcode opens absolute ones alone.
  package func xcodeLines(in folder: String) -> String {
    let findings = zip(findings, remarks).map { finding, remark in
      let place = Report.place(
        path: finding.path.absolute(in: folder), line: finding.line, column: finding.column)
      return "\(place): \(finding.severity.rawValue): \(finding.message)\(remark) [\(finding.rule)]"
    }
    let problems = errors.map { problem in
      let place = Report.place(
        path: problem.path.absolute(in: folder), line: problem.line, column: problem.column)
      return "\(place): error: \(problem.message) [unreadable]"
    }
    return (findings + problems).map { $0.singleLine + "\n" }.joined()
  }
}

extension String {
  fileprivate func absolute(in folder: String) -> String {
    if hasPrefix("/") { return self }
    let path = hasPrefix("./") ? String(dropFirst(2)) : self
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}
