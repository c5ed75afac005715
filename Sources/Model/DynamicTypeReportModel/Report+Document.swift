extension Report {
  /// An Interface Builder document that was read, with its screens.
  public struct Document: Codable, Hashable, Sendable {
    public var path: String
    /// `storyboard` or `xib`.
    public var format: String
    /// In document order; a scene laid out for two devices is two screens.
    public var screens: [Screen]

    public init(path: String, format: String, screens: [Screen] = []) {
      self.path = path
      self.format = format
      self.screens = screens
    }
  }

  /// One scene on one device in one locale, at every text size of the matrix.
  public struct Screen: Codable, Hashable, Sendable {
    /// The id of the scene: of its view controller, or of the view itself in a xib.
    public var id: String
    /// What a person calls it.
    public var title: String
    /// `viewController`, `tableViewController`, `view`…
    public var kind: String
    public var customClass: String?
    public var device: Device
    public var locale: String
    public var verdict: Verdict
    /// One a text size, ascending.
    public var cells: [Cell]
    /// Indices into ``Report/findings``, ascending: those that were seen on this screen.
    public var findings: [Int]
    /// The elements that the findings name, in document order.
    public var elements: [Element]
    public var coverage: Coverage

    public init(
      id: String, title: String, kind: String, customClass: String? = nil, device: Device,
      locale: String = "Base", verdict: Verdict, cells: [Cell] = [], findings: [Int] = [],
      elements: [Element] = [], coverage: Coverage = Coverage()
    ) {
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

  /// Up to which text size a screen can be used without loss.
  public struct Verdict: Codable, Hashable, Sendable {
    /// Such as `safe up to AX1`.
    public var text: String
    /// The largest size up to which nothing is lost; nil when something is lost at the smallest.
    public var safeUpTo: TextSize?

    public init(text: String, safeUpTo: TextSize?) {
      self.text = text
      self.safeUpTo = safeUpTo
    }
  }

  /// A screen at one text size: a cell of the heat map.
  public struct Cell: Codable, Hashable, Sendable {
    public var size: TextSize
    /// How many findings of each severity appear at this size.
    public var notes: Int
    public var warnings: Int
    public var errors: Int
    /// Nil when no pictures were asked for.
    public var picture: Picture?

    public init(
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
  public struct Picture: Codable, Hashable, Sendable {
    /// A path relative to the report with `/` between its parts, or a `data:` URI.
    public var source: String
    /// In the coordinates of ``Element/frames``; its size is the picture's size in points.
    public var area: Rect

    public init(source: String, area: Rect) {
      self.source = source
      self.area = area
    }
  }

  /// An element that findings name, with its place at each text size.
  public struct Element: Codable, Hashable, Sendable {
    /// The id in the document, or `PARENT#KEY` when it has none there.
    public var id: String
    /// `label`, `button`…
    public var kind: String
    /// What helps a person to find it: its text, else its custom class; nil when it has neither.
    public var label: String?
    /// As ``Picture`` shows it: all content of the main scroll view, none of it under a bar.
    ///
    /// In points from the root view's top left; parallel to ``Screen/cells``.
    ///
    /// Nil where the element is not shown.
    public var frames: [Rect?]

    public init(id: String, kind: String, label: String? = nil, frames: [Rect?]) {
      self.id = id
      self.kind = kind
      self.label = label
      self.frames = frames
    }
  }

  /// A rectangle in points, y down.
  public struct Rect: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
