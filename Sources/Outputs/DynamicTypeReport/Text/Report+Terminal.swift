public import DynamicTypeReportModel

extension Report {
  /// The report for a person at a terminal: grouped by screen, a finding a line, then a summary.
  ///
  /// A finding's line is `path:line:column: severity: message [rule]`, which editors and terminals
  /// turn into a link. Control characters of documents come out as `\u{…}`.
  ///
  /// - Parameters:
  ///   - colors: None when the output goes to a file or a pipe.
  ///   - leastSeverity: Milder findings are only counted.
  public func terminalText(
    colors: TerminalColors = .none, leastSeverity: Severity = .note
  ) -> String {
    let writer = TerminalWriter(report: self, colors: colors, leastSeverity: leastSeverity)
    var blocks = sceneGroups.map(writer.block)
    blocks += fileGroups.compactMap(writer.block)
    if !errors.isEmpty { blocks.append(writer.problemsBlock) }
    blocks.append(writer.summaryBlock)
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// Makes the blocks of lines that the text consists of.
private struct TerminalWriter {
  let report: Report
  let colors: TerminalColors
  let leastSeverity: Report.Severity

  func block(for group: SceneGroup) -> [String] {
    guard let first = group.screens.first else { return [] }
    let title = colors.applied(.bold, to: first.title.singleLine)
    let header = "\(title)  \(colors.applied(.dim, to: group.document.path.singleLine))"
    let verdicts = group.screens.map { screen in
      "  \(screen.place.singleLine): \(verdict(screen))"
    }
    return [header] + verdicts + lines(for: group.findings, screens: group.screens)
  }

  func block(for group: FileGroup) -> [String]? {
    let lines = lines(for: group.findings, screens: [])
    return lines.isEmpty ? nil : [colors.applied(.bold, to: group.path.singleLine)] + lines
  }

  var problemsBlock: [String] {
    [colors.applied(.bold, to: "Not read")]
      + report.errors.map { problem in
        let place = Report.place(path: problem.path, line: problem.line, column: problem.column)
        let severity = colors.applied(.red, .bold, to: "error:")
        return "  \(place.singleLine): \(severity) \(problem.message.singleLine)"
      }
  }

  var summaryBlock: [String] {
    var lines = report.summary
    let hidden = report.findings.count { $0.severity < leastSeverity }
    if hidden > 0 {
      lines.append("\(Report.count(hidden, "finding")) below \(leastSeverity.rawValue) not listed.")
    }
    if let first = lines.first { lines[0] = colors.applied(.bold, to: first) }
    return lines
  }

  private func verdict(_ screen: Report.Screen) -> String {
    let isSafe = screen.verdict.safeUpTo == screen.cells.last?.size
    let isLost = screen.verdict.safeUpTo == nil
    return colors.applied(
      isSafe ? .green : isLost ? .red : .yellow, to: screen.verdict.text.singleLine)
  }

  private func lines(for findings: [Int], screens: [Report.Screen]) -> [String] {
    findings.compactMap { index in
      let finding = report.findings[index]
      return finding.severity < leastSeverity ? nil : line(for: finding, screens: screens)
    }
  }

  private func line(for finding: Report.Finding, screens: [Report.Screen]) -> String {
    let devices = Set(screens.map(\.device.id))
    let isEverywhere = finding.devices.isEmpty || Set(finding.devices) == devices
    let remark = isEverywhere ? "" : " (on \(finding.devices.joined(separator: ", ")))"
    let severity = colors.applied(
      finding.severity == .error ? .red : finding.severity == .warning ? .yellow : .blue, .bold,
      to: "\(finding.severity.rawValue):")
    let rule = colors.applied(.dim, to: "[\(finding.rule)]")
    return "  \(finding.place.singleLine): \(severity) "
      + "\((finding.message + remark).singleLine) \(rule)"
  }
}
