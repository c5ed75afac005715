/// A length as a design states it: in points at the text size ``ContentSizeCategory/large``.
///
/// It must not be laid out with. ``Scaled`` is what a layout takes, and the way there is always
/// written out: ``scaled(by:for:displayScale:)`` where the length grows with the text,
/// ``Scaled/init(fixed:)`` where it stays. In memory it is the number alone.
public struct Unscaled: Hashable, Sendable {
  /// The length at `large`, in points.
  public var points: Double

  /// A length of a design, in points at `large`.
  @inlinable
  public init(_ points: Double) {
    self.points = points
  }
}

/// A length for the reader's text size, in points: what a layout takes.
///
/// There are no literals of this type other than ``zero``, so a number of the design cannot slip
/// into a layout unscaled. In memory it is the number alone.
public struct Scaled: Hashable, Sendable {
  /// The length, in points.
  public var points: Double

  /// A length that was measured, or scaled by other means, in points.
  @inlinable
  public init(points: Double) {
    self.points = points
  }

  /// A length of the design that stays as it is at every text size, such as a hairline.
  @inlinable
  public init(fixed length: Unscaled) {
    points = length.points
  }

  /// No length, which is the same scaled or not.
  public static let zero = Scaled(points: 0)
}

extension Unscaled: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  @inlinable
  public init(floatLiteral value: Double) { self.init(value) }

  @inlinable
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Unscaled: Comparable {
  @inlinable
  public static func < (lhs: Unscaled, rhs: Unscaled) -> Bool { lhs.points < rhs.points }
}

extension Scaled: Comparable {
  @inlinable
  public static func < (lhs: Scaled, rhs: Scaled) -> Bool { lhs.points < rhs.points }
}

extension Unscaled {
  /// The length for the reader's text size, rounded to the pixel.
  ///
  /// - Parameters:
  ///   - metrics: The text that the length belongs to and grows with.
  ///   - category: The reader's text size.
  ///   - displayScale: Pixels per point.
  public func scaled(
    by metrics: FontMetrics = .default, for category: ContentSizeCategory, displayScale: Double
  ) -> Scaled {
    Scaled(points: metrics.scaledValue(points, for: category, displayScale: displayScale))
  }

  @inlinable
  public static func + (lhs: Unscaled, rhs: Unscaled) -> Unscaled {
    Unscaled(lhs.points + rhs.points)
  }

  @inlinable
  public static func - (lhs: Unscaled, rhs: Unscaled) -> Unscaled {
    Unscaled(lhs.points - rhs.points)
  }

  @inlinable
  public static func * (length: Unscaled, factor: Double) -> Unscaled {
    Unscaled(length.points * factor)
  }
}

extension Scaled {
  @inlinable
  public static func + (lhs: Scaled, rhs: Scaled) -> Scaled {
    Scaled(points: lhs.points + rhs.points)
  }

  @inlinable
  public static func - (lhs: Scaled, rhs: Scaled) -> Scaled {
    Scaled(points: lhs.points - rhs.points)
  }

  @inlinable
  public static func * (length: Scaled, factor: Double) -> Scaled {
    Scaled(points: length.points * factor)
  }

  /// How many times `rhs` fits into `lhs`.
  @inlinable
  public static func / (lhs: Scaled, rhs: Scaled) -> Double { lhs.points / rhs.points }

  @inlinable
  public static func += (lhs: inout Scaled, rhs: Scaled) { lhs.points += rhs.points }
}
