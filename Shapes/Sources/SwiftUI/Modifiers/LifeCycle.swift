internal import SwiftUIModel

/// A view that acts when it is laid out for the first time.
struct AppearingView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension AppearingView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    let path = context.path.appending("appearance of \(Content.self)")
    if context.graph.appears(path) { context.graph.afterLayout(action) }
    return tree
  }
}

/// A view that acts when a value changes.
struct ChangeView<Content: View, V: Equatable> {
  final class Last {
    var value: V

    init(_ value: V) {
      self.value = value
    }
  }

  let content: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
}

extension ChangeView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    let path = context.path.appending("change of \(Content.self)")
    let last = context.graph.object(at: path) { Last(value) }
    let (old, new, act) = (last.value, value, action)
    let isFirst = isInitial && context.graph.appears(path)
    if old != new || isFirst {
      last.value = new
      context.graph.afterLayout { act(old, new) }
    }
    return tree
  }
}

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, action: action ?? {})
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Work that takes time is not waited for: a layout is what is there at first.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View {
    self
  }

  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
