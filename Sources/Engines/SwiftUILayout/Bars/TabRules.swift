import DynamicTypeModel
import SwiftUIModel

/// `TabView`: the first tab above the bar, which reaches through the safe area's bottom.
struct TabViewRule: LayoutRule {
  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let top = contentHeight(in: view, size: size)
    return view.children.map { child in
      if view.session.nodes[child.index].rule is TabBarRule {
        return Placement(child, y: top, proposal: ProposedSize(width: size.width, height: nil))
      }
      let offer = ProposedSize(width: size.width, height: top)
      let own = child.size(proposed: offer)
      let x = ((size.width - own.width) / 2).finiteOrZero
      return Placement(child, x: x, y: ((top - own.height) / 2).finiteOrZero, proposal: offer)
    }
  }
}

extension TabViewRule {
  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? {
    Rect(width: size.width, height: contentHeight(in: view, size: size))
  }

  /// Above the bar, where there is one.
  private func contentHeight(in view: ViewHandle, size: Size) -> Double {
    let hasBar = view.children.contains { view.session.nodes[$0.index].rule is TabBarRule }
    return hasBar ? max(0, size.height - BarMetrics(view.environment).tabBarHeight) : size.height
  }
}

/// A tab bar: equal shares of the width.
struct TabBarRule: LayoutRule {
  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    Size(
      width: proposed.width ?? 320,
      height: BarMetrics(view.environment).tabBarHeight + view.session.safeArea.bottom)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let children = view.children
    let share = size.width / Double(max(1, children.count))
    let inset = BarMetrics.tabInset
    let height = BarMetrics(view.environment).tabHeight
    return children.enumerated().map { number, child in
      Placement(
        child, x: Double(number) * share + inset.side, y: inset.top,
        proposal: ProposedSize(width: max(0, share - 2 * inset.side), height: height))
    }
  }
}

/// A tab's icon and title, in the middle of its share.
struct TabRule: LayoutRule {
  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    proposed.replacingUnspecified()
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.alignedChild(.center, in: size, proposal: ProposedSize(size))
  }
}
