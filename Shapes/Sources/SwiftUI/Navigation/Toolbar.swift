internal import SwiftUIModel

/// What a toolbar shows.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Content of a toolbar that becomes a part of a view tree by itself.
@MainActor
protocol BuiltInToolbarContent: ToolbarContent where Body == Never {
  func tree(in context: TreeContext) -> ViewTree
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
  func makeTree(in context: TreeContext) -> ViewTree {
    if let content = self as? any BuiltInToolbarContent { return content.tree(in: context) }
    guard let inner = context.entering(Self.self) else { return .empty }
    inner.connect(self)
    return body.makeTree(in: inner)
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<repeat each Content> {
    TupleToolbarContent(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: content)
  }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> OptionalToolbarContent<Content> {
    OptionalToolbarContent(content: first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> EitherToolbarContent<First, Second> {
    .first(first)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> EitherToolbarContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    var children: [ViewTree] = []
    for item in repeat each content {
      children.append(item.makeTree(in: context.child(children.count)))
    }
    return .group(children)
  }
}

public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    content?.makeTree(in: context.child(0)) ?? .empty
  }
}

public enum EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension EitherToolbarContent: ToolbarContent, BuiltInToolbarContent {
  func tree(in context: TreeContext) -> ViewTree {
    switch self {
    case .first(let content): content.makeTree(in: context.child(true))
    case .second(let content): content.makeTree(in: context.child(false))
    }
  }
}

/// Where an item belongs.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let placement: SwiftUIModel.ToolbarPlacement

  public static let automatic = ToolbarItemPlacement(placement: .trailing)
  public static let principal = ToolbarItemPlacement(placement: .principal)
  public static let navigation = ToolbarItemPlacement(placement: .leading)
  public static let primaryAction = ToolbarItemPlacement(placement: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(placement: .trailing)
  public static let status = ToolbarItemPlacement(placement: .bottomBar)
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
    let hides =
      visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
    return modified(by: hides ? .navigationBarHidden : .other("toolbar"))
  }

  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let hides =
      visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar))
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
