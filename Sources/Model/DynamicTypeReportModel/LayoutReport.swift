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
    /// The bars over the screen and those among its elements; nil where there are none.
    public var bars: [Bar]?

    public init(
      id: String, kind: String, customClass: String? = nil, elements: [Element],
      bars: [Bar]? = nil
    ) {
      self.id = id
      self.kind = kind
      self.customClass = customClass
      self.elements = elements
      self.bars = bars
    }
  }

  /// A bar with what it shows.
  public struct Bar: Codable, Hashable, Sendable {
    /// `navigationBar`, `toolbar` or `tabBar`.
    public var kind: String
    /// The id of the element that is the bar, or of an embedded screen's root below it; nil for the
    /// bar of a controller around the screen.
    public var element: String?
    /// In the coordinates of the root element, in points.
    public var frame: Report.Rect
    /// From the leading edge on.
    public var items: [BarItem]

    public init(kind: String, element: String? = nil, frame: Report.Rect, items: [BarItem]) {
      self.kind = kind
      self.element = element
      self.frame = frame
      self.items = items
    }
  }

  /// Something that a bar shows.
  public struct BarItem: Codable, Hashable, Sendable {
    /// The id of the item in the document; of the controller for its own title.
    public var id: String
    /// `title`, `largeTitle`, `titleView`, `prompt`, `backButton`, `button`, `tab` or `badge`.
    public var role: String
    /// In the coordinates of the root element, in points.
    public var frame: Report.Rect
    /// Nil for items without words.
    public var text: Text?

    public init(id: String, role: String, frame: Report.Rect, text: Text? = nil) {
      self.id = id
      self.role = role
      self.frame = frame
      self.text = text
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
