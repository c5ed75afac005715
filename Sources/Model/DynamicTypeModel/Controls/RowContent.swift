/// What a list draws of a row beside the row's own content.
public struct RowContent: ControlValue {
  public static var isOperated: Bool { false }

  /// A sign at the trailing edge.
  public enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row arranges title, detail and image.
  ///
  /// Source: Apple, `UITableViewCell.CellStyle`.
  public enum Style: String, Hashable, Sendable {
    /// As its author lays it out.
    case custom
    /// A title alone.
    case `default`
    /// A detail at the trailing edge.
    case value1
    /// A title that ends where the detail begins.
    case value2
    /// A detail below the title.
    case subtitle
  }

  /// The list around the row.
  public enum ListStyle: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  public var accessory: Accessory
  /// Nil for a row that is in no list.
  public var list: ListStyle?
  public var hasSeparators: Bool
  /// Points from the row's leading edge to the line below it; nil for the margin of the screen.
  public var separatorInset: Double?
  /// Nil for a row that is in no section.
  public var position: Position?

  /// Where a row is in its section.
  public struct Position: Hashable, Sendable {
    public var isFirst: Bool
    public var isLast: Bool

    public init(isFirst: Bool, isLast: Bool) {
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  public init(accessory: Accessory = .none, list: ListStyle? = nil) {
    self.accessory = accessory
    self.list = list
    hasSeparators = true
  }
}
