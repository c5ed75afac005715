import Testing
import UIKit
import UIKitLayoutTesting

// MARK: - Views as articles show them

/// A stack that turns at accessibility sizes, as in Apple's *Building Adaptive User Interfaces*.
private final class FormRow: UIView {
  let title = UILabel()
  let value = UILabel()
  let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [title, value] {
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    title.text = "Name"
    value.text = "Ada"
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 11),
    ])
    updateAxis()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAxis()
  }

  private func updateAxis() {
    stack.axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      ? .vertical : .horizontal
  }
}

/// A cell of the app's own with a label that wraps, pinned to the content's margins.
private final class MessageCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MessageList: UITableViewController {
  var messages = ["Hi", "Tea", "No"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.label.text = messages[indexPath.row]
    return cell
  }
}

// MARK: - Tests

/// Own code of each shape that articles about Dynamic Type show, at the twelve text sizes.
@MainActor
@Suite(.serialized)
struct ArticleTests {
  @Test("A form row turns at accessibility sizes, and is as high as its lines")
  func turningStack() {
    let row = FormRow(frame: .zero)
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        let fitting = row.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        let isTurned = category.isAccessibilityCategory
        #expect(row.stack.axis == (isTurned ? .vertical : .horizontal))
        let lines = isTurned ? 2 * lineHeight(size) + 8 : lineHeight(size)
        #expect(isNear(fitting.height, 22 + lines), "\(category.rawValue): \(fitting)")
        #expect(fitting.width == 320)
        row.frame.size = fitting
        row.layoutIfNeeded()
        #expect(isNear(row.value.frame.minY, isTurned ? lineHeight(size) + 8 : 0))
      }
    }
  }

  @Test("Custom fonts scale through metrics, up to a maximum")
  func customFonts() throws {
    let label = UILabel()
    label.text = "Price"
    label.adjustsFontForContentSizeCategory = true
    let base = try #require(UIFont(name: "Georgia", size: 20))
    // Sizes of metrics are rounded to whole points but at Large.
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      let expected = (20 * bodyLeadings[index] / 22).rounded()
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
      let free = label.laidOut(in: CGSize(width: 300, height: 100), at: category)
      #expect(free[.text("Price")]?.pointSize == expected)
      label.font = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: base, maximumPointSize: 30)
      let limited = label.laidOut(in: CGSize(width: 300, height: 100), at: category)
      #expect(limited[.text("Price")]?.pointSize == min(30, expected))
    }
  }

  @Test("A container's maximum holds its labels back, and tells them no more changes")
  func limits() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    bar.maximumContentSizeCategory = .extraExtraLarge
    let label = UILabel()
    label.text = "Bar"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    bar.addSubview(label)
    var changes = 0
    let registration = label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UILabel, _: UITraitCollection) in changes += 1
    }
    bar.layoutIfNeeded()
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      changeContentSizeCategory(to: category)
      #expect(label.font.pointSize == min(size, 21))
    }
    // From Large to the smallest size, and five steps up to XXL.
    #expect(changes == 6)
    label.unregisterForTraitChanges(registration)
    changeContentSizeCategory(to: .large)
    #expect(changes == 6)
  }

  @Test("Cells size themselves by their labels")
  func selfSizingCells() throws {
    let list = MessageList(style: .plain)
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      let screen = list.laidOut(in: CGSize(width: 320, height: 2000), at: category)
      let rows = screen.views.indices.filter { screen.views[$0].kind == "tableViewCell" }
      try #require(rows.count == 3)
      for (number, row) in rows.enumerated() {
        let frame = screen.nodes[row].frame
        #expect(isNear(frame.height, 24 + lineHeight(size)), "\(category.rawValue): \(frame)")
        #expect(isNear(frame.y, Double(number) * (24 + lineHeight(size))))
      }
    }
  }

  @Test(
    "An attributed text that is made again on the notification has the new size and line height")
  func attributedTextOnNotification() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let apply: @MainActor @Sendable () -> Void = {
      let style = NSMutableParagraphStyle()
      let height = UIFontMetrics.default.scaledValue(for: 30)
      style.minimumLineHeight = height
      style.maximumLineHeight = height
      label.attributedText = NSAttributedString(
        string: "Tea",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .body), .kern: 0.5, .paragraphStyle: style,
        ])
    }
    apply()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { apply() } }
    defer { NotificationCenter.default.removeObserver(token) }
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      let screen = label.laidOut(at: category)
      #expect(screen[.text("Tea")]?.pointSize == bodySizes[index])
      let height = (30 * bodyLeadings[index] / 22 * 3).rounded() / 3
      withContentSizeCategory(category) {
        let measured = label.intrinsicContentSize.height
        #expect(isNear(measured, height), "\(category.rawValue): \(measured), not \(height)")
      }
    }
  }

  @Test("Spacing that scales follows the font metrics")
  func scaledSpacing() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(icon)
    let side = icon.heightAnchor.constraint(equalToConstant: 24)
    NSLayoutConstraint.activate([
      side, icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
      icon.topAnchor.constraint(equalTo: box.topAnchor),
      icon.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    for (index, category) in UIContentSizeCategory.all.enumerated() {
      withContentSizeCategory(category) {
        side.constant = UIFontMetrics.default.scaledValue(for: 24)
        box.layoutIfNeeded()
        let expected = (24 * bodyLeadings[index] / 22 * 3).rounded() / 3
        #expect(isNear(icon.frame.width, expected))
        #expect(isNear(icon.frame.height, expected))
      }
    }
  }

  @Test("The Large Content Viewer shows a tab's title at accessibility sizes alone")
  func largeContentViewer() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let tab = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    tab.text = "Home"
    tab.showsLargeContentViewer = true
    bar.addSubview(tab)
    let interaction = UILargeContentViewerInteraction()
    bar.addInteraction(interaction)
    for category in UIContentSizeCategory.all {
      withContentSizeCategory(category) {
        let shown = interaction.itemShown(at: CGPoint(x: 10, y: 10))
        #expect((shown === tab) == category.isAccessibilityCategory)
        #expect(interaction.itemShown(at: CGPoint(x: 200, y: 10)) == nil)
      }
    }
  }

  @Test("The visual format says the same as anchors")
  func visualFormat() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (one, two) = (UIView(), UIView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    let views = ["one": one, "two": two]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[one(>=40,<=80)]-gap-[two(==one@500)]|", options: .alignAllTop,
        metrics: ["gap": 12], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[one(44)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[two]-|", metrics: nil, views: views))
    box.layoutIfNeeded()
    // A view's own margins are 8 points; the second takes what the first, at most 80, leaves.
    #expect(one.frame == CGRect(x: 16, y: 8, width: 80, height: 44))
    #expect(two.frame == CGRect(x: 108, y: 8, width: 212, height: 84))
  }

  @Test("An audit finds what does not fit, and nothing in what grows")
  func audits() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 21))
    label.text = "Paid"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    box.addSubview(label)
    #expect(audit(box).map(\.rule.rawValue) == ["text-clipped"])
    label.sizeToFit()
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor),
    ])
    label.numberOfLines = 0
    #expect(audit(box).isEmpty)
  }
}
