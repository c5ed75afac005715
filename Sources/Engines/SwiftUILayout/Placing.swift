import DynamicTypeModel
import SwiftUIModel

/// Gives every view its place, from the outermost inwards, without calling itself.
struct Placing {
  let session: LayoutSession
  /// By view; nil for views that are not shown, such as the other candidates of a `ViewThatFits`.
  private(set) var frames: [Rect?]
  private var proposals: [ProposedSize]
  /// By view that was scrolled.
  private var scrolled: [Int: Point] = [:]
  private var open: [Item]

  private struct Item {
    var view: Int
    var origin: Point
    var proposal: ProposedSize
    /// The safe area that the view is in, in the window's coordinates.
    var region: Rect
    /// The window, or the sheet that the view is in, in the window's coordinates.
    var screen: Rect
  }

  init(_ session: LayoutSession, root: Int, origin: Point, proposal: ProposedSize) {
    self.session = session
    frames = Array(repeating: nil, count: session.nodes.count)
    proposals = Array(repeating: .unspecified, count: session.nodes.count)
    let safeArea = session.safeArea
    let region = Rect(
      x: safeArea.leading, y: safeArea.top,
      width: max(0, session.window.width - safeArea.horizontal),
      height: max(0, session.window.height - safeArea.vertical))
    let screen = Rect(width: session.window.width, height: session.window.height)
    open = [
      Item(view: root, origin: origin, proposal: proposal, region: region, screen: screen)
    ]
    while let next = open.popLast() { place(next) }
  }

  private mutating func place(_ item: Item) {
    let (index, origin) = (item.view, item.origin)
    let view = ViewHandle(session: session, index: index)
    var proposal = item.proposal.sanitized
    var size = session.completing { view.size(proposed: proposal) }
    let frame = Rect(
      x: origin.x, y: origin.y, width: size.width.coordinate, height: size.height.coordinate)
    frames[index] = frame
    proposals[index] = proposal
    session.place(container: index, size: proposal.replacingUnspecified(by: frame.size))
    expand(index)
    let rule = session.nodes[index].rule
    let isMirrored = view.environment.layoutDirection == .rightToLeft
    var corner = origin
    if let rule = rule as? IgnoresSafeAreaRule {
      let outsets = rule.outsets(
        frame: frame, region: item.region, screen: item.screen, isMirrored: isMirrored,
        pixel: 1 / view.pixelScale)
      if outsets.horizontal > 0 {
        proposal.width = (proposal.width ?? size.width) + outsets.horizontal
      }
      if outsets.vertical > 0 {
        proposal.height = (proposal.height ?? size.height) + outsets.vertical
      }
      size = Size(
        width: size.width + outsets.horizontal, height: size.height + outsets.vertical)
      corner.x -= isMirrored ? outsets.trailing : outsets.leading
      corner.y -= outsets.top
    }
    let (placements, safe, scrolled) = session.completing {
      (
        rule.placements(proposed: proposal, size: size, in: view),
        rule.safeRegion(proposed: proposal, size: size, in: view),
        rule.scrolled(proposed: proposal, size: size, in: view)
      )
    }
    if scrolled != Point() { self.scrolled[index] = scrolled }
    let region = safe?.mirrored(isMirrored, in: size.width).offset(dx: corner.x, dy: corner.y)
    let screen = rule is PresentationRule ? frame : item.screen
    for place in placements.reversed() {
      var x = place.origin.x.coordinate
      if isMirrored {
        let width = session.completing {
          session.size(of: place.child, proposed: place.proposal).width
        }
        x = (size.width - x - width).coordinate
      }
      open.append(
        Item(
          view: place.child,
          origin: Point(
            x: (corner.x + x).coordinate, y: (corner.y + place.origin.y.coordinate).coordinate),
          proposal: place.proposal, region: region ?? item.region, screen: screen))
    }
  }

  /// Makes the views of a `GeometryReader`, now that its place is known.
  private mutating func expand(_ index: Int) {
    guard let reader = session.nodes[index].rule as? GeometryReaderRule,
      session.nodes[index].children.isEmpty, let frame = frames[index]
    else { return }
    let tree = reader.content(GeometryProxy(size: frame.size, globalFrame: frame))
    session.add(tree, to: index, implicit: nil)
    while frames.count < session.nodes.count {
      frames.append(nil)
      proposals.append(.unspecified)
    }
  }
}

extension LayoutSession {
  /// Adds views below one that is there, in its environment.
  func add(_ tree: ViewTree, to parent: Int, implicit: ViewContent?) {
    guard nodes.count < ExpandedTree.maximumNodes else {
      isCut = true
      return
    }
    let expanded = ExpandedTree(tree, environment: environment(of: parent))
    if expanded.isCut { isCut = true }
    TreeResolver.add(expanded, to: parent, implicit: implicit, in: self)
  }
}

// MARK: - The result

