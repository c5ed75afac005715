// Written by Scripts/generate.
// swift-format-ignore-file
import UIKit

final class Generated0: BaseView {
  private enum Layout {
    static let margin: CGFloat = 2 * 5 + 1
    static let spacing = margin / 2
  }
  private let box = UIView()
  private let part = RowView()
  private let nameLabel = UILabel()
  let control: UISegmentedControl = {
    let result = UISegmentedControl(items: ["Steep Sign Add", "Notifications Sign"])
    result.selectedSegmentIndex = 1
    return result
  }()
  
  override func setUp() {
    super.setUp()
    box.layer.cornerRadius = 8
    let continueButton = UIButton(type: .system)
    continueButton.setTitle("Weekly", for: .normal)
    continueButton.titleLabel?.font = .preferredFont(forTextStyle: .title1)
    continueButton.setTitleColor(.white, for: .normal)
    part.configure(with: Tea.all[2])
    nameLabel.text = Mood.calm.title
    nameLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 23))
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .left
    nameLabel.lineBreakMode = .byWordWrapping
    let stackView = UIStackView(arrangedSubviews: [continueButton, part, nameLabel])
    stackView.axis = .vertical
    stackView.spacing = 7.5
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.layoutMargins = UIEdgeInsets(top: 2 * 5 + 1, left: 16, bottom: 20, right: 16)
    box.addSubviews(stackView)
    addSubviews(box, control)
    stackView.pin(to: box, insets: .zero)
    control.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 28).isActive = true
    NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: self.topAnchor, constant: 8),
    box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Layout.margin),
    NSLayoutConstraint(item: box, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 20),
    NSLayoutConstraint(item: control, attribute: .top, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 0),
    control.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -12),
    ])
  }
}

final class Generated1: UIView {
  let heading = "Payment Account"
  private enum Layout {
    static let margin: CGFloat = 4
    static let spacing = margin / 2
  }
  let messageLabel: UILabel = {
    let result = UILabel()
    result.text = "basket three cup"
    result.font = .systemFont(ofSize: 19)
    result.numberOfLines = 3
    return result
  }()
  private lazy var notesView: UITextView = {
    let view = UITextView()
    view.text = heading
    view.isScrollEnabled = false
    return view
  }()
  private lazy var moreButton2: UIButton = {
    let result = UIButton()
    do {
      var configuration = UIButton.Configuration.filled()
      configuration.title = heading
      result.configuration = configuration
    }
    return result
  }()
  let continueButton = UIButton(type: .system)
  private let control: UIPageControl = {
    let view = UIPageControl()
    view.numberOfPages = 3
    return view
  }()
  private let notesView2 = UITextView()
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    let detailLabel = UILabel()
    detailLabel.text = String(repeating: "for ", count: 1)
    detailLabel.font = .preferredFont(forTextStyle: .caption2)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 2
    detailLabel.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    let titleLabel = UILabel()
    titleLabel.text = "out"
    titleLabel.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 34)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 2
    titleLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let stackView = UIStackView(arrangedSubviews: [detailLabel, titleLabel])
    stackView.axis = .vertical
    stackView.alignment = .leading
    let detailLabel2 = UILabel()
    detailLabel2.attributedText = NSAttributedString(string: Tea.all[1].note ?? "time Reviews here Rooibos", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
    detailLabel2.adjustsFontForContentSizeCategory = true
    detailLabel2.numberOfLines = 0
    detailLabel2.textColor = .white
    let stackView2 = UIStackView()
    stackView2.addArrangedSubview(messageLabel)
    stackView2.addArrangedSubview(detailLabel2)
    stackView2.addArrangedSubview(notesView)
    stackView2.axis = .vertical
    stackView2.spacing = 8
    stackView2.alignment = .leading
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 32, left: 16, bottom: 16, right: 16)
    let moreButton = UIButton(type: .system)
    moreButton.setTitle("Notifications Steep note Ship", for: .normal)
    moreButton.titleLabel?.adjustsFontForContentSizeCategory = true
    moreButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 8, right: 12)
    let stackView3 = UIStackView(arrangedSubviews: [moreButton, moreButton2])
    stackView3.axis = .vertical
    stackView3.spacing = 24
    stackView3.alignment = .fill
    stackView3.distribution = .fillProportionally
    stackView3.setContentHuggingPriority(.required, for: .vertical)
    let stackView4 = UIStackView(arrangedSubviews: [stackView, stackView2, stackView3])
    stackView4.axis = .vertical
    stackView4.spacing = 32
    stackView4.removeArrangedSubview(stackView)
    stackView.removeFromSuperview()
    continueButton.setTitle("Change Nothing Add Sign", for: .normal)
    continueButton.titleLabel?.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold)!, size: 0)
    continueButton.setTitleColor(.red, for: .normal)
    notesView2.text = "Notifications"
    notesView2.isScrollEnabled = false
    notesView2.font = .preferredFont(forTextStyle: .title1)
    notesView2.backgroundColor = .systemBackground
    let stackView5 = UIStackView()
    stackView5.addArrangedSubview(control)
    stackView5.addArrangedSubview(notesView2)
    stackView5.spacing = 16
    stackView4.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView4)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(continueButton)
    stackView5.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView5)
    heightConstraint = stackView4.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    heightConstraint?.isActive = true
    stackView4.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true
    NSLayoutConstraint(item: stackView4, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -20).isActive = true
    stackView5.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: Layout.margin).isActive = true
    stackView5.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20).isActive = true
    NSLayoutConstraint.activate([
    stackView4.topAnchor.constraint(equalTo: self.topAnchor, constant: 16),
    continueButton.topAnchor.constraint(equalTo: stackView4.bottomAnchor, constant: 24),
    continueButton.centerXAnchor.constraint(equalTo: centerXAnchor),
    continueButton.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: Layout.margin),
    continueButton.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: 0),
    stackView5.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 4),
    stackView5.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -4),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError() }
  
  private func updateForTextSize() {
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 48)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated2: BaseView {
  let heading = "Ship method Steep Continue"
  private let tea = Tea.all[1]
  private let box2: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.alpha = 0
    return box
  }()
  private lazy var titleLabel: UILabel = {
    let view = UILabel()
    view.text = tea.name
    view.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 12, weight: .regular), maximumPointSize: 25)
    view.adjustsFontForContentSizeCategory = true
    view.lineBreakMode = .byCharWrapping
    return view
  }()
  private var titleLabel2: UILabel!
  private lazy var box3: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.accessibilityIdentifier = "offers offers remove"
    return box
  }()
  private let nameField2 = UITextField()
  private let label2 = UILabel()
  lazy var symbolView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "gear"))
    view.contentMode = .scaleAspectFill
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }()
  private let caption: UILabel = {
    let caption = UILabel()
    caption.text = "basket out"
    caption.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .caption1).fontDescriptor, size: 17)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    caption.textAlignment = .center
    caption.textColor = .label
    return caption
  }()
  let pairView: UIView = {
    let view = UIView()
    return view
  }()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 2 * 5 + 1),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 2 * 5 + 1),
  ]
  
  override func setUp() {
    super.setUp()
    let box = UIView()
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let detailLabel = makeDetailLabel()
    let iconView = UIImageView()
    iconView.image = UIImage(systemName: "cart.badge.plus")
    iconView.image = UIImage(named: "photo")
    iconView.adjustsImageSizeForAccessibilityContentSizeCategory = true
    iconView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    box.addSubviews(detailLabel, iconView)
    let messageLabel = UILabel()
    messageLabel.text = tea.note ?? "No note"
    messageLabel.numberOfLines = 2
    let control = UISwitch().with { made in
      made.isOn = true
    }
    for subview in [messageLabel, control, titleLabel] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      box2.addSubview(subview)
    }
    let stackView = UIStackView.column([box, box2])
    stackView.axis = .vertical
    stackView.spacing = 7.5
    stackView.distribution = .fill
    stackView.alpha = 1
    let control2 = UIActivityIndicatorView(style: .large)
    let nameField = UITextField().with { made in
      made.placeholder = tea.title
      made.text = "Loose Settings leaf"
      made.borderStyle = .bezel
      made.font = .preferredFont(forTextStyle: .caption1)
      made.clearButtonMode = .whileEditing
    }
    titleLabel2 = UILabel()
    titleLabel2.text = ["for", "Reviews here Ship here"].joined(separator: "\n")
    titleLabel2.font = .systemFont(ofSize: 18)
    titleLabel2.adjustsFontForContentSizeCategory = true
    titleLabel2.numberOfLines = 0
    titleLabel2.textAlignment = .justified
    titleLabel2.adjustsFontSizeToFitWidth = true
    titleLabel2.minimumScaleFactor = 0.5
    titleLabel2.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let messageLabel2 = UILabel()
    messageLabel2.text = tea.name
    messageLabel2.font = .preferredFont(forTextStyle: .caption1)
    messageLabel2.adjustsFontForContentSizeCategory = true
    messageLabel2.numberOfLines = 0
    messageLabel2.textAlignment = .justified
    let stackView2 = UIStackView(arrangedSubviews: [control2, nameField, titleLabel2, messageLabel2])
    stackView2.axis = .vertical
    stackView2.spacing = Metrics.gap * 2
    stackView2.alignment = .leading
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 7.5, right: 16)
    nameField2.placeholder = Mood.merry.title
    nameField2.font = .heading
    nameField2.adjustsFontForContentSizeCategory = true
    let detailLabel2 = UILabel().with { made in
      made.text = "Steep address"
      made.font = UIFont(name: "Avenir", size: 17) ?? .systemFont(ofSize: 17)
      made.adjustsFontForContentSizeCategory = true
      made.numberOfLines = 3
      made.adjustsFontSizeToFitWidth = true
      made.minimumScaleFactor = 0.8
    }
    nameField2.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(nameField2)
    detailLabel2.translatesAutoresizingMaskIntoConstraints = false
    box3.addSubview(detailLabel2)
    let stackView3 = UIStackView(arrangedSubviews: [stackView2, box3])
    stackView3.spacing = Metrics.Card.padding
    stackView3.distribution = .equalSpacing
    stackView3.backgroundColor = .red
    stackView3.setContentHuggingPriority(.required, for: .horizontal)
    label2.attributedText = NSAttributedString(string: "Choose", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    label2.adjustsFontForContentSizeCategory = true
    label2.numberOfLines = 0
    label2.alpha = 1
    label2.accessibilityIdentifier = "remove weekly continue address"
    pairView.addSubviews(symbolView, caption)
    for subview in [stackView, stackView3, label2, pairView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    detailLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4).isActive = true
    messageLabel.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: 24).isActive = true
    titleLabel.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 4 + 6).withPriority(.defaultHigh).isActive = true
    titleLabel.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -4).isActive = true
    nameField2.leadingAnchor.constraint(equalTo: box3.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1).isActive = true
    nameField2.trailingAnchor.constraint(equalTo: box3.layoutMarginsGuide.trailingAnchor, constant: -(2 * 5 + 1)).isActive = true
    detailLabel2.leadingAnchor.constraint(equalTo: box3.layoutMarginsGuide.leadingAnchor, constant: 28).isActive = true
    stackView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 7.5).isActive = true
    pairView.firstBaselineAnchor.constraint(equalTo: stackView.firstBaselineAnchor).isActive = true
    NSLayoutConstraint.activate([
    NSLayoutConstraint(item: detailLabel, attribute: .top, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 1, constant: 24),
    detailLabel.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    iconView.topAnchor.constraint(equalTo: detailLabel.bottomAnchor, constant: 4),
    iconView.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 28),
    NSLayoutConstraint(item: iconView, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottom, multiplier: 1, constant: -12),
    messageLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 16),
    messageLabel.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -16),
    control.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 2 * 5 + 1),
    control.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 7.5),
    control.trailingAnchor.constraint(lessThanOrEqualTo: box2.layoutMarginsGuide.trailingAnchor),
    NSLayoutConstraint(item: titleLabel, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: control, attribute: .bottom, multiplier: 1, constant: 4),
    titleLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 28),
    titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: box2.layoutMarginsGuide.trailingAnchor),
    nameField2.topAnchor.constraint(equalTo: box3.layoutMarginsGuide.topAnchor, constant: Metrics.Card.padding),
    detailLabel2.topAnchor.constraint(equalTo: nameField2.bottomAnchor, constant: 7.5),
    detailLabel2.trailingAnchor.constraint(lessThanOrEqualTo: box3.layoutMarginsGuide.trailingAnchor),
    detailLabel2.bottomAnchor.constraint(equalTo: box3.layoutMarginsGuide.bottomAnchor, constant: -28),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    stackView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -16),
    stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: Metrics.gap),
    stackView3.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    stackView3.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 4),
    label2.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    label2.leadingAnchor.constraint(equalTo: stackView3.trailingAnchor),
    pairView.leadingAnchor.constraint(equalTo: label2.trailingAnchor, constant: 2 * 5 + 1),
    pairView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -24),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated2, _) in changed.updateForTextSize() }
  }
  
  private func makeDetailLabel() -> UILabel {
    let result = UILabel()
    result.text = "Brewing"
    result.font = .preferredFont(forTextStyle: .headline)
    return result
  }
  
  private func updateForTextSize() {
    label2.numberOfLines = isLarge ? 0 : 1
    if traitCollection.preferredContentSizeCategory >= .accessibilityMedium {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }
}

