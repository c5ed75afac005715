// Written by Scripts/generate.
// swift-format-ignore-file
import UIKit

final class Generated20: UITableViewCell {
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 7.5)
  let box: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    result.backgroundColor = .secondaryLabel
    return result
  }()
  private let titleLabel: UILabel = {
    let titleLabel = UILabel()
    titleLabel.text = "Favourites a Temperature Temperature"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 3
    titleLabel.textColor = .clear
    return titleLabel
  }()
  private let moreButton = UIButton(type: .system)
  private let detailLabel = UILabel()
  private var keptStackView: UIStackView?
  private let box2: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentHuggingPriority(.defaultLow, for: .vertical)
    return box
  }()
  private let part = RowView()
  let titleLabel2: UILabel = {
    let titleLabel = UILabel()
    titleLabel.text = "Remove Reviews Remove address"
    titleLabel.font = .systemFont(ofSize: 21, weight: .heavy)
    titleLabel.numberOfLines = 2
    titleLabel.textAlignment = .left
    titleLabel.textColor = .label
    titleLabel.alpha = 1
    return titleLabel
  }()
  private let label2: UILabel = {
    let view = UILabel()
    view.text = "Payment cup Account Ship"
    view.font = .systemFont(ofSize: 15, weight: .semibold)
    view.numberOfLines = 0
    view.textAlignment = .right
    view.adjustsFontSizeToFitWidth = true
    view.minimumScaleFactor = 0.8
    view.setContentHuggingPriority(.defaultLow, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return view
  }()
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    moreButton.setTitle("to", for: .normal)
    moreButton.titleLabel?.adjustsFontForContentSizeCategory = true
    moreButton.contentEdgeInsets = UIEdgeInsets(top: 16, left: 12, bottom: Metrics.gap, right: 12)
    detailLabel.attributedText = NSAttributedString(string: "Tea Total", attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)])
    detailLabel.numberOfLines = 0
    detailLabel.textColor = .systemBackground
    let stackView = UIStackView(arrangedSubviews: [titleLabel, moreButton, detailLabel])
    stackView.axis = .vertical
    stackView.spacing = 7.5
    stackView.alignment = .leading
    stackView.distribution = .fillEqually
    stackView.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stackView.setCustomSpacing(20, after: detailLabel)
    keptStackView = stackView
    part.configure(with: Tea.all[2])
    part.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(part)
    titleLabel2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(titleLabel2)
    box.addSubviews(stackView, box2)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    label2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label2)
    titleLabel2.trailingAnchor.constraint(lessThanOrEqualTo: box2.layoutMarginsGuide.trailingAnchor).isActive = true
    box2.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4).isActive = true
    let constraint = label2.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: gap),
    part.centerXAnchor.constraint(equalTo: box2.layoutMarginsGuide.centerXAnchor),
    part.widthAnchor.constraint(equalTo: box2.layoutMarginsGuide.widthAnchor, multiplier: 0.8),
    part.bottomAnchor.constraint(equalTo: titleLabel2.topAnchor, constant: -24),
    titleLabel2.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 16),
    titleLabel2.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -12).withPriority(UILayoutPriority(999)),
    stackView.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
    stackView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -7.5),
    stackView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Metrics.Card.padding),
    box2.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    box2.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 12),
    NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: contentView, attribute: .top, multiplier: 1, constant: 16),
    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Metrics.Card.padding),
    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Metrics.Card.padding),
    label2.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 16),
    label2.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
    label2.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated20, _) in changed.updateForTextSize() }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func updateForTextSize() {
    keptStackView?.axis = isLarge ? .vertical : .horizontal
    label2.isHidden = traitCollection.preferredContentSizeCategory >= .accessibilityMedium
  }
}

final class Generated21: BaseView {
  let nameLabel = UILabel()
  let part = RowView()
  private let label2: UILabel = {
    let view = UILabel()
    view.text = "Choose"
    view.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .callout).withSymbolicTraits(.traitBold)!, size: 0)
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    view.isHidden = true
    return view
  }()
  
  override func setUp() {
    super.setUp()
    nameLabel.text = "Favourites time Water"
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    nameLabel.numberOfLines = 0
    nameLabel.backgroundColor = .systemBlue
    nameLabel.tag = 3
    let stackView = UIStackView()
    stackView.addArrangedSubviews([nameLabel])
    stackView.spacing = 8
    stackView.alignment = .lastBaseline
    stackView.setContentHuggingPriority(.required, for: .horizontal)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = Metrics.gap
    ["Nothing Water Temperature to", "cup Sign"].forEach { rows.addArrangedSubview(UILabel.caption($0)) }
    let stackView2 = UIStackView(arrangedSubviews: [stackView, rows])
    stackView2.axis = .vertical
    stackView2.spacing = Metrics.gap
    stackView2.accessibilityIdentifier = "for account rooibos"
    part.configure(with: Tea.all[2])
    addSubviews(stackView2, part, label2)
    part.firstBaselineAnchor.constraint(equalTo: stackView2.firstBaselineAnchor).isActive = true
    part.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 24).isActive = true
    label2.leadingAnchor.constraint(equalTo: part.trailingAnchor, constant: 4).isActive = true
    label2.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -0).isActive = true
    NSLayoutConstraint.activate([
    stackView2.topAnchor.constraint(equalTo: topAnchor, constant: 8),
    stackView2.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    stackView2.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
    label2.centerYAnchor.constraint(equalTo: stackView2.centerYAnchor),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    if isLarge { label2.text = ["Continue Remove", "a offers to out"].joined(separator: "\n") }
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated22: UITableViewCell {
  lazy var box: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.alpha = 1
    return view
  }()
  private let iconView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "gear"))
    view.contentMode = .scaleAspectFill
    view.accessibilityIdentifier = "out temperature time"
    return view
  }()
  let box2 = UIView().with {
    $0.layer.cornerRadius = 8
    $0.setContentCompressionResistancePriority(.required, for: .vertical)
    $0.isHidden = true
  }
  private let moreButton: UIButton = {
    let moreButton = UIButton(type: .system)
    moreButton.setTitle("Add Tea Account Add", for: .normal)
    moreButton.setImage(UIImage(systemName: "cup.and.saucer"), for: .normal)
    moreButton.contentHorizontalAlignment = .leading
    return moreButton
  }()
  private let control = UISwitch()
  let iconView2 = UIImageView(image: UIImage(systemName: "person.circle"))
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func setUpViews() {
    control.isOn = false
    box2.addSubviews(moreButton, control)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(iconView)
    box2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(box2)
    iconView2.contentMode = .scaleAspectFill
    iconView2.clipsToBounds = true
    iconView2.widthAnchor.constraint(equalToConstant: 40).isActive = true
    iconView2.heightAnchor.constraint(equalToConstant: 40).isActive = true
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    iconView2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(iconView2)
  }
  
  private func setUpConstraints() {
    var lastAnchor = box2.topAnchor
    for child in [moreButton, control] as [UIView] {
      child.topAnchor.constraint(equalTo: lastAnchor, constant: 7.5).isActive = true
      child.leadingAnchor.constraint(equalTo: box2.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: box2.trailingAnchor).isActive = true
      lastAnchor = child.bottomAnchor
    }
    lastAnchor.constraint(equalTo: box2.bottomAnchor).isActive = true
    box.layoutMarginsGuide.trailingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 8).isActive = true
    box2.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 4).isActive = true
    iconView2.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 24),
    iconView.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 8),
    box2.topAnchor.constraint(equalToSystemSpacingBelow: iconView.bottomAnchor, multiplier: 1),
    box2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -4),
    box2.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -28),
    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -0),
    iconView2.topAnchor.constraint(equalToSystemSpacingBelow: box.bottomAnchor, multiplier: 1),
    iconView2.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.Card.padding),
    ])
  }
}

