internal import SwiftUIModel

/// How a bar shows its title.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
    case inlineLarge

    var mode: SwiftUIModel.TitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large, .inlineLarge: .large
      }
    }
  }
}

/// A view below a bar with a title.
struct TitledView<Content: View> {
  let content: Content
  let title: Text
  let mode: NavigationBarItem.TitleDisplayMode?
}

extension TitledView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
      .modified(by: .navigationTitle(title.styledText(in: context)))
    return mode.map { tree.modified(by: .navigationBarTitleDisplayMode($0.mode)) } ?? tree
  }
}

nonisolated extension View {
  private func titled(
    _ title: Text, _ mode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    TitledView(content: self, title: title, mode: mode)
  }

  public func navigationTitle(_ title: Text) -> some View { titled(title) }
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { titled(Text(title)) }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    titled(Text(title.wrappedValue))
  }
  public func navigationBarTitle(_ title: Text) -> some View { titled(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey))
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(Text(title))
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(title, displayMode) }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(Text(titleKey), displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { titled(Text(title), displayMode) }

  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified(by: .navigationBarTitleDisplayMode(mode.mode))
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modified(by: hidden ? .navigationBarHidden : .other("navigationBarHidden"))
  }

  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    modified(by: .other(hidden ? BackButton.hidden : BackButton.shown))
  }

  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  public func navigationViewStyle(_ style: NavigationViewStyleChoice) -> some View { self }
  public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleChoice) -> some View {
    self
  }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

public struct NavigationViewStyleChoice: Sendable {
  public init() {}

  public static let automatic = NavigationViewStyleChoice()
  public static let stack = NavigationViewStyleChoice()
  public static let columns = NavigationViewStyleChoice()
}

public struct NavigationSplitViewStyleChoice: Sendable {
  public static let automatic = NavigationSplitViewStyleChoice()
  public static let balanced = NavigationSplitViewStyleChoice()
  public static let prominentDetail = NavigationSplitViewStyleChoice()
}

public typealias StackNavigationViewStyle = NavigationViewStyleChoice
public typealias DoubleColumnNavigationViewStyle = NavigationViewStyleChoice
