import DynamicTypeModel

/// What the files around a document add to it: texts by locale, sizes of images, colours.
public struct DocumentResources: Hashable, Sendable {
  /// Texts by locale, then by key, such as `2Nb-oR-Y3x.title`.
  public var texts: [String: [String: String]]
  /// Natural sizes of images by name, in points.
  public var imageSizes: [String: Size]
  public var colors: [String: ColorValue]

  public init(
    texts: [String: [String: String]] = [:], imageSizes: [String: Size] = [:],
    colors: [String: ColorValue] = [:]
  ) {
    self.texts = texts
    self.imageSizes = imageSizes
    self.colors = colors
  }
}
