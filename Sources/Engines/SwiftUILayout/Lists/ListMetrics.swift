import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import SwiftUIModel

/// The distances of `List` and `Form` in points, by style, era and width.
///
/// Sources: `ViewMetrics`; decompiled `UITableConstants_IOS` for other text sizes.
struct ListMetrics {
  var style: ListStyle
  /// What the era decides.
  var system: ViewMetrics
  /// The list's width.
  var width: Double
  /// The width of its screen held upright; nil where nobody said.
  var screenWidth: Double?
  /// Pixels in a point of its screen.
  var pixelScale: Double

  /// - Parameter environment: Of a view in the list.
  init(width: Double, in environment: ViewEnvironment, of session: LayoutSession) {
    (style, pixelScale) = (environment.listStyle, environment.pixelScale)
    (self.width, screenWidth) = (width, session.screenWidth)
    system = ViewMetrics(era: environment.era)
  }

  /// The metrics of the list that a card of some width is in.
  init(cardWidth: Double, in environment: ViewEnvironment, of session: LayoutSession) {
    self.init(width: cardWidth, in: environment, of: session)
    // 16 on either side, or 20 where it matters no more.
    if sideMargin > 0 { width += 32 }
  }

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
  var contentInset: Double { screenMargin }

  /// Since iOS 26 16 in lists that are as wide as most phones; before, on narrow screens and at one pixel a point.
  private var screenMargin: Double {
    guard system.marginsFollowScreen else { return width <= system.widestNarrowList ? 16 : 20 }
    return pixelScale < 2 || screenWidth ?? width <= system.widestNarrowList ? 16 : 20
  }

  /// Whether separators end at the card's edge and not where the content does.
  var separatorReachesEdge: Bool { system.separatorsReachEdge }

  /// Whether separators begin at the row's first text, and not where its content does.
  var separatorFollowsText: Bool { hasCards || system.plainSeparatorsFollowText }

  var separatorThickness: Double { system.separatorThickness ?? 1 / pixelScale }

  /// Above and below what is in a row.
  var rowInset: Double { system.rowInset }

  /// The least height of a row, its separator included.
  ///
  /// Evidence: E-row-height-12, E-row-height-26.
  func minimumRowHeight(at size: DynamicTypeSize) -> Double {
    let leading = TextStyle.body.leading(for: min(size, .xxxLarge))
    return system.rowPadding.map { leading + $0 } ?? max(44, 2 * leading)
  }

  /// Where a section has no header, or no footer, and meets another.
  var sectionGap: Double { hasCards ? 17.5 : 0 }

  /// Above the first section where it has no header.
  ///
  /// - Parameter isBelowLargeTitle: Whether the list begins where the area of a large title ends.
  func firstGap(isBelowLargeTitle: Bool) -> Double {
    guard hasCards else { return 0 }
    return isBelowLargeTitle ? system.firstSectionGapBelowLargeTitle : 35
  }

  /// Around a header of the style, or a prominent one.
  func headerInsets(isProminent: Bool) -> ViewMetrics.VerticalInsets {
    isProminent
      ? system.prominentHeaderInsets : hasCards ? system.headerInsets : system.plainHeaderInsets
  }

  var footerInsets: ViewMetrics.VerticalInsets { system.footerInsets }
}

extension ViewEnvironment {
  /// What rows of a list find.
  func inListRow(_ style: ListStyle?) -> ViewEnvironment {
    var environment = self
    environment.listStyle = style ?? listStyle
    environment.place = .listRow
    environment.scrollOffset = Point()
    environment.contentMargins = .zero
    environment.contentMarginEdges = []
    return environment
  }

  /// What a section's header finds.
  var inSectionHeader: ViewEnvironment {
    var environment = self
    environment.place = .sectionHeader
    let metrics = ViewMetrics(era: era)
    if isHeaderProminent {
      environment.font = .title3.weight(.semibold)
    } else if listStyle == .plain || listStyle == .inset {
      environment.font = .headline
    } else {
      environment.font = .system(metrics.headerStyle, weight: metrics.headerWeight)
      environment.textCase = metrics.setsHeadersInCapitals ? .uppercase : nil
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