final class Generated23: BaseView {
  private let tea = Tea.all[0]
  private let continueButton: UIButton = {
    let continueButton = UIButton()
    do {
      var configuration = UIButton.Configuration.borderedProminent()
      configuration.title = "Total note a"
      continueButton.configuration = configuration
    }
    return continueButton
  }()
  private let box = UIView()
  let box2 = UIView()
  
  override func setUp() {
    super.setUp()
    let detailLabel = UILabel()
    detailLabel.text = tea.note ?? "No note"
    detailLabel.font = .preferredFont(forTextStyle: .title1)
    detailLabel.numberOfLines = 2
    detailLabel.backgroundColor = .systemBlue
    let notesView = UITextView()
    notesView.text = tea.name
    notesView.isScrollEnabled = false
    let stackView = UIStackView(arrangedSubviews: [detailLabel, notesView])
    stackView.axis = .vertical
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 32, right: 16)
    let stackView2 = UIStackView()
    stackView2.addArrangedSubviews([stackView, continueButton])
    stackView2.axis = .vertical
    stackView2.spacing = 20
    stackView2.alignment = .leading
    box.layer.cornerRadius = 8
    box2.layer.cornerRadius = 8
    box2.backgroundColor = .label
    let notesView2 = UITextView()
    notesView2.text = NSLocalizedString("a Brewing Your", comment: "")
    notesView2.isScrollEnabled = false
    notesView2.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .caption2).fontDescriptor, size: 12)
    box2.addSubviews(notesView2)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 12
    for (mood, size) in zip(Mood.allCases, [12, 20, 28] as [CGFloat]) {
      let row = UILabel()
      row.text = mood.rawValue.capitalized
      row.font = .systemFont(ofSize: size)
      rows.addArrangedSubview(row)
    }
    for subview in [box2, rows] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(subview)
    }
    addSubviews(stackView2, box)
    rows.topAnchor.constraint(equalTo: box2.topAnchor).isActive = true
    NSLayoutConstraint.activate([
    notesView2.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: 20),
    notesView2.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 8),
    notesView2.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -8),
    notesView2.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -24),
    NSLayoutConstraint(item: box2, attribute: .top, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 28),
    NSLayoutConstraint(item: box2, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottom, multiplier: 1, constant: -4).withPriority(UILayoutPriority(999)),
    box2.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 32),
    rows.leadingAnchor.constraint(equalTo: box2.trailingAnchor, constant: 8),
    rows.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -7.5),
    stackView2.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 4),
    stackView2.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 20),
    stackView2.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -20),
    box.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 24),
    box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 24),
    box.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -24),
    box.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -0),
    ])
  }
}

final class Generated24: UIViewController {
  private let continueButton = UIButton(type: .system).with {
    $0.setTitle("to a here", for: .normal)
    $0.titleLabel?.adjustsFontForContentSizeCategory = true
  }
  
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
    setUpConstraints()
  }
  
  private func setUpViews() {
    view.addSubviews(continueButton)
  }
  
  private func setUpConstraints() {
    continueButton.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor, constant: 2 * 5 + 1).isActive = true
    NSLayoutConstraint.activate([
    continueButton.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 16),
    continueButton.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor, constant: -(2 * 5 + 1)),
    ])
  }
}

