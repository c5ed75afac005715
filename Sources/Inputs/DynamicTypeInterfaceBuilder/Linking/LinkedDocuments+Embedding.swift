import DynamicTypeModel
import UIKitModel

extension InterfaceDocument {
  /// The document with the screens of container views in their places, as far as it has them itself.
  package func embeddingScenes() -> InterfaceDocument {
    LinkedDocuments([self]).embeddingScenes()[0]
  }
}

extension LinkedDocuments {
  /// The documents with the screens of container views in their places.
  ///
  /// A screen that nothing else leads to is marked ``Scene/isLaidOutInPlace``: it needs no look of its
  /// own. Recorded frames stay those of each screen alone, so comparisons with them take the
  /// documents as they were read.
  package func embeddingScenes() -> [InterfaceDocument] {
    var composer = SceneComposer(self)
    var result = documents
    for place in documents.indices {
      guard documents[place].scenes.contains(where: { $0.controller?.embeds ?? false }) else {
        continue
      }
      for index in documents[place].scenes.indices {
        result[place].scenes[index] = composer.composed(document: place, scene: index)
      }
    }
    let inPlace = composer.onlyEmbedded()
    guard !inPlace.isEmpty else { return result }
    for place in result.indices {
      for index in result[place].scenes.indices {
        result[place].scenes[index].isLaidOutInPlace = inPlace.contains(
          Key(document: place, id: result[place].scenes[index].id))
      }
    }
    return result
  }
}

extension Scene {
  /// The height that the document gives a container view in a row; nil for one that is in none,
  /// 0 where the document gives none.
  fileprivate func rowHeight(around container: ElementIndex) -> Double? {
    var isRow = false
    var height = ownHeight(of: container)
    var ancestor = elements[container.rawValue].parent
    while let current = ancestor {
      switch elements[current.rawValue].content {
      case .cell(let cell):
        isRow = true
        height = max(height, cell.rowHeight ?? 0)
      case .table(let table): height = max(height, table.rowHeight)
      default: if elements[current.rawValue].kind == .collectionViewCell { isRow = true }
      }
      ancestor = elements[current.rawValue].parent
    }
    return isRow ? height : nil
  }

  private func ownHeight(of container: ElementIndex) -> Double {
    let constraint = constraints.first {
      $0.first == .element(container) && $0.firstAttribute == .height && $0.second == nil
    }
    return constraint?.constant ?? 0
  }

  fileprivate func isSeen(_ index: ElementIndex) -> Bool {
    var ancestor: ElementIndex? = index
    while let current = ancestor {
      if elements[current.rawValue].isHidden { return false }
      ancestor = elements[current.rawValue].parent
    }
    return true
  }
}

/// Puts scenes into the container views of others, the innermost first.
private struct SceneComposer {
  let linked: LinkedDocuments
  private var places: [LinkedDocuments.Key: Int] = [:]
  private var done: [LinkedDocuments.Key: Scene] = [:]
  /// Screens around the one at hand: documents that show each other may do so in a circle.
  private var open: Set<LinkedDocuments.Key> = []
  /// Scenes that have a place in another, those of navigation controllers around them too.
  private var placed: Set<LinkedDocuments.Key> = []

  /// Views of one screen with all that it embeds: screens that embed each other twice double.
  private static let mostElements = 20_000
  /// How deep screens embed screens: no app nests more than a few.
  private static let deepest = 16

  init(_ linked: LinkedDocuments) {
    self.linked = linked
    for (document, value) in linked.documents.enumerated() {
      for (index, scene) in value.scenes.enumerated() {
        let key = LinkedDocuments.Key(document: document, id: scene.id)
        if places[key] == nil { places[key] = index }
      }
    }
  }

  private func scene(_ key: LinkedDocuments.Key) -> Scene? {
    places[key].map { linked.documents[key.document].scenes[$0] }
  }

  mutating func composed(document: Int, scene index: Int) -> Scene {
    let scene = linked.documents[document].scenes[index]
    let key = LinkedDocuments.Key(document: document, id: scene.id)
    // Of two with one id the second is left alone.
    guard places[key] == index else { return scene }
    return composed(scene, key, depth: 0)
  }

