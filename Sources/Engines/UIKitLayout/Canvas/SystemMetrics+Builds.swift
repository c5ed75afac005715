import DynamicTypeControls
import DynamicTypeModel

extension SystemEra {
  /// The era of a document saved by the Xcode with that build number.
  ///
  /// 32700 stands for any Xcode; documents that say no more are treated as the newest before iOS
  /// 26. Xcode 16 ends with 23727, and 24053 is the first beta of Xcode 26.
  ///
  /// Source: E-era-builds.
  init(build: Int) {
    switch build {
    case ..<14_600: self = .iOS12
    case ..<17_000: self = .iOS13
    case ..<19_000: self = .iOS14
    case ..<21_000: self = .iOS15
    case ..<22_000: self = .iOS16
    case ..<24_000: self = .iOS17
    case 32_700...: self = .iOS17
    default: self = .iOS26
    }
  }
}

extension SystemMetrics {
  /// The system that a build of Xcode brought along: that of its era, or a release before or within
  /// it, which has some numbers of its own.
  ///
  /// - Parameter build: 0 where a document does not say.
  init(build: Int, device: Device) {
    self.init(era: SystemEra(build: build), device: device)
    switch build {
    case 1..<13_500: followiOS10(before11: build < 13_000)
    case 14_600..<15_000: followFirstOfiOS13()
    // The releases before Xcode 12.5, which brought iOS 14.5.
    case 17_000..<18_000: rows.disclosureIndicatorWidth = device.pixelScale == 3 ? 27 + 1.0 / 3 : 27
    case 21_000..<CanvasQuirks.firstWithTallBars:
      bars.sensorHousingInset = BarMetrics(era: .iOS15, device: device).sensorHousingInset
    // Source: E-slider-height-12: 31 points in one document of build 22154, E-slider-height-16: 34
    // in 8 of 3 projects since build 23727.
    case 22_000..<23_000: controls.sliderHeight = 31
    default: break
    }
  }

  /// Up to Xcode 9.0, as in iOS 10, cells have the margins of any view, and up to Xcode 8 views'
  /// margins do not include bars (Apple, `UIView.insetsLayoutMarginsFromSafeArea`).
  ///
  /// Source: E-cell-side-margin: 15 cells of 3 projects up to Xcode 9.0, 300 since 9.2; 15 labels
  /// of public documents. E-margins-before-11: a scroll view within its root's margins has all 667
  /// points of it, bars or none, in a document of build 12118; in 2 of Xcode 10 without safe areas
  /// such margins are 20 and 64 points.
  private mutating func followiOS10(before11 isBefore11: Bool) {
    rows.sideMargin = 8
    rows.wideSideMargin = 8
    rows.sideMarginInOtherTables = nil
    rows.sideMarginOutsideTables = nil
    rows.verticalMargin = 8
    rows.builtInTextMargin = 15
    rows.widensWithCell = false
    rows.preservesCellMargins = false
    guard isBefore11 else { return }
    stacks.addsSafeAreaToMargins = false
    // Nothing of a search bar followed the text size. Source: E-search-bar-height-10.
    fields.searchFieldHeight = 0
    fields.heightAroundSearchField = 44
  }

  /// The first releases of Xcode 11 still drew the old segmented controls and steppers.
  ///
  /// Source: E-stepper-size-13-first, E-segmented-height-13-first.
  private mutating func followFirstOfiOS13() {
    controls.stepperSize.height = 28
    controls.segmentedControlHeight = 27
    controls.segmentDividerWidth = 0
  }
}
