import DynamicTypeModel
import SwiftUIModel

/// Shares the length of a stack among its views.
struct StackSolver {
  let axis: Axis
  let children: ViewChildren
  /// The gaps between the children, together.
  let gaps: Double

  /// A view with the lengths between which it can be.
  private struct Flexibility {
    var index: Int
    var minimum: Double
    var maximum: Double
    var priority: Double

    var range: Double { maximum - minimum }
  }

  /// What each child is offered, and what it answers.
  func answers(to proposed: ProposedSize) -> (proposals: [ProposedSize], sizes: [Size]) {
    var proposals = [ProposedSize](repeating: proposed, count: children.count)
    guard let length = proposed[axis] else {
      return (proposals, children.map { $0.size(proposed: proposed) })
    }
    if children.count == 1 {
      proposals[0][axis] = max(0, length - gaps)
      return (proposals, [children[0].size(proposed: proposals[0])])
    }
    var sizes = [Size](repeating: Size(), count: children.count)
    let groups = groups(proposed)
    // What later groups need at least is kept free for them.
    var available = groups.dropFirst().reduce(length - gaps) { $0 - $1.minimum }
    for (number, group) in groups.enumerated() {
      if number > 0 { available += group.minimum }
      var left = group.members.count
      for member in group.members {
        proposals[member.index][axis] = (available / Double(left)).sanitizedLength
        sizes[member.index] = children[member.index].size(proposed: proposals[member.index])
        available -= sizes[member.index][axis]
        if available.isNaN { available = length }
        left -= 1
      }
    }
    return (proposals, sizes)
  }

  /// Views of one priority, the least flexible first.
  private struct Group {
    var members: [Flexibility]
    /// What they need at least, together.
    var minimum: Double
  }

  /// The views by descending priority.
  private func groups(_ proposed: ProposedSize) -> [Group] {
    var groups: [Group] = []
    for member in children.indices.map({ flexibility(of: $0, proposed) }).sorted(by: precedes) {
      if let last = groups.last, last.members[0].priority == member.priority {
        groups[groups.count - 1].members.append(member)
        groups[groups.count - 1].minimum += member.minimum
      } else {
        groups.append(Group(members: [member], minimum: member.minimum))
      }
    }
    return groups
  }

  private func flexibility(of index: Int, _ proposed: ProposedSize) -> Flexibility {
    var smallest = proposed
    smallest[axis] = 0
    var largest = proposed
    largest[axis] = .infinity
    let child = children[index]
    return Flexibility(
      index: index, minimum: child.length(axis, proposed: smallest),
      maximum: child.length(axis, proposed: largest), priority: child.priority)
  }

  private func precedes(_ left: Flexibility, _ right: Flexibility) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    let (first, second) = (left.range, right.range)
    if first.isFinite || second.isFinite {
      if first != second, !(first.isNaN || second.isNaN) { return first < second }
    } else if left.minimum != right.minimum {
      return left.minimum > right.minimum
    }
    return left.index < right.index
  }
}