final class Generated25: BaseView {
  private var isCompact = true
  private let actionButton: UIButton = {
    let result = UIButton()
    do {
      var configuration = UIButton.Configuration.bordered()
      configuration.title = "Favourites Loose yet"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 2 * 5 + 1, leading: 12, bottom: Metrics.gap, trailing: 12)
      result.configuration = configuration
    }
    result.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return result
  }()
  let nameField2 = UITextField()
  private let detailLabel: UILabel = {
    let detailLabel = UILabel()
    detailLabel.text = "Nothing Your"
    detailLabel.font = .italicSystemFont(ofSize: 16)
    detailLabel.numberOfLines = 0
    return detailLabel
  }()
  private let symbolView = UIImageView(image: UIImage(systemName: "house.fill"))
  private let caption: UILabel = {
    let caption = UILabel()
    caption.text = "note Water"
    caption.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)!, size: 0)
    caption.numberOfLines = 2
    caption.backgroundColor = .white
    caption.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    caption.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    return caption
  }()
  private let pairView: UIView = {
    let view = UIView()
    return view
  }()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 28),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 28),
  ]
  
  override func setUp() {
    super.setUp()
    let box = UIView()
    box.layer.cornerRadius = 8
    let nameField = UITextField()
    nameField.placeholder = "Rooibos"
    nameField.text = "Continue Settings"
    nameField.borderStyle = .none
    nameField.adjustsFontForContentSizeCategory = true
    nameField.setContentHuggingPriority(.defaultHigh, for: .vertical)
    nameField.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameField)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 12
    do {
      var number = 3
      while number > 0 {
        rows.addArrangedSubview(UILabel("\(number) offers note Total"))
        number -= 1
      }
    }
    let stackView = UIStackView.row(box, actionButton, rows)
    stackView.axis = .vertical
    stackView.alignment = .trailing
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: Metrics.Card.padding, left: 16, bottom: 32, right: 16)
    let part = RowView()
    part.configure(with: Tea.all[2])
    nameField2.placeholder = "Delivery Continue"
    nameField2.borderStyle = .none
    nameField2.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 18, weight: .heavy))
    nameField2.isSecureTextEntry = true
    let nameLabel = UILabel()
    nameLabel.text = String(repeating: "Order Temperature ", count: 3)
    nameLabel.textColor = .systemBackground
    nameLabel.lineBreakMode = .byTruncatingMiddle
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let stackView2 = UIStackView.column([part, nameField2, nameLabel])
    stackView2.axis = .vertical
    stackView2.spacing = Metrics.gap
    stackView2.alignment = .trailing
    let stackView3 = UIStackView(arrangedSubviews: [stackView2])
    stackView3.axis = .horizontal
    stackView3.spacing = 24
    stackView3.isLayoutMarginsRelativeArrangement = true
    stackView3.layoutMargins = UIEdgeInsets(top: 28, left: 16, bottom: 0, right: 16)
    symbolView.contentMode = .center
    symbolView.clipsToBounds = true
    symbolView.alpha = 0
    pairView.addSubviews(symbolView, caption)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView3)
    detailLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(detailLabel)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(pairView)
    nameField.topAnchor.constraint(equalTo: box.topAnchor, constant: 2 * 5 + 1).isActive = true
    detailLabel.leadingAnchor.constraint(equalTo: stackView3.trailingAnchor).isActive = true
    pairView.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -0).isActive = true
    NSLayoutConstraint.activate([
    nameField.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    nameField.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -0),
    nameField.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20).withPriority(UILayoutPriority(999)),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    NSLayoutConstraint(item: stackView, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 7.5),
    stackView.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -32),
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
    NSLayoutConstraint(item: stackView3, attribute: .centerY, relatedBy: .equal, toItem: stackView, attribute: .centerY, multiplier: 1, constant: 0),
    stackView3.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: Metrics.Card.padding),
    detailLabel.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    pairView.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    pairView.leadingAnchor.constraint(equalTo: detailLabel.trailingAnchor, constant: 12),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
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
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated26: UIViewController {
  let heading = "Tea a"
  private lazy var continueButton: UIButton = {
    let continueButton = UIButton(type: .system)
    continueButton.setTitle(heading, for: .normal)
    continueButton.titleLabel?.font = .preferredFont(forTextStyle: .title3)
    continueButton.contentHorizontalAlignment = .leading
    continueButton.setTitle(heading, for: .selected)
    continueButton.isSelected = false
    return continueButton
  }()
  private var heightConstraint: NSLayoutConstraint?
  
  override func viewDidLoad() {
    super.viewDidLoad()
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(continueButton)
    heightConstraint = continueButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.gap)
    heightConstraint?.isActive = true
    continueButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20).isActive = true
    NSLayoutConstraint.activate([
    continueButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    continueButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 59)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated27: BaseView {
  let heading = "minutes minutes Order Sign"
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 7.5)
  private let messageLabel: UILabel = {
    let messageLabel = UILabel()
    messageLabel.attributedText = NSAttributedString(string: "Delivery Notifications", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textAlignment = .justified
    messageLabel.backgroundColor = .label
    messageLabel.tag = 7
    return messageLabel
  }()
  private lazy var messageLabel2: UILabel = {
    let view = UILabel()
    view.text = heading
    view.textAlignment = .right
    view.textColor = .red
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    return view
  }()
  lazy var detailLabel: UILabel = {
    let view = UILabel()
    view.text = heading
    view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 11, weight: .heavy))
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 0
    return view
  }()
  private lazy var label2: UILabel = {
    let view = UILabel()
    view.text = heading
    view.font = .note
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 2
    view.lineBreakMode = .byClipping
    return view
  }()
  private var heightConstraint: NSLayoutConstraint?
  
  override func setUp() {
    super.setUp()
    let box = UIView().with { made in
      made.layer.cornerRadius = 8
      made.setContentHuggingPriority(.defaultHigh, for: .vertical)
    }
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(messageLabel)
    messageLabel2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(messageLabel2)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 0
    ["Delivery address", "Remove Temperature"].forEach { rows.addArrangedSubview(UILabel.caption($0)) }
    let stackView = UIStackView.column([detailLabel, rows])
    stackView.spacing = 20
    stackView.alignment = .center
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 28, right: 16)
    let rows2 = UIStackView()
    rows2.axis = .vertical
    rows2.spacing = Metrics.gap * 2
    for tea in Tea.all where tea.price < 4 {
      let row = UILabel(tea.title, style: .largeTitle)
      rows2.addArrangedSubview(row)
    }
    for subview in [box, stackView, rows2, label2] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    heightConstraint = rows2.heightAnchor.constraint(greaterThanOrEqualToConstant: 12)
    heightConstraint?.isActive = true
    box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32).isActive = true
    rows2.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 16).isActive = true
    label2.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32).isActive = true
    NSLayoutConstraint.activate([
    messageLabel.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: gap),
    messageLabel.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -(2 * 5 + 1)),
    messageLabel.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 32),
    messageLabel2.centerYAnchor.constraint(equalTo: messageLabel.centerYAnchor),
    messageLabel2.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 7.5),
    messageLabel2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -0),
    box.topAnchor.constraint(equalTo: self.topAnchor, constant: gap),
    box.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -32),
    stackView.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 12),
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2 * 5 + 1),
    stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -(2 * 5 + 1)),
    rows2.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
    rows2.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28),
    label2.topAnchor.constraint(equalTo: rows2.bottomAnchor, constant: 20),
    NSLayoutConstraint(item: label2, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
    label2.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    switch traitCollection.preferredContentSizeCategory {
      case .accessibilityExtraLarge, .accessibilityExtraExtraLarge: label2.text = "time \(46)"
      case let size where size.isAccessibilityCategory: label2.textAlignment = .center
      default: break
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 33)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated28: UIViewController {
  private var isCompact = true
  private let scrollView: UIScrollView = {
    let view = UIScrollView()
    view.alwaysBounceVertical = true
    return view
  }()
  let detailLabel = UILabel()
  let box = UIView()
  private lazy var control: UISwitch = {
    let result = UISwitch()
    result.isOn = true
    return result
  }()
  private var keptStackView2: UIStackView?
  
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    detailLabel.attributedText = NSAttributedString(string: Tea.all[1].note ?? "note Your", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
    detailLabel.numberOfLines = 2
    let stackView = UIStackView()
    stackView.addArrangedSubviews([detailLabel])
    stackView.axis = .horizontal
    stackView.spacing = Metrics.gap
    stackView.alignment = .lastBaseline
    stackView.accessibilityIdentifier = "remove account"
    box.layer.cornerRadius = 8
    control.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(control)
    let stackView2 = UIStackView.row(stackView, box)
    stackView2.axis = .vertical
    stackView2.spacing = 0
    keptStackView2 = stackView2
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView2)
    control.topAnchor.constraint(equalTo: box.topAnchor, constant: 4).isActive = true
    stackView2.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -7.5).isActive = true
    NSLayoutConstraint.activate([
    scrollView.topAnchor.constraint(equalTo: view.topAnchor),
    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    control.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 32),
    control.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    control.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
    stackView2.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 7.5),
    stackView2.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 7.5),
    stackView2.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -7.5),
    stackView2.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * 7.5),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated28, _) in changed.updateForTextSize() }
  }
  
  private func updateForTextSize() {
    keptStackView2?.axis = isCompact ? .vertical : .horizontal
  }
}

