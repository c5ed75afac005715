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

  /// What its bytes are.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, pdf, svg

    /// Whether it is lines and areas, which are as sharp in any size.
    public var isVector: Bool { self == .pdf || self == .svg }
  }

  /// Where it is.
  public var path: String
  public var format: Format
  public var rendering: Rendering
  /// Its own size in points; nil where it is not known.
  public var size: Size?
  /// What of it keeps its size where it is shown larger or smaller; nil for nothing.
  public var slices: ImageSlices?

  public init(
    path: String, format: Format = .png, rendering: Rendering = .automatic, size: Size? = nil
  ) {
    (self.path, self.format, self.rendering, self.size) = (path, format, rendering, size)
  }
}

/// The parts of an image that is shown in another size than its own: caps at its edges, and what is between them.
///
/// Source: Apple, `UIImage.resizableImage(withCapInsets:resizingMode:)`.
public struct ImageSlices: Hashable, Sendable {
  /// What keeps its size at the edges, in points.
  public var caps: EdgeInsets
  /// What of the rest is shown, from the caps at the top and on the left, in points; nil for all on that axis.
  public var centerWidth: Double?
  public var centerHeight: Double?
  /// Whether what is between the caps is repeated in its own size rather than stretched.
  public var isTiled: Bool

  public init(caps: EdgeInsets = .zero, isTiled: Bool = false) {
    (self.caps, self.isTiled) = (caps, isTiled)
  }

  /// With left and right exchanged.
  public var mirrored: ImageSlices {
    var slices = self
    slices.caps = caps.mirrored
    return slices
  }
}
