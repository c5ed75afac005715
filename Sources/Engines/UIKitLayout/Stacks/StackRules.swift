import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// The constraints between a stack view and the views that it arranges.
struct StackRules {
  let boxes: SystemBoxes
  let stack: StackContent
  let direction: StackDirection
  /// The arranged views in their order, hidden ones too.
  let children: [ElementIndex]
  /// What they are arranged in: the stack itself, or what its margins leave.
  let frame: EdgeBox
  /// Between neighbours, in points.
  let spacing: Double
  let metrics: SystemMetrics

  /// - Returns: Nil for views that are no stacks.
  init?(
    _ member: ElementIndex, metrics: SystemMetrics, form: ConstraintSystem.Form,
    boxes: SystemBoxes
  ) {
    let element = boxes.scene.elements[member.rawValue]
    guard case .stack(let stack) = element.content, let own = boxes.view(member) else {
      return nil
    }
    self.boxes = boxes
    self.stack = stack
    self.metrics = metrics
    direction = StackDirection(
      axis: stack.axis, isRightToLeft: element.isRightToLeft(in: form.isRightToLeft))
    children = stack.arranged ?? boxes.children(of: member)
    frame = stack.isLayoutMarginsRelative ? boxes.margins(of: member) ?? own : own
    spacing = stack.usesStandardSpacing ? metrics.stacks.standardSpacing : stack.spacing
  }

  var axis: Axis { stack.axis }
  var shown: [ElementIndex] { children.filter { !element($0).isHidden } }
  var hidden: [ElementIndex] { children.filter { element($0).isHidden } }
  /// Whether coefficients are in proportion to what the views ask for at one text size.
  var hasProportions: Bool { stack.distribution == .fillProportionally && !shown.isEmpty }

  /// From a view to the next one, in points.
  func spacing(after view: ElementIndex) -> Double { stack.customSpacings[view] ?? spacing }

  func element(_ index: ElementIndex) -> Element { boxes.scene.elements[index.rawValue] }

  /// Adds the constraints to the system that is being built.
  func add() {
    collapse()
    guard !shown.isEmpty else { return alignAtStart() }
    chain()
    limitTextWidths()
    align()
  }

  /// Hidden arranged views have no length along the stack's axis: each is at the end of the one
  /// before, between two halves of the spacing, or, with no other before it, outside, before the
  /// stack's start, where one with a length of its own is recorded (3 views of 2 projects).
  private func collapse() {
    // Below required, so that a size of the view's own survives beside it.
    let strength = Strength(priority: 999)
    for (place, child) in children.enumerated() where element(child).isHidden {
      guard let box = boxes.view(child) else { continue }
      boxes.solver.add(box.length(along: axis), strength: strength)
      let before = children[..<place].last { !element($0).isHidden }.flatMap { boxes.view($0) }
      guard let before else {
        // Up to the stack's start, as up to the next view's.
        boxes.solver.add(direction.gap(from: box, to: frame), strength: strength)
        continue
      }
      // Half of the standard spacing is before one that is hidden at the end, too; half of a number
      // only where a shown view follows (public disassemblies of `UIStackView`; 2 views of 2
      // projects).
      let isLast = children[place...].allSatisfy { element($0).isHidden }
      let distance = isLast && !stack.usesStandardSpacing ? 0 : spacing / 2
      boxes.solver.add(direction.gap(from: before, to: box) - distance, strength: strength)
    }
  }

  /// Views of which none is shown begin across the stack where it does, whatever its own length.
  ///
  /// Source: two views 32 points high in a stack of no height.
  /// Evidence: E-stack-align.
  private func alignAtStart() {
    for box in children.compactMap({ boxes.view($0) }) {
      boxes.solver.add(direction.distance(from: frame, to: box, along: direction.cross, .start))
    }
  }

  /// The order along the stack's axis.
  private func chain() {
    let shown = shown
    let shownBoxes = shown.compactMap { boxes.view($0) }
    guard let first = shownBoxes.first, let last = shownBoxes.last else { return }
    boxes.solver.add(direction.distance(from: frame, to: first, along: axis, .start))
    boxes.solver.add(direction.distance(from: last, to: frame, along: axis, .end))
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    var gaps: [LinearExpression] = []
    for (near, far) in zip(shown, shown.dropFirst()) {
      guard let nearBox = boxes.view(near), let farBox = boxes.view(far) else { continue }
      let gap =
        stack.isBaselineRelative && axis == .vertical
        ? baselineGap(from: near, nearBox, to: far, farBox)
        : direction.gap(from: nearBox, to: farBox)
      let relation: Relation = spreads ? .greaterThanOrEqual : .equal
      if stack.usesStandardSpacing, stack.isBaselineRelative, axis == .vertical,
        element(far).content.isText
      {
        boxes.solver.addSlot(
          .systemSpacing(SystemSpacing(lower: far, upper: near), written: nil), gap, relation)
      } else {
        boxes.solver.add(gap - spacing(after: near), relation)
      }
      gaps.append(gap)
    }
    distribute(shown, shownBoxes, gaps: gaps)
  }

  /// From a text's last baseline to the next one's first; from the edge of a view without text.
  private func baselineGap(
    from near: ElementIndex, _ nearBox: EdgeBox, to far: ElementIndex, _ farBox: EdgeBox
  ) -> LinearExpression {
    let start = element(near).content.isText ? boxes.lastBaseline(of: near) : nil
    let end = element(far).content.isText ? boxes.firstBaseline(of: far) : nil
    return LinearExpression(end ?? farBox.top) - LinearExpression(start ?? nearBox.bottom)
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
