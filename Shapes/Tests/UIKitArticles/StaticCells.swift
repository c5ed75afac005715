import UIKit

/// What has fonts that follow the text size, set anew when it changes.
@MainActor
public protocol PreferredFontsAdopting {
  func setPreferredFonts()
}

/// A static cell that an article fills in: its fonts come from the protocol.
public final class StaticCell: UITableViewCell, PreferredFontsAdopting {
  public let name = UILabel()

  public convenience init(name: String) {
    self.init(style: .default, reuseIdentifier: nil)
    self.name.text = name
    self.name.numberOfLines = 0
    self.name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(self.name)
    NSLayoutConstraint.activate([
      self.name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      self.name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      self.name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      self.name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
    setPreferredFonts()
  }

  public func setPreferredFonts() {
    name.font = UIFont.preferredFont(forTextStyle: .body)
  }
}

/// A table of cells that are there from the start.
public final class StaticTableController: UITableViewController {
  public let cells = [StaticCell(name: "Sound"), StaticCell(name: "Display")]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = .none
    tableView.rowHeight = UITableView.automaticDimension
    NotificationCenter.default.addObserver(
      self, selector: #selector(preferredContentSizeChanged(_:)),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  @objc func preferredContentSizeChanged(_ notification: Notification) {
    for case let cell as PreferredFontsAdopting in cells { cell.setPreferredFonts() }
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { cells.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }
}
