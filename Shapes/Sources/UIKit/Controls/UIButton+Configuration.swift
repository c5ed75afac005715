internal import DynamicType
internal import DynamicTypeModel

extension UIButton {
  /// What a button shows, and in which style. Its title is in a text style by itself, grows, and wraps.
  public struct Configuration: Hashable, Sendable {
    public enum Size: Sendable { case mini, small, medium, large }
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

    fileprivate var style: ButtonConfiguration.Style
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var titleAlignment = TitleAlignment.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    private var statedInsets: NSDirectionalEdgeInsets?

    /// The insets that were set, or those of the style at medium size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { statedInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { statedInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { statedInsets = nil }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(style: .borderedProminent)
    }

    private init(style: ButtonConfiguration.Style) { self.style = style }

    /// The configuration that a document gives.
    init(_ configuration: ButtonConfiguration, _ content: ButtonContent) {
      style = configuration.style
      title = content.title.string
      subtitle = configuration.subtitle
      image = content.image.map { UIImage($0) }
      imagePadding = CGFloat(configuration.imagePadding)
      titlePadding = CGFloat(configuration.titlePadding)
      statedInsets = configuration.contentInsets.map {
        NSDirectionalEdgeInsets(
          top: CGFloat($0.top), leading: CGFloat($0.left), bottom: CGFloat($0.bottom),
          trailing: CGFloat($0.right))
      }
      imagePlacement =
        switch configuration.imagePlacement {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        }
      baseForegroundColor = content.title.color.map { UIColor($0) }
      baseBackgroundColor = configuration.baseBackgroundColor.map { UIColor($0) }
      buttonSize =
        switch configuration.buttonSize {
        case .mini: .mini
        case .small: .small
        case .large: .large
        case .medium, nil: .medium
        }
    }

    var modelled: ButtonConfiguration {
      var result = ButtonConfiguration(style: style)
      result.subtitle = subtitle
      result.imagePadding = Double(imagePadding)
      result.titlePadding = Double(titlePadding)
      result.contentInsets = statedInsets.map {
        EdgeInsets(
          top: Double($0.top), left: Double($0.leading), bottom: Double($0.bottom),
          right: Double($0.trailing))
      }
      result.imagePlacement =
        switch imagePlacement {
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: .leading
        }
      result.baseBackgroundColor = baseBackgroundColor?.value
      result.buttonSize =
        switch buttonSize {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      result.cornerStyle =
        switch cornerStyle {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
      result.titleAlignment =
        switch titleAlignment {
        case .automatic: .automatic
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
      return result
    }

    @MainActor
    var titleContent: TextContent {
      var content = TextContent(title ?? "", location: LayoutSurroundings.current.location)
      content.numberOfLines = 0
      content.lineBreakMode = .wordWrap
      content.adjustsFontForContentSizeCategory = true
      content.color = baseForegroundColor?.value
      return content
    }
  }
}

/// Edges of a rectangle, the sides by the direction of the interface.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
