/// A picture file of an app, for those who draw it.
public struct ImageFile: Hashable, Sendable {
  /// Where it is: a PNG file.
  public var path: String
  /// Whether only its shape is drawn, in the colour of what is around it.
  public var isTemplate: Bool

  public init(path: String, isTemplate: Bool = false) {
    (self.path, self.isTemplate) = (path, isTemplate)
  }
}
