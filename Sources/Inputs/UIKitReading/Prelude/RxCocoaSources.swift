/// What RxCocoa and RxDataSources bind to UIKit's views, as Swift.
///
/// Where nothing has come that is known, labels and buttons get words that stand for it, and lists rows.
///
/// Source: the documentation of RxSwift 6 (ReactiveX/RxSwift, MIT) and RxDataSources 5 (RxSwiftCommunity/RxDataSources, MIT).
enum RxCocoaSources {
  static let source = #"""
    extension NSObject { var rx: Reactive<Self> { Reactive(self) } }
    @dynamicMemberLookup struct Reactive<Base> {
      let base: Base
      init(_ base: Base) { self.base = base }
      subscript(dynamicMember name: String) -> _RxBinder { _RxBinder(base, name) }
      func title(for state: UIControl.State = .normal) -> _RxBinder { _RxBinder(base, "title") }
      func attributedTitle(for state: UIControl.State = .normal) -> _RxBinder { _RxBinder(base, "title") }
      func items(cellIdentifier: String, cellType: Any? = nil) -> _RxItems { _RxItems(base, cellIdentifier, nil) }
      func items(dataSource: Any) -> _RxItems { _RxItems(base, nil, dataSource) }
    }
    struct _RxBinder {
      let _base: Any
      let _name: String
      init(_ base: Any, _ name: String) { _base = base; _name = name }
      func _follow(_ sequence: Observable<Any>) {
        sequence._follow { _show($0) }
        if sequence._values.isEmpty { _receive() }
      }
      func _show(_ value: Any) {
        switch _name {
        case "text":
          if let label = _base as? UILabel { label.text = value }
          if let field = _base as? UITextField { field.text = value }
          if let view = _base as? UITextView { view.text = value }
          if let bar = _base as? UISearchBar { bar.text = value }
        case "attributedText":
          if let label = _base as? UILabel { label.attributedText = value }
          if let field = _base as? UITextField { field.attributedText = value }
          if let view = _base as? UITextView { view.attributedText = value }
        case "title":
          if let button = _base as? UIButton { button.setTitle(value, for: .normal) }
          if let controller = _base as? UIViewController { controller.title = value }
          if let item = _base as? UIBarItem { item.title = value }
        case "image":
          if let view = _base as? UIImageView { view.image = value }
          if let button = _base as? UIButton { button.setImage(value, for: .normal) }
        case "isHidden": (_base as? UIView)?.isHidden = value
        case "alpha": (_base as? UIView)?.alpha = value
        case "isEnabled": (_base as? UIControl)?.isEnabled = value
        case "isSelected": (_base as? UIControl)?.isSelected = value
        case "isOn", "value": (_base as? UISwitch)?.isOn = value
        case "isAnimating": (_base as? UIActivityIndicatorView)?.isAnimating = value
        case "progress": (_base as? UIProgressView)?.progress = value
        case "numberOfPages": (_base as? UIPageControl)?.numberOfPages = value
        default: break
        }
      }
      // What comes once it is bound.
      func _receive() {
        if let label = _base as? UILabel {
          if _name == "text" || _name == "attributedText" { label.text = NativeBoundText() }
        } else if let button = _base as? UIButton {
          if _name == "title" { button.setTitle(NativeBoundText(), for: .normal) }
        } else if let controller = _base as? UIViewController {
          if _name == "title" { controller.title = NativeBoundText() }
        }
      }
    }
    struct _RxItems {
      let _list: Any
      let _identifier: String?
      let _source: Any?
      init(_ list: Any, _ identifier: String?, _ source: Any?) { _list = list; _identifier = identifier; _source = source }
      func _follow(_ sequence: Observable<Any>, _ configure: Any?) {
        let source = _fill(configure)
        sequence._follow { list in (source as? _RxRows)?._items = list }
      }
      @discardableResult func _fill(_ configure: Any?) -> Any {
        let source = _source ?? _RxRows(_identifier ?? "", configure)
        if let table = _list as? UITableView { table.dataSource = source as? UITableViewDataSource }
        if let collection = _list as? UICollectionView { collection.dataSource = source as? UICollectionViewDataSource }
        return source
      }
    }
    class _RxRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      let _identifier: String
      let _configure: Any?
      var _items: [Any] = []
      init(_ identifier: String, _ configure: Any?) { _identifier = identifier; _configure = configure }
      var _count: Int { _items.isEmpty ? NativeRowCount() : _items.count }
      func _item(_ path: IndexPath) -> Any { _items.isEmpty ? NativeRowItem() : _items[path.row] }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _count }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: _identifier, for: path)
        if let configure = _configure as? (Any, Any, Any) -> Void { configure(path.row, _item(path), cell) }
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { _count }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: _identifier, for: path)
        if let configure = _configure as? (Any, Any, Any) -> Void { configure(path.row, _item(path), cell) }
        return cell
      }
    }
    class TableViewSectionedDataSource<Section>: NSObject, UITableViewDataSource {
      var configureCell: (Any, UITableView, IndexPath, Any) -> UITableViewCell
      var titleForHeaderInSection: Any?
      var titleForFooterInSection: Any?
      var canEditRowAtIndexPath: Any?
      var canMoveRowAtIndexPath: Any?
      var animationConfiguration: Any?
      init(
        animationConfiguration: Any? = nil, decideViewTransition: Any? = nil,
        configureCell: @escaping (Any, UITableView, IndexPath, Any) -> UITableViewCell, titleForHeaderInSection: Any? = nil,
        titleForFooterInSection: Any? = nil, canEditRowAtIndexPath: Any? = nil, canMoveRowAtIndexPath: Any? = nil
      ) { self.configureCell = configureCell }
      subscript(path: IndexPath) -> Any { NativeRowItem() }
      subscript(section: Int) -> Any { NativeRowItem() }
      func numberOfSections(in tableView: UITableView) -> Int { 1 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { NativeRowCount() }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, path, NativeRowItem())
      }
    }
    class RxTableViewSectionedReloadDataSource<Section>: TableViewSectionedDataSource<Section> {}
    class RxTableViewSectionedAnimatedDataSource<Section>: TableViewSectionedDataSource<Section> {}
    class CollectionViewSectionedDataSource<Section>: NSObject, UICollectionViewDataSource {
      var configureCell: (Any, UICollectionView, IndexPath, Any) -> UICollectionViewCell
      var configureSupplementaryView: Any?
      init(
        animationConfiguration: Any? = nil, decideViewTransition: Any? = nil,
        configureCell: @escaping (Any, UICollectionView, IndexPath, Any) -> UICollectionViewCell, configureSupplementaryView: Any? = nil,
        canMoveItemAtIndexPath: Any? = nil
      ) { self.configureCell = configureCell }
      subscript(path: IndexPath) -> Any { NativeRowItem() }
      subscript(section: Int) -> Any { NativeRowItem() }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { NativeRowCount() }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        configureCell(self, collectionView, path, NativeRowItem())
      }
    }
    class RxCollectionViewSectionedReloadDataSource<Section>: CollectionViewSectionedDataSource<Section> {}
    class RxCollectionViewSectionedAnimatedDataSource<Section>: CollectionViewSectionedDataSource<Section> {}
    """#
}
