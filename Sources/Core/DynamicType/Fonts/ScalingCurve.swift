/// The sizes of a font by category, instead of a ratio.
///
/// A curve may have gaps; a font stays as it is in a category without an entry. So it does where
/// an entry is not greater than zero, as in Material's scaler.
public struct ScalingCurve: Hashable, Sendable {
  private var pointSizes: [Double?]

  /// A curve of twelve sizes in points, from `extraSmall` on; missing ones are gaps, further ones
  /// are ignored.
  public init(_ pointSizes: [Double]) {
    let count = ContentSizeCategory.allCases.count
    self.pointSizes = pointSizes.prefix(count).map { $0 }
    while self.pointSizes.count < count { self.pointSizes.append(nil) }
  }

  /// A curve of the given entries, in points, and gaps elsewhere.
  public init(_ entries: [(category: ContentSizeCategory, pointSize: Double)]) {
    self.init([Double]())
    for entry in entries { self[entry.category] = entry.pointSize }
  }

  /// The entry of a category as it was set, in points.
  public subscript(category: ContentSizeCategory) -> Double? {
    get { pointSizes[category.rawValue] }
    set { pointSizes[category.rawValue] = newValue }
  }

  /// The size to use in a category: its entry if that is a positive number.
  public func pointSize(for category: ContentSizeCategory) -> Double? {
    guard let size = self[category], size > 0, size.isFinite else { return nil }
    return size
  }
}
