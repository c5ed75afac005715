/// A view above or below a section's rows, with views of the app's in its ``contentView`` or a title.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  public private(set) var reuseIdentifier: String?
  public let contentView = UIView()
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  private var title: UILabel?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// What a table makes from a class that was registered: `init(reuseIdentifier:)` of that class.
  public required convenience init(registeredAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  public convenience override init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  open func prepareForReuse() {}

  /// A label for the title, in Headline, as the titles of plain tables are. There are 7.67 points around a line: 28
  /// with it at Large.
  ///
  /// Source: headers of plain tables in public documents. Evidence: E-header-plain.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(
        greaterThanOrEqualTo: label.heightAnchor, constant: 23 / 3),
    ])
    title = label
    return label
  }

  private func fill() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
