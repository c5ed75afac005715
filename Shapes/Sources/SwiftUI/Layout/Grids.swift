internal import SwiftUIModel

/// Rows whose cells share columns.
public struct Grid<Content: View> {
  let content: Content
  let description: GridDescription

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    description = GridDescription(
      alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }
}

extension Grid: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.grid(description), children: [content.makeTree(in: context)])
  }
}

public struct GridRow<Content: View> {
  let content: Content
  let alignment: VerticalAlignment?

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }
}

extension GridRow: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.gridRow(alignment: alignment?.key), children: [content.makeTree(in: context)])
  }
}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: .gridCell(GridCellOptions(columns: count)))
  }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: .gridCell(GridCellOptions(unsizedAxes: axes.axes)))
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { named("gridCellAnchor") }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(
      by: .gridCell(
        GridCellOptions(
          alignment: ViewAlignment(horizontal: guide.key, vertical: .verticalCenter))))
  }
}

/// A column of a vertical lazy grid, a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyGridDescription.Track {
    let length: LazyGridDescription.Track.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridDescription.Track(
      length, spacing: spacing.map { Double($0) }, alignment: alignment?.guides)
  }
}

public struct LazyVGrid<Content: View> {
  let content: Content
  let description: LazyGridDescription

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    description = LazyGridDescription(
      axis: .vertical, tracks: columns.map(\.track), alignment: alignment.key,
      spacing: spacing.map { Double($0) })
  }
}

extension LazyVGrid: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.lazyGrid(description), children: [content.makeTree(in: context)])
  }
}

public struct LazyHGrid<Content: View> {
  let content: Content
  let description: LazyGridDescription

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    description = LazyGridDescription(
      axis: .horizontal, tracks: rows.map(\.track), alignment: alignment.key,
      spacing: spacing.map { Double($0) })
  }
}

extension LazyHGrid: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.lazyGrid(description), children: [content.makeTree(in: context)])
  }
}
