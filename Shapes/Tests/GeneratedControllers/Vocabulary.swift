// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKit

// What generated controllers and views use, as apps have it: models, constants, helpers of UIKit's classes, views and
// base classes of their own.

/// A controller or a view that was generated, as the compiler makes it.
public struct GeneratedScreen {
  /// The name of its class.
  public let name: String
  /// Makes a new one, as an app does when it shows it.
  public let make: @MainActor () -> UIResponder
}

struct Tea: Equatable {
  let name: String
  var note: String?
  var price = 4.5
  var isOrganic = false

  var title: String { isOrganic ? "\(name) (organic)" : name }

  static let all = [
    Tea(name: "Sencha", note: "First harvest"),
    Tea(name: "Darjeeling", price: 9, isOrganic: true),
    Tea(name: "Earl Grey", note: "With oil of bergamot", price: 3.25),
  ]
}

enum Mood: String, CaseIterable {
  case calm, awake, merry

  var title: String {
    switch self {
    case .calm: return "Calm and slow"
    case .awake: return "Wide awake"
    case .merry: return "Merry"
    }
  }

  var style: UIFont.TextStyle { self == .merry ? .headline : .footnote }
}

enum Metrics {
  static let gap: CGFloat = 12
  static let side: CGFloat = 44
  static let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

  enum Card {
    static let padding: CGFloat = Metrics.gap + 4
    static let minimumHeight = CGFloat(60)
  }
}

protocol Configurable: AnyObject {}

extension Configurable {
  @discardableResult
  func with(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension UIView: Configurable {}

extension UIView {
  func addSubviews(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }

  @discardableResult
  func constrain(width: CGFloat? = nil, height: CGFloat? = nil) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    if let width { made.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height { made.append(heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(made)
    return made
  }

  var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
}

extension UILabel {
  convenience init(_ text: String, style: UIFont.TextStyle = .body, lines: Int = 0) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = lines
  }

  static func caption(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = UIFont.preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

extension UIStackView {
  static func column(_ views: [UIView], spacing: CGFloat = Metrics.gap) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  static func row(_ views: UIView..., spacing: CGFloat = 8) -> UIStackView {
    UIStackView(arrangedSubviews: views).with {
      $0.spacing = spacing
      $0.alignment = .center
    }
  }

  func addArrangedSubviews(_ views: [UIView]) { views.forEach(addArrangedSubview) }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIFont {
  static var heading: UIFont {
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
  }
  static var note: UIFont { .preferredFont(forTextStyle: .footnote) }
}

class BaseView: UIView {
  private(set) var isReady = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    isReady = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setUp() { backgroundColor = .systemBackground }
}

class BaseController: UIViewController {
  let contentStack: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  var contentInset: CGFloat { 16 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(contentStack)
    NSLayoutConstraint.activate([
      contentStack.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: contentInset),
      contentStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: contentInset),
      contentStack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -contentInset),
    ])
  }
}

final class CardView: UIView {
  private let stack = UIStackView()
  let titleLabel = UILabel()

  var title: String? {
    didSet { titleLabel.text = title?.uppercased() }
  }

  var views: [UIView] = [] {
    willSet { views.forEach { $0.removeFromSuperview() } }
    didSet { views.forEach { stack.addArrangedSubview($0) } }
  }

  init(title: String, padding: CGFloat = Metrics.Card.padding) {
    super.init(frame: .zero)
    defer { self.title = title }
    layer.cornerRadius = 10
    backgroundColor = .secondarySystemBackground
    stack.axis = .vertical
    stack.spacing = Metrics.gap / 2
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 0
    stack.addArrangedSubview(titleLabel)
    addSubview(stack)
    stack.pin(
      to: self, insets: UIEdgeInsets(top: padding, left: padding, bottom: padding, right: padding))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RowView: BaseView {
  private lazy var iconView = UIImageView(image: UIImage(systemName: "star"))
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private lazy var stack = UIStackView(arrangedSubviews: [iconView, nameLabel, detailLabel])

  convenience init(_ tea: Tea) {
    self.init(frame: .zero)
    configure(with: tea)
  }

  override func setUp() {
    super.setUp()
    stack.spacing = 8
    stack.alignment = .firstBaseline
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.numberOfLines = 0
    detailLabel.font = .note
    detailLabel.textColor = .secondaryLabel
    detailLabel.setContentHuggingPriority(.required, for: .horizontal)
    detailLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    iconView.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(stack)
    stack.pin(to: self, insets: Metrics.insets)
    turn()
  }

  func configure(with tea: Tea) {
    nameLabel.text = tea.title
    detailLabel.text = tea.note
    detailLabel.isHidden = tea.note == nil
    iconView.isHidden = !tea.isOrganic
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private func turn() {
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .firstBaseline
  }
}

final class BadgeView: UIView {
  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = String(count)
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    label.pin(to: self, insets: UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
