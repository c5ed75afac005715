import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Views whose places or lengths along one axis no constraint decides, tied to each other.
struct OpenGroup {
  var axis: Axis
  /// Ascending; one at least.
  var members: [ElementIndex]
}

extension ConstraintSystem {
  /// The views that could stand elsewhere or have another length without breaking anything.
  ///
  /// Left out are views whose own size the document cannot tell: of a class of their own, of kinds
  /// that are not modelled, images without a known size; and such as Xcode was told not to verify.
  func openGroups() -> [OpenGroup] {
    let open = Set(solver.undeterminedVariables())
    guard !open.isEmpty else { return [] }
    return Axis.allCases.flatMap { axis -> [OpenGroup] in
      let views = members.dropFirst().filter { member in
        guard let box = box(member) else { return false }
        return open.contains(box.start(along: axis, isRightToLeft: false))
          || open.contains(box.end(along: axis, isRightToLeft: false))
      }
      return groups(of: views, axis).filter { group in
        group.members.allSatisfy { element($0).hasKnownSize && !isHidden($0) }
      }
    }
  }

  /// Joins views that a constraint along the axis or containment ties together.
  private func groups(of views: [ElementIndex], _ axis: Axis) -> [OpenGroup] {
    var leaders: [ElementIndex: ElementIndex] = [:]
    for view in views { leaders[view] = view }
    func leader(of view: ElementIndex) -> ElementIndex? {
      guard var current = leaders[view] else { return nil }
      while let next = leaders[current], next != current {
        // Every second step of the way is cut short, so that ways stay short.
        leaders[current] = leaders[next]
        current = next
      }
      return current
    }
    func join(_ first: ElementIndex?, _ second: ElementIndex?) {
      guard let first = first.flatMap(leader(of:)), let second = second.flatMap(leader(of:)),
        first != second
      else { return }
      leaders[max(first, second)] = min(first, second)
    }
    for view in views { join(view, element(view).parent) }
    for index in part.constraints where scene.constraints[index].firstAttribute.axis == axis {
      let constraint = scene.constraints[index]
      join(scene.owner(of: constraint.first), constraint.second.flatMap { scene.owner(of: $0) })
    }
    var members: [ElementIndex: [ElementIndex]] = [:]
    for view in views { members[leader(of: view) ?? view, default: []].append(view) }
    return members.keys.sorted().compactMap { key in
      members[key].map { OpenGroup(axis: axis, members: $0) }
    }
  }

  private func isHidden(_ member: ElementIndex) -> Bool {
    var current: ElementIndex? = member
    while let index = current {
      if element(index).isHidden { return true }
      current = element(index).parent
    }
    return false
  }
}

extension Element {
  /// Whether the document tells all that the view's own size depends on.
  fileprivate var hasKnownSize: Bool {
    guard customClass == nil, kind != .unknown, verifiesAmbiguity else { return false }
    if case .image(let image) = content { return image.naturalSize != nil }
    return true
  }
}
