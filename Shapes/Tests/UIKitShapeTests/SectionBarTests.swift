import Testing
import UIKit
import UIKitLayoutTesting

/// A header that sizes itself: 8 points around body text.
private final class NoteHeader: UITableViewHeaderFooterView {
  let label = bodyLabel("Note")

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var headerHeights: [CGFloat] = [UITableView.automaticDimension, 40, 30]
  var footerHeights: [CGFloat] = [12, UITableView.automaticDimension, 0]

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 2 ? "Title" : nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    switch section {
    case 0: return tableView.dequeueReusableHeaderFooterView(withIdentifier: "note")
    case 1: return UIView()
    default: return nil
    }
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    section == 0 ? UIView() : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeights[section]
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeights[section]
  }
}

/// Views and heights that a delegate gives to the headers and footers of sections.
@Suite @MainActor struct SectionBarTests {
  /// Where the three rows begin.
  private func rows(_ table: UITableView) -> [Double] {
    (0..<3).map { Double(table.rectForRow(at: IndexPath(row: 0, section: $0)).minY) }
  }

  private func table(_ style: UITableView.Style, showing sections: Sections) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800), style: style)
    table.register(NoteHeader.self, forHeaderFooterViewReuseIdentifier: "note")
    table.dataSource = sections
    table.delegate = sections
    return table
  }

  /// iOS 15 and later have 22 points above each header of a plain table, unless the table says otherwise.
  @Test("Headers size themselves or have the delegate's height, below the table's padding")
  func plain() throws {
    let sections = Sections()
    let table = table(.plain, showing: sections)
    for padding in [22.0, 0, 5] {
      if padding != 22 { table.sectionHeaderTopPadding = CGFloat(padding) }
      for (size, category) in zip(bodySizes, UIContentSizeCategory.all) {
        let screen = table.laidOut(at: category)
        let note = ((lineHeight(size) + 16) * 3).rounded() / 3
        let first = padding + note
        let second = first + 50 + 12 + padding + 40
        let third = second + 50 + padding + 30
        let expected = [first, second, third]
        let found = (0..<3).compactMap { screen[.kind("tableViewCell", $0)]?.frame.minY }
        #expect(zip(found, expected).allSatisfy(isNear) && found.count == 3, "\(found) \(expected)")
      }
    }
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) is NoteHeader)
    #expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
  }

  @Test("Changed heights are asked for again, and views that are gone leave the table")
  func reloading() {
    let sections = Sections()
    let table = table(.plain, showing: sections)
    table.sectionHeaderTopPadding = 0
    sections.headerHeights = [10, 20, 30]
    table.layoutIfNeeded()
    #expect(rows(table) == [10, 92, 172])
    sections.headerHeights = [15, 20, 30]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows(table) == [15, 97, 177])
    // Three rows, two headers and a footer, each once.
    #expect(table.subviews.count == 6)
  }

  @Test("A table's own height holds where the delegate leaves it open")
  func declared() {
    let sections = Sections()
    sections.headerHeights = Array(repeating: UITableView.automaticDimension, count: 3)
    let table = table(.grouped, showing: sections)
    table.sectionHeaderHeight = 28
    table.layoutIfNeeded()
    #expect(rows(table)[0] == 28)
    #expect(rows(table)[1] == 28 + 50 + 12 + 28)
  }

  @Test("A title of a header view is as high as a plain table's own at Large, and grows")
  func title() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Title"
    func height(_ category: UIContentSizeCategory) -> Double {
      withContentSizeCategory(category) {
        Double(
          header.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height)
      }
    }
    #expect(isNear(height(.large), 28))
    // Headline has the size of body text: 53 points at AX5.
    let largest = height(.accessibilityExtraExtraExtraLarge)
    #expect(isNear(largest, lineHeight(53) + 23 / 3), "\(largest)")
  }
}
