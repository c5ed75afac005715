internal import SwiftUIModel

/// How lists look.
public protocol ListStyle {
  var _name: _ListStyleName { get }
}

public enum _ListStyleName: Sendable {
  case automatic, plain, grouped, insetGrouped, inset, sidebar

  var style: SwiftUIModel.ListStyle {
    switch self {
    case .automatic: .automatic
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .inset: .inset
    case .sidebar: .sidebar
    }
  }
}

public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .automatic }
}

public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .plain }
}

public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .grouped }
}

public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .insetGrouped }
}

public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .inset }
}

public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public var _name: _ListStyleName { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

public enum Prominence: Sendable {
  case standard
  case increased
}

nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(changed: .listStyle(style._name.style))
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modified(by: .listRowInsets(insets?.insets))
  }

  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(changed: .headerProminence(isIncreased: prominence == .increased))
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    with(view, by: .listRowBackground)
  }
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(by: .listRowSeparator(isHidden: visibility == .hidden, edges.edges))
  }
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modified(by: .listSectionSeparator(isHidden: visibility == .hidden, edges.edges))
  }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(changed: .listSectionSpacing(spacing.points))
  }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(changed: .listSectionSpacing(spacing))
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(changed: .listRowSpacing(spacing.map { Double($0) }))
  }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

public struct ListSectionSpacing: Sendable {
  /// Nil for the style's.
  let points: Double?

  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: 17.5)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// A row or tab with a number or a word at its edge.
struct BadgedView<Content: View> {
  let content: Content
  let badge: Text?
}

extension BadgedView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let tree = content.makeTree(in: context)
    return badge.map { tree.modified(by: .badge($0.styledText(in: context))) } ?? tree
  }
}
