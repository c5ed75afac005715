public import DynamicTypeText

/// Lines of text below each other, each in its own size: what a scale looks like.
public struct Specimen: Sendable {
  /// One line, with what it is called before it.
  public struct Row: Sendable {
    /// `AX1`.
    public var name: String
    /// `28 / 34`; empty for none.
    public var detail: String
    public var sample: String
    public var font: TextFont

    public init(name: String, detail: String = "", sample: String, font: TextFont) {
      self.name = name
      self.detail = detail
      self.sample = sample
      self.font = font
    }
  }

  public var title: String
  /// From top to bottom.
  public var rows: [Row]

  public init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}