final class Generated3: UIView {
  let heading = "leaf"
  private var summary: String { heading + ", Continue Payment Temperature here" }
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: Metrics.gap * 2)
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  let control = UISlider()
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func commonInit() {
    steps.append("set up")
    _ = first
    steps.append(first)
    control.minimumValue = 0
    control.maximumValue = 10
    control.value = 4
    let part = CardView(title: "cup leaf")
    part.views = [UILabel("Temperature a Weekly"), UILabel.caption("leaf Remove cup Add")]
    addSubviews(control, part)
    control.topAnchor.constraint(equalTo: topAnchor, constant: 24).isActive = true
    NSLayoutConstraint(item: part, attribute: .centerY, relatedBy: .equal, toItem: control, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
    NSLayoutConstraint.activate([
    control.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    control.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gap),
    part.leadingAnchor.constraint(equalTo: control.trailingAnchor, constant: 32),
    part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.Card.padding),
    ])
  }
}

final class Generated4: BaseView {
  private enum Layout {
    static let margin: CGFloat = 4
    static let spacing = margin / 2
  }
  private let continueButton = UIButton(type: .system)
  private let box2: UIView = {
    let box = UIView()
    box.layer.cornerRadius = 8
    box.backgroundColor = .systemBackground
    box.isHidden = true
    return box
  }()
  private let detailLabel = UILabel()
  private let notesView = UITextView()
  private let messageLabel = UILabel()
  private let iconView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "gear"))
    view.image = UIImage(named: "photo")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
    view.widthAnchor.constraint(equalToConstant: 24).isActive = true
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    view.alpha = 0.5
    return view
  }()
  
  override func setUp() {
    super.setUp()
    continueButton.setTitle("Tea cup time Remove", for: .normal)
    continueButton.titleLabel?.adjustsFontForContentSizeCategory = true
    continueButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let box = UIView().with { made in
      made.layer.cornerRadius = 8
    }
    detailLabel.text = "Account Choose"
    detailLabel.numberOfLines = 2
    detailLabel.textAlignment = .center
    notesView.text = "Temperature a Nothing"
    notesView.isScrollEnabled = false
    notesView.isEditable = false
    notesView.adjustsFontForContentSizeCategory = true
    messageLabel.text = "Reviews"
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 0
    messageLabel.textAlignment = .right
    detailLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(detailLabel)
    notesView.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(notesView)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(messageLabel)
    box2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(box2)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(iconView)
    continueButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(continueButton)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    detailLabel.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -Metrics.Card.padding).isActive = true
    box2.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: Layout.margin).isActive = true
    box2.topAnchor.constraint(equalTo: box.topAnchor, constant: 24).isActive = true
    box2.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20).isActive = true
    box.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: Layout.spacing).isActive = true
    box.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -(Metrics.gap * 2)).isActive = true
    NSLayoutConstraint.activate([
    NSLayoutConstraint(item: detailLabel, attribute: .top, relatedBy: .equal, toItem: box2, attribute: .top, multiplier: 1, constant: 8),
    NSLayoutConstraint(item: detailLabel, attribute: .leading, relatedBy: .equal, toItem: box2, attribute: .leading, multiplier: 1, constant: Metrics.Card.padding),
    notesView.topAnchor.constraint(equalToSystemSpacingBelow: detailLabel.bottomAnchor, multiplier: 1),
    notesView.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: Metrics.gap * 2),
    notesView.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -(Metrics.gap * 2)),
    messageLabel.topAnchor.constraint(equalTo: notesView.bottomAnchor, constant: 24),
    messageLabel.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: Layout.margin),
    messageLabel.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -(2 * 5 + 1)),
    box2.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
    iconView.topAnchor.constraint(equalTo: box2.bottomAnchor, constant: 4),
    iconView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -Layout.spacing),
    iconView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -7.5),
    continueButton.topAnchor.constraint(equalTo: topAnchor),
    continueButton.leadingAnchor.constraint(equalTo: leadingAnchor),
    self.trailingAnchor.constraint(equalTo: continueButton.trailingAnchor),
    box.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 20),
    trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
    ])
  }
}

