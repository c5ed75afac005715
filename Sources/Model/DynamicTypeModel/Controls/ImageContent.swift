/// A named image.
public struct ImageContent: Hashable, Sendable {
  /// Source: Apple, `UIImage.SymbolScale`.
  public enum SymbolScale: String, Hashable, Sendable {
    case `default`, unspecified, small, medium, large
  }

  public var name: String?
  /// An SF Symbol (`catalog="system"`).
  public var isSystemSymbol: Bool
  /// In points, from the resources or an asset catalogue; nil when not known.
  public var naturalSize: Size?
  /// What it shows; nil where no file of the app has it.
  public var file: ImageFile?
  /// The configuration of a symbol: a text style or a font with a size; nil without.
  public var symbolFont: FontDescription?
  public var symbolScale: SymbolScale?
  /// The width and height of a symbol in relation to each other, as the document lists it; nil when it
  /// does not.
  public var symbolProportions: Size?

  public init(name: String?, isSystemSymbol: Bool = false, naturalSize: Size? = nil) {
    self.name = name
    self.isSystemSymbol = isSystemSymbol
    self.naturalSize = naturalSize
  }
}
