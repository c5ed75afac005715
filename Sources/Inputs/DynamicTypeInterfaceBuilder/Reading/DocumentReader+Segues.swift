import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// Checks of what connects the scenes of a document.
extension DocumentReader {
  /// Takes out segues that lead nowhere, and embeddings that would put a screen into itself.
  func checkSegues(of scenes: inout [Scene]) {
    guard scenes.contains(where: { $0.controller?.segues.isEmpty == false }) else { return }
    let ids = allIDs()
    for index in scenes.indices {
      let sceneID = scenes[index].id
      scenes[index].controller?.segues.removeAll { segue in
        if ids.contains(segue.destination) { return false }
        report(
          BrokenReference.self,
          "a segue's destination '\(segue.destination)' is not in the document",
          at: node(ofSegue: segue, in: sceneID) ?? tree.root, scene: sceneID)
        return true
      }
    }
    removeEmbeddingCycles(in: &scenes)
  }

  private func allIDs() -> Set<String> {
    Set(tree.xml.nodes.indices.compactMap { tree.xml.value(of: "id", in: $0) })
  }

  /// The element of a segue: the first of the scene that leads there.
  private func node(
    ofSegue segue: ViewController.Segue, in scene: String
  ) -> DocumentNode? {
    segueNodes[SegueKey(scene: scene, destination: segue.destination)].map {
      DocumentNode(document: tree, index: $0)
    }
  }

  struct SegueKey: Hashable {
    var scene: String
    var destination: String
  }

  /// The segue elements of each controller by where they lead.
  func findSegueNodes() -> [SegueKey: Int] {
    var nodes: [SegueKey: Int] = [:]
    guard let name = tree.xml.names.firstIndex(of: "segue") else { return nodes }
    var controller: (id: String, end: Int)?
    for (index, node) in tree.xml.nodes.enumerated() {
      if index >= controller?.end ?? 0 {
        controller = nil
        if ViewController.Kind(elementName: tree.xml.name(of: index)) != nil,
          let id = tree.xml.value(of: "id", in: index)
        {
          controller = (id, Int(node.subtreeEnd))
        }
      }
      guard Int(node.name) == name, let scene = controller?.id,
        let destination = tree.xml.value(of: "destination", in: index)
      else { continue }
      let key = SegueKey(scene: scene, destination: destination)
      if nodes[key] == nil { nodes[key] = index }
    }
    return nodes
  }

  /// Follows embed segues depth first; one that leads back to a screen on the way is taken out.
  private func removeEmbeddingCycles(in scenes: inout [Scene]) {
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() where indices[scene.id] == nil {
      indices[scene.id] = index
    }
    var isDone = Array(repeating: false, count: scenes.count)
    var isOnPath = isDone
    for start in scenes.indices where !isDone[start] {
      var path: [(scene: Int, segue: Int)] = [(start, 0)]
      isOnPath[start] = true
      while let (scene, segue) = path.last {
        let segues = scenes[scene].controller?.segues ?? []
        guard segue < segues.count else {
          isOnPath[scene] = false
          isDone[scene] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].segue += 1
        guard segues[segue].kind == .embed, let target = indices[segues[segue].destination],
          !isDone[target]
        else { continue }
        if isOnPath[target] {
          report(cycle: segues[segue], in: scenes[scene].id)
          scenes[scene].controller?.segues.remove(at: segue)
          path[path.count - 1].segue = segue
        } else {
          isOnPath[target] = true
          path.append((target, 0))
        }
      }
    }
  }

  private func report(cycle segue: ViewController.Segue, in scene: String) {
    report(
      BrokenReference.self,
      "embeds '\(segue.destination)', which contains this screen: a cycle; it is left empty",
      at: node(ofSegue: segue, in: scene) ?? tree.root, scene: scene)
  }
}
