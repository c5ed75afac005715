import DynamicTypeControls
import DynamicTypeModel

/// Rows of tables that the canvas shows otherwise than a device.
extension CanvasQuirks {
  /// Whether rows are as high as their content asks for.
  ///
  /// Source: E-unfitted-rows: prototypes are fitted since Xcode 11, other rows of static tables
  /// since Xcode 13.
  func fitsRows(ofStaticTable isStatic: Bool) -> Bool {
    isStatic
      ? era[false, false, false, true, true, true, true]
      : era[false, true, true, true, true, true, true]
  }

  /// Whether rows of plain tables that are not fitted lose a pixel to their separator where their
  /// content does not reach from top to bottom.
  ///
  /// Source: E-unfitted-rows.
  var lowersUnfittedRows: Bool {
    era[false, true, true, true, true, true, true] && !isRecorded(before: 16_000)
  }
}

/// Rows of static tables that begin below what the canvas shows of their table.
///
/// Source: E-unseen-rows.
extension CanvasQuirks {
  /// Whether a table looks for the rows to show by the heights that it declares, whatever its rows
  /// ask for.
  var findsVisibleRowsByDeclaredHeights: Bool {
    era[false, true, true, true, true, true, true]
  }

  /// The side margins of such a row's content; nil where they are as in others.
  ///
  /// In 2 rows of build 13771; since iOS 13 one is known with content at its margins, which are as
  /// others'.
  var contentMarginOfUnseenRows: Double? { era[8, nil, nil, nil, nil, nil, nil] }

  /// What is beside the accessory of such a row, in the place of 16 or 20 points.
  var accessoryMarginOfUnseenRows: Double { era[15, 8, 8, 8, 8, 8, 8] }

  /// Where the texts of such a row's built-in style start: 15 points in builds up to 18122 (3
  /// projects), 8 since 22155 (2).
  var textMarginOfUnseenRows: Double { era[15, 15, 15, 8, 8, 8, 8] }
}
