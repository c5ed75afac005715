import DynamicTypeReportModel

/// The forms of a report that are a single text.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  /// The whole report: `dynamictype.report/2`.
  case json
  /// Pages for a coding agent.
  case agent
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit's XML, for build servers: a test case a screen.
  case junit
  /// Workflow commands that annotate a pull request on GitHub.
  case github
  /// A summary for a pull request or a wiki.
  case markdown
  /// Lines as compilers write them, which Xcode shows at their places.
  case xcode
  /// The JSON of GitLab's Code Quality.
  case gitlab
  /// Checkstyle's XML.
  case checkstyle
}

extension Report {
  /// The report in that form, ending in a newline.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - failingAt: The mildest severity that fails a test case, for ``ReportFormat/junit``.
  ///   - folder: What relative paths begin at, for ``ReportFormat/xcode``.
  ///   - colors: How a terminal colours text, for ``ReportFormat/text``.
  ///   - agent: The page, for ``ReportFormat/agent``.
  package func text(
    as format: ReportFormat, failingAt: Severity = .warning, folder: String = "",
    colors: TerminalColors = .none, agent: AgentContext = AgentContext(command: "dynamictype check")
  ) -> String {
    switch format {
    case .text: briefText(colors: colors)
    case .json: json()
    case .agent: agentText(agent)
    case .sarif: sarif()
    case .junit: junitXML(failingAt: failingAt)
    case .github: gitHubAnnotations()
    case .markdown: markdownSummary()
    case .xcode: xcodeLines(in: folder)
    case .gitlab: gitLabCodeQuality()
    case .checkstyle: checkstyleXML()
    }
  }
}
