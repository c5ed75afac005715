internal import SwiftUIModel

/// Several screens with a bar to choose from.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.tabView, children: [content.makeTree(in: context)])
  }
}

/// A screen of a tab view with its label.
public struct Tab<Value, Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content(), label: label())
  }
}

public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context.child("content")).modified(
      by: .tabItem, secondary: label.makeTree(in: context.child("label")))
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
    with(label(), by: .tabItem)
  }

  public func tabViewStyle(_ style: TabViewStyleChoice) -> some View {
    environment(changed: .tabViewStyle(style.style))
  }
}