final class Generated29: BaseView {
  private var isCompact = false
  private let part = RowView()
  
  override func setUp() {
    super.setUp()
    part.configure(with: Tea.all[2])
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
    part.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: Metrics.gap).isActive = true
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: Metrics.gap * 2),
    part.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -Metrics.gap),
    part.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -32),
    ])
  }
}

final class Generated30: UIViewController {
  let heading = "three Loose Notifications Your"
  private var isCompact = true
  let nameField: UITextField = {
    let view = UITextField()
    view.placeholder = "basket"
    view.adjustsFontForContentSizeCategory = true
    view.alpha = 1
    return view
  }()
  private let detailLabel = UILabel()
  let nameLabel3: UILabel = {
    let result = UILabel()
    result.text = Mood.awake.title
    result.font = .note
    result.adjustsFontForContentSizeCategory = true
    result.accessibilityIdentifier = "water nothing method"
    return result
  }()
  private let part = RowView(Tea.all[1])
  let box = UIView()
  let notesView = UITextView()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let nameLabel = UILabel()
    nameLabel.text = heading
    nameLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 18, weight: .heavy))
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 1
    nameLabel.textColor = .label
    nameLabel.backgroundColor = .white
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let nameLabel2 = UILabel()
    nameLabel2.text = heading
    nameLabel2.font = .note
    nameLabel2.adjustsFontForContentSizeCategory = true
    detailLabel.text = "Tea"
    detailLabel.numberOfLines = 2
    let stackView = UIStackView.row(nameLabel, nameLabel2, nameField, detailLabel)
    stackView.axis = .vertical
    stackView.spacing = Metrics.gap
    stackView.distribution = .equalCentering
    stackView.backgroundColor = .clear
    stackView.removeArrangedSubview(nameLabel)
    nameLabel.removeFromSuperview()
    let stackView2 = UIStackView(arrangedSubviews: [stackView, nameLabel3])
    stackView2.axis = .vertical
    stackView2.backgroundColor = .secondaryLabel
    stackView2.tag = 1
    box.layer.cornerRadius = 8
    notesView.text = "Delivery Total Ship Temperature"
    notesView.isScrollEnabled = false
    notesView.font = .preferredFont(forTextStyle: .caption1)
    notesView.isEditable = false
    notesView.adjustsFontForContentSizeCategory = true
    notesView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(notesView)
    let stackView3 = UIStackView()
    stackView3.addArrangedSubviews([part, box])
    stackView3.axis = .vertical
    stackView3.spacing = 7.5
    stackView3.alignment = .fill
    stackView3.accessibilityIdentifier = "method order reviews favourites"
    stackView3.tag = 0
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView2)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView3)
    notesView.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    stackView3.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: Metrics.Card.padding).isActive = true
    stackView3.rightAnchor.constraint(equalTo: view.readableContentGuide.rightAnchor, constant: -(Metrics.gap * 2)).isActive = true
    NSLayoutConstraint.activate([
    notesView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
    box.trailingAnchor.constraint(equalTo: notesView.trailingAnchor, constant: 4),
    notesView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -(2 * 5 + 1)),
    stackView2.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: Metrics.gap * 2),
    stackView2.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
    stackView2.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -0),
    stackView3.leftAnchor.constraint(equalTo: view.readableContentGuide.leftAnchor, constant: Metrics.gap * 2),
    ])
  }
}

final class Generated31Part1: UILabel {
  var inset: CGFloat = 28
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "Nothing"
    font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .systemFont(ofSize: 24))
    numberOfLines = 1
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + inset * 2, height: size.height + inset)
  }
}

