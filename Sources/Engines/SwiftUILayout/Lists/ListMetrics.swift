import DynamicType
import DynamicTypeModel
import SwiftUIModel

/// The distances of `List` and `Form` in points, by style, era and width.
///
/// Sources: pictures of home-assistant/iOS d722d781 (iOS 26) and its history (iOS 18), 390 points wide
/// at M; accessibility frames of cashapp/AccessibilitySnapshot 5b03db8 at L on iOS 17.5, 18.5 and 26.2;
/// decompiled `UITableConstants_IOS` for other text sizes.
struct ListMetrics {
  var style: ListStyle
  var era: SystemEra
  /// The list's width.
  var width: Double

  init(style: ListStyle, era: SystemEra, width: Double) {
    (self.style, self.era, self.width) = (style, era, width)
  }

  /// The metrics of the list that a card of some width is in.
  init(cardWidth: Double, in environment: ViewEnvironment) {
    self.init(style: environment.listStyle, era: environment.era, width: cardWidth)
    // 16 on either side, or 20 where it matters no more.
    if sideMargin > 0 { width += 32 }
  }

  private var isNew: Bool { era == .iOS26 }

  /// Whether rows lie on cards with rounded corners.
  var hasCards: Bool { style != .plain && style != .inset }

  /// Between the list's edge and its cards.
  var sideMargin: Double {
    switch style {
    case .insetGrouped, .automatic, .sidebar: screenMargin
    case .plain, .grouped, .inset: 0
    }
  }

  /// Between a card's edge and what is in its rows.
  var contentInset: Double {
    switch style {
    case .insetGrouped, .automatic, .sidebar: isNew ? 16 : screenMargin
    case .plain, .grouped, .inset: screenMargin
    }
  }

  /// 16 on narrow phones, and since iOS 26 on all but the largest; else 20.
  private var screenMargin: Double { width <= (isNew ? 420 : 375) ? 16 : 20 }

  /// Whether separators end at the card's edge and not where the content does.
  var separatorReachesEdge: Bool { !isNew || !hasCards }

  /// Whether separators begin at the row's first text, and not where its content does.
  var separatorFollowsText: Bool { hasCards }

  func separatorThickness(pixelScale: Double) -> Double { isNew ? 1 : 1 / pixelScale }

  /// Above and below what is in a row.
  var rowInset: Double { isNew ? 15 : 11 }

  /// The least height of a row, its separator included.
  ///
  /// Evidence: E-row-height-12, E-row-height-26.
  func minimumRowHeight(at size: DynamicTypeSize) -> Double {
    let leading = TextStyle.body.leading(for: min(size, .xxxLarge))
    return isNew ? leading + 30 : max(44, 2 * leading)
  }

  /// Where a section has no header, or no footer, and meets another.
  var sectionGap: Double { hasCards ? 17.5 : 0 }

  /// Above the first section where it has no header.
  var firstGap: Double { hasCards ? 35 : 0 }

  var headerInsets: (top: Double, bottom: Double) {
    guard hasCards else { return isNew ? (10, 10) : (4, 4) }
    return isNew ? (10, 10) : (17, 6)
  }

  var prominentHeaderInsets: (top: Double, bottom: Double) { isNew ? (10, 10) : (8, 11) }

  var footerInsets: (top: Double, bottom: Double) { isNew ? (8, 6) : (6, 12) }
}

extension ViewEnvironment {
  /// What rows of a list find.
  func inListRow(_ style: ListStyle?) -> ViewEnvironment {
    var environment = self
    environment.listStyle = style ?? listStyle
    environment.place = .listRow
    return environment
  }

  /// What a section's header finds.
  var inSectionHeader: ViewEnvironment {
    var environment = self
    environment.place = .sectionHeader
    if isHeaderProminent {
      environment.font = .title3.weight(.semibold)
    } else if era == .iOS26 {
      environment.font = .body.weight(.semibold)
    } else if listStyle == .plain || listStyle == .inset {
      environment.font = .headline
    } else {
      environment.font = .footnote
      environment.textCase = .uppercase
    }
    return environment
  }

  /// What a section's footer finds: further lines 2 points closer than Footnote's.
  var inSectionFooter: ViewEnvironment {
    var environment = self
    environment.place = .sectionFooter
    environment.font = .footnote.leading(.tight)
    return environment
  }
}
