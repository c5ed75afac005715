import CassowarySolver
import DynamicTypeModel

/// What contents ask for: texts, images and controls, and what scroll views scroll over.
extension Island {
  /// Where a content's size at priority 1000 contradicts required constraints, the content gives way.
  ///
  /// Source: two recorded screens with a required height below what the text needs.
  private static let strongestOfContent = 999.9

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

  /// Where views of one priority have to share a surplus or a want, the last in order takes it: one
  /// answer, however the solver came there.
  private func settleTies(of member: ElementIndex, _ axis: Axis, _ box: EdgeBox) {
    let weight = precedence(of: member)
    addSlot(
      .weighted(member, axis, weight), weight * box.length(along: axis), .equal,
      strength: Strength(priority: 0.01))
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

  /// Before content of the same priorities it is stretched, and after it compressed. Of several that do not all
  /// fit, or do not fill, those of higher priorities keep their length, and of equals the first in order.
  private func addPlaceholder(of member: ElementIndex, _ axis: Axis) {
    guard let box = box(member) else { return }
    let (hugging, compression) = contentPriorities(of: member, axis)
    let length = scene.placeholderLength(of: member, along: axis)
    let excess = precedence(of: member) * (box.length(along: axis) - length)
    let isEmptyText = IntrinsicSizer.axes(of: element(member)).contains(axis)
    if isEmptyText || scene.holdsNothing(member, along: axis) {
      add(excess, .lessThanOrEqual, strength: Strength(priority: hugging - 0.5))
    }
    add(excess, .greaterThanOrEqual, strength: Strength(priority: compression + 0.5))
  }

  /// From 2 down to 1, the later in order the less: a weight among equals.
  private func precedence(of member: ElementIndex) -> Double {
    2 - Double(member.rawValue - root.rawValue) / Double(boxes.count)
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
