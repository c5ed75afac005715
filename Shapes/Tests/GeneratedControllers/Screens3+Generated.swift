// Written by Scripts/generate.
// swift-format-ignore-file
import UIKit

final class Generated40Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .largeTitle)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: 12, left: 8, bottom: 2 * 5 + 1, right: 8))
  }
}

final class Generated40: UIViewController {
  let heading = "Notifications"
  private var isCompact = false
  private let iconView: UIImageView = {
    let iconView = UIImageView()
    iconView.image = UIImage(systemName: "chevron.right")
    iconView.contentMode = .scaleAspectFit
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    iconView.widthAnchor.constraint(equalToConstant: 100).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 100).isActive = true
    iconView.tag = 2
    return iconView
  }()
  lazy var nameLabel: UILabel = {
    let view = UILabel()
    view.text = "here Nothing a minutes"
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .regular))
    view.numberOfLines = 0
    view.textColor = .label
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return view
  }()
  let control = UISwitch()
  private let control2 = UISlider()
  private let nameField = UITextField()
  private let detailLabel = UILabel()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for subview in [iconView, nameLabel] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(subview)
    }
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 7.5
    ["Payment Continue a", "for Rooibos"].forEach { rows.addArrangedSubview(UILabel.caption($0)) }
    let stackView = UIStackView(arrangedSubviews: [box, rows])
    stackView.alignment = .center
    stackView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let child = Generated40Child1(heading)
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    control.isOn = false
    control.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    control.isHidden = true
    let stackView2 = UIStackView.row(childView, control)
    stackView2.axis = .vertical
    stackView2.spacing = 2 * 5 + 1
    control2.minimumValue = 0
    control2.maximumValue = 10
    control2.value = 4
    nameField.placeholder = "Steep to Tea yet"
    nameField.borderStyle = .bezel
    nameField.font = .systemFont(ofSize: 12, weight: .heavy)
    nameField.adjustsFontForContentSizeCategory = true
    nameField.clearButtonMode = .whileEditing
    let stackView3 = UIStackView(arrangedSubviews: [control2, nameField])
    stackView3.axis = .vertical
    stackView3.spacing = 24
    stackView3.distribution = .fill
    detailLabel.text = Tea.all[0].title
    detailLabel.adjustsFontSizeToFitWidth = true
    detailLabel.minimumScaleFactor = 0.8
    detailLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stackView4 = UIStackView()
    stackView4.addArrangedSubview(stackView3)
    stackView4.addArrangedSubview(detailLabel)
    stackView4.axis = .vertical
    stackView4.spacing = 2 * 5 + 1
    stackView4.distribution = .equalSpacing
    view.addSubviews(stackView, stackView2, stackView4)
    nameLabel.topAnchor.constraint(equalToSystemSpacingBelow: iconView.bottomAnchor, multiplier: 2).isActive = true
    stackView2.centerYAnchor.constraint(equalTo: stackView.centerYAnchor).isActive = true
    stackView2.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 8).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: Metrics.Card.padding),
    iconView.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 7.5),
    nameLabel.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 28),
    nameLabel.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -28),
    nameLabel.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -16),
    stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
    stackView.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -4),
    stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 4),
    stackView4.centerYAnchor.constraint(equalTo: stackView.centerYAnchor, constant: 0),
    stackView4.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 24),
    stackView4.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -4),
    ])
  }
}

final class Generated41: UITableViewCell {
  let heading = "Delivery Harvest"
  private var summary: String { "note" + ", leaf" }
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  private var detailLabel: UILabel!
  let nameLabel = UILabel()
  private lazy var nameField: UITextField = {
    let view = UITextField()
    view.placeholder = heading
    view.text = "Change Delivery cup method"
    view.borderStyle = .bezel
    view.adjustsFontForContentSizeCategory = true
    return view
  }()
  private var iconView: UIImageView!
  let iconView2 = UIImageView(image: UIImage(systemName: "house.fill"))
  private let control = UISlider()
  private lazy var nameLabel2: UILabel = {
    let view = UILabel()
    view.text = summary
    view.font = .systemFont(ofSize: 23)
    view.textColor = .label
    view.backgroundColor = .clear
    return view
  }()
  let iconView3 = UIImageView()
  private lazy var label2: UILabel = {
    let view = UILabel()
    view.attributedText = NSAttributedString(string: steps.joined(separator: " "), attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    view.numberOfLines = 2
    view.textAlignment = .left
    return view
  }()
  private let symbolView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.contentMode = .scaleAspectFill
    return view
  }()
  private let caption = UILabel().with {
    $0.text = "leaf"
    $0.font = .preferredFont(forTextStyle: .callout)
    $0.adjustsFontForContentSizeCategory = true
    $0.numberOfLines = 2
    $0.textColor = .red
  }
  let pairView = UIView()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 28),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 28),
  ]
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    steps.append("set up")
    _ = first
    steps.append(first)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 24
    for (index, tea) in Tea.all.enumerated() {
      let row = UILabel("\(index + 1). \(tea.name)", lines: index)
      rows.addArrangedSubview(row)
      if index == 1 { continue }
      rows.setCustomSpacing(16, after: row)
    }
    detailLabel = UILabel()
    detailLabel.text = "Weekly address Continue Choose"
    detailLabel.font = .preferredFont(forTextStyle: .title3)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 2
    detailLabel.textAlignment = .center
    detailLabel.lineBreakMode = .byCharWrapping
    detailLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let stackView = UIStackView.row(rows, detailLabel)
    stackView.axis = .horizontal
    stackView.spacing = Metrics.gap
    stackView.alignment = .center
    stackView.setContentHuggingPriority(.defaultLow, for: .horizontal)
    nameLabel.text = steps.joined(separator: " ")
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.textColor = .red
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    nameLabel.alpha = 0
    nameLabel.accessibilityIdentifier = "tea your account"
    let box = UIView()
    box.layer.cornerRadius = 8
    iconView = UIImageView(image: UIImage(systemName: "chevron.right"))
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    iconView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    iconView.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    box.addSubviews(nameField, iconView)
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let detailLabel2 = makeDetailLabel2()
    let titleLabel = UILabel().with { made in
      made.text = "minutes for Weekly"
      made.font = .preferredFont(forTextStyle: .footnote)
      made.adjustsFontForContentSizeCategory = true
      made.numberOfLines = 0
      made.adjustsFontSizeToFitWidth = true
      made.minimumScaleFactor = 0.5
      made.setContentHuggingPriority(.defaultLow, for: .horizontal)
      made.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .vertical)
    }
    let stackView2 = UIStackView()
    stackView2.addArrangedSubviews([nameLabel, box, detailLabel2, titleLabel])
    let box2 = UIView()
    box2.layer.cornerRadius = 8
    box2.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    iconView2.image = UIImage(named: "photo")
    iconView2.contentMode = .scaleAspectFill
    iconView2.widthAnchor.constraint(equalToConstant: 40).isActive = true
    iconView2.heightAnchor.constraint(equalToConstant: 40).isActive = true
    control.minimumValue = 0
    control.maximumValue = 10
    control.value = 4
    iconView3.image = UIImage(systemName: "cup.and.saucer")
    iconView3.contentMode = .scaleAspectFit
    iconView3.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    let stackView3 = UIStackView(arrangedSubviews: [iconView2, control, nameLabel2, iconView3])
    stackView3.axis = .horizontal
    stackView3.spacing = 8
    stackView3.alignment = .top
    stackView3.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stackView3.insertArrangedSubview(iconView3, at: 0)
    let detailLabel3 = UILabel()
    detailLabel3.text = heading
    detailLabel3.font = .preferredFont(forTextStyle: .footnote)
    detailLabel3.numberOfLines = 0
    detailLabel3.textColor = .clear
    detailLabel3.accessibilityIdentifier = "notifications"
    let messageLabel = UILabel()
    messageLabel.text = String(repeating: "Reviews Sign Settings ", count: 2)
    messageLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21, weight: .light))
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textAlignment = .center
    messageLabel.lineBreakMode = .byTruncatingMiddle
    messageLabel.backgroundColor = .systemGray
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(stackView3)
    detailLabel3.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(detailLabel3)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(messageLabel)
    pairView.addSubviews(symbolView, caption)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView)
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView2)
    box2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box2)
    label2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label2)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(pairView)
    guide.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 0).isActive = true
    guide.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    iconView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16).isActive = true
    stackView3.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: 20).isActive = true
    stackView3.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: Metrics.gap).isActive = true
    let constraint = messageLabel.topAnchor.constraint(equalTo: detailLabel3.bottomAnchor, constant: 4 + 30)
    constraint.priority = UILayoutPriority(rawValue: 600)
    constraint.isActive = true
    messageLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1).isActive = true
    stackView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 16).isActive = true
    stackView2.centerYAnchor.constraint(equalTo: stackView.centerYAnchor).isActive = true
    NSLayoutConstraint(item: box2, attribute: .firstBaseline, relatedBy: .equal, toItem: stackView, attribute: .firstBaseline, multiplier: 1, constant: 0).isActive = true
    pairView.centerYAnchor.constraint(equalTo: stackView.centerYAnchor).isActive = true
    NSLayoutConstraint.activate([
    nameField.topAnchor.constraint(equalTo: box.topAnchor, constant: 28),
    nameField.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12),
    nameField.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
    iconView.topAnchor.constraint(equalTo: guide.bottomAnchor),
    guide.widthAnchor.constraint(equalToConstant: Metrics.gap),
    guide.heightAnchor.constraint(equalToConstant: 20),
    iconView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -12),
    stackView3.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -Metrics.gap),
    detailLabel3.topAnchor.constraint(equalTo: stackView3.bottomAnchor, constant: 20),
    detailLabel3.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 4),
    detailLabel3.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -4),
    messageLabel.topAnchor.constraint(greaterThanOrEqualTo: detailLabel3.bottomAnchor, constant: 4),
    messageLabel.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)),
    messageLabel.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -0),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    stackView.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor, constant: 4),
    stackView.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor, constant: -Metrics.gap),
    stackView2.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 2 * 5 + 1),
    box2.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 32),
    label2.firstBaselineAnchor.constraint(equalTo: stackView.firstBaselineAnchor),
    label2.leadingAnchor.constraint(equalTo: box2.trailingAnchor, constant: 24),
    pairView.leadingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 32),
    pairView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -16),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func makeDetailLabel2() -> UILabel {
    let view = UILabel()
    view.text = ["yet", "Add Payment cup yet"].joined(separator: "\n")
    view.font = .note
    view.numberOfLines = 0
    return view
  }
  
  private func updateForTextSize() {
    label2.numberOfLines = traitCollection.preferredContentSizeCategory > .extraLarge ? 0 : 1
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated42Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .subheadline)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: Metrics.gap, left: 8, bottom: Metrics.Card.padding, right: 8))
  }
}

