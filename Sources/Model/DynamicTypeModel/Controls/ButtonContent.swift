/// A button: of the old kind with title and image by state, or with a configuration.
public struct ButtonContent: Hashable, Sendable {
  /// `system`, `custom` (no attribute), `roundedRect`, `infoLight`, `contactAdd`…
  public var buttonType: String
  /// Whether its role is the screen's primary action.
  public var isPrimary: Bool
  /// The title of the normal state; empty when there is none.
  public var title: TextContent
  public var image: ImageContent?
  public var backgroundImage: ImageContent?
  /// Nil for the button type's own; zero when the document asks for none.
  public var contentEdgeInsets: EdgeInsets?
  public var titleEdgeInsets: EdgeInsets
  public var imageEdgeInsets: EdgeInsets
  /// `left`, `center`, `right`, `fill`, `leading`, `trailing`; `top`, `bottom`.
  public var horizontalAlignment: String
  public var verticalAlignment: String
  public var configuration: ButtonConfiguration?

  public init(buttonType: String, title: TextContent) {
    self.buttonType = buttonType
    isPrimary = false
    self.title = title
    titleEdgeInsets = .zero
    imageEdgeInsets = .zero
    horizontalAlignment = "center"
    verticalAlignment = "center"
  }
}

/// What `UIButton.Configuration` of a document sets.
public struct ButtonConfiguration: Hashable, Sendable {
  /// `plain`, `filled`, `gray`, `tinted`, `borderedProminent`…
  public var style: String
  public var subtitle: String?
  /// Nil for the style's default.
  public var contentInsets: EdgeInsets?
  public var imagePadding: Double
  public var titlePadding: Double
  /// `leading`, `trailing`, `top`, `bottom`.
  public var imagePlacement: String
  public var cornerStyle: String?
  /// What the style fills the button with; nil for the tint, or grey.
  public var baseBackgroundColor: ColorValue?
  /// `mini`, `small`, `medium`, `large`.
  ///
  /// Evidence: E-button-background, E-button-height, E-button-width.
  public var buttonSize: String?
  /// How title and subtitle are aligned: `leading`, `center`, `trailing`; nil where the
  /// document leaves it to the image.
  public var titleAlignment: String?

  public init(style: String) {
    self.style = style
    imagePadding = 0
    titlePadding = 1
    imagePlacement = "leading"
  }
}

extension ButtonContent {
  /// A side of the title.
  public enum ImageEdge: Hashable, Sendable {
    case left, right, top, bottom
  }

  /// The side of the title on which the image is.
  public func imageEdge(isRightToLeft: Bool) -> ImageEdge {
    switch configuration?.imagePlacement {
    case "top": .top
    case "bottom": .bottom
    case "trailing": isRightToLeft ? .left : .right
    default: isRightToLeft ? .right : .left
    }
  }

  /// Points between image and title.
  public var imagePadding: Double { configuration?.imagePadding ?? 0 }
}
