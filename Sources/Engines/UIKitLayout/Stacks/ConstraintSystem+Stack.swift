import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Stack views, as constraints between them and their arranged views.
extension ConstraintSystem {
  /// Adds a stack view's constraints; nothing for other kinds.
  func arrangeStack(_ member: ElementIndex, metrics: SystemMetrics) {
    guard case .stack(let content) = element(member).content, let own = box(member) else { return }
    let stack = DirectedStack(
      content: content, isRightToLeft: element(member).isRightToLeft(in: form.isRightToLeft),
      takesWrappingTextsForEndless: metrics.takesWrappingTextsForEndless)
    let children = scene.children(of: member).filter { box($0) != nil }
    let shown = children.filter { !element($0).isHidden }
    let frame = stack.isLayoutMarginsRelative ? marginBox(of: member) ?? own : own
    let spacing = stack.usesStandardSpacing ? metrics.standardSpacing : stack.spacing
    collapse(children, stack, in: frame, spacing: spacing)
    guard !shown.isEmpty else { return alignAtStart(children, stack, in: frame) }
    chain(shown, stack, in: frame, spacing: spacing)
    limitTextWidths(shown, of: content, spacing: spacing, in: frame, metrics: metrics)
    align(shown, hidden: children.filter { element($0).isHidden }, stack, in: frame)
  }

  /// Hidden arranged views take no room along the stack's axis: each stands at the end of the one
  /// before, between two halves of the spacing, or, with no other before it, outside, before the
  /// stack's start, where one with a length of its own is seen to stand (3 views of 2 projects).
  private func collapse(
    _ children: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox, spacing: Double
  ) {
    // Below required, so that a size of the view's own survives beside it.
    let strength = Strength(priority: 999)
    for (place, child) in children.enumerated() where element(child).isHidden {
      guard let box = box(child) else { continue }
      add(box.length(along: stack.axis), strength: strength)
      let before = children[..<place].last { !element($0).isHidden }.flatMap { self.box($0) }
      guard let before else {
        // Up to the stack's start, as up to the next view's.
        add(gap(from: box, to: frame, along: stack), strength: strength)
        continue
      }
      // Half of the standard spacing stands before one that is hidden at the end, too, where a number asks what is
      // shown behind (public disassemblies of `UIStackView`; 2 views of 2 projects).
      let isLast = children[place...].allSatisfy { element($0).isHidden }
      let room = isLast && !stack.usesStandardSpacing ? 0 : spacing / 2
      add(gap(from: before, to: box, along: stack) - room, strength: strength)
    }
  }

  /// Views of which none is shown begin across the stack where it does, whatever its own length.
  ///
  /// Source: two views 32 points high in a stack of no height.
  private func alignAtStart(
    _ children: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox
  ) {
    let cross: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    for box in children.compactMap({ box($0) }) {
      add(distance(from: frame, to: box, cross, .start, stack))
    }
  }

  /// The order along the stack's axis.
  private func chain(
    _ children: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox, spacing: Double
  ) {
    let axis = stack.axis
    let boxes = children.compactMap { box($0) }
    guard let first = boxes.first, let last = boxes.last else { return }
    add(distance(from: frame, to: first, axis, .start, stack))
    add(distance(from: last, to: frame, axis, .end, stack))
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    var gaps: [LinearExpression] = []
    for (near, far) in zip(children, children.dropFirst()) {
      guard let nearBox = box(near), let farBox = box(far) else { continue }
      let gap =
        stack.isBaselineRelative && axis == .vertical
        ? baselineGap(from: near, nearBox, to: far, farBox)
        : gap(from: nearBox, to: farBox, along: stack)
      let relation: Relation = spreads ? .greaterThanOrEqual : .equal
      if stack.usesStandardSpacing, stack.isBaselineRelative, axis == .vertical,
        element(far).content.isText
      {
        addSlot(.systemSpacing(SystemSpacing(above: far, below: near), written: nil), gap, relation)
      } else {
        add(gap - spacing, relation)
      }
      gaps.append(gap)
    }
    distribute(boxes, children, stack, in: frame, gaps: gaps, spacing: spacing)
  }

  /// From a text's last baseline to the next one's first; from the edge of a view without text.
  private func baselineGap(
    from near: ElementIndex, _ nearBox: EdgeBox, to far: ElementIndex, _ farBox: EdgeBox
  ) -> LinearExpression {
    let start = element(near).content.isText ? lastBaseline(of: near) : nil
    let end = element(far).content.isText ? firstBaseline(of: far) : nil
    return LinearExpression(end ?? farBox.top) - LinearExpression(start ?? nearBox.bottom)
  }

