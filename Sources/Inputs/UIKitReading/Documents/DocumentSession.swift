import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode
import UIKitModel

/// One run of the classes that a document's scene names, on objects that its views are made of.
final class DocumentSession {
  private let project: UIKitProject
  private let run: UIKitRun
  private let document: DocumentObjects
  private var scene: Scene { document.scene }
  private var machine: Machine { run.machine }
  private var reader: HeapReader { run.reader }

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
    run = UIKitRun(project, surroundings)
    document = DocumentObjects(scene, project, run)
  }

  func outcome() -> DocumentOutcome? {
    let idOfOwner = document.owner?.owner
    let owner = makeOwner()
    if let owner { adopt(owner) }
    if let idOfOwner { takeViews(namedBy: idOfOwner) }
    document.connect()
    document.awake()
    if let owner {
      run.send("awakeFromNib", owner)
      show(owner)
      showRows()
    }
    run.runLater()
    machine.escapeHandedClosures()
    guard !machine.isBeyondMemory else { return nil }
    return document.outcome(by: owner)
  }

  /// The controller, or a xib's owner that is one.
  private func makeOwner() -> ObjectID? {
    let (name, id): (String, String)
    if let controller = scene.controller {
      guard let own = controller.customClass else { return nil }
      (name, id) = (own, controller.id)
    } else {
      guard let outlet = document.owner, let own = outlet.ownerClass else { return nil }
      (name, id) = (own, outlet.owner)
    }
    guard let type = project.ownClass(named: name) else { return nil }
    let reference = TypeReference.named(type.path, [])
    guard machine.isClass(reference, below: "UIViewController") else { return nil }
    var made = scene.controller == nil ? nil : document.make(type.path, nil)
    if made == nil {
      made = reader.object(
        machine.guarded { () throws(Unwind) -> Value in
          try machine.make(reference, machine.placeholderArguments(for: reference))
        })
    }
    if let made { document.set(made, for: id) }
    return made
  }

  /// Gives a controller the view, with what others set before it is loaded.
  private func adopt(_ owner: ObjectID) {
    guard let root = document.root else { return }
    reader.keep(.some(.object(root)), "UIViewController._view", owner)
    reader.keep(.bool(true), "UIViewController._isLoaded", owner)
    reader.keep(.some(.object(owner)), "UIView._controller", root)
    let collection = scene.elements.firstIndex { $0.kind == .collectionView }
    if let collection, let object = document.objects[collection] {
      reader.keep(.some(.object(object)), "UICollectionViewController._collection", owner)
    }
    let isTable = scene.elements.first?.kind == .tableView
    if scene.controller?.kind == .tableViewController
      || isTable && reader.isOf("UITableViewController", owner)
    {
      reader.keep(.some(.object(owner)), "UITableView.dataSource", root)
      reader.keep(.some(.object(owner)), "UITableView._tableDelegate", root)
    }
    InjectedProperties(machine: machine, reader: reader).inject(into: owner)
  }

  /// Makes the views beside the one of a xib that its owner's outlets name, such as rows that its code puts into a table.
  private func takeViews(namedBy owner: String) {
    let own = Set(scene.elements.map(\.id))
    let named = Set(scene.outlets.lazy.filter { $0.owner == owner }.map(\.destination))
      .subtracting(own)
    let file = scene.location.path.split(separator: "/").last ?? ""
    guard !named.isEmpty, file.hasSuffix(".xib") else { return }
    for other in run.scenes(ofNib: String(file.dropLast(4)))
    where other.id != scene.id && other.elements.contains(where: { named.contains($0.id) }) {
      document.take(run.load(other, nil))
    }
  }

  private func show(_ controller: ObjectID) {
    run.send("viewDidLoad", controller)
    for name in ["viewWillAppear", "viewIsAppearing"] {
      run.send(name, controller, [Operand(value: .bool(false))])
    }
    run.runLater()
    for case let object? in document.objects {
      run.send("didMoveToWindow", object)
      run.send("traitCollectionDidChange", object, [Operand(value: .null)])
    }
    run.send("traitCollectionDidChange", controller, [Operand(value: .null)])
    run.send("viewDidAppear", controller, [Operand(value: .bool(false))])
  }

  /// Asks data sources for rows, so that prototypes have what code gives to those that it makes of them: the last one's.
  private func showRows() {
    for (number, element) in scene.elements.enumerated() {
      guard let list = document.objects[number], !document.prototypes(of: number).isEmpty else {
        continue
      }
      switch element.kind {
      case .tableView: _ = run.rows(of: list)
      case .collectionView: _ = run.items(of: list)
      default: break
      }
    }
  }
}
