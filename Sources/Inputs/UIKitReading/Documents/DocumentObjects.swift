import CodeEvaluation
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// The objects that a document's scene is made of: of the app's classes where it names them, with its outlets.
final class DocumentObjects {
  let scene: Scene
  private let project: UIKitProject
  /// It keeps those of nibs.
  private unowned let run: UIKitRun
  private var machine: Machine { run.machine }
  private var reader: HeapReader { run.reader }
  private let conversion: SceneConversion
  /// By element; nil for what could not be made.
  private(set) var objects: [ObjectID?] = []
  /// What each says as the document alone makes it.
  private var before: [DocumentViewState?] = []
  /// By place in the scene, of constraints that outlets name.
  private var constraints: [Int: ObjectID] = [:]
  private var objectsByID: [String: ObjectID] = [:]
  /// What coders call the first element.
  private let firstNumber: Int

  init(_ scene: Scene, _ project: UIKitProject, _ run: UIKitRun) {
    self.scene = scene
    self.project = project
    self.run = run
    conversion = run.conversion(id: scene.id, location: scene.location, isMeasuring: true)
    firstNumber = run.number(scene.elements)
    makeViews()
    registerPrototypes()
  }

  var root: ObjectID? { objects.first ?? nil }

  /// The id that the document has for a xib's owner; nil where its outlets do not tell.
  var owner: Outlet? { scene.outlets.first { $0.property == "view" && isOutside($0) } }

  private func isOutside(_ outlet: Outlet) -> Bool { objectsByID[outlet.owner] == nil }

  /// Takes an object for the one of an id: a controller, or a xib's owner.
  func set(_ object: ObjectID, for id: String) { objectsByID[id] = object }

  /// Takes an object for the owner of a xib.
  func setOwner(_ object: ObjectID) {
    for outlet in scene.outlets where isOutside(outlet) { objectsByID[outlet.owner] = object }
  }

  /// Lets outlets lead to the objects of another scene of the same xib.
  func take(_ other: DocumentObjects) {
    objectsByID.merge(other.objectsByID) { own, _ in own }
  }

  // MARK: Making

  private func makeViews() {
    var children: [Int: [ObjectID]] = [:]
    for (number, element) in scene.elements.enumerated() {
      let parent = element.parent.flatMap { objects[$0.rawValue] }
      let object = object(for: element, number, in: parent)
      objects.append(object)
      guard let object else {
        before.append(nil)
        continue
      }
      objectsByID[element.id] = object
      // Code of a class of the app's own has run when it is made: what the document says, another object tells.
      let isOwn = reader.classes(of: object).first.map { !reader.isPrelude($0) } ?? false
      let told = isOwn ? make([element.kind.kitClass], number) ?? object : object
      before.append(state(of: told))
      guard let place = element.parent?.rawValue, let parent, element.kind != .tableViewCell,
        element.kind != .collectionViewCell, reader.object("UIView._superview", of: object) == nil
      else { continue }
      reader.keep(.some(.object(parent)), "UIView._superview", object)
      children[place, default: []].append(object)
    }
    for (place, views) in children.sorted(by: { $0.key < $1.key }) {
      guard let parent = objects[place] else { continue }
      let list = Value.array(ArrayValue(views.map { .object($0) }))
      reader.keep(list, "UIView._subviews", parent)
      if scene.elements[place].kind == .stackView {
        reader.keep(list, "UIStackView._arranged", parent)
      }
    }
  }

  private func object(for element: Element, _ number: Int, in parent: ObjectID?) -> ObjectID? {
    if element.key == .contentView, let parent {
      for field in ["UITableViewCell.contentView", "UICollectionViewCell.contentView"]
        as [UIKitFields.Field]
      {
        if let content = reader.object(field, of: parent) { return content }
      }
    }
    if let name = element.customClass, let type = project.ownClass(named: name) {
      guard let made = make(type.path, number), reader.isOf("UIView", made) else { return nil }
      return made
    }
    return make([element.kind.kitClass], number)
  }

  /// - Parameter element: Nil for what is no element.
  func make(_ path: [String], _ element: Int?) -> ObjectID? {
    let coder = run.decoder.coder(for: element.map { $0 + firstNumber })
    return reader.object(
      machine.guarded { () throws(Unwind) -> Value in
        try machine.make(.named(path, []), [coder])
      })
  }

  /// Lets lists find their prototypes by the names that code asks for.
  private func registerPrototypes() {
    for (number, element) in scene.elements.enumerated() {
      let field: UIKitFields.Field
      switch element.kind {
      case .tableView: field = "UITableView._registered"
      case .collectionView: field = "UICollectionView._registered"
      default: continue
      }
      guard let list = objects[number] else { continue }
      let pairs = prototypes(of: number).map { name, cell in
        (key: Value.string(name), value: Value.object(cell))
      }
      if !pairs.isEmpty {
        reader.keep(
          .dictionary(
            DictionaryValue(pairs: pairs, key: .named("String"), value: .named("UIView"))), field,
          list)
      }
    }
  }