  private func distribute(
    _ boxes: [EdgeBox], _ children: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox,
    gaps: [LinearExpression], spacing: Double
  ) {
    let axis = stack.axis
    switch stack.distribution {
    case .fill:
      break
    case .fillEqually:
      for box in boxes.dropFirst() { add(box.length(along: axis) - boxes[0].length(along: axis)) }
    case .fillProportionally:
      proportion(children, stack, in: frame, spacing: spacing)
    case .equalSpacing:
      for gap in gaps.dropFirst() { add(gap - gaps[0]) }
      if let gap = gaps.first { add(gap - spacing, strength: Strength(priority: 50)) }
      keepShort(frame, along: axis)
    case .equalCentering:
      let centers = zip(boxes, boxes.dropFirst()).map { center($0.1, axis) - center($0.0, axis) }
      // Below the strength of content, so that unequal views keep their sizes.
      for center in centers.dropFirst() {
        add(center - centers[0], strength: Strength(priority: 149))
      }
      for gap in gaps { add(gap - spacing, strength: Strength(priority: 50)) }
      keepShort(frame, along: axis)
    }
  }

  /// Of stacks in each other that spread their views the outer one takes what is left over: it loses nothing by
  /// it.
  ///
  /// Source: TZStackView has a length of 0 at 49 for stacks that spread; two documents of two projects, one with a
  /// stack in another, one with a stack that fills what scrolls.
  private func keepShort(_ frame: EdgeBox, along axis: Axis) {
    add(frame.length(along: axis), strength: Strength(priority: 49))
  }

