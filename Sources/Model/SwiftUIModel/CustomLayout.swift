public import DynamicTypeModel

/// A type that conforms to SwiftUI's `Layout` protocol, as its functions.
public struct CustomLayout: Sendable {
  /// What people call it.
  public var name: String
  /// `sizeThatFits(proposal:subviews:cache:)`.
  public var size: @Sendable (ProposedSize, [any LayoutSubview]) -> Size
  /// `placeSubviews(in:proposal:subviews:cache:)`: the places of the subviews in their order, from the
  /// container's top leading corner; nil for one that is not placed, which SwiftUI centres.
  public var placements: @Sendable (Size, ProposedSize, [any LayoutSubview]) -> [SubviewPlacement?]
  /// `explicitAlignment(of:in:proposal:subviews:cache:)`.
  public var guide: @Sendable (GuideKey, Size, ProposedSize, [any LayoutSubview]) -> Double?

  public init(
    name: String, size: @escaping @Sendable (ProposedSize, [any LayoutSubview]) -> Size,
    placements:
      @escaping @Sendable (Size, ProposedSize, [any LayoutSubview]) -> [SubviewPlacement?],
    guide:
      @escaping @Sendable (GuideKey, Size, ProposedSize, [any LayoutSubview]) -> Double? = {
        _, _, _, _ in nil
      }
  ) {
    self.name = name
    self.size = size
    self.placements = placements
    self.guide = guide
  }
}

/// A view in a custom layout, as SwiftUI's `LayoutSubview`.
public protocol LayoutSubview {
  var priority: Double { get }
  func size(proposed: ProposedSize) -> Size
  func dimensions(proposed: ProposedSize) -> ViewDimensions
  /// The system's distance in points between this view and one that follows it along an axis.
  func spacing(to next: any LayoutSubview, along axis: Axis) -> Double
}

/// Where a custom layout puts a subview, and what it offers it there.
public struct SubviewPlacement: Hashable, Sendable {
  /// Of the subview's top leading corner.
  public var origin: Point
  public var proposal: ProposedSize

  public init(origin: Point, proposal: ProposedSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
