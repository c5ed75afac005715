import DynamicTypeModel

/// A table view's own attributes.
///
/// The cells are children of the table in document order; sections name them by index.
package struct TableContent: Hashable, Sendable {
  package typealias Style = RowContent.ListStyle

  /// A static section, or the prototype cells as one section.
  package struct Section: Hashable, Sendable {
    package var id: String
    package var headerTitle: String?
    package var footerTitle: String?
    package var cells: [ElementIndex]
    package var location: SourceLocation

    package init(id: String, location: SourceLocation) {
      self.id = id
      self.location = location
      cells = []
    }
  }

  package var style: Style
  /// `dataMode="static"`; false for prototypes.
  package var isStatic: Bool
  /// `separatorStyle` is `none` or absent otherwise.
  package var hasSeparators: Bool
  /// Points; -1 for automatic.
  package var rowHeight: Double
  package var sectionHeaderHeight: Double
  package var sectionFooterHeight: Double
  package var sections: [Section]
  /// The views above the first and below the last section.
  package var headerView: ElementIndex?
  package var footerView: ElementIndex?
  package var separatorInset: EdgeInsets?

  package init(style: Style) {
    self.style = style
    isStatic = false
    hasSeparators = true
    rowHeight = -1
    sectionHeaderHeight = -1
    sectionFooterHeight = -1
    sections = []
  }

  /// How high a device makes a row whatever its content, in points; nil where rows size themselves.
  ///
  /// A static row has its own height, or the table's. A prototype's own is Interface Builder's, because
  /// tables ask static rows alone for theirs; where the table has another, code has to give the height,
  /// or the screen that was drawn would be broken at Large.
  package func fixedRowHeight(of cell: CellContent) -> Double? {
    let own = cell.rowHeight ?? 0
    if isStatic, own > 0 { return own }
    return rowHeight > 0 && (own <= 0 || own == rowHeight) ? rowHeight : nil
  }
}

/// A table view cell's own attributes.
package struct CellContent: Hashable, Sendable {
  package typealias Style = RowContent.Style
  package typealias Accessory = RowContent.Accessory

  package var style: Style
  package var accessory: Accessory
  /// Points, as the cell sets it; nil when it leaves the height to the table.
  package var rowHeight: Double?
  package var indentationLevel: Int
  package var indentationWidth: Double
  /// Points by which the contents of a built-in style are indented.
  ///
  /// Source: Apple, `UITableViewCell.indentationLevel`, and a recorded cell of 1 × 64 points.
  /// Evidence: E-cell-indentation.
  package var indentation: Double { max(0, Double(indentationLevel) * indentationWidth) }
  package var contentView: ElementIndex?
  package var accessoryView: ElementIndex?
  package var textLabel: ElementIndex?
  package var detailTextLabel: ElementIndex?
  package var imageView: ElementIndex?
  /// Whether its labels and image are those of a `UIListContentConfiguration`.
  package var hasListConfiguration = false

  package init() {
    style = .custom
    accessory = .none
    indentationLevel = 0
    indentationWidth = 10
  }
}
