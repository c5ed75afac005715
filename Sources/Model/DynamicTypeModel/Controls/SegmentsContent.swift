/// A segmented control's segments.
public struct SegmentsContent: ControlValue {
  public var titles: [String]
  /// The image of each segment, nil for those with a title.
  public var images: [String?]
  /// The width that the document gives each segment, in points; nil for those that their titles decide.
  public var givenWidths: [Double?]
  public var selected: Int?
  public var apportionsWidthsByContent: Bool

  public init(titles: [String], images: [String?]) {
    self.titles = titles
    self.images = images
    givenWidths = titles.map { _ in nil }
    apportionsWidthsByContent = false
  }
}
