/// What the Large Content Viewer shows of an item while a finger rests on it: an image above a title.
public struct LargeContent: Hashable, Sendable {
  /// Nil for none; never empty.
  public var title: String?
  public var image: ImageContent?
  /// Whether an image of less than 75 points is made as large as that; false for one that is there for the viewer.
  public var scalesImage: Bool

  /// - Returns: Nil where there is neither a title nor an image: the viewer then shows nothing.
  public init?(title: String?, image: ImageContent?, scalesImage: Bool = true) {
    self.title = title?.isEmpty == true ? nil : title
    self.image = image
    self.scalesImage = scalesImage
    if self.title == nil, image == nil { return nil }
  }
}