final class Generated5: UIView {
  let heading = "Reviews Delivery Favourites Favourites"
  private let tea = Tea.all[1]
  let nameField = UITextField()
  var continueButton: UIButton!
  let label2 = UILabel()
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    nameField.placeholder = "Payment offers Temperature Change"
    nameField.borderStyle = .none
    nameField.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21, weight: .semibold))
    nameField.adjustsFontForContentSizeCategory = true
    nameField.accessibilityIdentifier = "brewing time here method"
    let messageLabel = UILabel()
    messageLabel.text = tea.name
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textColor = .secondaryLabel
    messageLabel.lineBreakMode = .byClipping
    let stackView = UIStackView(arrangedSubviews: [nameField, messageLabel])
    stackView.axis = .vertical
    stackView.insertArrangedSubview(messageLabel, at: 0)
    continueButton = UIButton(type: .custom)
    continueButton.setTitle("note Brewing".uppercased(), for: .normal)
    continueButton.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16, weight: .heavy))
    continueButton.isEnabled = false
    label2.text = Tea.all[0].title
    label2.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22, weight: .light))
    label2.adjustsFontForContentSizeCategory = true
    label2.numberOfLines = 2
    addSubviews(stackView, continueButton, label2)
    heightConstraint = label2.heightAnchor.constraint(greaterThanOrEqualToConstant: 32)
    heightConstraint?.isActive = true
    stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28).isActive = true
    continueButton.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 8).isActive = true
    label2.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24).isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: topAnchor, constant: 28),
    stackView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 28),
    continueButton.centerXAnchor.constraint(equalTo: centerXAnchor),
    continueButton.leadingAnchor.constraint(greaterThanOrEqualTo: self.leadingAnchor),
    continueButton.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    label2.topAnchor.constraint(equalTo: continueButton.bottomAnchor, constant: Metrics.gap),
    label2.centerXAnchor.constraint(equalTo: centerXAnchor),
    label2.widthAnchor.constraint(equalTo: self.widthAnchor, multiplier: 1),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated5, _) in changed.updateForTextSize() }
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func updateForTextSize() {
    switch traitCollection.preferredContentSizeCategory {
      case .accessibilityExtraLarge, .accessibilityExtraExtraLarge: label2.text = tea.note ?? "No note"
      case let size where size.isAccessibilityCategory: label2.textAlignment = .center
      default: break
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 53)
  }
}

final class Generated6: BaseView {
  let heading = "minutes a"
  private var isCompact = true
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 0)
  private let iconView = UIImageView(image: UIImage(systemName: "person.circle"))
  private let actionButton = UIButton()
  
  override func setUp() {
    super.setUp()
    iconView.clipsToBounds = true
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    iconView.setContentHuggingPriority(.defaultHigh, for: .vertical)
    actionButton.setTitle(Tea.all[1].note ?? "a Account", for: .normal)
    iconView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(iconView)
    actionButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(actionButton)
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: topAnchor, constant: 2 * 5 + 1),
    iconView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    iconView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 7.5),
    actionButton.centerYAnchor.constraint(equalTo: iconView.centerYAnchor),
    actionButton.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: gap),
    actionButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.gap),
    ])
  }
}

final class Generated7: UIView {
  let heading = "Account Reviews cup Steep"
  private var summary: String { "out".uppercased() + ", to Water method Account" }
  let moreButton2: UIButton = {
    let view = UIButton(type: .system)
    view.setTitle("Favourites", for: .normal)
    return view
  }()
  private let control2 = UISwitch()
  private let moreButton3: UIButton = {
    let moreButton = UIButton()
    moreButton.setTitle(NSLocalizedString("Reviews yet Brewing", comment: ""), for: .normal)
    moreButton.titleLabel?.font = .preferredFont(forTextStyle: .title3)
    moreButton.titleLabel?.numberOfLines = 0
    return moreButton
  }()
  private var keptStackView4: UIStackView?
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    let control = UISwitch()
    control.isOn = true
    control.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    let nameLabel = UILabel()
    nameLabel.text = summary
    nameLabel.font = .systemFont(ofSize: 21)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.textAlignment = .justified
    nameLabel.textColor = .red
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.5
    let moreButton = UIButton()
    do {
      var configuration = UIButton.Configuration.borderedProminent()
      configuration.title = "Harvest Order"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      moreButton.configuration = configuration
    }
    let stackView = UIStackView()
    stackView.addArrangedSubview(nameLabel)
    stackView.addArrangedSubview(moreButton)
    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.alignment = .leading
    stackView.insertArrangedSubview(moreButton, at: 0)
    let actionButton = UIButton().with { made in
      do {
        var configuration = UIButton.Configuration.borderless()
        configuration.title = "minutes Payment Order"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
        made.configuration = configuration
      }
    }
    let stackView2 = UIStackView(arrangedSubviews: [moreButton2, actionButton])
    stackView2.spacing = Metrics.gap * 2
    stackView2.alignment = .lastBaseline
    stackView2.distribution = .fillProportionally
    stackView2.setCustomSpacing(2 * 5 + 1, after: moreButton2)
    control2.isOn = false
    control2.isHidden = true
    let stackView3 = UIStackView.row(control2, moreButton3)
    stackView3.axis = .vertical
    stackView3.spacing = Metrics.gap * 2
    stackView3.alignment = .center
    let stackView4 = UIStackView(arrangedSubviews: [stackView, stackView2, stackView3])
    stackView4.axis = .vertical
    stackView4.spacing = 32
    stackView4.alignment = .fill
    stackView4.setContentCompressionResistancePriority(.required, for: .vertical)
    keptStackView4 = stackView4
    addSubviews(control, stackView4)
    heightConstraint = stackView4.heightAnchor.constraint(greaterThanOrEqualToConstant: 12)
    heightConstraint?.isActive = true
    control.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor).isActive = true
    stackView4.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4).isActive = true
    NSLayoutConstraint.activate([
    control.topAnchor.constraint(equalTo: topAnchor, constant: 20),
    control.centerXAnchor.constraint(equalTo: centerXAnchor),
    control.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
    stackView4.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 28),
    stackView4.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
    stackView4.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -Metrics.Card.padding),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func updateForTextSize() {
    if traitCollection.preferredContentSizeCategory >= .accessibilityLarge {
      keptStackView4?.axis = .vertical
      keptStackView4?.alignment = .leading
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 31)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated8: BaseView {
  let heading = "Harvest"
  private let part: RowView = {
    let part = RowView(Tea.all[2])
    return part
  }()
  
  override func setUp() {
    super.setUp()
    setUpViews()
    setUpConstraints()
  }
  
  private func setUpViews() {
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
  }
  
  private func setUpConstraints() {
    let constraint = part.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Metrics.gap)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    NSLayoutConstraint.activate([
    part.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    NSLayoutConstraint(item: part, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: Metrics.gap * 2),
    part.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -(Metrics.gap * 2)),
    ])
  }
}

