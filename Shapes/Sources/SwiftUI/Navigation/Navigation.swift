internal import SwiftUIModel

/// Screens that follow each other, below a bar. The first is laid out, or the last of its path.
public struct NavigationStack<Data, Root: View> {
  let root: Root
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.navigationStack, children: [root.makeTree(in: context)])
  }
}

/// The values that lead to a screen.
public struct NavigationPath: Sendable {
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  public mutating func append<V: Hashable>(_ value: V) { count += 1 }

  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
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
    ViewTree(.navigationStack, children: [content.makeTree(in: context)])
  }
}

/// A way to another screen.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    label = Text(title)
  }
}

extension NavigationLink: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.control(.navigationLink), children: [label.makeTree(in: context.child("label"))])
  }
}

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

  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
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
