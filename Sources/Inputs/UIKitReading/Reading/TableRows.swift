import CodeEvaluation
import DynamicTypeModel
import SwiftCode

/// Asks a table's data source and delegate for its rows.
struct TableRows {
  private let machine: Machine
  private let reader: HeapReader
  /// Rows of a section of which only running the app would tell how many there are.
  private static let placeholderRows = 3
  private static let mostRows = 40
  private static let mostSections = 12

  init(_ machine: Machine, _ reader: HeapReader) {
    self.machine = machine
    self.reader = reader
  }

  func sections(of table: ObjectID) -> [TableSection] {
    guard let source = reader.object("UITableView.dataSource", of: table) else { return [] }
    let delegate =
      reader.object("UITableView._tableDelegate", of: table)
      ?? reader.object("UIScrollView.delegate", of: table) ?? source
    let count = number("numberOfSections", source, [Operand("in", value: .object(table))]) ?? 1
    var result: [TableSection] = []
    var total = 0
    for section in 0..<min(max(count, 0), Self.mostSections) {
      let place = Operand("numberOfRowsInSection", value: .integer(section, .int))
      let rows =
        number("tableView", source, [Operand(value: .object(table)), place])
        ?? Self.placeholderRows
      var made = TableSection()
      made.headerTitle = title("titleForHeaderInSection", section, source, table)
      made.footerTitle = title("titleForFooterInSection", section, source, table)
      made.header = object("viewForHeaderInSection", section, delegate, table)
      made.footer = object("viewForFooterInSection", section, delegate, table)
      for row in 0..<min(max(rows, 0), Self.mostRows) where total < 3 * Self.mostRows {
        total += 1
        guard let path = indexPath(row, section) else { continue }
        guard
          let cell = ask(
            "tableView", source,
            [Operand(value: .object(table)), Operand("cellForRowAt", value: path)]
          )
          .flatMap(reader.object), reader.isOf("UITableViewCell", cell)
        else { continue }
        made.rows.append((cell, height(path, delegate, table)))
      }
      result.append(made)
    }
    return result
  }

  private func ask(_ name: String, _ object: ObjectID, _ arguments: [Operand]) -> Value? {
    let labels = arguments.map(\.label)
    guard
      reader.classes(of: object).contains(where: { type in
        type.groups.contains { group in
          group.functions.contains { $0.name == name && $0.parameters.map(\.label) == labels }
        }
      })
    else { return nil }
    let value = machine.guarded { () throws(Unwind) -> Value in
      try machine.send(name, to: .object(object), arguments)
    }
    return reader.resolved(value)
  }

  private func number(_ name: String, _ object: ObjectID, _ arguments: [Operand]) -> Int? {
    guard let value = ask(name, object, arguments), case .integer(let number, _) = value else {
      return nil
    }
    return number
  }

  private func section(
    _ label: String, _ section: Int, _ object: ObjectID, _ table: ObjectID
  ) -> Value? {
    ask(
      "tableView", object,
      [Operand(value: .object(table)), Operand(label, value: .integer(section, .int))])
  }

  private func title(
    _ label: String, _ section: Int, _ source: ObjectID, _ table: ObjectID
  ) -> ReadText? {
    self.section(label, section, source, table).flatMap(reader.text)
  }

  private func object(
    _ label: String, _ section: Int, _ delegate: ObjectID, _ table: ObjectID
  ) -> ObjectID? {
    guard let id = self.section(label, section, delegate, table).flatMap(reader.object),
      reader.isOf("UIView", id)
    else { return nil }
    return id
  }

  private func height(_ path: Value, _ delegate: ObjectID, _ table: ObjectID) -> Double? {
    ask(
      "tableView", delegate,
      [Operand(value: .object(table)), Operand("heightForRowAt", value: path)]
    ).flatMap(reader.number) ?? reader.number("UITableView.rowHeight", of: table)
  }

  private func indexPath(_ row: Int, _ section: Int) -> Value? {
    try? machine.make(
      .named("IndexPath"),
      [
        Operand("row", value: .integer(row, .int)),
        Operand("section", value: .integer(section, .int)),
      ])
  }
}
