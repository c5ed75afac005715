import DynamicTypeModel
import UIKitModel

/// What is wrong with a screen's constraints: contradictions, and places that they leave open.
extension LayoutPass {
  /// Constraints that contradict each other, each as the one that was left out.
  ///
  /// A xib's view has the size of its canvas until it is put on a screen: what contradicts that size
  /// alone is a note.
  func conflicts() -> [Finding] {
    layout.systems.compactMap { $0 }.flatMap { system in
      system.conflicts.map { conflict in
        let broken = scene.constraints[conflict.broken]
        let isCanvas = conflict.isWithRootSize && scene.controller == nil
        var with = conflict.others.map { name(of: scene.constraints[$0]) }.joinedUpToFour
        if isCanvas { with += (with.isEmpty ? "" : " and ") + "the size of the canvas" }
        if with.isEmpty { with = "what places its views" }
        return Finding(
          rule: "constraints-conflict", severity: isCanvas ? .note : .warning,
          message: "constraint \(broken.id), \(scene.wording(of: broken)), "
            + "cannot hold together with \(with); it is left out",
          location: broken.location, element: scene.elements[broken.owner.rawValue].id,
          scene: scene.id)
      }
    }
  }

  /// Views whose place or length nothing decides, those that depend on each other as one.
  ///
  /// A view with a fixed frame gets constraints from Xcode when the app is built.
  func ambiguities() -> [Finding] {
    let groups = layout.openGroups.filter { !element($0.members[0]).hasFixedFrame }
    guard !groups.isEmpty else { return [] }
    let constraints = scene.constraints(binding: Set(groups.map(\.members[0])))
    return groups.map { group in
      let view = element(group.members[0])
      let own = constraints[group.members[0], default: []].map { scene.constraints[$0] }
        .filter { $0.firstAttribute.axis == group.axis }.map { name(of: $0) }.joinedUpToFour
      let direction = group.axis == .horizontal ? "horizontal" : "vertical"
      let count = group.members.count - 1
      let others =
        count == 0 ? "" : ", and with it that of \(count) more \(count == 1 ? "view" : "views")"
      let given = own.isEmpty ? "no constraint sets it" : "\(own) do not settle it"
      return Finding(
        rule: "ambiguous-layout", severity: .warning,
        message: "the \(direction) place or length of \(view.elementName) (\(view.id)) is open"
          + "\(others): \(given)",
        location: view.location, element: view.id, scene: scene.id)
    }
  }

  private func name(of constraint: LayoutConstraint) -> String {
    "\(scene.wording(of: constraint)) (\(constraint.id), line \(constraint.location.line))"
  }
}

extension [String] {
  /// `a, b`; of more than four the first four and how many there are beside.
  fileprivate var joinedUpToFour: String {
    let shown = prefix(4).joined(separator: ", ")
    return count > 4 ? "\(shown) and \(count - 4) more" : shown
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