final class Generated9: UIView {
  private var isCompact = false
  let nameField = UITextField()
  private let label2: UILabel = {
    let result = UILabel()
    result.text = "Remove \(43)"
    result.font = .systemFont(ofSize: 13, weight: .medium)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 1
    result.textColor = .systemGray
    result.setContentCompressionResistancePriority(.required, for: .horizontal)
    return result
  }()
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 0
    do {
      let teas = Tea.all.filter { $0.note != nil }.sorted { $0.price < $1.price }
      teas.map { RowView($0) }.forEach(rows.addArrangedSubview)
    }
    nameField.placeholder = String(repeating: "to a ", count: 3)
    nameField.text = "Temperature".uppercased()
    nameField.borderStyle = .bezel
    nameField.setContentHuggingPriority(.required, for: .vertical)
    nameField.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubviews(rows, nameField, label2)
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint(item: nameField, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -(2 * 5 + 1)).isActive = true
    NSLayoutConstraint.activate([
    rows.topAnchor.constraint(equalTo: self.topAnchor, constant: 16),
    rows.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 24),
    rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
    nameField.topAnchor.constraint(equalToSystemSpacingBelow: rows.bottomAnchor, multiplier: 1),
    nameField.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 2 * 5 + 1),
    guide.topAnchor.constraint(equalTo: nameField.bottomAnchor),
    guide.leadingAnchor.constraint(equalTo: leadingAnchor),
    label2.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 0),
    guide.widthAnchor.constraint(equalToConstant: 2 * 5 + 1),
    guide.heightAnchor.constraint(equalToConstant: 4),
    label2.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: Metrics.gap),
    label2.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Metrics.gap),
    NSLayoutConstraint(item: label2, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -8),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError() }
  
  private func updateForTextSize() {
    if traitCollection.preferredContentSizeCategory >= .accessibilityExtraExtraLarge { label2.text = "Harvest" }
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated10Part1: UIView {
  private let label = UILabel()
  let name: String
  init(name: String = "note") {
    self.name = name
    super.init(frame: .zero)
    label.text = name
    label.font = .preferredFont(forTextStyle: .title2)
    label.numberOfLines = 0
    addSubview(label)
    label.pin(to: self, insets: UIEdgeInsets(top: 24, left: 8, bottom: 20, right: 8))
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class Generated10: BaseView {
  let heading = "Continue Rooibos Delivery Brewing"
  private var isCompact = false
  private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: 2 * 5 + 1)
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  lazy var nameField: UITextField = {
    let view = UITextField()
    view.placeholder = Tea.all[1].note ?? "Sign Loose cup"
    view.text = steps.joined(separator: " ")
    view.borderStyle = .bezel
    view.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .caption2).withSymbolicTraits(.traitBold)!, size: 0)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .white
    return view
  }()
  private let control: UIStepper = {
    let control = UIStepper()
    control.value = 2
    return control
  }()
  private let iconView: UIImageView = {
    let result = UIImageView(image: UIImage(systemName: "star"))
    result.contentMode = .center
    return result
  }()
  let box = UIView()
  private var keptStackView2: UIStackView?
  private let nameField3 = UITextField()
  private let titleLabel = UILabel().with {
    $0.text = "to Reviews Brewing Remove"
    $0.font = .preferredFont(forTextStyle: .largeTitle)
    $0.adjustsFontForContentSizeCategory = true
  }
  let control2: UIPageControl = {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }()
  let nameLabel: UILabel = {
    let result = UILabel()
    result.text = NSLocalizedString("Delivery Weekly Order leaf", comment: "")
    result.font = .boldSystemFont(ofSize: 19)
    result.adjustsFontForContentSizeCategory = true
    result.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    return result
  }()
  private let box2: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    return result
  }()
  let messageLabel = UILabel()
  private let titleLabel2 = UILabel()
  private var keptStackView4: UIStackView?
  private let part: Generated10Part1 = {
    let part = Generated10Part1()
    return part
  }()
  private let symbolView: UIImageView = {
    let view = UIImageView()
    view.image = UIImage(systemName: "house.fill")
    view.contentMode = .scaleAspectFit
    view.widthAnchor.constraint(equalToConstant: 24).isActive = true
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    view.backgroundColor = .systemGray
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }()
  let caption: UILabel = {
    let caption = UILabel()
    caption.text = "Change cup"
    caption.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15, weight: .light))
    caption.numberOfLines = 0
    caption.setContentCompressionResistancePriority(.required, for: .horizontal)
    return caption
  }()
  private var pairView: UIView!
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 2 * 5 + 1),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 2 * 5 + 1),
  ]
  
  override func setUp() {
    super.setUp()
    steps.append("set up")
    _ = first
    steps.append(first)
    let stackView = UIStackView(arrangedSubviews: [nameField, control])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.alignment = .center
    stackView.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    box.layer.cornerRadius = 8
    box.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    let nameField2 = UITextField().with { made in
      made.placeholder = steps.joined(separator: " ")
      made.borderStyle = .roundedRect
      made.font = .systemFont(ofSize: 18, weight: .heavy)
    }
    nameField2.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameField2)
    let stackView2 = UIStackView.row(stackView, iconView, box)
    stackView2.axis = .horizontal
    stackView2.spacing = Metrics.Card.padding
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 12)
    keptStackView2 = stackView2
    nameField3.placeholder = steps.joined(separator: " ")
    nameField3.borderStyle = .none
    nameField3.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .footnote).fontDescriptor, size: 18)
    nameField3.isSecureTextEntry = true
    nameField3.clearButtonMode = .whileEditing
    nameField3.backgroundColor = .red
    let stackView3 = UIStackView(arrangedSubviews: [nameField3, titleLabel, control2])
    stackView3.axis = .vertical
    stackView3.spacing = 12
    stackView3.insertArrangedSubview(control2, at: 0)
    messageLabel.text = heading
    messageLabel.font = .boldSystemFont(ofSize: 19)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 2
    titleLabel2.text = steps.joined(separator: " ")
    titleLabel2.numberOfLines = 0
    titleLabel2.setContentHuggingPriority(.defaultHigh + 1, for: .vertical)
    titleLabel2.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(messageLabel)
    titleLabel2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(titleLabel2)
    let stackView4 = UIStackView(arrangedSubviews: [stackView3, nameLabel, box2])
    stackView4.spacing = 28
    stackView4.alignment = .bottom
    stackView4.setCustomSpacing(Metrics.gap, after: box2)
    keptStackView4 = stackView4
    pairView = UIView()
    pairView.addSubviews(symbolView, caption)
    for subview in [stackView2, stackView4, part, pairView] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    nameField2.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 12).isActive = true
    nameField2.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -32).isActive = true
    messageLabel.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: Metrics.Card.padding).isActive = true
    stackView2.topAnchor.constraint(equalTo: self.topAnchor, constant: Metrics.gap).isActive = true
    stackView2.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    stackView4.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 12).isActive = true
    pairView.topAnchor.constraint(equalTo: stackView2.topAnchor).isActive = true
    NSLayoutConstraint.activate([
    nameField2.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 32),
    nameField2.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -8),
    messageLabel.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: gap),
    messageLabel.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -Metrics.Card.padding),
    titleLabel2.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 8),
    titleLabel2.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: Metrics.Card.padding),
    box2.layoutMarginsGuide.trailingAnchor.constraint(equalTo: titleLabel2.trailingAnchor, constant: Metrics.Card.padding),
    titleLabel2.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -20),
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    NSLayoutConstraint(item: stackView2, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -8),
    stackView4.topAnchor.constraint(equalTo: stackView2.topAnchor),
    part.centerYAnchor.constraint(equalTo: stackView2.centerYAnchor),
    part.leadingAnchor.constraint(equalTo: stackView4.trailingAnchor, constant: 16),
    pairView.leadingAnchor.constraint(equalTo: part.trailingAnchor, constant: gap),
    NSLayoutConstraint(item: pairView, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -20),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated10, _) in changed.updateForTextSize() }
  }
  
  private func updateForTextSize() {
    keptStackView2?.spacing = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 32 : Metrics.gap * 2
    if isCompact {
      keptStackView4?.axis = .vertical
      keptStackView4?.alignment = .leading
    }
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
  }
}

