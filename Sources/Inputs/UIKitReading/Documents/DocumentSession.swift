import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// One run of the classes that a document's scene names, on objects that its views are made of.
final class DocumentSession {
  private let project: UIKitProject
  private let scene: Scene
  private let run: UIKitRun
  private var machine: Machine { run.machine }
  private var library: UIKitLibrary { run.library }
  private var reader: HeapReader { run.reader }
  private let decoder: DocumentDecoder
  private let conversion: SceneConversion
  /// By element; nil for what could not be made.
  private var objects: [ObjectID?] = []
  /// What each says as the document alone makes it.
  private var before: [DocumentViewState?] = []
  /// By place in the scene, of constraints that outlets name.
  private var constraints: [Int: ObjectID] = [:]
  private var objectsByID: [String: ObjectID] = [:]

  /// Larger scenes take too long.
  private static let mostElements = 800

  /// Nil where the sources have none of the scene's classes.
  init?(_ project: UIKitProject, _ scene: Scene, _ surroundings: ReadingSurroundings) {
    let names =
      scene.elements.map(\.customClass) + scene.outlets.map(\.ownerClass)
      + [scene.controller?.customClass]
    guard scene.elements.count <= Self.mostElements,
      names.contains(where: { $0.map { project.ownClass(named: $0) != nil } ?? false })
    else { return nil }
    self.project = project
    self.scene = scene
    run = UIKitRun(project, surroundings)
    decoder = DocumentDecoder(
      machine: run.machine, fields: project.fields, library: run.library)
    conversion = SceneConversion(
      run.reader, project.places, project.resources, id: scene.id, location: scene.location,
      isMeasuring: true)
    library.decode = { [unowned self] object, element in
      if scene.elements.indices.contains(element) {
        decoder.decode(scene.elements[element], into: object)
      }
    }
  }

  func outcome() -> DocumentOutcome? {
    makeViews()
    registerPrototypes()
    let owner = makeOwner()
    connect(owner)
    for case let object? in objects { run.send("awakeFromNib", object) }
    if let owner {
      run.send("awakeFromNib", owner)
      show(owner)
      showRows()
    }
    run.runLater()
    machine.escapeHandedClosures()
    guard !machine.isBeyondMemory else { return nil }
    return changes(by: owner)
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
      decoder.keep(.some(.object(parent)), "UIView._superview", object)
      children[place, default: []].append(object)
    }
    for (place, views) in children.sorted(by: { $0.key < $1.key }) {
      guard let parent = objects[place] else { continue }
      let list = Value.array(ArrayValue(views.map { .object($0) }))
      decoder.keep(list, "UIView._subviews", parent)
      if scene.elements[place].kind == .stackView {
        decoder.keep(list, "UIStackView._arranged", parent)
      }
    }
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
        decoder.keep(
          .dictionary(
            DictionaryValue(pairs: pairs, key: .named("String"), value: .named("UIView"))), field,
          list)
      }
    }
  }

  private func prototypes(of list: Int) -> [(name: String, cell: ObjectID)] {
    scene.elements.enumerated().compactMap { number, element in
      guard element.parent?.rawValue == list, let name = element.reuseIdentifier,
        let cell = objects[number]
      else { return nil }
      return (name, cell)
    }
  }

  /// Asks data sources for rows, so that prototypes have what code gives to those that it makes of them: the last one's.
  private func showRows() {
    for (number, element) in scene.elements.enumerated() {
      guard let list = objects[number], !prototypes(of: number).isEmpty else { continue }
      switch element.kind {
      case .tableView: _ = run.rows(of: list)
      case .collectionView: _ = CollectionItems(machine, reader, of: list).content()
      default: break
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

  private func make(_ path: [String], _ element: Int) -> ObjectID? {
    let coder = decoder.coder(for: element)
    return reader.object(
      machine.guarded { () throws(Unwind) -> Value in
        try machine.make(.named(path, []), [coder])
      })
  }

  /// The controller, or a xib's owner that is one.
  private func makeOwner() -> ObjectID? {
    let (name, id): (String, String)
    if let controller = scene.controller {
      guard let own = controller.customClass else { return nil }
      (name, id) = (own, controller.id)
    } else {
      let owners = scene.outlets.filter { $0.property == "view" && objectsByID[$0.owner] == nil }
      guard let outlet = owners.first, let own = outlet.ownerClass else { return nil }
      (name, id) = (own, outlet.owner)
    }
    guard let type = project.ownClass(named: name) else { return nil }
    let reference = TypeReference.named(type.path, [])
    guard machine.isClass(reference, below: "UIViewController") else { return nil }
    var made = scene.controller == nil ? nil : make(type.path, -1)
    if made == nil {
      made = reader.object(
        machine.guarded { () throws(Unwind) -> Value in
          try machine.make(reference, machine.placeholderArguments(for: reference))
        })
    }
    if let made { objectsByID[id] = made }
    return made
  }

  // MARK: Outlets

  private func connect(_ owner: ObjectID?) {
    if let owner, let root = objects.first ?? nil {
      decoder.keep(.some(.object(root)), "UIViewController._view", owner)
      decoder.keep(.bool(true), "UIViewController._isLoaded", owner)
      decoder.keep(.some(.object(owner)), "UIView._controller", root)
      let collection = scene.elements.firstIndex { $0.kind == .collectionView }
      if let collection, let object = objects[collection] {
        decoder.keep(.some(.object(object)), "UICollectionViewController._collection", owner)
      }
      if scene.controller?.kind == .tableViewController {
        decoder.keep(.some(.object(owner)), "UITableView.dataSource", root)
        decoder.keep(.some(.object(owner)), "UITableView._tableDelegate", root)
      }
      InjectedProperties(machine: machine, reader: reader).inject(into: owner)
    }
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

  // MARK: Running

  private func show(_ controller: ObjectID) {
    run.send("viewDidLoad", controller)
    for name in ["viewWillAppear", "viewIsAppearing"] {
      run.send(name, controller, [Operand(value: .bool(false))])
    }
    run.runLater()
    for case let object? in objects {
      run.send("didMoveToWindow", object)
      run.send("traitCollectionDidChange", object, [Operand(value: .null)])
    }
    run.send("traitCollectionDidChange", controller, [Operand(value: .null)])
    run.send("viewDidAppear", controller, [Operand(value: .bool(false))])
  }

  // MARK: What came of it

  private func state(of object: ObjectID) -> DocumentViewState {
    DocumentViewState(object, reader, conversion)
  }

  private func changes(by owner: ObjectID?) -> DocumentOutcome {
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
    guard !library.asksForTextSize else { return outcome }
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
    let conversion = SceneConversion(
      reader, project.places, project.resources, id: scene.id, location: scene.location,
      isMeasuring: false)
    let doubt: Provenance =
      library.asksForTextSize ? .assumed("what code makes is as at Large") : .known
    return DocumentAdditions(scene, objects, run, conversion)
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
