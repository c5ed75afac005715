import DynamicTypeReportModel
import Testing

@Suite struct TextSizeTests {
  /// Source: the names in Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
  @Test("The twelve sizes ascend in the order of the published tables")
  func order() {
    #expect(
      TextSize.allCases.sorted().map(\.rawValue)
        == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }
}
