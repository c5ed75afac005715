internal import SwiftUIModel

/// A layout that may be one or another, with the same views and their state.
public struct AnyLayout {
  let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }
}

public struct HStackLayout: Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

public struct VStackLayout: Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

public struct ZStackLayout: Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

public struct GridLayout: Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension HStackLayout: KnownLayout {
  var container: ViewContent { .stack(.row(alignment, spacing)) }
}

extension VStackLayout: KnownLayout {
  var container: ViewContent { .stack(.column(alignment, spacing)) }
}

extension ZStackLayout: KnownLayout {
  var container: ViewContent { .depthStack(alignment.guides) }
}

extension GridLayout: KnownLayout {
  var container: ViewContent {
    .grid(
      GridDescription(
        alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
        verticalSpacing: verticalSpacing.map { Double($0) }))
  }
}

/// What a layout does that the engine knows by itself, where an app's own layout asks it.
public protocol EngineLayout: Layout where Cache == Void {}

extension EngineLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

extension AnyLayout: EngineLayout {}
extension HStackLayout: EngineLayout {}
extension VStackLayout: EngineLayout {}
extension ZStackLayout: EngineLayout {}
extension GridLayout: EngineLayout {}
