internal import SwiftUIModel

/// Where an item belongs.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let placement: SwiftUIModel.ToolbarPlacement

  public static let automatic = ToolbarItemPlacement(placement: .trailing)
  public static let principal = ToolbarItemPlacement(placement: .principal)
  public static let navigation = ToolbarItemPlacement(placement: .leading)
  public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(placement: .trailing)
  public static let status = ToolbarItemPlacement(placement: .status)
  public static let confirmationAction = ToolbarItemPlacement(placement: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(placement: .leading)
  public static let destructiveAction = ToolbarItemPlacement(placement: .trailing)
  public static let keyboard = ToolbarItemPlacement(placement: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(placement: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(placement: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(placement: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(placement: .trailing)
  public static let bottomBar = ToolbarItemPlacement(placement: .bottomBar)
}

public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(
      .toolbarItem(placement: placement.placement), children: [content.makeTree(in: context)])
  }
}

public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(
      .toolbarItem(placement: placement.placement), children: [content.makeTree(in: context)])
  }
}

public struct ToolbarSpacer {
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

public struct SpacerSizing: Sendable {
  public static let flexible = SpacerSizing()
  public static let fixed = SpacerSizing()
}

extension ToolbarSpacer: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree { .empty }
}

struct ToolbarView<Content: View, Items: ToolbarContent> {
  let content: Content
  let items: Items
}

extension ToolbarView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content.makeTree(in: context).modified(
      by: .toolbar, secondary: items.makeTree(in: context.child("toolbar")))
  }
}

nonisolated extension View {
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }
}

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: ToolbarItemGroup(content: content))
  }

  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: content())
  }

  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(bars, visibility)
  }

  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    hidingBars(bars, visibility)
  }

  private func hidingBars(_ bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    guard visibility == .hidden else { return modified(by: .other("toolbar")) }
    if bars.contains(.tabBar) { return modified(by: .tabBarHidden) }
    let hides = bars.isEmpty || bars.contains(.navigationBar)
    return modified(by: hides ? .navigationBarHidden : .other("toolbar"))
  }

  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modified(by: .navigationBarTitleDisplayMode(mode.mode))
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    ToolbarView(
      content: self, items: ToolbarItem(placement: .navigationBarLeading) { leading })
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    ToolbarView(
      content: self, items: ToolbarItem(placement: .navigationBarTrailing) { trailing })
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }
}

/// Which bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}

public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
  public static let navigationStack = ToolbarRole()
}

public struct ToolbarTitleDisplayMode: Sendable {
  let mode: SwiftUIModel.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
