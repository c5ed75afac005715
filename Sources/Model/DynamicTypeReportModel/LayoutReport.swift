/// The frames and lines of a document's elements at one text size: `layout --format json`.
///
/// As JSON it is the schema ``schemaName``, which other tools read.
package struct LayoutReport: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.layout/1"

  package var schema: String
  /// The document's path.
  package var document: String
  package var configuration: Configuration
  /// In document order; a xib's top-level views are scenes of their own.
  package var scenes: [Scene]

  package init(document: String, configuration: Configuration, scenes: [Scene]) {
    schema = Self.schemaName
    self.document = document
    self.configuration = configuration
    self.scenes = scenes
  }
}

extension LayoutReport {
  /// What the document was laid out for.
  package struct Configuration: Codable, Hashable, Sendable {
    package var size: TextSize
    /// The device's id, such as `retina4_7`.
    package var device: String
    package var locale: String

    package init(size: TextSize, device: String, locale: String) {
      self.size = size
      self.device = device
      self.locale = locale
    }
  }

  /// One view controller's screen, or one top-level view of a xib.
  package struct Scene: Codable, Hashable, Sendable {
    package var id: String
    package var kind: String
    package var customClass: String?
    /// In pre-order, the root first.
    package var elements: [Element]
    /// The bars over the screen and those among its elements; nil where there are none.
    package var bars: [Bar]?

    package init(
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
  package struct Bar: Codable, Hashable, Sendable {
    /// `navigationBar`, `toolbar` or `tabBar`.
    package var kind: String
    /// The id of the element that is the bar, or of an embedded screen's root below it; nil for the
    /// bar of a controller around the screen.
    package var element: String?
    /// In the coordinates of the root element, in points.
    package var frame: Report.Rect
    /// From the leading edge on.
    package var items: [BarItem]

    package init(kind: String, element: String? = nil, frame: Report.Rect, items: [BarItem]) {
      self.kind = kind
      self.element = element
      self.frame = frame
      self.items = items
    }
  }

  /// Something that a bar shows.
  package struct BarItem: Codable, Hashable, Sendable {
    /// The id of the item in the document; of the controller for its own title.
    package var id: String
    /// `title`, `largeTitle`, `titleView`, `prompt`, `backButton`, `button`, `tab` or `badge`.
    package var role: String
    /// In the coordinates of the root element, in points.
    package var frame: Report.Rect
    /// Nil for items without words.
    package var text: Text?

    package init(id: String, role: String, frame: Report.Rect, text: Text? = nil) {
      self.id = id
      self.role = role
      self.frame = frame
      self.text = text
    }
  }

  /// One view, laid out.
  package struct Element: Codable, Hashable, Sendable {
    /// The id in the document, or `PARENT#KEY` when it has none there.
    package var id: String
    package var kind: String
    /// The parent's id; nil for the root.
    package var parent: String?
    /// In the parent's coordinates, in points; a frame, not an alignment rectangle.
    package var frame: Report.Rect
    /// Nil for elements without text.
    package var text: Text?

    package init(
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
  package struct Text: Codable, Hashable, Sendable {
    /// As drawn, with the ellipsis where one replaces text.
    package var lines: [String]
    /// Whether some of the text is not shown, or replaced by an ellipsis.
    package var truncated: Bool
    /// Of the first run, as drawn.
    package var pointSize: Double

    package init(lines: [String], truncated: Bool, pointSize: Double) {
      self.lines = lines
      self.truncated = truncated
      self.pointSize = pointSize
    }
  }
}