final class Generated11: UIView {
  let heading = "a here"
  private var summary: String { heading + ", leaf Loose" }
  private var isCompact = true
  private enum Layout {
    static let margin: CGFloat = 4
    static let spacing = margin / 2
  }
  let symbolView = UIImageView()
  let caption = UILabel()
  private let pairView = UIView()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 8),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 8),
  ]
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    let continueButton = UIButton()
    do {
      var configuration = UIButton.Configuration.bordered()
      configuration.title = "note Brewing Water Temperature"
      configuration.buttonSize = .mini
      continueButton.configuration = configuration
    }
    continueButton.setContentHuggingPriority(.required, for: .vertical)
    continueButton.tag = 4
    let messageLabel = UILabel().with { made in
      made.text = heading
      made.font = .preferredFont(forTextStyle: Mood.merry.style)
      made.numberOfLines = 0
      made.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
    }
    symbolView.image = UIImage(systemName: "star")
    symbolView.setContentCompressionResistancePriority(.required, for: .horizontal)
    caption.text = NSLocalizedString("basket", comment: "")
    caption.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitItalic)!, size: 0)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    caption.alpha = 1
    pairView.addSubviews(symbolView, caption)
    addSubviews(continueButton, messageLabel, pairView)
    heightConstraint = continueButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 32)
    heightConstraint?.isActive = true
    let views: [String: Any] = ["continueButton": continueButton, "messageLabel": messageLabel, "pairView": pairView]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[continueButton]-gap-[messageLabel]-gap-[pairView]-gap-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[continueButton]-8-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[messageLabel]-16-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[pairView]-gap-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    NSLayoutConstraint.activate([
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func updateForTextSize() {
    if traitCollection.preferredContentSizeCategory > .accessibilityMedium {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 50)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated12: UITableViewCell {
  let heading = "for for note Delivery"
  let titleLabel: UILabel = {
    let view = UILabel()
    view.text = "Order Harvest minutes".uppercased()
    view.font = .preferredFont(forTextStyle: .headline)
    view.numberOfLines = 0
    view.textColor = .systemBackground
    view.backgroundColor = .white
    return view
  }()
  let moreButton: UIButton = {
    let result = UIButton(type: .system)
    result.setTitle("Ship minutes note Water", for: .normal)
    result.setImage(UIImage(systemName: "house.fill"), for: .normal)
    result.contentEdgeInsets = UIEdgeInsets(top: 16, left: 12, bottom: 32, right: 12)
    result.setTitleColor(.red, for: .normal)
    result.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    return result
  }()
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stackView = UIStackView()
    stackView.addArrangedSubview(titleLabel)
    stackView.addArrangedSubview(moreButton)
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.setCustomSpacing(20, after: titleLabel)
    let detailLabel = UILabel()
    detailLabel.text = "Your Payment"
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 0
    detailLabel.textAlignment = .right
    detailLabel.textColor = .systemGray
    detailLabel.lineBreakMode = .byWordWrapping
    detailLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    for subview in [stackView, detailLabel] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    stackView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -32).isActive = true
    detailLabel.topAnchor.constraint(equalTo: stackView.bottomAnchor).isActive = true
    detailLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -(Metrics.gap * 2)).isActive = true
    let constraint = detailLabel.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor, constant: -Metrics.gap)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    NSLayoutConstraint.activate([
    stackView.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor, constant: 4),
    stackView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: 32),
    detailLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: Metrics.gap * 2),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Generated13: UIView {
  private enum Layout {
    static let margin: CGFloat = 4
    static let spacing = margin / 2
  }
  let iconView = UIImageView()
  private let titleLabel: UILabel = {
    let titleLabel = UILabel()
    titleLabel.text = "a"
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    return titleLabel
  }()
  let detailLabel = UILabel()
  let iconView3 = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
  private var keptStackView2: UIStackView?
  private var keptStackView3: UIStackView?
  var iconView4: UIImageView!
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.image = UIImage(systemName: "cart.badge.plus")
    iconView.image = UIImage(named: "photo")
    iconView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let stackView = UIStackView(arrangedSubviews: [iconView, titleLabel])
    stackView.axis = .horizontal
    stackView.spacing = Metrics.gap * 2
    stackView.alignment = .lastBaseline
    stackView.backgroundColor = .systemGray
    let iconView2 = UIImageView().with { made in
      made.image = UIImage(systemName: "cup.and.saucer")
      made.contentMode = .scaleAspectFit
      made.clipsToBounds = true
      made.widthAnchor.constraint(equalToConstant: 100).isActive = true
      made.heightAnchor.constraint(equalToConstant: 100).isActive = true
    }
    detailLabel.text = "Weekly"
    detailLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 19))
    detailLabel.numberOfLines = 0
    detailLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 999), for: .horizontal)
    let moreButton = UIButton(type: .system).with { made in
      made.setTitle("Harvest", for: .normal)
      made.titleLabel?.adjustsFontForContentSizeCategory = true
    }
    iconView3.contentMode = .center
    iconView3.clipsToBounds = true
    iconView3.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body))
    iconView3.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let stackView2 = UIStackView(arrangedSubviews: [detailLabel, moreButton, iconView3])
    stackView2.spacing = 12
    keptStackView2 = stackView2
    let stackView3 = UIStackView()
    stackView3.addArrangedSubviews([iconView2, stackView2])
    stackView3.spacing = Metrics.Card.padding
    stackView3.alignment = .bottom
    keptStackView3 = stackView3
    iconView4 = UIImageView(image: UIImage(systemName: "star"))
    iconView4.image = UIImage(named: "photo")
    iconView4.contentMode = .center
    iconView4.clipsToBounds = true
    iconView4.widthAnchor.constraint(equalToConstant: 100).isActive = true
    iconView4.heightAnchor.constraint(equalToConstant: 100).isActive = true
    iconView4.backgroundColor = .secondaryLabel
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView3)
    iconView4.translatesAutoresizingMaskIntoConstraints = false
    addSubview(iconView4)
    heightConstraint = iconView4.heightAnchor.constraint(greaterThanOrEqualToConstant: 4)
    heightConstraint?.isActive = true
    stackView3.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 12).isActive = true
    NSLayoutConstraint(item: iconView4, attribute: .centerY, relatedBy: .equal, toItem: stackView, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
    NSLayoutConstraint(item: iconView4, attribute: .leading, relatedBy: .equal, toItem: stackView3, attribute: .trailing, multiplier: 1, constant: 7.5).isActive = true
    NSLayoutConstraint(item: iconView4, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -Metrics.gap).isActive = true
    NSLayoutConstraint.activate([
    NSLayoutConstraint(item: stackView, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 28),
    stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
    stackView.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 7.5),
    stackView3.topAnchor.constraint(equalTo: stackView.topAnchor),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated13, _) in changed.updateForTextSize() }
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func updateForTextSize() {
    keptStackView2?.axis = traitCollection.preferredContentSizeCategory >= .accessibilityMedium ? .vertical : .horizontal
    keptStackView3?.spacing = traitCollection.preferredContentSizeCategory > .accessibilityLarge ? 24 : 24
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 45)
  }
}

