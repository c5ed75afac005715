import DynamicTypeModel
import UIKitModel

/// What is wrong with a screen's constraints: contradictions, and places that they leave open.
struct ConstraintDefects {
  let scene: Scene

  /// Constraints that contradict each other, each as the one that was left out.
  ///
  /// A xib's view has the size of its canvas until it is put on a screen.
  func conflicts(in systems: [ConstraintSystem?]) -> [LayoutDefect] {
    systems.compactMap { $0 }.flatMap { system in
      system.conflicts.map { conflict in
        let dropped = scene.constraints[conflict.broken]
        return .conflict(
          ConstraintConflict(
            dropped: name(of: dropped), view: scene.elements[dropped.owner.rawValue].id,
            others: conflict.others.map { name(of: scene.constraints[$0]) },
            isWithCanvasSize: conflict.isWithRootSize && scene.controller == nil))
      }
    }
  }

  /// Views whose place or length nothing decides, those that depend on each other as one.
  ///
  /// A view with a fixed frame gets constraints from Xcode when the app is built.
  func ambiguities(of openGroups: [OpenGroup]) -> [LayoutDefect] {
    let groups = openGroups.filter {
      !scene.elements[$0.members[0].rawValue].hasFixedFrame && !isFilledByCode($0.members[0])
    }
    guard !groups.isEmpty else { return [] }
    let constraints = scene.constraints(binding: Set(groups.map(\.members[0])))
    return groups.map { group in
      let view = scene.elements[group.members[0].rawValue]
      let own = constraints[group.members[0], default: []].map { scene.constraints[$0] }
        .filter { $0.firstAttribute.axis == group.axis }
      return .ambiguity(
        AmbiguousPlacement(
          view: view.id, viewKind: view.elementName, location: view.location, axis: group.axis,
          otherViews: group.members.count - 1, constraints: own.map { name(of: $0) }))
    }
  }

  /// Whether it is a stack view that shows nothing yet: what code adds or unhides gives it its length.
  private func isFilledByCode(_ index: ElementIndex) -> Bool {
    scene.elements[index.rawValue].kind == .stackView
      && scene.children(of: index).allSatisfy { scene.elements[$0.rawValue].isHidden }
  }

  private func name(of constraint: LayoutConstraint) -> ConstraintName {
    ConstraintName(
      id: constraint.id, equation: scene.wording(of: constraint), location: constraint.location)
  }
}

extension Scene {
  /// The constraints that bind some views, by view: ascending indices into ``constraints``.
  fileprivate func constraints(
    binding views: Set<ElementIndex>
  ) -> [ElementIndex: [Int]] {
    var result: [ElementIndex: [Int]] = [:]
    for (index, constraint) in constraints.enumerated() {
      if case .element(let view) = constraint.first, views.contains(view) {
        result[view, default: []].append(index)
      }
      if case .element(let view)? = constraint.second, views.contains(view),
        constraint.first != .element(view)
      {
        result[view, default: []].append(index)
      }
    }
    return result
  }
}

extension LayoutConstraint.Attribute {
  /// The axis of a position or length.
  var axis: Axis {
    switch self {
    case .width: .horizontal
    case .height: .vertical
    default: positionAxis ?? .horizontal
    }
  }
}
