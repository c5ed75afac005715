import DynamicTypeModel
import UIKitModel

/// How much a system's views weigh among equals, so that the solver's order of work decides
/// nothing.
struct TieWeights {
  private let root: ElementIndex
  private let count: Int
  /// By offset from the root.
  private var surplus: [Double]

  init(_ part: ConstraintSystem.Part, of scene: Scene, boxes: SystemBoxes) {
    root = part.members[0]
    count = boxes.views.count
    surplus = [Double](repeating: 1, count: count)
    var open = [root]
    var place = 0
    while let next = open.popLast() {
      surplus[next.rawValue - root.rawValue] = 2 - Double(place) / Double(count)
      place += 1
      let children = boxes.children(of: next)
      // The last of `open` comes next, so that what fills a column is numbered from its end.
      open += scene.elements[next.rawValue].fillsColumn ? children : children.reversed()
    }
  }

  /// From 2 down to 1, the later in order the less.
  func precedence(of member: ElementIndex) -> Double {
    2 - Double(member.rawValue - root.rawValue) / Double(count)
  }

  /// From 2 down to 1, the least for the view that takes a surplus among equals: the last in order,
  /// but the first in a column that fills.
  ///
  /// Source: the first is stretched, by 3 to 190 points, in 5 columns of 4 projects (builds 16097
  /// to 22505), 4 of which have two to four labels alike, and 2 what is empty. Where constraints
  /// alone place two labels, it is the last in 3 of 4 pairs of 2 projects, and so it is in a row of
  /// two buttons.
  func surplus(of member: ElementIndex) -> Double { surplus[member.rawValue - root.rawValue] }
}

extension Element {
  fileprivate var fillsColumn: Bool {
    guard case .stack(let stack) = content else { return false }
    return stack.axis == .vertical && stack.distribution == .fill
  }
}
