import DynamicTypeReportModel

extension Report {
  /// A workflow command a line, which GitHub shows as an annotation at the finding's place: errors first.
  ///
  /// GitHub shows ten annotations of a kind a step. Of more, nine are commands, the tenth says how many
  /// more there are, and these follow as lines of the log.
  ///
  /// Source: GitHub Actions, Workflow commands, Setting an error message; escapes as in
  /// actions/toolkit, `packages/core/src/command.ts`. Line breaks never get there.
  /// Evidence: E-report-github.
  package func gitHubAnnotations() -> String {
    let commands =
      zip(findings, remarks).map { finding, remark in
        GitHubCommand(
          name: finding.severity == .note ? "notice" : finding.severity.rawValue,
          path: finding.path, line: finding.line, column: finding.column, title: finding.rule,
          message: finding.message + remark)
      }
      + errors.map { problem in
        GitHubCommand(
          name: "error", path: problem.path, line: problem.line, column: problem.column,
          title: "unreadable", message: problem.message)
      }
    return ["error", "warning", "notice"].flatMap { name in
      GitHubCommand.lines(commands.filter { $0.name == name })
    }.joined()
  }
}

/// `::name file=…,line=…,col=…,title=…::message`
private struct GitHubCommand {
  var name: String
  var path: String
  var line: Int
  var column: Int
  var title: String
  var message: String

  var text: String {
    var properties = ["file=\(Self.escaped(property: path))"]
    if line > 0 { properties.append("line=\(line)") }
    if line > 0, column > 0 { properties.append("col=\(column)") }
    properties.append("title=\(Self.escaped(property: title))")
    return "::\(name) \(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  /// How many of a kind GitHub shows.
  private static let mostShown = 10

  /// - Parameter commands: All of a kind.
  static func lines(_ commands: [GitHubCommand]) -> [String] {
    guard let first = commands.first, commands.count > mostShown else {
      return commands.map { $0.text + "\n" }
    }
    let shown = commands.prefix(mostShown - 1)
    let rest = commands.dropFirst(mostShown - 1)
    let more = "::\(first.name) title=dynamictype::and \(rest.count) more, listed in the log\n"
    return shown.map { $0.text + "\n" } + [more] + rest.map { $0.plainText + "\n" }
  }

  /// As a line that is no command, whatever the path is called.
  private var plainText: String {
    let place = Report.place(path: path, line: line, column: column)
    return "\(name): \(place): \(message) [\(title)]".singleLine
  }

  private static func escaped(_ text: String, also more: String = "") -> String {
    var result = ""
    for scalar in text.singleLine.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case ":" where more.contains(":"): result += "%3A"
      case "," where more.contains(","): result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escaped(property: String) -> String { escaped(property, also: ":,") }
}
