import DynamicTypeModel
import UIKitModel

/// Which of the constraints that contradict each other UIKit breaks.
extension Scene {
  /// The constraint that gives way: the one constant width or height among them, or the largest of
  /// up to three; where there are none or more, an innermost one, the last of them in the document.
  ///
  /// Source: public reports of what UIKit logged that it broke: the width or height in 16 of 18
  /// that had one, the largest in 8 of 8 with two or three, and in 6 of 6 without any an innermost
  /// one, of them 3 the distance between two views rather than those to the edges around them; and
  /// three recorded views. Of two recorded screens with five and eight widths and heights the first
  /// confirms this.
  ///
  /// - Parameter candidates: Indices into ``constraints``.
  /// - Returns: One of the candidates; nil when there are none.
  func constraintToBreak(among candidates: [Int]) -> Int? {
    let lengths = candidates.filter { constraints[$0].second == nil }
    guard (1...3).contains(lengths.count) else {
      return candidates.max { (depth(ofConstraint: $0), $0) < (depth(ofConstraint: $1), $1) }
    }
    return lengths.max { (constraints[$0].constant, $0) < (constraints[$1].constant, $1) }
  }

  /// How many views contain the outer one of a constraint's items.
  private func depth(ofConstraint index: Int) -> Int {
    let bound = constraints[index]
    let items = [bound.first, bound.second ?? bound.first].compactMap { owner(of: $0) }
    return items.map(depth(of:)).min() ?? 0
  }

  private func depth(of view: ElementIndex) -> Int {
    var depth = 0
    var view = view
    while let parent = elements[view.rawValue].parent {
      depth += 1
      view = parent
    }
    return depth
  }
}
