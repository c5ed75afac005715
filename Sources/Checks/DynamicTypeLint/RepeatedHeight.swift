import DynamicType
import DynamicTypeSource

/// A constant height that many rows or items have, and some of whose text will need more.
struct RepeatedHeight: Hashable {
  /// Points, from the least that holds text to two lines of body text at the largest size.
  var points: Double

  init?(points: Double) {
    let line = TextStyle.body.lineHeight(for: .accessibilityExtraExtraExtraLarge)
    guard points >= 18, points < 2 * line else { return nil }
    self.points = points
  }

  /// Whether one line of body text fits at every size.
  var holdsLineAlways: Bool { TextStyle.body.sizes(notFitting: points).isEmpty }

  /// `44 points, which hold a line of body text up to AX2`.
  var description: String {
    if holdsLineAlways { return "\(points.points), which hold one line of body text" }
    let size = TextStyle.body.largestSize(fitting: points)?.shortName ?? "no size"
    return "\(points.points), which hold a line of body text up to \(size)"
  }
}

extension SourceFile {
  /// The constant that a value is, where readers see it and text outgrows it; of a choice the least.
  func outgrownHeight(_ value: Value, in scope: ScopeIndex) -> RepeatedHeight? {
    guard names.isSeenByReaders(scope) else { return nil }
    let heights = names.numbers(of: value, in: scope).compactMap(RepeatedHeight.init(points:))
    return heights.min { $0.points < $1.points }
  }
}
