import DynamicTypeModel
import SwiftUIModel

/// Shares the length of a stack among its views.
struct StackSolver {
  let axis: Axis
  let children: ViewChildren
  /// The gaps between the children, together.
  let gaps: Double

  /// What a view is offered, and what it answers.
  struct Share {
    var proposal: ProposedSize
    var size = Size()
  }

  /// A view with the lengths between which it can be.
  private struct Flexibility {
    var index: Int
    var minimum: Double
    var maximum: Double
    var priority: Double

    var range: Double { maximum - minimum }
  }

  /// What each child is offered, and what it answers.
  func shares(of proposed: ProposedSize) -> [Share] {
    var shares = [Share](repeating: Share(proposal: proposed), count: children.count)
    guard let length = proposed[axis] else {
      answer(&shares)
      return shares
    }
    if children.count == 1 || sharesAlike(length) {
      let share = children.count == 1 ? max(0, length - gaps) : length > gaps ? length : 0
      for index in shares.indices { shares[index].proposal[axis] = share }
      answer(&shares)
    } else {
      divide(length, among: members(proposed), &shares)
    }
    return shares
  }

  private func answer(_ shares: inout [Share]) {
    for (index, child) in children.enumerated() {
      shares[index].size = child.size(proposed: shares[index].proposal)
    }
  }

  /// Whether all views are offered the same, however flexible they are: nothing where gaps take all
  /// there is, or an infinite length.
  private func sharesAlike(_ length: Double) -> Bool {
    if length <= gaps { return gaps.isFinite }
    guard length == .infinity, gaps.isFinite, let first = children.first else { return false }
    return children.allSatisfy { $0.priority == first.priority }
  }

  /// Shares a length among views in their order, by descending priority.
  private func divide(_ length: Double, among members: [Flexibility], _ shares: inout [Share]) {
    // What later groups need at least is kept free for them.
    var available = length - gaps
    var start = end(ofGroupAt: 0, in: members)
    while start < members.count {
      let end = end(ofGroupAt: start, in: members)
      available -= minimum(of: members[start..<end])
      start = end
    }
    start = 0
    while start < members.count {
      let end = end(ofGroupAt: start, in: members)
      if start > 0 { available += minimum(of: members[start..<end]) }
      for number in start..<end {
        let index = members[number].index
        shares[index].proposal[axis] = (available / Double(end - number)).sanitizedLength
        shares[index].size = children[index].size(proposed: shares[index].proposal)
        available -= shares[index].size[axis]
        if available.isNaN { available = length }
      }
      start = end
    }
  }

  /// The end of the views of one priority.
  private func end(ofGroupAt start: Int, in members: [Flexibility]) -> Int {
    var end = start + 1
    while end < members.count, members[end].priority == members[start].priority { end += 1 }
    return min(end, members.count)
  }

  /// What views need at least, together.
  private func minimum(of group: ArraySlice<Flexibility>) -> Double {
    group.reduce(0) { $0 + $1.minimum }
  }

  /// The views by descending priority, those of one priority by flexibility, the least flexible first.
  private func members(_ proposed: ProposedSize) -> [Flexibility] {
    var (smallest, largest) = (proposed, proposed)
    smallest[axis] = 0
    largest[axis] = .infinity
    var members: [Flexibility] = []
    members.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      members.append(
        Flexibility(
          index: index, minimum: child.length(axis, proposed: smallest),
          maximum: child.length(axis, proposed: largest), priority: child.priority))
    }
    members.sort(by: precedes)
    return members
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
