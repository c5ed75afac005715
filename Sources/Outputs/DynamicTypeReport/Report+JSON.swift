import DynamicTypeReportModel

extension Report {
  /// The report as JSON of the schema ``Report/schemaName``, members in the order of declaration.
  package func json() -> String {
    JSONValue(encoding: self).text() + "\n"
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
