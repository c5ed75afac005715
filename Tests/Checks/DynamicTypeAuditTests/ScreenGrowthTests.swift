import DynamicType
import DynamicTypeModel
import Testing

@testable import DynamicTypeAudit

@Suite struct ScreenGrowthTests {
  private func growth(_ points: @escaping (ContentSizeCategory) -> [Double]) throws -> ScreenGrowth
  {
    let sizes: [ContentSizeCategory] = [
      .large, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    return try #require(
      ScreenGrowth(
        series(sizes) { screen, size in
          for (number, points) in points(size).enumerated() {
            screen.add(.label, "l\(number)", Rect(y: Double(number) * 100, width: 300, height: 90))
            screen.write("Tea", points: points, width: 40)
          }
        }))
  }

  /// Body has 17, 33, 40 and 53 points at these sizes, by the Human Interface Guidelines: 194, 235 and 312 %.
  @Test("Body has twice its size from AX3 on")
  func body() throws {
    let sizes: [ContentSizeCategory: Double] = [
      .large: 17, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
    ]
    let growth = try growth { [sizes[$0, default: 53]] }
    #expect(growth.texts == 1)
    #expect(growth.enoughFrom == .accessibilityExtraLarge)
    #expect(growth.small == [])
  }

  /// Large Title has 34, 48, 52 and 60 points: 176 % at most.
  @Test("Large Title is large from the beginning, where it grows")
  func heading() throws {
    #expect(try growth { [$0 == .large ? 34 : 48] }.enoughFrom == .accessibilityLarge)
    #expect(try growth { _ in [34] }.enoughFrom == nil)
    #expect(try growth { [$0 == .large ? 33 : 48] }.enoughFrom == nil)
  }

  @Test("One text that stays small keeps its screen from being large enough, and is named")
  func small() throws {
    let growth = try growth { $0 == .large ? [17, 12] : [40, 20] }
    #expect(growth.texts == 2)
    #expect(growth.enoughFrom == nil)
    #expect(growth.small.map(\.name) == ["label 'Tea' (l1)"])
    #expect(growth.small.map(\.atLarge) == [12])
    #expect(growth.small.map(\.largest) == [20])
  }

  @Test("Without Large there is nothing to compare with")
  func withoutLarge() {
    #expect(ScreenGrowth(series([.accessibilityLarge]) { _, _ in }) == nil)
  }
}
