/// The frames and lines of a document's elements at one text size: `layout --format json`.
///
/// As JSON it is the schema ``schemaName``, which other tools read.
public struct LayoutReport: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  public static let schemaName = "dynamictype.layout/1"

  public var schema: String
  /// The document's path.
  public var document: String
  public var configuration: Configuration
  /// In document order; a xib's top-level views are scenes of their own.
  public var scenes: [Scene]

  public init(document: String, configuration: Configuration, scenes: [Scene]) {
    schema = Self.schemaName
    self.document = document
    self.configuration = configuration
    self.scenes = scenes
  }
}

extension LayoutReport {
  /// What the document was laid out for.
  public struct Configuration: Codable, Hashable, Sendable {
    public var size: TextSize
    /// The device's id, such as `retina4_7`.
    public var device: String
    public var locale: String

    public init(size: TextSize, device: String, locale: String) {
      self.size = size
      self.device = device
      self.locale = locale
    }
  }

  /// One view controller's screen, or one top-level view of a xib.
  public struct Scene: Codable, Hashable, Sendable {
    public var id: String
    public var kind: String
    public var customClass: String?
    /// In pre-order, the root first.
    public var elements: [Element]

    public init(id: String, kind: String, customClass: String? = nil, elements: [Element]) {
      self.id = id
      self.kind = kind
      self.customClass = customClass
      self.elements = elements
    }
  }

  /// One view, laid out.
  public struct Element: Codable, Hashable, Sendable {
    /// The id in the document, or `PARENT#KEY` when it has none there.
    public var id: String
    public var kind: String
    /// The parent's id; nil for the root.
    public var parent: String?
    /// In the parent's coordinates, in points; a frame, not an alignment rectangle.
    public var frame: Report.Rect
    /// Nil for elements without text.
    public var text: Text?

    public init(
      id: String, kind: String, parent: String? = nil, frame: Report.Rect, text: Text? = nil
    ) {
      self.id = id
      self.kind = kind
      self.parent = parent
      self.frame = frame
      self.text = text
    }
  }

  /// The text of a view as it was set.
  public struct Text: Codable, Hashable, Sendable {
    /// As drawn, with the ellipsis where one replaces text.
    public var lines: [String]
    /// Whether some of the text is not shown, or replaced by an ellipsis.
    public var truncated: Bool
    /// Of the first run, as drawn.
    public var pointSize: Double

    public init(lines: [String], truncated: Bool, pointSize: Double) {
      self.lines = lines
      self.truncated = truncated
      self.pointSize = pointSize
    }
  }
}
