import DynamicTypeModel
import UIKitModel

/// Rows of tables, their separators and accessories.
extension SystemMetrics {
  /// How high a row is at least, or exactly for built-in styles at Large, without its separator.
  var minimumRowHeight: Double { era >= .iOS26 ? 51 : 44 }

  /// What a row that fits its content has for its separator: a pixel, and a point since iOS 26.
  ///
  /// Source: since iOS 26, 18 rows of 2 projects at two pixels a point, of labels between margins of 15.
  var fittedSeparatorHeight: Double { era >= .iOS26 ? 1 : 1 / device.pixelScale }

  /// A grouped table's header of one line at Large, without the room above the first.
  ///
  /// Source: four sections of 2 projects are 6 points higher up by Xcode 7 (builds 9531 and 10102) than tables
  /// of 3 projects are by Xcode 8.
  var groupedHeaderHeight: Double {
    isCanvas && isRecorded(before: 11_000) ? 32 : 38
  }

  /// What a cell's content view gives up at its trailing edge for an accessory, in points.
  ///
  /// It stands at the margin, which is 4 points wider in cells of wide screens.
  ///
  /// Source: 200 cells of public documents; of those with a button and an indicator one in the look of iOS 13
  /// and two since, of which one is drawn at xSmall.
  ///
  /// - Parameter isWide: Whether the cell has the margins of wide screens.
  func accessoryWidth(_ accessory: CellContent.Accessory, isWide: Bool) -> Double {
    let width: Double
    switch accessory {
    case .none: return 0
    case .disclosureIndicator: width = disclosureIndicatorWidth
    case .checkmark, .detailButton: width = 40
    case .detailDisclosureButton: width = detailDisclosureWidth
    }
    return isWide ? width + 4 : width
  }

  private var detailDisclosureWidth: Double {
    switch era {
    case .iOS12: 67
    case .iOS13: 59.5
    default: drawsAtExtraSmall ? 53 : 58.5
    }
  }

  /// Source: more than 100 recorded cells. At extra small it is 25.5 points up to Xcode 13.0 (12 cells of 3
  /// projects) and 24.5, or 24.67 on three pixels a point, from 13.2 on (4 of 3 others).
  private var disclosureIndicatorWidth: Double {
    let has3x = device.pixelScale == 3
    switch era {
    case .iOS12: return 34
    case .iOS13: return 27
    case .iOS14 where isFirstOfiOS14: return has3x ? 27 + 1.0 / 3 : 27
    case .iOS14 where drawsAtExtraSmall, .iOS15 where drawsAtExtraSmall:
      return isRecorded(before: 19_400) ? 25.5 : has3x ? 24 + 2.0 / 3 : 24.5
    default: return has3x ? 26 + 1.0 / 3 : 26.5
    }
  }

  /// How far an inset-grouped table's cells stand in from its sides, in points: on wide phones and pads 20,
  /// whatever the margins of their root views.
  ///
  /// Source: public disassemblies, `-[UITableConstants_IOS _defaultMarginWidthForTableView:canUseLayoutMargins:]`;
  /// 6 documents of 2 projects for phones of 393 points, 2 of 2 for 375 up to iOS 13.
  ///
  /// - Parameters:
  ///   - width: The table's.
  ///   - isRoot: Whether the table is a controller's own view.
  func insetGroupedMargin(inWidth width: Double, isRoot: Bool) -> Double {
    guard width > 320 else { return 16 }
    if device.sideMargin > 16 || hasWideCells { return 20 }
    return isRoot ? 16 : detachedCellSideMargin(isInTable: true)
  }
}
