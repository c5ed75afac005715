/// Views of documents that are empty until code fills them.
extension LaidOutScreen {
  /// The views that only code fills and that have a place of their own, by index, ascending: what is empty there says
  /// nothing of the app.
  ///
  /// Apart from a list, an empty view under the texts, images or controls of others is a background.
  public var viewsFilledByCode: [NodeIndex] {
    let places = views.contains(where: \.isFilledByCode) ? absoluteFrames : []
    return views.indices.filter { index in
      views[index].isFilledByCode && nodes[index].isShown && !places[index].isEmpty
        && (isList(index) || !isBackground(index, places))
    }.map { NodeIndex($0) }
  }

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

  private func isBackground(_ index: Int, _ places: [Rect]) -> Bool {
    views.indices.contains { other in
      other != index && nodes[other].isShown && views[other].role != .container
        && !places[other].intersection(places[index]).isEmpty
    }
  }
}

extension LaidOutView {
  /// What a person calls it: its class, or its kind in words.
  public var calledName: String { customClass ?? spokenKind }
}
