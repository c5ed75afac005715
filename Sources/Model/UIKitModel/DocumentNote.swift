import DynamicTypeModel

/// A line of an element's *Notes*, as Xcode calls the field, that speaks to the bench.
public struct DocumentNote: Hashable, Sendable {
  /// What follows `dynamictype:` on the line, trimmed.
  public var text: String
  /// Where the note is.
  public var location: SourceLocation
  /// From the start of the element that the note is about to the end of its end tag.
  public var extent: Range<SourceLocation>

  public init(text: String, location: SourceLocation, extent: Range<SourceLocation>) {
    self.text = text
    self.location = location
    self.extent = extent
  }
}
