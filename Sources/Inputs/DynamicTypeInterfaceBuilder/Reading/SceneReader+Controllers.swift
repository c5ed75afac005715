import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

extension ViewController.Kind {
  /// The kind of controller of an element name; nil when it names no controller of this document.
  init?(elementName: String) {
    if let kind = ViewController.Kind(rawValue: elementName), kind != .other {
      self = kind
    } else if elementName.hasSuffix("ViewController") || elementName.hasSuffix("Controller"),
      elementName != "searchDisplayController"
    {
      self = .other
    } else {
      return nil
    }
  }
}

extension SceneReader {
  func readViewController(
    _ node: DocumentNode, id: String, kind: ViewController.Kind
  ) -> ViewController {
    var controller = ViewController(id: id, kind: kind, location: node.location)
    controller.customClass = node["customClass"]
    controller.title = string("title", of: node)?.text
    controller.storyboardIdentifier = node["storyboardIdentifier"]
    controller.segues = readSegues(of: node)
    controller.navigationItem = node.child(key: "navigationItem").map { readNavigationItem($0) }
    controller.tabBarItem = node.child(key: "tabBarItem").map { readBarItem($0) }
    controller.toolbarItems = node.children(in: "toolbarItems").map { readBarItem($0) }
    if let bar = node.child(key: "navigationBar") ?? node.child(key: "tabBar") {
      controller.barAppearance = readBarAppearance(bar)
    }
    controller.prefersLargeTitles =
      node.child(key: "navigationBar")?.flag("largeTitles") ?? false
    controller.isNavigationBarHidden = node.flag("navigationBarHidden") ?? false
    controller.isToolbarHidden = node.flag("toolbarHidden") ?? true
    readPresentation(of: node, into: &controller)
    return controller
  }

  private func readPresentation(of node: DocumentNode, into controller: inout ViewController) {
    controller.simulatedTopBar = simulatedBar("simulatedTopBarMetrics", of: node)
    controller.simulatedBottomBar = simulatedBar("simulatedBottomBarMetrics", of: node)
    controller.modalPresentationStyle = value("modalPresentationStyle", of: node)
    controller.automaticallyAdjustsScrollViewInsets =
      node.flag("automaticallyAdjustsScrollViewInsets") ?? true
    controller.hidesBottomBarWhenPushed = node.flag("hidesBottomBarWhenPushed") ?? false
    if let edges = node.child(key: "edgesForExtendedLayout") {
      controller.extendsUnderTopBars = edges.flag("top") ?? false
      controller.extendsUnderBottomBars = edges.flag("bottom") ?? false
    }
  }

  /// Simulated metrics are elements of the controller, or of its view in documents of a single view.
  func simulatedBar(_ key: String, of node: DocumentNode) -> ViewController.SimulatedBar {
    guard let metrics = node.child(key: key) ?? node.child(key: "view")?.child(key: key) else {
      return .inferred
    }
    if metrics.name == "nil" { return .none }
    return .bar(
      ViewController.SimulatedBar.Bar(rawValue: metrics.name) ?? .other,
      isOpaque: metrics.flag("translucent") == false)
  }

  /// As with bars, on the controller or on its view.
  func simulatedSize(of node: DocumentNode) -> Scene.SimulatedSize {
    let key = "simulatedDestinationMetrics"
    return switch (node.child(key: key) ?? node.child(key: "view")?.child(key: key))?.name {
    case "freeformSimulatedSizeMetrics": .freeform
    case "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics": .sheet
    default: .inferred
    }
  }

  /// All segues of a controller, its views and its items, in document order.
  private func readSegues(of node: DocumentNode) -> [ViewController.Segue] {
    connections(named: "segue", in: node).compactMap { segue in
      guard let destination = segue["destination"], let kind = segue["kind"] else { return nil }
      let owner = segue.parent?.parent
      var result = ViewController.Segue(
        kind: ViewController.Segue.Kind(rawValue: kind) ?? .other,
        relationship: segue["relationship"].map {
          ViewController.Segue.Relationship(rawValue: $0) ?? .other
        },
        destination: destination,
        source: kind == "embed" ? owner?.id : nil,
        modalPresentationStyle: value("modalPresentationStyle", of: segue),
        breaksTies: segue.id.map { documentReader.tieBreakers.contains($0) } ?? false)
      result.identifier = segue["identifier"]
      result.unwindAction = segue["unwindAction"]
      switch result.kind {
      case .embed, .relationship: break
      default: if owner?.index != node.index { result.trigger = owner?.id }
      }
      return result
    }
  }

  /// The methods that a controller's or a view's document has views and bar items call, in document order.
  func readActions(of node: DocumentNode) -> [ControlAction] {
    connections(named: "action", in: node).compactMap { action in
      guard let sender = action.parent?.parent?.id, let target = action["destination"],
        let selector = action["selector"]
      else { return nil }
      return ControlAction(
        sender: sender, target: target, selector: selector, event: action["eventType"])
    }
  }

  /// The elements of a name below another one.
  private func connections(named name: String, in node: DocumentNode) -> [DocumentNode] {
    let xml = documentReader.tree.xml
    guard let name = xml.names.firstIndex(of: name) else { return [] }
    return (node.index..<Int(xml.nodes[node.index].subtreeEnd))
      .filter { Int(xml.nodes[$0].name) == name }
      .map { DocumentNode(document: documentReader.tree, index: $0) }
  }
}