  /// Each view's length is the share of the stack's that its own has of all and the spacing between
  /// them, one priority less for each; so the last takes what spacing that does not grow leaves.
  ///
  /// Source: TZStackView, whose tests compare its constraints with those of `UIStackView`. Beside views
  /// without a length of their own only the ratio of the others, stacks apart, is kept: those of one
  /// recorded screen are not crushed, as shares without them would.
  private func proportion(
    _ children: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox, spacing: Double
  ) {
    hasProportions = true
    var lengths = children.map { fittingLength(of: $0, along: stack.axis) }
    if lengths.contains(0) { lengths = children.map { intrinsicLength($0, stack.axis) } }
    if stack.takesWrappingTextsForEndless, stack.axis == .horizontal {
      for (place, child) in children.enumerated() where wraps(child) {
        lengths[place] = Self.endlessLength
      }
    }
    let total = lengths.reduce(0, +) + spacing * Double(children.count - 1)
    guard let first = lengths.firstIndex(where: { $0 > 0 }), let reference = box(children[first])
    else { return }
    // A document may say any spacing; shares of nothing, or of less, are none.
    let isComplete = total > 0 && lengths.allSatisfy { $0 > 0 }
    for (place, child) in children.enumerated() where lengths[place] > 0 {
      guard let box = box(child), isComplete || place != first else { continue }
      let part =
        isComplete
        ? lengths[place] / total * frame.length(along: stack.axis)
        : lengths[place] / lengths[first] * reference.length(along: stack.axis)
      add(
        box.length(along: stack.axis) - part,
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

  /// The length that a view asks for, or that a canvas shows of one that asks for none; of a stack, that of all
  /// it arranges and the spacing between them, or of the longest across its axis.
  ///
  /// Source: Apple, *UIStackView*, on the fitting size. Two stacks of labels and buttons, 120.5 and 109 points
  /// long by these, are recorded to share 384 points as 201.5 and 182.5. In six shares of 418 points, two of
  /// labels without text, 230 points are the base, 130 of them those of the four others; and of two empty
  /// labels in another project the one for a single line takes everything.
  func fittingLength(of child: ElementIndex, along axis: Axis) -> Double {
    guard case .stack(let content) = element(child).content else {
      let length = intrinsicLength(child, axis)
      let isShown = length > 0 || !form.isCanvas
      return isShown || !scene.placeholderAxes(of: child).contains(axis)
        ? length : Scene.placeholderLength
    }
    let lengths = scene.children(of: child).filter { box($0) != nil && !element($0).isHidden }
      .map { fittingLength(of: $0, along: axis) }
    guard content.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + content.spacing * Double(max(0, lengths.count - 1))
  }

  /// The places across the stack's axis.
  private func align(
    _ children: [ElementIndex], hidden: [ElementIndex], _ stack: DirectedStack, in frame: EdgeBox
  ) {
    let cross: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let boxes = children.compactMap { box($0) }
    for box in hidden.compactMap({ box($0) }) {
      align(box, isHidden: true, stack, in: frame, cross)
    }
    for box in boxes { align(box, isHidden: false, stack, in: frame, cross) }
    alignBaselines(children + hidden, stack)
    guard stack.alignment != .fill else { return }
    // A stack is no larger across than its largest view: UIKit's spanning fit, at 51.
    add(frame.length(along: cross), strength: Strength(priority: 51))
    for child in children {
      guard let box = box(child) else { continue }
      // A view that nothing sizes across the stack is as large as the stack: UIKit's suppression of
      // ambiguity, at 25 (a text view and a plain view in 2 projects).
      add(box.length(along: cross) - frame.length(along: cross), strength: Strength(priority: 25))
    }
  }

  /// Holds the edges of a view that the alignment names at the stack's, and keeps the others inside.
  ///
  /// Hidden views are held as the others are, so that one with a size of its own can make the stack
  /// larger across; but none has to lie inside it.
  ///
  /// Source: six recorded views in six documents of two projects, and TZStackView, whose tests compare
  /// its constraints with those that `UIStackView` makes.
  private func align(
    _ box: EdgeBox, isHidden: Bool, _ stack: DirectedStack, in frame: EdgeBox, _ cross: Axis
  ) {
    let isHeld: (near: Bool, far: Bool) =
      switch stack.alignment {
      case .fill: (true, true)
      case .leading, .top: (true, false)
      case .trailing, .bottom: (false, true)
      case .center, .firstBaseline, .lastBaseline: (false, false)
      }
    if stack.alignment == .center { add(center(box, cross) - center(frame, cross)) }
    for (isHeld, distance) in [
      (isHeld.near, distance(from: frame, to: box, cross, .start, stack)),
      (isHeld.far, distance(from: box, to: frame, cross, .end, stack)),
    ] where isHeld || !isHidden {
      add(distance, isHeld ? .equal : .greaterThanOrEqual)
    }
  }

  private func alignBaselines(_ children: [ElementIndex], _ stack: DirectedStack) {
    let lines: [Variable]
    switch stack.alignment {
    case .firstBaseline: lines = children.compactMap { firstBaseline(of: $0) }
    case .lastBaseline: lines = children.compactMap { lastBaseline(of: $0) }
    default: return
    }
    for line in lines.dropFirst() { add(line - lines[0]) }
  }

  private func center(_ box: EdgeBox, _ axis: Axis) -> LinearExpression {
    axis == .horizontal ? 0.5 * (box.left + box.right) : 0.5 * (box.top + box.bottom)
  }

  private enum Side {
    case start, end
  }

  /// How far the second box's edge lies beyond the first's, in the stack's direction.
  private func distance(
    from first: EdgeBox, to second: EdgeBox, _ axis: Axis, _ side: Side, _ stack: DirectedStack
  ) -> LinearExpression {
    let mirrored = stack.isRightToLeft && axis == .horizontal
    let isStart = side == .start
    let from =
      isStart
      ? first.start(along: axis, isRightToLeft: mirrored)
      : first.end(along: axis, isRightToLeft: mirrored)
    let to =
      isStart
      ? second.start(along: axis, isRightToLeft: mirrored)
      : second.end(along: axis, isRightToLeft: mirrored)
    return mirrored ? from - to : to - from
  }

  /// The room between the end of a box and the start of the next.
  private func gap(
    from first: EdgeBox, to second: EdgeBox, along stack: DirectedStack
  ) -> LinearExpression {
    let mirrored = stack.isRightToLeft && stack.axis == .horizontal
    let end = first.end(along: stack.axis, isRightToLeft: mirrored)
    let start = second.start(along: stack.axis, isRightToLeft: mirrored)
    return mirrored ? end - start : start - end
  }
}

/// A stack view and the direction in which it arranges its views.
@dynamicMemberLookup
private struct DirectedStack {
  let content: StackContent
  let isRightToLeft: Bool
  let takesWrappingTextsForEndless: Bool

  subscript<Value>(dynamicMember member: KeyPath<StackContent, Value>) -> Value {
    content[keyPath: member]
  }
}

extension ElementContent {
  /// Whether the content has baselines to measure from.
  var isText: Bool {
    switch self {
    case .label, .button, .textInput: true
    default: false
    }
  }
}
