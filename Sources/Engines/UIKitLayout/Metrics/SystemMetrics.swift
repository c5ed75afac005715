import DynamicType
import DynamicTypeModel
import UIKitModel

/// Sizes and distances that UIKit decides by itself and that change with the system.
///
/// Source: frames recorded in public Interface Builder documents, by Xcode's build number (see
/// ``SystemEra``); each rule was seen in several projects.
struct SystemMetrics {
  var era: SystemEra
  var device: Device
  /// The build of Xcode whose recordings are followed; nil where a look was asked for.
  var toolsVersion: Int?
  /// The text size of that Xcode's canvas.
  var recordedTextSize = ContentSizeCategory.large
  /// Whether the canvas of the document's Xcode is followed where it differs from a device.
  var isCanvas = false
  /// Whether the screen was drawn as a sheet.
  var isInSheet = false
  /// By how much a bar with a large title is higher than at Large, in points.
  var largeTitleGrowth = 0.0

  /// Whether a build of Xcode before this one is followed.
  func isRecorded(before build: Int) -> Bool { (1..<build).contains(toolsVersion ?? 0) }

  /// The first releases of Xcode 11 still drew the old segmented controls and steppers.
  private var isFirstOfiOS13: Bool { (14600..<15000).contains(toolsVersion ?? 0) }

  /// Up to Xcode 9.0, as in iOS 10, cells had the margins of any view.
  var hasCellsOfiOS10: Bool { isRecorded(before: 13_500) }

  /// Recorded by an Xcode before 9, which brought iOS 11 with its system font and higher search bars.
  private var isOfiOS10: Bool { isRecorded(before: 13_000) }

  /// Whether the margins of views have the room of bars in them: since iOS 11 (Apple,
  /// `UIView.insetsLayoutMarginsFromSafeArea`).
  ///
  /// Source: a scroll view within its root's margins has all 667 points of it, bars or none, in a document of
  /// build 12118; in 2 of Xcode 10 without safe areas such margins are 20 and 64 points.
  var addsSafeAreaToMargins: Bool { !isOfiOS10 }

  /// Whether the canvas has the system's font as it was before iOS 11.
  var hasSystemFontOfiOS10: Bool { isCanvas && isOfiOS10 }

  /// Recorded by an Xcode before 12.5, which brought iOS 14.5.
  var isFirstOfiOS14: Bool { isRecorded(before: 18_000) }

  /// Xcode 14.3, of build 21701, took the status bars of simulators over into its canvas.
  var drawsSimulatorsBars: Bool {
    toolsVersion.map { !(14600..<21679).contains($0) } ?? (era >= .iOS16)
  }

  /// Whether phones without a home button have the status bars that simulators have.
  ///
  /// Source: 4 documents of 4 projects of builds 21507 to 23504, against 14 of builds up to 20037 and one of the
  /// beta 21179.7.
  var hasTallStatusBars: Bool { era >= .iOS16 && toolsVersion ?? 21200 >= 21200 }

  /// Whether the canvas draws one status bar of 44 points on all phones without a home button.
  ///
  /// Source: the 14 documents above; 2 of 2 projects of build 20037 for iPhones of 6.1 and 6.7 inches that
  /// have 47 points on devices, of which one project's document of build 21225 has 47.
  var drawsAllTallBarsAlike: Bool { isCanvas && !hasTallStatusBars }

  /// Whether the canvas shows no status bar on phones and pads with a home button, as in Xcode 11 to 14.2.
  ///
  /// Source: 21 documents of 7 projects of builds 14810 to 21507, against 6 since 22505; for pads 3 screens of
  /// one of build 14868, against one of build 14490.
  var hidesShortStatusBar: Bool { isCanvas && toolsVersion != nil && !drawsSimulatorsBars }

  /// Whether the canvas shows tables under a navigation bar with their rows below it, as up to the first
  /// builds of Xcode 8.
  ///
  /// Source: the cells of 3 documents of 3 projects of builds 9531 to 11173, against 4 of 4 projects of builds
  /// 11542 to 12120.
  var insetsTablesUnderBars: Bool { isCanvas && isRecorded(before: 11_500) }

