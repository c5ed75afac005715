/// Views of documents that are empty until code fills them.
extension LaidOutScreen {
  /// The views that only code fills and that have a place of their own, by index, ascending: what is empty there says
  /// nothing of the app.
  ///
  /// Apart from a list, an empty view under the texts, images or controls of others is a background.
  public var viewsFilledByCode: [NodeIndex] {
    let filled = views.indices.filter { views[$0].isFilledByCode && nodes[$0].isShown }
    guard !filled.isEmpty, filled.count <= Self.mostFilled else { return [] }
    let places = absoluteFrames
    let contents = views.indices.filter { nodes[$0].isShown && views[$0].role != .container }
    func isBackground(_ index: Int) -> Bool {
      contents.contains { $0 != index && !places[$0].intersection(places[index]).isEmpty }
    }
    return filled.filter { !places[$0].isEmpty && (isList($0) || !isBackground($0)) }
      .map { NodeIndex($0) }
  }

  /// Each is compared with all contents of the screen. More are no screen that a person fills.
  private static let mostFilled = 2_000

  private func isList(_ index: Int) -> Bool {
    let kind = views[index].kind
    return kind == LaidOutView.tableKind || kind == LaidOutView.collectionKind
  }

  private var absoluteFrames: [Rect] {
    var places: [Rect] = []
    for (index, node) in nodes.enumerated() {
      var place = node.frame
      if let parent = views[index].parent?.rawValue, parent < index {
        place = place.offset(dx: places[parent].x, dy: places[parent].y)
      }
      places.append(place)
    }
    return places
  }
}

extension LaidOutView {
  /// What a person calls it: its class, or its kind in words.
  public var calledName: String { customClass ?? spokenKind }
}
