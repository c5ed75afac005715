public import DynamicType

/// The least that shows a finding: the text size nearest to Large, and at that size the widest window.
public struct SmallestCase: Codable, Hashable, Sendable {
  public var size: ContentSizeCategory
  /// Of the widest window that shows it, in points; nil where each does that was looked at.
  public var width: Double?
  /// Of the window, in points.
  public var height: Double

  public init(size: ContentSizeCategory, width: Double?, height: Double) {
    self.size = size
    self.width = width
    self.height = height
  }
}
