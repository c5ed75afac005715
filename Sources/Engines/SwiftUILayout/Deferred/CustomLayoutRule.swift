import DynamicTypeModel
import SwiftUIModel

/// A type that conforms to the `Layout` protocol.
struct CustomLayoutRule: LayoutRule {
  var layout: CustomLayout

  /// Its own guides are seen at any time; those of its subviews are not.
  var ownGuides: GuideMask { [.horizontal, .vertical, .textBaselines] }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    layout.size(proposed, subviews(of: view))
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let children = view.children
    let places = layout.placements(size, proposed, subviews(of: view))
    return children.enumerated().map { index, child in
      if places.indices.contains(index), let place = places[index] {
        return Placement(
          child, x: place.origin.x.finiteOrZero, y: place.origin.y.finiteOrZero,
          proposal: place.proposal)
      }
      let own = child.size(proposed: proposed)
      return Placement(
        child, x: ((size.width - own.width) / 2).finiteOrZero,
        y: ((size.height - own.height) / 2).finiteOrZero, proposal: proposed)
    }
  }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    layout.guide(key, view.size(proposed: proposed), proposed, subviews(of: view))
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    let spacings = view.children.map(\.spacing)
    guard let first = spacings.first else { return .plain }
    return spacings.dropFirst().reduce(first) { $0.union($1) }
  }

  private func subviews(of view: ViewHandle) -> [any LayoutSubview] {
    view.children.map { Subview(view: $0) }
  }
}

private struct Subview: LayoutSubview {
  let view: ViewHandle
  /// An app's code may keep a subview for as long as it likes.
  let session: LayoutSession

  init(view: ViewHandle) {
    self.view = view
    session = view.session
  }

  var priority: Double { view.priority }

  func size(proposed: ProposedSize) -> Size { view.size(proposed: proposed) }

  func dimensions(proposed: ProposedSize) -> ViewDimensions { view.dimensions(proposed: proposed) }

  func spacing(to next: any LayoutSubview, along axis: Axis) -> Double {
    guard let next = next as? Subview else { return ViewSpacing.standard }
    return view.spacing.distance(to: next.view.spacing, along: axis)
  }
}
