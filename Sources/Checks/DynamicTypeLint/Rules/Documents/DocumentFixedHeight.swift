import DynamicType
import DynamicTypeModel
import UIKitModel

/// A required height that larger text does not fit into.
///
/// A label, field or button whose text follows the reader needs more height at larger sizes; a
/// constraint that fixes the height to a number, or limits it to one, cuts the text off. Greater
/// Than or Equal keeps the look at the default size.
///
/// Reported are heights that do not hold one line at some text size, with those sizes. Those of text that does not grow
/// yet, which a rule about its font reports, are notes. Priorities below required and placeholders are left out.
///
/// ## Triggers
///
/// ```xml
/// <constraint firstAttribute="height" constant="30" id="x1Y-zz-123"/>
/// ```
///
/// ## Fine
///
/// ```xml
/// <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="30" id="x1Y-zz-123"/>
/// ```
package struct DocumentFixedHeight: DocumentRule {
  package static let id: RuleID = "document-fixed-height"
  package static let summary = "A required height that larger text does not fit into"
  package static let severity = Severity.warning

  package init() {}

  package func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)?
  ) -> [Finding] {
    document.isLaunchScreen ? [] : document.scenes.flatMap { findings(in: $0, editing) }
  }

  private func findings(in scene: Scene, _ editing: (any DocumentEditing)?) -> [Finding] {
    let heights = Dictionary(grouping: scene.constraints.filter(\.fixesHeight), by: \.first)
    return scene.texts.flatMap { text -> [Finding] in
      guard let style = growingStyle(of: text) else {
        return heights[.element(text.index), default: []].compactMap { fixedFinding(for: $0, text) }
      }
      return heights[.element(text.index), default: []].compactMap {
        finding(for: $0, text, style, editing)
      }
    }
  }

  /// The text style that the text follows while it is on screen or from launch on.
  private func growingStyle(of text: DocumentText) -> TextStyle? {
    if text.element.kind == .textView { return nil }
    if let button = text.button, button.configuration != nil, text.content.font == nil {
      return .body
    }
    return text.style
  }

  /// A note about a text whose font does not grow yet.
  private func fixedFinding(for constraint: LayoutConstraint, _ text: DocumentText) -> Finding? {
    guard text.element.kind != .textView, constraint.constant >= FixedHeight.leastLine,
      !TextStyle.body.sizes(notFitting: constraint.constant).isEmpty
    else { return nil }
    return finding(
      "\(text.name) is held to \(constraint.constant.points), which will not hold it at every text size once its font "
        + "follows the reader: a relation of ≥ lets it grow",
      for: text, at: constraint.location, severity: .note)
  }

  private func finding(
    for constraint: LayoutConstraint, _ text: DocumentText, _ style: TextStyle,
    _ editing: (any DocumentEditing)?
  ) -> Finding? {
    let sizes = style.sizes(notFitting: constraint.constant)
    guard let first = sizes.first else { return nil }
    let edit =
      constraint.relation == .equal
      ? editing?.edit(setting: "relation", to: "greaterThanOrEqual", ofElement: constraint.id)
      : nil
    return finding(
      "\(text.name) is held to \(constraint.constant.points), "
        + "which do not hold a line of \(style.name) from \(first.shortName) on: "
        + "a relation of ≥ lets it grow",
      for: text, at: constraint.location, sizes: sizes,
      fix: edit.map { FixIt(title: "Let the height grow", edits: [$0]) })
  }
}

extension LayoutConstraint {
  /// Whether it holds an item to a height, or to one at most.
  fileprivate var fixesHeight: Bool {
    firstAttribute == .height && second == nil && relation != .greaterThanOrEqual
      && priority >= 1000 && !isPlaceholder
  }
}
