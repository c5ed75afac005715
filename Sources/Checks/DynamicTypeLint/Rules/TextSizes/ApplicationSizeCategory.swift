import DynamicTypeModel
import DynamicTypeSource

/// The application's text size asked where a view's own is meant.
///
/// `UIApplication.shared.preferredContentSizeCategory` is what the reader chose in Settings. A view may have another
/// text size: limits (`maximumContentSizeCategory`), overrides of a window or a controller, previews and tests set its
/// traits. A view that asks the application lays itself out for a size that its labels do not have. It also cannot be
/// told when the answer changes, as it can with traits.
///
/// Reported in types of views, cells and controllers, by what they inherit from or by their names.
///
/// ## Triggers
///
/// ```swift
/// final class Row: UITableViewCell {
///   func lay() { isStacked = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// final class Row: UITableViewCell {
///   func lay() { isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
/// }
/// ```
package struct ApplicationSizeCategory: SourceRule {
  package static let id: RuleID = "application-size-category"
  package static let summary = "The application's text size asked where a view's own is meant"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.textSizeUses.compactMap { use in
      guard use.kind == .application, file.names.isForReaders(use.scope),
        hasTraits(typeAround: use.scope, in: file)
      else { return nil }
      return finding(
        "this is the application's text size, and not that of this view, which may be limited or overridden: "
          + "ask traitCollection",
        at: use.range.lowerBound, in: file,
        fix: FixIt(
          title: "Ask traitCollection",
          edits: [
            FixIt.Edit(
              range: use.range, replacement: "traitCollection.preferredContentSizeCategory")
          ], isSuggestion: true))
    }
  }

  private func hasTraits(typeAround scope: ScopeIndex, in file: SourceFile) -> Bool {
    let names =
      file.names.inheritedNames(ofTypeAround: scope) + [
        file.names.enclosingTypeName(of: scope) ?? ""
      ]
    return names.contains { name in Self.endings.contains { name.hasSuffix($0) } }
  }

  /// Of the names of UIKit's classes with traits, and of most apps' own.
  private static let endings = [
    "View", "Cell", "Controller", "Label", "Button", "Control", "TextField", "Bar",
  ]
}