final class Generated31: UITableViewCell {
  let heading = "Brewing Notifications"
  let box = UIView()
  private let part = CardView(title: "Add Brewing", padding: 20)
  let detailLabel = UILabel()
  private let control: UISwitch = {
    let result = UISwitch()
    result.isOn = true
    result.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return result
  }()
  let box2 = UIView()
  private let titleLabel = UILabel()
  private let control2 = UISwitch()
  private let box3: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    return box
  }()
  private let messageLabel = UILabel()
  private let box4: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    return result
  }()
  private let detailLabel2 = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.layer.cornerRadius = 8
    part.title = heading
    detailLabel.text = "here to three"
    detailLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
    detailLabel.textAlignment = .right
    part.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(part)
    detailLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(detailLabel)
    control.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(control)
    box2.layer.cornerRadius = 8
    titleLabel.text = heading
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.textColor = .clear
    let part2 = RowView()
    part2.configure(with: Tea.all[2])
    box2.addSubviews(titleLabel, part2)
    control2.isOn = true
    control2.accessibilityIdentifier = "total"
    let part3 = Generated31Part1()
    let stackView = UIStackView()
    stackView.addArrangedSubview(control2)
    stackView.addArrangedSubview(part3)
    stackView.axis = .vertical
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 2 * 5 + 1, left: 16, bottom: Metrics.gap * 2, right: 16)
    let stackView2 = UIStackView(arrangedSubviews: [box, box2, stackView])
    stackView2.spacing = 0
    let iconView = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
    iconView.clipsToBounds = true
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    iconView.setContentHuggingPriority(.defaultHigh, for: .vertical)
    iconView.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    messageLabel.attributedText = NSAttributedString(string: ["a Add Settings Payment", "Account for"].joined(separator: "\n"), attributes: [.font: UIFont.preferredFont(forTextStyle: .callout)])
    messageLabel.backgroundColor = .white
    messageLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let part4 = CardView(title: "Change", padding: 20)
    part4.title = "Account address Harvest"
    box4.addSubviews(part4)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(iconView)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(messageLabel)
    box4.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(box4)
    detailLabel2.text = "Your"
    detailLabel2.font = .systemFont(ofSize: 22, weight: .semibold)
    detailLabel2.numberOfLines = 3
    detailLabel2.textColor = .white
    for subview in [stackView2, box3, detailLabel2] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    detailLabel.topAnchor.constraint(equalToSystemSpacingBelow: part.bottomAnchor, multiplier: 1).isActive = true
    detailLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 12).isActive = true
    control.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -0).isActive = true
    titleLabel.topAnchor.constraint(equalTo: box2.topAnchor, constant: 4).isActive = true
    NSLayoutConstraint(item: part2, attribute: .top, relatedBy: .equal, toItem: titleLabel, attribute: .bottom, multiplier: 1, constant: 4).isActive = true
    let views: [String: Any] = ["part4": part4]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-16-[part4]-4-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box4.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[part4]-16-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box4.trailingAnchor.constraint(equalTo: box3.trailingAnchor, constant: -4).isActive = true
    heightConstraint = stackView2.heightAnchor.constraint(greaterThanOrEqualToConstant: 16)
    heightConstraint?.isActive = true
    stackView2.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7.5).isActive = true
    stackView2.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -0).isActive = true
    NSLayoutConstraint(item: detailLabel2, attribute: .firstBaseline, relatedBy: .equal, toItem: stackView2, attribute: .firstBaseline, multiplier: 1, constant: 0).isActive = true
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: box.topAnchor, constant: 28),
    part.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Metrics.gap * 2),
    part.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -(Metrics.gap * 2)),
    detailLabel.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -12),
    control.topAnchor.constraint(equalTo: detailLabel.bottomAnchor, constant: 7.5),
    control.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: Metrics.gap),
    control.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    titleLabel.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: 16),
    titleLabel.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -16),
    part2.leftAnchor.constraint(equalTo: box2.leftAnchor, constant: Metrics.gap),
    part2.rightAnchor.constraint(equalTo: box2.rightAnchor, constant: -Metrics.gap),
    part2.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -4),
    iconView.topAnchor.constraint(equalTo: box3.topAnchor, constant: 24),
    iconView.leadingAnchor.constraint(equalTo: box3.leadingAnchor, constant: 16),
    iconView.trailingAnchor.constraint(equalTo: box3.trailingAnchor, constant: -16),
    messageLabel.topAnchor.constraint(equalToSystemSpacingBelow: iconView.bottomAnchor, multiplier: 1),
    NSLayoutConstraint(item: messageLabel, attribute: .leading, relatedBy: .equal, toItem: box3, attribute: .leading, multiplier: 1, constant: 2 * 5 + 1),
    NSLayoutConstraint(item: messageLabel, attribute: .trailing, relatedBy: .equal, toItem: box3, attribute: .trailing, multiplier: 1, constant: -(2 * 5 + 1)),
    box4.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 28),
    box4.leadingAnchor.constraint(equalTo: box3.leadingAnchor, constant: 4),
    box4.bottomAnchor.constraint(equalTo: box3.bottomAnchor, constant: -4),
    stackView2.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 7.5),
    box3.topAnchor.constraint(equalTo: stackView2.topAnchor),
    box3.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 16),
    NSLayoutConstraint(item: detailLabel2, attribute: .leading, relatedBy: .equal, toItem: box3, attribute: .trailing, multiplier: 1, constant: 7.5),
    detailLabel2.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -(2 * 5 + 1)),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func updateForTextSize() {
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 56)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated32Child1: UIViewController {
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
    label.pin(to: view, insets: UIEdgeInsets(top: Metrics.gap, left: 8, bottom: 32, right: 8))
  }
}