final class Generated42: UIViewController {
  let iconView = UIImageView()
  private lazy var iconView2: UIImageView = {
    let iconView = UIImageView()
    iconView.image = UIImage(systemName: "chevron.right")
    iconView.contentMode = .scaleAspectFill
    iconView.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return iconView
  }()
  private let nameLabel = UILabel()
  private let notesView = UITextView().with {
    $0.text = NSLocalizedString("method", comment: "")
    $0.isScrollEnabled = false
    $0.font = .systemFont(ofSize: 24)
  }
  
  override func viewDidLoad() {
    super.viewDidLoad()
    iconView.image = UIImage(systemName: "person.circle")
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body))
    iconView.widthAnchor.constraint(equalToConstant: 40).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let titleLabel = UILabel()
    titleLabel.text = "Harvest address Remove"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    let nameField = UITextField().with { made in
      made.placeholder = "Rooibos"
      made.adjustsFontForContentSizeCategory = true
      made.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    }
    nameLabel.text = "three".uppercased()
    nameLabel.font = .systemFont(ofSize: 12, weight: .heavy)
    nameLabel.numberOfLines = 2
    nameLabel.textColor = .secondaryLabel
    let stackView = UIStackView()
    stackView.addArrangedSubview(titleLabel)
    stackView.addArrangedSubview(nameField)
    stackView.addArrangedSubview(iconView2)
    stackView.addArrangedSubview(nameLabel)
    stackView.axis = .vertical
    stackView.distribution = .fillProportionally
    stackView.accessibilityIdentifier = "tea basket note"
    let child = Generated42Child1("Add for")
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    let detailLabel = UILabel().with { made in
      made.text = "Brewing Payment Payment"
    }
    let stackView2 = UIStackView.row(notesView, childView, detailLabel)
    stackView2.axis = .vertical
    stackView2.alignment = .fill
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 28, left: 16, bottom: 7.5, right: 16)
    let titleLabel2 = UILabel()
    titleLabel2.text = "time Sign"
    titleLabel2.font = .systemFont(ofSize: 22, weight: .semibold)
    titleLabel2.adjustsFontForContentSizeCategory = true
    titleLabel2.numberOfLines = 0
    titleLabel2.textColor = .red
    let stackView3 = UIStackView()
    stackView3.addArrangedSubview(stackView)
    stackView3.addArrangedSubview(stackView2)
    stackView3.addArrangedSubview(titleLabel2)
    stackView3.isLayoutMarginsRelativeArrangement = true
    stackView3.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 32, right: 16)
    stackView3.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    for subview in [iconView, stackView3] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    stackView3.topAnchor.constraint(equalToSystemSpacingBelow: iconView.bottomAnchor, multiplier: 1).isActive = true
    stackView3.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -(2 * 5 + 1)).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    iconView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    stackView3.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2 * 5 + 1),
    ])
  }
}

final class Generated43: UITableViewCell {
  private let tea = Tea.all[2]
  private var isCompact = true
  private enum Layout {
    static let margin: CGFloat = 8
    static let spacing = margin / 2
  }
  let box = UIView()
  private lazy var detailLabel: UILabel = {
    let result = UILabel()
    result.attributedText = NSAttributedString(string: tea.name, attributes: [.font: UIFont.preferredFont(forTextStyle: .largeTitle)])
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 1
    result.textAlignment = .justified
    result.textColor = .systemBackground
    return result
  }()
  private let control = UISegmentedControl(items: ["Your", "Loose"])
  private var keptStackView: UIStackView?
  let actionButton = UIButton()
  lazy var detailLabel2: UILabel = {
    let view = UILabel()
    view.text = tea.name
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21, weight: .bold))
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.textColor = .systemBlue
    return view
  }()
  private let iconView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "cart.badge.plus"))
    return view
  }()
  private var keptStackView2: UIStackView?
  private lazy var messageLabel: UILabel = {
    let result = UILabel()
    result.text = "Rooibos basket"
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 0
    result.adjustsFontSizeToFitWidth = true
    result.minimumScaleFactor = 0.5
    return result
  }()
  let iconView2 = UIImageView().with {
    $0.image = UIImage(systemName: "star")
    $0.widthAnchor.constraint(equalToConstant: 24).isActive = true
    $0.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }
  private var heightConstraint: NSLayoutConstraint?
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.layer.cornerRadius = 8
    control.selectedSegmentIndex = 1
    control.backgroundColor = .white
    control.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    let stackView = UIStackView.column([detailLabel, control])
    stackView.axis = .vertical
    stackView.accessibilityIdentifier = "yet continue"
    keptStackView = stackView
    actionButton.setTitle(tea.name, for: .normal)
    actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    actionButton.titleLabel?.numberOfLines = 2
    actionButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 20, right: 12)
    actionButton.setTitle("three Remove Rooibos Total", for: .selected)
    actionButton.isSelected = true
    let stackView2 = UIStackView(arrangedSubviews: [detailLabel2, iconView])
    stackView2.alignment = .bottom
    keptStackView2 = stackView2
    stackView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stackView)
    actionButton.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(actionButton)
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stackView2)
    let stackView3 = UIStackView(arrangedSubviews: [messageLabel, iconView2])
    stackView3.spacing = 20
    stackView3.alignment = .lastBaseline
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 32
    for (mood, size) in zip(Mood.allCases, [12, 20, 28] as [CGFloat]) {
      let row = UILabel()
      row.text = mood.rawValue.capitalized
      row.font = .systemFont(ofSize: size)
      rows.addArrangedSubview(row)
    }
    let stackView4 = UIStackView.column([stackView3, rows])
    stackView4.axis = .vertical
    stackView4.alignment = .center
    stackView4.tag = 4
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    stackView4.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView4)
    heightConstraint = stackView4.heightAnchor.constraint(greaterThanOrEqualToConstant: 2 * 5 + 1)
    heightConstraint?.isActive = true
    var lastAnchor = contentView.topAnchor
    for child in [box, stackView4] as [UIView] {
      child.topAnchor.constraint(equalTo: lastAnchor, constant: 0).isActive = true
      child.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      lastAnchor = child.bottomAnchor
    }
    lastAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 2 * 5 + 1),
    stackView.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -16),
    stackView.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 32),
    actionButton.topAnchor.constraint(equalTo: stackView.topAnchor),
    actionButton.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 0),
    NSLayoutConstraint(item: stackView2, attribute: .top, relatedBy: .equal, toItem: stackView, attribute: .top, multiplier: 1, constant: 0),
    stackView2.leadingAnchor.constraint(equalTo: actionButton.trailingAnchor),
    stackView2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -Metrics.Card.padding),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func updateForTextSize() {
    keptStackView?.spacing = tea.isOrganic ? 20 : 16
    keptStackView2?.axis = !isLarge ? .vertical : .horizontal
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 37)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated44Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .body)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: 4, left: 8, bottom: 24, right: 8))
  }
}

