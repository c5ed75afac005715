import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// How wide texts of several lines are side by side in a stack view.
extension StackRules {
  /// Gives each text of several lines its part of a stack's width at most, where two or more are
  /// side by side: any of them may be made narrower, and nothing else would decide which.
  ///
  /// A part is stronger than what contents ask for, and a later one stronger than one before.
  ///
  /// Source: E-stack-text-width: 950 for the first and up to one more for each other. Up to iOS 14.5
  /// a single text was bound as well, at 759, which is not modelled: one recorded by Xcode 11 is as
  /// wide as it likes. In the only recorded stack with two that are not held otherwise, one that hugs
  /// at 951 is as narrow as its text.
  func limitTextWidths() {
    guard metrics.stacks.sharesWidthAmongTexts, axis == .horizontal,
      stack.distribution != .fillEqually,
      stack.distribution != .fillProportionally
    else { return }
    let texts = shown.filter { holdsTextOfSeveralLines($0) }
    guard texts.count > 1 else { return }
    let count = Double(texts.count)
    let step = min(1, 25 / count)
    for (place, text) in texts.enumerated() {
      guard let box = boxes.view(text) else { continue }
      let part = 1 / count * frame.width - spacing * (count - 1) / count
      boxes.solver.add(
        box.width - part, .lessThanOrEqual,
        strength: Strength(priority: 950 + Double(place) * step))
    }
  }

  /// Whether a view is a label of several lines, or a stack that arranges one, be it in further
  /// stacks.
  private func holdsTextOfSeveralLines(_ view: ElementIndex) -> Bool {
    switch element(view).content {
    case .label(let text): text.numberOfLines != 1
    case .stack: boxes.scene.children(of: view).contains { holdsTextOfSeveralLines($0) }
    default: false
    }
  }
}
