import DynamicTypeReportModel

extension Report {
  /// The name and version of the schema of ``json()``, as its first member says it.
  package static let jsonSchemaName = "dynamictype.report/2"

  /// The report as JSON of the schema ``jsonSchemaName``: a screen, a finding and a cause a line.
  ///
  /// What other members tell is left out: counts by size, frames (`layout` has these) and pictures (the page has them),
  /// texts of rules (`rules` and `explain` have them). So are members that say nothing.
  package func json() -> String {
    let report: JSONValue = [
      "schema": .string(Self.jsonSchemaName), "tool": JSONValue(encoding: tool),
      "matrix": JSONValue(encoding: matrixWithDevices), "totals": JSONValue(encoding: totals),
      "coverage": JSONValue(encoding: coverage), "documents": .array(documents.map(\.json)),
      "findings": .array(findings.map { $0.json(in: matrix) }),
      "causes": .array(causes.map { $0.json }), "errors": JSONValue(encoding: errors),
    ]
    return report.text(.lines) + "\n"
  }

  /// With the devices that screens name, where each was laid out for its own.
  private var matrixWithDevices: Matrix {
    var matrix = matrix
    for device in documents.flatMap(\.screens).map(\.device)
    where !matrix.devices.contains(where: { $0.id == device.id }) {
      matrix.devices.append(device)
    }
    return matrix
  }
}

extension Report.Document {
  fileprivate var json: JSONValue {
    [
      "path": .string(path), "format": .string(format), "screens": .array(screens.map(\.json)),
    ]
  }
}

extension Report.Screen {
  fileprivate var json: JSONValue {
    let value: JSONValue = ["id": .string(id), "title": .string(title), "kind": .string(kind)]
    return value.adding("customClass", customClass.map { .string($0) })
      .adding("device", .string(device.id))
      .adding("locale", locale == Report.baseLocale ? nil : .string(locale))
      .adding("verdict", JSONValue(encoding: verdict))
      .adding("findings", .array(findings.map { .integer($0) }))
      .adding("reading", reading?.json)
      .adding("filledByCode", filledByCode.map { JSONValue(encoding: $0) })
  }
}

extension Report.Reading {
  fileprivate var json: JSONValue {
    let value: JSONValue = [
      "texts": .integer(texts), "knownTexts": .integer(knownTexts),
      "opaqueViews": .integer(opaqueViews),
    ]
    return value.adding("variant", variant.map { .string($0) })
  }
}

extension Report.Finding {
  fileprivate func json(in matrix: Report.Matrix) -> JSONValue {
    let value: JSONValue = [
      "id": .string(id), "rule": .string(rule), "severity": .string(severity.rawValue),
      "message": .string(message), "path": .string(path), "line": .integer(line),
      "column": .integer(column),
    ]
    return
      value
      .adding("columnInCodePoints", columnInCodePoints.map { .integer($0) })
      .adding("endLine", code.map { .integer($0.endLine) })
      .adding("endColumn", code.map { .integer($0.endColumn) })
      .adding("code", code.map { .string($0.text) })
      .adding("view", code?.view.map { .string($0) })
      .adding("element", element.map { .string($0) })
      .adding("scene", scene.map { .string($0) })
      .adding("sizes", sizes.isEmpty ? nil : JSONValue(encoding: sizes))
      .adding("isAtDefaultSize", isAtDefaultSize ? true : nil)
      .adding("devices", matrix.devices.count < 2 ? nil : JSONValue(encoding: devices))
      .adding("locales", matrix.locales.count < 2 ? nil : JSONValue(encoding: locales))
      .adding("launch", launch.map { .string($0) })
      .adding("boldText", boldText.map { .bool($0) })
      .adding("smallestCase", smallestCase.map { JSONValue(encoding: $0) })
      .adding(
        "fix", fix.map { JSONValue(encoding: $0).adding("patch", code?.patch.map { .string($0) }) })
  }
}

extension Report.Cause {
  /// Its severity and place are those of its first finding; it has a title where it has several.
  fileprivate var json: JSONValue {
    let value: JSONValue = ["findings": .array(findings.map { .integer($0) })]
    guard findings.count > 1 else { return value }
    return value.adding("title", .string(title)).adding("places", .integer(places))
      .adding("screens", .integer(screens))
  }
}

extension LayoutReport {
  /// The layout as JSON of the schema ``LayoutReport/schemaName``: a contract with other tools.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}

extension ScreenList {
  /// The list as JSON of the schema ``LayoutReport/schemaName``.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }

  /// The list for people: a screen a line, `path:line: name`.
  package var text: String {
    screens.map { "\($0.source.path):\($0.source.line): \($0.name)".singleLine + "\n" }.joined()
  }
}

extension ScaleReport {
  /// The styles as JSON of the schema ``ScaleReport/schemaName``: one as an object, several as an
  /// array of such objects.
  package static func json(_ reports: [ScaleReport]) -> String {
    if reports.count == 1 { return JSONValue(encoding: reports[0]).text() + "\n" }
    return JSONValue(encoding: reports).text() + "\n"
  }
}

extension Snapshot {
  /// The baseline as JSON of the schema ``Snapshot/schemaName``.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}

extension Baseline {
  /// The baseline as JSON of the schema ``Baseline/schemaName``, an entry a line.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}

extension RuleList {
  /// The list as JSON of the schema ``RuleList/schemaName``, a rule a line.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}

extension DeviceList {
  /// The list as JSON of the schema ``DeviceList/schemaName``, a device a line.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}
