import DynamicTypeModel
import DynamicTypeSource

/// A view of an app's own in a bar, without the Large Content Viewer.
///
/// Bars keep their items small at every text size. For items with an image or a title UIKit shows the Large Content
/// Viewer instead: who presses long sees the item large in the middle of the screen. A button or label that an app
/// puts into a bar as a custom view has none, unless it says `showsLargeContentViewer`, with a title or an image.
///
/// Reported for buttons and labels, in files in which nothing mentions the viewer.
///
/// ## Triggers
///
/// ```swift
/// let button = UIButton(type: .system)
/// navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
/// ```
///
/// ## Fine
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(image: cart, style: .plain, target: self, action: #selector(buy))
/// ```
package struct BarItemWithoutLargeContent: SourceRule {
  package static let id: RuleID = "bar-item-without-large-content"
  package static let summary = "A view of an app's own in a bar, without the Large Content Viewer"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.barItems.isEmpty || file.mentionsLargeContent { return [] }
    return file.barItems.compactMap { item in
      guard file.names.isSeenByReaders(item.scope), isText(item.view, in: item.scope, file) else {
        return nil
      }
      return finding(
        "bars keep this view small at every text size, and show no Large Content Viewer for it: set "
          + "showsLargeContentViewer and largeContentTitle, or give the item an image or a title",
        at: item.range.lowerBound, in: file)
    }
  }

  private func isText(_ view: Value, in scope: ScopeIndex, _ file: SourceFile) -> Bool {
    switch view {
    case .call(let path): path.last.map(Self.types.contains) ?? false
    case .name(let path):
      file.names.variable(at: path, in: scope).flatMap { file[$0].typeName }
        .map(Self.types.contains) ?? false
    default: false
    }
  }

  private static let types: Set<String> = ["UIButton", "UILabel"]
}
