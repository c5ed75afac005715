import DynamicTypeModel
import Testing

/// Collections that code fills. Frames are by arithmetic from what the layouts say: on a phone of 375 points.
extension CodeScreensTests {
  /// A cell 30 points wide and 20 high by its constraints, and twice as wide for the second item.
  private static let cell = """
    class Cell: UICollectionViewCell {
      let box = UIView()
      lazy var width = box.widthAnchor.constraint(equalToConstant: 30)
      override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          width, box.heightAnchor.constraint(equalToConstant: 20),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
        ])
        let end = box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        end.priority = UILayoutPriority(60)
        end.isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private func collection(
    _ layout: String, count: Int = 3, _ members: String = ""
  ) async throws -> [Rect] {
    let text =
      controller(
        """
        \(layout)
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
        """, members)
        + """
        extension Screen: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { \(count) }
          func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.width.constant = indexPath.item == 1 ? 60 : 30
            return cell
          }
          func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
          ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
          }
        }
        """
    let screen = try #require(try await screens(text + "\n" + Self.cell, "Screen").first)
    let places = screen.views.indices.filter {
      screen.views[$0].kind == "collectionViewCell"
        || screen.views[$0].kind == "collectionReusableView"
    }
    return places.map { screen.nodes[$0].frame }
  }

  @Test(
    "A delegate gives sizes by the collection's width, and a full line spreads its cells"
  )
  func delegateSizes() async throws {
    let frames = try await collection(
      "let layout = UICollectionViewFlowLayout()",
      """
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: collectionView.bounds.width / 3, height: 40) }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10) }
      """)
    // Two of 125 points fit between 10 and 365.
    #expect(
      frames == [
        Rect(x: 10, y: 5, width: 125, height: 40), Rect(x: 240, y: 5, width: 125, height: 40),
        Rect(x: 10, y: 55, width: 125, height: 40),
      ])
  }

  @Test("Cells of a flow layout that estimates are as large as their constraints ask for")
  func estimatedCells() async throws {
    let frames = try await collection(
      """
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      """)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 40, y: 0, width: 60, height: 20),
        Rect(x: 110, y: 0, width: 30, height: 20),
      ])
  }

  @Test("Items of a group are parts of it, as many as fit, and as high as their content")
  func groups() async throws {
    let frames = try await collection(
      """
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 25, bottom: 0, trailing: 50)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(12)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      section.boundarySupplementaryItems = [header]
      let layout = UICollectionViewCompositionalLayout(section: section)
      """)
    #expect(
      frames == [
        Rect(x: 25, y: 0, width: 300, height: 12), Rect(x: 25, y: 16, width: 150, height: 20),
        Rect(x: 175, y: 16, width: 150, height: 20), Rect(x: 25, y: 42, width: 150, height: 20),
      ])
  }

  @Test("Counted items share a group, and groups that scroll to the side stand beside each other")
  func orthogonalGroups() async throws {
    let frames = try await collection(
      """
      let layout = UICollectionViewCompositionalLayout { number, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(environment.container.effectiveContentSize.width - 75), heightDimension: .absolute(50)),
          subitem: item, count: 2)
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        return section
      }
      """)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 140, height: 50), Rect(x: 160, y: 0, width: 140, height: 50),
        Rect(x: 310, y: 0, width: 140, height: 50),
      ])
  }

  @Test("A registration makes cells of its class, and a list's are rows of a table")
  func registeredCells() async throws {
    let text = controller(
      """
      let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      view.addSubview(collection)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, name in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["Second"], toSection: 1)
      snapshot.appendItems(["First"], toSection: 0)
      source.apply(snapshot)
      """, "var source: UICollectionViewDiffableDataSource<Int, String>!")
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.views.count { $0.kind == "tableViewCell" } == 2)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["First", "Second"])
  }

  @Test(
    "A list that is empty until code fills it has rows that stand for others, of a table and of a collection"
  )
  func emptyLists() async throws {
    let text = """
      class Screen: UITableViewController {
        var names: [String] = []
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = names[indexPath.row]
          return cell
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.views.count { $0.kind == "tableViewCell" } == 3)
    #expect(screen.assumptions.isEmpty == false)
  }

  @Test("A list that can only be empty stays empty")
  func alwaysEmptyLists() async throws {
    let text = """
      class Screen: UITableViewController {
        let names: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(!screen.views.contains { $0.kind == "tableViewCell" })
  }

  @Test(
    "A row is of the class that was registered, however apps name and ask for it",
    arguments: [
      "String(describing: self)", "NSStringFromClass(self)", "description()", "\"\\(self)\"",
      "NSStringFromClass(self).components(separatedBy: \".\").last!",
    ])
  func reuseIdentifiers(_ identifier: String) async throws {
    let text = """
      protocol Reusable { static var identifier: String { get } }
      extension Reusable where Self: UIView { static var identifier: String { \(identifier) } }
      extension UITableViewCell: Reusable {}
      extension UITableView {
        func register<Cell: UITableViewCell>(_: Cell.Type) { register(Cell.self, forCellReuseIdentifier: Cell.identifier) }
        func row<Cell: UITableViewCell>(for path: IndexPath) -> Cell {
          guard let cell = dequeueReusableCell(withIdentifier: Cell.identifier, for: path) as? Cell else { fatalError() }
          return cell
        }
        func row<Cell: UITableViewCell>(_ type: Cell.Type, for path: IndexPath) -> Cell {
          dequeueReusableCell(withIdentifier: Cell.identifier, for: path) as! Cell
        }
      }
      class NameCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let label = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 40))
          label.text = "Name"
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Screen: UITableViewController {
        override func viewDidLoad() {
          tableView.register(NameCell.self)
          tableView.register(UINib(nibName: "Other", bundle: nil), forCellReuseIdentifier: Elsewhere.name)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if path.row == 0 { return tableView.row(NameCell.self, for: path) }
          let cell: NameCell = tableView.row(for: path)
          return cell
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Name", "Name"])
  }

  @Test("Of two answers to how many rows there are, the one with rows is laid out")
  func rowsOfOptionalLists() async throws {
    let text = """
      class Screen: UITableViewController {
        var names: [String]? = Elsewhere.names()
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names == nil ? 0 : 2
        }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.textLabel?.text = "Row"
          return cell
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.views.count { $0.kind == "tableViewCell" } == 2)
  }

  @Test(
    "A snapshot's changes are those of its documentation",
    arguments: [
      ("all.deleteItems([\"b\"])", ["a", "c", "x"]),
      ("all.insertItems([\"n\"], beforeItem: \"b\")", ["a", "n", "b", "c", "x"]),
      ("all.insertItems([\"m\"], afterItem: \"c\")", ["a", "b", "c", "m", "x"]),
      ("all.moveItem(\"a\", afterItem: \"x\")", ["b", "c", "x", "a"]),
      ("all.deleteSections([1])", ["a", "b", "c"]),
      (
        "all.insertSections([2], beforeSection: 1); all.appendItems([\"y\"], toSection: 2)",
        ["a", "b", "c", "y", "x"]
      ),
    ])
  func snapshots(change: String, rows: [String]) async throws {
    let text = """
      class Screen: UITableViewController {
        var source: UITableViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          source = UITableViewDiffableDataSource(tableView: tableView) { _, _, item in
            let cell = UITableViewCell()
            cell.textLabel?.text = item
            return cell
          }
          var all = NSDiffableDataSourceSnapshot<Int, String>()
          all.appendSections([0, 1])
          all.appendItems(["a", "b", "c"], toSection: 0)
          all.appendItems(["x"], toSection: 1)
          \(change)
          source.apply(all)
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == rows)
  }

  @Test("An outline's closed items hide what is below them, and words of an accessory are shown")
  func outlines() async throws {
    let text = """
      class Screen: UICollectionViewController {
        var source: UICollectionViewDiffableDataSource<Int, String>!
        init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            if item == "Songs" { cell.accessories = [.label(text: "12")] }
          }
          source = .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2) }
          var outline = NSDiffableDataSourceSectionSnapshot<String>()
          outline.append(["Library", "Closed"])
          outline.append(["Songs"], to: "Library")
          outline.append(["Hidden"], to: "Closed")
          outline.expand(["Library"])
          source.apply(outline, to: 0, animatingDifferences: false)
        }
      }
      """
    let screen = try #require(try await screens(text, "Screen").first)
    #expect(screen.nodes.flatMap(\.texts).map(\.string) == ["Library", "Songs", "12", "Closed"])
  }
}
