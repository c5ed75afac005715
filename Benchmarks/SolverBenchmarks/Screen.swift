import CassowarySolver

/// A screen as plain constraints, to be solved here and, written down, by other solvers.
struct Screen {
  struct Row {
    var priority: Double
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// A constraint that says how large something is, at one text size and at another.
  struct Edit {
    var row: Int
    var variable: Int
    var values: (Double, Double)
  }

  private(set) var variableCount = 0
  private(set) var rows: [Row] = []
  private(set) var edits: [Edit] = []
  /// A constraint to take out and put back.
  private(set) var swapped = 0

  /// The left and top edges and the size of one view, as variables.
  private struct Frame {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  private mutating func makeFrame() -> Frame {
    variableCount += 4
    return Frame(
      left: variableCount - 4, top: variableCount - 3, width: variableCount - 2,
      height: variableCount - 1)
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ right: Double, priority: Double = 1000
  ) {
    rows.append(
      Row(
        priority: priority, relation: relation, constant: -right,
        terms: terms.map { (variable: $0.0, coefficient: $0.1) }))
  }

  private mutating func addHeight(_ variable: Int, _ height: Double, priority: Double = 750) {
    edits.append(Edit(row: rows.count, variable: variable, values: (height, height * 1.6)))
    add([(variable, 1)], .equal, height, priority: priority)
  }

  private mutating func makeRoot() -> Frame {
    let root = makeFrame()
    add([(root.left, 1)], .equal, 0)
    add([(root.top, 1)], .equal, 0)
    add([(root.width, 1)], .equal, 375)
    add([(root.height, 1)], .equal, 667)
    return root
  }
}

extension Screen {
  enum Shape: String, CaseIterable {
    case form
    case grid
    case chain
    /// A column of rows, in edges instead of sizes, in the order in which a document is read.
    case document
    /// A form whose constraints come in no order at all.
    case shuffled
  }

  init(_ shape: Shape, variables: Int) {
    switch shape {
    case .form: self = .form(variables: variables)
    case .grid: self = .grid(variables: variables)
    case .chain: self = .chain(variables: variables)
    case .document: self = .document(variables: variables)
    case .shuffled: self = .form(variables: variables)
    }
    // A required equation of the middle, on which what comes after it depends.
    swapped =
      rows.indices.dropFirst(rows.count / 2).first {
        rows[$0].terms.count >= 3 && rows[$0].relation == .equal && rows[$0].priority == 1000
      } ?? 0
    if shape == .shuffled { self = shuffled() }
  }

  /// The same screen with its constraints in another order.
  func shuffled() -> Screen {
    var copy = self
    var state: UInt64 = 88_172_645_463_325_252
    var order = Array(rows.indices)
    for index in order.indices.reversed().dropLast() {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      order.swapAt(index, Int(state % UInt64(index + 1)))
    }
    var places = order
    for (place, row) in order.enumerated() { places[row] = place }
    copy.rows = order.map { rows[$0] }
    for index in copy.edits.indices { copy.edits[index].row = places[edits[index].row] }
    copy.swapped = places[swapped]
    return copy
  }

  /// Labels with fields beside them, each row below the taller one of the row above.
  private static func form(variables: Int) -> Screen {
    var screen = Screen()
    let root = screen.makeRoot()
    var above: (label: Frame, field: Frame)?
    var index = 0
    while screen.variableCount + 8 <= variables {
      let label = screen.makeFrame()
      let field = screen.makeFrame()
      screen.addFormRow(label, field, above: above, root: root, index: index)
      above = (label, field)
      index += 1
    }
    return screen
  }

  private mutating func addFormRow(
    _ label: Frame, _ field: Frame, above: (label: Frame, field: Frame)?, root: Frame, index: Int
  ) {
    add([(label.left, 1), (root.left, -1)], .equal, 16)
    if let above {
      for frame in [above.label, above.field] {
        let terms = [(label.top, 1.0), (frame.top, -1), (frame.height, -1)]
        add(terms, .greaterThanOrEqual, 8)
      }
      add(
        [(label.top, 1), (above.label.top, -1), (above.label.height, -1)], .equal, 8, priority: 200)
    } else {
      add([(label.top, 1), (root.top, -1)], .equal, 20)
    }
    let width = Double(60 + (index * 37) % 90)
    add([(label.width, 1)], .greaterThanOrEqual, width, priority: 750)
    add([(label.width, 1)], .lessThanOrEqual, width, priority: 250)
    addHeight(label.height, index % 3 == 0 ? 41 : 20.5)
    addHeight(field.height, index % 4 == 0 ? 50 : 34)
    add([(field.left, 1), (label.left, -1), (label.width, -1)], .equal, 8)
    add(
      [(field.left, 1), (field.width, 1), (root.left, -1), (root.width, -1)], .equal, -16)
    add(
      [(field.top, 1), (field.height, 0.5), (label.top, -1), (label.height, -0.5)], .equal, 0)
    add([(field.width, 1)], .greaterThanOrEqual, 100)
  }

  /// Cells of equal widths that fill the root's width, in rows as tall as their tallest.
  private static func grid(variables: Int) -> Screen {
    var screen = Screen()
    let root = screen.makeRoot()
    var columns = 2
    while (columns + 1) * (columns + 1) * 4 <= variables { columns += 1 }
    var above: [Frame] = []
    var first: Frame?
    var index = 0
    while screen.variableCount + 4 * columns <= variables {
      let cells = (0..<columns).map { _ in screen.makeFrame() }
      for (column, cell) in cells.enumerated() {
        let left = column == 0 ? nil : cells[column - 1]
        screen.addGridCell(
          cell, left: left, above: above.isEmpty ? nil : above[column], root: root, index: index)
        if let first { screen.add([(cell.width, 1), (first.width, -1)], .equal, 0) }
        first = first ?? cell
        index += 1
      }
      if let last = cells.last, above.isEmpty {
        screen.add([(last.left, 1), (last.width, 1), (root.width, -1)], .equal, -16)
      }
      above = cells
    }
    return screen
  }

