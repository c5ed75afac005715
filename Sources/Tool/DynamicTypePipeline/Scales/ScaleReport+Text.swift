import DynamicTypeReport
import DynamicTypeReportModel

extension ScaleReport {
  /// Styles as an aligned table: a column a text size, then the line heights and values below.
  package static func table(_ reports: [ScaleReport]) -> String {
    guard let first = reports.first else { return "" }
    var rows = [[""] + first.categories.map(\.category.rawValue)]
    for report in reports {
      rows.append([report.style.singleLine] + report.categories.map(\.pointSize.written))
      if report.categories.contains(where: { $0.leading != nil }) {
        rows.append(["  line height"] + report.categories.map { $0.leading?.written ?? "–" })
      }
      for (index, value) in (report.categories.first?.values ?? []).enumerated() {
        let name = value.value.written
        rows.append(
          ["  \(name) as a length"] + report.categories.map { $0.values[index].scaledValue.written }
        )
        rows.append(
          ["  \(name) as a font"]
            + report.categories.map { $0.values[index].scaledFontPointSize.written })
      }
    }
    return aligned(rows)
  }

  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      return line + "\n"
    }.joined()
  }

  /// Styles as custom properties of CSS, by a `data-text-size` attribute; Large where there is none.
  package static func css(_ reports: [ScaleReport]) -> String {
    guard let first = reports.first else { return "" }
    let sizes = first.categories.map(\.category)
    let ordered = sizes.filter { $0 == .large } + sizes.filter { $0 != .large }
    return ordered.map { size in
      let selector =
        size == ordered.first ? ":root" : "[data-text-size=\"\(size.rawValue)\"]"
      let lines = reports.flatMap { report -> [String] in
        guard let cell = report.categories.first(where: { $0.category == size }) else { return [] }
        let name = report.style.hyphenated
        var lines = ["  --\(name)-size: \(cell.pointSize.written)px;"]
        if let leading = cell.leading {
          lines.append("  --\(name)-line-height: \(leading.written)px;")
        }
        for value in cell.values {
          let suffix = value.value.written.split(separator: ".").joined(separator: "-")
          lines.append("  --\(name)-\(suffix): \(value.scaledValue.written)px;")
        }
        return lines
      }
      return "\(selector) {\n\(lines.joined(separator: "\n"))\n}\n"
    }.joined(separator: "\n")
  }

  /// Styles as tables of Swift, a row a style and a column a text size.
  package static func swift(_ reports: [ScaleReport]) -> String {
    guard let first = reports.first else { return "" }
    let sizes = first.categories.map(\.category.rawValue).joined(separator: ", ")
    var lines = ["/// Point sizes by text style; columns: \(sizes)."]
    lines.append("let pointSizes: [String: [Double]] = [")
    for report in reports {
      let numbers = report.categories.map(\.pointSize.written).joined(separator: ", ")
      lines.append("  \(report.style.swiftLiteral): [\(numbers)],")
    }
    lines.append("]")
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// This text as a literal of Swift, on one line.
  fileprivate var swiftLiteral: String {
    let escaped = unicodeScalars.reduce(into: "") { $0 += $1.escaped(asASCII: false) }
    return "\"\(escaped.singleLine)\""
  }

  /// `largeTitle` as `large-title`, with nothing in it that an identifier of CSS does not take.
  fileprivate var hyphenated: String {
    var result = ""
    for character in self {
      if character.isUppercase, !result.isEmpty, result.last != "-" { result += "-" }
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      result += isPlain ? character.lowercased() : "-"
    }
    return result
  }
}