final class Generated32: UIViewController {
  let heading = "note Brewing Total Order"
  private enum Layout {
    static let margin: CGFloat = 7.5
    static let spacing = margin / 2
  }
  private let part: RowView = {
    let result = RowView()
    result.configure(with: Tea.all[1])
    return result
  }()
  private let moreButton: UIButton = {
    let result = UIButton()
    do {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Settings Water"
      configuration.imagePlacement = .bottom
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 28, trailing: 12)
      result.configuration = configuration
    }
    return result
  }()
  private var notesView: UITextView!
  private let box = UIView()
  private let iconView = UIImageView(image: UIImage(systemName: "house.fill"))
  lazy var titleLabel2: UILabel = {
    let result = UILabel()
    result.text = heading
    result.font = .preferredFont(forTextStyle: .footnote)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 2
    result.textAlignment = .left
    result.textColor = .red
    return result
  }()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 32
    rows.addArrangedSubviews(Mood.allCases.map { UILabel($0.title, style: $0.style) })
    let stackView = UIStackView()
    stackView.addArrangedSubview(rows)
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.backgroundColor = .systemBlue
    let stackView2 = UIStackView()
    stackView2.addArrangedSubviews([part, moreButton])
    stackView2.axis = .horizontal
    stackView2.spacing = 0
    stackView2.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stackView2.removeArrangedSubview(part)
    part.removeFromSuperview()
    notesView = UITextView()
    notesView.text = heading
    notesView.isScrollEnabled = false
    notesView.alpha = 1
    let stackView3 = UIStackView(arrangedSubviews: [stackView2, notesView])
    stackView3.axis = .vertical
    stackView3.spacing = 28
    stackView3.isLayoutMarginsRelativeArrangement = true
    stackView3.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let child = Generated32Child1(["time Continue out a", "Harvest"].joined(separator: "\n"))
    addChild(child)
    let childView: UIView = child.view
    child.didMove(toParent: self)
    let titleLabel = UILabel().with { made in
      made.text = "offers Sign method"
      made.adjustsFontForContentSizeCategory = true
      made.textAlignment = .right
      made.textColor = .clear
      made.adjustsFontSizeToFitWidth = true
      made.minimumScaleFactor = 0.5
    }
    box.layer.cornerRadius = 8
    iconView.image = UIImage(named: "photo")
    iconView.widthAnchor.constraint(equalToConstant: Metrics.side).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: Metrics.side).isActive = true
    iconView.tag = 8
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(iconView)
    titleLabel2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(titleLabel2)
    let stackView4 = UIStackView.column([childView, titleLabel, box])
    stackView4.axis = .horizontal
    stackView4.distribution = .equalCentering
    stackView4.isLayoutMarginsRelativeArrangement = true
    stackView4.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView3)
    stackView4.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView4)
    titleLabel2.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor, constant: 7.5).isActive = true
    stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: Layout.margin).isActive = true
    stackView3.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 4).isActive = true
    stackView4.centerYAnchor.constraint(equalTo: stackView.centerYAnchor).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: Metrics.gap * 2),
    iconView.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 4),
    titleLabel2.topAnchor.constraint(equalTo: iconView.bottomAnchor, constant: 32),
    titleLabel2.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor, constant: -7.5),
    titleLabel2.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -Layout.margin),
    stackView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 24),
    stackView3.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    NSLayoutConstraint(item: stackView4, attribute: .leading, relatedBy: .equal, toItem: stackView3, attribute: .trailing, multiplier: 1, constant: 12),
    stackView4.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -20),
    ])
  }
}

final class Generated33: UITableViewCell {
  let heading = "for"
  private var isCompact = false
  private enum Layout {
    static let margin: CGFloat = Metrics.gap
    static let spacing = margin / 2
  }
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  let box2: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    return box
  }()
  private let titleLabel = UILabel()
  let detailLabel = UILabel()
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    steps.append("set up")
    _ = first
    steps.append(first)
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 12
    for (index, tea) in Tea.all.enumerated() {
      let row = UILabel("\(index + 1). \(tea.name)", lines: index)
      rows.addArrangedSubview(row)
      if index == 1 { continue }
      rows.setCustomSpacing(Metrics.Card.padding, after: row)
    }
    box.addSubviews(rows)
    let iconView = makeIconView()
    titleLabel.text = "Add for Weekly"
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline).withSize(21)
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .natural
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(titleLabel)
    detailLabel.text = Mood.merry.title
    detailLabel.font = .preferredFont(forTextStyle: .title1)
    detailLabel.numberOfLines = 2
    detailLabel.textColor = .systemBlue
    detailLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let stackView = UIStackView()
    stackView.addArrangedSubviews([detailLabel])
    stackView.axis = .horizontal
    stackView.spacing = 4
    stackView.alignment = .firstBaseline
    stackView.distribution = .fillProportionally
    stackView.isHidden = true
    let stackView2 = UIStackView()
    stackView2.addArrangedSubview(iconView)
    stackView2.addArrangedSubview(box2)
    stackView2.addArrangedSubview(stackView)
    stackView2.axis = .vertical
    stackView2.distribution = .equalSpacing
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView2)
    rows.pin(to: box, insets: Metrics.insets)
    titleLabel.pin(to: box2, insets: .zero)
    NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Layout.margin),
    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Layout.margin),
    box.bottomAnchor.constraint(equalTo: stackView2.topAnchor, constant: -Layout.spacing),
    NSLayoutConstraint(item: stackView2, attribute: .centerX, relatedBy: .equal, toItem: contentView, attribute: .centerX, multiplier: 1, constant: 0),
    stackView2.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1),
    stackView2.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -0),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func makeIconView() -> UIImageView {
    let view = UIImageView()
    view.image = UIImage(systemName: "cart.badge.plus")
    view.backgroundColor = .secondaryLabel
    view.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return view
  }
}