  private mutating func addGridCell(
    _ cell: Frame, left: Frame?, above: Frame?, root: Frame, index: Int
  ) {
    if let left {
      add([(cell.left, 1), (left.left, -1), (left.width, -1)], .equal, 8)
      add([(cell.top, 1), (left.top, -1)], .equal, 0)
      add([(cell.height, 1), (left.height, -1)], .equal, 0)
    } else {
      add([(cell.left, 1), (root.left, -1)], .equal, 16)
      if let above {
        add([(cell.top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
      } else {
        add([(cell.top, 1), (root.top, -1)], .equal, 20)
      }
    }
    let height = Double(20 + (index * 29) % 50)
    edits.append(Edit(row: rows.count, variable: cell.height, values: (height, height * 1.6)))
    add([(cell.height, 1)], .greaterThanOrEqual, height, priority: 750)
    add([(cell.height, 1)], .lessThanOrEqual, height, priority: 250)
  }

  /// Rows of an icon, a title and a subtitle, each row below the one before it.
  ///
  /// In a frame here `width` and `height` are the right and bottom edges.
  private static func document(variables: Int) -> Screen {
    var screen = Screen()
    let root = screen.makeRoot()
    var views: [Frame] = []
    while screen.variableCount + 12 <= variables {
      let row = (0..<3).map { _ in screen.makeFrame() }
      screen.addDocumentRow(row, below: views.last, root: root)
      views += row
    }
    for view in views {
      screen.add([(view.width, 1), (view.left, -1)], .greaterThanOrEqual, 0)
      screen.add([(view.height, 1), (view.top, -1)], .greaterThanOrEqual, 0)
    }
    for (index, view) in views.enumerated() {
      let sizes = [
        (near: view.left, far: view.width, length: index % 3 == 0 ? 40 : 60 + (index * 37) % 190),
        (near: view.top, far: view.height, length: index % 3 == 0 ? 40 : 20 + (index * 7) % 25),
      ]
      for size in sizes {
        let terms = [(size.far, 1.0), (size.near, -1)]
        screen.add(terms, .lessThanOrEqual, Double(size.length), priority: 250)
        let row = screen.rows.count
        let values = (Double(size.length), Double(size.length) * 1.6)
        screen.edits.append(Edit(row: row, variable: size.far, values: values))
        screen.add(terms, .greaterThanOrEqual, Double(size.length), priority: 750)
      }
    }
    return screen
  }

  private mutating func addDocumentRow(_ row: [Frame], below above: Frame?, root: Frame) {
    let (icon, title, subtitle) = (row[0], row[1], row[2])
    add([(icon.left, 1), (root.left, -1)], .equal, 16)
    add([(title.top, 1), (above?.height ?? root.top, -1)], .equal, 12)
    add([(title.left, 1), (icon.width, -1)], .equal, 8)
    add([(root.width, 1), (title.width, -1)], .greaterThanOrEqual, 16)
    add([(subtitle.left, 1), (title.left, -1)], .equal, 0)
    add([(subtitle.top, 1), (title.height, -1)], .equal, 4)
    add([(root.width, 1), (subtitle.width, -1)], .greaterThanOrEqual, 16)
    add(
      [(icon.top, 0.5), (icon.height, 0.5), (title.top, -0.5), (title.height, -0.5)], .equal, 0)
  }

  /// Views one below the other, a little too tall for the root together.
  private static func chain(variables: Int) -> Screen {
    var screen = Screen()
    let root = screen.makeRoot()
    var above: Frame?
    var total = 20.0
    var index = 0
    while screen.variableCount + 4 <= variables {
      let view = screen.makeFrame()
      screen.add([(view.left, 1), (root.left, -1)], .equal, 16)
      screen.add([(view.left, 1), (view.width, 1), (root.width, -1)], .equal, -16)
      if let above {
        screen.add([(view.top, 1), (above.top, -1), (above.height, -1)], .equal, 8)
        screen.add([(view.height, 1)], .greaterThanOrEqual, 0)
      } else {
        screen.add([(view.top, 1), (root.top, -1)], .equal, 20)
      }
      // The one in the middle is the first to give way.
      let isWeakest = screen.variableCount == (variables / 8) * 4
      let height = isWeakest ? 120 : Double(20 + (index * 31) % 40)
      screen.addHeight(view.height, height, priority: isWeakest ? 740 : 750)
      total += height + 8
      index += 1
      above = view
    }
    if let above {
      screen.add([(above.top, 1), (above.height, 1)], .lessThanOrEqual, total - 60)
    }
    return screen
  }
}

extension Screen: CustomStringConvertible {
  /// The form that `solver_kiwi.cpp` reads.
  var description: String {
    var lines = ["system \(variableCount)"]
    for row in rows {
      let terms = row.terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
      let relation =
        switch row.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
      lines.append("row \(row.priority) \(relation) \(row.constant) \(terms)")
    }
    for edit in edits.prefix(50) {
      lines.append("edit \(edit.row) \(edit.variable) \(edit.values.0) \(edit.values.1)")
    }
    lines.append("swap \(swapped)")
    return lines.joined(separator: "\n")
  }
}
