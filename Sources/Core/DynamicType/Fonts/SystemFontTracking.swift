/// A typeface that Apple's systems set their interface in.
public enum SystemTypeface: CaseIterable, Hashable, Sendable {
  /// The typeface of iOS, iPadOS, macOS, tvOS and visionOS.
  case sfPro
  case sfProRounded
  case newYork
  /// The typeface of watchOS.
  case sfCompact
  case sfCompactRounded
}

/// The space that Apple's system fonts add between letters, by size.
///
/// The fonts apply it themselves: text set in them must not add it a second time.
public enum SystemFontTracking {
  /// The tracking of a system font, in points.
  ///
  /// Published sizes give the published value. Between two of them the value is interpolated;
  /// below the smallest and above the largest it stays the same part of an em.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text, in points. Unless it is finite and greater than zero,
  ///     the tracking is 0.
  ///   - typeface: The typeface of the text.
  public static func tracking(
    atPointSize pointSize: Double, in typeface: SystemTypeface = .sfPro
  ) -> Double {
    guard pointSize > 0, pointSize.isFinite else { return 0 }
    let rows = typeface.trackingRows
    guard let first = rows.first, let last = rows.last else { return 0 }
    if pointSize <= first.pointSize { return first.tracking / first.pointSize * pointSize }
    if pointSize >= last.pointSize { return last.tracking / last.pointSize * pointSize }

    let upperIndex = firstRow(in: rows, notBelow: pointSize)
    let (lower, upper) = (rows[upperIndex - 1], rows[upperIndex])
    let fraction = (pointSize - lower.pointSize) / (upper.pointSize - lower.pointSize)
    return lower.tracking + (upper.tracking - lower.tracking) * fraction
  }

  /// The first row whose size is at least `pointSize`, found by halving.
  private static func firstRow(
    in rows: [(pointSize: Double, tracking: Double)], notBelow pointSize: Double
  ) -> Int {
    var range = 0..<rows.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if rows[middle].pointSize < pointSize {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}

extension SystemTypeface {
  fileprivate var trackingRows: [(pointSize: Double, tracking: Double)] {
    switch self {
    case .sfPro: sfProTracking
    case .sfProRounded: sfProRoundedTracking
    case .newYork: newYorkTracking
    case .sfCompact: sfCompactTracking
    case .sfCompactRounded: sfCompactRoundedTracking
    }
  }
}
