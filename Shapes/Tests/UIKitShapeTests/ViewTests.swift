import Testing
import UIKit
import UIKitLayoutTesting

/// A label with space around its text, as many apps have one.
private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 24, height: size.height + 16)
  }
}

/// A view that places its badge by hand.
private final class BadgedView: UIView {
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: bounds.height / 2)
  }
}

private final class SettingsList: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section + 1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.section).\(indexPath.row)"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "General" : nil
  }
}

@MainActor
@Suite(.serialized)
struct ViewTests {
  @Test("A class that adds to its content's size is as large as it says")
  func ownIntrinsicSize() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let label = PaddedLabel()
    label.text = "New"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    let plain = bodyLabel("New")
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        box.layoutIfNeeded()
        #expect(isNear(label.frame.height, lineHeight(size) + 16), "\(label.frame)")
        #expect(isNear(label.frame.width, plain.intrinsicContentSize.width + 24))
      }
    }
  }

  @Test("A wheel is hidden unless it turns, as Apple's page of hidesWhenStopped says")
  func wheels() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("A view places others by hand whenever its size changes")
  func layoutByHand() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = BadgedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor), height,
    ])
    box.layoutIfNeeded()
    #expect(view.badge.frame == CGRect(x: 280, y: 0, width: 20, height: 20))
    height.constant = 100
    box.frame.size.width = 200
    box.layoutIfNeeded()
    #expect(view.badge.frame == CGRect(x: 180, y: 0, width: 20, height: 50))
  }

  @Test("Autoresizing masks share what a superview gains")
  func autoresizing() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    box.addSubview(view)
    box.frame.size = CGSize(width: 160, height: 130)
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 40, width: 140, height: 20))
  }

  @Test("A stack leaves hidden views out and keeps custom spacings")
  func stacks() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    stack.axis = .vertical
    stack.spacing = 4
    let views = (0..<4).map { _ in UIView() }
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      stack.addArrangedSubview(view)
    }
    stack.addArrangedSubview(UIView())
    stack.setCustomSpacing(30, after: views[0])
    views[2].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(views[1].frame == CGRect(x: 0, y: 50, width: 100, height: 20))
    #expect(views[3].frame == CGRect(x: 0, y: 74, width: 100, height: 20))
    stack.insertArrangedSubview(views[3], at: 0)
    stack.layoutIfNeeded()
    #expect(views[3].frame.minY == 0 && views[0].frame.minY == 24)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 4)
  }

  @Test("What scrolls is as large as its constraints say")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = bodyLabel(String(repeating: "tea ", count: 100))
    scroll.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    for category in UIContentSizeCategory.all {
      withContentSizeCategory(category) {
        scroll.layoutIfNeeded()
        let text = label.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(label.frame.size.width == 300)
        #expect(isNear(label.frame.height, text.height))
        #expect(isNear(scroll.contentSize.height, text.height + 10))
        #expect(scroll.contentSize.width == 300)
      }
    }
  }

  @Test("A text view that does not scroll has its lines' leading and 8 points above and below")
  func textView() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "Tea"
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      withContentSizeCategory(category) {
        #expect(isNear(view.intrinsicContentSize.height, bodyLeadings[index] + 16))
      }
    }
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test("A configured button's title is body text with 7 points above and below")
  func button() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        #expect(isNear(button.intrinsicContentSize.height, lineHeight(size) + 14))
      }
    }
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test("A hierarchy that was laid out is gone when nobody holds it")
  func lifetime() {
    weak var gone: UIView?
    do {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let label = bodyLabel("Tea")
      box.addSubview(label)
      label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      box.layoutIfNeeded()
      gone = label
    }
    #expect(gone == nil)
  }

  @Test("Constraints to a view that is taken out go with it")
  func removal() {
    let box = UIView()
    let view = UIView()
    box.addSubview(view)
    let inner = view.heightAnchor.constraint(equalToConstant: 10)
    let outer = view.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([inner, outer])
    view.removeFromSuperview()
    #expect(inner.isActive && !outer.isActive)
    #expect(box.constraints.isEmpty && view.constraints.count == 1)
  }

  @Test("A window's override reaches its views, and a controller is told once")
  func overrides() {
    final class Screen: UIViewController {
      var told: [UIContentSizeCategory] = []
      let label = bodyLabel("Tea")

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard
          previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        told.append(traitCollection.preferredContentSizeCategory)
      }
    }
    // An iPhone 15, whose sensors and clock take 59 points at the top.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let screen = Screen()
    window.rootViewController = screen
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(screen.label.font.pointSize == 33)
    #expect(screen.label.frame.origin == CGPoint(x: 16, y: 59))
    #expect(screen.told == [.accessibilityLarge])
    withExtendedLifetime(window) {}
  }

  @Test("A navigation bar and tabs take their part of the safe area")
  func bars() {
    let screen = UIViewController()
    screen.title = "Tea"
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(screen.view.frame.size == window.bounds.size)
    let insets = screen.view.safeAreaInsets
    #expect(insets.top > 59 && insets.bottom > 34, "\(insets)")
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(screen.view.safeAreaInsets.top == 59)
  }

  @Test("Cells with a content configuration grow in a table of sections")
  func sections() throws {
    let source = SettingsList()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .insetGrouped)
    table.dataSource = source
    var heights: [Double] = []
    for category in UIContentSizeCategory.all {
      let screen = table.laidOut(at: category)
      let row = try #require(screen[.kind("tableViewCell")])
      #expect(screen.words.contains("General") || screen.words.contains("GENERAL"))
      #expect(screen[.text("Row 1.1")] != nil)
      heights.append(row.frame.height)
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 }, "\(heights)")
    #expect(heights[11] > 2 * heights[3])
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 2)
    #expect(audit(table).isEmpty)
  }
}
