import CodeEvaluation
import DynamicTypeModel
import SwiftCode

/// Asks a table's data source and delegate for its rows.
struct TableRows {
  private let machine: Machine
  private let reader: HeapReader

  init(_ machine: Machine, _ reader: HeapReader) {
    self.machine = machine
    self.reader = reader
  }

  func sections(of table: ObjectID) -> [TableSection] {
    guard let object = reader.object("UITableView.dataSource", of: table) else { return [] }
    let source = DataSource(machine: machine, reader: reader, object: object)
    return source.filled({ sections(of: table, source) }, isEmpty: \.rows.isEmpty)
  }

  private func sections(of table: ObjectID, _ source: DataSource) -> [TableSection] {
    let delegate = DataSource(
      machine: machine, reader: reader,
      object: reader.object("UITableView._tableDelegate", of: table)
        ?? reader.object("UIScrollView.delegate", of: table) ?? source.object)
    let list = Operand(value: .object(table))
    let count =
      source.number("numberOfSections", [Operand("in", value: .object(table))]) ?? 1
    var result: [TableSection] = []
    var total = 0
    for section in 0..<min(max(count, 0), DataSource.mostSections) {
      func arguments(_ label: String) -> [Operand] {
        [list, Operand(label, value: .integer(section, .int))]
      }
      let rows =
        source.number("tableView", arguments("numberOfRowsInSection"))
        ?? DataSource.placeholderRows
      var made = TableSection()
      made.headerTitle =
        source.ask("tableView", arguments("titleForHeaderInSection")).flatMap(reader.text)
      made.footerTitle =
        source.ask("tableView", arguments("titleForFooterInSection")).flatMap(reader.text)
      made.header = delegate.view("tableView", arguments("viewForHeaderInSection"), "UIView")
      made.footer = delegate.view("tableView", arguments("viewForFooterInSection"), "UIView")
      if let title = made.header.flatMap(ownTitle) {
        (made.header, made.headerTitle) = (nil, title)
      }
      if let title = made.footer.flatMap(ownTitle) {
        (made.footer, made.footerTitle) = (nil, title)
      }
      made.headerHeight = height(delegate.ask("tableView", arguments("heightForHeaderInSection")))
      made.footerHeight = height(delegate.ask("tableView", arguments("heightForFooterInSection")))
      for row in 0..<min(max(rows, 0), DataSource.mostRows) where total < 3 * DataSource.mostRows {
        total += 1
        guard let path = source.indexPath(row, section),
          let cell = source.view(
            "tableView", [list, Operand("cellForRowAt", value: path)], "UITableViewCell")
        else { continue }
        source.configure(cell, "UITableViewCell")
        _ = delegate.ask(
          "tableView",
          [list, Operand("willDisplay", value: .object(cell)), Operand("forRowAt", value: path)])
        made.rows.append((cell, height(path, delegate, table)))
      }
      result.append(made)
    }
    return result
  }

  /// The title of a header or footer that shows nothing else, which is what a table makes of titles; nil for others.
  private func ownTitle(of view: ObjectID) -> ReadText? {
    guard reader.isOf("UITableViewHeaderFooterView", view),
      let label = reader.object("UITableViewHeaderFooterView._title", of: view),
      let content = reader.object("UITableViewHeaderFooterView.contentView", of: view),
      reader.objects("UIView._subviews", of: content).isEmpty
    else { return nil }
    return reader.text("UILabel._text", of: label)
  }

  /// A height that is one: negative ones stand for `UITableView.automaticDimension`.
  private func height(_ value: Value?) -> Double? {
    value.flatMap(reader.number).flatMap { $0 < 0 ? nil : $0 }
  }

  private func height(_ path: Value, _ delegate: DataSource, _ table: ObjectID) -> Double? {
    delegate.ask(
      "tableView", [Operand(value: .object(table)), Operand("heightForRowAt", value: path)]
    ).flatMap(reader.number) ?? reader.number("UITableView.rowHeight", of: table)
  }
}
