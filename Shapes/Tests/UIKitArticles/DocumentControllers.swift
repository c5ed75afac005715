import UIKit

/// The bundle with this target's storyboards.
public let articleBundle = Bundle.module

/// A label in a font of the app's that its initialiser sets, as many apps have for their brand.
public final class BrandLabel: UILabel {
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 20))
    adjustsFontForContentSizeCategory = true
  }
}

public final class ReceiptCell: UITableViewCell {
  @IBOutlet public private(set) weak var name: UILabel!
}

/// A table whose rows come from code, and whose heights code sets.
public final class ReceiptController: UITableViewController {
  public var lines = ["Tea", "Two cups of the house's own blend, with milk and sugar"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.isScrollEnabled = false
    tableView.tableFooterView?.frame.size.height = 60
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { lines.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    if let cell = cell as? ReceiptCell { cell.name.text = lines[indexPath.row] }
    return cell
  }
}

/// A card whose text and distance code may set.
public final class CardController: UIViewController {
  @IBOutlet public weak var detail: UILabel?
  @IBOutlet public weak var top: NSLayoutConstraint!
  public var offer: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    if let offer { detail?.text = offer }
  }
}

/// The same card said in code.
public final class CodedCardController: UIViewController {
  public let texts = [UILabel(), UILabel(), UILabel()]

  public override func viewDidLoad() {
    super.viewDidLoad()
    let words = [
      "Summer rates", "All teas at a lower price until September, and each second cup is free.",
      "Ends soon",
    ]
    let styles: [UIFont.TextStyle] = [.headline, .body, .footnote]
    for (number, label) in texts.enumerated() {
      label.text = words[number]
      label.font = .preferredFont(forTextStyle: styles[number])
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = number == 2 ? 1 : 0
    }
    let column = UIStackView(arrangedSubviews: texts)
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      safeArea.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
    ])
  }
}
