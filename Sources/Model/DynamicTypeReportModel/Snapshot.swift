/// How documents were laid out when somebody last looked: a baseline to compare with.
///
/// As JSON it is the schema ``schemaName``.
public struct Snapshot: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  public static let schemaName = "dynamictype.snapshot/1"

  public var schema: String
  /// Document by document; each device by device, locale by locale, then size by size.
  public var layouts: [LayoutReport]

  public init(layouts: [LayoutReport]) {
    schema = Self.schemaName
    self.layouts = layouts
  }
}

/// Something that is laid out otherwise than in the baseline.
public struct SnapshotDifference: Hashable, Sendable {
  public var document: String
  public var configuration: LayoutReport.Configuration
  public var scene: String
  /// Nil where a whole scene or document is new or gone.
  public var element: String?
  /// What was and what is, in words.
  public var change: String

  public init(
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
