import DynamicTypeModel
import DynamicTypeSource

/// Attributed text in a scaled font, in a view that does not adjust.
///
/// A font of a text style in the attributes of a text has the size that the reader had chosen when the text was made.
/// A label with `adjustsFontForContentSizeCategory` replaces it, run by run; without that the text keeps its old size
/// until something makes it anew. The same is true of a button's attributed title.
///
/// Reported where a function makes attributes with such a font and sets attributed text of views, and the file turns
/// automatic adjustment on for none of them. Nothing is reported in a type that reacts to changes of the text size by itself.
///
/// ## Triggers
///
/// ```swift
/// func show(_ total: String) {
///   totalLabel.attributedText = NSAttributedString(
///     string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// func show(_ total: String) {
///   totalLabel.adjustsFontForContentSizeCategory = true
///   totalLabel.attributedText = NSAttributedString(
///     string: total, attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)])
/// }
/// ```
package struct AttributedTextDoesNotUpdate: SourceRule {
  package static let id: RuleID = "attributed-text-does-not-update"
  package static let summary = "Attributed text in a scaled font, in a view that does not adjust"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let texts = file.assignments.filter { $0.property == .attributedText }
    guard !texts.isEmpty else { return [] }
    let textsByFunction = Dictionary(grouping: texts) { function(around: $0.scope, in: file) }
    let adjusting = AdjustingTargets(file)
    var reported: Set<ScopeIndex> = []
    return file.fonts.indices.compactMap { index in
      let font = file[FontIndex(index)]
      guard font.use == .textAttribute, Self.followsReader(font),
        file.names.isSeenByReaders(font.scope),
        let function = function(around: font.scope, in: file), !reported.contains(function),
        let shown = textsByFunction[function], !shown.contains(where: adjusting.covers),
        shown.allSatisfy({ file.textView($0.target, in: $0.scope) != nil }),
        reported.insert(function).inserted
      else { return nil }
      return finding(
        "this run of text keeps its size when the reader changes the text size: turn "
          + "\(MissingAdjustsFont.property) on where it is shown, or make the text anew",
        at: font.range.lowerBound, in: file)
    }
  }

  private static func followsReader(_ font: FontExpression) -> Bool {
    switch font.kind {
    case .preferred, .scaled: true
    default: false
    }
  }

  /// The innermost function around a scope.
  private func function(around scope: ScopeIndex, in file: SourceFile) -> ScopeIndex? {
    file.names.ancestors(of: scope).first {
      if case .function = file[$0].kind { true } else { false }
    }
  }
}
