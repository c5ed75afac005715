import DynamicType

/// A font that code makes of constants.
package struct CodeFont: Codable, Hashable, Sendable {
  package enum Face: Codable, Hashable, Sendable {
    case system(FontWeight, isItalic: Bool)
    /// By its PostScript name.
    case named(String)
    /// That of `preferredFont(forTextStyle:)`, which has its own size.
    case textStyle(TextStyle)
  }

  package var face: Face
  /// In points, at the text size Large; of a text style's none.
  package var pointSize: Double
  /// The text style of the `UIFontMetrics` that scale it; nil where its size stays, and for a text style's own.
  package var metrics: TextStyle?
  /// The size that scaling never exceeds, in points; nil without one.
  package var maximumPointSize: Double?

  package init(_ face: Face, pointSize: Double = 0) {
    (self.face, self.pointSize) = (face, pointSize)
  }
}
