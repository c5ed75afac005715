internal import DynamicTypeModel
internal import UIKitModel

@MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

@MainActor
public protocol UITableViewDelegate: AnyObject {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A column of rows in sections. All rows are there at once: none waits until it is scrolled to.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// As high as the content asks for.
  public nonisolated static let automaticDimension: CGFloat = -1

  public internal(set) var style: Style
  /// The rows that a document has without any data source.
  var staticSections: [StaticSection]?
  private var prototypes: [String: () -> UITableViewCell] = [:]
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { LayoutClock.tick() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { LayoutClock.tick() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { LayoutClock.tick() }
  }
  /// Points above each header of a plain table, automatic for those of iOS.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { LayoutClock.tick() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { LayoutClock.tick() }
  }
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var barClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var rows: [[Row]]?
  /// Of each section the views that the delegate puts above and below its rows.
  private var bars: [Bars] = []

  struct Row {
    var cell: UITableViewCell
    /// In points; nil for as high as the content asks for.
    var height: CGFloat?
  }

  private struct Bars {
    var header, footer: UIView?
  }

  struct StaticSection {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    LayoutClock.tick()
  }

  // MARK: Rows

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Has cells made from a xib.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    prototypes[identifier] = nib.map { nib in
      {
        let cells = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewCell }
        guard let cell = cells.first else {
          preconditionFailure("the xib that is registered for '\(identifier)' has no cell")
        }
        return cell
      }
    }
  }

  /// Has cells made from a prototype of the document that the table is from.
  func addPrototype(_ decoder: SceneDecoder, _ index: ElementIndex) {
    guard let identifier = decoder.scene.elements[index.rawValue].reuseIdentifier else { return }
    prototypes[identifier] = {
      var decoder = decoder
      guard let cell = decoder.decode(index) as? UITableViewCell else {
        preconditionFailure("the prototype '\(identifier)' has a class that is no UITableViewCell")
      }
      return cell
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "dataSource": dataSource = value as? any UITableViewDataSource
    case "delegate": delegate = value as? any UITableViewDelegate
    default: super.setValue(value, forKey: key)
    }
  }

  /// A new cell of the class that was registered, or a plain one. None is used again.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class that was registered; nil where none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    prototypes[identifier]?() ?? cellClasses[identifier].map { $0.init(registeredAs: identifier) }
  }

  // MARK: Headers and footers

  open func register(_ barClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    barClasses[identifier] = barClass as? UITableViewHeaderFooterView.Type
  }

  /// A new view of the class that was registered; nil where none was.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    barClasses[identifier].map { $0.init(registeredAs: identifier) }
  }

  /// The view above a section's rows; nil where it is a title or nothing.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bar(of: section)?.header as? UITableViewHeaderFooterView
  }

  /// The view below a section's rows; nil where it is a title or nothing.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bar(of: section)?.footer as? UITableViewHeaderFooterView
  }

  private func bar(of section: Int) -> Bars? {
    _ = loadedRows
    return bars.indices.contains(section) ? bars[section] : nil
  }

  /// Asks the data source for all rows again.
  open func reloadData() {
    for row in (rows ?? []).joined() { row.cell.removeFromSuperview() }
    for bar in bars {
      bar.header?.removeFromSuperview()
      bar.footer?.removeFromSuperview()
    }
    rows = nil
    bars = []
    setNeedsLayout()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  /// Row heights are asked for again; the cells stay.
  open func endUpdates() { updateHeights() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    updateHeights()
    completion?(true)
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  open var numberOfSections: Int { loadedRows.count }
  open func numberOfRows(inSection section: Int) -> Int { loadedRows[section].count }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    row(at: indexPath)?.cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (section, rows) in loadedRows.enumerated() {
      if let row = rows.firstIndex(where: { $0.cell === cell }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
  open var visibleCells: [UITableViewCell] {
    let shown = CGRect(origin: contentOffset, size: size)
    return loadedRows.joined().map(\.cell).filter { $0.frame.intersects(shown) }
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    row(at: indexPath)?.cell.frame ?? .zero
  }

  /// Chooses a row, as if somebody had tapped it.
  package func performTap(at indexPath: IndexPath) {
    guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
    delegate?.tableView(self, didSelectRowAt: indexPath)
    cell.segue?()
  }

  private func row(at indexPath: IndexPath) -> Row? {
    let rows = loadedRows
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return rows[indexPath.section][indexPath.row]
  }

  /// The rows, asked from the data source when they are first needed.
  private var loadedRows: [[Row]] {
    if let rows { return rows }
    guard let dataSource else { return [] }
    var loaded: [[Row]] = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      loaded.append(
        (0..<count).map { row in
          let path = IndexPath(row: row, section: section)
          let cell = dataSource.tableView(self, cellForRowAt: path)
          return Row(cell: cell, height: height(at: path))
        })
    }
    rows = loaded
    for row in loaded.joined() { addSubview(row.cell) }
    loadBars(of: loaded.count)
    return loaded
  }

  private func loadBars(of count: Int) {
    guard let delegate else { return }
    bars = (0..<count).map { section in
      Bars(
        header: delegate.tableView(self, viewForHeaderInSection: section),
        footer: delegate.tableView(self, viewForFooterInSection: section))
    }
    for view in bars.flatMap({ [$0.header, $0.footer] }).compactMap(\.self) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  private func height(at path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : nil
  }

  private func updateHeights() {
    guard var updated = rows else { return }
    for section in updated.indices {
      for row in updated[section].indices {
        updated[section][row].height = height(at: IndexPath(row: row, section: section))
      }
    }
    rows = updated
    LayoutClock.tick()
  }

  override func traitsChanged(from previous: UITraitCollection) { updateHeights() }

  // MARK: Lowering

  override class var kitClass: UIView.Type { UITableView.self }
  override var elementKind: ElementKind { .tableView }

  override func lowerSubviews(into lowering: inout Lowering, at index: ElementIndex) {
    var table = TableContent(style: modelledStyle)
    table.isStatic = true
    table.hasSeparators = separatorStyle != .none
    table.sectionHeaderHeight = Double(sectionHeaderHeight)
    table.sectionFooterHeight = Double(sectionFooterHeight)
    if separatorInset != .zero { table.separatorInset = EdgeInsets(separatorInset) }
    if sectionHeaderTopPadding >= 0 {
      table.sectionHeaderTopPadding = Double(sectionHeaderTopPadding)
    }
    if let header = tableHeaderView { table.headerView = lowering.add(header, in: index) }
    for (number, rows) in loadedRows.enumerated() {
      var section = TableContent.Section(id: "section \(number + 1)", location: lowering.location)
      section.headerTitle = dataSource?.tableView(self, titleForHeaderInSection: number)
      section.footerTitle = dataSource?.tableView(self, titleForFooterInSection: number)
      if let delegate {
        section.headerHeight = given(delegate.tableView(self, heightForHeaderInSection: number))
        section.footerHeight = given(delegate.tableView(self, heightForFooterInSection: number))
      }
      let bars = bar(of: number)
      section.headerView = bars?.header.map { lower($0, into: &lowering, at: index) }
      for row in rows {
        let place = lowering.add(row.cell, in: index)
        lowering.change(place) { $0.setRowHeight(row.height) }
        section.cells.append(place)
      }
      section.footerView = bars?.footer.map { lower($0, into: &lowering, at: index) }
      table.sections.append(section)
    }
    if let footer = tableFooterView { table.footerView = lowering.add(footer, in: index) }
    lowering.change(index) { $0.content = .table(table) }
  }

  /// A height in points; nil for the automatic one.
  private func given(_ height: CGFloat) -> Double? { height >= 0 ? Double(height) : nil }

  private func lower(
    _ bar: UIView, into lowering: inout Lowering, at index: ElementIndex
  ) -> ElementIndex {
    let place = lowering.add(bar, in: index)
    lowering.change(place) { $0.recordedFrame = nil }
    return place
  }

  private var modelledStyle: TableContent.Style {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension Element {
  fileprivate mutating func setRowHeight(_ height: CGFloat?) {
    guard let height, case .cell(var cell) = content else { return }
    cell.rowHeight = Double(height)
    content = .cell(cell)
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