final class Generated44: UIViewController {
  private let tea = Tea.all[0]
  private var summary: String { tea.note ?? "No note" + ", a Rooibos Steep Harvest" }
  private enum Layout {
    static let margin: CGFloat = Metrics.Card.padding
    static let spacing = margin / 2
  }
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 20)
  private var iconView: UIImageView!
  private var keptStackView: UIStackView?
  private lazy var actionButton: UIButton = {
    let view = UIButton(type: .system)
    view.setTitle("Change a a", for: .normal)
    view.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 2 * 5 + 1, right: 12)
    return view
  }()
  let messageLabel = UILabel()
  private var keptStackView2: UIStackView?
  let nameLabel = UILabel()
  private let symbolView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "cart.badge.plus"))
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return view
  }()
  let caption = UILabel()
  private let pairView: UIView = {
    let view = UIView()
    return view
  }()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 12),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 12),
  ]
  
  override func viewDidLoad() {
    super.viewDidLoad()
    iconView = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
    iconView.contentMode = .center
    iconView.clipsToBounds = true
    iconView.backgroundColor = .systemGray
    let child = Generated44Child1(tea.note ?? "No note")
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    let stackView = UIStackView.row(iconView, childView)
    stackView.spacing = 0
    stackView.alignment = .bottom
    keptStackView = stackView
    let actionButton2 = UIButton(type: .system)
    actionButton2.setTitle("note Account Steep", for: .normal)
    actionButton2.titleLabel?.adjustsFontForContentSizeCategory = true
    actionButton2.setTitleColor(.label, for: .normal)
    actionButton2.backgroundColor = .label
    messageLabel.attributedText = NSAttributedString(string: summary, attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textAlignment = .natural
    let messageLabel2 = UILabel()
    messageLabel2.text = Tea.all[0].title
    messageLabel2.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 13, weight: .medium), maximumPointSize: 34)
    messageLabel2.adjustsFontForContentSizeCategory = true
    messageLabel2.numberOfLines = 3
    let stackView2 = UIStackView(arrangedSubviews: [actionButton2, messageLabel, messageLabel2])
    stackView2.alignment = .bottom
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 32, leading: 16, bottom: 4, trailing: Metrics.Card.padding)
    stackView2.setContentHuggingPriority(.defaultHigh, for: .vertical)
    keptStackView2 = stackView2
    nameLabel.text = "Change Temperature offers Temperature"
    nameLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 17))
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .natural
    nameLabel.isHidden = true
    let stackView3 = UIStackView(arrangedSubviews: [stackView, actionButton, stackView2, nameLabel])
    stackView3.axis = .vertical
    stackView3.spacing = 24
    stackView3.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 20
    for (index, tea) in Tea.all.enumerated() {
      let row = UILabel("\(index + 1). \(tea.name)", lines: index)
      rows.addArrangedSubview(row)
      if index == 1 { continue }
      rows.setCustomSpacing(Metrics.gap * 2, after: row)
    }
    caption.text = "Change Settings Steep"
    caption.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 24))
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    pairView.addSubviews(symbolView, caption)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView3)
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pairView)
    stackView3.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: Layout.margin).isActive = true
    stackView3.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor, constant: -Layout.margin).isActive = true
    rows.topAnchor.constraint(equalTo: stackView3.bottomAnchor, constant: Metrics.gap).isActive = true
    NSLayoutConstraint.activate([
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    stackView3.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor, constant: Layout.margin),
    rows.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor, constant: 24),
    rows.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor, constant: -24),
    NSLayoutConstraint(item: pairView, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: rows, attribute: .bottom, multiplier: 1, constant: 4),
    pairView.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 4 + 18).withPriority(.defaultHigh),
    pairView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 20),
    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: pairView.trailingAnchor, constant: 20),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    keptStackView?.spacing = view.isLarge ? 0 : 24
    if view.isLarge {
      keptStackView2?.axis = .vertical
      keptStackView2?.alignment = .leading
    }
    if traitCollection.preferredContentSizeCategory >= .extraLarge {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated45: UIViewController {
  private let tea = Tea.all[2]
  private var summary: String { Tea.all[2].title + ", for" }
  private var isCompact = false
  private enum Layout {
    static let margin: CGFloat = 24
    static let spacing = margin / 2
  }
  let box: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    result.tag = 2
    return result
  }()
  private let iconView: UIImageView = {
    let iconView = UIImageView(image: UIImage(systemName: "person.circle"))
    return iconView
  }()
  private let messageLabel = UILabel().with {
    $0.attributedText = NSAttributedString(string: "Sign", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
    $0.adjustsFontForContentSizeCategory = true
    $0.numberOfLines = 1
    $0.textAlignment = .natural
  }
  private var iconView2: UIImageView!
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 7.5
    ["offers", "Your"].forEach { rows.addArrangedSubview(UILabel.caption($0)) }
    let box2 = UIView()
    box2.layer.cornerRadius = 8
    box2.backgroundColor = .white
    iconView2 = UIImageView(image: UIImage(systemName: "house.fill"))
    iconView2.contentMode = .scaleAspectFit
    iconView2.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .vertical)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(iconView)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(messageLabel)
    iconView2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(iconView2)
    rows.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(rows)
    box2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(box2)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    messageLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 12).isActive = true
    iconView2.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 16).isActive = true
    box2.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: Layout.spacing).isActive = true
    box2.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 32).isActive = true
    box2.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20).isActive = true
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7.5).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: Metrics.gap * 2),
    iconView.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 8),
    iconView.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -8),
    messageLabel.topAnchor.constraint(equalTo: iconView.bottomAnchor, constant: Layout.margin),
    messageLabel.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -12),
    iconView2.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
    iconView2.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -16),
    iconView2.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -28).withPriority(UILayoutPriority(999)),
    rows.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
    rows.centerXAnchor.constraint(equalTo: box.centerXAnchor),
    rows.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    box2.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -32),
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
    box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -7.5),
    box.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -0),
    ])
  }
}

final class Generated46Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .headline)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: 16, left: 8, bottom: 2 * 5 + 1, right: 8))
  }
}