final class Generated34: UIViewController {
  let heading = "offers Your basket"
  private let tea = Tea.all[2]
  private enum Layout {
    static let margin: CGFloat = 7.5
    static let spacing = margin / 2
  }
  private let box: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    return view
  }()
  let box2 = UIView()
  let detailLabel = UILabel()
  private lazy var nameField: UITextField = {
    let view = UITextField()
    view.placeholder = heading
    view.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 19))
    view.isSecureTextEntry = true
    view.clearButtonMode = .whileEditing
    return view
  }()
  private let symbolView = UIImageView()
  private var caption: UILabel!
  let pairView: UIView = {
    let pairView = UIView()
    return pairView
  }()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 8),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 8),
  ]
  private var heightConstraint: NSLayoutConstraint?
  
  override func viewDidLoad() {
    super.viewDidLoad()
    let nameLabel = UILabel()
    nameLabel.text = tea.title
    nameLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 20, weight: .semibold), maximumPointSize: 33)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.lineBreakMode = .byWordWrapping
    box2.layer.cornerRadius = 8
    box2.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    detailLabel.text = tea.note ?? "No note"
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .systemBackground
    detailLabel.lineBreakMode = .byTruncatingMiddle
    detailLabel.adjustsFontSizeToFitWidth = true
    detailLabel.minimumScaleFactor = 0.8
    detailLabel.setContentHuggingPriority(.defaultLow, for: .vertical)
    detailLabel.tag = 2
    detailLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(detailLabel)
    nameField.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(nameField)
    box.addSubviews(nameLabel, box2)
    symbolView.image = UIImage(systemName: "chevron.right")
    caption = UILabel()
    caption.text = "Delivery address"
    caption.font = .systemFont(ofSize: 20, weight: .light)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 1
    caption.textColor = .clear
    pairView.addSubviews(symbolView, caption)
    for subview in [box, pairView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    detailLabel.topAnchor.constraint(equalTo: box2.topAnchor, constant: Layout.spacing).isActive = true
    NSLayoutConstraint(item: nameField, attribute: .top, relatedBy: .equal, toItem: detailLabel, attribute: .bottom, multiplier: 1, constant: Layout.spacing).isActive = true
    nameField.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: 7.5).isActive = true
    box2.trailingAnchor.constraint(equalTo: nameField.trailingAnchor, constant: 7.5).isActive = true
    nameField.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -Layout.margin).isActive = true
    heightConstraint = pairView.heightAnchor.constraint(greaterThanOrEqualToConstant: 8)
    heightConstraint?.isActive = true
    view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 32).isActive = true
    NSLayoutConstraint.activate([
    detailLabel.centerXAnchor.constraint(equalTo: box2.centerXAnchor),
    detailLabel.widthAnchor.constraint(equalTo: box2.widthAnchor, multiplier: 0.8),
    nameLabel.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 28),
    nameLabel.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -16),
    nameLabel.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1),
    box2.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
    box2.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: Metrics.Card.padding),
    box2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -4),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Layout.spacing),
    box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 32),
    pairView.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    pairView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: Layout.spacing),
    pairView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -Layout.spacing),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated34, _) in changed.updateForTextSize() }
  }
  
  private func updateForTextSize() {
    if traitCollection.preferredContentSizeCategory >= .accessibilityLarge {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 54)
  }
}

final class Generated35: UITableViewCell {
  let heading = "Add"
  private let tea = Tea.all[0]
  private enum Layout {
    static let margin: CGFloat = 32
    static let spacing = margin / 2
  }
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 24)
  private let notesView: UITextView = {
    let result = UITextView()
    result.text = Tea.all[0].title
    result.isScrollEnabled = false
    result.isEditable = false
    result.adjustsFontForContentSizeCategory = true
    return result
  }()
  private let messageLabel: UILabel = {
    let result = UILabel()
    result.text = Tea.all[0].title
    result.numberOfLines = 2
    return result
  }()
  private var heightConstraint: NSLayoutConstraint?
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
    setUpConstraints()
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func setUpViews() {
    notesView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(notesView)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(messageLabel)
  }
  
  private func setUpConstraints() {
    heightConstraint = messageLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 24)
    heightConstraint?.isActive = true
    messageLabel.topAnchor.constraint(equalToSystemSpacingBelow: notesView.bottomAnchor, multiplier: 2).isActive = true
    NSLayoutConstraint.activate([
    notesView.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor, constant: 2 * 5 + 1),
    notesView.centerXAnchor.constraint(equalTo: contentView.layoutMarginsGuide.centerXAnchor),
    notesView.widthAnchor.constraint(equalTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: 1),
    messageLabel.centerXAnchor.constraint(equalTo: contentView.layoutMarginsGuide.centerXAnchor),
    messageLabel.widthAnchor.constraint(equalTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: 0.8),
    messageLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor, constant: -32),
    ])
  }
  
  private func updateForTextSize() {
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 47)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated36: UIViewController {
  let heading = "Choose Settings"
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 24)
  private let control: UISwitch = {
    let result = UISwitch()
    result.isOn = false
    return result
  }()
  private let iconView = UIImageView()
  var label2: UILabel!
  
  override func viewDidLoad() {
    super.viewDidLoad()
    iconView.image = UIImage(systemName: "star")
    iconView.contentMode = .scaleAspectFit
    iconView.isHidden = true
    let stackView = UIStackView(arrangedSubviews: [control, iconView])
    stackView.axis = .vertical
    let stackView2 = UIStackView.row(stackView)
    stackView2.axis = .vertical
    stackView2.backgroundColor = .systemBlue
    stackView2.setCustomSpacing(12, after: stackView)
    label2 = UILabel()
    label2.text = "yet"
    label2.font = .preferredFont(forTextStyle: .caption1)
    label2.adjustsFontForContentSizeCategory = true
    label2.numberOfLines = 2
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView2)
    label2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label2)
    label2.centerYAnchor.constraint(equalTo: stackView2.centerYAnchor).isActive = true
    NSLayoutConstraint.activate([
    stackView2.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor, constant: 7.5),
    stackView2.bottomAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.bottomAnchor, constant: -0),
    stackView2.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 4),
    label2.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 7.5),
    label2.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor, constant: -7.5),
    ])
    updateForTextSize()
  }
  
  private func updateForTextSize() {
    label2.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated37Part1: UILabel {
  var inset: CGFloat = Metrics.gap
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "a yet Brewing Choose"
    font = .systemFont(ofSize: 21)
    numberOfLines = 1
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + inset * 2, height: size.height + inset)
  }
}

