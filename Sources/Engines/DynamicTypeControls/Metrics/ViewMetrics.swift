import DynamicType
import DynamicTypeModel

/// What SwiftUI's lists, bars and controls have of their own, beside what they share with UIKit's.
///
/// Sources: pictures of home-assistant/iOS d722d781 (iOS 26) and its history (iOS 18), 390 points wide
/// at M; accessibility frames of cashapp/AccessibilitySnapshot 5b03db8 at L on iOS 17.5, 18.5 and 26.2;
/// accessibility dumps at 375 points on iOS 17, at 402 and 440 on iOS 26; rows of StanfordSpezi/SpeziViews at
/// AX3 on a phone and a pad (iOS 26: 130 high, with two lines 52 apart; iOS 18: 118.67 and 48.33).
package struct ViewMetrics: Hashable, Sendable {
  /// The widest list with margins of 16 points, or the widest screen whose lists have them; in others they are 20.
  ///
  /// Source: pictures of forms and lists: on iOS 18 20 in windows of 375 on a wider screen at three pixels a point, where the
  /// same screen alone is known to have 16; on iOS 16 and 17 16 in windows of 300 and 450 at one pixel; on iOS 26 16 in 300, 390
  /// and 393, and 20 in 450. Public disassemblies of UIKit, `-[UIScreen _wantsWideContentMargins]`.
  package var widestNarrowList: Double
  /// Whether margins follow the screen, and not the list.
  package var marginsFollowScreen: Bool
  /// The widest bar that begins 16 points from its edges; wider ones do 20 from them.
  package var widestNarrowBar: Double
  /// Above and below what is in a row of a list.
  package var rowInset: Double
  /// How much higher a row is than a line of Body, up to XXXL; nil where rows are 44 points high at L.
  package var rowPadding: Double?
  /// Of the line between rows; nil for a pixel.
  package var separatorThickness: Double?
  /// Whether lines between rows end at the edge of their card or list, and not where the content does.
  package var separatorsReachEdge: Bool
  /// Whether they begin at a row's first text in plain lists, too, as they do in cards.
  package var plainSeparatorsFollowText: Bool
  /// Around the header of a card, of a plain section, of a prominent one, and around a footer.
  package var headerInsets, plainHeaderInsets, prominentHeaderInsets, footerInsets: VerticalInsets
  /// What a card's header is set in.
  package var headerStyle: TextStyle
  package var headerWeight: FontWeight?
  package var setsHeadersInCapitals: Bool
  /// Above a list's first card where it has no header and a large title is above it.
  package var firstSectionGapBelowLargeTitle: Double
  /// Between the content of a row and its chevron, and between that and the row's content edge.
  package var chevronGap, chevronInset: Double
  /// Between the label of a row and its content, where that is below it; nil for the distance of texts.
  package var stackedContentGap: Double?
  /// A bar's item without a glass background, or with it.
  package var barItemHeight: Double
  /// Above and below a search field in a navigation bar; nil where it is not in it unless a view says so.
  package var searchFieldInsets: VerticalInsets?
  /// The same where a view puts it there (`navigationBarDrawer`): UIKit's search bar is 64 points high in
  /// iOS 26. Evidence: E-search-bar-height-26.
  package var drawerSearchInsets: VerticalInsets

  /// Distances above and below.
  package struct VerticalInsets: Hashable, Sendable {
    package var top, bottom: Double
  }

  // swift-format-ignore
  package init(era: SystemEra) {
    func insets(_ top: Double, _ bottom: Double) -> VerticalInsets {
      VerticalInsets(top: top, bottom: bottom)
    }
    let (card, plain, prominent, footer) = (insets(17, 6), insets(4, 4), insets(8, 11), insets(6, 12))
    let even = insets(10, 10)
    let field = insets(1, 15)
    let lowFooter = insets(8, 6)
    let (gap, wideGap) = (32.0 / 3, 38.0 / 3)
    let (end, wideEnd) = (2.0 / 3, 7.0 / 3)

    // iOS                    12     13     14     15     16     17     26
    widestNarrowList =     era[375,  375,   375,   375,   375,   375,   414]
    marginsFollowScreen =  era[true, true,  true,  true,  true,  true,  false]
    widestNarrowBar =      era[always: 414]
    rowInset =             era[11,   11,    11,    11,    11,    11,    15]
    rowPadding =           era[nil,  nil,   nil,   nil,   nil,   nil,   30]
    separatorThickness =   era[nil,  nil,   nil,   nil,   nil,   nil,   1]
    separatorsReachEdge =  era[true, true,  true,  true,  true,  true,  false]
    plainSeparatorsFollowText = era[false, false, false, false, false, false, true]
    headerInsets =         era[card, card,  card,  card,  card,  card,  even]
    plainHeaderInsets =    era[plain, plain, plain, plain, plain, plain, even]
    prominentHeaderInsets = era[prominent, prominent, prominent, prominent, prominent, prominent, even]
    footerInsets =         era[footer, footer, footer, footer, footer, footer, lowFooter]
    headerStyle =          era[.footnote, .footnote, .footnote, .footnote, .footnote, .footnote, .body]
    headerWeight =         era[nil,  nil,   nil,   nil,   nil,   nil,   .semibold]
    setsHeadersInCapitals = era[true, true, true,  true,  true,  true,  false]
    firstSectionGapBelowLargeTitle = era[35, 35, 35,   35,    35,    35,    0]
    chevronGap =           era[gap,  gap,   gap,   gap,   gap,   gap,   wideGap]
    chevronInset =         era[end,  end,   end,   end,   end,   end,   wideEnd]
    stackedContentGap =    era[nil,  nil,   nil,   nil,   nil,   nil,   4]
    barItemHeight =        era[34,   34,    34,    34,    34,    34,    44]
    searchFieldInsets =    era[field, field, field, field, field, field, nil]
    drawerSearchInsets =   era[field, field, field, field, field, field, even]
  }
}
