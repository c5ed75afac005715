import DynamicTypeModel

extension LaidOutScreen {
  /// Where a picture of that extent shows each element, in points from the picture's top left.
  package func places(in extent: RenderOptions.Extent) -> [Rect] {
    extent == .screen ? placesAtRest : showingFullContent().placesAtRest
  }

  /// Where a picture of that extent shows what a bar has of an item, in points from its top left; nil
  /// when no bar shows it, or one that the root stands below.
  package func place(ofBarItem id: String, in extent: RenderOptions.Extent) -> Rect? {
    let shown = extent == .screen ? self : showingFullContent()
    for bar in shown.laidOutBars {
      guard let item = bar.items.first(where: { $0.id == id && $0.role != .backButton }) else {
        continue
      }
      let offset = shown.offset(of: bar)
      let place = item.frame.offset(dx: offset.x, dy: offset.y)
      return place.maxY > 0 ? place : nil
    }
    return nil
  }

  /// From where a bar was laid out to where it is seen: pictures of all content move what stands below
  /// it, and bars among the elements go where those scroll.
  func offset(of bar: LaidOutBar) -> Point {
    if let element = bar.element {
      let place = placesAtRest[element.rawValue]
      return Point(x: place.x - bar.elementOrigin.x, y: place.y - bar.elementOrigin.y)
    }
    return bar.kind == .navigationBar ? Point() : Point(y: safeArea.maxY - bar.frame.y)
  }

  /// Where each element is seen, from the root's top left: at rest, which is where nobody has scrolled
  /// unless the screen says otherwise.
  var placesAtRest: [Rect] {
    var places: [Rect] = []
    for index in views.indices {
      var place = nodes[index].frame
      if let parent = views[index].parent, parent.rawValue < index {
        let offset = contentOffset(of: parent, at: places[parent.rawValue])
        place = place.offset(
          dx: places[parent.rawValue].x - offset.x, dy: places[parent.rawValue].y - offset.y)
      } else {
        place.x = 0
        place.y = 0
      }
      places.append(place)
    }
    return places
  }

  /// What of a view's content stands at its top left corner: 0, 0 unless it scrolls or was scrolled.
  ///
  /// Most scroll views begin below the bars that lie over them
  /// (`UIScrollView.contentInsetAdjustmentBehavior`).
  func contentOffset(of element: NodeIndex, at place: Rect) -> Point {
    guard let scroll = nodes[element.rawValue].scroll else { return Point() }
    var insets = scroll.insets
    if scroll.avoidsBars, safeArea.height > 0 { insets.top += max(0, safeArea.minY - place.minY) }
    return Point(x: scroll.offset.x - insets.left, y: scroll.offset.y - insets.top)
  }

  /// The same screen as tall as its main scroll view would need to be to show all its content.
  ///
  /// The main one is the outermost scroll view or table, at least half as wide as the screen, that
  /// hides the most. What stands below it moves down, and what it stands in grows.
  func showingFullContent() -> LaidOutScreen {
    let hidden = views.indices.compactMap { index in
      hiddenHeight(of: NodeIndex(index)).map { (index: index, height: $0) }
    }
    let most = hidden.reduce((index: 0, height: 0.0)) { $1.height > $0.height ? $1 : $0 }
    guard most.height > 0 else { return self }
    var result = self
    result.safeArea.height += most.height
    result.nodes[most.index].scroll?.offset.y = 0
    var grown = most.index
    while true {
      let bottom = nodes[grown].frame.maxY
      result.nodes[grown].frame.height += most.height
      guard let parent = views[grown].parent, parent.rawValue < grown else { break }
      for sibling in children(of: parent)
      where sibling.rawValue != grown && nodes[sibling.rawValue].frame.minY >= bottom - 1 {
        result.nodes[sibling.rawValue].frame.y += most.height
      }
      grown = parent.rawValue
    }
    return result
  }

  /// Points of content that do not fit into a scroll view; nil for all but the outermost ones.
  private func hiddenHeight(of element: NodeIndex) -> Double? {
    guard let content = nodes[element.rawValue].scroll?.contentSize,
      nodes[element.rawValue].isShown,
      nodes[element.rawValue].frame.width >= nodes[0].frame.width / 2
    else { return nil }
    var ancestor = views[element.rawValue].parent
    var child = element
    while let current = ancestor, current < child {
      if nodes[current.rawValue].scroll != nil { return nil }
      child = current
      ancestor = views[current.rawValue].parent
    }
    let place = absoluteFrame(of: element)
    let offset = nodes[element.rawValue].scroll?.offset.y ?? 0
    let inset = offset - contentOffset(of: element, at: place).y
    let bottom = safeArea.height > 0 ? max(0, place.maxY - safeArea.maxY) : 0
    return content.height + inset + bottom - place.height
  }
}
