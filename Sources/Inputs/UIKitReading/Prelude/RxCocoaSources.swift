/// What RxCocoa and RxDataSources bind to UIKit's views, as Swift.
///
/// What is bound comes later, of sequences that nobody follows: labels and buttons get words that stand for it, and lists rows.
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
      func _fill(_ configure: Any?) {
        let source = _source ?? _RxRows(_identifier ?? "", configure)
        if let table = _list as? UITableView { table.dataSource = source as? UITableViewDataSource }
        if let collection = _list as? UICollectionView { collection.dataSource = source as? UICollectionViewDataSource }
      }
    }
    class _RxRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      let _identifier: String
      let _configure: Any?
      init(_ identifier: String, _ configure: Any?) { _identifier = identifier; _configure = configure }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { NativeRowCount() }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: _identifier, for: path)
        if let configure = _configure as? (Any, Any, Any) -> Void { configure(path.row, NativeRowItem(), cell) }
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { NativeRowCount() }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: _identifier, for: path)
        if let configure = _configure as? (Any, Any, Any) -> Void { configure(path.row, NativeRowItem(), cell) }
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
