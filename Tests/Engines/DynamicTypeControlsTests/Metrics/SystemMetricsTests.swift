import DynamicTypeControls
import DynamicTypeModel
import Testing

/// Rows of the tables against what is published and recorded; `Documentation/evidence.md` has the documents.
@Suite struct SystemMetricsTests {
  private func metrics(_ era: SystemEra, on device: String = "retina4_7") throws -> SystemMetrics {
    SystemMetrics(era: era, device: try #require(Device.named(device)))
  }

  @Test("Each era has the column of its own name")
  func columns() {
    let names = SystemEra.allCases.map {
      $0["iOS12", "iOS13", "iOS14", "iOS15", "iOS16", "iOS17", "iOS26"]
    }
    #expect(names == SystemEra.allCases.map(\.rawValue))
    #expect(SystemEra.allCases.map { $0[always: 8] } == Array(repeating: 8, count: 7))
  }

  @Test(
    "Controls are as large as recorded documents have them",
    arguments: [
      // Switch, slider, stepper, segmented control's frame, progress view.
      (SystemEra.iOS12, [51, 31, 31, 29, 29, 2] as [Double]),
      (.iOS13, [51, 31, 31, 32, 32, 2]),
      (.iOS16, [51, 31, 31, 32, 32, 4]),
      (.iOS26, [63, 28, 34, 32, 32, 4]),
    ])
  func controls(era: SystemEra, expected: [Double]) throws {
    let controls = try metrics(era).controls
    #expect(
      [
        controls.switchSize.width, controls.switchSize.height, controls.sliderHeight,
        controls.stepperSize.height,
        controls.segmentedControlHeight + controls.segmentedControlAlignment.bottom,
        controls.progressViewHeight,
      ] == expected)
  }

  @Test(
    "Navigation bars are 50 points high on pads since iOS 13, 32 on phones in landscape, 54 since iOS 26",
    arguments: [
      (SystemEra.iOS12, "ipad9_7", false, 44.0), (.iOS13, "ipad9_7", false, 50),
      (.iOS26, "ipad9_7", false, 54), (.iOS13, "retina4_7", false, 44),
      (.iOS13, "retina4_7", true, 32), (.iOS26, "retina4_7", true, 54),
      // Phones as wide as pads in landscape keep the usual height.
      (.iOS13, "retina5_5", true, 44),
    ])
  func navigationBars(era: SystemEra, device: String, isLandscape: Bool, height: Double) throws {
    let upright = try #require(Device.named(device))
    let metrics = SystemMetrics(era: era, device: isLandscape ? upright.landscape : upright)
    #expect(metrics.bars.navigationBarHeight == height)
    #expect(metrics.largeTitleBarHeight == height + 52)
  }

  @Test(
    "Status bars are as high as on devices of the time",
    arguments: [
      (SystemEra.iOS13, "retina4_7", 20.0), (.iOS13, "retina6_1", 44), (.iOS16, "retina6_1", 48),
      (.iOS13, "retina5_9", 44), (.iOS17, "retina5_9", 50), (.iOS17, "retina6_12", 59),
      (.iOS17, "retina6_0", 47), (.iOS17, "ipad9_7", 20), (.iOS17, "ipad11_0rounded", 24),
    ])
  func statusBars(era: SystemEra, device: String, height: Double) throws {
    let metrics = try metrics(era, on: device)
    #expect(metrics.statusBarHeight == height)
  }

  @Test("Phones in landscape have no status bar, and its room at both sides")
  func landscape() throws {
    let device = try #require(Device.named("retina6_12")).landscape
    let metrics = SystemMetrics(era: .iOS17, device: device)
    #expect(metrics.statusBarHeight == 0)
    #expect(metrics.bars.sensorHousingInset == 59)
    #expect(metrics.homeIndicatorInset == 21)
  }

  @Test(
    "Rows, their accessories and margins are as recorded",
    arguments: [
      (SystemEra.iOS12, "retina4_7", [44, 0.5, 34, 16, 15, 11] as [Double]),
      (.iOS13, "retina4_7", [44, 0.5, 27, 16, 15, 11]),
      (.iOS15, "retina4_7", [44, 0.5, 26.5, 16, 16, 11]),
      (.iOS15, "retina6_7", [44, 1.0 / 3, 26 + 1.0 / 3, 20, 20, 11]),
      (.iOS26, "retina4_7", [51, 1, 26.5, 16, 16, 15]),
    ])
  func rows(era: SystemEra, device: String, expected: [Double]) throws {
    let metrics = try metrics(era, on: device)
    #expect(
      [
        metrics.rows.minimumHeight, metrics.rows.separatorHeight,
        metrics.rows.disclosureIndicatorWidth, metrics.cellSideMargin,
        metrics.detachedCellSideMargin(isInTable: true),
        metrics.cellVerticalMargin(tableHeight: nil),
      ] == expected)
  }

  @Test("A text field of a constant size grows as Body's leading does since iOS 14")
  func textFields() throws {
    // 10 recorded fields of 14 to 17 points, on two pixels a point.
    let now = try metrics(.iOS14)
    let heights = [14.0, 15, 16, 17].map {
      now.plainTextFieldHeight(pointSize: $0, leading: nil, lineHeight: $0 * 1.2, isSecure: false)
    }
    #expect(heights == [18.5, 19.5, 21, 22])
    let before = try metrics(.iOS13)
    #expect(
      before.plainTextFieldHeight(pointSize: 14, leading: 18, lineHeight: 16.7, isSecure: false)
        == 17)
  }
}
