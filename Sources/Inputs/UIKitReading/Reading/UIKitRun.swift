import CodeEvaluation
import SwiftCode

/// A machine on which code of UIKit runs, for one device and one text size, with what reads the objects that it makes.
final class UIKitRun {
  let machine: Machine
  let library: UIKitLibrary
  let reader: HeapReader
  private var tables: [ObjectID: [TableSection]] = [:]

  init(_ project: UIKitProject, _ surroundings: ReadingSurroundings) {
    machine = project.machine()
    library = UIKitLibrary(surroundings, project.resources, fonts: project.fonts)
    reader = HeapReader(machine, project.fields)
    library.reader = reader
    machine.library = library
  }

  /// Sends what UIKit sends to an object whose class overrides it.
  func send(_ name: String, _ object: ObjectID, _ arguments: [Operand] = []) {
    guard reader.overrides(name, object) else { return }
    _ = machine.guarded { () throws(Unwind) -> Value in
      try machine.send(name, to: .object(object), arguments)
    }
  }

  /// Runs what code has put off, and what that puts off.
  func runLater() {
    for _ in 0..<4 {
      let closures = library.takeLater()
      if closures.isEmpty { return }
      for closure in closures {
        _ = machine.guarded { () throws(Unwind) -> Value in try machine.call(closure, with: []) }
      }
    }
  }

  /// The rows of a table, asked of its data source once.
  func rows(of table: ObjectID) -> [TableSection] {
    if let known = tables[table] { return known }
    // Code that makes rows may ask for them.
    tables[table] = []
    let made = TableRows(machine, reader).sections(of: table)
    tables[table] = made
    return made
  }
}
