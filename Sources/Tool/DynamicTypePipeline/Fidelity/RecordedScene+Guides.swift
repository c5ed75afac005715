import DynamicTypeModel
import UIKitModel

/// What recorded frames say of guides and margins of the root, which have no frames of their own.
extension RecordedScene {
  /// By how many points a frame puts a guide or margin of the root where it cannot be: outside the root,
  /// or, for the sides of the safe area in portrait, away from the root's own; nil for other constraints.
  ///
  /// Launch screens from Xcode's template, labels that were never laid out and screens recorded lower
  /// than they were laid out are such (8 public documents).
  func guideResidual(of constraint: LayoutConstraint, device: Device) -> Double? {
    guard constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second, let attribute = constraint.secondAttribute
    else { return nil }
    let constant = scene.constant(of: constraint)
    if let view = edge(of: second, attribute),
      let inset = inset(of: constraint.first, constraint.firstAttribute, at: view + constant)
    {
      return residual(of: inset, constraint.first, constraint.firstAttribute, device)
    }
    guard let view = edge(of: constraint.first, constraint.firstAttribute),
      let inset = inset(of: second, attribute, at: view - constant)
    else { return nil }
    return residual(of: inset, second, attribute, device)
  }

  private func residual(
    of inset: Double, _ item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute,
    _ device: Device
  ) -> Double {
    guard case .guide(let index) = item, scene.guides[index].kind == .safeArea,
      !device.isLandscape, attribute != .top, attribute != .bottom
    else { return max(0, -inset) }
    return abs(inset)
  }

  /// The position of a recorded view's edge in the root; nil for the root itself and other attributes.
  private func edge(
    of item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute
  ) -> Double? {
    guard case .element(let element) = item, element != .root,
      let frame = absolute[element.rawValue]
    else { return nil }
    switch attribute {
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    default: return nil
    }
  }

  /// How far inside the root a guide's edge at a place is; nil for items that are no guide of the root.
  private func inset(
    of item: LayoutConstraint.Item, _ attribute: LayoutConstraint.Attribute, at place: Double
  ) -> Double? {
    guard let root = absolute.first ?? nil else { return nil }
    var side = attribute
    switch item {
    case .element(let element):
      guard element == .root else { return nil }
      switch attribute {
      case .leadingMargin, .leftMargin: side = .left
      case .trailingMargin, .rightMargin: side = .right
      case .topMargin: side = .top
      case .bottomMargin: side = .bottom
      default: return nil
      }
    case .guide(let index):
      guard scene.guides.indices.contains(index), scene.guides[index].owner == .root else {
        return nil
      }
      switch scene.guides[index].kind {
      case .safeArea, .layoutMargins: break
      // A controller's guide is the strip itself: what it leaves free starts at its other side.
      case .topLayout: side = attribute == .bottom ? .top : .width
      case .bottomLayout: side = attribute == .top ? .bottom : .width
      default: return nil
      }
    }
    switch side {
    case .left, .leading: return place
    case .right, .trailing: return root.maxX - place
    case .top: return place
    case .bottom: return root.maxY - place
    default: return nil
    }
  }
}
