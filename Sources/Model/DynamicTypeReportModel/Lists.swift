/// What findings may be of: `rules --format json`.
package struct RuleList: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.rules/1"

  package var schema: String
  /// In the order of their names.
  package var rules: [Item]

  package init(_ rules: [Report.Rule]) {
    schema = Self.schemaName
    self.rules = rules.map { Item(name: $0.name, summary: $0.summary) }
  }

  /// A rule in one line.
  package struct Item: Codable, Hashable, Sendable {
    package var name: String
    package var summary: String
  }
}

/// What screens can be laid out for: `devices --format json`.
package struct DeviceList: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.devices/1"

  package var schema: String
  /// Portrait; phones first.
  package var devices: [Report.Device]

  package init(_ devices: [Report.Device]) {
    schema = Self.schemaName
    self.devices = devices
  }
}
