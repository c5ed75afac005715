import DynamicTypeReportModel

extension Report {
  /// The whole report for a person at a terminal: grouped by screen, a finding a line, the worst first, then a
  /// summary. Screens without listed findings have a line each. ``briefText(colors:leastSeverity:)`` fits a screen.
  ///
  /// A finding's line is `path:line:column: severity: message [rule]`, which editors and terminals
  /// turn into a link. Control characters of documents come out as `\u{…}`.
  ///
  /// - Parameters:
  ///   - colors: None when the output goes to a file or a pipe.
  ///   - leastSeverity: Milder findings are only counted.
  package func terminalText(
    colors: TerminalColors = .none, leastSeverity: Severity = .note
  ) -> String {
    let writer = TerminalWriter(report: self, colors: colors, leastSeverity: leastSeverity)
    var blocks = writer.sceneBlocks
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
  /// By finding.
  let remarks: [String]

  init(report: Report, colors: TerminalColors, leastSeverity: Report.Severity) {
    self.report = report
    self.colors = colors
    self.leastSeverity = leastSeverity
    remarks = report.remarks
  }

  /// A block for each screen with findings to list, and one for each row of other screens.
  var sceneBlocks: [[String]] {
    var blocks: [[String]] = []
    var isQuiet = false
    for group in report.sceneGroups {
      guard let first = group.screens.first else { continue }
      let title = colors.applied(.bold, to: first.title.singleLine)
      let header = "\(title)  \(colors.applied(.dim, to: group.document.path.singleLine))"
      let verdicts = group.screens.map { "\($0.place.singleLine): \(verdict($0))" }
      let lines = lines(for: worstFirst(group.findings))
      if !lines.isEmpty {
        blocks.append([header] + verdicts.map { "  " + $0 } + lines)
      } else if isQuiet {
        blocks[blocks.count - 1].append("\(header)  \(verdicts.joined(separator: ", "))")
      } else {
        blocks.append(["\(header)  \(verdicts.joined(separator: ", "))"])
      }
      isQuiet = lines.isEmpty
    }
    return blocks
  }

  /// Stable: findings of one severity stay in the report's order.
  private func worstFirst(_ findings: [Int]) -> [Int] {
    Report.Severity.allCases.reversed().flatMap { severity in
      findings.filter { report.findings[$0].severity == severity }
    }
  }

  func block(for group: FileGroup) -> [String]? {
    let lines = lines(for: group.findings)
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
    var lines = report.summary.map(\.singleLine)
    let hidden = report.findings.count { $0.severity < leastSeverity }
    if hidden > 0 {
      lines.append(
        "\(Report.count(hidden, "finding")) below \(leastSeverity.rawValue) not listed: --notes lists "
          + (hidden == 1 ? "it." : "them."))
    }
    if let rules = countsByRule { lines.append(rules) }
    if let first = lines.first { lines[0] = colors.applied(.bold, to: first) }
    return lines
  }

  /// `By rule: 12 text-truncated, 3 text-clipped.`, the most frequent of those listed first; nil where
  /// they are of one rule.
  private var countsByRule: String? {
    var counts: [String: Int] = [:]
    for finding in report.findings where finding.severity >= leastSeverity {
      counts[finding.rule, default: 0] += 1
    }
    guard counts.count > 1 else { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return "By rule: " + sorted.map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "."
  }

  private func verdict(_ screen: Report.Screen) -> String {
    colors.applied(screen.verdict.kind.color, to: screen.verdict.text.singleLine)
  }

  private func lines(for findings: [Int]) -> [String] {
    findings.filter { report.findings[$0].severity >= leastSeverity }.map(line)
  }

  private func line(for index: Int) -> String {
    let finding = report.findings[index]
    let severity = colors.applied(
      finding.severity.color, .bold, to: "\(finding.severity.rawValue):")
    let rule = colors.applied(.dim, to: "[\(finding.rule)]")
    return "  \(finding.place.singleLine): \(severity) "
      + "\((finding.message + remarks[index]).singleLine) \(rule)"
  }
}

extension Report.Verdict.Kind {
  /// How a terminal shows the verdict.
  var color: TerminalColors.Style {
    switch self {
    case .holds: .green
    case .fails: .red
    case .mayFail, .growsAfterRestart, .doesNotGrow, .notJudged: .yellow
    }
  }
}

extension Report.Severity {
  /// How a terminal shows the severity.
  var color: TerminalColors.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
