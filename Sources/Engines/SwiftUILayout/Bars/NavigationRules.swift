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
    var top = 0.0
    return view.children.map { child in
      if view.session.nodes[child.index].rule is NavigationBarRule {
        let offer = ProposedSize(width: size.width, height: nil)
        top = child.length(.vertical, proposed: offer)
        return Placement(child, proposal: offer)
      }
      let offer = ProposedSize(width: size.width, height: max(0, size.height - top))
      let own = child.size(proposed: offer)
      let x = (size.width - own.width) / 2
      let y = top + (size.height - top - own.height) / 2
      return Placement(child, x: x.finiteOrZero, y: y.finiteOrZero, proposal: offer)
    }
  }
}

extension NavigationStackRule {
  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    guard let bar = view.child, view.session.nodes[bar.index].rule is NavigationBarRule else {
      return nil
    }
    let top = bar.length(.vertical, proposed: ProposedSize(width: size.width, height: nil))
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }
}

/// A navigation bar: items beside the title, a large title below, a search field below that.
struct NavigationBarRule: LayoutRule {
  enum Part: Hashable {
    case title
    case largeTitle
    case searchField
    case leadingItem
    case trailingItem
  }

  /// What its children are, in their order.
  var parts: [Part]

  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let metrics = BarMetrics(view.environment)
    var height = metrics.inlineHeight
    if parts.contains(.largeTitle) { height += largeTitleArea(in: view) }
    if parts.contains(.searchField), let insets = metrics.searchInsets {
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
      case .title:
        placements.append(title(child, between: leading, trailing, metrics, in: size))
      case .largeTitle:
        placements.append(largeTitle(child, margin: margin, metrics, in: size, view))
      case .searchField:
        guard let insets = metrics.searchInsets else { continue }
        let offer = ProposedSize(
          width: max(0, size.width - 2 * margin), height: metrics.searchFieldHeight)
        placements.append(
          Placement(
            child, x: margin, y: size.height - insets.bottom - metrics.searchFieldHeight,
            proposal: offer))
      case .leadingItem, .trailingItem:
        let offer = ProposedSize(width: nil, height: metrics.itemHeight)
        let width = child.length(.horizontal, proposed: offer)
        let y = metrics.era == .iOS26 ? 0 : (metrics.inlineHeight - metrics.itemHeight) / 2
        let x = part == .leadingItem ? leading : trailing - width
        placements.append(Placement(child, x: x, y: y, proposal: offer))
        if part == .leadingItem {
          leading += width + BarMetrics.itemGap
        } else {
          trailing -= width + BarMetrics.itemGap
        }
      }
    }
    return placements
  }

  /// In the middle of the bar, or where the items leave space.
  private func title(
    _ child: ViewHandle, between leading: Double, _ trailing: Double, _ metrics: BarMetrics,
    in size: Size
  ) -> Placement {
    let offer = ProposedSize(width: max(0, trailing - leading), height: metrics.inlineHeight)
    let own = child.size(proposed: offer)
    let centred = (size.width - own.width) / 2
    let x = max(leading, min(centred, trailing - own.width))
    let height = metrics.era == .iOS26 ? metrics.itemHeight : metrics.inlineHeight
    return Placement(child, x: x, y: (height - own.height) / 2, proposal: offer)
  }

  /// On one line, its baseline 16 above the bottom of its area.
  private func largeTitle(
    _ child: ViewHandle, margin: Double, _ metrics: BarMetrics, in size: Size, _ view: ViewHandle
  ) -> Placement {
    let offer = ProposedSize(width: max(0, size.width - 2 * margin), height: nil)
    let bottom = metrics.inlineHeight + largeTitleArea(in: view)
    let ascender = child.guide(.firstTextBaseline, proposed: offer)
    return Placement(
      child, x: margin, y: bottom - BarMetrics.largeTitleDescent - ascender, proposal: offer)
  }

  private func largeTitleArea(in view: ViewHandle) -> Double {
    let font = Font.largeTitle.resolved(for: view.environment.dynamicTypeSize)
    return BarMetrics(view.environment).largeTitleArea(
      ascender: view.session.measurer.ascender(of: font.textFont))
  }
}

/// An item of a bar: as wide as what is in it, and at least as wide as high.
struct BarItemRule: LayoutRule {
  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let height = BarMetrics(view.environment).itemHeight
    let content = view.child?.length(.horizontal, proposed: .unspecified) ?? 0
    return Size(width: max(height, content), height: height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.alignedChild(.center, in: size, proposal: ProposedSize(width: size.width, height: nil))
  }
}
