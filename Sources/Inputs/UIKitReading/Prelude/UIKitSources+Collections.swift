extension UIKitSources {
  /// Collections, their layouts and their cells.
  static let collections = #"""
    class UICollectionReusableView: UIView {
      var reuseIdentifier: String?
      func prepareForReuse() {}
      func preferredLayoutAttributesFitting(_ attributes: Any) -> Any { attributes }
      func apply(_ attributes: Any) {}
    }
    class UIView_ItemContent: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
    }
    class UICollectionViewCell: UICollectionReusableView {
      let contentView = UIView_ItemContent(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var _style: UITableViewCell.CellStyle = .default
      var _title: UILabel?
      var _detail: UILabel?
      var _picture: UIImageView?
      var _content: UIView?
      var isSelected = false
      var isHighlighted = false
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var contentConfiguration: UIContentConfiguration? { didSet { _show(contentConfiguration) } }
      var backgroundConfiguration: UIBackgroundConfiguration?
      var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
      var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: traitCollection) }
      var automaticallyUpdatesContentConfiguration = true
      var automaticallyUpdatesBackgroundConfiguration = true
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
        addSubview(contentView)
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
      }
      func setNeedsUpdateConfiguration() {}
      func updateConfiguration(using state: Any) {}
      func _configure() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
      }
      func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration(_kind: "cell") }
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
    }
    class UICollectionViewListCell: UICollectionViewCell {
      var accessories: [UICellAccessory] = [] {
        didSet {
          for old in oldValue { old._view?.removeFromSuperview() }
          for accessory in accessories { if let view = accessory._view { addSubview(view) } }
        }
      }
      var indentationLevel = 0
      var indentationWidth: CGFloat = 10
      let separatorLayoutGuide = UILayoutGuide()
    }
    struct UICellAccessory {
      enum DisplayedState { case always, whenEditing, whenNotEditing }
      struct CustomViewConfiguration {
        enum Placement {
          case leading(displayed: DisplayedState = .always, at: Any? = nil)
          case trailing(displayed: DisplayedState = .always, at: Any? = nil)
        }
        let customView: UIView
        let placement: Placement
        init(
          customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil, tintColor: UIColor? = nil,
          maintainsFixedSize: Bool? = nil
        ) {
          self.customView = customView
          self.placement = placement
        }
      }
      let _kind: String
      var _view: UIView?
      init(_kind: String, _view: UIView? = nil) {
        self._kind = _kind
        self._view = _view
      }
      static func label(text: String, displayed: DisplayedState = .always, options: Any? = nil) -> UICellAccessory {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        label.text = text
        label.font = UIFont.preferredFont(forTextStyle: .body)
        label.textColor = UIColor.secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        label._hasOwnSize = true
        return UICellAccessory(_kind: "label", _view: displayed == .whenEditing ? nil : label)
      }
      static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        guard case .trailing(let displayed, _) = configuration.placement, displayed != .whenEditing else { return UICellAccessory(_kind: "customView") }
        return UICellAccessory(_kind: "customView", _view: configuration.customView)
      }
      static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always, options: Any? = nil, selectedElementDidChangeHandler: Any? = nil) -> UICellAccessory {
        UICellAccessory(_kind: "popUpMenu")
      }
      static func disclosureIndicator(displayed: DisplayedState = .always, options: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "disclosureIndicator") }
      static func detail(displayed: DisplayedState = .always, options: Any? = nil, actionHandler: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "detailButton") }
      static func checkmark(displayed: DisplayedState = .always, options: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "checkmark") }
      static func delete(displayed: DisplayedState = .whenEditing, options: Any? = nil, actionHandler: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "none") }
      static func insert(displayed: DisplayedState = .whenEditing, options: Any? = nil, actionHandler: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "none") }
      static func reorder(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "none") }
      static func multiselect(displayed: DisplayedState = .whenEditing, options: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "none") }
      static func outlineDisclosure(displayed: DisplayedState = .always, options: Any? = nil, actionHandler: Any? = nil) -> UICellAccessory { UICellAccessory(_kind: "disclosureIndicator") }
    }
    class UICollectionViewLayout: NSObject {
      var collectionView: UICollectionView?
      func invalidateLayout() {}
      func prepare() {}
      func register(_ viewClass: Any?, forDecorationViewOfKind: String) {}
    }
    class UICollectionViewFlowLayout: UICollectionViewLayout {
      static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)
      enum ScrollDirection: Int { case vertical, horizontal }
      var itemSize = CGSize(width: 50, height: 50)
      var estimatedItemSize = CGSize(width: 0, height: 0)
      var minimumLineSpacing: CGFloat = 10
      var minimumInteritemSpacing: CGFloat = 10
      var sectionInset = UIEdgeInsets()
      var headerReferenceSize = CGSize(width: 0, height: 0)
      var footerReferenceSize = CGSize(width: 0, height: 0)
      var scrollDirection: UICollectionView.ScrollDirection = .vertical
      var sectionHeadersPinToVisibleBounds = false
      var sectionFootersPinToVisibleBounds = false
      var sectionInsetReference: Any?
    }
    struct NSCollectionLayoutDimension {
      let _kind: String
      let dimension: CGFloat
      static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(_kind: "width", dimension: fraction) }
      static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(_kind: "height", dimension: fraction) }
      static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(_kind: "absolute", dimension: length) }
      static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(_kind: "estimated", dimension: length) }
      static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(_kind: "estimated", dimension: estimate) }
    }
    class NSCollectionLayoutSize: NSObject {
      let widthDimension: NSCollectionLayoutDimension
      let heightDimension: NSCollectionLayoutDimension
      init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
      }
    }
    class NSCollectionLayoutSpacing: NSObject {
      let spacing: CGFloat
      init(_spacing: CGFloat) { spacing = _spacing }
      static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(_spacing: spacing) }
      static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(_spacing: spacing) }
    }
    class NSCollectionLayoutEdgeSpacing: NSObject {
      init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) {}
    }
    class NSCollectionLayoutAnchor: NSObject {
      init(edges: Any) {}
      init(edges: Any, absoluteOffset: CGPoint) {}
      init(edges: Any, fractionalOffset: CGPoint) {}
    }
    class NSCollectionLayoutItem: NSObject {
      let layoutSize: NSCollectionLayoutSize
      var contentInsets = NSDirectionalEdgeInsets()
      var edgeSpacing: NSCollectionLayoutEdgeSpacing?
      let supplementaryItems: [Any]
      init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [Any] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
      }
    }
    class NSCollectionLayoutGroup: NSCollectionLayoutItem {
      let _isHorizontal: Bool
      let subitems: [NSCollectionLayoutItem]
      let _count: Int?
      var interItemSpacing: NSCollectionLayoutSpacing?
      init(_ size: NSCollectionLayoutSize, _isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem], _ count: Int?) {
        super.init(layoutSize: size)
        self._isHorizontal = _isHorizontal
        self.subitems = subitems
        _count = count
      }
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: true, subitems, nil)
      }
      static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: true, [subitem], count)
      }
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: true, [subitem], count)
      }
      static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: false, subitems, nil)
      }
      static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: false, [subitem], count)
      }
      static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, _isHorizontal: false, [subitem], count)
      }
    }
    enum NSRectAlignment: Int { case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing }
    class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
      let elementKind: String
      let alignment: NSRectAlignment
      var pinToVisibleBounds = false
      var extendsBoundary = true
      var zIndex = 0
      init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        super.init(layoutSize: layoutSize)
        self.elementKind = elementKind
        self.alignment = alignment
      }
      convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
      }
    }
    enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int { case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered }
    class NSCollectionLayoutSection: NSObject {
      var _group: NSCollectionLayoutGroup?
      var _list: UICollectionLayoutListConfiguration?
      var contentInsets = NSDirectionalEdgeInsets()
      var interGroupSpacing: CGFloat = 0
      var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
      var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
      var decorationItems: [Any] = []
      var contentInsetsReference: Any?
      var supplementariesFollowContentInsets = true
      var visibleItemsInvalidationHandler: Any?
      init(group: NSCollectionLayoutGroup) { _group = group }
      init(_list: UICollectionLayoutListConfiguration) { self._list = _list }
      static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: Any) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(_list: configuration)
      }
    }
    struct UICollectionLayoutListConfiguration {
      enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
      enum HeaderMode: Int { case none, supplementary, firstItemInSection }
      enum FooterMode: Int { case none, supplementary }
      let appearance: Appearance
      var showsSeparators = true
      var headerMode: HeaderMode = .none
      var footerMode: FooterMode = .none
      var backgroundColor: UIColor?
      var separatorConfiguration: Any?
      var itemSeparatorHandler: Any?
      var leadingSwipeActionsConfigurationProvider: Any?
      var trailingSwipeActionsConfigurationProvider: Any?
      var headerTopPadding: CGFloat?
      init(appearance: Appearance) { self.appearance = appearance }
    }
    class UICollectionViewCompositionalLayoutConfiguration: NSObject {
      var scrollDirection: UICollectionView.ScrollDirection = .vertical
      var interSectionSpacing: CGFloat = 0
      var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
      var contentInsetsReference: Any?
      override init() {}
    }
    class NSCollectionLayoutContainer: NSObject {
      let contentSize: CGSize
      let contentInsets = NSDirectionalEdgeInsets()
      init(_ size: CGSize) { contentSize = size }
      var effectiveContentSize: CGSize { contentSize }
      var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    }
    class NSCollectionLayoutEnvironment: NSObject {
      let container: NSCollectionLayoutContainer
      let traitCollection: UITraitCollection
      init(_ size: CGSize) {
        container = NSCollectionLayoutContainer(size)
        traitCollection = UITraitCollection.current
      }
    }
    class UICollectionViewCompositionalLayout: UICollectionViewLayout {
      var _provider: ((Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)?
      var _section: NSCollectionLayoutSection?
      var configuration = UICollectionViewCompositionalLayoutConfiguration()
      init(section: NSCollectionLayoutSection) { _section = section }
      init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        _section = section
        self.configuration = configuration
      }
      init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) { _provider = sectionProvider }
      init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        _provider = sectionProvider
        self.configuration = configuration
      }
      static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(_list: configuration))
      }
      func _layout(_ number: Int, _ size: CGSize) -> NSCollectionLayoutSection? {
        if let section = _section { return section }
        return _provider?(number, NSCollectionLayoutEnvironment(size))
      }
    }
    class UICollectionView: UIScrollView {
      enum ScrollDirection: Int { case vertical, horizontal }
      static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
      static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
      var collectionViewLayout: UICollectionViewLayout
      var _registered: [String: Any] = [:]
      var backgroundView: UIView?
      var allowsSelection = true
      var allowsMultipleSelection = false
      var isPrefetchingEnabled = true
      var prefetchDataSource: Any?
      var dragInteractionEnabled = false
      var dragDelegate: Any?
      var dropDelegate: Any?
      var selectionFollowsFocus = false
      var remembersLastFocusedIndexPath = false
      var dataSource: UICollectionViewDataSource?
      var indexPathsForVisibleItems: [IndexPath] { [] }
      var indexPathsForSelectedItems: [IndexPath]? { [] }
      var visibleCells: [UICollectionViewCell] { [] }
      var numberOfSections: Int { 1 }
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
        collectionViewLayout = layout
        layout.collectionView = self
      }
      func register(_ cellClass: Any?, forCellWithReuseIdentifier identifier: String) {
        if NativeNamesClass(cellClass, identifier) { _registered[identifier] = cellClass }
      }
      func register(_ viewClass: Any?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        if NativeNamesClass(viewClass, kind + identifier) { _registered[kind + " " + identifier] = viewClass }
      }
      func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        NativeItem(_registered[identifier] ?? UICollectionViewCell.self)
      }
      func dequeueReusableSupplementaryView(ofKind kind: String, withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionReusableView {
        NativeItem(_registered[kind + " " + identifier] ?? UICollectionReusableView.self)
      }
      struct CellRegistration<Cell, Item> {
        let _handler: (Cell, IndexPath, Item) -> Void
        init(handler: @escaping (Cell, IndexPath, Item) -> Void) { _handler = handler }
        init(cellNib: Any, handler: @escaping (Cell, IndexPath, Item) -> Void) { _handler = handler }
        func _cell(_ path: IndexPath, _ item: Item?) -> Cell {
          let cell = NativeItem(Cell.self) as! Cell
          _handler(cell, path, item!)
          return cell
        }
      }
      struct SupplementaryRegistration<Supplementary> {
        let _handler: (Supplementary, String, IndexPath) -> Void
        let _kind: String
        init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
          _kind = elementKind
          _handler = handler
        }
        init(supplementaryNib: Any, elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
          _kind = elementKind
          _handler = handler
        }
        func _view(_ path: IndexPath) -> Supplementary {
          let view = NativeItem(Supplementary.self) as! Supplementary
          _handler(view, _kind, path)
          return view
        }
      }
      func dequeueConfiguredReusableCell<Cell, Item>(using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?) -> Cell {
        registration._cell(path, item)
      }
      func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath) -> Supplementary {
        registration._view(path)
      }
      func reloadData() {}
      func reloadItems(at paths: [IndexPath]) {}
      func reloadSections(_ sections: Any) {}
      func insertItems(at paths: [IndexPath]) {}
      func deleteItems(at paths: [IndexPath]) {}
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        if let completion { NativeLater { completion(true) } }
      }
      func deselectItem(at path: IndexPath, animated: Bool) {}
      func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: Any) {}
      func scrollToItem(at path: IndexPath, at position: Any, animated: Bool) {}
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
      func cellForItem(at path: IndexPath) -> UICollectionViewCell? { nil }
      func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
      func numberOfItems(inSection section: Int) -> Int { 0 }
    }
    class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
      let _provider: (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
      var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?
      var reorderingHandlers: Any?
      var sectionSnapshotHandlers: Any?
      init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?) {
        _provider = cellProvider
        super.init()
        collectionView.dataSource = self
      }
      func numberOfSections(in collectionView: UICollectionView) -> Int { _sectionCount }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { _count(section) }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        _provider(collectionView, path, _item(path))!
      }
      func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        supplementaryViewProvider!(collectionView, kind, path)!
      }
    }
    """#
}