  /// The text size at which the canvas shows a text style at Large; nil where it shows it as devices do.
  func canvasCategory(of style: TextStyle) -> ContentSizeCategory? {
    isCanvas ? style.canvasCategory(toolsVersion: toolsVersion ?? 0) : nil
  }

  /// Whether an app's own fonts are drawn: the canvas of Xcode 11.6 to 13 has Helvetica Neue Regular in their
  /// place.
  ///
  /// Source: 11 texts of 4 fonts in 4 documents of builds 16097 to 19529 of 3 authors, as wide and high as in
  /// Helvetica Neue. In builds up to 16096 and since 21507 documents of 7 projects show their own; Muli and a
  /// font for Korean in builds 15702 and 16096.
  var drawsAppFonts: Bool { !isCanvas || !(16_097..<20_100).contains(toolsVersion ?? 0) }

  /// Whether the canvas shows all text, and what goes by it, at xSmall.
  var drawsAtExtraSmall: Bool { isCanvas && recordedTextSize == .extraSmall }

  /// Whether views that are no screen, and no wider than one, have the home indicator of one, whatever their
  /// height: on the canvas they had it up to Xcode 10, and have it again with the bars of simulators.
  ///
  /// Source: 7 documents of 7 projects of builds 15702 to 21507 without it; with it 3 of 2 projects up to
  /// 14490, and 4 of 4 since 22684. That it came with those bars, in 21679, is ours. Of wider views 5 of 2
  /// projects of builds 17156 to 17701 have it.
  var hasHomeIndicatorInFreeform: Bool { !isCanvas || drawsSimulatorsBars }

  /// Whether a row that fills in proportion takes labels of several lines for endlessly long, as the canvas did up
  /// to Xcode 14.2: among themselves they are equal, whatever their texts, and others get nothing beside them.
  ///
  /// Source: 9 rows of 2 documents of 2 projects of builds 15505 and 21507; one of build 22685 has an image as wide
  /// as ever beside such a label.
  var takesWrappingTextsForEndless: Bool { isCanvas && isRecorded(before: 22_000) }

  /// Whether sheets without a bar have the status bar of a screen, which they have on the canvas since
  /// Xcode 13.3, on phones without a home button, and on no device.
  ///
  /// Source: 3 documents of 3 projects of builds 20037 to 24506, against 3 of 3 of builds 17156, 17701 and 19455,
  /// the last and one of the others the same screen; one of build 21701 for a phone with a home button.
  var showsStatusBarOverSheets: Bool {
    isCanvas && device.hasHomeIndicator && !device.isPad && toolsVersion ?? 0 >= 19_500
  }

  /// Whether the canvas shows screens that are presented over the whole of another one without a safe area, as
  /// since Xcode 14.3, on no device.
  ///
  /// Source: 8 views in 3 documents of 3 projects of builds 21701 to 22152, on phones with a home button and
  /// without, one of them above the home indicator; against one of build 20037. Until when is not known: from
  /// Xcode 16.3 on, whose canvas has other safe areas, we take them to have one.
  var hasNoSafeAreaIfPresented: Bool {
    isCanvas && (21_679..<23_700).contains(toolsVersion ?? 0)
  }

