import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// Where a table expects its rows before it has measured them, which decides whether Xcode's canvas
/// shows them.
///
/// Rows of static tables that the canvas never showed, because they begin below what is visible of
/// their table, have other margins, as those of the table never reached them. No device shows such
/// a row.
///
/// Source: 18 rows in documents of 7 projects, builds 13771 to 24506, against 52 above them in the
/// same tables.
struct EstimatedRows {
  private let table: TableContent
  private let environment: LayoutEnvironment
  private let visibleLength: Double
  /// The top of what comes next, in points.
  private var y: Double

  /// - Parameters:
  ///   - start: Where the first section starts, in points from the table's top.
  ///   - visibleLength: As ``visibleLength(of:in:root:on:)`` says.
  init(
    of table: TableContent, from start: Double, visibleLength: Double,
    environment: LayoutEnvironment
  ) {
    self.table = table
    self.environment = environment
    self.visibleLength = visibleLength
    y = start
  }

  /// Whether the canvas shows what comes next.
  var areVisible: Bool { y < visibleLength }

  mutating func add(sectionHeight height: Double, declared: Double) {
    y += estimatedHeight(height, declared: declared)
  }

  mutating func add(rowHeight height: Double) { y += estimatedRowHeight(height) }

  /// How far down a table's rows are shown; infinite where all are alike, as on a device and in an
  /// inset-grouped table (18 rows of one, of build 24765).
  static func visibleLength(
    of table: TableContent, in frame: Rect, root: Rect, on screen: ScreenContext
  ) -> Double {
    let environment = screen.environment
    guard environment.canvas != nil, table.isStatic, table.style != .insetGrouped else {
      return .infinity
    }
    let bars = screen.presentation.safeAreaInsets(
      device: environment.configuration.device, system: environment.system, rootSize: root.size)
    return frame.height - max(0, bars.top - (frame.minY - root.minY))
  }

  /// The height of a section's header or footer where a table looks for the rows to show: since iOS
  /// 13 what the table declares, however high its title is.
  ///
  /// Source: rows of 4 projects that begin up to 160 points below what is visible have the margins
  /// of others; up to iOS 12 those of 2 projects have not.
  /// Evidence: E-unseen-rows.
  private func estimatedHeight(_ height: Double, declared: Double) -> Double {
    findsByDeclaredHeights ? max(0, declared) : height
  }

  /// The height of a row where a table looks for the rows to show: since iOS 13 that of any row
  /// where the table leaves it to the rows, whatever one says of itself.
  ///
  /// Source: of a table of build 18122 with five rows of 70 points 2 rows that begin 26 and 70
  /// below what is visible, and of one of build 24506 a row that 51 points a row put below it and
  /// 44 would not; in one of build 22155 with rows of 44 a row of 120 counts as such.
  /// Evidence: E-unseen-rows.
  private func estimatedRowHeight(_ height: Double) -> Double {
    findsByDeclaredHeights && table.rowHeight < 0
      ? environment.metrics.rows.minimumHeight : height
  }

  private var findsByDeclaredHeights: Bool {
    environment.canvas?.findsVisibleRowsByDeclaredHeights ?? false
  }
}

extension ScreenGeometry {
  /// Marks a row by where its table expects its top.
  func mark(_ row: ElementIndex, asSeen isSeen: Bool) {
    if isSeen { unseenRows.remove(row) } else { unseenRows.insert(row) }
  }
}
