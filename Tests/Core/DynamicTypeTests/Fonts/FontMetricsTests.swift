import DynamicType
import Testing

/// Every published output of `UIFontMetrics` against both scaling functions.
///
/// The fixture names the source of each number: probes on iOS 26.1 and 27, and the tests and
/// articles of independent projects since iOS 11.
@Suite struct FontMetricsTests {
  let observed: ObservedMetrics

  init() throws {
    observed = try fixture("uifontmetrics.json")
  }

  @Test("5,181 of 5,182 published outputs of UIFontMetrics come out exactly")
  func publishedOutputs() throws {
    let grid = try gridOutcomes()
    let factors = try factorOutcomes()
    let elsewhere = try elsewhereOutcomes()
    #expect([grid.count, factors.count, elsewhere.count] == [5016, 132, 34])

    let all = grid + factors + elsewhere
    let misses = all.filter { !$0.agrees }.map(\.description)
    print(
      "UIFontMetrics: \(all.count - misses.count) of \(all.count) outputs agree; not: \(misses)")
    #expect(all.count == 5182)
    // An exact half that goes down on the device, the only one of 134 in the grid.
    #expect(misses == ["scaledFont headline AX4 11.0: 26.0, device 25.0"])
  }

  private func gridOutcomes() throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for (styleName, columns) in observed.grid.styles.sorted(by: { $0.key < $1.key }) {
      let style = try #require(TextStyle(rawName: styleName))
      let metrics = FontMetrics(forTextStyle: style)
      for (categoryName, outputs) in columns.sorted(by: { $0.key < $1.key }) {
        let category = try #require(ContentSizeCategory(name: categoryName))
        for (index, input) in observed.grid.inputs.enumerated() {
          let scale = observed.grid.displayScale
          outcomes.append(
            Outcome(
              label: "scaledValue \(styleName) \(categoryName) \(input)",
              result: metrics.scaledValue(input, for: category, displayScale: scale),
              device: outputs.scaledValuePixels[index] / scale))
          outcomes.append(
            Outcome(
              label: "scaledFont \(styleName) \(categoryName) \(input)",
              result: metrics.scaledPointSize(input, for: category),
              device: outputs.scaledFontPointSize[index]))
        }
      }
    }
    return outcomes
  }

  private func factorOutcomes() throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for (styleName, factors) in observed.factors.styles.sorted(by: { $0.key < $1.key }) {
      let style = try #require(TextStyle(rawName: styleName))
      for (category, factor) in zip(ContentSizeCategory.allCases, factors) {
        let result = FontMetrics(forTextStyle: style).scaledValue(
          observed.factors.input, for: category, displayScale: observed.factors.displayScale)
        outcomes.append(
          Outcome(
            label: "factor \(styleName) \(category.shortName)", result: result,
            device: factor * observed.factors.input, tolerance: observed.factors.tolerance))
      }
    }
    return outcomes
  }

  private func elsewhereOutcomes() throws -> [Outcome] {
    try observed.observations.map { row in
      let style = try #require(TextStyle(rawName: row.style))
      let category = try #require(ContentSizeCategory(name: row.category))
      let metrics = FontMetrics(forTextStyle: style)
      let isValue = row.api == "UIFontMetrics.scaledValue"
      let result =
        isValue
        ? metrics.scaledValue(row.input, for: category, displayScale: row.displayScale ?? 3)
        : metrics.scaledPointSize(
          row.input, for: category, maximumPointSize: row.maximumPointSize)
      return Outcome(
        label: "\(row.source) \(row.style) \(row.category) \(row.input)", result: result,
        device: row.output, tolerance: row.tolerance)
    }
  }
}

/// The rules that the published outputs leave open, as `Documentation/decisions.md` decides them.
@Suite struct FontMetricsEdgeTests {
  let body = FontMetrics.default

  @Test func negativeLengthsMirrorPositiveOnes() {
    for category in ContentSizeCategory.allCases {
      for value in stride(from: 0.0, through: 64, by: 0.5) {
        let positive = body.scaledValue(value, for: category, displayScale: 2)
        #expect(body.scaledValue(-value, for: category, displayScale: 2) == -positive)
      }
    }
  }

  @Test func numbersThatAreNoLengthsStayWhatTheyAre() {
    #expect(body.scaledValue(.nan, for: .small, displayScale: 3).isNaN)
    #expect(body.scaledValue(.infinity, for: .small, displayScale: 3) == .infinity)
    #expect(body.scaledPointSize(.nan, for: .small).isNaN)
    #expect(body.scaledPointSize(0, for: .extraLarge) == 0)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func aScaleThatIsNoneRoundsNothing(displayScale: Double) {
    #expect(body.scaledValue(17, for: .small, displayScale: displayScale) == 17.0 * 20 / 22)
  }

  @Test(arguments: [0, -1, Double.nan])
  func aMaximumThatIsNoneCutsNothing(maximum: Double) {
    let size = body.scaledPointSize(17, for: .extraLarge, maximumPointSize: maximum)
    #expect(size == 19)
  }

  @Test func aFractionStaysAtLargeAlone() {
    let caption2 = FontMetrics(forTextStyle: .caption2)
    #expect(caption2.scaledPointSize(17.2, for: .large) == 17.2)
    #expect(caption2.scaledPointSize(17.2, for: .extraSmall) == 17)
  }
}

/// One output of ours beside the device's.
private struct Outcome {
  var label: String
  var result: Double
  var device: Double
  /// What the source states, or 0 where it gives all its digits.
  var tolerance = 0.0

  // A decimal such as 0.1 of the source is not exact in binary; a pixel is 1/3 point.
  var agrees: Bool { abs(result - device) <= tolerance + 1e-9 }
  var description: String { "\(label): \(result), device \(device)" }
}

/// The layout of `Fixtures/uifontmetrics.json`.
struct ObservedMetrics: Decodable {
  struct Grid: Decodable {
    struct Outputs: Decodable {
      var scaledValuePixels: [Double]
      var scaledFontPointSize: [Double]
    }
    var displayScale: Double
    var inputs: [Double]
    var styles: [String: [String: Outputs]]
  }
  struct Factors: Decodable {
    var displayScale: Double
    var input: Double
    var tolerance: Double
    var styles: [String: [Double]]
  }
  struct Observation: Decodable {
    var source: String
    var api: String
    var style: String
    var category: String
    var input: Double
    var output: Double
    var tolerance: Double
    var displayScale: Double?
    var maximumPointSize: Double?
  }
  var grid: Grid
  var factors: Factors
  var observations: [Observation]
}
