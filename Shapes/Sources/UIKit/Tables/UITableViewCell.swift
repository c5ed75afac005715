public import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A row of a table: of a built-in style, with a content configuration, or with views of the app's in its
/// ``contentView``.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// Performs the segue that the cell of a document has.
  var segue: (() -> Void)?

  private var style: CellStyle
  public private(set) var reuseIdentifier: String?
  public let contentView: UIView = CellContentView()
  private lazy var title = builtInLabel(.body)
  private lazy var detail = builtInLabel(style == .value1 ? .body : .caption1)
  private lazy var picture: UIImageView = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }()
  private var parts: (title: Bool, detail: Bool, picture: Bool) = (false, false, false)
  open var accessoryType = AccessoryType.none { didSet { LayoutClock.tick() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      LayoutClock.tick()
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var indentationLevel = 0 { didSet { LayoutClock.tick() } }
  open var indentationWidth: CGFloat = 10 { didSet { LayoutClock.tick() } }
  open var isSelected = false
  open var isHighlighted = false
  open var separatorInset = UIEdgeInsets.zero
  /// Texts and image that the cell shows in the place of its own labels.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet { showConfiguration() }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = DocumentCoder.element(of: coder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What a table makes from a class that was registered: `init(style:reuseIdentifier:)` of that class.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The label of a built-in style. Its font is a text style's that adjusts; it takes one line unless told
  /// otherwise.
  open var textLabel: UILabel? {
    parts.title = true
    return title
  }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    parts.detail = true
    return detail
  }

  open var imageView: UIImageView? {
    parts.picture = true
    return picture
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  open func prepareForReuse() {}

  /// Takes over the built-in style that a document gives.
  func decodeStyle(_ content: CellContent) {
    switch content.style {
    case .custom, .default: style = .default
    case .value1: style = .value1
    case .value2: style = .value2
    case .subtitle: style = .subtitle
    }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  private func builtInLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  private func showConfiguration() {
    guard let configuration = contentConfiguration else { return }
    let hasDetail = configuration.secondaryText?.isEmpty == false
    parts = (true, hasDetail, configuration.image != nil)
    configuration.textProperties.apply(to: title, configuration.text)
    if hasDetail {
      configuration.secondaryTextProperties.apply(to: detail, configuration.secondaryText)
    } else if detail.superview != nil {
      detail.text = nil
    }
    if configuration.image != nil { picture.image = configuration.image }
    LayoutClock.tick()
  }

  // MARK: Lowering

  override class var kitClass: UIView.Type { UITableViewCell.self }
  override var elementKind: ElementKind { .tableViewCell }
  override var fittingView: UIView { contentView }

  override func finishLowering(_ lowering: inout Lowering, at index: ElementIndex) {
    var cell = CellContent()
    cell.contentView = lowering.place(of: contentView)
    cell.accessoryView = accessoryView.flatMap { lowering.place(of: $0) }
    let accessories: [CellContent.Accessory] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    cell.accessory = accessories[accessoryType.rawValue]
    cell.indentationLevel = indentationLevel
    cell.indentationWidth = Double(indentationWidth)
    if parts.title || parts.detail || parts.picture {
      cell.style = shownStyle
      if parts.title { cell.textLabel = lowering.place(of: title) }
      if parts.detail, cell.style != .default { cell.detailTextLabel = lowering.place(of: detail) }
      if parts.picture, picture.image != nil { cell.imageView = lowering.place(of: picture) }
      cell.hasListConfiguration = contentConfiguration != nil
    }
    lowering.change(index) { $0.content = .cell(cell) }
  }

  private var shownStyle: CellContent.Style {
    if let contentConfiguration {
      guard parts.detail else { return .default }
      return contentConfiguration.isSideBySide ? .value1 : .subtitle
    }
    switch style {
    case .default: return .default
    case .value1: return .value1
    case .value2: return .value2
    case .subtitle: return .subtitle
    }
  }
}

/// What a cell's views are in.
final class CellContentView: UIView {
  override class var kitClass: UIView.Type { CellContentView.self }
  override var elementKind: ElementKind { .tableViewCellContentView }
}

/// What a row of a list shows: texts in text styles that grow and wrap, and an image.
public struct UIListContentConfiguration: Hashable, Sendable {
  /// How one of the texts is set.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    /// 0 for as many as it needs.
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true

    @MainActor
    fileprivate func apply(to label: UILabel, _ text: String?) {
      label.text = text
      label.font = font
      label.textColor = color
      label.numberOfLines = numberOfLines
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var prefersSideBySideTextAndSecondaryText = false
  fileprivate var isSideBySide: Bool { prefersSideBySideTextAndSecondaryText }

  private init(secondary: UIFont.TextStyle, sideBySide: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  public static func cell() -> UIListContentConfiguration { Self(secondary: .caption1) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(secondary: .caption1) }
  public static func valueCell() -> UIListContentConfiguration {
    Self(secondary: .body, sideBySide: true)
  }
}