final class Generated14Part1: UIView {
  private let label = UILabel()
  let name: String
  init(name: String = "Favourites to time") {
    self.name = name
    super.init(frame: .zero)
    label.text = name
    label.font = .heading
    label.numberOfLines = 0
    addSubview(label)
    label.pin(to: self, insets: UIEdgeInsets(top: 28, left: 8, bottom: 0, right: 8))
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class Generated14: UITableViewCell {
  private var summary: String { Tea.all[1].title + ", Choose offers" }
  private var isCompact = false
  private let part: Generated14Part1 = {
    let part = Generated14Part1()
    return part
  }()
  private let messageLabel = UILabel()
  private var keptStackView: UIStackView?
  private let part2 = RowView(Tea.all[1])
  private let detailLabel = UILabel()
  private let symbolView: UIImageView = {
    let result = UIImageView(image: UIImage(systemName: "cup.and.saucer"))
    result.contentMode = .scaleAspectFit
    return result
  }()
  let caption = UILabel()
  private let pairView = UIView()
  private lazy var regularConstraints = [
  caption.leadingAnchor.constraint(equalTo: symbolView.trailingAnchor, constant: 32),
  caption.topAnchor.constraint(equalTo: pairView.topAnchor),
  ]
  private lazy var largeConstraints: [NSLayoutConstraint] = [
  caption.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
  caption.topAnchor.constraint(equalTo: symbolView.bottomAnchor, constant: 32),
  ]
  private var heightConstraint: NSLayoutConstraint?
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    messageLabel.text = "Water Delivery leaf Temperature"
    messageLabel.font = .note
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 1
    messageLabel.lineBreakMode = .byWordWrapping
    let actionButton = UIButton(type: .system).with { made in
      made.setTitle("Reviews Order Payment \(52)", for: .normal)
      made.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    }
    let stackView = UIStackView(arrangedSubviews: [part, messageLabel, actionButton])
    stackView.spacing = 28
    stackView.setCustomSpacing(7.5, after: messageLabel)
    keptStackView = stackView
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 8
    do {
      let teas = Tea.all.filter { $0.note != nil }.sorted { $0.price < $1.price }
      teas.map { RowView($0) }.forEach(rows.addArrangedSubview)
    }
    let stackView2 = UIStackView(arrangedSubviews: [stackView, rows, part2])
    stackView2.axis = .vertical
    stackView2.spacing = 28
    detailLabel.attributedText = NSAttributedString(string: "a Payment leaf Ship", attributes: [.font: UIFont.preferredFont(forTextStyle: .title3)])
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.setContentHuggingPriority(.required, for: .horizontal)
    detailLabel.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    caption.text = summary
    caption.font = UIFont(name: "Avenir", size: 13) ?? .systemFont(ofSize: 15)
    caption.numberOfLines = 0
    caption.setContentHuggingPriority(.defaultHigh, for: .vertical)
    caption.tag = 8
    pairView.addSubviews(symbolView, caption)
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView2)
    detailLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(detailLabel)
    pairView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(pairView)
    heightConstraint = stackView2.heightAnchor.constraint(greaterThanOrEqualToConstant: 8)
    heightConstraint?.isActive = true
    var lastAnchor = contentView.layoutMarginsGuide.topAnchor
    for child in [stackView2, detailLabel, pairView] as [UIView] {
      child.topAnchor.constraint(equalTo: lastAnchor, constant: 12).isActive = true
      child.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
      child.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true
      lastAnchor = child.bottomAnchor
    }
    lastAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor).isActive = true
    NSLayoutConstraint.activate([
    symbolView.topAnchor.constraint(equalTo: pairView.topAnchor),
    symbolView.leadingAnchor.constraint(equalTo: pairView.leadingAnchor),
    caption.trailingAnchor.constraint(equalTo: pairView.trailingAnchor),
    caption.bottomAnchor.constraint(equalTo: pairView.bottomAnchor),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func updateForTextSize() {
    if isCompact {
      keptStackView?.axis = .vertical
      keptStackView?.alignment = .leading
    }
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(largeConstraints)
    } else {
      NSLayoutConstraint.deactivate(largeConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    }
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 26)
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
}

final class Generated15: UIView {
  private let titleLabel = UILabel().with {
    $0.text = "Reviews cup Your"
    $0.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
    $0.adjustsFontForContentSizeCategory = true
    $0.textColor = .red
    $0.tag = 3
  }
  private let iconView = UIImageView(image: UIImage(systemName: "gear")).with {
    $0.contentMode = .center
  }
  private lazy var messageLabel: UILabel = {
    let messageLabel = UILabel()
    messageLabel.text = "Settings cup"
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 0
    messageLabel.textColor = .clear
    return messageLabel
  }()
  private let box: UIView = {
    let view = UIView()
    view.layer.cornerRadius = 8
    return view
  }()
  lazy var nameField: UITextField = {
    let nameField = UITextField()
    nameField.placeholder = "Account"
    nameField.text = Tea.all[1].note ?? "Total"
    nameField.borderStyle = .line
    nameField.adjustsFontForContentSizeCategory = true
    nameField.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return nameField
  }()
  private let titleLabel2 = UILabel().with {
    $0.text = Tea.all[1].title
    $0.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 16))
    $0.adjustsFontForContentSizeCategory = true
    $0.numberOfLines = 0
    $0.textAlignment = .right
    $0.lineBreakMode = .byTruncatingTail
  }
  private var keptStackView3: UIStackView?
  let label2: UILabel = {
    let view = UILabel()
    view.text = "Notifications Rooibos Harvest".uppercased()
    view.adjustsFontForContentSizeCategory = true
    view.numberOfLines = 2
    view.textColor = .systemBackground
    return view
  }()
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  
  private func makeIconView2() -> UIImageView {
    let iconView = UIImageView(image: UIImage(systemName: "gear"))
    iconView.image = UIImage(named: "photo")
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
    iconView.widthAnchor.constraint(equalToConstant: 100).isActive = true
    iconView.heightAnchor.constraint(equalToConstant: 100).isActive = true
    return iconView
  }
  
  private func updateForTextSize() {
    keptStackView3?.spacing = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 24 : 16
    label2.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateForTextSize()
  }
  
  private func commonInit() {
    let iconView2 = makeIconView2()
    let stackView = UIStackView(arrangedSubviews: [titleLabel, iconView, iconView2, messageLabel])
    stackView.axis = .horizontal
    stackView.spacing = 20
    stackView.alignment = .bottom
    let nameLabel = UILabel()
    nameLabel.text = Tea.all[1].note ?? "Reviews basket"
    nameLabel.font = UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitItalic)!, size: 0)
    nameLabel.backgroundColor = .secondaryLabel
    nameLabel.accessibilityIdentifier = "payment to"
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameLabel)
    nameField.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(nameField)
    let stackView2 = UIStackView.column([stackView, box])
    stackView2.axis = .vertical
    stackView2.alignment = .center
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 0
    do {
      let total = Tea.all.reduce(0) { $0 + $1.price }
      rows.addArrangedSubview(UILabel("Continue Loose Temperature \(total)", style: .caption2))
    }
    let stackView3 = UIStackView()
    stackView3.addArrangedSubviews([titleLabel2, rows])
    stackView3.axis = .vertical
    stackView3.spacing = 8
    stackView3.distribution = .fillEqually
    stackView3.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    keptStackView3 = stackView3
    addSubviews(stackView2, stackView3, label2)
    let views: [String: Any] = ["nameLabel": nameLabel, "nameField": nameField]
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-4-[nameLabel]-gap-[nameField]-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[nameLabel]-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    box.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[nameField]-4-|", options: [], metrics: ["gap": Metrics.gap], views: views))
    stackView2.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 28).isActive = true
    NSLayoutConstraint(item: stackView3, attribute: .firstBaseline, relatedBy: .equal, toItem: stackView2, attribute: .firstBaseline, multiplier: 1, constant: 0).isActive = true
    stackView3.leadingAnchor.constraint(equalTo: stackView2.trailingAnchor, constant: 28).isActive = true
    label2.centerYAnchor.constraint(equalTo: stackView2.centerYAnchor).isActive = true
    NSLayoutConstraint.activate([
    stackView2.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -Metrics.gap),
    stackView2.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 28),
    label2.leadingAnchor.constraint(equalTo: stackView3.trailingAnchor, constant: 32),
    label2.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -(Metrics.gap * 2)),
    ])
    updateForTextSize()
  }
}

