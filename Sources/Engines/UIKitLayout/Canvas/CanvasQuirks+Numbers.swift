import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText

extension CanvasQuirks {
  /// Puts the canvas's numbers in the place of the system's: all that it replaces, it replaces
  /// here.
  func replaceNumbers(in metrics: inout SystemMetrics) {
    replaceStatusBars(in: &metrics.bars)
    // Source: E-header-grouped: four sections of 2 projects are 6 points higher up by Xcode 7
    // (builds 9531 and 10102) than tables of 3 projects are by Xcode 8.
    if isRecorded(before: 11_000) { metrics.sections.groupedHeaderHeight = 32 }
    replaceHeadersAndFooters(in: &metrics.sections, device: metrics.device)
    // Source: E-canvas-proportion-endless: 9 rows of 2 documents of 2 projects of builds 15505 and
    // 21507; one of build 22685 has an image as wide as ever beside such a label.
    if isRecorded(before: 22_000) { metrics.stacks.takesWrappingTextsForEndless = true }
    if hasSystemFontOfiOS10 { metrics.texts.tracking = .iOS9 }
    if drawsAtExtraSmall {
      replaceAccessories(in: &metrics.rows, pixelScale: metrics.device.pixelScale)
    }
  }

  /// The canvas has the system's font as it was before iOS 11, which Xcode 9 brought.
  private var hasSystemFontOfiOS10: Bool { isRecorded(before: 13_000) }

  /// Up to the first beta of Xcode 14.1 the canvas draws one status bar of 44 points on all phones
  /// without a home button, and from Xcode 11 to 14.2 none on phones and pads with one.
  ///
  /// Source: E-canvas-status-bar-44: 14 documents of builds up to 20037 and one of the beta
  /// 21179.7; 2 of 2 projects of build 20037 for iPhones of 6.1 and 6.7 inches that have 47 points
  /// on devices, of which one project's document of build 21225 has 47. E-canvas-status-bar-0: 21
  /// documents of 7 projects of builds 14810 to 21507, against 6 since 22505; for pads 3 screens of
  /// one of build 14868, against one of build 14490.
  private func replaceStatusBars(in bars: inout BarMetrics) {
    let hasTallBars =
      era[false, false, false, false, true, true, true] && build ?? .max >= Self.firstWithTallBars
    if !hasTallBars { bars.sensorHousingInset = 44 }
    if build != nil, !drawsSimulatorsBars { bars.statusBarHeight = 0 }
  }

  /// The first build with status bars of 48 and 50 points, as simulators have.
  static let firstWithTallBars = 21_200

  /// Plain tables have headers and footers without titles; where the canvas shows xSmall, they are lower.
  ///
  /// Source: E-header-plain: 9 tables at xSmall; headers without a title above prototypes of 11. A footer is as low
  /// as a header: 4 gaps between sections of one table in the appearance of iOS 14.
  private func replaceHeadersAndFooters(in sections: inout SectionMetrics, device: Device) {
    sections.showsUntitledPlainPrototypeHeaders = true
    sections.showsUntitledPlainHeaders = era[false, true, true, true, true, true, true]
    sections.showsUntitledPlainFooters = true
    guard drawsAtExtraSmall else { return }
    sections.untitledPrototypeHeaderHeight = 31.8
    sections.plainFooterHeight = era == .iOS15 ? device.roundedUp(22.4) : 24.5
    if era == .iOS15 { sections.plainHeaderHeight = device.roundedUp(44.4) }
  }

  /// Accessories shrink with the text.
  ///
  /// Source: E-accessory-disclosure: at extra small the indicator is 25.5 points up to Xcode 13.0
  /// (12 cells of 3 projects) and 24.5, or 24.67 on three pixels a point, from 13.2 on (4 of 3
  /// others). Of cells with a button and an indicator one is drawn at xSmall.
  private func replaceAccessories(in rows: inout RowMetrics, pixelScale: Double) {
    rows.detailDisclosureWidth = 53
    rows.disclosureIndicatorWidth =
      isRecorded(before: 19_400) ? 25.5 : pixelScale == 3 ? 24 + 2.0 / 3 : 24.5
  }
}
