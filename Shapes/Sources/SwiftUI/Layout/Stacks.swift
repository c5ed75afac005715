internal import DynamicTypeModel
internal import SwiftUIModel

/// Views side by side.
public struct HStack<Content: View> {
  let content: Content
  let description: StackDescription

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    description = .row(alignment, spacing)
  }
}

/// Views below each other.
public struct VStack<Content: View> {
  let content: Content
  let description: StackDescription

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    description = .column(alignment, spacing)
  }
}

/// Views on each other, the first at the back.
public struct ZStack<Content: View> {
  let content: Content
  let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }
}

/// Which headers and footers stay while a lazy stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct LazyHStack<Content: View> {
  let content: Content
  let description: StackDescription

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    var description = StackDescription.row(alignment, spacing)
    description.isLazy = true
    self.description = description
  }
}

public struct LazyVStack<Content: View> {
  let content: Content
  let description: StackDescription

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    var description = StackDescription.column(alignment, spacing)
    description.isLazy = true
    self.description = description
  }
}

extension StackDescription {
  static func row(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackDescription {
    StackDescription(
      axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) })
  }

  static func column(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackDescription {
    StackDescription(
      axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) })
  }
}

extension HStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.stack(description), children: [content.makeTree(in: context)])
  }
}

extension VStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.stack(description), children: [content.makeTree(in: context)])
  }
}

extension ZStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.depthStack(alignment.guides), children: [content.makeTree(in: context)])
  }
}

extension LazyHStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.stack(description), children: [content.makeTree(in: context)])
  }
}

extension LazyVStack: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.stack(description), children: [content.makeTree(in: context)])
  }
}

/// Takes what other views leave.
public struct Spacer: Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.spacer(minLength: minLength.map { Double($0) }))
  }
}

/// A line between views.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { ViewTree(.divider) }
}
