internal import SwiftUIModel

/// No view at all.
public struct EmptyView {
  public init() {}
}

extension EmptyView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { .empty }
}

/// The views of a builder's block, as a tuple.
public struct TupleView<T> {
  public var value: T
  private let views: (T) -> [any View]

  /// - Parameter value: A tuple of views.
  public init(_ value: T) {
    self.init(value) { tuple in
      Mirror(reflecting: tuple).children.compactMap { $0.value as? any View }
    }
  }

  init(_ value: T, views: @escaping (T) -> [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    .group(
      views(value).enumerated().map { number, view in
        view.makeTree(in: context.child(number))
      })
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
