internal import DynamicTypeModel

/// Makes images by code. Of what is drawn the first image counts: the result is this image in the renderer's size.
public final class UIGraphicsImageRenderer: Sendable {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    UIGraphicsImageRendererContext.$current.withValue(context) { actions(context) }
    var content = ImageContent(name: context.drawn?.name ?? "drawn by code")
    content.file = context.drawn?.file
    content.naturalSize = Size(width: Double(size.width), height: Double(size.height))
    return UIImage(content)
  }
}

public final class UIGraphicsImageRendererContext: @unchecked Sendable {
  // Only the function that draws has it.
  @TaskLocal static var current: UIGraphicsImageRendererContext?
  /// The image drawn first.
  fileprivate var drawn: ImageContent?
}

extension UIImage {
  /// In points; zero for an image of the app whose size nobody said, and for a symbol beside the main thread.
  public var size: CGSize {
    if let natural = content.naturalSize {
      return CGSize(width: natural.width, height: natural.height)
    }
    guard content.isSystemSymbol, Thread.isMainThread else { return .zero }
    return MainActor.assumeIsolated { Measuring.contentSize(of: UIImageView(image: self)) }
  }

  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsImageRendererContext.current, context.drawn == nil else { return }
    context.drawn = content
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
