import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Where a stack view places its views across its axis.
extension StackRules {
  /// The places across the stack's axis.
  func align() {
    let (shown, hidden) = (shown, hidden)
    for box in hidden.compactMap({ boxes.view($0) }) { align(box, isHidden: true) }
    for box in shown.compactMap({ boxes.view($0) }) { align(box, isHidden: false) }
    alignBaselines(shown, hidden)
    guard stack.alignment != .fill else { return }
    // A stack is no larger across than its largest view: UIKit's spanning fit, at 51.
    boxes.solver.add(frame.length(along: direction.cross), strength: Strength(priority: 51))
    for child in shown {
      guard let box = boxes.view(child) else { continue }
      // A view that nothing sizes across the stack is as large as the stack: UIKit's suppression of
      // ambiguity, at 25 (a text view and a plain view in 2 projects).
      boxes.solver.add(
        box.length(along: direction.cross) - frame.length(along: direction.cross),
        strength: Strength(priority: 25))
    }
  }

  /// Holds the edges of a view that the alignment names at the stack's, and keeps the others
  /// inside.
  ///
  /// Hidden views are held as the others are, so that one with a size of its own can make the stack
  /// larger across; but none has to lie inside it.
  ///
  /// Source: six recorded views in six documents of two projects, and TZStackView, whose tests
  /// compare its constraints with those that `UIStackView` makes.
  /// Evidence: E-stack-align.
  private func align(_ box: EdgeBox, isHidden: Bool) {
    let cross = direction.cross
    let isHeld: (near: Bool, far: Bool) =
      switch stack.alignment {
      case .fill: (true, true)
      case .leading, .top: (true, false)
      case .trailing, .bottom: (false, true)
      case .center, .firstBaseline, .lastBaseline: (false, false)
      }
    if stack.alignment == .center {
      boxes.solver.add(box.center(along: cross) - frame.center(along: cross))
    }
    for (isHeld, distance) in [
      (isHeld.near, direction.distance(from: frame, to: box, along: cross, .start)),
      (isHeld.far, direction.distance(from: box, to: frame, along: cross, .end)),
    ] where isHeld || !isHidden {
      boxes.solver.add(distance, isHeld ? .equal : .greaterThanOrEqual)
    }
  }

  /// Puts views on one line.
  ///
  /// Where that lies in a stack that is higher than they are, nothing says. Decided: as near to its top as they allow,
  /// whichever of them is the first, and at less than all that anybody asks for.
  private func alignBaselines(_ shown: [ElementIndex], _ hidden: [ElementIndex]) {
    let lines: [Variable]
    switch stack.alignment {
    case .firstBaseline: lines = (shown + hidden).compactMap { boxes.firstBaseline(of: $0) }
    case .lastBaseline: lines = (shown + hidden).compactMap { boxes.lastBaseline(of: $0) }
    default: return
    }
    for line in lines.dropFirst() { boxes.solver.add(line - lines[0]) }
    for box in shown.compactMap({ boxes.view($0) }) {
      boxes.solver.add(
        direction.distance(from: frame, to: box, along: direction.cross, .start),
        strength: Strength(priority: 1))
    }
  }
}
