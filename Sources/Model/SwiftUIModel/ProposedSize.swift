public import DynamicTypeModel

/// A size that a container offers a view: each length in points, or nil to ask for the ideal one.
///
/// 0 asks for the smallest size that a view can have, infinity for the largest.
public struct ProposedSize: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedSize(width: 0, height: 0)
  public static let unspecified = ProposedSize(width: nil, height: nil)
  public static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The length along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The size with each missing length taken from `size`.
  public func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Size {
  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension Axis {
  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Some of the two axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]

  public func contains(_ axis: Axis) -> Bool {
    isSuperset(of: axis == .horizontal ? AxisSet.horizontal : AxisSet.vertical)
  }
}
