import DynamicType
import Testing

/// Expected values: Android's tables at their own entries, and arithmetic by hand between them.
@Suite struct AndroidFontScalerTests {
  let scaler = AndroidFontScaler()

  @Test(
    "At a table's own font scale and sizes the entries come out",
    arguments: [
      (1.05, [8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100]),
      (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
      (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
      (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
      (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
      (2, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ] as [(Double, [Double])])
  func entries(fontScale: Double, dp: [Double]) {
    for (sp, expected) in zip([8.0, 10, 12, 14, 18, 20, 24, 30, 100], dp) {
      let size = scaler.scaledPointSize(sp, fontScale: fontScale)
      #expect(abs(size - expected) < 1e-12, "\(sp) sp at \(fontScale)")
    }
  }

  @Test("Between sizes, between tables, and beyond both")
  func between() {
    // 17 is three quarters of the way from 14 (26) to 18 (30).
    #expect(scaler.scaledPointSize(17, fontScale: 2) == 29)
    // Half way from 1.3 (18.8) to 1.5 (22).
    #expect(abs(scaler.scaledPointSize(14, fontScale: 1.4) - 20.4) < 1e-12)
    // A quarter of the way from 30 (38) to 100 (100).
    #expect(scaler.scaledPointSize(47.5, fontScale: 2) == 53.5)
    #expect(scaler.scaledPointSize(200, fontScale: 2) == 200)
    #expect(scaler.scaledPointSize(4, fontScale: 1.5) == 6)
    #expect(scaler.scaledPointSize(20, fontScale: 1) == 20)
    #expect(scaler.scaledPointSize(20, fontScale: 0.85) == 17)
    #expect(scaler.scaledPointSize(20, fontScale: 3) == 60)
  }

  @Test("Android 14 has no table below 1.15 and multiplies there")
  func releases() {
    let android14 = AndroidFontScaler(release: .android14)
    #expect(android14.scaledPointSize(30, fontScale: 1.1) == 33)
    #expect(scaler.scaledPointSize(30, fontScale: 1.1) == 30)
    // A third of the way from 1.15 (16.4) to 1.3 (18.8); later releases have 17.2 at 1.2.
    #expect(abs(android14.scaledPointSize(14, fontScale: 1.2) - 17.2) < 1e-12)
    #expect(abs(scaler.scaledPointSize(14, fontScale: 1.2) - 17.2) < 1e-12)
  }

  @Test("Text never shrinks as the font scale or the size grows, from 1.05 to 2")
  func ascends() {
    let scales = stride(from: 1.05, through: 2, by: 0.01)
    let sizes = stride(from: 1.0, through: 120, by: 0.5)
    for fontScale in scales {
      let results = sizes.map { scaler.scaledPointSize($0, fontScale: fontScale) }
      #expect(zip(results, results.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(fontScale)")
    }
    for sp in sizes {
      let results = scales.map { scaler.scaledPointSize(sp, fontScale: $0) }
      #expect(zip(results, results.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(sp) sp")
    }
  }

  @Test("A font scale of Android's settings is the same at every text size of iOS")
  func constantScale() {
    let scaler = AndroidFontScaler(fontScale: 1.5)
    let sizes = Set(ContentSizeCategory.allCases.map { scaler.scaledPointSize(14, for: $0) })
    #expect(sizes == [22])
  }
}
