import DynamicTypeModel

extension [LaidOutScreen] {
  /// The same screens with the same views in the same order, so that one index is one view at every size.
  ///
  /// Code may show other views at other text sizes. Views are told apart by their ids. One that a screen lacks is
  /// put where the others have it, as a view that is not shown. Where what is in it is elsewhere on that screen, as with
  /// `ViewThatFits`, it is a view without anything of its own, which hides nothing.
  func aligned() -> [LaidOutScreen] {
    guard let first, contains(where: { !$0.hasSameTree(as: first) }) else { return self }
    var tree = ViewOrder()
    for screen in self { tree.add(screen) }
    let order = tree.order
    return map { $0.aligned(to: order) }
  }
}

extension LaidOutScreen {
  fileprivate func hasSameTree(as other: LaidOutScreen) -> Bool {
    views.count == other.views.count
      && zip(views, other.views).allSatisfy { $0.id == $1.id && $0.parent == $1.parent }
  }
}

/// The views of several screens in one order: parents before children, siblings as the screens have them.
private struct ViewOrder {
  private var children: [String: [String]] = [:]
  private var roots: [String] = []
  /// The first screen's view of each id.
  private var views: [String: LaidOutView] = [:]

  mutating func add(_ screen: LaidOutScreen) {
    // The sibling before the next child of each view; the root's are those of nil.
    var previous: [NodeIndex?: String] = [:]
    for view in screen.views {
      if views[view.id] == nil {
        views[view.id] = view
        insert(
          view.id, in: view.parent.map { screen.views[$0.rawValue].id },
          after: previous[view.parent])
      }
      previous[view.parent] = view.id
    }
  }

  private mutating func insert(_ id: String, in parent: String?, after sibling: String?) {
    var siblings = parent.map { children[$0, default: []] } ?? roots
    let place = sibling.flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    siblings.insert(id, at: place)
    if let parent { children[parent] = siblings } else { roots = siblings }
  }

  /// The views in pre-order with their parents and the ends of their subtrees.
  var order: [LaidOutView] {
    var result: [LaidOutView] = []
    var open: [(id: String, parent: NodeIndex?, isDone: Bool)] = roots.reversed().map {
      ($0, nil, false)
    }
    var places: [String: Int] = [:]
    while let next = open.popLast() {
      if next.isDone {
        if let place = places[next.id] { result[place].subtreeEnd = result.count }
      } else if var view = views[next.id], places[next.id] == nil {
        places[next.id] = result.count
        let index = NodeIndex(result.count)
        view.parent = next.parent
        result.append(view)
        open.append((next.id, nil, true))
        for child in children[next.id, default: []].reversed() {
          open.append((child, index, false))
        }
      }
    }
    return result
  }

}

extension LaidOutScreen {
  /// This screen with its views in an order, and those that it lacks not shown.
  fileprivate func aligned(to order: [LaidOutView]) -> LaidOutScreen {
    var own: [String: NodeIndex] = [:]
    for (index, view) in views.enumerated() where own[view.id] == nil {
      own[view.id] = NodeIndex(index)
    }
    // Whether something of this screen is in each view, itself included.
    var holdsOwn = order.map { own[$0.id] != nil }
    for (index, view) in order.enumerated().reversed() where holdsOwn[index] {
      if let parent = view.parent { holdsOwn[parent.rawValue] = true }
    }
    var new: [NodeIndex: NodeIndex] = [:]
    var origins: [Point] = []
    var result = self
    (result.views, result.nodes) = ([], [])
    for (index, view) in order.enumerated() {
      let around = view.parent.map { origins[$0.rawValue] } ?? Point()
      guard let place = own[view.id] else {
        var node = LaidOutNode()
        node.isShown = holdsOwn[index]
        result.views.append(holdsOwn[index] ? view.asHolder : view)
        result.nodes.append(node)
        origins.append(around)
        continue
      }
      new[place] = NodeIndex(index)
      var known = views[place.rawValue]
      (known.parent, known.subtreeEnd) = (view.parent, view.subtreeEnd)
      let frame = absoluteFrame(of: place)
      var node = nodes[place.rawValue]
      node.frame = frame.offset(dx: -around.x, dy: -around.y)
      result.views.append(known)
      result.nodes.append(node)
      origins.append(frame.origin)
    }
    result.renumber(new)
    return result
  }
}

extension LaidOutView {
  /// A view in the same place that neither draws, clips nor fades anything.
  fileprivate var asHolder: LaidOutView {
    var holder = self
    (holder.role, holder.opacity, holder.clipsContent) = (.container, 1, false)
    (holder.isOpaque, holder.bodyInsets, holder.appearance) = (false, nil, Appearance())
    return holder
  }
}

extension LaidOutScreen {
  /// Puts the new places of views where the old ones are named.
  fileprivate mutating func renumber(_ new: [NodeIndex: NodeIndex]) {
    notExamined = notExamined.compactMap { unknown in
      new[unknown.element].map {
        NotExamined(element: $0, reason: unknown.reason, isBackground: unknown.isBackground)
      }
    }
    embeddedRoots = embeddedRoots.compactMap { new[$0] }.sorted()
    laidOutBars = laidOutBars.map { bar in
      var bar = bar
      bar.element = bar.element.flatMap { new[$0] }
      return bar
    }
  }
}
