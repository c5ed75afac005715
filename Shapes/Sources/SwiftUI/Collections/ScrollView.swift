internal import SwiftUIModel

/// Views that people scroll over.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.scrolling { inner in
      ViewTree(.scrollView(axes.axes), children: [content.makeTree(in: inner)])
    }
  }
}

extension TreeContext {
  /// A scroll view or list where people have scrolled it.
  func scrolling(_ make: (TreeContext) -> ViewTree) -> ViewTree {
    graph.addScrollView(in: self)
    let tree = make(self)
    guard let offset = graph.scrollOffsets[path] else { return tree }
    return tree.modified(by: .environment(.scrollOffset(x: offset.x, y: offset.y)))
  }
}

/// Scrolls to views by their identity, which a layout at rest does not.
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension ScrollViewReader: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content(ScrollViewProxy()).makeTree(in: context)
  }
}

public enum ScrollIndicatorVisibility: Sendable {
  case automatic
  case visible
  case hidden
  case never
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

public struct PagingScrollTargetBehavior: Sendable {
  public static let paging = PagingScrollTargetBehavior()
  public static let viewAligned = PagingScrollTargetBehavior()
}

nonisolated extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environment(changed: .contentMargins(edges.edges, Double(length ?? 0)))
  }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
