import DynamicTypeModel
import DynamicTypeSource

/// A tab bar of an app's own whose titles stay small, without the Large Content Viewer.
///
/// `UITabBar` and `TabView` keep their titles small and show the Large Content Viewer instead: who presses long
/// sees the tab large in the middle of the screen. A bar that an app builds of buttons has to say so itself:
/// `accessibilityShowsLargeContentViewer` in SwiftUI, `showsLargeContentViewer` and
/// `UILargeContentViewerInteraction` in UIKit.
///
/// Reported are views whose type is named a tab bar, with fonts of fixed sizes, in files in which nothing mentions the
/// viewer. A bar whose titles grow needs none.
///
/// ## Triggers
///
/// ```swift
/// struct MainTabBar: View {
///   var body: some View {
///     HStack { Button { open() } label: { Text("Home").font(.system(size: 10)) } }
///   }
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// struct MainTabBar: View {
///   var body: some View {
///     HStack {
///       Button { open() } label: { Text("Home").font(.system(size: 10)) }
///         .accessibilityShowsLargeContentViewer { Label("Home", systemImage: "house") }
///     }
///   }
/// }
/// ```
package struct CustomTabBarWithoutLargeContent: SourceRule {
  package static let id: RuleID = "custom-tab-bar-without-large-content"
  package static let summary =
    "A tab bar of an app's own whose titles stay small, without the Large Content Viewer"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    var seen: Set<String> = []
    let images = ImageSizes(file)
    lazy var mentionsLargeContent = file.mentionsLargeContent
    return file.fonts.indices.compactMap { index in
      let font = file.fonts[index]
      guard let bar = tabBar(around: font.scope, in: file), images[FontIndex(index)] == nil,
        file.names.isSeenByReaders(font.scope), file.scaling(of: FontIndex(index)) == .fixed,
        !mentionsLargeContent, seen.insert(bar).inserted
      else { return nil }
      return finding(
        "the titles of this tab bar stay small at every text size, and it shows no Large Content Viewer: add "
          + "accessibilityShowsLargeContentViewer, or let the titles grow",
        at: font.range.lowerBound, in: file)
    }
  }

  /// The name of the type around a scope, if it is a tab bar that is no `UITabBar`.
  private func tabBar(around scope: ScopeIndex, in file: SourceFile) -> String? {
    guard let name = file.names.enclosingTypeName(of: scope),
      Self.names.contains(where: name.hasSuffix),
      !Self.views.isDisjoint(with: file.names.inheritedNames(ofTypeAround: scope))
    else { return nil }
    return name
  }

  private static let names = ["TabBar", "TabBarView", "TabBarItem", "TabBarButton"]
  private static let views: Set<String> = [
    "View", "UIView", "UIControl", "UIButton", "UIStackView",
  ]
}
