/// Something about a view that code sets, so that what its document says does not hold.
public struct CodeNote: Hashable, Sendable {
  /// Properties that a layout follows, as UIKit calls them.
  public enum Property: String, Codable, Hashable, Sendable, CaseIterable {
    case rowHeight, isScrollEnabled, numberOfLines, adjustsFontForContentSizeCategory, font, text
    case lineBreakMode, adjustsFontSizeToFitWidth, minimumScaleFactor
    case sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight
    /// Of a view that code hides at first, by either.
    case isHidden, alpha
    /// The views above and below a table's rows, which have the height that they are given.
    case tableHeaderView, tableFooterView
    /// Of a controller's `navigationItem`: what its bar shows at either side, and instead of its title.
    case leftBarButtonItem, leftBarButtonItems, rightBarButtonItem, rightBarButtonItems, titleView
    /// Of a table: what its delegate's functions of these names return.
    case heightForRowAt, heightForHeaderInSection, heightForFooterInSection

    /// Whether it says that a view is hidden at first.
    public var hides: Bool { self == .isHidden || self == .alpha }

    /// Whether it is asked of a delegate, and not set.
    public var isAskedOfDelegate: Bool {
      switch self {
      case .heightForRowAt, .heightForHeaderInSection, .heightForFooterInSection: true
      default: false
      }
    }
  }

  public var property: Property
  /// Where.
  public var location: SourceLocation
  /// Whether the value is followed. Where it is not known, the document's is used, and what is found with it is
  /// not certain.
  public var isKnown: Bool

  public init(property: Property, location: SourceLocation, isKnown: Bool) {
    self.property = property
    self.location = location
    self.isKnown = isKnown
  }
}