  private mutating func composed(
    _ original: Scene, _ key: LinkedDocuments.Key, depth: Int
  ) -> Scene {
    if let known = done[key] { return known }
    open.insert(key)
    defer { open.remove(key) }
    var scene = original
    let embeds = (scene.controller?.segues ?? []).filter(\.isEmbed).compactMap { segue in
      scene.elements.indices
        .first { scene.elements[$0].id == segue.source && scene.isContainer($0) }
        .map { (container: ElementIndex($0), destination: segue.destination) }
    }
    // From the last on, so that the places of those before stay.
    for embed in embeds.sorted(by: { $0.container > $1.container }) where depth < Self.deepest {
      fill(embed.container, of: &scene, in: key.document, with: embed.destination, depth: depth)
    }
    scene.emptyContainers.sort { $0.element < $1.element }
    done[key] = scene
    return scene
  }

  /// Puts the screen that a segue leads to into a container view, or notes why it is not known.
  private mutating func fill(
    _ container: ElementIndex, of scene: inout Scene, in document: Int, with destination: String,
    depth: Int
  ) {
    switch linked.target(of: destination, in: document) {
    case .missing(let reason):
      scene.emptyContainers.append(EmptyContainer(element: container, reason: reason))
    case .controller(let key):
      guard let target = target(of: key), let child = self.scene(target.scene),
        !open.contains(target.scene)
      else { return }
      guard child.fits(rowHeight: scene.rowHeight(around: container)) else {
        scene.emptyContainers.append(
          EmptyContainer(
            element: container, reason: "code decides how high the row of its screen is"))
        return
      }
      let inner = composed(child, target.scene, depth: depth + 1)
      guard !inner.elements.isEmpty,
        scene.elements.count + inner.elements.count <= Self.mostElements
      else { return }
      scene = scene.embedding(inner, in: container, hasNavigationBar: target.hasBar)
      placed.formUnion([key, target.scene])
    }
  }

  /// The scene whose views are shown: that of the controller, or of its navigation controller's root.
  private func target(
    of key: LinkedDocuments.Key
  ) -> (scene: LinkedDocuments.Key, hasBar: Bool)? {
    guard let controller = scene(key)?.controller else { return nil }
    guard controller.kind == .navigationController else { return (key, false) }
    let root = controller.segues.first { $0.relationship == .rootViewController }
    return root.flatMap { linked.controller(of: $0.destination, in: key.document) }
      .map { ($0, !controller.isNavigationBarHidden) }
  }

  /// The scenes that have a place in another and that nothing else leads to.
  func onlyEmbedded() -> Set<LinkedDocuments.Key> {
    var result = placed
    for (document, value) in linked.documents.enumerated() {
      if let initial = value.initialViewController {
        let key = LinkedDocuments.Key(document: document, id: initial)
        if !linked.isReferenced(key) { result.remove(key) }
      }
      for scene in value.scenes {
        guard let controller = scene.controller else { continue }
        let key = LinkedDocuments.Key(document: document, id: scene.id)
        if controller.storyboardIdentifier != nil, !linked.isReferenced(key) { result.remove(key) }
        for segue in controller.segues where !segue.isEmbed {
          let isRootOfPlaced =
            segue.relationship == .rootViewController && placed.contains(key)
          guard !isRootOfPlaced,
            let target = linked.controller(of: segue.destination, in: document)
          else { continue }
          result.remove(target)
        }
      }
    }
    return result
  }
}

extension Scene {
  /// Whether it was drawn for a row of that height, in points; any screen is for what is no row.
  ///
  /// Source: a public document with seven screens in rows, all drawn higher than the rows, which code
  /// makes as high as they ask for.
  /// Evidence: E-embedded-rows.
  fileprivate func fits(rowHeight: Double?) -> Bool {
    guard let rowHeight else { return true }
    return rowHeight > 0 && elements.first?.recordedFrame?.height ?? .infinity <= rowHeight + 1
  }

  /// Whether an element is a container view that a reader sees.
  fileprivate func isContainer(_ index: Int) -> Bool {
    elements[index].kind == .containerView && isSeen(ElementIndex(index))
  }
}

extension ViewController {
  /// Whether screens are in container views of its own.
  fileprivate var embeds: Bool { segues.contains { $0.isEmbed } }
}

extension ViewController.Segue {
  /// Whether it fills a container view.
  fileprivate var isEmbed: Bool { kind == .embed }
}
