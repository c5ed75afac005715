/// A button: of the old kind with title and image by state, or with a configuration.
public struct ButtonContent: ControlValue {
  /// Source: Apple, `UIButton.ButtonType`.
  public enum ButtonType: String, Hashable, Sendable {
    case custom, system, roundedRect, plain, detailDisclosure, infoLight, infoDark, contactAdd,
      close
  }

  /// Source: Apple, `UIControl.ContentHorizontalAlignment`.
  public enum HorizontalAlignment: String, Hashable, Sendable {
    case left, center, right, fill, leading, trailing
  }

  /// Source: Apple, `UIControl.ContentVerticalAlignment`.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case top, center, bottom, fill
  }

  public var buttonType: ButtonType
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
  public var horizontalAlignment: HorizontalAlignment
  public var verticalAlignment: VerticalAlignment
  public var configuration: ButtonConfiguration?

  public init(buttonType: ButtonType, title: TextContent) {
    self.buttonType = buttonType
    isPrimary = false
    self.title = title
    titleEdgeInsets = .zero
    imageEdgeInsets = .zero
    horizontalAlignment = .center
    verticalAlignment = .center
  }
}

/// What `UIButton.Configuration` of a document sets.
public struct ButtonConfiguration: Hashable, Sendable {
  /// Source: Apple, `UIButton.Configuration`: its functions of these names.
  public enum Style: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent,
      glass, prominentGlass, clearGlass, prominentClearGlass
  }

  /// Source: Apple, `UIButton.Configuration.CornerStyle`.
  public enum CornerStyle: String, Hashable, Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  /// Source: Apple, `UIButton.Configuration.Size`.
  public enum ButtonSize: String, Hashable, Sendable {
    case mini, small, medium, large
  }

  /// Source: Apple, `UIButton.Configuration.imagePlacement`: one edge of the title.
  public enum ImagePlacement: String, Hashable, Sendable {
    case leading, trailing, top, bottom
  }

  /// Source: Apple, `UIButton.Configuration.TitleAlignment`.
  public enum TitleAlignment: String, Hashable, Sendable {
    case automatic, leading, center, trailing
  }

  public var style: Style
  public var subtitle: String?
  /// Nil for the style's default.
  public var contentInsets: EdgeInsets?
  public var imagePadding: Double
  public var titlePadding: Double
  public var imagePlacement: ImagePlacement
  public var cornerStyle: CornerStyle?
  /// What the style fills the button with; nil for the tint, or grey.
  public var baseBackgroundColor: ColorValue?
  /// Evidence: E-button-background, E-button-height, E-button-width.
  public var buttonSize: ButtonSize?
  /// How title and subtitle are aligned; nil where the document leaves it to the image.
  public var titleAlignment: TitleAlignment?

  public init(style: Style) {
    self.style = style
    imagePadding = 0
    titlePadding = 1
    imagePlacement = .leading
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
    case .top: .top
    case .bottom: .bottom
    case .trailing: isRightToLeft ? .left : .right
    case .leading, nil: isRightToLeft ? .right : .left
    }
  }

  /// Points between image and title.
  public var imagePadding: Double { configuration?.imagePadding ?? 0 }
}
