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
    /// Of a screen read from sources, the type's name or the preview's; nil for documents, as are the
    /// next four.
    package var name: String?
    /// What is different from the screen's base state; nil for the base state itself.
    package var variant: String?
    /// Where the view is written.
    package var source: Source?
    /// Of the root view.
    package var size: Size?
    /// What was assumed where only running the app would tell, such as `model.state: .content`.
    package var assumptions: [String]?
    package var customClass: String?
    /// In pre-order, the root first.
    package var elements: [Element]
    /// The bars over the screen and those among its elements; nil where there are none.
    package var bars: [Bar]?
    /// Of a screen of UIKit that code builds, its constraints, as `title.top == view.safeArea + 8 @750`.
    package var constraints: [String]?

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
    /// Of a screen read from sources, what its text or image is for: `button`, `sectionHeader`…; nil for
    /// documents, as are the next two.
    package var role: String?
    /// Nil for what is known.
    package var provenance: Provenance?
    /// Where the view is written.
    package var source: Source?
    /// Of a screen of UIKit that code builds, the view's class and those above it; nil for others, as are the next
    /// three.
    package var className: String?
    package var bases: [String]?
    /// The property or variable that holds it.
    package var name: String?
    package var numberOfLines: Int?
    package var font: Font?
    /// The parent's id; nil for the root.
    package var parent: String?
    /// In the parent's coordinates, in points; a frame, not an alignment rectangle.
    package var frame: Report.Rect
    /// Nil for elements without an image, and for documents.
    package var image: Image?
    /// Nil for elements without text.
    package var text: Text?

    private enum CodingKeys: String, CodingKey {
      case id, kind, role, provenance, source
      case className = "class"
      case bases, name, numberOfLines, font, parent, frame, image, text
    }

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
    /// The whole text, of a screen read from sources; nil for documents, as is what follows below.
    package var string: String?
    /// Whether the text is what the app shows, or made up.
    package var provenance: Provenance?
    /// The text style, by SwiftUI's name; nil for text in a size of its own.
    package var style: String?
    package var weight: String?
    /// The most lines that it may have; nil for any number.
    package var lineLimit: Int?
    /// Of each line, how far below the top of the element, in points.
    package var baselines: [Double]?
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