final class Generated37: UITableViewCell {
  let heading = "Weekly Change Loose Brewing"
  private let tea = Tea.all[2]
  private var isCompact = true
  var box: UIView!
  let titleLabel = UILabel()
  private let titleLabel2 = UILabel()
  let control = UISlider()
  private let moreButton: UIButton = {
    let view = UIButton(type: .system)
    view.setTitle(Tea.all[2].note ?? "minutes Weekly Delivery", for: .normal)
    view.titleLabel?.adjustsFontForContentSizeCategory = true
    view.titleLabel?.numberOfLines = 2
    view.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    view.contentEdgeInsets = UIEdgeInsets(top: 4, left: 12, bottom: Metrics.Card.padding, right: 12)
    view.setTitleColor(.systemGray, for: .normal)
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return view
  }()
  private lazy var notesView: UITextView = {
    let result = UITextView()
    result.text = tea.name
    result.isScrollEnabled = false
    result.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 21))
    result.tag = 4
    return result
  }()
  private var keptStackView2: UIStackView?
  private let iconView2 = UIImageView()
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 28
    rows.addArrangedSubviews(Mood.allCases.map { UILabel($0.title, style: $0.style) })
    box = UIView()
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    titleLabel.text = heading
    titleLabel.font = UIFont(name: "Avenir", size: 14) ?? .systemFont(ofSize: 13)
    titleLabel.numberOfLines = 0
    let actionButton = UIButton()
    actionButton.setTitle(tea.name, for: .normal)
    actionButton.titleLabel?.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 13))
    actionButton.titleLabel?.adjustsFontForContentSizeCategory = true
    actionButton.isEnabled = true
    actionButton.setContentHuggingPriority(.defaultHigh, for: .vertical)
    titleLabel2.text = "here here yet Sign"
    titleLabel2.font = .preferredFont(forTextStyle: .subheadline)
    titleLabel2.adjustsFontForContentSizeCategory = true
    titleLabel2.numberOfLines = 2
    titleLabel2.adjustsFontSizeToFitWidth = true
    titleLabel2.minimumScaleFactor = 0.5
    titleLabel2.accessibilityIdentifier = "loose account"
    let stackView = UIStackView(arrangedSubviews: [actionButton, titleLabel2])
    stackView.axis = .vertical
    stackView.spacing = 28
    stackView.alignment = .fill
    stackView.setCustomSpacing(4, after: titleLabel2)
    let box2 = UIView().with { made in
      made.layer.cornerRadius = 8
    }
    control.minimumValue = 0
    control.maximumValue = 10
    control.value = 4
    for subview in [control, moreButton] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      box2.addSubview(subview)
    }
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(titleLabel)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(stackView)
    box2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(box2)
    let part = Generated37Part1()
    let iconView = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
    iconView.contentMode = .scaleAspectFill
    let stackView2 = UIStackView()
    stackView2.addArrangedSubview(part)
    stackView2.addArrangedSubview(notesView)
    stackView2.addArrangedSubview(iconView)
    stackView2.spacing = 2 * 5 + 1
    keptStackView2 = stackView2
    iconView2.image = UIImage(systemName: "cart.badge.plus")
    let stackView3 = UIStackView(arrangedSubviews: [stackView2, iconView2])
    stackView3.axis = .vertical
    stackView3.spacing = 0
    stackView3.alignment = .leading
    stackView3.setContentCompressionResistancePriority(.required, for: .horizontal)
    for subview in [rows, box, stackView3] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    let guide = UILayoutGuide()
    contentView.addLayoutGuide(guide)
    control.topAnchor.constraint(equalTo: box2.topAnchor).isActive = true
    NSLayoutConstraint(item: moreButton, attribute: .top, relatedBy: .equal, toItem: control, attribute: .bottom, multiplier: 1, constant: Metrics.gap * 2).isActive = true
    let views: [String: Any] = ["titleLabel": titleLabel, "stackView": stackView, "box2": box2]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[titleLabel]-16-[stackView]-16-[box2]-8-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[titleLabel]-4-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[stackView]-gap-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[box2]-4-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    rows.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24).isActive = true
    box.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24).isActive = true
    NSLayoutConstraint.activate([
    control.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: 8),
    control.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -8),
    moreButton.leadingAnchor.constraint(equalTo: box2.leadingAnchor),
    moreButton.trailingAnchor.constraint(lessThanOrEqualTo: box2.trailingAnchor),
    moreButton.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -28).withPriority(UILayoutPriority(999)),
    rows.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 20),
    rows.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -20),
    guide.topAnchor.constraint(equalTo: rows.bottomAnchor),
    guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 0),
    guide.widthAnchor.constraint(equalToConstant: 28),
    guide.heightAnchor.constraint(equalToConstant: 32),
    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
    box.bottomAnchor.constraint(equalTo: stackView3.topAnchor, constant: -Metrics.gap),
    stackView3.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
    stackView3.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -28),
    stackView3.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.gap),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func updateForTextSize() {
    keptStackView2?.axis = traitCollection.preferredContentSizeCategory > .accessibilityMedium ? .vertical : .horizontal
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated38: UIViewController {
  private let tea = Tea.all[1]
  private let box: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.backgroundColor = .systemBlue
    return box
  }()
  private lazy var nameField: UITextField = {
    let result = UITextField()
    result.placeholder = String(repeating: "Settings Temperature Delivery ", count: 2)
    result.adjustsFontForContentSizeCategory = true
    result.isHidden = true
    return result
  }()
  private let part = CardView(title: "Harvest", padding: 4)
  private let iconView = UIImageView()
  
  override func viewDidLoad() {
    super.viewDidLoad()
    part.title = tea.note ?? "No note"
    iconView.image = UIImage(systemName: "cup.and.saucer")
    iconView.clipsToBounds = true
    iconView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    iconView.setContentCompressionResistancePriority(.defaultHigh + 1, for: .vertical)
    nameField.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameField)
    part.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(part)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(iconView)
    let stackView = UIStackView.row(box)
    stackView.axis = .horizontal
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    var lastAnchor = box.layoutMarginsGuide.topAnchor
    for child in [nameField, part, iconView] as [UIView] {
      child.topAnchor.constraint(equalTo: lastAnchor, constant: 4).isActive = true
      child.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor).isActive = true
      lastAnchor = child.bottomAnchor
    }
    lastAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor).isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
    stackView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor, constant: 28),
    view.readableContentGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 28),
    stackView.bottomAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.bottomAnchor, constant: -(Metrics.gap * 2)),
    ])
  }
}

final class Generated39: UITableViewCell {
  private let moreButton: UIButton = {
    let moreButton = UIButton(type: .system)
    moreButton.setTitle("Settings", for: .normal)
    moreButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    moreButton.contentHorizontalAlignment = .fill
    return moreButton
  }()
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    moreButton.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(moreButton)
    NSLayoutConstraint.activate([
    moreButton.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor, constant: 8),
    moreButton.leftAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leftAnchor, constant: 2 * 5 + 1),
    moreButton.rightAnchor.constraint(equalTo: contentView.layoutMarginsGuide.rightAnchor, constant: -(2 * 5 + 1)),
    moreButton.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor, constant: -20),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