final class Generated16: UITableViewCell {
  let heading = "Weekly Payment"
  private let tea = Tea.all[1]
  let box = UIView()
  let messageLabel: UILabel = {
    let result = UILabel()
    result.text = ["three basket Settings a", "Ship leaf"].joined(separator: "\n")
    result.font = .preferredFont(forTextStyle: .caption1)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 0
    result.textAlignment = .center
    result.textColor = .systemBackground
    return result
  }()
  private lazy var control: UIProgressView = {
    let result = UIProgressView()
    result.progress = 0.4
    return result
  }()
  lazy var continueButton: UIButton = {
    let continueButton = UIButton()
    do {
      var configuration = UIButton.Configuration.plain()
      configuration.title = tea.note ?? "No note"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: Metrics.gap, trailing: 12)
      continueButton.configuration = configuration
    }
    return continueButton
  }()
  private var keptStackView: UIStackView?
  private let box2: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    return result
  }()
  private var iconView2: UIImageView!
  private let moreButton = UIButton(type: .system)
  let control2 = UIActivityIndicatorView(style: .medium)
  private let nameLabel2: UILabel = {
    let result = UILabel()
    result.text = Tea.all[1].title
    result.font = .preferredFont(forTextStyle: .caption1)
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 0
    result.adjustsFontSizeToFitWidth = true
    result.minimumScaleFactor = 0.8
    return result
  }()
  let detailLabel: UILabel = {
    let result = UILabel()
    result.attributedText = NSAttributedString(string: "to Your Choose Temperature".uppercased(), attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline)])
    result.adjustsFontForContentSizeCategory = true
    result.numberOfLines = 0
    return result
  }()
  private var iconView3: UIImageView!
  
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.layer.cornerRadius = 8
    let iconView = UIImageView()
    iconView.image = UIImage(systemName: "cart.badge.plus")
    iconView.clipsToBounds = true
    iconView.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let stackView = UIStackView(arrangedSubviews: [messageLabel, control, continueButton])
    stackView.spacing = 24
    stackView.alignment = .lastBaseline
    stackView.setCustomSpacing(Metrics.Card.padding, after: control)
    keptStackView = stackView
    box.addSubviews(iconView, stackView)
    let messageLabel2 = UILabel().with { made in
      made.attributedText = NSAttributedString(string: Mood.merry.title, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
      made.adjustsFontForContentSizeCategory = true
      made.numberOfLines = 0
      made.textColor = .secondaryLabel
      made.adjustsFontSizeToFitWidth = true
      made.minimumScaleFactor = 0.5
      made.backgroundColor = .systemBackground
    }
    iconView2 = UIImageView()
    iconView2.image = UIImage(systemName: "chevron.right")
    iconView2.image = UIImage(named: "photo")
    iconView2.contentMode = .scaleAspectFill
    iconView2.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body))
    iconView2.widthAnchor.constraint(equalToConstant: 40).isActive = true
    iconView2.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let nameLabel = UILabel()
    nameLabel.text = "leaf Total out Ship"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 2
    nameLabel.textAlignment = .natural
    moreButton.setTitle(tea.note ?? "No note", for: .normal)
    let stackView2 = UIStackView.column([messageLabel2, iconView2, nameLabel, moreButton])
    stackView2.axis = .vertical
    stackView2.alignment = .trailing
    stackView2.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    let stackView3 = UIStackView(arrangedSubviews: [control2, nameLabel2, detailLabel])
    stackView3.axis = .vertical
    stackView3.distribution = .fill
    stackView3.isLayoutMarginsRelativeArrangement = true
    stackView3.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
    let actionButton = makeActionButton()
    stackView2.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(stackView2)
    stackView3.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(stackView3)
    actionButton.translatesAutoresizingMaskIntoConstraints = false
    box2.addSubview(actionButton)
    let guide = UILayoutGuide()
    box2.addLayoutGuide(guide)
    iconView3 = UIImageView(image: UIImage(systemName: "cart.badge.plus"))
    iconView3.contentMode = .scaleAspectFit
    iconView3.clipsToBounds = true
    iconView3.accessibilityIdentifier = "add nothing yet leaf"
    contentView.addSubviews(box, box2, iconView3)
    iconView.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: 2 * 5 + 1).isActive = true
    stackView.centerYAnchor.constraint(equalTo: iconView.centerYAnchor).isActive = true
    guide.topAnchor.constraint(equalTo: stackView3.bottomAnchor).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 0).isActive = true
    actionButton.trailingAnchor.constraint(equalTo: box2.layoutMarginsGuide.trailingAnchor, constant: -20).isActive = true
    let constraint = actionButton.bottomAnchor.constraint(equalTo: box2.layoutMarginsGuide.bottomAnchor, constant: -(2 * 5 + 1))
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    box2.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4).isActive = true
    NSLayoutConstraint(item: iconView3, attribute: .centerX, relatedBy: .equal, toItem: contentView, attribute: .centerX, multiplier: 1, constant: 0).isActive = true
    iconView3.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Metrics.gap).isActive = true
    NSLayoutConstraint.activate([
    iconView.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 12),
    iconView.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor, constant: -28).withPriority(UILayoutPriority(999)),
    stackView.leadingAnchor.constraint(equalTo: iconView.trailingAnchor),
    stackView.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor, constant: -7.5),
    stackView2.topAnchor.constraint(equalTo: box2.layoutMarginsGuide.topAnchor, constant: 28),
    stackView2.leftAnchor.constraint(equalTo: box2.layoutMarginsGuide.leftAnchor, constant: 24),
    stackView2.rightAnchor.constraint(equalTo: box2.layoutMarginsGuide.rightAnchor, constant: -24),
    stackView3.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 4),
    stackView3.leftAnchor.constraint(equalTo: box2.layoutMarginsGuide.leftAnchor, constant: 20),
    stackView3.rightAnchor.constraint(equalTo: box2.layoutMarginsGuide.rightAnchor, constant: -20),
    guide.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor),
    actionButton.topAnchor.constraint(equalTo: guide.bottomAnchor),
    guide.widthAnchor.constraint(equalToConstant: 16),
    actionButton.leadingAnchor.constraint(equalTo: box2.layoutMarginsGuide.leadingAnchor, constant: 20),
    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 24),
    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -24),
    box2.topAnchor.constraint(equalTo: box.bottomAnchor),
    contentView.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: 4),
    iconView3.topAnchor.constraint(equalTo: box2.bottomAnchor, constant: 8),
    iconView3.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 1),
    ])
    updateForTextSize()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func makeActionButton() -> UIButton {
    let result = UIButton(type: .system)
    result.setTitle(tea.name, for: .normal)
    result.titleLabel?.adjustsFontForContentSizeCategory = true
    result.isEnabled = false
    result.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return result
  }
  
  private func updateForTextSize() {
    keptStackView?.axis = traitCollection.preferredContentSizeCategory > .accessibilityLarge ? .vertical : .horizontal
  }
  
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      updateForTextSize()
    }
  }
}

final class Generated17Part1: BaseView {
  private let top = UILabel("Choose", style: .largeTitle)
  private lazy var bottom: UILabel = {
    let label = UILabel.caption(detail)
    label.numberOfLines = 0
    return label
  }()
  var detail = "Continue" { didSet { bottom.text = detail } }
  override func setUp() {
    super.setUp()
    addSubviews(top, bottom)
    let margins = layoutMarginsGuide
    top.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    bottom.topAnchor.constraint(equalToSystemSpacingBelow: top.bottomAnchor, multiplier: 2).isActive = true
    bottom.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    for view in [top, bottom] {
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
  }
}

final class Generated17: UIView {
  private enum Layout {
    static let margin: CGFloat = 0
    static let spacing = margin / 2
  }
  private var steps: [String] = []
  private lazy var first: String = {
    steps.append("lazy")
    return "first"
  }()
  private var heightConstraint: NSLayoutConstraint?
  
  override init(frame: CGRect) {
    super.init(frame: frame)
    steps.append("set up")
    _ = first
    steps.append(first)
    let messageLabel = UILabel()
    messageLabel.text = "cup Payment Ship"
    messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    messageLabel.numberOfLines = 3
    messageLabel.lineBreakMode = .byWordWrapping
    let part = Generated17Part1().with { made in
      made.tag = 0
    }
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(messageLabel)
    part.translatesAutoresizingMaskIntoConstraints = false
    addSubview(part)
    heightConstraint = part.heightAnchor.constraint(greaterThanOrEqualToConstant: 7.5)
    heightConstraint?.isActive = true
    part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4).isActive = true
    NSLayoutConstraint.activate([
    NSLayoutConstraint(item: messageLabel, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 32),
    messageLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Layout.margin),
    messageLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Layout.spacing),
    part.centerYAnchor.constraint(equalTo: messageLabel.centerYAnchor),
    part.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 16),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated17, _) in changed.updateForTextSize() }
  }
  required init?(coder: NSCoder) { fatalError() }
  
  private func updateForTextSize() {
    heightConstraint?.constant = UIFontMetrics.default.scaledValue(for: 31)
  }
}

