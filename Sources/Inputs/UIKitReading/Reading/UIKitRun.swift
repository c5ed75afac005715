import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// A machine on which code of UIKit runs, for one device and one text size, with what reads the objects that it makes.
final class UIKitRun {
  let machine: Machine
  let library: UIKitLibrary
  let reader: HeapReader
  let decoder: DocumentDecoder
  private let project: UIKitProject
  private let surroundings: ReadingSurroundings
  private var tables: [ObjectID: [TableSection]] = [:]
  private var collections: [ObjectID: CollectionItems] = [:]
  /// Of documents, by the numbers that coders have.
  private var elements: [Element] = []
  /// By their roots.
  private var nibs: [ObjectID: DocumentObjects] = [:]
  private var nibDepth = 0

  /// A nib within so many is left out: one may load itself.
  private static let mostNibDepth = 6

  init(_ project: UIKitProject, _ surroundings: ReadingSurroundings) {
    self.project = project
    self.surroundings = surroundings
    machine = project.machine()
    library = UIKitLibrary(surroundings, project.resources, fonts: project.fonts)
    reader = HeapReader(machine, project.fields)
    decoder = DocumentDecoder(machine: machine, reader: reader, library: library)
    library.reader = reader
    machine.library = library
    library.decode = { [unowned self] object, number in
      if elements.indices.contains(number) { decoder.decode(elements[number], into: object) }
    }
    library.nibNames = project.nibs?.names ?? []
    library.loadNib = { [unowned self] name, owner in loadNib(name, owner) }
  }

  /// What makes scenes of views, with the rows of lists and what nibs have made.
  func conversion(id: String, location: SourceLocation, isMeasuring: Bool) -> SceneConversion {
    let conversion = SceneConversion(
      reader, project.places, project.resources, id: id, location: location,
      isMeasuring: isMeasuring)
    conversion.rows = { [unowned self] in rows(of: $0) }
    conversion.items = { [unowned self] in items(of: $0) }
    conversion.nib = { [unowned self] in nibs[$0] }
    return conversion
  }

  /// Keeps what a document says, for coders.
  ///
  /// - Returns: The number of the first of the elements.
  func number(_ elements: [Element]) -> Int {
    self.elements += elements
    return self.elements.count - elements.count
  }

  /// Makes the views of a nib; none where there is no such document.
  private func loadNib(_ name: String, _ owner: ObjectID?) -> [ObjectID] {
    guard nibDepth < Self.mostNibDepth else { return [] }
    nibDepth += 1
    defer { nibDepth -= 1 }
    return scenes(ofNib: name).compactMap { load($0, owner).root }
  }

  /// The scenes of a nib; none where there is no such document.
  func scenes(ofNib name: String) -> [Scene] {
    project.nibs?.scenes(ofNib: name, in: surroundings) ?? []
  }

  /// Makes the views of a scene of a nib, which code places.
  func load(_ scene: Scene, _ owner: ObjectID?) -> DocumentObjects {
    let document = DocumentObjects(scene, project, self)
    if let owner { document.setOwner(owner) }
    document.connect()
    document.awake()
    if let root = document.root { nibs[root] = document }
    return document
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

  /// What a collection shows: its cells are asked for once, where they go each time, as that may depend on its size.
  func items(of collection: ObjectID) -> CollectionScene? {
    let items = collections[collection] ?? CollectionItems(machine, reader, of: collection)
    collections[collection] = items
    return items.content()
  }

  /// Whether a collection has been asked for its cells.
  var hasCollections: Bool { !collections.isEmpty }
}
