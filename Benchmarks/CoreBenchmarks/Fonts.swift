import BenchmarkMeasuring
import DynamicType

/// Resolving a scaled font, beside looking its size up in a table written by hand.
func resolvingFonts() -> [Ratio] {
  let calls = 120_000
  let categories = (0..<calls).map {
    ContentSizeCategory.allCases[$0 * 7 % ContentSizeCategory.allCases.count]
  }
  let georgia = Font.custom("Georgia", size: 17, relativeTo: .body)

  let byHand = Measurement(calls: calls) {
    for category in categories { use(fontByHand(for: category)) }
  }
  let resolved = Measurement(calls: calls) {
    for category in categories { use(georgia.resolved(for: category)) }
  }

  let sizeByHand = Measurement(calls: calls) {
    for category in categories { use(pointSizeByHand(for: category)) }
  }
  let metrics = FontMetrics(forTextStyle: .body)
  let size = Measurement(calls: calls) {
    for category in categories { use(metrics.scaledPointSize(17, for: category)) }
  }
  return [
    Ratio("resolving a scaled font, to a table of fonts", resolved, per: byHand, atMost: 5),
    Ratio("scaling a point size, to a table of sizes", size, per: sizeByHand, atMost: 5),
  ]
}

/// What an app would write without the library: the sizes of its one font, in a table.
@inline(never)
private func pointSizeByHand(for category: ContentSizeCategory) -> Double {
  switch category {
  case .extraSmall: 15
  case .small: 15
  case .medium: 16
  case .large: 17
  case .extraLarge: 19
  case .extraExtraLarge: 20
  case .extraExtraExtraLarge: 22
  case .accessibilityMedium: 26
  case .accessibilityLarge: 31
  case .accessibilityExtraLarge: 37
  case .accessibilityExtraExtraLarge: 43
  case .accessibilityExtraExtraExtraLarge: 48
  }
}

@inline(never)
private func fontByHand(for category: ContentSizeCategory) -> Font {
  .font(named: "Georgia", size: pointSizeByHand(for: category))
}
