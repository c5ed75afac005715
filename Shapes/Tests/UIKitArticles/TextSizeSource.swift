import UIKit

/// What a view asks about the text size: the system, or a test.
public protocol TextSizeProvider: AnyObject {
  var preferredContentSizeCategory: UIContentSizeCategory { get }
}

/// The source of truth that tests put in front of the system's.
public final class TextSizeSource: TextSizeProvider {
  public static let didChange = Notification.Name("TextSizeSourceDidChange")

  public var override: UIContentSizeCategory? {
    didSet { NotificationCenter.default.post(name: Self.didChange, object: self) }
  }

  public init() {}

  public var preferredContentSizeCategory: UIContentSizeCategory {
    override ?? UITraitCollection.current.preferredContentSizeCategory
  }
}

/// A label in a scaled font that asks a source of truth, and listens to it and to the system by selectors.
public final class SourcedLabel: UILabel {
  private let source: TextSizeSource
  private let base = UIFont.systemFont(ofSize: 20, weight: .semibold)
  public private(set) var notifications = 0

  public init(source: TextSizeSource) {
    self.source = source
    super.init(frame: .zero)
    numberOfLines = 0
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(textSizeDidChange), name: TextSizeSource.didChange, object: source)
    center.addObserver(
      self, selector: #selector(systemDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
    updateFont()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  public func stopListening() { NotificationCenter.default.removeObserver(self) }

  @objc private func textSizeDidChange() {
    updateFont()
  }

  @objc
  func systemDidChange(_ notification: Notification) {
    if notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] != nil {
      notifications += 1
    }
    updateFont()
  }

  private func updateFont() {
    let traits = UITraitCollection(
      preferredContentSizeCategory: source.preferredContentSizeCategory)
    font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, compatibleWith: traits)
  }
}
