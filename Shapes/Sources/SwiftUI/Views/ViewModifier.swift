internal import SwiftUIModel

/// A change to a view that can be used again.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

/// What a modifier is applied to.
public struct _ViewModifier_Content<Modifier> {
  let makeContent: @MainActor (TreeContext) -> ViewTree
}

extension _ViewModifier_Content: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { makeContent(context) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, BuiltInView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func tree(in context: TreeContext) -> ViewTree {
    let content = content
    let path = context.path
    return context.made(by: modifier) {
      modifier.body(
        content: _ViewModifier_Content { outer in
          var place = outer
          place.path = path.appending("content")
          return content.makeTree(in: place)
        })
    }
  }
}

/// No change.
public struct EmptyModifier: Sendable {
  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}

/// A modifier that animates; nothing moves here.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

nonisolated extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// One modifier around another.
public struct _ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier> {
  let inner: Inner
  let outer: Outer
}

extension _ConcatenatedModifier: ViewModifier {
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

nonisolated extension ViewModifier {
  public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    _ConcatenatedModifier(inner: self, outer: modifier)
  }
}
