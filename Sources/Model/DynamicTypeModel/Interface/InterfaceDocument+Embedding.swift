extension InterfaceDocument {
  /// The document with the screens of container views in their places.
  ///
  /// A screen that nothing else leads to is marked ``Scene/isLaidOutInPlace``: it needs no look of its
  /// own. Recorded frames stay those of each screen alone, so comparisons with them take the
  /// document as it was read.
  public func embeddingScenes() -> InterfaceDocument {
    guard scenes.contains(where: { $0.controller?.segues.contains(where: \.isEmbed) ?? false })
    else { return self }
    var composer = SceneComposer(self)
    var result = self
    for index in scenes.indices { result.scenes[index] = composer.composed(index) }
    let inPlace = composer.onlyEmbedded(initial: initialViewController)
    for index in scenes.indices {
      result.scenes[index].isLaidOutInPlace = inPlace.contains(scenes[index].id)
    }
    return result
  }
}

extension Scene {
  /// Whether an element is a container view whose size is known and that is seen: code decides how high
  /// a row with an embedded screen is, and shows what is hidden.
  fileprivate func canEmbed(at index: ElementIndex) -> Bool {
    guard elements[index.rawValue].kind == .containerView else { return false }
    var ancestor: ElementIndex? = index
    while let current = ancestor {
      let kind = elements[current.rawValue].kind
      if kind == .tableViewCell || kind == .collectionViewCell { return false }
      if elements[current.rawValue].isHidden { return false }
      ancestor = elements[current.rawValue].parent
    }
    return true
  }
}

/// Puts scenes into the container views of others, the innermost first.
private struct SceneComposer {
  let scenes: [Scene]
  private var places: [String: Int] = [:]
  private var done: [Int: Scene] = [:]
  /// The ids of scenes that have a place in another, those of navigation controllers around them too.
  private var placed: Set<String> = []

  /// Views of one screen with all that it embeds: screens that embed each other twice double.
  private static let mostElements = 20_000
  /// How deep screens embed screens: no app nests more than a few.
  private static let deepest = 16

  init(_ document: InterfaceDocument) {
    scenes = document.scenes
    for (index, scene) in scenes.enumerated() where places[scene.id] == nil {
      places[scene.id] = index
    }
  }

  mutating func composed(_ index: Int, depth: Int = 0) -> Scene {
    if let known = done[index] { return known }
    var scene = scenes[index]
    let embeds = (scene.controller?.segues ?? []).filter(\.isEmbed).compactMap { segue in
      scene.elements.indices
        .first { scene.elements[$0].id == segue.source && scene.canEmbed(at: ElementIndex($0)) }
        .map { (container: ElementIndex($0), destination: segue.destination) }
    }
    // From the last on, so that the places of those before stay.
    for embed in embeds.sorted(by: { $0.container > $1.container }) where depth < Self.deepest {
      guard let target = target(of: embed.destination) else { continue }
      let child = composed(target.scene, depth: depth + 1)
      guard !child.elements.isEmpty,
        scene.elements.count + child.elements.count <= Self.mostElements
      else { continue }
      scene = scene.embedding(child, in: embed.container, hasNavigationBar: target.hasBar)
      placed.formUnion([embed.destination, child.id])
    }
    done[index] = scene
    return scene
  }

  /// The scene whose views are shown: that of the controller, or of its navigation controller's root.
  private func target(of id: String) -> (scene: Int, hasBar: Bool)? {
    guard let index = places[id], let controller = scenes[index].controller else { return nil }
    guard controller.kind == .navigationController else { return (index, false) }
    let root = controller.segues.first { $0.relationship == "rootViewController" }
    return root.flatMap { places[$0.destination] }
      .map { ($0, !controller.isNavigationBarHidden) }
  }

  /// The scenes that have a place in another and that nothing else leads to.
  func onlyEmbedded(initial: String?) -> Set<String> {
    var result = placed
    if let initial { result.remove(initial) }
    for scene in scenes {
      guard let controller = scene.controller else { continue }
      if controller.storyboardIdentifier != nil { result.remove(scene.id) }
      for segue in controller.segues where !segue.isEmbed {
        let isRootOfPlaced =
          segue.relationship == "rootViewController" && placed.contains(scene.id)
        if !isRootOfPlaced { result.remove(segue.destination) }
      }
    }
    return result
  }
}

extension ViewController.Segue {
  /// Whether it fills a container view.
  fileprivate var isEmbed: Bool { kind == "embed" }
}
