import DynamicType
import Testing

@Suite struct LengthsDescriptionTests {
  @Test(
    "Lengths print as points with at most two decimals",
    arguments: [
      (113.0 / 3, "37.67"), (8, "8"), (0.5, "0.5"), (10.05, "10.05"), (1.0 / 3, "0.33"),
      (-2.0 / 3, "-0.67"), (-0.004, "0"), (0, "0"), (99.999, "100"), (20.287109375, "20.29"),
    ] as [(Double, String)])
  func decimals(points: Double, text: String) {
    #expect("\(Scaled(points: points))" == text)
    #expect("\(Unscaled(points))" == text)
  }

  @Test("What hundredths cannot say is printed as Swift does", arguments: [1e300, .infinity, .nan])
  func extremes(points: Double) {
    #expect("\(Scaled(points: points))" == "\(points)")
  }

  @Test func inCollections() {
    #expect("\([Scaled(points: 1.5), .zero])" == "[1.5, 0]")
  }
}
