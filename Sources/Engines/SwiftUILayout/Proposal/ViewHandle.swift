import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// A view during layout, as rules see it.
///
/// Counts no references, as handles are made for every question: a session outlives the handles to its
/// views, which nobody keeps but for the length of a question.
struct ViewHandle {
  unowned(unsafe) let session: LayoutSession
  unowned(unsafe) let node: ResolvedNode

  init(session: LayoutSession, index: Int) {
    self.init(session: session, node: session.nodes[index])
  }

  fileprivate init(session: LayoutSession, node: ResolvedNode) {
    self.session = session
    self.node = node
  }

  /// Its place among the session's views.
  var index: Int { node.index }

  var environment: ViewEnvironment {
    _read { yield node.environment.values }
  }

  /// The views in it, in order.
  var children: ViewChildren { ViewChildren(session: session, node: node) }

  /// Its first view; nil for an empty one.
  var child: ViewHandle? { children.first }

  /// Its second view: what an overlay or a background adds.
  var secondary: ViewHandle? {
    let children = children
    return children.count > 1 ? children[1] : nil
  }

  var spacing: ViewSpacing { node.spacing }
  var priority: Double { node.priority }
  var pixelScale: Double { environment.pixelScale }

  func size(proposed: ProposedSize) -> Size { session.size(of: self, proposed: proposed) }

  func length(_ axis: Axis, proposed: ProposedSize) -> Double { size(proposed: proposed)[axis] }

  /// The position of a guide that the view or what is in it sets.
  func explicitGuide(_ key: GuideKey, proposed: ProposedSize) -> Double? {
    guard !node.guides.isDisjoint(with: GuideMask(key)) else { return nil }
    return session.guide(key, of: index, proposed: proposed)
  }

  /// The view's size with its guides.
  func dimensions(proposed: ProposedSize) -> ViewDimensions {
    let size = size(proposed: proposed)
    guard !node.guides.isEmpty else {
      return ViewDimensions(width: size.width, height: size.height)
    }
    return ViewDimensions(width: size.width, height: size.height) { key in
      explicitGuide(key, proposed: proposed)
    }
  }

  /// The position of a guide, set or not.
  func guide(_ key: GuideKey, proposed: ProposedSize) -> Double {
    if node.guides.isEmpty, key.kind == .start { return 0 }
    let value = dimensions(proposed: proposed)[key]
    return value.isNaN ? 0 : value
  }
}

// MARK: - Guides of containers

extension ViewHandle {
  /// The guide of a view with one child that matters: the child's, where it is placed.
  func guideOfChild(_ key: GuideKey, proposed: ProposedSize) -> Double? {
    guard let child, let explicit = placed(child, proposed: proposed, key) else { return nil }
    return explicit
  }

  /// The guide of a stack: `leading`, `center` and the like of its views do not leave it; of text
  /// baselines the first or the last does, of an app's own guides the mean.
  func guideOfChildren(_ key: GuideKey, proposed: ProposedSize) -> Double? {
    switch key.kind {
    case .start, .center, .end: return nil
    case .firstTextBaseline, .lastTextBaseline, .custom: break
    }
    let values = placedGuides(key, proposed: proposed)
    guard !values.isEmpty else { return nil }
    switch key.kind {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / Double(values.count)
    }
  }

  private func placed(
    _ child: ViewHandle, proposed: ProposedSize, _ key: GuideKey
  ) -> Double? {
    guard !child.node.guides.isDisjoint(with: GuideMask(key)) else { return nil }
    let placements = node.rule.placements(
      proposed: proposed, size: size(proposed: proposed), in: self)
    guard let place = placements.first(where: { $0.child == child.index }),
      let value = child.explicitGuide(key, proposed: place.proposal)
    else { return nil }
    return value + place.origin[key.axis]
  }

  private func placedGuides(_ key: GuideKey, proposed: ProposedSize) -> [Double] {
    let placements = node.rule.placements(
      proposed: proposed, size: size(proposed: proposed), in: self)
    return placements.compactMap { place in
      let child = ViewHandle(session: session, index: place.child)
      guard let value = child.explicitGuide(key, proposed: place.proposal) else { return nil }
      return value + place.origin[key.axis]
    }
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

/// The views in a view, made as they are asked for.
struct ViewChildren: RandomAccessCollection {
  unowned(unsafe) let session: LayoutSession
  unowned(unsafe) let node: ResolvedNode

  var startIndex: Int { 0 }
  var endIndex: Int { node.children.count }

  subscript(position: Int) -> ViewHandle {
    ViewHandle(session: session, node: node.children[position].node)
  }
}
