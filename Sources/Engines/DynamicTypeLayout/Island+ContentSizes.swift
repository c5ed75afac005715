import CassowarySolver
import DynamicTypeModel

/// What contents ask for: texts, images and controls, and what scroll views scroll over.
extension Island {
  /// Where a content's size at priority 1000 contradicts required constraints, the content gives way.
  ///
  /// Source: two recorded screens with a required height below what the text needs.
  private static let strongestOfContent = 999.9

  func addIntrinsicSize(of member: ElementIndex, _ axis: Axis) {
    guard let box = box(member) else { return }
    let element = element(member)
    let isHorizontal = axis == .horizontal
    let hugging = (isHorizontal ? element.horizontalHugging : element.verticalHugging) ?? 250
    let compression =
      (isHorizontal ? element.horizontalCompression : element.verticalCompression) ?? 750
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
    let weight = 2 - Double(member.rawValue - root.rawValue) / Double(boxes.count)
    addSlot(
      .weighted(member, axis, weight), weight * box.length(along: axis), .equal,
      strength: Strength(priority: 0.01))
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
