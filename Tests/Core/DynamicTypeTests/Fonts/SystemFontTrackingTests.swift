import DynamicType
import Testing

@Suite struct SystemFontTrackingTests {
  @Test("All published rows of five typefaces")
  func publishedRows() throws {
    let fonts = try fixture("system-tracking.json", as: PublishedTracking.self).fonts
    let typefaces: [(String, SystemTypeface)] = [
      ("SF Pro", .sfPro), ("SF Pro Rounded", .sfProRounded), ("New York", .newYork),
      ("SF Compact", .sfCompact), ("SF Compact Rounded", .sfCompactRounded),
    ]
    var rows = 0
    for (name, typeface) in typefaces {
      for row in try #require(fonts[name]) {
        let tracking = SystemFontTracking.tracking(atPointSize: row[0], in: typeface)
        // The interpolation may leave the last bit different; the table has two decimals.
        #expect(abs(tracking - row[1]) < 1e-12, "\(name) \(row[0])")
        rows += 1
      }
    }
    print("System tracking: \(rows) rows")
    #expect(rows == 64 * 4 + 57)
  }

  @Test func betweenAndBeyondTheRows() {
    #expect(SystemFontTracking.tracking(atPointSize: 74) == (0.14 + 0.07) / 2)
    #expect(SystemFontTracking.tracking(atPointSize: 3) == 0.12)
    #expect(SystemFontTracking.tracking(atPointSize: 500) == 0)
    let newYork = SystemFontTracking.tracking(atPointSize: 520, in: .newYork)
    #expect(abs(newYork + 2 * 4.57) < 1e-12)
  }

  @Test(arguments: [0, -17, Double.nan, .infinity])
  func sizesThatAreNone(pointSize: Double) {
    #expect(SystemFontTracking.tracking(atPointSize: pointSize) == 0)
  }
}

private struct PublishedTracking: Decodable {
  var fonts: [String: [[Double]]]
}
