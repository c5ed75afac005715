internal import SwiftUIModel

/// A view with a node of the model around it.
struct TreeModifiedView<Content: View> {
  let content: Content
  let modifier: ViewContent
}

extension TreeModifiedView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context).modified(by: modifier)
  }
}

/// A view in an environment that was changed.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  /// What layout is told besides; nil for what changed in the values that it knows.
  var told: [EnvironmentChange]?
}

extension EnvironmentView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var inner = context
    change(&inner.values)
    let changes = told ?? inner.values.layout.changes(since: context.values.layout)
    let tree = content.makeTree(in: inner)
    return changes.reduce(tree) { $0.modified(by: .environment($1)) }
  }
}

/// A view with another one over, under or beside it.
struct SecondaryView<Content: View, Secondary: View> {
  let content: Content
  let secondary: Secondary
  let modifier: ViewContent
}

extension SecondaryView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context.child(0)).modified(
      by: modifier, secondary: secondary.makeTree(in: context.child(1)))
  }
}

nonisolated extension View {
  func modified(by content: ViewContent) -> some View {
    TreeModifiedView(content: self, modifier: content)
  }

  func environment(changed change: EnvironmentChange) -> some View {
    EnvironmentView(
      content: self, change: { $0.layout = $0.layout.changed(by: change) }, told: [change])
  }

  func values(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change, told: [])
  }

  func with(_ secondary: some View, by modifier: ViewContent) -> some View {
    SecondaryView(content: self, secondary: secondary, modifier: modifier)
  }

  /// The view without a change that layout could see.
  func named(_ name: String) -> some View { modified(by: .other(name)) }
}
