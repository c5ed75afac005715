import DynamicTypeModel

/// Rows of tables: their heights, separators, accessories and margins.
package struct RowMetrics: Hashable, Sendable {
  /// When an empty row of a static plain table has a separator below its least height.
  package enum EmptyRowSeparator: Hashable, Sendable {
    case never
    case unlessContentIsCentred
    case always
  }

  /// How high a row is at least, and exactly for built-in styles at Large, with its separator.
  package var minimumHeight: Double
  /// What a row that fits its content has for its separator.
  package var separatorHeight: Double
  /// Whether the separator lies within the cell, below its content view, and is part of its height.
  package var hasSeparatorInCell: Bool
  /// Whether built-in and empty rows are a pixel lower than they ask for, for their separator.
  package var losesPixelToSeparator: Bool
  package var emptyRowSeparator: EmptyRowSeparator

  /// What a built-in row has around its image, above and below together; nil for nothing.
  package var spaceAroundImage: Double?
  /// What a built-in row has around its lines, above and below together; nil where that follows the
  /// title's size.
  package var spaceAroundSubtitle, spaceAroundTitle: Double?
  /// The distance of content, of a built-in value, and of other built-in texts from an accessory.
  package var contentMarginBesideAccessory, valueMarginBesideAccessory: Double
  package var textMarginBesideAccessory: Double

  /// What the content view gives up at its trailing edge for an accessory.
  ///
  /// Evidence: E-accessory-detail-disclosure, E-accessory-disclosure.
  package var disclosureIndicatorWidth, detailDisclosureWidth: Double
  package var checkmarkWidth, detailButtonWidth: Double
  /// How much more that is in cells with the margins of wide screens.
  package var wideAccessoryAddition: Double

  /// The side margins of a cell whose table is a screen's root, on usual and on wide screens.
  package var sideMargin, wideSideMargin: Double
  /// The side margins of other cells, in tables and alone; nil for those above.
  package var sideMarginInOtherTables, sideMarginOutsideTables: Double?
  /// The margins of a cell at its top and bottom.
  package var verticalMargin: Double
  /// Where the texts of built-in styles start; nil for the side margin.
  package var builtInTextMargin: Double?
  /// Whether a cell wider than usual screens has the margins of wide ones.
  package var widensWithCell: Bool
  /// Whether a cell alone in a file has, too.
  package var widensOutsideTables: Bool
  /// Whether the content view preserves its cell's margins at every side.
  package var preservesCellMargins: Bool

  // swift-format-ignore
  package init(era: SystemEra, device: Device) {
    let pixel = 1 / device.pixelScale
    let has3x = device.pixelScale == 3
    let at3x = 26 + 1.0 / 3

    // iOS                            12     13     14     15     16     17     26
    // E-row-height-12, E-row-height-26
    minimumHeight =              era[44,    44,    44,    44,    44,    44,    51]
    // E-row-separator
    separatorHeight =            era[pixel, pixel, pixel, pixel, pixel, pixel, 1]
    hasSeparatorInCell =         era[true,  false, false, false, false, false, false]
    losesPixelToSeparator =      era[false, true,  true,  true,  true,  true,  false]
    let early = EmptyRowSeparator.never, middle = EmptyRowSeparator.unlessContentIsCentred
    emptyRowSeparator =          era[early, early, early, middle, middle, middle, .always]

    spaceAroundImage =           era[nil,   nil,   22,    22,    22,    22,    22]
    spaceAroundSubtitle =        era[9,     nil,   nil,   nil,   nil,   nil,   nil]
    // E-built-in-row
    spaceAroundTitle =           era[23.5,  nil,   nil,   nil,   nil,   nil,   nil]
    contentMarginBesideAccessory = era[always: 8]
    // E-value-trailing
    valueMarginBesideAccessory = era[1,     8,     8,     8,     8,     8,     8]
    textMarginBesideAccessory =  era[0,     8,     8,     8,     8,     8,     8]

    // E-accessory-disclosure, E-accessory-detail-disclosure, E-accessory-checkmark
    disclosureIndicatorWidth = has3x ?
                                 era[34,    27,    at3x,  at3x,  at3x,  at3x,  at3x] :
                                 era[34,    27,    26.5,  26.5,  26.5,  26.5,  26.5]
    detailDisclosureWidth =      era[67,    59.5,  58.5,  58.5,  58.5,  58.5,  58.5]
    checkmarkWidth =             era[always: 40]
    detailButtonWidth =          era[always: 40]
    wideAccessoryAddition =      era[always: 4]

    // E-cell-side-margin, E-cell-vertical-margin
    sideMargin =                 era[always: 16]
    wideSideMargin =             era[always: 20]
    sideMarginInOtherTables =    era[15,    15,    nil,   nil,   nil,   nil,   nil]
    sideMarginOutsideTables =    era[nil,   15,    nil,   nil,   nil,   nil,   nil]
    verticalMargin =             era[11,    11,    11,    11,    11,    11,    15]
    builtInTextMargin =          era[always: nil]
    widensWithCell =             era[always: true]
    // E-cell-wide-alone
    widensOutsideTables =        era[true,  false, true,  true,  true,  true,  true]
    preservesCellMargins =       era[always: true]
  }
}

extension SystemMetrics {
  /// Whether cells have the margins and accessories of wide screens, however wide they are
  /// themselves: on 5.5-inch phones only those have that are as wide as the screen.
  ///
  /// Phones are wide that are wider than 375 points upright, whatever margins their root views
  /// have.
  ///
  /// Source: E-cell-side-margin; public disassemblies of UIKit, `-[UIScreen
  /// _wantsWideContentMargins]`.
  package var hasWideCells: Bool {
    let isWide = min(device.screen.width, device.screen.height) > 375
    return (device.sideMargin > 16 || isWide) && device.id != "retina5_5"
  }

  /// The side margins of cells whose table is a view controller's own view.
  ///
  /// Evidence: E-cell-side-margin.
  package var cellSideMargin: Double { hasWideCells ? rows.wideSideMargin : rows.sideMargin }

  /// The side margins of other cells.
  ///
  /// Evidence: E-cell-side-margin.
  package func detachedCellSideMargin(isInTable: Bool) -> Double {
    guard !hasWideCells,
      let own = isInTable ? rows.sideMarginInOtherTables : rows.sideMarginOutsideTables
    else { return cellSideMargin }
    return own
  }

  /// Top and bottom margins of a cell's content view, in points: 4 more in tables of at least 916
  /// points on the screens of 12.9-inch pads.
  ///
  /// Source: E-cell-vertical-margin; public disassemblies of UIKit,
  /// `TableShouldUseExtraPaddingForCells`.
  ///
  /// - Parameter tableHeight: Of the table around the cell; nil for a cell that is in none.
  package func cellVerticalMargin(tableHeight: Double?) -> Double {
    let isLarge = max(device.screen.width, device.screen.height) >= 1366
    return rows.verticalMargin + (isLarge && tableHeight ?? 0 >= 916 ? 4 : 0)
  }

  /// How far an inset-grouped table's cells are from its sides, in points: on wide phones and
  /// pads 20, whatever the margins of their root views.
  ///
  /// Source: E-inset-grouped.
  /// Evidence: E-inset-grouped-parts.
  ///
  /// - Parameters:
  ///   - width: The table's.
  ///   - isRoot: Whether the table is a controller's own view.
  package func insetGroupedMargin(inWidth width: Double, isRoot: Bool) -> Double {
    guard width > 320 else { return 16 }
    if device.sideMargin > 16 || hasWideCells { return 20 }
    return isRoot ? 16 : detachedCellSideMargin(isInTable: true)
  }
}
