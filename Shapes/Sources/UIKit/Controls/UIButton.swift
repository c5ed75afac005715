internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A button: of the old kind, with title and image by state, or with a configuration.
@MainActor @preconcurrency
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7

    fileprivate var modelled: ButtonContent.ButtonType {
      switch self {
      case .custom: .custom
      case .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      case .plain: .plain
      case .close: .close
      }
    }
  }

  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var statedInsets: UIEdgeInsets?
  /// The label that sets the font of a button without a configuration, and how many lines its title has.
  public let titleLabel: UILabel! = UILabel()
  /// The view of the image.
  public let imageView: UIImageView! = UIImageView(image: nil)
  /// Nil for a button of the old kind.
  open var configuration: Configuration? { didSet { LayoutClock.tick() } }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { LayoutClock.tick() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { LayoutClock.tick() } }
  open var contentEdgeInsets: UIEdgeInsets {
    get { statedInsets ?? .zero }
    set {
      statedInsets = newValue
      LayoutClock.tick()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if template == nil { prepare() }
  }

  /// Takes over what a document says of the button.
  func decode(_ content: ButtonContent) {
    buttonType =
      switch content.buttonType {
      case .system, .roundedRect: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      case .plain: .plain
      case .close: .close
      case .custom: .custom
      }
    prepare()
    if let font = Font(content.title.font) { titleLabel.font = font }
    titleLabel.lineBreakMode = NSLineBreakMode(content.title.lineBreakMode)
    titleLabel.numberOfLines = content.title.numberOfLines
    titleLabel.adjustsFontForContentSizeCategory = content.title.adjustsFontForContentSizeCategory
    configuration = content.configuration.map { Configuration($0, content) }
    if configuration == nil {
      if content.title.fragments.isEmpty {
        setTitle(content.title.string, for: .normal)
      } else {
        setAttributedTitle(NSAttributedString(content.title), for: .normal)
      }
      setImage(content.image.map { UIImage($0) }, for: .normal)
      setTitleColor(content.title.color.map { UIColor($0) }, for: .normal)
    }
    statedInsets = content.contentEdgeInsets.map { UIEdgeInsets($0) }
    titleEdgeInsets = UIEdgeInsets(content.titleEdgeInsets)
    imageEdgeInsets = UIEdgeInsets(content.imageEdgeInsets)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    prepare()
  }

  /// A configured button.
  public convenience init(
    configuration: Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addPrimary(primaryAction) }
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addPrimary(primaryAction) }
  }

  private func addPrimary(_ action: UIAction) {
    if !action.title.isEmpty, configuration?.title == nil {
      if configuration == nil { setTitle(action.title, for: .normal) }
      configuration?.title = action.title
    }
    if let image = action.image, configuration?.image == nil {
      if configuration == nil { setImage(image, for: .normal) }
      configuration?.image = image
    }
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// A system button's title is in 15 points, a custom one's in 18.
  private func prepare() {
    titleLabel.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    titleLabel.lineBreakMode = .byTruncatingMiddle
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    LayoutClock.tick()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override func traitsChanged(from previous: UITraitCollection) {
    configurationUpdateHandler?(self)
  }

  // MARK: Titles and images by state

  open func setTitle(_ title: String?, for state: State) { change { titles[state] = title } }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change { attributedTitles[state] = title }
  }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  open func setImage(_ image: UIImage?, for state: State) { change { images[state] = image } }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change { titleColors[state] = color }
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  private func change(_ body: () -> Void) {
    body()
    LayoutClock.tick()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer ?? Measuring.contentSize(of: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWrapped = configuration != nil && size.width > 0 && size.width < 1e5
    return Measuring.contentSize(of: self, fitting: isWrapped ? Double(size.width) : nil)
  }

  override class var kitClass: UIView.Type { UIButton.self }
  override var elementKind: ElementKind { .button }
  override var elementContent: ElementContent { .button(content) }

  // Its label and image view are part of its content.
  override func lowerSubviews(into lowering: inout Lowering, at index: ElementIndex) {
    for view in subviews where view !== titleLabel && view !== imageView {
      lowering.add(view, in: index)
    }
  }

  private var content: ButtonContent {
    var title = titleLabel.content
    title.adjustsFontForContentSizeCategory = titleLabel.adjustsFontForContentSizeCategory
    title.color = titleColor(for: state)?.value
    if let configuration {
      title = configuration.titleContent
    } else if let attributed = attributedTitle(for: state) {
      title.string = attributed.string
      title.fragments = attributed.fragments(font: titleLabel.madeFont, location: title.location)
    } else {
      title.string = self.title(for: state) ?? ""
    }
    var content = ButtonContent(buttonType: buttonType.modelled, title: title)
    content.image = (configuration?.image ?? image(for: state))?.content
    content.contentEdgeInsets = statedInsets.map { EdgeInsets($0) }
    content.titleEdgeInsets = EdgeInsets(titleEdgeInsets)
    content.imageEdgeInsets = EdgeInsets(imageEdgeInsets)
    let horizontal: [ButtonContent.HorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    content.horizontalAlignment = horizontal[contentHorizontalAlignment.rawValue]
    let vertical: [ButtonContent.VerticalAlignment] = [.center, .top, .bottom, .fill]
    content.verticalAlignment = vertical[contentVerticalAlignment.rawValue]
    content.configuration = configuration?.modelled
    return content
  }
}
