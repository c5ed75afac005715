import DynamicTypeReportModel

extension Report.Finding {
  /// `path:line:column`, without the parts that are not known.
  var place: String { Report.place(path: path, line: line, column: column) }

  /// Where it appears among those sizes: `at every size`, `from AX1`, `at XS–M, AX5`; nil when it
  /// does not depend on the size.
  func sizesPhrase(among all: [TextSize]) -> String? {
    let here = all.map(sizes.contains)
    guard let first = here.firstIndex(of: true) else { return nil }
    if here.count > 1, here.allSatisfy({ $0 }) { return "at every size" }
    if first < all.count - 1, here[first...].allSatisfy({ $0 }) {
      return "from \(all[first].rawValue)"
    }
    var runs: [Range<Int>] = []
    for index in here.indices where here[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    let names = runs.map { run in
      let (low, high) = (all[run.lowerBound].rawValue, all[run.upperBound - 1].rawValue)
      return run.count == 1 ? low : run.count == 2 ? "\(low), \(high)" : "\(low)–\(high)"
    }
    return "at " + names.joined(separator: ", ")
  }
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
    lines.append(
      "\(Report.count(totals.screens, "screen")) in \(read.joined(separator: " and ")): "
        + "\(totals.safeScreens) safe at every size, "
        + "\(totals.screens - totals.safeScreens) not.")
    lines.append(
      [
        Report.count(totals.errors, "error"), Report.count(totals.warnings, "warning"),
        Report.count(totals.notes, "note"),
      ].joined(separator: ", ") + ".")
    let elements = coverage.examined + coverage.notExamined
    if elements > 0 {
      lines.append("\(coverage.examined) of \(Report.count(elements, "element")) examined.")
    }
    if totals.unreadable > 0 {
      lines.append("\(Report.count(totals.unreadable, "file")) could not be read.")
    }
    return lines
  }
}