final class Generated46: UIViewController {
  private let tea = Tea.all[1]
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: Metrics.gap * 2)
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  private let box = UIView()
  lazy var nameLabel2: UILabel = {
    let result = UILabel()
    result.text = tea.name
    result.font = UIFont.preferredFont(forTextStyle: .title2).withSize(19)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 3
    result.textAlignment = .left
    result.backgroundColor = .clear
    return result
  }()
  private let continueButton = UIButton(type: .system)
  private let symbolView: UIImageView = {
    let symbolView = UIImageView()
    symbolView.image = UIImage(systemName: "cup.and.saucer")
    symbolView.clipsToBounds = true
    symbolView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return symbolView
  }()
  private lazy var caption: UILabel = {
    let result = UILabel()
    result.text = steps.joined(separator: " ")
    result.font = .boldSystemFont(ofSize: 21)
    result.numberOfLines = 2
    return result
  }()
  let pairView = UIView()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 0),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 0),
  ]
  private var heightConstraint: NSLayoutConstraint?
  
  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("set up")
    _ = first
    steps.append(first)
    box.layer.cornerRadius = 8
    box.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    let nameLabel = makeNameLabel()
    let child = Generated46Child1(tea.name)
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    let stackView = UIStackView.column([nameLabel, childView])
    stackView.spacing = 8
    stackView.alignment = .fill
    stackView.distribution = .fillProportionally
    stackView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stackView)
    nameLabel2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameLabel2)
    let messageLabel = UILabel()
    messageLabel.text = steps.joined(separator: " ")
    messageLabel.numberOfLines = 0
    continueButton.setTitle(steps.joined(separator: " "), for: .normal)
    continueButton.setTitleColor(.red, for: .normal)
    continueButton.contentHorizontalAlignment = .fill
    pairView.addSubviews(symbolView, caption)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(messageLabel)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(continueButton)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pairView)
    var lastAnchor = box.topAnchor
    for child in [stackView, nameLabel2] as [UIView] {
      child.topAnchor.constraint(equalTo: lastAnchor, constant: Metrics.gap).isActive = true
      child.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
      lastAnchor = child.bottomAnchor
    }
    lastAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    heightConstraint = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 16)
    heightConstraint?.isActive = true
    continueButton.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -gap).isActive = true
    pairView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 20).isActive = true
    pairView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -20).isActive = true
    NSLayoutConstraint.activate([
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    box.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 8),
    box.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: gap),
    box.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -gap),
    messageLabel.topAnchor.constraint(equalTo: box.bottomAnchor, constant: Metrics.gap * 2),
    messageLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 32),
    messageLabel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -32),
    continueButton.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 12),
    continueButton.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: gap),
    pairView.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: 32),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated46, _) in changed.updateForTextSize() }
  }
  
  private func makeNameLabel() -> UILabel {
    let view = UILabel()
    view.text = "Weekly Your"
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 3
    return view
  }
  
  private func updateForTextSize() {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 40)
  }
}

final class Generated47: UIViewController {
  private var summary: String { "Temperature yet Continue" + ", Total Harvest" }
  private let messageLabel: UILabel = {
    let messageLabel = UILabel()
    messageLabel.text = ["Delivery out Favourites", "Ship Rooibos"].joined(separator: "\n")
    messageLabel.numberOfLines = 1
    messageLabel.setContentHuggingPriority(.required, for: .horizontal)
    return messageLabel
  }()
  private let nameLabel = UILabel()
  private let titleLabel = UILabel()
  private let box2: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.backgroundColor = .secondaryLabel
    return view
  }()
  let messageLabel2: UILabel = {
    let view = UILabel()
    view.text = "Water Steep Account \(73)"
    view.font = .preferredFont(forTextStyle: .largeTitle)
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    view.tag = 1
    return view
  }()
  var iconView2: UIImageView!
  
  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.attributedText = NSAttributedString(string: summary, attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
    nameLabel.numberOfLines = 3
    nameLabel.textAlignment = .center
    nameLabel.lineBreakMode = .byTruncatingTail
    let iconView = UIImageView(image: UIImage(systemName: "house.fill")).with { made in
      made.image = UIImage(named: "photo")
      made.contentMode = .scaleAspectFit
      made.widthAnchor.constraint(equalToConstant: 24).isActive = true
      made.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    let stackView = UIStackView.column([messageLabel, nameLabel, iconView])
    stackView.alignment = .firstBaseline
    stackView.setContentHuggingPriority(.required, for: .vertical)
    stackView.isHidden = true
    stackView.accessibilityIdentifier = "three basket"
    titleLabel.text = "Choose Delivery cup leaf"
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.numberOfLines = 2
    titleLabel.textAlignment = .left
    let titleLabel2 = UILabel()
    titleLabel2.text = summary
    titleLabel2.font = .preferredFont(forTextStyle: .caption1)
    titleLabel2.adjustsFontForContentSizeCategory = true
    titleLabel2.numberOfLines = 2
    titleLabel2.accessibilityIdentifier = "ship account for cup"
    let stackView2 = UIStackView(arrangedSubviews: [titleLabel, titleLabel2])
    stackView2.spacing = 8
    stackView2.setContentCompressionResistancePriority(.required, for: .vertical)
    stackView2.insertArrangedSubview(titleLabel2, at: 0)
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
    box.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    iconView2 = UIImageView(image: UIImage(systemName: "cart.badge.plus"))
    let nameLabel2 = UILabel()
    nameLabel2.text = "method Harvest Order"
    nameLabel2.adjustsFontForContentSizeCategory = true
    nameLabel2.lineBreakMode = .byTruncatingMiddle
    nameLabel2.tag = 0
    messageLabel2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(messageLabel2)
    iconView2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(iconView2)
    nameLabel2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(nameLabel2)
    box2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(box2)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView2)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let views: [String: Any] = ["messageLabel2": messageLabel2, "iconView2": iconView2, "nameLabel2": nameLabel2]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[messageLabel2]-8-[iconView2]-8-[nameLabel2]-4-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box2.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[messageLabel2]-16-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box2.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[iconView2]-gap-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box2.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[nameLabel2]-8-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box2.pin(to: box, insets: Metrics.insets)
    stackView2.topAnchor.constraint(equalToSystemSpacingBelow: stackView.bottomAnchor, multiplier: 2).isActive = true
    guide.topAnchor.constraint(equalTo: stackView2.bottomAnchor).isActive = true
    guide.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20).isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
    stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
    stackView2.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28),
    stackView2.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -28),
    box.topAnchor.constraint(equalTo: guide.bottomAnchor),
    guide.widthAnchor.constraint(equalToConstant: 8),
    guide.heightAnchor.constraint(equalToConstant: 8),
    box.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    box.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -(Metrics.gap * 2)),
    ])
  }
}

final class Generated48Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .subheadline)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: Metrics.gap * 2, left: 8, bottom: 16, right: 8))
  }
}

final class Generated48: UIViewController {
  private var summary: String { "Brewing Favourites Delivery here" + ", Favourites" }
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 32)
  private let nameField = UITextField()
  private let box = UIView()
  private let box2: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return box
  }()
  lazy var continueButton: UIButton = {
    let result = UIButton(type: .system)
    result.setTitle(summary, for: .normal)
    result.setImage(UIImage(systemName: "star"), for: .normal)
    return result
  }()
  private lazy var moreButton: UIButton = {
    let view = UIButton()
    do {
      var configuration = UIButton.Configuration.borderless()
      configuration.title = summary
      configuration.image = UIImage(systemName: "chevron.right")
      configuration.imagePadding = 4
      view.configuration = configuration
    }
    view.backgroundColor = .systemBlue
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return view
  }()
  private let continueButton2 = UIButton(type: .system)
  let control = UIActivityIndicatorView(style: .large).with {
    $0.tag = 0
  }
  
  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.placeholder = "for Settings cup leaf"
    nameField.text = "Temperature basket cup Sign"
    nameField.adjustsFontForContentSizeCategory = true
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.required, for: .vertical)
    let child = Generated48Child1("note")
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(continueButton)
    moreButton.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(moreButton)
    continueButton2.setTitle(["Total Change", "out Continue"].joined(separator: "\n"), for: .normal)
    continueButton2.titleLabel?.font = .systemFont(ofSize: 18, weight: .heavy)
    continueButton2.titleLabel?.adjustsFontForContentSizeCategory = true
    continueButton2.contentHorizontalAlignment = .center
    let stackView = UIStackView(arrangedSubviews: [continueButton2, control])
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.alignment = .fill
    stackView.distribution = .equalSpacing
    stackView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stackView.setCustomSpacing(Metrics.Card.padding, after: continueButton2)
    box.addSubviews(childView, box2, stackView)
    for subview in [nameField, box] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint(item: childView, attribute: .top, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 4).isActive = true
    childView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 28).isActive = true
    stackView.centerYAnchor.constraint(equalTo: childView.centerYAnchor).isActive = true
    stackView.leadingAnchor.constraint(equalTo: box2.trailingAnchor, constant: Metrics.gap * 2).isActive = true
    nameField.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: gap).isActive = true
    NSLayoutConstraint.activate([
    continueButton.topAnchor.constraint(equalTo: box2.topAnchor, constant: 20),
    continueButton.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: Metrics.Card.padding),
    continueButton.trailingAnchor.constraint(lessThanOrEqualTo: box2.trailingAnchor),
    moreButton.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: 2 * 5 + 1),
    moreButton.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: gap),
    moreButton.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -gap),
    NSLayoutConstraint(item: moreButton, attribute: .bottom, relatedBy: .equal, toItem: box2, attribute: .bottom, multiplier: 1, constant: -gap),
    childView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -28),
    box2.centerYAnchor.constraint(equalTo: childView.centerYAnchor),
    box2.leadingAnchor.constraint(equalTo: childView.trailingAnchor, constant: Metrics.Card.padding),
    stackView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -(Metrics.gap * 2)),
    nameField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 28),
    nameField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -28),
    box.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: Metrics.Card.padding),
    box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 24),
    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 24),
    ])
  }
}

