import DynamicTypeText

/// Lines of text below each other, each in its own size: what a scale looks like.
package struct Specimen: Sendable {
  /// One line, with what it is called before it.
  package struct Row: Sendable {
    /// `AX1`.
    package var name: String
    /// `28 / 34`; empty for none.
    package var detail: String
    package var sample: String
    package var font: TextFont

    package init(name: String, detail: String = "", sample: String, font: TextFont) {
      self.name = name
      self.detail = detail
      self.sample = sample
      self.font = font
    }
  }

  package var title: String
  /// From top to bottom.
  package var rows: [Row]

  package init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
