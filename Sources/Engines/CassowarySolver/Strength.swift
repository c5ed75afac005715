/// How much a constraint matters: it must hold, or it may give way to any stronger one.
///
/// Strengths are strict levels. One constraint at 751 outweighs any number at 750; only among
/// constraints of one strength are errors added up.
public struct Strength: Hashable, Comparable, Sendable {
  /// Higher is stronger; ``required`` is infinite.
  let rank: Double

  private init(rank: Double) {
    self.rank = rank
  }

  /// The strength of a layout priority as UIKit counts them.
  ///
  /// - Parameter priority: From 0, the weakest, to 1000, which is ``required``. Values beyond
  ///   either end count as that end; one that is not a number counts as 0.
  public init(priority: Double) {
    rank = priority >= 1000 ? .infinity : (priority > 0 ? priority : 0)
  }

  /// Must hold. A required constraint that cannot is an error, never a compromise.
  public static let required = Strength(rank: .infinity)

  /// Whether a constraint of this strength must hold.
  public var isRequired: Bool { rank == .infinity }

  /// The layout priority, from 0 to 1000.
  public var priority: Double { isRequired ? 1000 : rank }

  public static func < (left: Strength, right: Strength) -> Bool {
    left.rank < right.rank
  }
}
