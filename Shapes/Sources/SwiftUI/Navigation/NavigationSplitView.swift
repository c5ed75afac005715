internal import SwiftUIModel

/// Columns; on a phone the first one, where other screens follow it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }
}

public struct NavigationSplitViewVisibility: Hashable, Sendable {
  public static let automatic = NavigationSplitViewVisibility()
  public static let all = NavigationSplitViewVisibility()
  public static let doubleColumn = NavigationSplitViewVisibility()
  public static let detailOnly = NavigationSplitViewVisibility()
}

extension NavigationSplitView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let first = context.child("sidebar")
      .navigationTree(route: nil) { sidebar.makeTree(in: $0) }
    let mark = context.graph.mark
    let others = [
      content.makeTree(in: context.child("content")), detail.makeTree(in: context.child("detail")),
    ]
    context.graph.cover(since: mark)
    return ViewTree(.navigationSplitView, children: [first] + others.filter { !$0.views.isEmpty })
  }
}
