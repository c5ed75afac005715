import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// A view during layout, as rules see it.
struct ViewHandle {
  let session: LayoutSession
  let index: Int

  var environment: ViewEnvironment { session.environment(of: index) }

  /// The views in it, in order.
  var children: [ViewHandle] {
    session.nodes[index].children.map { ViewHandle(session: session, index: $0) }
  }

  /// Its first view; nil for an empty one.
  var child: ViewHandle? {
    session.nodes[index].children.first.map { ViewHandle(session: session, index: $0) }
  }

  /// Its second view: what an overlay or a background adds.
  var secondary: ViewHandle? {
    let children = session.nodes[index].children
    return children.count > 1 ? ViewHandle(session: session, index: children[1]) : nil
  }

  var spacing: ViewSpacing { session.nodes[index].spacing }
  var priority: Double { session.nodes[index].priority }
  var pixelScale: Double { environment.pixelScale }

  func size(proposed: ProposedSize) -> Size { session.size(of: index, proposed: proposed) }

  func length(_ axis: Axis, proposed: ProposedSize) -> Double { size(proposed: proposed)[axis] }

  /// The position of a guide that the view or what is in it sets.
  func explicitGuide(_ key: GuideKey, proposed: ProposedSize) -> Double? {
    guard !session.nodes[index].guides.isDisjoint(with: GuideMask(key)) else { return nil }
    return session.guide(key, of: index, proposed: proposed)
  }

  /// The view's size with its guides.
  func dimensions(proposed: ProposedSize) -> ViewDimensions {
    let size = size(proposed: proposed)
    guard !session.nodes[index].guides.isEmpty else {
      return ViewDimensions(width: size.width, height: size.height)
    }
    return ViewDimensions(width: size.width, height: size.height) { key in
      explicitGuide(key, proposed: proposed)
    }
  }

  /// The position of a guide, set or not.
  func guide(_ key: GuideKey, proposed: ProposedSize) -> Double {
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
    guard !session.nodes[child.index].guides.isDisjoint(with: GuideMask(key)) else { return nil }
    let rule = session.nodes[index].rule
    let placements = rule.placements(
      proposed: proposed, size: size(proposed: proposed), in: self)
    guard let place = placements.first(where: { $0.child == child.index }),
      let value = child.explicitGuide(key, proposed: place.proposal)
    else { return nil }
    return value + place.origin[key.axis]
  }

  private func placedGuides(_ key: GuideKey, proposed: ProposedSize) -> [Double] {
    let rule = session.nodes[index].rule
    let placements = rule.placements(
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
