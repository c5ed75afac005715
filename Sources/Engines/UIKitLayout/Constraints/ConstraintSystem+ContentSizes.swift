import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// What contents ask for: texts, images and controls, and what scroll views scroll over.
extension ConstraintSystem {
  /// Where a content's size at priority 1000 contradicts required constraints, the content gives way.
  ///
  /// Source: two recorded screens with a required height below what the text needs.
  private static let strongestOfContent = 999.9

  /// Below all that a document can ask for.
  private static let ofTies = Strength(priority: 0.01)

  /// So much that of a content that asks for more and one that wants to be no larger, at one priority, the first
  /// has its way. Auto Layout leaves open which: ours cuts no text beside a control that could grow.
  private static let weightOfWants = 2.0

  func addOwnSize(of member: ElementIndex) {
    let placeholder = form.isCanvas ? scene.placeholderAxes(of: member) : []
    let intrinsic = IntrinsicSizer.axes(of: element(member)).subtracting(placeholder)
    for axis in Axis.allCases {
      if intrinsic.contains(axis) { addIntrinsicSize(of: member, axis) }
      if placeholder.contains(axis) { addPlaceholder(of: member, axis) }
    }
  }

  private func addIntrinsicSize(of member: ElementIndex, _ axis: Axis) {
    guard let box = box(member) else { return }
    let (hugging, compression) = contentPriorities(of: member, axis)
    addSlot(
      .intrinsic(member, axis), box.length(along: axis), .lessThanOrEqual,
      strength: Strength(priority: min(hugging, Self.strongestOfContent)))
    addSlot(
      .intrinsic(member, axis), box.length(along: axis), .greaterThanOrEqual,
      strength: Strength(priority: min(compression, Self.strongestOfContent)))
    settleTies(of: member, axis, box)
  }

  /// Where views of one priority have to share a surplus or a want, one takes it, however the solver came there:
  /// of a surplus that which ``surplusWeights`` says, of a want the last in order.
  private func settleTies(of member: ElementIndex, _ axis: Axis, _ box: EdgeBox) {
    for (weight, relation) in [
      (surplusWeight(of: member), Relation.lessThanOrEqual),
      (Self.weightOfWants * precedence(of: member), .greaterThanOrEqual),
    ] {
      addSlot(
        .weighted(member, axis, weight), weight * box.length(along: axis), relation,
        strength: Self.ofTies)
    }
  }

  /// How firmly a content keeps its size, against a surplus and against a want.
  private func contentPriorities(
    of member: ElementIndex, _ axis: Axis
  ) -> (hugging: Double, compression: Double) {
    let element = element(member)
    return switch axis {
    case .horizontal: (element.horizontalHugging ?? 250, element.horizontalCompression ?? 750)
    case .vertical: (element.verticalHugging ?? 250, element.verticalCompression ?? 750)
    }
  }

  /// Hugs as content does, and shares a surplus as content does, but is compressed after content of the same
  /// priority. Of several that do not all fit, those of higher priorities keep their length, and of equals the
  /// first in order.
  private func addPlaceholder(of member: ElementIndex, _ axis: Axis) {
    guard let box = box(member) else { return }
    let (hugging, compression) = contentPriorities(of: member, axis)
    let excess = box.length(along: axis) - scene.placeholderLength(of: member, along: axis)
    let isEmptyText = IntrinsicSizer.axes(of: element(member)).contains(axis)
    if isEmptyText || scene.holdsNothing(member, along: axis) {
      let hugging = min(hugging, Self.strongestOfContent)
      add(excess, .lessThanOrEqual, strength: Strength(priority: hugging))
      add(surplusWeight(of: member) * excess, .lessThanOrEqual, strength: Self.ofTies)
    }
    add(
      precedence(of: member) * excess, .greaterThanOrEqual,
      strength: Strength(priority: compression + 0.5))
  }

  /// From 2 down to 1, the later in order the less: a weight among equals.
  private func precedence(of member: ElementIndex) -> Double {
    2 - Double(member.rawValue - root.rawValue) / Double(boxes.count)
  }

  private func surplusWeight(of member: ElementIndex) -> Double {
    surplusWeights[member.rawValue - root.rawValue]
  }

  /// From 2 down to 1 by offset from the root, the least for the view that takes a surplus among equals: the last
  /// in order, but the first in a column that fills.
  ///
  /// Source: the first is stretched, by 3 to 190 points, in 5 columns of 4 projects (builds 16097 to 22505), 4 of
  /// which have two to four labels alike, and 2 what is empty. Where constraints alone place two labels, it is
  /// the last in 3 of 4 pairs of 2 projects, and so it is in a row of two buttons.
  func makeSurplusWeights() -> [Double] {
    var weights = [Double](repeating: 1, count: boxes.count)
    var open = [root]
    var count = 0
    while let next = open.popLast() {
      weights[next.rawValue - root.rawValue] = 2 - Double(count) / Double(boxes.count)
      count += 1
      let children = scene.children(of: next).filter { box($0) != nil }
      // The last of `open` comes next, so that what fills a column is numbered from its end.
      open += fillsColumn(next) ? children : children.reversed()
    }
    return weights
  }

  private func fillsColumn(_ index: ElementIndex) -> Bool {
    guard case .stack(let content) = element(index).content else { return false }
    return content.axis == .vertical && content.distribution == .fill
  }

  /// Where nothing says how far a scroll view's content reaches, it is as large as the view.
  func settleContentSizes() {
    for (scroll, content) in contentBoxes.sorted(by: { $0.key < $1.key }) {
      guard let box = box(scroll) else { continue }
      add(content.width - box.width, strength: Strength(priority: 1))
      add(content.height - box.height, strength: Strength(priority: 1))
    }
  }
}
