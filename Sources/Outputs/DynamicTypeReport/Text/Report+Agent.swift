import DynamicTypeReportModel

/// How a report is written for a coding agent.
package struct AgentContext: Hashable, Sendable {
  /// What makes this report again, as a shell takes it: `dynamictype check App`.
  package var command: String
  /// Of the pages, from 1.
  package var page: Int
  /// Milder findings are only counted.
  package var leastSeverity: Report.Severity

  package init(command: String, page: Int = 1, leastSeverity: Report.Severity = .warning) {
    self.command = command
    self.page = page
    self.leastSeverity = leastSeverity
  }
}

extension Report {
  /// How many bytes a page for an agent has at most: 8 KB.
  package static let agentPageLimit = 8192

  /// The report in pages for a coding agent: a cause a block, the worst first.
  ///
  /// A block has the place and its code, what a reader loses and from which size on, why, a patch where there is one,
  /// and the command that checks it again. No line is cut, and the same findings give the same bytes.
  ///
  /// - Returns: At least one page, each of at most ``agentPageLimit`` bytes.
  package func agentPages(_ context: AgentContext) -> [String] {
    AgentWriter(report: self, context: context).pages
  }

  /// The page that is asked for; of a number behind the last one a line that says so.
  func agentText(_ context: AgentContext) -> String {
    let pages = agentPages(context)
    guard pages.indices.contains(context.page - 1) else {
      return "There is no page \(context.page): the last one is \(pages.count).\n"
    }
    return pages[context.page - 1]
  }

  /// The block of one finding; nil where the report has no finding of that name.
  package func agentBlock(ofFinding id: String, _ context: AgentContext) -> String? {
    guard let index = findings.firstIndex(where: { $0.id == id }) else { return nil }
    let finding = findings[index]
    let alone = Cause(
      title: finding.message, severity: finding.severity, rules: [finding.rule], path: finding.path,
      line: finding.line, column: finding.column, findings: [index], places: 1, screens: 1,
      sizes: finding.sizes)
    return AgentWriter(report: self, context: context).block(alone, number: nil)
  }
}

/// Makes the blocks, and puts them into pages.
private struct AgentWriter {
  let report: Report
  let context: AgentContext
  /// By finding, the first screen that shows it.
  private let screens: [Int: Report.Screen]

  private static let mostPlaces = 6
  private static let mostPatchBytes = 2200
  private static let mostMessageBytes = 700
  private static let mostProblems = 5

  init(report: Report, context: AgentContext) {
    self.report = report
    self.context = context
    var screens: [Int: Report.Screen] = [:]
    for screen in report.documents.flatMap(\.screens) {
      for index in screen.findings where screens[index] == nil { screens[index] = screen }
    }
    self.screens = screens
  }

  // MARK: Pages

  var pages: [String] {
    let causes = report.causes.filter { $0.severity >= context.leastSeverity }
    // Numbers of pages have at most four digits here; the last page says how much is hidden.
    let room =
      Report.agentPageLimit - header(causes, page: 9999, of: 9999).utf8.count
      - max(footer(page: 9998, of: 9999).utf8.count, footer(page: 9999, of: 9999).utf8.count)
    // Only names of files are long enough for the last resort.
    let blocks = causes.enumerated().map { block($1, number: $0 + 1).start(room - 4) }
    var pages: [[String]] = [[]]
    var used = 0
    for block in blocks {
      if used + block.utf8.count > room, !(pages.last ?? []).isEmpty {
        pages.append([])
        used = 0
      }
      pages[pages.count - 1].append(block)
      used += block.utf8.count
    }
    return pages.enumerated().map { number, blocks in
      header(causes, page: number + 1, of: pages.count) + blocks.joined()
        + footer(page: number + 1, of: pages.count)
    }
  }

