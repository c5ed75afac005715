import DynamicTypeModel

/// A table view's own attributes.
///
/// The cells are children of the table in document order; sections name them by index.
public struct TableContent: Hashable, Sendable {
  public typealias Style = RowContent.ListStyle

  /// A static section, or the prototype cells as one section.
  public struct Section: Hashable, Sendable {
    public var id: String
    public var headerTitle: String?
    public var footerTitle: String?
    /// Views in the places of the titles.
    public var headerView: ElementIndex?
    public var footerView: ElementIndex?
    /// What the delegate returns for this section's header and footer, in points; nil where it is not asked.
    public var headerHeight: Double?
    public var footerHeight: Double?
    public var cells: [ElementIndex]
    public var location: SourceLocation

    public init(id: String, location: SourceLocation) {
      self.id = id
      self.location = location
      cells = []
    }
  }

  public var style: Style
  /// `dataMode="static"`; false for prototypes.
  public var isStatic: Bool
  /// `separatorStyle` is `none` or absent otherwise.
  public var hasSeparators: Bool
  /// Points; -1 for automatic.
  public var rowHeight: Double
  public var sectionHeaderHeight: Double
  public var sectionFooterHeight: Double
  /// What the delegate returns for the header and the footer of every section, in points; nil where it is not asked.
  public var delegateHeaderHeight, delegateFooterHeight: Double?
  /// Points above each header of a plain table; nil for the system's.
  public var sectionHeaderTopPadding: Double?
  public var sections: [Section]
  /// The views above the first and below the last section.
  public var headerView: ElementIndex?
  public var footerView: ElementIndex?
  public var separatorInset: EdgeInsets?

  public init(style: Style) {
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
  public func fixedRowHeight(of cell: CellContent) -> Double? {
    let own = cell.rowHeight ?? 0
    if isStatic, own > 0 { return own }
    return rowHeight > 0 && (own <= 0 || own == rowHeight) ? rowHeight : nil
  }
}

/// A table view cell's own attributes.
public struct CellContent: Hashable, Sendable {
  public typealias Style = RowContent.Style
  public typealias Accessory = RowContent.Accessory

  public var style: Style
  public var accessory: Accessory
  /// Points, as the cell sets it; nil when it leaves the height to the table.
  public var rowHeight: Double?
  public var indentationLevel: Int
  public var indentationWidth: Double
  /// Points by which the contents of a built-in style are indented.
  ///
  /// Source: Apple, `UITableViewCell.indentationLevel`, and a recorded cell of 1 × 64 points.
  /// Evidence: E-cell-indentation.
  public var indentation: Double { max(0, Double(indentationLevel) * indentationWidth) }
  public var contentView: ElementIndex?
  public var accessoryView: ElementIndex?
  public var textLabel: ElementIndex?
  public var detailTextLabel: ElementIndex?
  public var imageView: ElementIndex?
  /// Whether its labels and image are those of a `UIListContentConfiguration`.
  public var hasListConfiguration = false

  public init() {
    style = .custom
    accessory = .none
    indentationLevel = 0
    indentationWidth = 10
  }
}
