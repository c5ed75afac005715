internal import SwiftUIModel

/// A view that is another one whenever its identity changes.
struct IdentityView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentityView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context.child(id)).modified(by: .identity("\(id)"))
  }
}

nonisolated extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentityView(content: self, id: id) }

  public func tag<V: Hashable>(_ tag: V) -> some View {
    LayoutValueView(
      content: self, key: ObjectIdentifier(TagMark.self), value: AnyHashable(tag))
  }
}

/// The key of a tag among the values that views have for their containers.
enum TagMark {}
