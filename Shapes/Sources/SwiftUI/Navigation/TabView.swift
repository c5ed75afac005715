internal import SwiftUIModel

/// Several screens with a bar to choose from.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tabs = TabList()
    var inner = context
    inner.tabs = tabs
    let tree = content.makeTree(in: inner)
    let selected = selected(of: tree, in: context)
    for (number, tab) in tabs.tabs.enumerated().reversed() where number != selected.number {
      context.graph.cover(from: tab.start, to: tab.end)
    }
    for (number, tab) in tabs.tabs.enumerated() {
      context.add(.tap { selected.choose(number) }, title: tab.title)
    }
    return ViewTree(.tabView(selected: selected.number), children: [tree])
  }

  /// The number of the tab that is shown, and a way to show another one.
  @MainActor
  private func selected(
    of tree: ViewTree, in context: TreeContext
  ) -> (number: Int, choose: (Int) -> Void) {
    guard let selection else {
      let graph = context.graph
      let kept = graph.object(at: context.path.appending("tab")) {
        StateLocation(0) { [weak graph] in
          MainActor.assumeIsolated { graph?.setNeedsUpdate() }
        }
      }
      return (kept.value, { kept.set($0) })
    }
    let tags = tree.tags(in: context.graph)
    let number = tags.firstIndex(of: AnyHashable(selection.wrappedValue)) ?? 0
    return (
      number,
      {
        guard tags.indices.contains($0), let tag = tags[$0]?.base as? SelectionValue else { return }
        selection.wrappedValue = tag
      }
    )
  }
}

/// The tabs of a tab view, gathered while their trees are made.
@MainActor
final class TabList {
  private(set) var tabs: [(title: String, start: ViewGraph.Mark, end: ViewGraph.Mark)] = []

  /// Notes a tab, whose screen can be used only where it is the one that is shown.
  fileprivate func add(_ title: String, in graph: ViewGraph, _ make: () -> ViewTree) -> ViewTree {
    let start = graph.mark
    let tree = make()
    tabs.append((title, start, graph.mark))
    return tree
  }
}

/// A screen with the label of its tab.
private struct TabbedView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabbedView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child(1))
    var inner = context.child(0)
    inner.tabs = nil
    let tree =
      context.tabs?.add(label.words, in: context.graph) { content.makeTree(in: inner) }
      ?? content.makeTree(in: inner)
    return tree.modified(by: .tabItem, secondary: label)
  }
}

/// A screen of a tab view with its label.
public struct Tab<Value, Content: View, Label: View> {
  /// nil for a tab that no selection names.
  let value: AnyHashable?
  let content: Content
  let label: Label
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: label())
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tab = TabbedView(content: content, label: label)
    return value.map { tab.tag($0).makeTree(in: context) } ?? tab.makeTree(in: context)
  }
}

public struct PageTabViewStyle: Sendable {
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    public static let automatic = IndexDisplayMode(showsDots: true)
    public static let always = IndexDisplayMode(showsDots: true)
    public static let never = IndexDisplayMode(showsDots: false)
  }
}

public struct TabViewStyleChoice: Sendable {
  let style: SwiftUIModel.TabViewStyle

  public static let automatic = TabViewStyleChoice(style: .automatic)
  public static let page = TabViewStyleChoice(style: .page(showsDots: true))
  public static let sidebarAdaptable = TabViewStyleChoice(style: .automatic)
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> TabViewStyleChoice {
    TabViewStyleChoice(style: .page(showsDots: indexDisplayMode.showsDots))
  }
}

nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabbedView(content: self, label: label())
  }

  public func tabViewStyle(_ style: TabViewStyleChoice) -> some View {
    environment(changed: .tabViewStyle(style.style))
  }
}
