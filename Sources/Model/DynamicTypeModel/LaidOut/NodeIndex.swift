/// A node's place in the pre-order list of its screen.
public struct NodeIndex: Hashable, Sendable, Comparable {
  public var rawValue: Int

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let root = NodeIndex(0)

  public static func < (left: NodeIndex, right: NodeIndex) -> Bool {
    left.rawValue < right.rawValue
  }
}