final class Generated49: UIViewController {
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  private let messageLabel = UILabel()
  private lazy var nameField: UITextField = {
    let nameField = UITextField()
    nameField.placeholder = steps.joined(separator: " ")
    nameField.text = "Continue for \(31)"
    nameField.borderStyle = .bezel
    nameField.font = .heading
    nameField.adjustsFontForContentSizeCategory = true
    nameField.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return nameField
  }()
  private let iconView = UIImageView()
  lazy var messageLabel2: UILabel = {
    let view = UILabel()
    view.text = steps.joined(separator: " ")
    view.font = .preferredFont(forTextStyle: .caption2)
    view.numberOfLines = 0
    view.setContentHuggingPriority(.required, for: .horizontal)
    return view
  }()
  private var control: UIProgressView!
  private let detailLabel2 = UILabel()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("set up")
    _ = first
    steps.append(first)
    messageLabel.text = "Payment Order note"
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.numberOfLines = 0
    messageLabel.textColor = .label
    let nameLabel = makeNameLabel()
    let stackView = UIStackView(arrangedSubviews: [messageLabel, nameLabel, nameField])
    stackView.axis = .vertical
    stackView.spacing = 7.5
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 32, left: 16, bottom: Metrics.gap, right: 16)
    stackView.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    stackView.setCustomSpacing(16, after: nameLabel)
    let part = CardView(title: "Add", padding: Metrics.gap * 2)
    part.title = NSLocalizedString("Settings Settings minutes", comment: "")
    let part2 = BadgeView()
    part2.count = 131
    let stackView2 = UIStackView.row(part, part2)
    stackView2.alignment = .top
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 4, trailing: 4)
    let detailLabel = UILabel()
    detailLabel.text = ["Notifications Remove Order", "address Choose Remove cup"].joined(separator: "\n")
    detailLabel.font = .systemFont(ofSize: 15, weight: .regular)
    detailLabel.numberOfLines = 0
    detailLabel.textAlignment = .natural
    iconView.image = UIImage(systemName: "house.fill")
    let nameLabel2 = UILabel().with { made in
      made.text = "Account"
      made.font = .preferredFont(forTextStyle: .body)
      made.numberOfLines = 1
      made.lineBreakMode = .byTruncatingMiddle
    }
    let stackView3 = UIStackView.column([detailLabel, iconView, nameLabel2])
    stackView3.axis = .vertical
    stackView3.spacing = 12
    stackView3.alignment = .center
    stackView3.distribution = .fillEqually
    let stackView4 = UIStackView()
    stackView4.addArrangedSubviews([stackView, stackView2, stackView3])
    stackView4.axis = .horizontal
    stackView4.spacing = 0
    stackView4.isLayoutMarginsRelativeArrangement = true
    stackView4.directionalLayoutMargins = NSDirectionalEdgeInsets(top: Metrics.gap * 2, leading: 16, bottom: 4, trailing: 8)
    stackView4.tag = 2
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 16
    for tea in Tea.all where tea.price < 4 {
      let row = UILabel(tea.title, style: .footnote)
      rows.addArrangedSubview(row)
    }
    control = UIProgressView()
    control.progress = 0.4
    detailLabel2.text = "a".uppercased()
    detailLabel2.font = .preferredFont(forTextStyle: .callout)
    detailLabel2.adjustsFontForContentSizeCategory = true
    detailLabel2.numberOfLines = 0
    let stackView5 = UIStackView.row(rows, control, detailLabel2)
    stackView5.axis = .vertical
    stackView5.spacing = 20
    stackView5.distribution = .fill
    stackView5.setContentHuggingPriority(.defaultLow, for: .horizontal)
    view.addSubviews(stackView4, messageLabel2, stackView5)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    messageLabel2.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    stackView5.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor).isActive = true
    NSLayoutConstraint.activate([
    stackView4.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 20),
    stackView4.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
    stackView4.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
    guide.topAnchor.constraint(equalTo: stackView4.bottomAnchor),
    guide.widthAnchor.constraint(equalToConstant: 28),
    guide.heightAnchor.constraint(equalToConstant: Metrics.gap),
    messageLabel2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 12),
    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: messageLabel2.trailingAnchor, constant: 12),
    stackView5.topAnchor.constraint(equalToSystemSpacingBelow: messageLabel2.bottomAnchor, multiplier: 1),
    stackView5.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, multiplier: 0.5),
    ])
  }
  
  private func makeNameLabel() -> UILabel {
    let nameLabel = UILabel()
    nameLabel.text = steps.joined(separator: " ")
    nameLabel.font = .systemFont(ofSize: 12, weight: .semibold)
    nameLabel.numberOfLines = 0
    nameLabel.textColor = .red
    return nameLabel
  }
}

final class Generated50: UIViewController {
  private let tea = Tea.all[0]
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  let messageLabel = UILabel()
  private let actionButton = UIButton(type: .system)
  private let messageLabel3 = UILabel()
  let nameLabel = UILabel()
  private let label2: UILabel = {
    let view = UILabel()
    view.text = "Water Total Remove leaf"
    view.font = .heading
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.textAlignment = .left
    view.adjustsFontSizeToFitWidth = true
    view.minimumScaleFactor = 0.8
    view.backgroundColor = .white
    return view
  }()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("set up")
    _ = first
    steps.append(first)
    let detailLabel = UILabel().with { made in
      made.text = "Continue three cup".uppercased()
      made.textColor = .systemBlue
      made.adjustsFontSizeToFitWidth = true
      made.minimumScaleFactor = 0.5
    }
    messageLabel.text = "Tea a Change Delivery"
    messageLabel.font = .systemFont(ofSize: 23)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    let box = UIView()
    box.layer.cornerRadius = 8
    let messageLabel2 = UILabel()
    messageLabel2.text = "cup a time a"
    messageLabel2.font = .preferredFont(forTextStyle: .headline)
    messageLabel2.numberOfLines = 3
    messageLabel2.lineBreakMode = .byWordWrapping
    messageLabel2.alpha = 1
    actionButton.setTitle("Remove Change Add", for: .normal)
    actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    actionButton.setTitleColor(.clear, for: .normal)
    actionButton.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    messageLabel3.text = NSLocalizedString("three yet Your", comment: "")
    messageLabel3.font = .preferredFont(forTextStyle: .largeTitle)
    messageLabel3.textAlignment = .justified
    messageLabel3.backgroundColor = .systemGray
    messageLabel2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(messageLabel2)
    actionButton.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(actionButton)
    messageLabel3.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(messageLabel3)
    nameLabel.text = Tea.all[1].note ?? "Favourites Rooibos"
    nameLabel.font = UIFont.preferredFont(forTextStyle: .title1).withSize(20)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 2
    nameLabel.backgroundColor = .systemBackground
    let stackView = UIStackView(arrangedSubviews: [box, nameLabel])
    stackView.axis = .vertical
    stackView.distribution = .fillProportionally
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 7.5, left: 16, bottom: 20, right: 16)
    stackView.setContentCompressionResistancePriority(UILayoutPriority(251), for: .vertical)
    stackView.removeArrangedSubview(box)
    box.removeFromSuperview()
    view.addSubviews(detailLabel, messageLabel, stackView, label2)
    actionButton.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor, constant: -4).isActive = true
    messageLabel3.topAnchor.constraint(equalToSystemSpacingBelow: actionButton.bottomAnchor, multiplier: 1).isActive = true
    messageLabel3.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor, constant: 32).isActive = true
    messageLabel3.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -4).isActive = true
    detailLabel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    messageLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 4).isActive = true
    stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1).isActive = true
    stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)).isActive = true
    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 2 * 5 + 1).isActive = true
    NSLayoutConstraint.activate([
    messageLabel2.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 8),
    messageLabel2.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: Metrics.Card.padding),
    messageLabel2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -Metrics.Card.padding),
    actionButton.topAnchor.constraint(equalTo: messageLabel2.bottomAnchor, constant: 2 * 5 + 1),
    actionButton.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor, constant: 4),
    messageLabel3.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor, constant: -32),
    detailLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    detailLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -0),
    messageLabel.topAnchor.constraint(equalTo: detailLabel.bottomAnchor, constant: 20),
    messageLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -4),
    messageLabel.bottomAnchor.constraint(equalTo: stackView.topAnchor, constant: -8),
    label2.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 7.5),
    label2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1),
    label2.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor, constant: -28),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    label2.isHidden = tea.isOrganic
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated51: UIViewController {
  private let tea = Tea.all[2]
  lazy var iconView: UIImageView = {
    let view = UIImageView()
    view.image = UIImage(systemName: "chevron.right")
    view.image = UIImage(named: "photo")
    view.contentMode = .scaleAspectFill
    view.widthAnchor.constraint(equalToConstant: Metrics.side).isActive = true
    view.heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
    return view
  }()
  private let box: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    return view
  }()
  let messageLabel: UILabel = {
    let view = UILabel()
    view.text = "Rooibos Brewing leaf"
    view.numberOfLines = 0
    view.textAlignment = .right
    return view
  }()
  private let titleLabel = UILabel()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    box.addSubviews(messageLabel)
    titleLabel.attributedText = NSAttributedString(string: NSLocalizedString("Brewing Tea Settings Reviews", comment: ""), attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2
    titleLabel.textColor = .label
    let nameLabel = UILabel()
    nameLabel.text = NSLocalizedString("Temperature", comment: "")
    nameLabel.font = UIFont.preferredFont(forTextStyle: .callout).withSize(16)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.textColor = .white
    nameLabel.backgroundColor = .white
    let stackView = UIStackView(arrangedSubviews: [iconView, box, titleLabel, nameLabel])
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.alignment = .trailing
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 2 * 5 + 1, right: 16)
    view.addSubviews(stackView)
    let views: [String: Any] = ["messageLabel": messageLabel]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-gap-[messageLabel]-16-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[messageLabel]-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
    stackView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
    stackView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -24),
    stackView.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -28),
    ])
  }
}

