public import DynamicType
internal import DynamicTypeModel

/// An image by its name: one of the system's symbols, or one of the app's with its size.
public final class UIImage: Hashable, Sendable {
  let content: ImageContent

  init(_ content: ImageContent) { self.content = content }

  /// A symbol of the system; nil for an empty name, as nobody looks for it.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(ImageContent(name: name, isSystemSymbol: true))
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    self.init(ImageContent(name: name, isSystemSymbol: true).with(configuration))
  }

  /// An image of the app, from the asset catalogues of the bundles beside the program; one that they do not have has an
  /// unknown size.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let image = BundleImages.named(name, in: bundle) ?? ImageContent(name: name)
    self.init(image.with(configuration))
  }

  package convenience init(named name: String, size: CGSize) {
    self.init(
      ImageContent(
        name: name,
        naturalSize: Size(width: Double(size.width), height: Double(size.height))))
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(content.with(configuration))
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(content.with(configuration))
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public var isSymbolImage: Bool { content.isSystemSymbol }

  public static func == (left: UIImage, right: UIImage) -> Bool { left.content == right.content }
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension UIImage {
  public class Configuration: @unchecked Sendable {
    // Never changed once it is made.
    fileprivate let font: FontDescription?
    fileprivate let scale: ImageContent.SymbolScale?

    fileprivate init(font: FontDescription?, scale: ImageContent.SymbolScale?) {
      (self.font, self.scale) = (font, scale)
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    fileprivate var modelled: ImageContent.SymbolScale {
      switch self {
      case .default: .default
      case .unspecified: .unspecified
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How large a symbol is beside text.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// As beside text of a style at the reader's size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(
        font: FontDescription(
          face: .textStyle(textStyle), pointSize: 0, location: SourceLocation(path: "")),
        scale: scale == .unspecified ? nil : scale.modelled)
    }

    /// As beside text of a size that stays, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(font: .systemFont(ofSize: Double(pointSize)))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale = .unspecified
    ) {
      self.init(font: .systemFont(ofSize: Double(pointSize), weight: weight), scale: scale)
    }

    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(
        font: font.description(at: SourceLocation(path: "")),
        scale: scale == .unspecified ? nil : scale.modelled)
    }

    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale.modelled) }
  }
}

extension ImageContent {
  fileprivate func with(_ configuration: UIImage.Configuration?) -> ImageContent {
    var result = self
    if let font = configuration?.font { result.symbolFont = font }
    if let scale = configuration?.scale { result.symbolScale = scale }
    return result
  }
}
