import DynamicTypeReportModel

extension Report {
  /// The report for a person at a terminal, in one screenful: how many screens hold, the worst causes, a line each, the
  /// worst screens, and the numbers.
  ///
  /// A cause's line is `path:line: severity: what is wrong [rules]`, which editors and terminals turn into a link.
  /// Control characters of documents come out as `\u{…}`.
  ///
  /// - Parameters:
  ///   - colors: None when the output goes to a file or a pipe.
  ///   - leastSeverity: Milder findings are only counted.
  ///   - columns: How long a line may be, at least 80; nil for whole lines, as programs read them.
  package func briefText(
    colors: TerminalColors = .none, leastSeverity: Severity = .note, columns: Int? = 120
  ) -> String {
    let writer = BriefWriter(
      report: self, colors: colors, leastSeverity: leastSeverity,
      columns: columns.map { max(80, $0) } ?? Int.max / 2)
    let blocks = [
      writer.headline, writer.causes, writer.problems, writer.screens, writer.summary,
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}

/// Makes the blocks of lines that the text consists of.
private struct BriefWriter {
  let report: Report
  let colors: TerminalColors
  let leastSeverity: Report.Severity
  let columns: Int

  private static let mostCauses = 16
  private static let mostProblems = 4
  private static let mostScreens = 6
  /// How much of a line of 120 columns the place may take. Of a longer path the last folders are shown, as many as leave the
  /// text whole: a path that is cut is no link, and the text is what is read.
  private var mostPlaceColumns: Int { columns / 2 }

  var headline: [String] { [colors.applied(.bold, to: report.headline)] }

  var causes: [String] {
    let shown = report.causes.filter { $0.severity >= leastSeverity }
    var lines = shown.prefix(Self.mostCauses).map { line($0) }
    let rest = shown.dropFirst(Self.mostCauses)
    if !rest.isEmpty {
      let findings = rest.reduce(0) { $0 + $1.findings.count }
      lines.append(
        "and \(Report.count(rest.count, "more cause")) of \(Report.count(findings, "finding"));"
          + " --verbose lists every finding")
    }
    return lines
  }

  /// What could not be read.
  var problems: [String] {
    let shown = report.errors.prefix(Self.mostProblems).map { problem in
      line(
        place: Report.place(path: problem.path, line: problem.line, column: problem.column),
        severity: .error, text: problem.message, end: " [not read]")
    }
    let rest = report.errors.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more not read"] : shown
  }

  /// The screens that do not hold, the worst first.
  var screens: [String] {
    let groups = report.sceneGroups.compactMap { group -> (SceneGroup, Report.Screen)? in
      let worst = group.screens.max { $0.verdict.rank < $1.verdict.rank }
      return worst.flatMap { $0.verdict.kind == .holds ? nil : (group, $0) }
    }
    let sorted = groups.enumerated().sorted { left, right in
      let (one, other) = (left.element.1.verdict.rank, right.element.1.verdict.rank)
      return one == other ? left.offset < right.offset : one > other
    }.map(\.element)
    var lines = sorted.prefix(Self.mostScreens).map { line($0.0, $0.1) }
    let rest = sorted.count - lines.count
    if rest > 0 {
      let verb = rest == 1 ? "does" : "do"
      lines.append("and \(Report.count(rest, "more screen")) that \(verb) not hold")
    }
    return lines
  }

  var summary: [String] {
    var lines = report.summary.dropFirst().map(\.singleLine)
    let hidden = report.findings.count { $0.severity < leastSeverity }
    if hidden > 0 {
      let pronoun = hidden == 1 ? "it" : "them"
      lines.append(
        "\(Report.count(hidden, "finding")) below \(leastSeverity.rawValue) not listed: "
          + "--notes lists \(pronoun).")
    }
    return lines
  }

  private func line(_ cause: Report.Cause) -> String {
    let rules = cause.rules.count > 2 ? "\(cause.rules[0]), …" : cause.rules.joined(separator: ", ")
    return line(
      place: Report.place(path: cause.path, line: cause.line, column: 0),
      severity: cause.severity, text: title(of: cause), counts: cause.counts, end: " [\(rules)]")
  }

  /// Without the id of the element that it is about: the line leads to it, or to what it has in common with others.
  private func title(of cause: Report.Cause) -> String {
    guard let id = cause.findings.first.flatMap({ report.findings[$0].element }) else {
      return cause.title
    }
    return cause.title.replacing(" (\(id))", with: "")
  }

  /// - Parameters:
  ///   - counts: How much follows from it, which is always seen.
  ///   - end: Left out where the text needs its place.
  private func line(
    place: String, severity: Report.Severity, text: String, counts: String = "", end: String
  ) -> String {
    let name = "\(severity.rawValue):"
    let text = text.singleLine
    let free = columns - name.count - text.count - counts.count - 3
    let place = place.singleLine.pathEnding(in: mostPlaceColumns, ratherIn: free)
    let room = columns - place.count - name.count - counts.count - 3
    let end = text.count + end.count <= room ? end.singleLine : ""
    return "\(place): \(colors.applied(severity.color, .bold, to: name)) "
      + text.beginning(in: room) + counts + colors.applied(.dim, to: end)
  }

  private func line(_ group: SceneGroup, _ screen: Report.Screen) -> String {
    let verdict = screen.verdict.text.singleLine
    let place = group.screens.count > 1 ? " on \(screen.place.singleLine)" : ""
    let path = group.document.path.singleLine.pathEnding(in: mostPlaceColumns)
    let room = columns - verdict.count - place.count - path.count - 4
    return colors.applied(.bold, to: screen.title.singleLine.beginning(in: max(8, room)))
      + "  \(colors.applied(.dim, to: path))  "
      + colors.applied(screen.verdict.kind.color, to: verdict) + place
  }
}

extension Report.Verdict {
  /// How bad it is: a screen that fails at a smaller size is worse.
  fileprivate var rank: Int {
    let kinds = Kind.worstFirst
    let kind = kinds.firstIndex(of: self.kind).map { kinds.count - $0 } ?? 0
    let sizes = TextSize.allCases.count
    return kind * (sizes + 1) + sizes - (safeUpTo.map { $0.order + 1 } ?? 0)
  }
}

extension String {
  /// The text, or its beginning and an ellipsis in so many characters.
  fileprivate func beginning(in room: Int) -> String {
    count <= room ? self : prefix(max(0, room - 1)) + "…"
  }

  /// This path, or an ellipsis and as many of its last components as fit; of a longer name its end.
  ///
  /// - Parameters:
  ///   - room: The most characters.
  ///   - wish: How many characters it should have at most, if the name alone needs no more.
  fileprivate func pathEnding(in room: Int, ratherIn wish: Int = .max) -> String {
    guard count > room else { return self }
    var name = self[...]
    if let slash = lastIndex(of: "/") { name = self[slash...] }
    var end = name
    while let slash = self[..<end.startIndex].lastIndex(of: "/"),
      self[slash...].count < min(room, wish)
    {
      end = self[slash...]
    }
    return end.count < room ? "…" + end : "…" + suffix(max(0, room - 1))
  }
}
