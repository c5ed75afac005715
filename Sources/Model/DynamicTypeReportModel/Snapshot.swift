/// How documents were laid out when somebody last looked: a baseline to compare with.
///
/// As JSON it is the schema ``schemaName``.
package struct Snapshot: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.snapshot/1"

  package var schema: String
  /// Document by document; each device by device, locale by locale, then size by size.
  package var layouts: [LayoutReport]

  package init(layouts: [LayoutReport]) {
    schema = Self.schemaName
    self.layouts = layouts
  }
}

/// Something that is laid out otherwise than in the baseline.
package struct SnapshotDifference: Hashable, Sendable {
  package var document: String
  package var configuration: LayoutReport.Configuration
  package var scene: String
  /// Nil where a whole scene or document is new or gone.
  package var element: String?
  /// What was and what is, in words.
  package var change: String

  package init(
    document: String, configuration: LayoutReport.Configuration, scene: String, element: String?,
    change: String
  ) {
    self.document = document
    self.configuration = configuration
    self.scene = scene
    self.element = element
    self.change = change
  }
}
