import DynamicTypeModel

/// Headers and footers of a table's sections.
package struct SectionMetrics: Hashable, Sendable {
  /// A grouped table's header of one line at Large, without what is above the first one.
  ///
  /// Evidence: E-header-grouped.
  package var groupedHeaderHeight: Double
  /// What is above the first header of a grouped table.
  package var spaceAboveFirstHeader: Double
  /// Whether that is there under a large title, too.
  package var hasSpaceUnderLargeTitle: Bool
  /// What is between a section's footer and the header of the next one.
  package var spaceAfterFooter: Double
  /// Whether a title without characters makes a header of a grouped table as high as one without a
  /// line.
  package var hasHeaderForEmptyTitle: Bool
  /// Whether headers of grouped tables are set in capitals.
  package var setsTitlesInCapitals: Bool
  /// The first header of a grouped table without a title; nil where it is as high as others.
  package var firstUntitledHeaderHeight: Double?
  /// Other headers without a title, where the table leaves their height to the system.
  package var untitledHeaderHeight: Double
  /// A grouped table's header without a title above rows that are made from prototypes; nil where it is as high as
  /// one of one line.
  package var untitledPrototypeHeaderHeight: Double?
  /// Whether plain tables have headers without a title above rows that are known beforehand, and above others.
  package var showsUntitledPlainHeaders, showsUntitledPlainPrototypeHeaders: Bool
  /// Whether plain tables have footers without text.
  package var showsUntitledPlainFooters: Bool
  /// A plain table's header of one line at Large.
  package var plainHeaderHeight: Double
  /// What is above a plain table's headers, as part of them.
  package var plainHeaderPadding: Double
  /// Whether a plain table's header has the height that the table names.
  package var usesDeclaredPlainHeaderHeight: Bool
  /// Whether plain headers are lower than at Large below it.
  package var shrinksPlainHeaders: Bool
  /// Whether plain tables have footers; one of one line is as high as here.
  package var hasPlainFooters: Bool
  package var plainFooterHeight: Double
  /// A grouped table's footer without text, where the table leaves its height to the system.
  package var untitledFooterHeight: Double

  // swift-format-ignore
  package init(era: SystemEra) {
    // iOS                              12     13     14     15     16     17     26
    groupedHeaderHeight =          era[always: 38]                          // E-header-grouped
    spaceAboveFirstHeader =        era[always: 17.4]                        // E-header-first
    hasSpaceUnderLargeTitle =      era[true,  true,  true,  false, false, false, false]
    spaceAfterFooter =             era[always: 7.5]
    hasHeaderForEmptyTitle =       era[false, true,  true,  true,  true,  true,  true]
    // E-header-capitals
    setsTitlesInCapitals =         era[true,  true,  true,  true,  true,  true,  false]
    firstUntitledHeaderHeight =    era[35,    nil,   nil,   nil,   nil,   nil,   nil]
    untitledHeaderHeight =         era[always: 17.5]                        // E-header-untitled
    untitledPrototypeHeaderHeight = era[always: nil]
    showsUntitledPlainHeaders =    era[always: false]
    showsUntitledPlainPrototypeHeaders = era[always: false]
    showsUntitledPlainFooters =    era[always: false]
    // E-header-plain
    plainHeaderHeight =            era[28,    28,    28,    50,    50,    50,    50]
    plainHeaderPadding =           era[0,     0,     0,     22,    22,    22,    22]
    usesDeclaredPlainHeaderHeight = era[true, false, false, false, false, false, false]
    shrinksPlainHeaders =          era[true,  true,  true,  false, false, false, false]
    hasPlainFooters =              era[false, true,  true,  true,  true,  true,  true]
    plainFooterHeight =            era[always: 28]
    untitledFooterHeight =         era[always: 18]
  }
}