  /// A switch's frame in points; its alignment rectangle is two points narrower.
  var switchSize: Size {
    era >= .iOS26 ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  /// Source: 34 points in 8 documents of 3 projects since build 23727, and 31 in one of build 22154, where
  /// the look of iOS 17 begins.
  var sliderHeight: Double {
    era >= .iOS26 || era == .iOS17 && toolsVersion ?? .max >= 23000 ? 34 : 31
  }

  var stepperSize: Size {
    Size(width: 94, height: era <= .iOS12 ? 29 : isFirstOfiOS13 ? 28 : 32)
  }

  /// A segmented control's alignment rectangle; its frame is one point higher.
  var segmentedControlHeight: Double { era <= .iOS12 ? 28 : isFirstOfiOS13 ? 27 : 31 }

  /// The line between two segments, which takes room of its own up to iOS 18.
  var segmentDividerWidth: Double { era < .iOS26 && !isFirstOfiOS13 ? 1 : 0 }

  var selectedSegmentWeight: FontWeight { era >= .iOS13 ? .medium : .regular }

  /// How wide a segment is with a title of this width.
  func segmentWidth(title: Double) -> Double {
    (title - 1e-6).rounded(.up) + (era >= .iOS13 ? 18 : 14)
  }

  /// Buttons that are a symbol of the system's: `infoLight`, `detailDisclosure`, `contactAdd`…
  func symbolButtonSize(_ buttonType: String) -> Size? {
    switch buttonType {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      era >= .iOS26 ? Size(width: 50, height: 34) : Size(width: 25, height: 24)
    case "close": Size(width: 30, height: 30)
    default: nil
    }
  }

  var progressViewHeight: Double { era >= .iOS14 ? 4 : 2 }

  var roundedTextFieldHeight: Double { era >= .iOS13 ? 34 : 30 }

  /// How wide a text field with a rounded border is where it shows no text, not even a placeholder.
  ///
  /// Source: two fields of build 14313 in one project, and one of build 22154 in another, all of 14 points.
  var emptyRoundedTextFieldWidth: Double { era >= .iOS13 ? 32 : 25 }

  /// The room above and below the line of a text field with a rounded border that is higher than others, up to
  /// iOS 12.
  ///
  /// Recorded is that it is no more: fields of 20 and 21 points of 2 projects are 30 points high.
  var roundedTextFieldPadding: Double { 4.5 }

  /// The room that a text field's border leaves its text.
  ///
  /// Source: public disassemblies of UIKit (`_UITextFieldPaddedMetricsProvider`). By it fields with a line or
  /// a bezel in one document are 8 and 10 points higher than a field without, and three with rounded borders in two
  /// documents 28 wider than their texts, as recorded.
  func textFieldPadding(border: String) -> EdgeInsets {
    switch border {
    case "line": EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case "bezel": EdgeInsets(top: 4, left: 7, bottom: 1, right: 7)
    case "roundedRect": EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    default: .zero
    }
  }

  /// Source: 13 bars since iOS 13, and one of build 11762. A prompt, which we leave no room for, adds 31 points in
  /// one of build 9059.
  ///
  /// What follows the text size, at Large, and what does not: nothing did up to iOS 10.
  var searchBarHeights: (field: Double, room: Double) { isOfiOS10 ? (0, 44) : (36, 20) }

  var pickerViewSize: Size { Size(width: 320, height: 216) }

  /// A date picker without a style is compact since iOS 14, but was drawn with wheels on Xcode's canvas
  /// until 26, where it is 36 points high; before, the height of a compact one is not known.
  ///
  /// - Parameter style: `wheels`, `compact`, `inline`; nil where the system chooses it.
  func datePickerSize(mode: String, style: String?) -> Size {
    let isCompact = style == nil || style == "compact"
    guard era >= .iOS26, isCompact, mode != "countDownTimer" else { return pickerViewSize }
    return Size(width: pickerViewSize.width, height: 36)
  }

  var pageControlHeight: Double { era >= .iOS14 ? 26 : 37 }

  /// What separates siblings and edges where a document asks for the standard distance.
  var standardSpacing: Double { 8 }

  /// The room that a kind's frame takes beyond its alignment rectangle, which constraints bind.
  func alignmentInsets(of kind: ElementKind) -> EdgeInsets {
    switch kind {
    case .switch: EdgeInsets(right: 2)
    case .slider where era < .iOS26: EdgeInsets(left: 2, bottom: 1, right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }

  /// The side margins of a view controller's root view.
  var rootSideMargin: Double { device.sideMargin }

  /// The side margins of cells whose table is a view controller's own view.
  ///
  /// Source: 15 cells of 3 projects up to Xcode 9.0, 300 since 9.2.
  var cellSideMargin: Double { hasCellsOfiOS10 ? 8 : hasWideCells ? 20 : 16 }

  /// Whether cells have the margins and accessories of wide screens, however wide they are themselves:
  /// on 5.5-inch phones only those have that are as wide as the screen.
  ///
  /// Phones are wide that are wider than 375 points upright (public disassemblies of UIKit,
  /// `-[UIScreen _wantsWideContentMargins]`), whatever margins their root views have.
  ///
  /// Source: 15 cells of 3 projects on 5.5-inch phones, against 10 of one that stand in from its sides;
  /// on phones of 393 points 3 labels of one project and what a table passes on in another, on one of 390
  /// points 3 labels of another.
  var hasWideCells: Bool {
    let isWide = min(device.screen.width, device.screen.height) > 375
    return (device.sideMargin > 16 || isWide) && device.id != "retina5_5"
  }

  /// Where the texts of built-in cells start up to Xcode 9.0, which is not at the margin; nil since.
  ///
  /// Source: 15 labels of public documents.
  var builtInCellInset: Double? { hasCellsOfiOS10 ? 15 : nil }

  /// The height of a text field without a border in the system font, in points.
  ///
  /// Since iOS 14 it is the font's leading, which grows with a constant size as with Body's 17 points;
  /// before, and where dots stand for the text, it is a line to the whole point.
  ///
  /// Source: text fields of public documents since iOS 14: 14, 15, 16 and 17 points are 18.5, 19.5, 21 and
  /// 22 points high (10 fields), text styles as high as their leading (18 fields); up to iOS 13, 4 and 2
  /// fields. Secure ones since iOS 14: 14, 17 (Body) and 18 points are 17, 21 and 22 high, 9 of 9 fields
  /// of 3 projects.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size.
  ///   - leading: What a text style's lines are apart; nil for a font of a constant size.
  ///   - lineHeight: The height of its line.
  ///   - isSecure: Whether it shows dots for its text.
  func plainTextFieldHeight(
    pointSize: Double, leading: Double?, lineHeight: Double, isSecure: Bool
  ) -> Double {
    guard era >= .iOS14, !isSecure else { return (lineHeight - 1e-6).rounded(.up) }
    if let leading { return leading }
    return device.roundedUp(pointSize * 22 / 17)
  }

  /// The side margins of other cells.
  ///
  /// Source: 9 cells of 6 documents of Xcode 10 and 11, among them one of Xcode 10 in a table; 11 xibs
  /// of 3 projects before that, 200 cells since.
  func detachedCellSideMargin(isInTable: Bool) -> Double {
    let isPassedOn = era > .iOS13 || era < .iOS13 && !isInTable || hasWideCells
    return isPassedOn || hasCellsOfiOS10 ? cellSideMargin : 15
  }

  /// A view's own margins where nothing sets them.
  var viewMargin: Double { 8 }

  /// Top and bottom margins of a cell's content view, in points: 4 more in tables of at least 916 points on the
  /// screens of 12.9-inch pads.
  ///
  /// Source: public disassemblies of UIKit, `TableShouldUseExtraPaddingForCells`; one recorded cell of build
  /// 15505, as high as that makes it.
  ///
  /// - Parameter tableHeight: Of the table around the cell; nil for a cell that is in none.
  func cellVerticalMargin(tableHeight: Double?) -> Double {
    let isLarge = max(device.screen.width, device.screen.height) >= 1366
    let extra: Double = isLarge && tableHeight ?? 0 >= 916 ? 4 : 0
    return extra + (hasCellsOfiOS10 ? 8 : era >= .iOS26 ? 15 : 11)
  }
}

extension SystemMetrics {
  /// The canvas of a document on its own device.
  init(canvasOf document: InterfaceDocument) {
    self.init(era: SystemEra(toolsVersion: document.toolsVersion), device: document.recordedDevice)
    toolsVersion = document.toolsVersion
    isCanvas = true
    recordedTextSize = document.recordedTextSize
  }
}
