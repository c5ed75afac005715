internal import SwiftUIModel

/// No view at all.
public struct EmptyView {
  public init() {}
}

extension EmptyView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { .empty }
}

/// The views of a builder's block.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var children: [ViewTree] = []
    for view in repeat each content {
      children.append(view.makeTree(in: context.child(children.count)))
    }
    return .group(children)
  }
}

/// One of the two views of a condition.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    switch storage {
    case .trueContent(let view): view.makeTree(in: context.child(true))
    case .falseContent(let view): view.makeTree(in: context.child(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: BuiltInView where Wrapped: View {
  func tree(in context: TreeContext) -> ViewTree {
    self?.makeTree(in: context.child(0)) ?? .empty
  }
}

/// A view whose type is not known.
public struct AnyView {
  let content: any View

  public init<V: View>(_ view: V) {
    content = view
  }

  public init<V: View>(erasing view: V) {
    content = view
  }
}

extension AnyView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context.child(ObjectIdentifier(type(of: content))))
  }
}

/// Views without a container of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, BuiltInView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func tree(in context: TreeContext) -> ViewTree { content.makeTree(in: context) }
}
