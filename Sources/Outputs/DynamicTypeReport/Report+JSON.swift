public import DynamicTypeReportModel

extension Report {
  /// The report as JSON of the schema ``Report/schemaName``, members in the order of declaration.
  public func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}

extension LayoutReport {
  /// The layout as JSON of the schema ``LayoutReport/schemaName``: a contract with other tools.
  public func json() -> String {
    JSONValue(encoding: self).text() + "\n"
  }
}
