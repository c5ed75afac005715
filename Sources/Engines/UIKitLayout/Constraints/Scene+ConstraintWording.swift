import DynamicTypeModel
import UIKitModel

extension Scene {
  /// A constraint as its author thinks of it: `top of label 'Total' = bottom of image view (a1) +
  /// 8`.
  func wording(of constraint: LayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let first = "\(constraint.firstAttribute.spokenName) of \(name(of: constraint.first))"
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return "\(first) \(relation) \(constraint.constant.short)"
    }
    var other = "\(attribute.spokenName) of \(name(of: second))"
    if constraint.multiplier != 1 { other += " × \(constraint.multiplier.short)" }
    if constraint.constant != 0 {
      other += " \(constraint.constant < 0 ? "−" : "+") \(abs(constraint.constant).short)"
    }
    return "\(first) \(relation) \(other)"
  }

  private func name(of item: LayoutConstraint.Item) -> String {
    switch item {
    case .element(let index):
      return elements.indices.contains(index.rawValue)
        ? elements[index.rawValue].nameInConstraints : "a view"
    case .guide(let index):
      return guides.indices.contains(index) && guides[index].kind == .safeArea
        ? "the safe area" : "a layout guide"
    }
  }
}

extension Element {
  /// The kind with the beginning of its text, or with its id where it has none.
  fileprivate var nameInConstraints: String {
    let text =
      switch content {
      case .label(let text): text.string
      case .button(let button): button.title.string
      case .textInput(let input): input.text.string
      default: ""
      }
    let kind = self.kind == .unknown ? elementName : spokenKind
    let line = text.excerpt(of: 20)
    return line.isEmpty ? "\(kind) (\(id))" : "\(kind) '\(line)'"
  }
}

extension Double {
  /// Hundredths of a point, and none where there are none.
  fileprivate var short: String {
    let hundredths = (self * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(self)" }
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }
}
