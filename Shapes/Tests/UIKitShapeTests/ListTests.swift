import Testing
import UIKit
import UIKitLayoutTesting

/// Lists, sections of groups, and data sources with snapshots.
@MainActor
@Suite(.serialized)
struct ListTests {
  private enum Part { case teas, cakes }

  private let names = ["Oolong", "A tea with a name that needs more than one line at large sizes"]

  /// The rows of a screen by their heights, in points.
  private func heights(_ screen: LaidOutScreen) -> [Double] {
    screen.views.indices.filter { screen.views[$0].kind == "tableViewCell" }
      .map { screen.nodes[$0].frame.height }
  }

  @Test("A list of a collection has the rows of a table that shows the same")
  func list() throws {
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    for (list, style) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, UITableView.Style.plain),
      (.insetGrouped, .insetGrouped),
    ] {
      let collection = UICollectionView(
        frame: frame,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: list)))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "From the hills"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
      snapshot.appendSections([.teas])
      snapshot.appendItems(names)
      source.apply(snapshot)

      let table = UITableView(frame: frame, style: style)
      let rows = UITableViewDiffableDataSource<Part, String>(tableView: table) { _, _, name in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "From the hills"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      rows.apply(snapshot)
      var last = 0.0
      for category in UIContentSizeCategory.all {
        let (one, other) = (collection.laidOut(at: category), table.laidOut(at: category))
        #expect(heights(one).count == 2)
        #expect(heights(one) == heights(other), "\(category.rawValue)")
        #expect(one.words == other.words)
        let sum = heights(one).reduce(0, +)
        #expect(sum >= last)
        last = sum
      }
      #expect(audit(collection).isEmpty)
    }
  }

  @Test("Cells of estimated height are as high as their constraints ask for in their group's width")
  func groups() throws {
    final class Cell: UICollectionViewCell {
      let label = bodyLabel("")

      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
      }
      required init?(coder: NSCoder) { nil }
      required convenience init(registeredAs identifier: String) { self.init(frame: .zero) }
    }
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isLarge ? 1 : 0.5), heightDimension: .estimated(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
      return section
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 332, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, String> { $0.label.text = $2 }
    let source = UICollectionViewDiffableDataSource<Part, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
    snapshot.appendSections([.teas])
    snapshot.appendItems(["Green", "Black", "White"])
    source.apply(snapshot)
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        collection.layoutIfNeeded()
        let frames = (0..<3).compactMap {
          collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        let height = lineHeight(size) + 16
        let isLarge = category.isAccessibilityCategory
        // 300 points between the section's insets: two cells a row, or one.
        let expected: [(Double, Double)] =
          isLarge
          ? [(16, 5), (16, 15 + height), (16, 25 + 2 * height)]
          : [(16, 5), (166, 5), (16, 15 + height)]
        for (frame, place) in zip(frames, expected) {
          #expect(isNear(frame.minX, place.0) && isNear(frame.minY, place.1), "\(frame)")
          #expect(isNear(frame.width, isLarge ? 300 : 150) && isNear(frame.height, height))
        }
        #expect(frames.count == 3)
        #expect(isNear(collection.contentSize.height, (frames.last?.maxY ?? 0) + 5))
      }
    }
  }

  @Test("Snapshots are edited as UIKit's are")
  func snapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.teas, .cakes])
    snapshot.appendItems([1, 2, 3], toSection: .teas)
    snapshot.appendItems([9])
    snapshot.insertItems([4], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [3, 1, 4, 9])
    #expect(snapshot.itemIdentifiers(inSection: .cakes) == [9])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == .teas)
    #expect(snapshot.indexOfItem(9) == 3 && snapshot.numberOfItems == 4)
  }
}