final class Generated52: UIViewController {
  private let tea = Tea.all[1]
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 20)
  private var part: CardView!
  
  override func viewDidLoad() {
    super.viewDidLoad()
    part = CardView(title: "Payment Account Your")
    part.views = [UILabel("Loose minutes a"), UILabel.caption("Choose out Tea")]
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
    part.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 28),
    part.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -28),
    ])
  }
}

final class Generated53Part1: UIView {
  private let label = UILabel()
  let name: String
  init(name: String = "Tea") {
    self.name = name
    super.init(frame: .zero)
    label.text = name
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 19, weight: .heavy))
    label.numberOfLines = 0
    addSubview(label)
    label.pin(to: self, insets: UIEdgeInsets(top: 24, left: 8, bottom: Metrics.Card.padding, right: 8))
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class Generated53: UIViewController {
  private let tea = Tea.all[0]
  private let box = UIView().with {
    $0.layer.cornerRadius = 8
    $0.accessibilityIdentifier = "delivery for sign"
  }
  let messageLabel = UILabel()
  private lazy var detailLabel: UILabel = {
    let view = UILabel()
    view.text = "Temperature Total cup cup"
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 24, weight: .bold))
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.textAlignment = .natural
    return view
  }()
  lazy var detailLabel2: UILabel = {
    let detailLabel = UILabel()
    detailLabel.text = tea.name
    detailLabel.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .subheadline).fontDescriptor, size: 12)
    detailLabel.numberOfLines = 0
    detailLabel.textColor = .label
    detailLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return detailLabel
  }()
  private let messageLabel3: UILabel = {
    let messageLabel = UILabel()
    messageLabel.text = NSLocalizedString("Continue", comment: "")
    messageLabel.font = .heading
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 3
    messageLabel.tag = 0
    return messageLabel
  }()
  let nameLabel2 = UILabel().with {
    $0.text = "method leaf Delivery Temperature"
    $0.font = .systemFont(ofSize: 16, weight: .bold)
    $0.numberOfLines = 0
    $0.alpha = 1
  }
  let titleLabel = UILabel()
  private let part = Generated53Part1()
  lazy var messageLabel5: UILabel = {
    let result = UILabel()
    result.text = tea.title
    result.font = .preferredFont(forTextStyle: .headline)
    return result
  }()
  private var keptStackView3: UIStackView?
  private var keptStackView4: UIStackView?
  let symbolView = UIImageView()
  private lazy var caption: UILabel = {
    let caption = UILabel()
    caption.text = tea.note ?? "No note"
    caption.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 18))
    return caption
  }()
  private let pairView: UIView = {
    let view = UIView()
    return view
  }()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 7.5),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 7.5),
  ]
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 24
    for tea in Tea.all where tea.price < 5 {
      let row = UILabel(tea.title, style: .subheadline)
      rows.addArrangedSubview(row)
    }
    messageLabel.text = Tea.all[0].title
    messageLabel.font = .systemFont(ofSize: 24)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 2
    messageLabel.accessibilityIdentifier = "brewing"
    let nameLabel = UILabel()
    nameLabel.text = tea.title
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 1
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(messageLabel)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameLabel)
    let messageLabel2 = UILabel()
    messageLabel2.attributedText = NSAttributedString(string: "Temperature".uppercased(), attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
    messageLabel2.numberOfLines = 3
    messageLabel2.textAlignment = .natural
    let stackView = UIStackView(arrangedSubviews: [detailLabel, messageLabel2, detailLabel2])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.alignment = .leading
    let messageLabel4 = UILabel()
    messageLabel4.text = tea.name
    messageLabel4.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 11, weight: .bold), maximumPointSize: 29)
    messageLabel4.adjustsFontForContentSizeCategory = true
    messageLabel4.numberOfLines = 0
    let stackView2 = UIStackView(arrangedSubviews: [messageLabel3, nameLabel2, messageLabel4])
    stackView2.spacing = 2 * 5 + 1
    titleLabel.text = tea.title
    titleLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 23, weight: .medium), maximumPointSize: 37)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 3
    let stackView3 = UIStackView(arrangedSubviews: [titleLabel, part, messageLabel5])
    stackView3.axis = .horizontal
    stackView3.spacing = 24
    stackView3.isHidden = true
    keptStackView3 = stackView3
    let stackView4 = UIStackView()
    stackView4.addArrangedSubview(box)
    stackView4.addArrangedSubview(stackView)
    stackView4.addArrangedSubview(stackView2)
    stackView4.addArrangedSubview(stackView3)
    stackView4.axis = .vertical
    stackView4.spacing = 32
    stackView4.alignment = .center
    stackView4.setCustomSpacing(24, after: stackView2)
    keptStackView4 = stackView4
    symbolView.image = UIImage(systemName: "cart.badge.plus")
    symbolView.contentMode = .center
    symbolView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    symbolView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    symbolView.accessibilityIdentifier = "water"
    pairView.addSubviews(symbolView, caption)
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    stackView4.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView4)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pairView)
    messageLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 24).isActive = true
    rows.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 28).isActive = true
    rows.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 7.5).isActive = true
    pairView.leadingAnchor.constraint(equalTo: stackView4.trailingAnchor, constant: 24).isActive = true
    NSLayoutConstraint.activate([
    messageLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 24),
    messageLabel.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20),
    nameLabel.topAnchor.constraint(equalTo: messageLabel.topAnchor),
    nameLabel.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: Metrics.gap * 2),
    nameLabel.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    stackView4.centerYAnchor.constraint(equalTo: rows.centerYAnchor),
    stackView4.leadingAnchor.constraint(equalTo: rows.trailingAnchor, constant: 8),
    pairView.topAnchor.constraint(equalTo: rows.topAnchor, constant: 0),
    pairView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -28),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    keptStackView3?.axis = !tea.isOrganic ? .vertical : .horizontal
    keptStackView4?.spacing = tea.isOrganic ? 24 : 16
    if traitCollection.preferredContentSizeCategory > .extraLarge {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated54: UIViewController {
  private let tea = Tea.all[1]
  private enum Layout {
    static let margin: CGFloat = 28
    static let spacing = margin / 2
  }
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 7.5)
  private lazy var nameField: UITextField = {
    let view = UITextField()
    view.placeholder = tea.title
    view.borderStyle = .bezel
    view.font = .systemFont(ofSize: 24)
    view.adjustsFontForContentSizeCategory = true
    return view
  }()
  private let part = BadgeView()
  private let nameField2 = UITextField()
  private let nameLabel = UILabel()
  private let titleLabel = UILabel()
  private let iconView = UIImageView(image: UIImage(systemName: "person.circle"))
  let control = UISegmentedControl(items: ["a minutes Rooibos Order", "Harvest Sign"])
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView().with { made in
      made.layer.cornerRadius = 8
    }
    part.count = 42
    nameField2.placeholder = NSLocalizedString("Rooibos", comment: "")
    nameField2.borderStyle = .none
    nameField2.adjustsFontForContentSizeCategory = true
    box.addSubviews(part, nameField2)
    nameLabel.text = "Reviews Add Brewing"
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.numberOfLines = 0
    nameLabel.lineBreakMode = .byTruncatingMiddle
    let stackView = UIStackView()
    stackView.addArrangedSubview(nameLabel)
    stackView.axis = .vertical
    stackView.spacing = 28
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 2 * 5 + 1, right: 16)
    let stackView2 = UIStackView()
    stackView2.addArrangedSubview(nameField)
    stackView2.addArrangedSubview(box)
    stackView2.addArrangedSubview(stackView)
    stackView2.axis = .vertical
    stackView2.alignment = .fill
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 2 * 5 + 1, right: 16)
    stackView2.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    stackView2.tag = 3
    stackView2.insertArrangedSubview(stackView, at: 0)
    let detailLabel = makeDetailLabel()
    titleLabel.text = tea.title
    titleLabel.font = .preferredFont(forTextStyle: .title3)
    titleLabel.numberOfLines = 0
    let stackView3 = UIStackView(arrangedSubviews: [detailLabel, titleLabel])
    stackView3.axis = .vertical
    stackView3.spacing = 7.5
    stackView3.alignment = .leading
    stackView3.distribution = .fillProportionally
    stackView3.backgroundColor = .white
    stackView3.alpha = 0
    stackView3.tag = 6
    stackView3.setCustomSpacing(Metrics.Card.padding, after: titleLabel)
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    control.selectedSegmentIndex = 1
    control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let stackView4 = UIStackView()
    stackView4.addArrangedSubview(stackView3)
    stackView4.addArrangedSubview(iconView)
    stackView4.addArrangedSubview(control)
    stackView4.axis = .vertical
    stackView4.spacing = 4
    stackView4.alignment = .trailing
    stackView4.distribution = .fillEqually
    stackView4.backgroundColor = .systemBlue
    stackView4.setContentHuggingPriority(.defaultLow, for: .horizontal)
    for subview in [stackView2, stackView4] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    nameField2.leadingAnchor.constraint(equalTo: part.trailingAnchor, constant: 16).isActive = true
    stackView2.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 28).isActive = true
    stackView2.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 8).isActive = true
    stackView4.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: Layout.spacing).isActive = true
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 4),
    part.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -4),
    part.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: Metrics.Card.padding),
    nameField2.centerYAnchor.constraint(equalTo: part.centerYAnchor),
    nameField2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)),
    stackView2.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -8),
    stackView4.topAnchor.constraint(equalToSystemSpacingBelow: stackView2.bottomAnchor, multiplier: 2),
    view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView4.trailingAnchor, constant: Layout.spacing),
    ])
  }
  
  private func makeDetailLabel() -> UILabel {
    let detailLabel = UILabel()
    detailLabel.text = tea.title
    detailLabel.font = .italicSystemFont(ofSize: 14)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textAlignment = .center
    return detailLabel
  }
}

