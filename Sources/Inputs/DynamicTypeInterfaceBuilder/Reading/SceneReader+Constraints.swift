import DynamicTypeModel
import UIKitModel

extension SceneReader {
  /// Reads what binds the views, once they all are there.
  func readConstraintsAndGuides(into scene: inout Scene, controller: DocumentNode?) {
    scene.guides = readGuides(controller: controller)
    var items: [String: LayoutConstraint.Item] = indicesByID.mapValues { .element($0) }
    for (index, guide) in scene.guides.enumerated() where items[guide.id] == nil {
      items[guide.id] = .guide(index)
    }
    guard documentReader.usesAutoLayout else { return }
    for (index, node) in nodes.enumerated() {
      for child in node.children(in: "constraints") where child.name == "constraint" {
        let owner = ElementIndex(index)
        if let constraint = readConstraint(child, owner: owner, items: items) {
          scene.constraints.append(constraint)
        }
      }
    }
    // As the document has them: what a view holds inside comes before what places it. Of those that
    // contradict each other the last one has to give way.
    scene.constraints.sort { $0.location < $1.location }
  }

  private func readGuides(controller: DocumentNode?) -> [LayoutGuide] {
    var guides: [LayoutGuide] = []
    if let controller, !elements.isEmpty {
      for node in controller.children(in: "layoutGuides") {
        guard let id = node.id else { continue }
        let kind: LayoutGuide.Kind = node["type"] == "bottom" ? .bottomLayout : .topLayout
        guides.append(LayoutGuide(id: id, kind: kind, owner: .root, location: node.location))
      }
    }
    for (index, node) in nodes.enumerated() {
      for child in node.children where child.name == "viewLayoutGuide" {
        guard let id = child.id else { continue }
        guides.append(
          LayoutGuide(
            id: id, kind: SceneReader.guideKinds[child.key ?? ""] ?? .unknown,
            owner: ElementIndex(index), location: child.location))
      }
    }
    return guides
  }

  private static let guideKinds: [String: LayoutGuide.Kind] = [
    "safeArea": .safeArea, "contentLayoutGuide": .contentLayout,
    "frameLayoutGuide": .frameLayout, "layoutMarginsGuide": .layoutMargins,
    "layoutMargins": .layoutMargins, "readableContentGuide": .readableContent,
    "readableContent": .readableContent, "keyboardLayoutGuide": .keyboard,
    "keyboard": .keyboard,
  ]

  private func readConstraint(
    _ node: DocumentNode, owner: ElementIndex, items: [String: LayoutConstraint.Item]
  ) -> LayoutConstraint? {
    guard let firstAttribute = attribute("firstAttribute", of: node) else { return nil }
    let secondAttribute =
      node["secondAttribute"] == nil
      ? nil : attribute("secondAttribute", of: node)
    if node["secondAttribute"] != nil, secondAttribute == nil { return nil }
    guard let first = item("firstItem", of: node, owner: owner, items: items) else { return nil }
    var second: LayoutConstraint.Item?
    if secondAttribute != nil {
      // An attribute without an item is that of the view that owns the constraint.
      guard let item = item("secondItem", of: node, owner: owner, items: items) else { return nil }
      second = item
    }
    var constraint = LayoutConstraint(
      id: node.id ?? "constraint@\(node.location.line)", first: first,
      firstAttribute: firstAttribute, relation: value("relation", of: node, default: .equal),
      second: second, secondAttribute: secondAttribute, multiplier: multiplier(of: node),
      constant: node.number("constant") ?? 0, priority: node.number("priority") ?? 1000,
      owner: owner, location: node.location)
    constraint.isSymbolic = node.flag("symbolic") ?? false
    constraint.isSystemSpacing = node["symbolType"] == "layoutAnchor"
    constraint.isPlaceholder = node.flag("placeholder") ?? false
    constraint.identifier = node["identifier"]
    return constraint
  }

  private func attribute(
    _ name: String, of node: DocumentNode
  ) -> LayoutConstraint.Attribute? {
    let text = node[name] ?? ""
    if let attribute = LayoutConstraint.Attribute(rawValue: text) { return attribute }
    documentReader.report(
      UnknownValue.self, "\(name)=\"\(text)\" is not known; the constraint is left out", at: node,
      scene: sceneID)
    return nil
  }

  private func item(
    _ name: String, of node: DocumentNode, owner: ElementIndex,
    items: [String: LayoutConstraint.Item]
  ) -> LayoutConstraint.Item? {
    guard let id = node[name] else { return .element(owner) }
    if let item = items[id] { return item }
    // A view that the size classes exclude takes its constraints along.
    if documentReader.tree.isInExcludedView(id) { return nil }
    documentReader.report(
      BrokenReference.self,
      "\(name) '\(id)' is not a view or guide of this scene; the constraint is left out",
      at: node, scene: sceneID)
    return nil
  }

  /// A decimal number, a ratio such as `16:9` or `16/9`, or a percentage such as `15%`.
  private func multiplier(of node: DocumentNode) -> Double {
    guard let text = node["multiplier"] else { return 1 }
    if text.last == "%", let percentage = documentNumber(String(text.dropLast())) {
      return percentage / 100
    }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      documentNumber(String($0))
    }
    if parts.count == 1, let number = parts[0] { return number }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0 {
      return min(max(above / below, -1e9), 1e9)
    }
    documentReader.report(
      UnknownValue.self,
      "multiplier=\"\(text)\" is not a number, ratio or percentage; 1 is used instead",
      at: node,
      scene: sceneID)
    return 1
  }
}
