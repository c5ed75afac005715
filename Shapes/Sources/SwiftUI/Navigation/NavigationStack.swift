internal import SwiftUIModel

/// Screens that follow each other, below a bar. The last one that was pushed is laid out.
public struct NavigationStack<Data, Root: View> {
  let route: NavigationRoute?
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.init(route: nil, root: root())
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let route = NavigationRoute(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { path.wrappedValue.removeLast() })
    self.init(route: route, root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let route = NavigationRoute(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
      },
      removeLast: { path.wrappedValue = Data(path.wrappedValue.dropLast()) })
    self.init(route: route, root: root())
  }
}

extension NavigationStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = context.navigationTree(route: route) { root.makeTree(in: $0) }
    return ViewTree(.navigationStack, children: [tree])
  }
}

/// The values that lead to a screen.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(value) }

  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), count)) }
}

/// The older container of screens with a bar.
public struct NavigationView<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = context.navigationTree(route: nil) { content.makeTree(in: $0) }
    return ViewTree(.navigationStack, children: [tree])
  }
}
