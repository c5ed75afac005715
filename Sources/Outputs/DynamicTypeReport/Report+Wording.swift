import DynamicTypeReportModel

extension Report.Finding {
  /// `path:line:column`, without the parts that are not known.
  var place: String { Report.place(path: path, line: line, column: column) }
}

extension Report {
  /// `path:line:column`, without the parts that are not known.
  static func place(path: String, line: Int, column: Int) -> String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }

  /// The number with its noun: `1 screen`, `2 screens`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// How many screens hold, which is the number to improve, and what becomes of the others.
  ///
  /// `12 of 32 screens hold at every size; 5 fail, 14 do not grow, 1 is not judged.`
  var headline: String {
    guard totals.screens > 0 else { return "No screens laid out." }
    let holding = totals.holdingScreens
    let all = Report.count(totals.screens, "screen")
    let isOne = totals.screens == 1 || holding == 1
    let verb = isOne ? "holds" : "hold"
    let others = Verdict.Kind.worstFirst.compactMap { kind -> String? in
      let count = totals.byVerdict.first { $0.verdict == kind }?.count ?? 0
      return count == 0 ? nil : "\(count) \(kind.words(for: count))"
    }
    let rest = others.isEmpty ? "" : "; \(others.joined(separator: ", "))"
    return "\(holding) of \(all) \(verb) \(matrix.sizes.inWords)\(rest)."
  }

  /// What was checked and found, in sentences, one a line.
  var summary: [String] {
    var read = [Report.count(totals.documents, "document")]
    if totals.sources > 0 { read.append(Report.count(totals.sources, "source file")) }
    let found = [
      Report.count(totals.errors, "error"), Report.count(totals.warnings, "warning"),
      Report.count(totals.notes, "note"),
    ]
    var lines = [
      headline, "\(read.joined(separator: " and ")): \(found.joined(separator: ", ")).",
    ]
    if matrix.isAsIfScaled == true {
      lines.append(
        "Laid out as if every text followed the reader; fonts that do not are listed all the same.")
    }
    if let doubts = totals.doubts {
      let parts = doubts.map { "\($0.count) \($0.doubt.words)" }
      lines.append(
        "Not judged, although nothing is wrong with what was laid out: \(parts.joined(separator: ", "))."
      )
    }
    let elements = coverage.examined + coverage.notExamined
    if elements > 0 {
      lines.append(
        "\(coverage.examined) of \(Report.count(elements, "element")) examined\(kindsNotExamined).")
    }
    if let reading { lines.append(reading) }
    if let count = totals.codeControllers {
      lines.append(
        "\(Report.count(count, "controller")) with views made in code not laid out; their sources are linted."
      )
    }
    if let leftOut = totals.leftOut {
      let parts = leftOut.map { "\($0.count) of \($0.reason)" }
      let count = leftOut.reduce(0) { $0 + $1.count }
      lines.append(
        "\(Report.count(count, "file")) left out (\(parts.joined(separator: ", "))); lint --targets says why."
      )
    }
    if totals.unreadable > 0 {
      lines.append("\(Report.count(totals.unreadable, "file")) could not be read.")
    }
    return lines
  }

  /// `84 of 110 texts of SwiftUI screens known, 3 views opaque; 12 assumptions.`; nil where no screen is of
  /// sources.
  private var reading: String? {
    let readings = readings
    guard !readings.isEmpty else { return nil }
    let texts = readings.reduce(0) { $0 + $1.texts }
    let known = readings.reduce(0) { $0 + $1.knownTexts }
    let opaque = readings.reduce(0) { $0 + $1.opaqueViews }
    let assumptions = Set(readings.flatMap(\.assumptions)).count
    return "\(known) of \(Report.count(texts, "text")) of SwiftUI screens known, "
      + "\(Report.count(opaque, "view")) opaque, \(Report.count(assumptions, "assumption"))."
  }

  /// `; not examined: 4 sceneKitView, 2 glkView`, the most frequent first; empty where all was.
  private var kindsNotExamined: String {
    let kinds = coverage.byKind.filter { $0.notExamined > 0 }
      .sorted { ($1.notExamined, $0.kind) < ($0.notExamined, $1.kind) }
    if kinds.isEmpty { return "" }
    let shown = kinds.prefix(6).map { "\($0.notExamined) \($0.kind)" }
    let rest = kinds.count > 6 ? " and \(Report.count(kinds.count - 6, "other kind"))" : ""
    return "; not examined: " + shown.joined(separator: ", ") + rest
  }
}

extension Report.Verdict.Doubt {
  /// What so many screens are.
  fileprivate var words: String {
    switch self {
    case .mostlyUnknown: "mostly unknown or made in code"
    case .partlyUnknown: "partly unknown or made in code"
    case .noText: "without text"
    case .emptyList: "with an empty list"
    case .invisibleTexts: "with texts that code shows later"
    case .unsureLoss: "with a loss that is not certain"
    }
  }
}

extension Report.Verdict.Kind {
  /// What so many screens do.
  fileprivate func words(for count: Int) -> String {
    switch self {
    case .holds: count == 1 ? "holds" : "hold"
    case .mayFail: "may fail"
    case .growsAfterRestart: count == 1 ? "grows only after a restart" : "grow only after a restart"
    case .doesNotGrow: count == 1 ? "does not grow" : "do not grow"
    case .fails: count == 1 ? "fails" : "fail"
    case .notJudged: count == 1 ? "is not judged" : "are not judged"
    }
  }
}

extension Report.Cause {
  /// How much follows from it: ` (12 places, 3 screens)`; empty for one finding on one screen.
  var counts: String {
    var parts: [String] = []
    if places > 1 { parts.append("\(places) places") }
    if places == 1, findings.count > 1 { parts.append("\(findings.count) findings") }
    if screens > 1 { parts.append("\(screens) screens") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}
