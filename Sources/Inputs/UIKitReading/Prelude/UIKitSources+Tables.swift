extension UIKitSources {
  /// Tables and their cells.
  static let tables = #"""
    struct IndexPath: Hashable, Comparable {
      var section: Int = 0
      var row: Int = 0
      init(row: Int, section: Int) { self.row = row; self.section = section }
      init(item: Int, section: Int) { row = item; self.section = section }
      init(indexes: [Int]) { section = indexes[0]; row = indexes[1] }
      var item: Int { row }
      var count: Int { 2 }
      subscript(number: Int) -> Int { number == 0 ? section : row }
      static func < (one: IndexPath, other: IndexPath) -> Bool {
        one.section == other.section ? one.row < other.row : one.section < other.section
      }
    }
    class UIView_CellContent: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
    }
    class UIListContentConfiguration: UIContentConfiguration {
      class TextProperties {
        var font = UIFont.preferredFont(forTextStyle: .body)
        var color: UIColor = UIColor.label
        var numberOfLines = 0
        var adjustsFontForContentSizeCategory = true
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        var alignment: Any?
        var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        var transform: Any?
        var showsExpansionTextWhenTruncated = false
      }
      class ImageProperties {
        var tintColor: UIColor?
        var cornerRadius: CGFloat = 0
        var maximumSize = CGSize(width: 0, height: 0)
        var reservedLayoutSize = CGSize(width: 0, height: 0)
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      }
      var _kind: String
      var text: String?
      var attributedText: NSAttributedString?
      var secondaryText: String?
      var secondaryAttributedText: NSAttributedString?
      var image: UIImage?
      let textProperties = TextProperties()
      let secondaryTextProperties = TextProperties()
      let imageProperties = ImageProperties()
      var prefersSideBySideTextAndSecondaryText = false
      var textToSecondaryTextVerticalPadding: CGFloat = 3
      var imageToTextPadding: CGFloat = 16
      var directionalLayoutMargins = NSDirectionalEdgeInsets()
      var axesPreservingSuperviewLayoutMargins: Any?
      init(_kind: String) {
        self._kind = _kind
        secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: _kind == "value" ? .body : .caption1)
        secondaryTextProperties.color = UIColor.secondaryLabel
        if _kind == "header" {
          textProperties.font = UIFont.preferredFont(forTextStyle: .footnote)
          textProperties.color = UIColor.secondaryLabel
        }
      }
      static func cell() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "cell") }
      static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "subtitle") }
      static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "value") }
      static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "cell") }
      static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "cell") }
      func updated(for state: Any) -> UIListContentConfiguration { self }
      func makeContentView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        let label = _label(text, attributedText, textProperties, in: view, nil)
        label?.frame = view.bounds
        label?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
      }
      // What a cell shows of it, in the views that it has already or in new ones.
      func _style(_ style: UITableViewCell.CellStyle) -> UITableViewCell.CellStyle {
        if _kind == "value" { return .value1 }
        return secondaryText != nil || secondaryAttributedText != nil ? .subtitle : style
      }
      func _label(_ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties, in content: UIView, _ known: UILabel?) -> UILabel? {
        if text == nil && attributed == nil { return known }
        let label = known ?? UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        if known == nil { content.addSubview(label) }
        if attributed != nil { label.attributedText = attributed } else { label.text = text }
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        return label
      }
      func _picture(in content: UIView, _ known: UIImageView?) -> UIImageView? {
        guard let image else { return known }
        let picture = known ?? UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        if known == nil { content.addSubview(picture) }
        picture.image = image
        return picture
      }
    }
    class UITableViewCell: UIView {
      enum CellStyle: Int { case `default`, value1, value2, subtitle }
      enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
      enum SelectionStyle: Int { case none, blue, gray, `default` }
      enum EditingStyle: Int { case none, delete, insert }
      var _style: CellStyle = .default
      var reuseIdentifier: String?
      let contentView = UIView_CellContent(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      var _title: UILabel?
      var _detail: UILabel?
      var _picture: UIImageView?
      var _content: UIView?
      var accessoryType: AccessoryType = .none
      var editingAccessoryType: AccessoryType = .none
      var _accessory: UIView?
      var accessoryView: UIView? {
        get { _accessory }
        set {
          _accessory?.removeFromSuperview()
          _accessory = newValue
          if let newValue { addSubview(newValue) }
        }
      }
      var editingAccessoryView: UIView?
      var selectionStyle: SelectionStyle = .default
      var indentationLevel = 0
      var indentationWidth: CGFloat = 10
      var isSelected = false
      var isHighlighted = false
      var isEditing = false
      var showsReorderControl = false
      var separatorInset = UIEdgeInsets()
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var multipleSelectionBackgroundView: UIView?
      var contentConfiguration: UIContentConfiguration? { didSet { _show(contentConfiguration) } }
      var backgroundConfiguration: UIBackgroundConfiguration?
      var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
      var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
      var focusStyle: Any?
      func _configure() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
      }
      init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _style = style
        self.reuseIdentifier = reuseIdentifier
        addSubview(contentView)
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
      }
      convenience init() { self.init(style: .default, reuseIdentifier: nil) }
      convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
      var textLabel: UILabel? {
        if let label = _title { return label }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        _title = label
        contentView.addSubview(label)
        return label
      }
      var detailTextLabel: UILabel? {
        if _style == .default { return nil }
        if let label = _detail { return label }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        label.font = UIFont.preferredFont(forTextStyle: _style == .value1 ? .body : .caption1)
        label.adjustsFontForContentSizeCategory = true
        _detail = label
        contentView.addSubview(label)
        return label
      }
      var imageView: UIImageView? {
        if let picture = _picture { return picture }
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        _picture = picture
        contentView.addSubview(picture)
        return picture
      }
      func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration(_kind: _style == .value1 || _style == .value2 ? "value" : _style == .subtitle ? "subtitle" : "cell")
      }
      func _show(_ configuration: UIContentConfiguration?) {
        guard let list = configuration as? UIListContentConfiguration else {
          _content = _showContent(of: configuration, in: contentView, _content)
          return
        }
        _style = list._style(_style)
        _title = list._label(list.text, list.attributedText, list.textProperties, in: contentView, _title)
        _detail = list._label(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: contentView, _detail)
        _picture = list._picture(in: contentView, _picture)
      }
      func prepareForReuse() {}
      func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      func setNeedsUpdateConfiguration() {}
      func updateConfiguration(using state: Any) {}
    }
    class UITableViewHeaderFooterView: UIView {
      var reuseIdentifier: String?
      let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      // What the table makes a title of, in no view.
      var _title: UILabel?
      var textLabel: UILabel? {
        if let label = _title { return label }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        _title = label
        return label
      }
      var detailTextLabel: UILabel?
      var backgroundView: UIView?
      var _content: UIView?
      var contentConfiguration: UIContentConfiguration? {
        didSet {
          if let list = contentConfiguration as? UIListContentConfiguration {
            textLabel?.text = list.text ?? list.attributedText?.string
          } else {
            _content = _showContent(of: contentConfiguration, in: contentView, _content)
          }
        }
      }
      var backgroundConfiguration: UIBackgroundConfiguration?
      init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        self.reuseIdentifier = reuseIdentifier
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
      }
      convenience init() { self.init(reuseIdentifier: nil) }
      func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "header") }
      func prepareForReuse() {}
      func setNeedsUpdateConfiguration() {}
    }
    class UITableView: UIScrollView {
      enum Style: Int { case plain, grouped, insetGrouped }
      enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic = 100 }
      enum ScrollPosition: Int { case none, top, middle, bottom }
      enum SeparatorInsetReference: Int { case fromCellEdges, fromAutomaticInsets }
      enum SeparatorStyle: Int { case none, singleLine, singleLineEtched }
      static let automaticDimension: CGFloat = -1
      static let indexSearch = "search"
      let style: Style
      var _registered: [String: Any] = [:]
      var _headers: [String: Any] = [:]
      var rowHeight: CGFloat = -1
      var estimatedRowHeight: CGFloat = -1
      var sectionHeaderHeight: CGFloat = -1
      var sectionFooterHeight: CGFloat = -1
      var estimatedSectionHeaderHeight: CGFloat = -1
      var estimatedSectionFooterHeight: CGFloat = -1
      var sectionHeaderTopPadding: CGFloat = -1
      var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      var separatorColor: UIColor?
      var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
      var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
      var separatorEffect: Any?
      var tableHeaderView: UIView?
      var tableFooterView: UIView?
      var backgroundView: UIView?
      var allowsSelection = true
      var allowsMultipleSelection = false
      var allowsSelectionDuringEditing = false
      var allowsMultipleSelectionDuringEditing = false
      var isEditing = false
      var cellLayoutMarginsFollowReadableWidth = false
      var insetsContentViewsToSafeArea = true
      var sectionIndexColor: UIColor?
      var sectionIndexBackgroundColor: UIColor?
      var remembersLastFocusedIndexPath = false
      var selectionFollowsFocus = false
      var dragInteractionEnabled = false
      var dragDelegate: Any?
      var dropDelegate: Any?
      var prefetchDataSource: Any?
      var dataSource: UITableViewDataSource?
      var _tableDelegate: UITableViewDelegate?
      var indexPathsForVisibleRows: [IndexPath]? { [] }
      var indexPathForSelectedRow: IndexPath? { nil }
      var visibleCells: [UITableViewCell] { [] }
      var numberOfSections: Int { 1 }
      init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = .plain
      }
      convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0), style: .plain) }
      convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
      func register(_ cellClass: Any?, forCellReuseIdentifier identifier: String) {
        if NativeNamesClass(cellClass, identifier) { _registered[identifier] = cellClass }
      }
      func register(_ viewClass: Any?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if NativeNamesClass(viewClass, identifier) { _headers[identifier] = viewClass }
      }
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cellClass = _registered[identifier] else { return nil }
        return NativeCell(cellClass, identifier)
      }
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        NativeCell(_registered[identifier] ?? UITableViewCell.self, identifier)
      }
      func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let viewClass = _headers[identifier] else { return nil }
        return NativeHeader(viewClass, identifier)
      }
      func reloadData() {}
      func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {}
      func reloadSections(_ sections: Any, with animation: RowAnimation) {}
      func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}
      func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {}
      func beginUpdates() {}
      func endUpdates() {}
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { NativeLater { completion(true) } }
      }
      func deselectRow(at path: IndexPath, animated: Bool) {}
      func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
      func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
      func cellForRow(at path: IndexPath) -> UITableViewCell? { nil }
      func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
      func numberOfRows(inSection section: Int) -> Int { 0 }
      func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      func layoutTableHeaderView() {}
    }
    struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
      var sectionIdentifiers: [SectionIdentifierType] = []
      var _lists: [[ItemIdentifierType]] = []
      init() {}
      var itemIdentifiers: [ItemIdentifierType] { _lists.flatMap { $0 } }
      var numberOfSections: Int { sectionIdentifiers.count }
      var numberOfItems: Int { itemIdentifiers.count }
      func _place(_ section: SectionIdentifierType?) -> Int {
        guard let section else { return _lists.count - 1 }
        return sectionIdentifiers.firstIndex { $0 == section } ?? _lists.count - 1
      }
      mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers += identifiers
        for _ in identifiers { _lists.append([]) }
      }
      mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        let place = _place(section)
        if place >= 0 { _lists[place] += identifiers }
      }
      mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
        _insert(identifiers, at: indexOfSection(section) ?? _lists.count)
      }
      mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType) {
        _insert(identifiers, at: (indexOfSection(section) ?? _lists.count - 1) + 1)
      }
      mutating func _insert(_ sections: [SectionIdentifierType], at place: Int) {
        sectionIdentifiers.insert(contentsOf: sections, at: place)
        _lists.insert(contentsOf: sections.map { _ in [] }, at: place)
      }
      mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType) { _insert(identifiers, beside: item, 0) }
      mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType) { _insert(identifiers, beside: item, 1) }
      mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem item: ItemIdentifierType) {
        deleteItems([identifier])
        _insert([identifier], beside: item, 0)
      }
      mutating func moveItem(_ identifier: ItemIdentifierType, afterItem item: ItemIdentifierType) {
        deleteItems([identifier])
        _insert([identifier], beside: item, 1)
      }
      mutating func _insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, _ offset: Int) {
        for (number, list) in _lists.enumerated() {
          if let place = list.firstIndex(where: { $0 == item }) {
            _lists[number].insert(contentsOf: identifiers, at: place + offset)
            return
          }
        }
      }
      mutating func deleteAllItems() {
        sectionIdentifiers = []
        _lists = []
      }
      mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        _lists = _lists.map { list in list.filter { item in !identifiers.contains { $0 == item } } }
      }
      mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
          if let place = indexOfSection(identifier) {
            sectionIdentifiers.remove(at: place)
            _lists.remove(at: place)
          }
        }
      }
      func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
        guard let place = _lists.firstIndex(where: { list in list.contains { $0 == item } }) else { return nil }
        return sectionIdentifiers[place]
      }
      mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
      mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
      mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
      func numberOfItems(inSection section: SectionIdentifierType) -> Int { itemIdentifiers(inSection: section).count }
      func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
        let place = _place(section)
        return place >= 0 ? _lists[place] : []
      }
      func indexOfSection(_ section: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex { $0 == section } }
      func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex { $0 == item } }
    }
    // The items of one section as an outline: those below one that is closed are not shown.
    struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var items: [ItemIdentifierType] = []
      var _levels: [Int] = []
      var _open: [ItemIdentifierType] = []
      init() {}
      mutating func append(_ identifiers: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent, let above = items.firstIndex(where: { $0 == parent }) else {
          items += identifiers
          _levels += identifiers.map { _ in 0 }
          return
        }
        let level = _levels[above]
        var place = above + 1
        while place < items.count, _levels[place] > level { place += 1 }
        items.insert(contentsOf: identifiers, at: place)
        _levels.insert(contentsOf: identifiers.map { _ in level + 1 }, at: place)
      }
      mutating func expand(_ identifiers: [ItemIdentifierType]) { _open += identifiers }
      mutating func collapse(_ identifiers: [ItemIdentifierType]) {
        _open = _open.filter { item in !identifiers.contains { $0 == item } }
      }
      mutating func deleteAll() {
        items = []
        _levels = []
      }
      func isExpanded(_ item: ItemIdentifierType) -> Bool { _open.contains { $0 == item } }
      func contains(_ item: ItemIdentifierType) -> Bool { items.contains { $0 == item } }
      func level(of item: ItemIdentifierType) -> Int { items.firstIndex { $0 == item }.map { _levels[$0] } ?? 0 }
      var rootItems: [ItemIdentifierType] { items.indices.filter { _levels[$0] == 0 }.map { items[$0] } }
      var visibleItems: [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var closed: Int?
        for place in items.indices {
          let level = _levels[place]
          if let above = closed, level > above { continue }
          closed = isExpanded(items[place]) ? nil : level
          result.append(items[place])
        }
        return result
      }
    }
    class _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject {
      var _snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
      func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { _snapshot }
      func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        _snapshot = snapshot
      }
      func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        _snapshot = snapshot
      }
      func itemIdentifier(for path: IndexPath) -> ItemIdentifierType? {
        _snapshot._lists.isEmpty ? nil : _snapshot._lists[path.section][path.row]
      }
      func indexPath(for identifier: ItemIdentifierType) -> IndexPath? {
        for (section, list) in _snapshot._lists.enumerated() {
          if let row = list.firstIndex(where: { $0 == identifier }) { return IndexPath(row: row, section: section) }
        }
        return nil
      }
      func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        if _snapshot.indexOfSection(section) == nil { _snapshot.appendSections([section]) }
        if let place = _snapshot.indexOfSection(section) { _snapshot._lists[place] = snapshot.visibleItems }
      }
      func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        _snapshot.sectionIdentifiers.isEmpty ? NativeRowItem() : _snapshot.sectionIdentifiers[index]
      }
      var _sectionCount: Int { _snapshot._lists.isEmpty ? 1 : _snapshot._lists.count }
      func _count(_ section: Int) -> Int { _snapshot.itemIdentifiers.isEmpty ? NativeRowCount() : _snapshot._lists[section].count }
      func _item(_ path: IndexPath) -> ItemIdentifierType {
        _snapshot.itemIdentifiers.isEmpty ? NativeRowItem() : _snapshot._lists[path.section][path.row]
      }
    }
    class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
      let _provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      var defaultRowAnimation: UITableView.RowAnimation = .automatic
      init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?) {
        _provider = cellProvider
        super.init()
        tableView.dataSource = self
      }
      func numberOfSections(in tableView: UITableView) -> Int { _sectionCount }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _count(section) }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { _provider(tableView, path, _item(path))! }
    }
    extension UITableViewCell {
      enum SeparatorStyle: Int { case none, singleLine, singleLineEtched }
    }
    """#
}
