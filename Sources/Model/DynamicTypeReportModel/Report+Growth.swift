extension Report {
  /// How far the texts of a screen grow: what `evidence` asks of a run.
  package struct Growth: Codable, Hashable, Sendable {
    /// Texts with words whose place is known.
    package var texts: Int
    /// The first size at and above which every text has twice its size at Large; nil where one has not.
    package var enoughFrom: TextSize?
    /// Those that do not reach twice their size.
    package var small: [Text]

    package init(texts: Int, enoughFrom: TextSize?, small: [Text] = []) {
      self.texts = texts
      self.enoughFrom = enoughFrom
      self.small = small
    }

    /// A text that does not grow to twice its size.
    package struct Text: Codable, Hashable, Sendable {
      /// As messages name it.
      package var name: String
      package var path: String
      package var line: Int
      /// In points, at Large and at the size at which it is largest.
      package var atLarge: Double
      package var largest: Double

      package init(name: String, path: String, line: Int, atLarge: Double, largest: Double) {
        self.name = name
        self.path = path
        self.line = line
        self.atLarge = atLarge
        self.largest = largest
      }
    }
  }
}
