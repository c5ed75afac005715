public import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// What a cell shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that a configuration made, and that takes others of its kind.
@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// What a row of a list shows: texts in text styles that grow and wrap, and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// How one of the texts is set.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    /// 0 for as many as it needs.
    public var numberOfLines = 0
    public var adjustsFontForContentSizeCategory = true

    @MainActor
    func apply(to label: UILabel, _ text: String?) {
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
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(self) }
}

/// A view with a row's texts and image, for code that puts it somewhere else than into a cell.
@MainActor @preconcurrency
public final class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration { didSet { show() } }
  private let column = UIStackView()

  init(_ configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private func show() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    for (text, properties) in [
      (shown.text, shown.textProperties), (shown.secondaryText, shown.secondaryTextProperties),
    ] where text?.isEmpty == false {
      let label = UILabel()
      properties.apply(to: label, text)
      column.addArrangedSubview(label)
    }
  }
}

/// The views of a row in a built-in style, or those of its configuration.
@MainActor
final class BuiltInRowViews {
  private unowned let contentView: UIView
  private let detailStyle: UIFont.TextStyle
  private(set) lazy var title = label(.body)
  private(set) lazy var detail = label(detailStyle)
  private(set) lazy var picture: UIImageView = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }()
  var hasTitle = false
  var hasDetail = false
  var hasPicture = false
  private var list: UIListContentConfiguration?
  private var custom: (any UIView & UIContentView)?

  init(in contentView: UIView, detailStyle: UIFont.TextStyle) {
    (self.contentView, self.detailStyle) = (contentView, detailStyle)
  }

  private func label(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  func show(_ configuration: (any UIContentConfiguration)?) {
    defer { LayoutClock.tick() }
    if let configuration, !(configuration is UIListContentConfiguration) {
      return showOwnView(of: configuration)
    }
    custom?.removeFromSuperview()
    custom = nil
    list = configuration as? UIListContentConfiguration
    guard let list else { return }
    hasTitle = true
    hasDetail = list.secondaryText?.isEmpty == false
    hasPicture = list.image != nil
    list.textProperties.apply(to: title, list.text)
    if hasDetail {
      list.secondaryTextProperties.apply(to: detail, list.secondaryText)
    } else if detail.superview != nil {
      detail.text = nil
    }
    if hasPicture { picture.image = list.image }
  }

  /// A view that another configuration makes fills the cell.
  private func showOwnView(of configuration: any UIContentConfiguration) {
    custom?.removeFromSuperview()
    let view = configuration.makeContentView()
    custom = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  /// Says which of the cell's views are its built-in ones.
  func describe(_ cell: inout CellContent, in lowering: Lowering, style: CellContent.Style) {
    guard custom == nil, hasTitle || hasDetail || hasPicture else { return }
    cell.style = style
    if let list {
      let beside: CellContent.Style =
        list.prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle
      cell.style = hasDetail ? beside : .default
    }
    if hasTitle { cell.textLabel = lowering.place(of: title) }
    if hasDetail, cell.style != .default { cell.detailTextLabel = lowering.place(of: detail) }
    if hasPicture, picture.image != nil { cell.imageView = lowering.place(of: picture) }
    cell.hasListConfiguration = list != nil
  }
}