extension Placing {
  /// The views that have a place, parents before children, those behind before those in front of them.
  func views() -> [PlacedView] {
    let assumptions = assumptions()
    var views: [PlacedView] = []
    views.reserveCapacity(frames.count)
    var open = [(view: 0, parent: Int?.none, isSeparator: false)]
    while let (index, parent, isSeparator) = open.popLast() {
      guard let exact = frames[index] else { continue }
      if isSeparator {
        if let parent { views.append(separator(below: index, at: parent, in: views)) }
        continue
      }
      views.append(view(index, parent: parent, exact: exact, assumptions: assumptions[index]))
      let place = views.count - 1
      if hasSeparator(index) { open.append((index, place, true)) }
      let children = session.nodes[index].children
      let isBehind = (session.nodes[index].rule as? LayeredRule)?.isBehind ?? false
      let last = open.count
      for child in children.reversed() { open.append((child.node.index, place, false)) }
      if isBehind { open[last...].reverse() }
    }
    return views
  }

  /// Between rows of a card; in a plain list below the last one, too.
  private func hasSeparator(_ index: Int) -> Bool {
    guard let row = session.nodes[index].rule as? ListRowRule,
      !row.hiddenSeparators.contains(.bottom)
    else { return false }
    let node = session.nodes[index]
    let siblings = session.nodes[node.parent].children
    let isLast = node.place == siblings.count - 1
    if !isLast, let next = siblings[node.place + 1].node.rule as? ListRowRule,
      next.hiddenSeparators.contains(.top)
    {
      return false
    }
    return !isLast || session.environment(of: index).listStyle == .plain
  }

  /// The line below a row: it begins where the row's first text does.
  private func separator(below index: Int, at row: Int, in views: [PlacedView]) -> PlacedView {
    let environment = session.environment(of: index)
    let frame = views[row].exactFrame
    let metrics = ListMetrics(cardWidth: frame.width, in: environment, of: session)
    let text = views[row...].first { $0.text != nil }?.exactFrame
    let inset = metrics.contentInset
    let trailing = metrics.separatorReachesEdge ? 0 : inset
    var leading = inset
    if let text, metrics.separatorFollowsText {
      leading =
        environment.layoutDirection == .rightToLeft
        ? frame.maxX - text.maxX : text.minX - frame.minX
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let thickness = metrics.separatorThickness
    let exact = Rect(
      x: frame.x + (isMirrored ? trailing : leading), y: frame.maxY - thickness,
      width: max(0, frame.width - leading - trailing), height: thickness)
    var view = view(index, parent: row, exact: exact, assumptions: [])
    (view.kind, view.identifier, view.text) = (.listSeparator, nil, nil)
    return view
  }

  private func view(
    _ index: Int, parent: Int?, exact: Rect, assumptions: LayoutAssumptions
  ) -> PlacedView {
    let record = session.nodes[index].record
    let environment = session.nodes[index].environment
    var view = PlacedView(
      parent: parent, kind: record.kind,
      frame: exact.roundedToPixels(scale: environment.values.pixelScale), exactFrame: exact,
      text: text(of: index, size: exact.size), identifier: record.identifier,
      identity: record.identity,
      label: record.label, showsLargeContentViewer: record.showsLargeContentViewer,
      location: record.location, provenance: record.provenance,
      assumptions: assumptions, environmentBox: environment)
    view.image = record.image
    view.largeContent = record.largeContent
    if let scrolled = scrolled[index] { view.scrolled = scrolled }
    return view
  }

  private func text(of index: Int, size: Size) -> LaidOutText? {
    guard let rule = session.nodes[index].rule as? TextRule else { return nil }
    var text = LaidOutText(
      session.text(of: ViewHandle(session: session, index: index), rule.content),
      proposed: proposals[index], size: size,
      measurer: session.measurer,
      location: session.nodes[index].record.location ?? SourceLocation(path: ""))
    text.provenance = rule.content.provenance
    let values = session.nodes[index].environment.values
    let run = rule.content.runs.first
    text.fontLocation = run?.font == nil ? values.fontLocation : run?.fontLocation
    if case .lines? = text.limit { text.limitLocation = values.lineLimitLocation }
    return text
  }

  /// By view, what it and what is in it rest on.
  private func assumptions() -> [LayoutAssumptions] {
    var all = session.nodes.indices.map { index in
      var own = session.nodes[index].rule.assumptions
      if let text = session.nodes[index].text { own.formUnion(text.setting.assumptions) }
      return own
    }
    for index in session.nodes.indices.reversed() where session.nodes[index].parent >= 0 {
      if frames[index] != nil { all[session.nodes[index].parent].formUnion(all[index]) }
    }
    if session.isCut { all[0].insert(.tooManyViews) }
    return all
  }
}

extension Double {
  /// This position or length on a screen: 0 where it is infinite or no number, and within a range in
  /// which pixels can be told apart.
  fileprivate var coordinate: Double {
    isFinite ? Swift.min(Swift.max(self, -1e12), 1e12) : 0
  }
}

extension Rect {
  /// This rectangle seen from the other side of a view that is `width` points wide.
  fileprivate func mirrored(_ isMirrored: Bool, in width: Double) -> Rect {
    isMirrored ? Rect(x: width - maxX, y: y, width: self.width, height: height) : self
  }

  /// This rectangle with each edge at the nearest pixel.
  fileprivate func roundedToPixels(scale: Double) -> Rect {
    guard scale > 0, scale.isFinite else { return self }
    func round(_ value: Double) -> Double {
      let pixels = (value * scale).rounded()
      return pixels.isFinite ? pixels / scale : value
    }
    let left = round(minX)
    let top = round(minY)
    return Rect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