  func prototypes(of list: Int) -> [(name: String, cell: ObjectID)] {
    scene.elements.enumerated().compactMap { number, element in
      guard element.parent?.rawValue == list, let name = element.reuseIdentifier,
        let cell = objects[number]
      else { return nil }
      return (name, cell)
    }
  }

  // MARK: Outlets

  /// Gives all outlets what they are connected to.
  func connect() {
    var places: [String: Int] = [:]
    var order: [(owner: ObjectID, property: String, values: [Value])] = []
    for outlet in scene.outlets {
      guard let object = objectsByID[outlet.owner],
        Self.properties.contains(outlet.property) || property(outlet, of: object) != nil
      else { continue }
      let value = destination(outlet, property(outlet, of: object))
      let key = outlet.owner + "." + outlet.property
      if let place = places[key] {
        order[place].values.append(value)
      } else {
        places[key] = order.count
        order.append((object, outlet.property, [value]))
      }
    }
    for (object, name, values) in order {
      let isList =
        reader.classes(of: object).lazy.compactMap { type in
          type.storedProperties.first { $0.name == name }
        }.first?.type.map(\.unwrapped.isArray) ?? false
      _ = machine.guarded { () throws(Unwind) -> Value in
        try machine.set(
          name, of: .object(object),
          to: isList ? .array(ArrayValue(values)) : values[values.count - 1])
        return .void
      }
    }
  }

  /// Properties of UIKit's lists that outlets set.
  private static let properties: Set<String> = ["dataSource", "delegate"]

  /// The app's own property that an outlet sets.
  private func property(_ outlet: Outlet, of object: ObjectID) -> VariableDeclaration? {
    for type in reader.classes(of: object) where !reader.isPrelude(type) {
      for group in type.groups {
        if let found = group.variables.first(where: { $0.name == outlet.property }) {
          return found
        }
      }
    }
    return nil
  }

  private func destination(_ outlet: Outlet, _ property: VariableDeclaration?) -> Value {
    if let object = objectsByID[outlet.destination] { return .object(object) }
    if let place = scene.constraints.firstIndex(where: { $0.id == outlet.destination }),
      let object = constraint(at: place)
    {
      return .object(object)
    }
    return machine.unknown(outlet.property, property?.type?.unwrapped)
  }

  private func constraint(at place: Int) -> ObjectID? {
    if let known = constraints[place] { return known }
    let made = machine.guarded { () throws(Unwind) -> Value in
      try machine.make(
        .named("NSLayoutConstraint"),
        [Operand("_constant", value: .double(scene.constraints[place].constant, .cgFloat))])
    }
    guard let object = reader.object(made) else { return nil }
    constraints[place] = object
    return object
  }

  /// Tells all that they are loaded.
  func awake() {
    for case let object? in objects { run.send("awakeFromNib", object) }
  }

  // MARK: What came of it

  private func state(of object: ObjectID) -> DocumentViewState {
    DocumentViewState(object, conversion)
  }

  /// What code has made of the scene.
  ///
  /// - Parameter owner: The controller, whose code most of it is; nil for none.
  func outcome(by owner: ObjectID? = nil) -> DocumentOutcome {
    var outcome = DocumentOutcome()
    let ownerPlace = owner.flatMap { location(ofClassOf: $0) }
    for (number, object) in objects.enumerated() {
      guard let object, let before = before[number] else { continue }
      let place = location(ofClassOf: object) ?? ownerPlace ?? scene.location
      outcome.changes += state(of: object).changes(since: before).map { property, value, isKnown in
        var location = place
        if case .font(let font) = value, font.location != scene.location {
          location = font.location
        }
        return DocumentOutcome.Change(
          element: number, property: property, value: value, isKnown: isKnown, location: location)
      }
    }
    outcome.addition = addition()
    // What depends on the text size is not one constant.
    guard !run.library.asksForTextSize else { return outcome }
    for (place, object) in constraints.sorted(by: { $0.key < $1.key }) {
      _ = reader.takeNotes()
      guard let constant = reader.number("NSLayoutConstraint.constant", of: object),
        reader.takeNotes() == .known, constant != scene.constraints[place].constant
      else { continue }
      outcome.constants[place] = constant
    }
    return outcome
  }

  private func addition() -> DocumentOutcome.Addition? {
    let conversion = run.conversion(id: scene.id, location: scene.location, isMeasuring: false)
    let doubt: Provenance =
      run.library.asksForTextSize ? .assumed("what code makes is as at Large") : .known
    return DocumentAdditions(scene, objects, conversion)
      .found(except: Set(constraints.values), doubt: doubt)
  }

  private func location(ofClassOf object: ObjectID) -> SourceLocation? {
    guard let type = reader.classes(of: object).first, !reader.isPrelude(type) else { return nil }
    return project.places.location(type.place)
  }
}

extension TypeReference {
  fileprivate var isArray: Bool {
    if case .array = self { return true }
    return false
  }
}
