import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Views whose places or lengths along one axis no constraint decides, tied to each other.
struct OpenGroup {
  var axis: Axis
  /// Ascending; one at least.
  var members: [ElementIndex]
}

extension OpenGroup {
  /// The views of a solved system that could be elsewhere or have another length without breaking
  /// anything.
  ///
  /// Left out are views whose own size the document cannot tell: of a class of their own, of kinds
  /// that are not modelled, images without a known size; and such as Xcode was told not to verify.
  static func all(in system: ConstraintSystem, of scene: Scene) -> [OpenGroup] {
    let open = Set(system.undeterminedVariables())
    guard !open.isEmpty else { return [] }
    return Axis.allCases.flatMap { axis -> [OpenGroup] in
      let views = system.members.dropFirst().filter { member in
        guard let box = system.box(member) else { return false }
        return open.contains(box.start(along: axis, isRightToLeft: false))
          || open.contains(box.end(along: axis, isRightToLeft: false))
      }
      return groups(of: views, axis, bound: system.part.constraints, scene).filter { group in
        group.members.allSatisfy {
          scene.elements[$0.rawValue].hasKnownSize && !scene.isHidden($0)
        }
      }
    }
  }

  /// Joins views that a constraint along the axis or containment ties together.
  ///
  /// - Parameter constraints: Indices into the scene's constraints.
  private static func groups(
    of views: [ElementIndex], _ axis: Axis, bound constraints: [Int], _ scene: Scene
  ) -> [OpenGroup] {
    var sets = DisjointViews(views)
    for view in views { sets.join(view, scene.elements[view.rawValue].parent) }
    for index in constraints where scene.constraints[index].firstAttribute.axis == axis {
      let constraint = scene.constraints[index]
      sets.join(
        scene.owner(of: constraint.first), constraint.second.flatMap { scene.owner(of: $0) })
    }
    return sets.members(of: views).map { OpenGroup(axis: axis, members: $0) }
  }
}

/// Views in sets that only grow together: a disjoint-set forest with path halving.
private struct DisjointViews {
  /// Up to the first view of each set, which leads itself.
  private var leaders: [ElementIndex: ElementIndex] = [:]

  /// Each view alone in its set.
  init(_ views: [ElementIndex]) {
    for view in views { leaders[view] = view }
  }

  /// Joins the sets of two views; nothing where one is in none.
  mutating func join(_ first: ElementIndex?, _ second: ElementIndex?) {
    guard let first = first.flatMap({ leader(of: $0) }),
      let second = second.flatMap({ leader(of: $0) }), first != second
    else { return }
    leaders[max(first, second)] = min(first, second)
  }

  /// The sets in the order of their first views.
  mutating func members(of views: [ElementIndex]) -> [[ElementIndex]] {
    var members: [ElementIndex: [ElementIndex]] = [:]
    for view in views { members[leader(of: view) ?? view, default: []].append(view) }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func leader(of view: ElementIndex) -> ElementIndex? {
    guard var current = leaders[view] else { return nil }
    while let next = leaders[current], next != current {
      leaders[current] = leaders[next]
      current = next
    }
    return current
  }
}

extension Scene {
  fileprivate func isHidden(_ view: ElementIndex) -> Bool {
    var current: ElementIndex? = view
    while let index = current {
      if elements[index.rawValue].isHidden { return true }
      current = elements[index.rawValue].parent
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
