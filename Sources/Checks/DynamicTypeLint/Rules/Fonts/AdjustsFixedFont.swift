import DynamicTypeModel
import DynamicTypeSource

/// Automatic adjustment of a font that cannot adjust.
///
/// `adjustsFontForContentSizeCategory` works for fonts of a text style and for fonts that
/// `UIFontMetrics` has scaled. Any other font keeps its size, so the property has no effect.
///
/// ## Triggers
///
/// ```swift
/// label.font = UIFont.systemFont(ofSize: 17)
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// ## Fine
///
/// ```swift
/// label.font = UIFont.preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// ```
package struct AdjustsFixedFont: SourceRule {
  package static let id: RuleID = "adjusts-fixed-font"
  package static let summary = "Automatic adjustment of a font that cannot adjust"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let fontsByTarget = AssignmentsByTarget(of: .font, in: file)
    return file.assignments.compactMap { assignment in
      guard assignment.property == .adjustsFontForContentSizeCategory,
        assignment.value == .boolean(true), file.names.isSeenByReaders(assignment.scope)
      else { return nil }
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      let fonts = fontsByTarget[identity]
      guard !fonts.isEmpty, fonts.allSatisfy({ isPlain($0, in: file) }) else { return nil }
      return finding(
        "this adjusts nothing: the font set here is neither a text style nor scaled by "
          + "UIFontMetrics, so the text keeps its size: use either",
        at: assignment.range.lowerBound, in: file)
    }
  }

  /// Whether an assigned font certainly does not adjust.
  private func isPlain(_ assignment: PropertyAssignment, in file: SourceFile) -> Bool {
    guard let font = file.names.font(of: assignment.value, in: assignment.scope) else {
      return false
    }
    switch file[font].kind {
    case .system, .named: return true
    default: return false
    }
  }
}
