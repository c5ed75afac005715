import DynamicType
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// `NavigationStack`: its bar above its root.
struct NavigationStackRule: LayoutRule {
  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let region = region(in: view, size: size)
    let barOffer = ProposedSize(width: size.width, height: nil)
    return view.children.map { child in
      let rule = view.session.nodes[child.index].rule
      if rule is NavigationBarRule { return Placement(child, proposal: barOffer) }
      if rule is BottomBarRule { return Placement(child, y: region.maxY, proposal: barOffer) }
      let offer = ProposedSize(region.size)
      let own = child.size(proposed: offer)
      let x = (size.width - own.width) / 2
      let y = region.y + (region.height - own.height) / 2
      return Placement(child, x: x.finiteOrZero, y: y.finiteOrZero, proposal: offer)
    }
  }

  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    region(in: view, size: size)
  }

  /// What the bars leave.
  private func region(in view: ViewHandle, size: Size) -> Rect {
    var (top, bottom) = (0.0, 0.0)
    for child in view.children {
      let rule = view.session.nodes[child.index].rule
      if rule is NavigationBarRule {
        top = child.length(
          .vertical, proposed: ProposedSize(width: size.width, height: nil))
      } else if rule is BottomBarRule {
        bottom = BarMetrics(view.environment).bottomBarHeight
      }
    }
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }
}

/// A navigation bar: items beside the title, a large title below, a search field below that.
struct NavigationBarRule: LayoutRule {
  enum Part: Hashable {
    case backButton
    case title
    case largeTitle
    case searchField
    case leadingItem
    case principalItem
    case trailingItem
  }

  /// What its children are, in their order.
  var parts: [Part]
  /// Whether it has an area for a large title.
  var isLarge: Bool
  /// Where its search field wants to be.
  var searchPlacement = SearchDescription.Placement.automatic

  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let metrics = BarMetrics(view.environment)
    var height = metrics.inlineHeight
    if isLarge { height += largeTitleArea(in: view) }
    if parts.contains(.searchField), let insets = metrics.searchInsets(searchPlacement) {
      height += insets.top + metrics.searchFieldHeight + insets.bottom
    }
    return Size(width: proposed.width ?? 320, height: height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let metrics = BarMetrics(view.environment)
    let margin = metrics.margin(width: size.width)
    var leading = margin
    var trailing = size.width - margin
    var placements: [Placement] = []
    for (part, child) in zip(parts, view.children) {
      switch part {
      case .backButton:
        let place = backButton(child, margin: margin, metrics, in: size, view)
        placements.append(place)
        let width = child.length(.horizontal, proposed: place.proposal)
        leading = place.origin.x + width + BarMetrics.itemGap
      case .title, .principalItem:
        let baseline = part == .title ? metrics.titleBaseline(view.session.measurer) : nil
        placements.append(
          title(child, baseline: baseline, between: leading, trailing, metrics, in: size))
      case .largeTitle:
        placements.append(largeTitle(child, margin: margin, metrics, in: size, view))
      case .searchField:
        guard let insets = metrics.searchInsets(searchPlacement) else { continue }
        let offer = ProposedSize(
          width: max(0, size.width - 2 * margin), height: metrics.searchFieldHeight)
        placements.append(
          Placement(
            child, x: margin, y: size.height - insets.bottom - metrics.searchFieldHeight,
            proposal: offer))
      case .leadingItem, .trailingItem:
        let offer = ProposedSize(width: nil, height: metrics.itemHeight)
        let width = child.length(.horizontal, proposed: offer)
        let x = part == .leadingItem ? leading : trailing - width
        placements.append(Placement(child, x: x, y: metrics.itemTop, proposal: offer))
        if part == .leadingItem {
          leading += width + BarMetrics.itemGap
        } else {
          trailing -= width + BarMetrics.itemGap
        }
      }
    }
    return placements
  }

  /// At the edge, as wide as the other items and the title leave it.
  private func backButton(
    _ child: ViewHandle, margin: Double, _ metrics: BarMetrics, in size: Size, _ view: ViewHandle
  ) -> Placement {
    let taken = zip(parts, view.children).reduce(0) { taken, item in
      switch item.0 {
      case .backButton, .largeTitle, .searchField: taken
      case .title, .principalItem, .leadingItem, .trailingItem:
        taken + item.1.length(.horizontal, proposed: .unspecified) + BarMetrics.itemGap
      }
    }
    let x = metrics.hasFloatingItems ? margin : BackButtonRule.arrow.edge
    let offer = ProposedSize(
      width: max(0, size.width - x - taken - margin), height: metrics.itemHeight)
    return Placement(child, x: x, y: metrics.itemTop, proposal: offer)
  }

  /// In the middle of the bar, or where the items leave space.
  ///
  /// - Parameter baseline: Where a title stands; nil for a view in its place, which is centred.
  private func title(
    _ child: ViewHandle, baseline: Double?, between leading: Double, _ trailing: Double,
    _ metrics: BarMetrics, in size: Size
  ) -> Placement {
    let offer = ProposedSize(width: max(0, trailing - leading), height: metrics.inlineHeight)
    let own = child.size(proposed: offer)
    let centred = (size.width - own.width) / 2
    let x = max(leading, min(centred, trailing - own.width))
    let y =
      baseline.map { $0 - child.guide(.firstTextBaseline, proposed: offer) }
      ?? (metrics.titleAreaHeight - own.height) / 2
    return Placement(child, x: x, y: y, proposal: offer)
  }

  /// On one line, its baseline 16 above the bottom of its area.
  private func largeTitle(
    _ child: ViewHandle, margin: Double, _ metrics: BarMetrics, in size: Size, _ view: ViewHandle
  ) -> Placement {
    let offer = ProposedSize(width: max(0, size.width - 2 * margin), height: nil)
    let bottom = metrics.inlineHeight + largeTitleArea(in: view)
    let ascender = child.guide(.firstTextBaseline, proposed: offer)
    return Placement(
      child, x: margin, y: bottom - metrics.largeTitleDescent - ascender, proposal: offer)
  }

  private func largeTitleArea(in view: ViewHandle) -> Double {
    let font = Font.largeTitle.resolved(for: view.environment.dynamicTypeSize)
    return BarMetrics(view.environment).largeTitleArea(
      ascender: view.session.measurer.ascender(of: font.textFont))
  }
}

/// The field in a navigation bar with its text, which begins behind the magnifier.
struct SearchFieldRule: LayoutRule {
  /// Between the field's leading edge and the text, and between the text and its end, in points.
  static let textInset = (leading: 26.0, trailing: 8.0)

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = view.child else { return [] }
    let inset = Self.textInset
    let offer = ProposedSize(
      width: max(0, size.width - inset.leading - inset.trailing), height: size.height)
    let y = (size.height - child.length(.vertical, proposed: offer)) / 2
    return [Placement(child, x: inset.leading, y: y.finiteOrZero, proposal: offer)]
  }
}
