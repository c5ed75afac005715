import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// What only the canvas of a build of Xcode shows, and no device.
///
/// Numbers of the system that a canvas has otherwise are in ``CanvasQuirks/replaceNumbers(in:)``;
/// all else that layout asks a canvas for is a member here.
struct CanvasQuirks: Hashable, Sendable {
  /// The number of Xcode's build; nil where an era was asked for and the build is left open.
  let build: Int?
  let era: SystemEra
  /// The text size at which the canvas shows texts that follow it.
  let recordedTextSize: ContentSizeCategory

  init(build: Int?, era: SystemEra) {
    self.build = build
    self.era = era
    recordedTextSize = build.map(Self.recordedTextSize) ?? .large
  }

  /// The canvas of the Xcode that saved a document.
  init(of document: InterfaceDocument) {
    self.init(build: document.toolsVersion, era: SystemEra(build: document.toolsVersion))
  }

  /// Whether a known build before this one is followed.
  func isRecorded(before other: Int) -> Bool { (1..<other).contains(build ?? 0) }

  /// Xcode 12.5 to 13.4 drew all text styles at xSmall.
  ///
  /// Source: E-canvas-xsmall: labels of 14 public documents of 8 projects and builds 18122 to 20037
  /// are as high as at xSmall, of none as at Large; of 96 documents of other builds as at Large.
  fileprivate static func recordedTextSize(build: Int) -> ContentSizeCategory {
    (18_000..<21_000).contains(build) ? .extraSmall : .large
  }
}

extension InterfaceDocument {
  /// The text size that the canvas showed when the document's frames were recorded.
  package var recordedTextSize: ContentSizeCategory {
    CanvasQuirks.recordedTextSize(build: toolsVersion)
  }
}

// MARK: Bars and safe areas

extension CanvasQuirks {
  /// Xcode 14.3, of build 21701, took the status bars of simulators over into its canvas.
  var drawsSimulatorsBars: Bool {
    build.map { !(14_600..<21_679).contains($0) } ?? (era >= .iOS16)
  }

  /// Whether the canvas shows tables under a navigation bar with their rows below it, as up to the
  /// first builds of Xcode 8.
  ///
  /// Source: E-canvas-tables-8: the cells of 3 documents of 3 projects of builds 9531 to 11173,
  /// against 4 of 4 projects of builds 11542 to 12120.
  var insetsTablesUnderBars: Bool { isRecorded(before: 11_500) }

  /// Whether views that are no screen, and no wider than one, have the home indicator of one,
  /// whatever their height: they had it up to Xcode 10, and have it again with the bars of
  /// simulators.
  ///
  /// Source: E-canvas-home-indicator: 7 documents of 7 projects of builds 15702 to 21507 without
  /// it; with it 3 of 2 projects up to 14490, and 4 of 4 since 22684. That it came with those bars,
  /// in 21679, is ours. Of wider views 5 of 2 projects of builds 17156 to 17701 have it.
  /// Evidence: E-canvas-status-bar-0.
  var hasHomeIndicatorInFreeform: Bool { drawsSimulatorsBars }

  /// Whether sheets without a bar have the status bar of a screen, which they have since Xcode
  /// 13.3, on phones without a home button, and on no device.
  ///
  /// Source: E-canvas-sheet-status-bar: 3 documents of 3 projects of builds 20037 to 24506, against
  /// 3 of 3 of builds 17156, 17701 and 19455, the last and one of the others the same screen; one
  /// of build 21701 for a phone with a home button.
  func showsStatusBarOverSheets(on device: Device) -> Bool {
    device.hasHomeIndicator && !device.isPad && build ?? 0 >= 19_500
  }

  /// Whether screens that are presented over the whole of another one have no safe area, as since
  /// Xcode 14.3, on no device.
  ///
  /// Source: E-canvas-presented: 8 views in 3 documents of 3 projects of builds 21701 to 22152, on
  /// phones with a home button and without, one of them above the home indicator; against one of
  /// build 20037. Until when is not known: from Xcode 16.3 on, whose canvas has other safe areas,
  /// we take them to have one.
  var hasNoSafeAreaIfPresented: Bool { (21_679..<23_700).contains(build ?? 0) }

  /// Whether a large title covers what scrolls: up to Xcode 16 the canvas leaves space for the
  /// bar's buttons alone above it, from Xcode 12.0 on above tables and collections, and from 12.5
  /// on above all.
  ///
  /// Source: E-canvas-large-title, E-canvas-large-title-12.
  func coversByLargeTitle(_ scrolled: ElementKind) -> Bool {
    era[false, false, true, true, true, true, false]
      && (scrolled != .scrollView || !isRecorded(before: 18_000))
  }

  /// Whether the safe area counts bars twice, as since Xcode 16.3.
  ///
  /// Source: E-canvas-safe-area-16.
  var countsBarsTwice: Bool { (23_700..<32_700).contains(build ?? 0) }

  /// What a canvas that counts bars twice leaves above a sheet's bar beyond what the system does,
  /// in points.
  ///
  /// Source: E-canvas-sheet-bar-26: roots under a bar of 54 points begin at 70 in Xcode 26; with a
  /// large title of 52 more, at 126.
  func spaceAboveSheetBar(underLargeTitle isLarge: Bool) -> Double {
    era[20, 20, 20, 20, 20, 20, isLarge ? 0 : -4]
  }

  /// Whether the Xcode draws screens as squares of no device, as Xcode 6 and 7 did.
  ///
  /// Source: E-any-size-root.
  var drawsScreensOfAnySize: Bool { build ?? 0 < 11_000 }
}

// MARK: Texts

extension CanvasQuirks {
  /// Whether the canvas shows all text, and what goes by it, at xSmall.
  var drawsAtExtraSmall: Bool { recordedTextSize == .extraSmall }

  /// The text size at which the canvas shows a text style at Large; nil where it shows it as
  /// devices do.
  func category(of style: TextStyle) -> ContentSizeCategory? {
    style.canvasCategory(build: build ?? 0)
  }

  /// Whether an app's own fonts are drawn: the canvas of Xcode 11.6 to 13 has Helvetica Neue
  /// Regular in their place.
  ///
  /// Source: E-canvas-app-fonts: 11 texts of 4 fonts in 4 documents of builds 16097 to 19529 of 3
  /// authors, as wide and high as in Helvetica Neue. In builds up to 16096 and since 21507
  /// documents of 7 projects show their own; Muli and a font for Korean in builds 15702 and 16096.
  var drawsAppFonts: Bool { !(16_097..<20_100).contains(build ?? 0) }

  /// The name of the font that is drawn in the place of an app's own.
  static let fontForAppFonts = "HelveticaNeue"
}
