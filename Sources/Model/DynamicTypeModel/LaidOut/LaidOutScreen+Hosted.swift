extension LaidOutScreen {
  /// This screen with the views of what it hosts in their places.
  ///
  /// The root of what is hosted stands for the view that hosts it, which keeps its own entry; all other views follow
  /// that one. Ids that are there already get a number.
  public func showingHosted() -> LaidOutScreen {
    let hosts = views.indices.filter { views[$0].appearance.control.value is HostedContent }
    return hosts.isEmpty ? self : Splicing(self, hosts: Set(hosts)).result()
  }
}

/// A screen with others on their way into it.
private struct Splicing {
  private let old: LaidOutScreen
  private var new: LaidOutScreen
  /// What is hosted, by the view that hosts it.
  private var parts: [Int: LaidOutScreen] = [:]
  /// By index in the old screen, and for its end: the index in the new one.
  private var places: [Int] = []
  private var ids: Set<String>

  init(_ screen: LaidOutScreen, hosts: Set<Int>) {
    (old, new) = (screen, screen)
    ids = Set(screen.views.map(\.id))
    var next = 0
    for index in screen.views.indices {
      places.append(next)
      next += 1
      guard hosts.contains(index),
        let hosted = screen.views[index].appearance.control.value as? HostedContent
      else { continue }
      let part = hosted.screen(screen.nodes[index].frame.size)
      parts[index] = part
      next += max(0, part.views.count - 1)
    }
    places.append(next)
  }

  func result() -> LaidOutScreen {
    var splicing = self
    (splicing.new.views, splicing.new.nodes) = ([], [])
    func moved(_ index: NodeIndex) -> NodeIndex { NodeIndex(places[index.rawValue]) }
    for index in splicing.new.notExamined.indices {
      splicing.new.notExamined[index].element = moved(old.notExamined[index].element)
    }
    splicing.new.embeddedRoots = old.embeddedRoots.map(moved)
    for index in splicing.new.laidOutBars.indices {
      splicing.new.laidOutBars[index].element = old.laidOutBars[index].element.map(moved)
    }
    for index in old.views.indices {
      var view = old.views[index]
      view.parent = view.parent.map(moved)
      view.subtreeEnd = places[view.subtreeEnd]
      splicing.new.views.append(view)
      splicing.new.nodes.append(old.nodes[index])
      if let part = parts[index] { splicing.add(part, to: places[index]) }
    }
    return splicing.new
  }

  /// Adds the views of what is hosted behind the view that hosts it, which was added last.
  private mutating func add(_ part: LaidOutScreen, to host: Int) {
    func moved(_ index: NodeIndex) -> NodeIndex { NodeIndex(host + index.rawValue) }
    new.views[host].appearance.control = .none
    if let root = part.views.first {
      let background = new.views[host].appearance.background ?? root.appearance.background
      new.views[host].appearance.background = background
    }
    for index in part.views.indices.dropFirst() {
      var (view, node) = (part.views[index], part.nodes[index])
      view.parent = view.parent.map(moved)
      view.subtreeEnd += host
      view.id = unusedID(like: view.id)
      if !new.nodes[host].isShown { node.isShown = false }
      new.views.append(view)
      new.nodes.append(node)
    }
    new.notExamined += part.notExamined.map {
      NotExamined(
        element: moved($0.element), reason: $0.reason, isBackground: $0.isBackground)
    }
    new.defects += part.defects
    addBars(of: part, to: host)
    for assumption in part.assumptions where !new.assumptions.contains(assumption) {
      new.assumptions.append(assumption)
    }
  }

  private mutating func addBars(of part: LaidOutScreen, to host: Int) {
    let frame = new.absoluteFrame(of: NodeIndex(host))
    let origin = Point(x: frame.x, y: frame.y)
    for var bar in part.laidOutBars {
      bar.element = NodeIndex(host + (bar.element?.rawValue ?? 0))
      bar.frame = bar.frame.offset(dx: origin.x, dy: origin.y)
      bar.elementOrigin.x += origin.x
      bar.elementOrigin.y += origin.y
      for index in bar.items.indices { bar.items[index].move(by: origin) }
      new.laidOutBars.append(bar)
    }
  }

  private mutating func unusedID(like wanted: String) -> String {
    var id = wanted
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(wanted)#\(number)"
      number += 1
    }
    return id
  }
}

extension LaidOutBarItem {
  fileprivate mutating func move(by distance: Point) {
    frame = frame.offset(dx: distance.x, dy: distance.y)
    capsule = capsule?.offset(dx: distance.x, dy: distance.y)
    guard var text else { return }
    text.box = text.box.offset(dx: distance.x, dy: distance.y)
    for index in text.lines.indices {
      text.lines[index].originX += distance.x
      text.lines[index].baseline += distance.y
    }
    self.text = text
  }
}
