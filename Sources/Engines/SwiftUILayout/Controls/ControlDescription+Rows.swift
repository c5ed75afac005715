import DynamicTypeModel
import SwiftUIModel

/// Controls that are several rows of a list.
extension ControlDescription {
  /// Whether each of its parts is a row of its own.
  func isSeveralRows(in environment: ViewEnvironment) -> Bool {
    guard environment.place == .listRow else { return false }
    switch self {
    case .disclosureGroup: return true
    case .picker: return environment.pickerStyle == .inline
    default: return false
    }
  }

  /// The rows: of a group its label and what it shows, of a picker its options, the chosen one with a
  /// checkmark. Children of the control are slots.
  func rows(childCount: Int) -> ViewTree {
    switch self {
    case .disclosureGroup(let isExpanded):
      let indicator = ControlPart.disclosureIndicator(isExpanded: isExpanded)
      let head = ViewTree.row([ViewTree(.slot(0)).filling(.leading), .part(indicator)])
      return .group(isExpanded ? [head, ViewTree(.slot(1))] : [head])
    case .picker(let selected):
      let options = (1..<max(1, childCount)).map { number in
        let option = ViewTree(.slot(number)).filling(.leading)
        return selected == number - 1 ? ViewTree.row([option, .part(.checkmark)]) : option
      }
      return .group(options)
    default: return .empty
    }
  }
}

extension ViewTree {
  static func part(_ part: ControlPart) -> ViewTree { ViewTree(.controlPart(part)) }

  /// A row, slot 0, with a badge at its trailing edge.
  static func badgedRow(_ text: StyledText) -> ViewTree {
    let badge = ViewTree(.text(text)).changed(
      .foregroundColor(.system("secondaryLabelColor")))
    return .row([ViewTree(.slot(0)).filling(.leading), badge])
  }
}
