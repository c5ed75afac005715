import DynamicType

extension TextStyle {
  /// The style nearest in size at the default size, in the regular weight; of two alike the smaller one.
  package static func nearest(toSize size: Double) -> TextStyle {
    let sorted = onEveryOS.filter { $0.weight == .regular }.sorted {
      $0.pointSize(for: .large) < $1.pointSize(for: .large)
    }
    return sorted.min {
      abs($0.pointSize(for: .large) - size) < abs($1.pointSize(for: .large) - size)
    } ?? .body
  }

  /// The styles that every iOS has.
  package static let onEveryOS = TextStyle.allCases.filter {
    $0 != .extraLargeTitle && $0 != .extraLargeTitle2
  }
}
