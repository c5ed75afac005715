extension Report {
  /// A file with screens: an Interface Builder document, or a Swift source with views that fill a screen.
  package struct Document: Codable, Hashable, Sendable {
    package var path: String
    /// `storyboard`, `xib` or `swift`.
    package var format: String
    /// The format of a source with SwiftUI screens.
    package static let swiftFormat = "swift"
    /// In document order; a scene laid out for two devices is two screens.
    package var screens: [Screen]

    package init(path: String, format: String, screens: [Screen] = []) {
      self.path = path
      self.format = format
      self.screens = screens
    }
  }

  /// One scene on one device in one locale, at every text size of the matrix.
  package struct Screen: Codable, Hashable, Sendable {
    /// The id of the scene: of its view controller, or of the view itself in a xib.
    package var id: String
    /// What a person calls it.
    package var title: String
    /// `viewController`, `tableViewController`, `view`…
    package var kind: String
    package var customClass: String?
    package var device: Device
    package var locale: String
    package var verdict: Verdict
    /// One a text size, ascending.
    package var cells: [Cell]
    /// Indices into ``Report/findings``, ascending: those that were seen on this screen.
    package var findings: [Int]
    /// The elements that the findings name, in document order.
    package var elements: [Element]
    package var coverage: Coverage
    /// Of a screen read from sources, what is known of it; nil for documents.
    package var reading: Reading?
    /// What code fills, by its class or kind, in document order: hatched in pictures, and not judged. Nil for nothing.
    package var filledByCode: [String]?
    /// How far its texts grow, where a run measured it.
    package var growth: Growth?
    /// How it looks in the other appearances that pictures were asked for in; nil for none.
    package var looks: [Look]?
    /// What the Large Content Viewer is for, in the look of its cells: items of bars, then views; nil for none, and
    /// where no pictures were asked for.
    package var largeContent: [LargeContentItem]?

    package init(
      id: String, title: String, kind: String, customClass: String? = nil, device: Device,
      locale: String = baseLocale, verdict: Verdict, cells: [Cell] = [], findings: [Int] = [],
      elements: [Element] = [], coverage: Coverage = Coverage(), reading: Reading? = nil
    ) {
      self.reading = reading
      self.id = id
      self.title = title
      self.kind = kind
      self.customClass = customClass
      self.device = device
      self.locale = locale
      self.verdict = verdict
      self.cells = cells
      self.findings = findings
      self.elements = elements
      self.coverage = coverage
    }
  }

  /// A screen at one text size: a cell of the heat map.
  package struct Cell: Codable, Hashable, Sendable {
    package var size: TextSize
    /// How many findings of each severity appear at this size.
    package var notes: Int
    package var warnings: Int
    package var errors: Int
    /// Nil when no pictures were asked for.
    package var picture: Picture?
    /// The picture of an earlier report, where it is another one; nil where none was compared.
    package var before: Picture?

    package init(
      size: TextSize, notes: Int = 0, warnings: Int = 0, errors: Int = 0, picture: Picture? = nil
    ) {
      self.size = size
      self.notes = notes
      self.warnings = warnings
      self.errors = errors
      self.picture = picture
    }
  }

  /// Where the picture of a cell is, and which part of the screen it shows.
  package struct Picture: Codable, Hashable, Sendable {
    /// A path relative to the report with `/` between its parts, or a `data:` URI.
    package var source: String
    /// In the coordinates of ``Element/frames``; its size is the picture's size in points.
    package var area: Rect

    package init(source: String, area: Rect) {
      self.source = source
      self.area = area
    }
  }

  /// An element that findings name, with its place at each text size.
  package struct Element: Codable, Hashable, Sendable {
    /// The id in the document, or `PARENT#KEY` when it has none there.
    package var id: String
    /// `label`, `button`…
    package var kind: String
    /// What helps a person to find it: its text, else its custom class; nil when it has neither.
    package var label: String?
    /// As ``Picture`` shows it: all content of the main scroll view, none of it under a bar.
    ///
    /// In points from the root view's top left; parallel to ``Screen/cells``.
    ///
    /// Nil where the element is not shown.
    package var frames: [Rect?]

    package init(id: String, kind: String, label: String? = nil, frames: [Rect?]) {
      self.id = id
      self.kind = kind
      self.label = label
      self.frames = frames
    }
  }

  /// A rectangle in points, y down.
  package struct Rect: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
