import DynamicTypeModel
import SwiftUIModel

/// The bar at the bottom of a screen, which reaches through the safe area's bottom: items share what is
/// left between them, unless spacers do.
struct BottomBarRule: LayoutRule {
  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    Size(
      width: proposed.width ?? 320,
      height: BarMetrics(view.environment).bottomBarHeight + view.session.safeArea.bottom)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let metrics = BarMetrics(view.environment)
    let margin = metrics.margin(width: size.width)
    let children = view.children
    let offer = ProposedSize(width: nil, height: metrics.itemHeight)
    let flexible = children.map { child in
      (view.session.nodes[child.index].rule as? BarItemRule)?.isFlexible ?? false
    }
    let widths = zip(children, flexible).map { child, isFlexible in
      isFlexible ? 0 : child.length(.horizontal, proposed: offer)
    }
    let left = max(0, size.width - 2 * margin - widths.reduce(0, +))
    let spacers = flexible.count { $0 }
    let share = left / Double(max(1, spacers > 0 ? spacers : children.count - 1))
    let y = (metrics.bottomBarHeight - metrics.itemHeight) / 2
    var x = spacers == 0 && children.count == 1 ? (size.width - widths[0]) / 2 : margin
    return children.indices.map { index in
      let place = Placement(children[index], x: x.finiteOrZero, y: y, proposal: offer)
      x += widths[index] + (spacers == 0 || flexible[index] ? share : 0)
      return place
    }
  }
}

/// An item of a bar: as wide as what is in it, and at least as wide as high.
struct BarItemRule: LayoutRule {
  /// Whether it is a spacer, which takes what others leave.
  var isFlexible = false
  /// Whether it is in the place of the title, and so as wide as what is in it.
  var isPrincipal = false

  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let height = BarMetrics(view.environment).itemHeight
    if isPrincipal {
      let offer = ProposedSize(width: proposed.width, height: height)
      return Size(width: view.child?.length(.horizontal, proposed: offer) ?? 0, height: height)
    }
    let content = view.child?.length(.horizontal, proposed: .unspecified) ?? 0
    return Size(width: max(height, content), height: height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    view.alignedChild(.center, in: size, proposal: ProposedSize(width: size.width, height: nil))
  }
}

/// The button back: an arrow and, up to iOS 18, the longest words that leave the bar's title whole: the
/// title of the screen before, *Back*, or none.
///
/// The numbers are those of UIKit's bars (`NavigationBarControl`).
/// Evidence: E-back-button.
struct BackButtonRule: LayoutRule {
  /// Between the bar's edge and the arrow, which has a width, and between its start and the words.
  static let arrow = (edge: 8.0, width: 13.0, words: 19.0)

  var assumptions: LayoutAssumptions { .barMetrics }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let metrics = BarMetrics(view.environment)
    guard !metrics.hasFloatingItems else {
      return Size(width: metrics.itemHeight, height: metrics.itemHeight)
    }
    let words = words(in: view, width: proposed.width)
    let width = words.map { Self.arrow.words + $0.length(.horizontal, proposed: .unspecified) }
    return Size(width: width ?? Self.arrow.width, height: metrics.itemHeight)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let arrow = view.child else { return [] }
    let isAlone = BarMetrics(view.environment).hasFloatingItems
    let own = arrow.size(proposed: .unspecified)
    let space = isAlone ? size.width : Self.arrow.width
    let place = Placement(
      arrow, x: (space - own.width) / 2, y: (size.height - own.height) / 2, proposal: .unspecified)
    guard !isAlone, let words = words(in: view, width: proposed.width) else { return [place] }
    let height = words.length(.vertical, proposed: .unspecified)
    return [
      place,
      Placement(
        words, x: Self.arrow.words, y: (size.height - height) / 2, proposal: .unspecified),
    ]
  }

  private func words(in view: ViewHandle, width: Double?) -> ViewHandle? {
    view.children.dropFirst().first { words in
      Self.arrow.words + words.length(.horizontal, proposed: .unspecified) <= width ?? .infinity
    }
  }
}
