internal import SwiftUIModel

/// A view that becomes a part of a view tree by itself; every other one has a body.
@MainActor
protocol BuiltInView: View where Body == Never {
  /// The view as the layout engine takes it.
  func tree(in context: TreeContext) -> ViewTree
}

extension View {
  /// This view, and all that is in it, as the layout engine takes them.
  func makeTree(in context: TreeContext) -> ViewTree {
    if let view = self as? any BuiltInView { return view.tree(in: context) }
    return context.made(by: self) { body }
  }
}
