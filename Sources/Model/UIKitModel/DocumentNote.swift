import DynamicTypeModel

/// A line of an element's *Notes*, as Xcode calls the field, that speaks to the bench.
package struct DocumentNote: Hashable, Sendable {
  /// What follows `dynamictype:` on the line, trimmed.
  package var text: String
  /// Where the note is.
  package var location: SourceLocation
  /// From the start of the element that the note is about to the end of its end tag.
  package var extent: Range<SourceLocation>

  package init(text: String, location: SourceLocation, extent: Range<SourceLocation>) {
    self.text = text
    self.location = location
    self.extent = extent
  }
}
