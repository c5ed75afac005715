import DynamicTypeModel
import UIKitModel

/// Reads one scene: its controller, its views in pre-order, its constraints and guides.
final class SceneReader {
  let documentReader: DocumentReader
  var elements: [Element] = []
  /// The document's element for each view; parallel to `elements`.
  var nodes: [DocumentNode] = []
  var indices: [Int: ElementIndex] = [:]
  var indicesByID: [String: ElementIndex] = [:]
  var sceneID = ""
  /// By the places of their cells in the document.
  var listContents: [Int: ListContent] = [:]

  init(_ documentReader: DocumentReader) { self.documentReader = documentReader }

  func readController(_ node: DocumentNode, kind: ViewController.Kind) -> Scene {
    let id = node.id ?? "\(node.name)@\(node.location.line)"
    sceneID = id
    var scene = Scene(id: id, title: title(of: node, id: id), location: node.location)
    let root = node.children.first { $0.key == "view" && SceneReader.isView($0) }
    if let root { readViews(from: root, rootID: root.id ?? "\(id)#view") }
    scene.elements = elements
    scene.controller = readViewController(node, id: id, kind: kind)
    scene.simulatedSize = simulatedSize(of: node)
    scene.outlets = outlets(of: node, id: id) + outletsOfViews
    scene.actions = readActions(of: node)
    readConstraintsAndGuides(into: &scene, controller: node)
    scene.markViewsFilledByCode()
    return scene
  }

  func readTopLevelView(_ node: DocumentNode) -> Scene {
    let id = node.sceneID
    sceneID = id
    var scene = Scene(id: id, title: title(of: node, id: id), location: node.location)
    readViews(from: node, rootID: id)
    scene.elements = elements
    scene.simulatedTopBar = simulatedBar("simulatedTopBarMetrics", of: node)
    scene.simulatedBottomBar = simulatedBar("simulatedBottomBarMetrics", of: node)
    scene.simulatedSize = simulatedSize(of: node)
    let owners = documentReader.tree.root.children(in: "objects").filter {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    scene.outlets =
      owners.flatMap { outlets(of: $0, id: $0.id ?? "") }
      + outletsOfViews
    scene.actions = readActions(of: node)
    readConstraintsAndGuides(into: &scene, controller: nil)
    scene.markViewsFilledByCode()
    return scene
  }

  /// What a person calls the screen.
  private func title(of node: DocumentNode, id: String) -> String {
    node["storyboardIdentifier"] ?? node["customClass"] ?? node["userLabel"] ?? node["title"] ?? id
  }
}

// MARK: - Outlets

extension SceneReader {
  private var outletsOfViews: [Outlet] {
    zip(nodes, elements).flatMap { outlets(of: $0, id: $1.id) }
  }

  /// What connects an object's properties with others.
  private func outlets(of node: DocumentNode, id: String) -> [Outlet] {
    node.children(in: "connections").compactMap { connection in
      guard connection.name == "outlet" || connection.name == "outletCollection",
        let property = connection["property"], let destination = connection["destination"]
      else { return nil }
      return Outlet(
        owner: id, ownerClass: node["customClass"], property: property, destination: destination)
    }
  }
}

// MARK: - Views

extension SceneReader {
  /// Whether an element is a view: of a known kind, or with a frame.
  static func isView(_ node: DocumentNode) -> Bool {
    ElementKind(elementName: node.name) != nil
      || node.children.contains { $0.name == "rect" && $0.key == "frame" }
  }

  /// Reads a view and everything below it, without recursion.
  private func readViews(from root: DocumentNode, rootID: String) {
    var pending: [(node: DocumentNode, parent: ElementIndex?)] = [(root, nil)]
    while let (node, parent) = pending.popLast() {
      let index = ElementIndex(elements.count)
      let id = parent.map { self.id(of: node, below: elements[$0.rawValue].id) } ?? rootID
      let element = readElement(node, id: id, parent: parent)
      elements.append(element)
      nodes.append(node)
      indices[node.index] = index
      if let id = node.id, indicesByID[id] == nil { indicesByID[id] = index }
      addListContent(to: index)
      for child in viewChildren(of: node).reversed() { pending.append((child, index)) }
    }
    for index in elements.indices.reversed() {
      elements[index].subtreeEnd = max(elements[index].subtreeEnd, index + 1)
      guard let parent = elements[index].parent?.rawValue else { continue }
      elements[parent].subtreeEnd = max(elements[parent].subtreeEnd, elements[index].subtreeEnd)
    }
    linkTablesAndCells()
  }

  /// The views directly below a view, in document order.
  private func viewChildren(of node: DocumentNode) -> [DocumentNode] {
    var result: [DocumentNode] = []
    for child in node.children {
      switch child.name {
      case "subviews", "cells", "prototypes":
        result.append(contentsOf: child.children)
      case "sections":
        for section in child.children { result.append(contentsOf: section.children(in: "cells")) }
      default:
        if child.key != nil, SceneReader.isView(child) { result.append(child) }
      }
    }
    return result
  }

  private func readElement(
    _ node: DocumentNode, id: String, parent: ElementIndex?
  ) -> Element {
    let name = node.name
    var kind = ElementKind(elementName: name) ?? .unknown
    if name == "view", node.key == "contentView", let parent,
      elements[parent.rawValue].kind == .collectionViewCell
    {
      kind = .collectionViewCellContentView
    }
    var element = Element(id: id, kind: kind, elementName: name, location: node.location)
    element.parent = parent
    element.key = node.key.map { Element.Key(rawValue: $0) }
    element.customClass = node["customClass"]
    element.reuseIdentifier = node["reuseIdentifier"]
    readGeometry(of: node, into: &element)
    readAppearance(of: node, into: &element)
    element.content = readContent(of: node, kind: kind, id: id)
    readRuntimeAttributes(of: node, into: &element)
    if kind == .unknown {
      documentReader.report(
        UnknownElement.self, "<\(name)> is not modelled: it is laid out as a plain view", at: node,
        scene: sceneID)
    }
    return element
  }
}

extension SceneReader {
  /// The id of an element; `PARENT#KEY` when it has none.
  ///
  /// Below many others without an id the name would grow with the depth; the place replaces it.
  private func id(of node: DocumentNode, below parentID: String) -> String {
    if let id = node.id { return id }
    if parentID.utf8.count <= 256 { return "\(parentID)#\(node.key ?? node.name)" }
    return "\(node.name)@\(node.location.line):\(node.location.column)"
  }
}

extension DocumentNode {
  /// The id of the scene that has the element as its root.
  var sceneID: String { id ?? "\(name)@\(location.line)" }
}

extension ElementKind {
  /// The kind of an element of that name; nil when it is not modelled.
  init?(elementName: String) {
    switch elementName {
    case "unknown", "control": return nil
    case "webView": self = .wkWebView
    // An app's code draws in them: they have no text, and no more of a size than a plain view.
    case "arView", "arscnView", "arskView", "glkView", "mtkView", "sceneKitView", "skView":
      self = .view
    default:
      guard let kind = ElementKind(rawValue: elementName) else {
        guard SceneReader.controls[elementName] != nil else { return nil }
        self = .control
        return
      }
      self = kind
    }
  }
}
