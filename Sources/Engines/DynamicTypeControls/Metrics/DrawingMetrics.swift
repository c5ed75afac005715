import DynamicTypeModel

/// How the system draws controls, rows and bars.
///
/// Shapes are estimated by eye from Apple's own pictures and are for our pictures alone: nothing that a
/// finding says depends on them.
package struct DrawingMetrics: Hashable, Sendable {
  /// What a switch's frame has at its right beyond its track.
  package var switchInset: Double
  /// The width of a switch's thumb in heights of its track; nil for a round one.
  package var switchThumbWidth: Double?
  /// Whether steppers and segmented controls are outlined in their tint, and not filled.
  package var outlinesControls: Bool
  /// What a search bar is filled with around its field; nil for nothing.
  package var searchBarColor: DrawingColor?
  package var searchFieldColor: DrawingColor
  /// Of a search bar's field; nil for a capsule.
  package var searchFieldRadius: Double?
  /// Whether all configured buttons are capsules.
  package var hasCapsuleButtons: Bool
  /// Of the corners at the ends of a section of an inset-grouped list.
  package var sectionRadius: Double
  /// Whether bars are clear where no content is scrolled below them; those at the top with a large
  /// title, and others.
  package var hasClearLargeTitleBars, hasClearBars: Bool
  /// Whether what bars show floats on glass.
  package var hasFloatingBars: Bool

  // swift-format-ignore
  package init(era: SystemEra) {
    let gray = DrawingColor.hex(0xC9C9CE)
    let bar = DrawingColor.bar
    let fill = DrawingColor.system("tertiarySystemFill")

    // iOS                          12     13     14     15     16     17     26
    switchInset =              era[2,     2,     2,     2,     2,     2,     0]
    switchThumbWidth =         era[nil,   nil,   nil,   nil,   nil,   nil,   1.35]
    outlinesControls =         era[true,  false, false, false, false, false, false]
    searchBarColor =           era[gray,  bar,   bar,   bar,   bar,   bar,   nil]
    searchFieldColor =         era[.white, fill, fill,  fill,  fill,  fill,  fill]
    searchFieldRadius =        era[10,    10,    10,    10,    10,    10,    nil]
    hasCapsuleButtons =        era[false, false, false, false, false, false, true]
    sectionRadius =            era[10,    10,    10,    10,    10,    10,    26]
    hasClearLargeTitleBars =   era[false, true,  true,  true,  true,  true,  true]
    hasClearBars =             era[false, false, false, true,  true,  true,  true]
    hasFloatingBars =          era[false, false, false, false, false, false, true]
  }
}
