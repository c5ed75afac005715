/// A view that shows an image.
public struct ImageViewContent: ControlValue {
  public static var isOperated: Bool { false }
  public var image: ImageContent
  public var mode: ContentMode
  /// Whether the image is cut off at the view's frame.
  public var clips: Bool

  public init(image: ImageContent, mode: ContentMode = .scaleToFill, clips: Bool = false) {
    (self.image, self.mode, self.clips) = (image, mode, clips)
  }
}

/// Where a view shows an image that has another size.
///
/// Source: Apple, `UIView.ContentMode`.
public enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight
}
