import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A text size that is compared with one of twelve.
///
/// What must change from some text size on must change at the larger ones, too. A comparison with `==` holds at one
/// of twelve sizes: a reader who takes the next larger one gets the layout that did not fit. `isAccessibilityCategory`,
/// `isAccessibilitySize` and `>=` say what is meant.
///
/// Comparisons with the smallest and the largest size are not reported, nor such with a variable or with
/// `.unspecified`. The fix is a suggestion.
///
/// ## Triggers
///
/// ```swift
/// stack.axis = traitCollection.preferredContentSizeCategory == .accessibilityLarge ? .vertical : .horizontal
/// ```
///
/// ## Fine
///
/// ```swift
/// stack.axis = traitCollection.preferredContentSizeCategory >= .accessibilityLarge ? .vertical : .horizontal
/// if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { reload() }
/// ```
package struct SizeCategoryComparedByEquality: SourceRule {
  package static let id: RuleID = "size-category-compared-by-equality"
  package static let summary = "A text size that is compared with one of twelve"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.textSizeUses.compactMap { use in
      guard case .comparison(let size, let isNegated) = use.kind,
        file.names.isForReaders(use.scope),
        size != .extraSmall, size != .accessibilityExtraExtraExtraLarge
      else { return nil }
      let sign = isNegated ? "<" : ">="
      return finding(
        isNegated
          ? "this holds at every size but \(size.shortName), and at larger ones, too: compare with <"
          : "this holds at \(size.shortName) alone, and not at larger sizes: compare with >=",
        at: use.range.lowerBound, in: file,
        fix: FixIt(
          title: "Compare with \(sign)",
          edits: [FixIt.Edit(range: use.range, replacement: sign)], isSuggestion: true))
    }
  }
}
