/// A picture file of an app, for those who draw it.
public struct ImageFile: Hashable, Sendable {
  /// How its pixels are drawn.
  ///
  /// Source: Apple, `UIImage.RenderingMode`.
  public enum Rendering: String, Hashable, Sendable {
    /// As what shows it has it: bars draw the shape, others the picture.
    case automatic
    case original
    /// Only its shape is drawn, in the colour of what is around it.
    case template
  }

  /// Where it is: a PNG file.
  public var path: String
  public var rendering: Rendering

  public init(path: String, rendering: Rendering = .automatic) {
    (self.path, self.rendering) = (path, rendering)
  }
}
