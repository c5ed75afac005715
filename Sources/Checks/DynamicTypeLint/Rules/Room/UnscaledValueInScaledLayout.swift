import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A constant that is added to a length that grows with the text.
///
/// A height of `lineHeight + 24` follows the reader only in part: at the largest text size lines are three times as
/// high, and the 24 points around them are what they were. Where they are room for text, an icon or a finger, they
/// have to grow, too.
///
/// Reported are 8 points and more that are added to a scaled length in a frame, a height constraint, or the height of
/// a row or an item. Less is taken for a border or a gap.
///
/// ## Triggers
///
/// ```swift
/// @ScaledMetric var line: CGFloat = 20
/// card.frame(height: line + 24)
/// ```
///
/// ## Fine
///
/// ```swift
/// @ScaledMetric var height: CGFloat = 44
/// card.frame(minHeight: height)
/// content.padding(.vertical, 12).frame(minHeight: line)
/// ```
package struct UnscaledValueInScaledLayout: SourceRule {
  package static let id: RuleID = "unscaled-value-in-scaled-layout"
  package static let summary = "A constant that is added to a length that grows with the text"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let frames = file.views.chains.flatMap { chain in
      chain.modifiers.filter { $0.name == "frame" }.flatMap(\.arguments).compactMap {
        finding(for: $0.value, at: $0.range, chain.scope, file)
      }
    }
    let heights = file.heights
    return frames
      + heights.constraints.compactMap { finding(for: $0.constant, at: $0.range, $0.scope, file) }
      + heights.returned.compactMap { finding(for: $0.value, at: $0.range, $0.scope, file) }
      + heights.ofLayouts.compactMap { finding(for: $0.value, at: $0.range, $0.scope, file) }
  }

  private func finding(
    for value: Value, at range: Range<Int>, _ scope: ScopeIndex, _ file: SourceFile
  ) -> Finding? {
    guard case .sum(let parts) = value, file.names.isSeenByReaders(scope),
      parts.contains(where: { file.scaling(of: $0, in: scope) == .scales })
    else { return nil }
    let constants = parts.compactMap { file.names.number(of: $0, in: scope) }
    guard let largest = constants.max(), largest >= Self.leastPoints else { return nil }
    return finding(
      "\(largest.points) of this length stay at every text size while the rest grows: take all of it from "
        + "@ScaledMetric or UIFontMetrics",
      at: range.lowerBound, in: file)
  }

  /// From where on a constant is room for something, and no border or gap.
  private static let leastPoints = 8.0
}