  private func header(_ causes: [Report.Cause], page: Int, of count: Int) -> String {
    var lines = [report.headline]
    if causes.isEmpty {
      lines.append("Nothing found at or above \(context.leastSeverity.rawValue).")
    } else {
      let findings = causes.reduce(0) { $0 + $1.findings.count }
      lines.append(
        "\(Report.count(causes.count, "cause")) of \(Report.count(findings, "finding")), the worst first; "
          + "page \(page) of \(count).")
    }
    for problem in report.errors.prefix(Self.mostProblems) {
      let place = Report.place(path: problem.path, line: problem.line, column: problem.column)
      lines.append("not read: \(place.singleLine): \(problem.message.singleLine)".start(400))
    }
    let rest = report.errors.count - Self.mostProblems
    if rest > 0 { lines.append("and \(rest) more not read") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func footer(page: Int, of count: Int) -> String {
    var text = ""
    if page < count {
      text += "\nnext page: \(context.command) --format agent --page \(page + 1)\n"
    }
    let hidden = report.findings.count { $0.severity < context.leastSeverity }
    if page == count, hidden > 0 {
      text +=
        "\n\(Report.count(hidden, "finding")) below \(context.leastSeverity.rawValue): --notes has them\n"
    }
    return text
  }

  // MARK: Blocks

  /// - Parameter number: The place among the causes; nil for a block alone.
  func block(_ cause: Report.Cause, number: Int?) -> String {
    guard let index = cause.findings.first else { return "" }
    let finding = report.findings[index]
    let others = cause.findings.dropFirst().filter {
      report.findings[$0].severity >= context.leastSeverity
    }
    var lines = [
      "",
      "\(number.map { "\($0). " } ?? "")\(finding.severity.rawValue) "
        + "\(cause.rules.joined(separator: ", ")) \(finding.id)\(cause.counts)",
    ]
    lines.append("at: \(place(of: finding))\(whereabouts(of: index))")
    if let code = finding.code {
      lines += code.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        "  \(finding.line + $0) | \(String($1).singleLine)"
      }
    }
    lines.append("loses: \(finding.message.singleLine.start(Self.mostMessageBytes))")
    lines.append("from: \(sizes(of: finding))")
    if let why = why(cause, finding) { lines.append("why: \(why)") }
    if !others.isEmpty {
      let shown = others.prefix(Self.mostPlaces).map {
        "\(place(of: report.findings[$0])) \(report.findings[$0].id)"
      }
      let rest = others.count - shown.count
      lines.append(
        "also: " + shown.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : ""))
    }
    lines += patch(of: cause)
    lines.append("again: \(command(for: index))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func place(of finding: Report.Finding) -> String {
    let place = finding.place.singleLine
    guard finding.column > 0, let code = finding.code else { return place }
    // Of a tag the place is its end.
    return code.endLine == finding.line && code.endColumn <= finding.column
      ? place : "\(place)-\(code.endLine):\(code.endColumn)"
  }

  private func whereabouts(of index: Int) -> String {
    let finding = report.findings[index]
    var parts: [String] = []
    if let view = finding.code?.view { parts.append("in \(view.singleLine)") }
    if let screen = screens[index], screen.title != finding.code?.view {
      parts.append("on screen '\(screen.title.singleLine.start(80))'")
    }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " ")
  }

  private func sizes(of finding: Report.Finding) -> String {
    guard let first = finding.sizes.first, let last = finding.sizes.last else {
      return "every size"
    }
    return first == last ? "\(first.rawValue)" : "\(first.rawValue) to \(last.rawValue)"
  }

  private func why(_ cause: Report.Cause, _ finding: Report.Finding) -> String? {
    let shared = finding.cause.map { "all of them because \($0.words.singleLine)" }
    let rule = report.rules.first { $0.name == finding.rule }?.summary.singleLine
    let parts = [rule, cause.findings.count > 1 ? shared : nil].compactMap(\.self)
    return parts.isEmpty
      ? nil : parts.joined(separator: " ").start(400) + " (dynamictype explain \(finding.rule))"
  }

  /// What is certain, else what is suggested, in the file of the worst finding.
  private func patch(of cause: Report.Cause) -> [String] {
    let findings = cause.findings.map { report.findings[$0] }
    let fixes = findings.filter { $0.path == cause.path && $0.code?.patch != nil }
    let certain = fixes.filter { $0.fix?.isSuggestion != true }
    let chosen = certain.isEmpty ? fixes : certain
    guard let title = chosen.first?.fix?.title.singleLine else {
      return ["patch: none is certain; change the code as said above"]
    }
    let diff = UnifiedDiff(joining: chosen.compactMap { $0.code?.patch }).text(path: cause.path)
    let kind = certain.isEmpty ? "suggested, right if the rest of the code agrees" : "certain"
    guard diff.utf8.count <= Self.mostPatchBytes else {
      let other =
        certain.isEmpty
        ? "--format json has it"
        : "dynamictype fix \(cause.path.shellWord) --dry-run has what is certain"
      return ["patch (\(kind)): \(title): too long for a page; \(other)"]
    }
    return ["patch (\(kind)): \(title)", String(diff.dropLast())]
  }

  private func command(for index: Int) -> String {
    let finding = report.findings[index]
    if let screen = screens[index] {
      return
        "\(context.command) --screen \(screen.id.shellWord) --rule \(finding.rule) --format agent"
    }
    return "dynamictype lint \(finding.path.shellWord) --rule \(finding.rule) --format agent"
  }
}

extension String {
  /// The beginning, in so many bytes.
  package func start(_ most: Int) -> String {
    guard utf8.count > most else { return self }
    var text = ""
    var count = 0
    for character in self {
      count += character.utf8.count
      if count > most { break }
      text.append(character)
    }
    return text + "…"
  }

  /// As a shell takes it for one word.
  package var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-_./=:,+@%".utf8.contains(byte)
        }
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''").singleLine + "'"
  }
}