final class Generated18: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let titleLabel = makeTitleLabel()
    let messageLabel = makeMessageLabel()
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(messageLabel)
    NSLayoutConstraint.activate([
    titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -32),
    titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
    messageLabel.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor, constant: 0),
    messageLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 32),
    NSLayoutConstraint(item: messageLabel, attribute: .trailing, relatedBy: .equal, toItem: contentView, attribute: .trailing, multiplier: 1, constant: -32),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  
  private func makeTitleLabel() -> UILabel {
    let result = UILabel()
    result.text = Tea.all[2].title
    result.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(for: .systemFont(ofSize: 23))
    result.adjustsFontForContentSizeCategory = true
    result.textColor = .white
    return result
  }
  
  private func makeMessageLabel() -> UILabel {
    let view = UILabel()
    view.text = "a method address for"
    view.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .largeTitle).fontDescriptor, size: 13)
    view.numberOfLines = 2
    view.textAlignment = .left
    view.textColor = .white
    view.setContentHuggingPriority(.required, for: .vertical)
    return view
  }
}

final class Generated19: BaseView {
  private var box: UIView!
  let detailLabel = UILabel()
  let control = UISwitch()
  private let messageLabel = UILabel()
  private let box3: UIView = {
    let result = UIView()
    result.layer.cornerRadius = 8
    return result
  }()
  private let nameField: UITextField = {
    let view = UITextField()
    view.placeholder = "Water Notifications".uppercased()
    return view
  }()
  private let nameLabel2: UILabel = {
    let result = UILabel()
    result.text = "to"
    result.font = .systemFont(ofSize: 24, weight: .medium)
    result.numberOfLines = 0
    result.textColor = .systemGray
    result.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
    return result
  }()
  private let titleLabel3 = UILabel()
  private let control2: UISwitch = {
    let control = UISwitch()
    control.isOn = false
    return control
  }()
  private let messageLabel2: UILabel = {
    let result = UILabel()
    result.text = "note address"
    result.font = UIFont.preferredFont(forTextStyle: .largeTitle).withSize(19)
    result.numberOfLines = 0
    return result
  }()
  private var keptStackView3: UIStackView?
  private let actionButton: UIButton = {
    let actionButton = UIButton(type: .system)
    actionButton.setTitle("method address", for: .normal)
    actionButton.contentEdgeInsets = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    return actionButton
  }()
  private let iconView: UIImageView = {
    let view = UIImageView()
    view.image = UIImage(systemName: "person.circle")
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    view.backgroundColor = .secondaryLabel
    return view
  }()
  
  override func setUp() {
    super.setUp()
    let titleLabel = UILabel()
    titleLabel.text = Tea.all[1].title
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.textColor = .systemBlue
    titleLabel.backgroundColor = .white
    box = UIView()
    box.layer.cornerRadius = 8
    detailLabel.text = "Continue"
    detailLabel.font = UIFont.preferredFont(forTextStyle: .caption2).withSize(20)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 0
    detailLabel.textColor = .systemBlue
    detailLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let nameLabel = UILabel().with { made in
      made.text = "method"
      made.font = .systemFont(ofSize: 11, weight: .bold)
      made.adjustsFontForContentSizeCategory = true
      made.textAlignment = .natural
      made.backgroundColor = .systemBackground
    }
    control.isOn = false
    control.backgroundColor = .systemBackground
    control.setContentHuggingPriority(.required, for: .horizontal)
    for subview in [detailLabel, nameLabel, control] as [UIView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(subview)
    }
    let box2 = UIView()
    box2.layer.cornerRadius = 8
    messageLabel.text = "minutes Rooibos Water \(10)"
    messageLabel.font = .systemFont(ofSize: 20, weight: .light)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.numberOfLines = 2
    box2.addSubviews(messageLabel)
    let titleLabel2 = UILabel()
    titleLabel2.text = "Loose Remove a".uppercased()
    titleLabel2.font = .systemFont(ofSize: 18, weight: .medium)
    titleLabel2.adjustsFontForContentSizeCategory = true
    titleLabel2.numberOfLines = 0
    let stackView = UIStackView.row(titleLabel, box, box2, titleLabel2)
    stackView.axis = .horizontal
    stackView.spacing = 28
    titleLabel3.text = "Favourites"
    titleLabel3.font = .systemFont(ofSize: 24, weight: .bold)
    titleLabel3.adjustsFontForContentSizeCategory = true
    titleLabel3.numberOfLines = 0
    titleLabel3.backgroundColor = .systemBackground
    let stackView2 = UIStackView(arrangedSubviews: [nameField, nameLabel2, titleLabel3])
    stackView2.alignment = .firstBaseline
    stackView2.isLayoutMarginsRelativeArrangement = true
    stackView2.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 20, right: 16)
    let stackView3 = UIStackView(arrangedSubviews: [control2, messageLabel2])
    stackView3.axis = .vertical
    stackView3.spacing = 2 * 5 + 1
    stackView3.alignment = .center
    stackView3.distribution = .fillProportionally
    keptStackView3 = stackView3
    box3.addSubviews(stackView2, stackView3, actionButton)
    addSubviews(stackView, box3, iconView)
    detailLabel.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16).isActive = true
    messageLabel.topAnchor.constraint(equalTo: box2.topAnchor, constant: 20).isActive = true
    messageLabel.leadingAnchor.constraint(equalTo: box2.leadingAnchor, constant: 28).isActive = true
    messageLabel.trailingAnchor.constraint(equalTo: box2.trailingAnchor, constant: -28).isActive = true
    messageLabel.bottomAnchor.constraint(equalTo: box2.bottomAnchor, constant: -Metrics.gap).isActive = true
    let constraint = stackView2.bottomAnchor.constraint(equalTo: box3.layoutMarginsGuide.bottomAnchor, constant: -0)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    stackView2.leadingAnchor.constraint(equalTo: box3.layoutMarginsGuide.leadingAnchor, constant: 7.5).isActive = true
    NSLayoutConstraint(item: stackView3, attribute: .leading, relatedBy: .equal, toItem: stackView2, attribute: .trailing, multiplier: 1, constant: 24).isActive = true
    actionButton.centerYAnchor.constraint(equalTo: stackView2.centerYAnchor).isActive = true
    iconView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20).isActive = true
    NSLayoutConstraint.activate([
    detailLabel.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
    detailLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
    nameLabel.topAnchor.constraint(equalTo: detailLabel.bottomAnchor, constant: 2 * 5 + 1),
    nameLabel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
    NSLayoutConstraint(item: nameLabel, attribute: .trailing, relatedBy: .equal, toItem: box, attribute: .trailing, multiplier: 1, constant: -4),
    control.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
    NSLayoutConstraint(item: control, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .leading, multiplier: 1, constant: 24),
    control.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -24),
    control.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -4),
    stackView2.topAnchor.constraint(equalTo: box3.layoutMarginsGuide.topAnchor, constant: 24),
    stackView3.firstBaselineAnchor.constraint(equalTo: stackView2.firstBaselineAnchor),
    actionButton.leadingAnchor.constraint(equalTo: stackView3.trailingAnchor, constant: 32),
    actionButton.trailingAnchor.constraint(equalTo: box3.layoutMarginsGuide.trailingAnchor, constant: -4),
    stackView.topAnchor.constraint(equalTo: topAnchor, constant: 7.5),
    stackView.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -0),
    stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
    box3.centerYAnchor.constraint(equalTo: stackView.centerYAnchor),
    box3.leadingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 8),
    iconView.topAnchor.constraint(equalTo: stackView.topAnchor),
    iconView.leadingAnchor.constraint(equalTo: box3.trailingAnchor, constant: 16),
    ])
    updateForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (changed: Generated19, _) in changed.updateForTextSize() }
  }
  
  private func updateForTextSize() {
    keptStackView3?.axis = isLarge ? .vertical : .horizontal
  }
}