final class Generated55Child1: UIViewController {
  private let text: String
  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(text, style: .headline)
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: 12, left: 8, bottom: 7.5, right: 8))
  }
}

final class Generated55: UIViewController {
  let heading = "offers"
  private enum Layout {
    static let margin: CGFloat = Metrics.gap
    static let spacing = margin / 2
  }
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  private var iconView: UIImageView!
  private let iconView2: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "cart.badge.plus"))
    view.contentMode = .center
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return view
  }()
  private let nameLabel = UILabel()
  private let box: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    return view
  }()
  let moreButton = UIButton()
  private let notesView = UITextView()
  private var iconView3: UIImageView!
  private let box2 = UIView()
  private lazy var continueButton: UIButton = {
    let continueButton = UIButton(type: .custom)
    continueButton.setTitle("Steep address Notifications Tea", for: .normal)
    continueButton.setTitle(steps.joined(separator: " "), for: .selected)
    continueButton.isSelected = true
    return continueButton
  }()
  private let titleLabel = UILabel()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("set up")
    _ = first
    steps.append(first)
    iconView = UIImageView()
    iconView.image = UIImage(systemName: "person.circle")
    iconView.contentMode = .scaleAspectFill
    let child = Generated55Child1("basket Settings Settings Loose")
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    nameLabel.text = Tea.all[2].title
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.textColor = .systemBlue
    let stackView = UIStackView(arrangedSubviews: [iconView, childView, iconView2, nameLabel])
    stackView.axis = .vertical
    stackView.alignment = .leading
    let detailLabel = UILabel()
    detailLabel.text = "Water Order Add"
    detailLabel.font = .systemFont(ofSize: 11)
    detailLabel.numberOfLines = 3
    detailLabel.textColor = .white
    let messageLabel = UILabel()
    messageLabel.attributedText = NSAttributedString(string: heading, attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    messageLabel.numberOfLines = 0
    messageLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let stackView2 = UIStackView(arrangedSubviews: [stackView, detailLabel, messageLabel])
    stackView2.axis = .vertical
    stackView2.distribution = .equalSpacing
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 12, right: 16)
    do {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Rooibos three Tea here"
      configuration.imagePlacement = .leading
      configuration.subtitle = "Settings leaf Payment"
      moreButton.configuration = configuration
    }
    moreButton.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    notesView.text = Tea.all[1].title
    notesView.isScrollEnabled = false
    notesView.font = .preferredFont(forTextStyle: .subheadline)
    notesView.isEditable = false
    notesView.adjustsFontForContentSizeCategory = true
    notesView.setContentCompressionResistancePriority(.required, for: .vertical)
    iconView3 = UIImageView(image: UIImage(systemName: "gear"))
    iconView3.clipsToBounds = true
    iconView3.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    iconView3.widthAnchor.constraint(equalToConstant: 24).isActive = true
    iconView3.heightAnchor.constraint(equalToConstant: 24).isActive = true
    iconView3.accessibilityIdentifier = "leaf nothing rooibos"
    let stackView3 = UIStackView(arrangedSubviews: [moreButton, notesView, iconView3])
    stackView3.axis = .horizontal
    stackView3.alignment = .lastBaseline
    stackView3.isLayoutMarginsRelativeArrangement = true
    stackView3.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 4, trailing: Metrics.Card.padding)
    box2.layer.cornerRadius = 8
    box2.backgroundColor = .white
    box2.tag = 4
    let control = UISwitch().with { made in
      made.isOn = true
      made.backgroundColor = .systemBackground
    }
    control.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(control)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(continueButton)
    titleLabel.text = "a leaf"
    titleLabel.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 18))
    titleLabel.textColor = .systemGray
    titleLabel.lineBreakMode = .byCharWrapping
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    box.addSubviews(stackView3, box2, titleLabel)
    let nameLabel2 = UILabel().with { made in
      made.text = heading
      made.textAlignment = .center
    }
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView2)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    nameLabel2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel2)
    stackView3.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 32).isActive = true
    box.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: Layout.margin).isActive = true
    titleLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20).isActive = true
    let constraint = box.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 4 + 5)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 28).isActive = true
    NSLayoutConstraint.activate([
    NSLayoutConstraint(item: control, attribute: .top, relatedBy: .equal, toItem: box2, attribute: .top, multiplier: 1, constant: Metrics.gap),
    NSLayoutConstraint(item: control, attribute: .leading, relatedBy: .equal, toItem: box2, attribute: .leading, multiplier: 1, constant: 4),
    control.trailingAnchor.constraint(lessThanOrEqualTo: box2.trailingAnchor),
    NSLayoutConstraint(item: continueButton, attribute: .top, relatedBy: .equal, toItem: control, attribute: .bottom, multiplier: 1, constant: 24),
    continueButton.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: Layout.margin),
    continueButton.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -Layout.margin),
    continueButton.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -4),
    stackView3.topAnchor.constraint(equalTo: box.topAnchor, constant: Metrics.Card.padding),
    stackView3.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -32),
    box2.topAnchor.constraint(equalToSystemSpacingBelow: stackView3.bottomAnchor, multiplier: 2),
    box2.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Layout.margin),
    NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .equal, toItem: box2, attribute: .bottom, multiplier: 1, constant: 32),
    box.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 20),
    titleLabel.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -24),
    stackView2.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: Layout.margin),
    stackView2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 0),
    view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 0),
    box.topAnchor.constraint(greaterThanOrEqualTo: stackView2.bottomAnchor, constant: 4),
    box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -28),
    nameLabel2.topAnchor.constraint(equalTo: box.bottomAnchor, constant: Layout.margin),
    nameLabel2.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor),
    nameLabel2.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor, constant: Layout.spacing),
    nameLabel2.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor, constant: 0),
    ])
  }
}

