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
  private lazy var row = BuiltInRowViews(
    in: contentView, detailStyle: style == .value1 ? .body : .caption1)
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
  /// What the cell shows in the place of its own labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { row.show(contentConfiguration) }
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
    row.hasTitle = true
    return row.title
  }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    row.hasDetail = true
    return row.detail
  }

  open var imageView: UIImageView? {
    row.hasPicture = true
    return row.picture
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
    row.describe(&cell, in: lowering, style: modelledStyle)
    lowering.change(index) { $0.content = .cell(cell) }
  }

  private var modelledStyle: CellContent.Style {
    switch style {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

/// What a cell's views are in.
final class CellContentView: UIView {
  override class var kitClass: UIView.Type { CellContentView.self }
  override var elementKind: ElementKind { .tableViewCellContentView }
}
