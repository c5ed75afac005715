/// From which width on each screen of an app holds, at each text size: what `map` finds.
package struct WidthMap: Codable, Hashable, Sendable {
  /// The name of its JSON schema, with its version.
  package static let schemaName = "dynamictype.map/1"

  package var schema: String
  package var tool: String
  /// Whose windows these are.
  package var device: String
  package var locale: String
  /// Of each window, in points.
  package var height: Double
  /// The widths that were looked at, in points.
  package var widths: Widths
  /// In the order of the files, then of their lines.
  package var screens: [Screen]
  /// How many windows were laid out at one size, for all screens.
  package var cells = 0
  /// Files that could not be read.
  package var errors: [Report.Problem]

  package init(
    tool: String, device: String, locale: String, height: Double, widths: Widths,
    screens: [Screen] = [], errors: [Report.Problem] = []
  ) {
    schema = Self.schemaName
    self.tool = tool
    self.device = device
    self.locale = locale
    self.height = height
    self.widths = widths
    self.screens = screens
    self.errors = errors
  }

  /// Widths at equal distances, in points.
  package struct Widths: Codable, Hashable, Sendable {
    package var from: Int
    package var to: Int
    package var step: Int

    package init(from: Int, to: Int, step: Int) {
      precondition(from > 0 && to >= from && step > 0, "widths ascend from more than nothing")
      (self.from, self.to, self.step) = (from, to, step)
    }

    /// Those of windows from a narrow part of an iPad's screen to the whole of its widest.
    package static let usual = Widths(from: 200, to: 1400, step: 10)

    /// All of them, ascending.
    package var all: [Int] { Array(stride(from: from, through: to, by: step)) }
  }

  /// What becomes of a screen in a window at a text size.
  package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing is lost.
    case holds
    /// A warning says that something may be lost.
    case mayLose
    /// Something is lost for certain.
    case loses
    /// Nothing is known to be lost, but not enough of the screen is known.
    case notJudged
  }

  /// Neighbouring widths of one outcome, both ends included, in points.
  package struct Span: Codable, Hashable, Sendable {
    package var from: Int
    package var to: Int
    package var outcome: Outcome

    package init(from: Int, to: Int, outcome: Outcome) {
      (self.from, self.to, self.outcome) = (from, to, outcome)
    }
  }

  /// All widths at one text size, ascending.
  package struct Row: Codable, Hashable, Sendable {
    package var size: TextSize
    package var spans: [Span]

    package init(size: TextSize, spans: [Span]) {
      self.size = size
      self.spans = spans
    }

    /// - Parameter outcomes: One a width.
    package init(size: TextSize, outcomes: [Outcome], at widths: Widths) {
      var spans: [Span] = []
      for (width, outcome) in zip(widths.all, outcomes) {
        if spans.last?.outcome == outcome {
          spans[spans.count - 1].to = width
        } else {
          spans.append(Span(from: width, to: width, outcome: outcome))
        }
      }
      self.init(size: size, spans: spans)
    }

    /// At a width that was looked at; nil at any other one outside of the spans.
    package func outcome(at width: Int) -> Outcome? {
      spans.last { $0.from <= width && width <= $0.to }?.outcome
    }
  }

  /// A screen in one of its states.
  package struct Screen: Codable, Hashable, Sendable {
    package var path: String
    /// From 1 on; nil for a scene of a document.
    package var line: Int?
    /// Tells it from the others of its file.
    package var id: String
    /// What a person calls it.
    package var title: String
    /// `swiftUI`, `uiKit`, or that of its scene.
    package var kind: String
    /// Those with words in them, and how many of them have one size whatever the reader chooses, in a window
    /// of the device's own width.
    package var texts: Int
    package var fixedTexts: Int
    /// One a size, ascending.
    package var rows: [Row]

    package init(
      path: String, line: Int?, id: String, title: String, kind: String, texts: Int,
      fixedTexts: Int, rows: [Row]
    ) {
      self.path = path
      self.line = line
      self.id = id
      self.title = title
      self.kind = kind
      self.texts = texts
      self.fixedTexts = fixedTexts
      self.rows = rows
    }
  }
}
