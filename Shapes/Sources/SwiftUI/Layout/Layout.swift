internal import DynamicTypeModel
internal import SwiftUIModel

/// A container that places its subviews by rules of its own.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// A size that a container offers.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: ProposedSize) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: ProposedSize {
    ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  fileprivate var subview: MainActorOnly<any SwiftUIModel.LayoutSubview>?

  public static let zero = ViewSpacing()

  public init() {}

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    subview = subview ?? other.subview
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Points between this view and one that follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    guard let own = subview?.value, let other = next.subview?.value else { return 8 }
    return own.spacing(to: other, along: axis.axis)
  }
}

/// A value of a subview that its layout asks for.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A view in a layout.
public struct LayoutSubview {
  let base: any SwiftUIModel.LayoutSubview
  let index: Int
  let values: [ObjectIdentifier: Any]
  let placed: PlacedSubviews

  public var priority: Double { base.priority }

  public var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.subview = MainActorOnly(base)
    return spacing
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.size(proposed: proposal.proposal).cgSize
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(base: base.dimensions(proposed: proposal.proposal))
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = base.size(proposed: proposal.proposal)
    placed.places[index] = SubviewPlacement(
      origin: Point(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal.proposal)
  }
}

extension LayoutSubview: Equatable {
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.index == right.index
  }
}

/// Where `placeSubviews` put its subviews.
final class PlacedSubviews {
  var places: [Int: SubviewPlacement] = [:]
}

/// The views in a layout.
public struct LayoutSubviews: RandomAccessCollection {
  let subviews: [LayoutSubview]
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(position: Int) -> LayoutSubview { subviews[position] }
}
