import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// How a stack view shares its length among its views.
extension StackRules {
  /// Shares what the stack has along its axis.
  ///
  /// - Parameters:
  ///   - shown: The views that are not hidden, with their boxes.
  ///   - gaps: From each to the next.
  func distribute(
    _ shown: [ElementIndex], _ shownBoxes: [EdgeBox], gaps: [LinearExpression]
  ) {
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for box in shownBoxes.dropFirst() {
        boxes.solver.add(box.length(along: axis) - shownBoxes[0].length(along: axis))
      }
    case .fillProportionally:
      shareInProportion(shown)
    case .equalSpacing:
      for gap in gaps.dropFirst() { boxes.solver.add(gap - gaps[0]) }
      if let gap = gaps.first { boxes.solver.add(gap - spacing, strength: Strength(priority: 50)) }
      keepShort()
    case .equalCentering:
      let centers = zip(shownBoxes, shownBoxes.dropFirst()).map {
        $0.1.center(along: axis) - $0.0.center(along: axis)
      }
      // Below the strength of content, so that unequal views keep their sizes.
      for center in centers.dropFirst() {
        boxes.solver.add(center - centers[0], strength: Strength(priority: 149))
      }
      for gap in gaps { boxes.solver.add(gap - spacing, strength: Strength(priority: 50)) }
      keepShort()
    }
  }

  /// Keeps a stack that spreads its views short, so that of one in another the outer one takes what
  /// is left over.
  ///
  /// Source: TZStackView has a length of 0 at 49 for stacks that spread; two documents of two
  /// projects, one with a stack in another, one with a stack that fills what scrolls.
  /// Evidence: E-stack-equal-spacing.
  private func keepShort() {
    boxes.solver.add(frame.length(along: axis), strength: Strength(priority: 49))
  }

  /// Each view's length is the share of the stack's that its own has of all and the spacing between
  /// them, one priority less for each; so the last takes what spacing that does not grow leaves.
  ///
  /// Source: TZStackView, whose tests compare its constraints with those of `UIStackView`. Beside
  /// views without a length of their own only the ratio of the others, stacks apart, is kept: those
  /// of one recorded screen are not crushed, as shares without them would.
  private func shareInProportion(_ shown: [ElementIndex]) {
    var lengths = shown.map { boxes.lengths.length(of: $0, along: axis) }
    if lengths.contains(0) {
      lengths = shown.map { boxes.lengths.intrinsicLength($0, axis) }
    }
    if metrics.stacks.takesWrappingTextsForEndless, axis == .horizontal {
      for (place, child) in shown.enumerated() where wraps(child) {
        lengths[place] = Self.endlessLength
      }
    }
    let total =
      lengths.reduce(0, +)
      + shown.dropLast().reduce(0) { $0 + spacing(after: $1) }
    guard let first = lengths.firstIndex(where: { $0 > 0 }),
      let reference = boxes.view(shown[first])
    else { return }
    // A document may say any spacing, even one that makes the total negative.
    let isComplete = total > 0 && lengths.allSatisfy { $0 > 0 }
    for (place, child) in shown.enumerated() where lengths[place] > 0 {
      guard let box = boxes.view(child), isComplete || place != first else { continue }
      let part =
        isComplete
        ? lengths[place] / total * frame.length(along: axis)
        : lengths[place] / lengths[first] * reference.length(along: axis)
      boxes.solver.add(
        box.length(along: axis) - part,
        strength: Strength(priority: isComplete ? max(1, 999 - Double(place)) : 999))
    }
  }

  /// So long that beside it nothing else counts, in points.
  private static let endlessLength = 1e7

  /// Whether a label with text may have several lines.
  private func wraps(_ child: ElementIndex) -> Bool {
    guard case .label(let text) = element(child).content else { return false }
    return text.numberOfLines != 1 && !text.string.isEmpty
  }
}