final class Generated56: BaseController {
  let heading = "a Nothing"
  private let tea = Tea.all[2]
  private var isCompact = false
  private enum Layout {
    static let margin: CGFloat = Metrics.Card.padding
    static let spacing = margin / 2
  }
  private let detailLabel: UILabel = {
    let view = UILabel()
    view.text = String(repeating: "Payment Settings to ", count: 3)
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.textAlignment = .center
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    return view
  }()
  private let nameLabel = UILabel()
  private let messageLabel: UILabel = {
    let view = UILabel()
    view.text = Mood.calm.title
    view.font = .preferredFont(forTextStyle: Mood.calm.style)
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 2
    view.alpha = 1
    return view
  }()
  let label2: UILabel = {
    let result = UILabel()
    result.text = "Continue Sign Delivery"
    result.font = .systemFont(ofSize: 13)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 2
    return result
  }()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpConstraints()
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated56, _) in changed.updateForTextSize() }
  }
  
  private func setUpViews() {
    nameLabel.text = heading
    nameLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 16, weight: .medium), maximumPointSize: 43)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 3
    nameLabel.textAlignment = .center
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    contentStack.addArrangedSubview(detailLabel)
    contentStack.addArrangedSubview(nameLabel)
    contentStack.addArrangedSubview(messageLabel)
    contentStack.addArrangedSubview(label2)
  }
  
  private func setUpConstraints() {
  }
  
  private func updateForTextSize() {
    label2.numberOfLines = isCompact ? 0 : 1
  }
}

final class Generated57: UIViewController {
  private enum Layout {
    static let margin: CGFloat = 2 * 5 + 1
    static let spacing = margin / 2
  }
  private let detailLabel: UILabel = {
    let view = UILabel()
    view.text = "Steep out"
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16, weight: .regular))
    view.numberOfLines = 1
    view.textAlignment = .center
    view.textColor = .secondaryLabel
    view.backgroundColor = .label
    view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    return view
  }()
  private let iconView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "gear"))
    view.image = UIImage(named: "photo")
    view.contentMode = .center
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    view.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return view
  }()
  private let label2: UILabel = {
    let result = UILabel()
    result.attributedText = NSAttributedString(string: String(repeating: "Order Notifications ", count: 3), attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 0
    result.tag = 1
    return result
  }()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let stackView = UIStackView()
    stackView.addArrangedSubview(detailLabel)
    stackView.addArrangedSubview(iconView)
    stackView.spacing = 32
    stackView.alignment = .bottom
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 4, right: 16)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    label2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label2)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    label2.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    label2.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor, constant: -Layout.margin).isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: Layout.spacing),
    stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 24),
    stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -24),
    guide.topAnchor.constraint(equalTo: stackView.bottomAnchor),
    guide.widthAnchor.constraint(equalToConstant: 4),
    guide.heightAnchor.constraint(equalToConstant: Layout.margin),
    label2.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: Metrics.gap),
    label2.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -Metrics.gap),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    label2.isHidden = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated58: BaseController {
  private let tea = Tea.all[0]
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 24)
  let moreButton = UIButton()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 12
    ["address", "Ship note offers"].forEach { rows.addArrangedSubview(UILabel.caption($0)) }
    let rows2 = UIStackView()
    rows2.axis = .vertical
    rows2.spacing = 12
    for (index, tea) in Tea.all.enumerated() {
      let row = UILabel("\(index + 1). \(tea.name)", lines: index)
      rows2.addArrangedSubview(row)
      if index == 1 { continue }
      rows2.setCustomSpacing(24, after: row)
    }
    do {
      var configuration = UIButton.Configuration.bordered()
      configuration.title = "Rooibos"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 2 * 5 + 1, leading: 12, bottom: 4, trailing: 12)
      moreButton.configuration = configuration
    }
    contentStack.addArrangedSubview(rows)
    contentStack.addArrangedSubview(rows2)
    contentStack.addArrangedSubview(moreButton)
  }
}

final class Generated59: UIViewController {
  let heading = "Your leaf three"
  let box = UIView().with {
    $0.layer.cornerRadius = 8
  }
  private let iconView: UIImageView = {
    let iconView = UIImageView(image: UIImage(systemName: "gear"))
    return iconView
  }()
  private let continueButton = UIButton()
  private let titleLabel = UILabel()
  private let box3 = UIView()
  private let control = UISwitch()
  let nameLabel: UILabel = {
    let view = UILabel()
    view.text = NSLocalizedString("address Brewing", comment: "")
    view.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 19))
    view.numberOfLines = 0
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    return view
  }()
  
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let scrollView = UIScrollView().with { made in
      made.alwaysBounceVertical = true
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    do {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "basket Payment address Your \(18)"
      continueButton.configuration = configuration
    }
    continueButton.backgroundColor = .systemBlue
    continueButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(iconView)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(continueButton)
    let box2 = UIView().with { made in
      made.layer.cornerRadius = 8
      made.isHidden = true
    }
    titleLabel.attributedText = NSAttributedString(string: "method Total Account out", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(titleLabel)
    box3.layer.cornerRadius = 8
    box3.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    control.isOn = false
    let part = CardView(title: "here", padding: 12)
    part.title = heading
    control.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(control)
    part.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(part)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(nameLabel)
    let stackView = UIStackView()
    stackView.addArrangedSubview(box)
    stackView.addArrangedSubview(box2)
    stackView.addArrangedSubview(box3)
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.distribution = .fillEqually
    stackView.backgroundColor = .systemBackground
    stackView.alpha = 0
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    scrollView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0).isActive = true
    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    iconView.topAnchor.constraint(equalTo: box.topAnchor, constant: Metrics.gap * 2).isActive = true
    iconView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16).isActive = true
    NSLayoutConstraint(item: iconView, attribute: .bottom, relatedBy: .equal, toItem: continueButton, attribute: .top, multiplier: 1, constant: -24).isActive = true
    continueButton.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -Metrics.gap).isActive = true
    let constraint = continueButton.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    titleLabel.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -0).isActive = true
    stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12).isActive = true
    stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 12).isActive = true
    stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * 12).isActive = true
    NSLayoutConstraint.activate([
    box.trailingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 16),
    continueButton.leftAnchor.constraint(equalTo: box.leftAnchor, constant: Metrics.gap),
    titleLabel.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: 7.5),
    titleLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1),
    titleLabel.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)),
    control.topAnchor.constraint(equalTo: box3.layoutMarginsGuide.topAnchor, constant: 8),
    control.bottomAnchor.constraint(equalTo: box3.layoutMarginsGuide.bottomAnchor, constant: -(Metrics.gap * 2)),
    control.leadingAnchor.constraint(equalTo: box3.layoutMarginsGuide.leadingAnchor, constant: 32),
    part.centerYAnchor.constraint(equalTo: control.centerYAnchor),
    part.leadingAnchor.constraint(equalTo: control.trailingAnchor, constant: 4),
    nameLabel.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor),
    nameLabel.leadingAnchor.constraint(equalTo: part.trailingAnchor, constant: 16),
    nameLabel.trailingAnchor.constraint(equalTo: box3.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)),
    stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -12),
    stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -12),
    ])
  }
}
