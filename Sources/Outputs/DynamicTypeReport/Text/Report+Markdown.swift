import DynamicTypeReportModel

extension Report {
  /// A summary in GitHub's Markdown: numbers, a table screens × sizes, then the findings by cause.
  ///
  /// - Parameter limit: How many causes are listed, the worst first; the rest is counted, since
  ///   GitHub cuts long comments (65,536 characters).
  package func markdownSummary(limit: Int = 100) -> String {
    var lines = ["# Dynamic Type", ""]
    lines += summary.map { "- \($0.singleLine)" }
    lines += markdownTable
    lines += markdownFindings(limit: limit)
    if !errors.isEmpty {
      lines += ["", "## Not read", ""]
      lines += errors.map { problem in
        let place = Report.place(path: problem.path, line: problem.line, column: problem.column)
        return "- **error** \(place.markdownCode): \(problem.message.markdown)"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var markdownTable: [String] {
    let screens = documents.flatMap { document in document.screens.map { (document, $0) } }
    guard !screens.isEmpty else { return [] }
    let sizes = matrix.sizes.map(\.rawValue)
    var lines = ["", "## Screens", ""]
    lines.append("| Screen | \(sizes.joined(separator: " | ")) | Verdict |")
    lines.append("| --- | \(sizes.map { _ in ":-:" }.joined(separator: " | ")) | --- |")
    for (document, screen) in screens {
      let cells = matrix.sizes.map { size in
        screen.cells.first { $0.size == size }?.markdown ?? " "
      }
      lines.append(
        "| **\(screen.title.markdown)**, \(screen.place.markdown)<br>\(document.path.markdownCode) "
          + "| \(cells.joined(separator: " | ")) | \(screen.verdict.text.markdown) |")
    }
    lines += ["", "✕ errors, ! warnings, · nothing lost"]
    return lines
  }

  private func markdownFindings(limit: Int) -> [String] {
    guard !findings.isEmpty else { return [] }
    var lines = ["", "## Findings", ""]
    let remarks = remarks
    for cause in causes.prefix(limit) {
      let remark = cause.findings.count == 1 ? remarks[cause.findings[0]] : cause.counts
      let rules = cause.rules.map(\.markdownCode).joined(separator: ", ")
      let place = Report.place(path: cause.path, line: cause.line, column: cause.column)
      lines.append(
        "- **\(cause.severity.rawValue)** \(rules): \((cause.title + remark).markdown) — "
          + place.markdownCode)
    }
    if causes.count > limit {
      let rest = causes.dropFirst(limit)
      let findings = rest.reduce(0) { $0 + $1.findings.count }
      lines.append("- … and \(rest.count) more with \(Report.count(findings, "finding"))")
    }
    return lines
  }
}

extension Report.Cell {
  fileprivate var markdown: String {
    if errors > 0 { return "✕ \(errors)" }
    return warnings > 0 ? "! \(warnings)" : "·"
  }
}

extension String {
  /// This text as Markdown that shows just these characters, on one line.
  var markdown: String {
    var result = ""
    for character in singleLine {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "@", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }

  /// This text as code: between more backticks than it holds in a row; `|` would end a cell.
  var markdownCode: String {
    let text = singleLine
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = longest > 0 ? " " : ""
    let escaped = text.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
    return fence + padding + escaped + padding + fence
  }
}
