/// What a text needs that is lost, where one change of its code gives it: whoever reads the code makes a ``FixIt`` of it.
public enum Remedy: String, Codable, Hashable, Sendable {
  /// As many lines as it takes.
  case freeLines
  /// A height that may grow.
  case growingHeight
  /// A field of several lines.
  case growingField
  /// A screen that scrolls.
  case scrolling
  /// A row that is a column at accessibility sizes.
  case stackedRow
}
