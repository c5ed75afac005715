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

  /// What was checked and found, in sentences, one a line.
  var summary: [String] {
    var lines: [String] = []
    var read = [Report.count(totals.documents, "document")]
    if totals.sources > 0 { read.append(Report.count(totals.sources, "source file")) }
    let files = read.joined(separator: " and ")
    lines.append(
      totals.screens == 0
        ? "\(files), no screens laid out."
        : "\(Report.count(totals.screens, "screen")) in \(files): "
          + "\(totals.safeScreens) safe \(matrix.sizes.inWords), "
          + "\(totals.screens - totals.safeScreens) not.")
    lines.append(
      [
        Report.count(totals.errors, "error"), Report.count(totals.warnings, "warning"),
        Report.count(totals.notes, "note"),
      ].joined(separator: ", ") + ".")
    let elements = coverage.examined + coverage.notExamined
    if elements > 0 {
      lines.append(
        "\(coverage.examined) of \(Report.count(elements, "element")) examined\(kindsNotExamined).")
    }
    if let reading { lines.append(reading) }
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
