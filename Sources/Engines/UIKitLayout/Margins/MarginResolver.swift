import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// The layout margins of a system's views, as they follow from where the views are.
struct MarginResolver: LayoutStep {
  /// The system's.
  let root: ElementIndex
  let screen: ScreenContext
  let geometry: ScreenGeometry
  private let safeAreas: SafeAreas
  private let cells: CellMargins
  /// Those of views that take over what is around them.
  private var known: [Key: EdgeInsets] = [:]

  private struct Key: Hashable {
    var view: ElementIndex
    var includesSafeArea: Bool
  }

  init(root: ElementIndex, screen: ScreenContext, geometry: ScreenGeometry) {
    self.root = root
    self.screen = screen
    self.geometry = geometry
    safeAreas = SafeAreas(root: root, screen: screen, geometry: geometry)
    cells = CellMargins(screen: screen, geometry: geometry)
  }

  /// The layout margins of a view, in points.
  mutating func margins(of index: ElementIndex, includingSafeArea: Bool = true) -> EdgeInsets {
    // Views may take over margins many deep, and each of them is asked.
    guard screen[index].preservesSuperviewLayoutMargins else {
      return newMargins(of: index, includingSafeArea)
    }
    let key = Key(view: index, includesSafeArea: includingSafeArea)
    if let margins = known[key] { return margins }
    let margins = newMargins(of: index, includingSafeArea)
    known[key] = margins
    return margins
  }

  private mutating func newMargins(
    of index: ElementIndex, _ includingSafeArea: Bool
  ) -> EdgeInsets {
    let preserves = screen[index].preservesSuperviewLayoutMargins
    var result = ownMargins(of: index)
    if index == root, preserves {
      let passedOn = sideMarginOfTable(aroundHeader: index)
      result.left = max(result.left, passedOn)
      result.right = max(result.right, passedOn)
    }
    if includingSafeArea, screen[index].insetsLayoutMarginsFromSafeArea,
      environment.metrics.stacks.addsSafeAreaToMargins
    {
      let safe = safeAreas.insets(of: index)
      result.left += safe.left
      result.right += safe.right
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if preserves, index == root, isScreenRoot(index), screen[index].kind == .view {
      // What a screen is shown in has the margins of any view (Apple,
      // `preservesSuperviewLayoutMargins`), which show where no bar is: at the upper and lower
      // edges of two roots of 2 projects, builds 14460 and 15705.
      result.top = max(result.top, environment.metrics.viewMargin)
      result.bottom = max(result.bottom, environment.metrics.viewMargin)
    }
    if preserves, let parent = screen[index].parent, parent >= root, index != root {
      let outer = margins(
        of: parent, includingSafeArea: includingSafeArea && !safeAreas.clearsBars(index))
      let own = rects[index.rawValue]
      let frame = rects[parent.rawValue]
      // A view that reaches out of its superview inherits no more than that has.
      result.left = max(result.left, outer.left - max(0, own.minX - frame.minX))
      result.right = max(result.right, outer.right - max(0, frame.maxX - own.maxX))
      result.top = max(result.top, outer.top - max(0, own.minY - frame.minY))
      result.bottom = max(result.bottom, outer.bottom - max(0, frame.maxY - own.maxY))
    }
    return result
  }

  private func ownMargins(of index: ElementIndex) -> EdgeInsets {
    let standard = systemMargins(of: index)
    guard let own = statedMargins(of: index) else { return standard }
    // A controller's view respects the system's least margins (Apple, `UIViewController`), and a
    // cell's content preserves those of the cell: 4 documents with smaller ones.
    return screen[index].kind == .tableViewCellContentView
      || index == root && isScreenRoot(index)
      ? EdgeInsets(
        top: max(own.top, standard.top), left: max(own.left, standard.left),
        bottom: max(own.bottom, standard.bottom), right: max(own.right, standard.right)) : own
  }

  /// The margins that the document gives a view; those of leading and trailing turn with its
  /// direction (Apple, `UIView.directionalLayoutMargins`).
  private func statedMargins(of index: ElementIndex) -> EdgeInsets? {
    guard let directional = screen[index].directionalLayoutMargins else {
      return screen[index].layoutMargins
    }
    return sizer.isRightToLeft(index) ? directional.mirrored : directional
  }

  /// The margins of a view that sets none.
  private func systemMargins(of index: ElementIndex) -> EdgeInsets {
    let metrics = environment.metrics
    switch screen[index].kind {
    case .stackView: return .zero
    case .tableViewCellContentView: return cellMargins(of: index)
    case .tableViewCell:
      let side = cells.sideMargin(of: index)
      let vertical = cells.verticalMargin(of: index)
      return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    default: break
    }
    if index == root, isScreenRoot(index) {
      let margin = rootSideMargin(of: index)
      return EdgeInsets(left: margin, right: margin)
    }
    let margin = metrics.viewMargin
    return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// The side margins of a root view: by its own width, which is taken for the window's.
  private func rootSideMargin(of root: ElementIndex) -> Double {
    environment.configuration.device.sideMargin(inWidth: rects[root.rawValue].width)
  }

  /// Side margins of 16 or 20 points, 8 beside an accessory.
  ///
  /// Since iOS 11 the content preserves the cell's at every side (public disassemblies of UIKit),
  /// so that a separator's pixel is part of the one at the bottom: 10.5 points for 11 in 6 cells of
  /// 4 projects.
  private func cellMargins(of content: ElementIndex) -> EdgeInsets {
    let metrics = environment.metrics
    guard let cell = screen[content].parent else { return .zero }
    let side = max(cells.sideMargin(of: cell), sideMarginPassedOn(to: content, in: cell))
    let separator = metrics.rows.preservesCellMargins ? cells.separatorHeight(below: cell) : 0
    let vertical = cells.verticalMargin(of: cell)
    var insets = EdgeInsets(
      top: vertical, left: side, bottom: vertical - separator, right: side)
    guard case .cell(let own) = screen[cell].content,
      own.accessory != .none || own.accessoryView != nil
    else { return insets }
    let trailing = metrics.rows.contentMarginBesideAccessory
    if environment.isRightToLeft { insets.left = trailing } else { insets.right = trailing }
    return insets
  }

  /// What a table that is a controller's view passes on to its header or footer; 0 for other views.
  private func sideMarginOfTable(aroundHeader view: ElementIndex) -> Double {
    guard let table = screen[view].parent, isScreenRoot(table),
      case .table(let content) = screen[table].content,
      view == content.headerView || view == content.footerView
    else { return 0 }
    return max(rootSideMargin(of: table), environment.metrics.hasWideCells ? 20 : 0)
  }

  /// What two views pass on of a cell's side margin: up to Xcode 9.0, where built-in texts start.
  ///
  /// Source: 5 cells of 2 projects.
  /// Evidence: E-cell-margin-passed-on.
  private func sideMarginPassedOn(to content: ElementIndex, in cell: ElementIndex) -> Double {
    guard screen[content].preservesSuperviewLayoutMargins,
      screen[cell].preservesSuperviewLayoutMargins
    else { return 0 }
    return environment.metrics.rows.builtInTextMargin ?? 0
  }

  /// How far a guide's box is inside its owner.
  mutating func guideInsets(_ index: Int) -> EdgeInsets {
    let guide = screen.scene.guides[index]
    switch guide.kind {
    case .safeArea: return safeAreas.insets(of: guide.owner)
    case .topLayout, .bottomLayout, .keyboard: return safeAreas.screenInsets
    case .readableContent: return readableInsets(of: guide.owner)
    default: return .zero
    }
  }

  /// The margins, and more at the sides where lines would grow too long to read.
  ///
  /// They are what constraints to the margins mean in a view that follows the readable width.
  /// Readable lines are in the middle of the view, whose margins may be unequal.
  mutating func readableInsets(of index: ElementIndex) -> EdgeInsets {
    var result = margins(of: index)
    let safe = safeAreas.insets(of: index)
    let width = rects[index.rawValue].width
    let surplus = width - environment.readableWidth
    if surplus - safe.left - safe.right > environment.metrics.stacks.leastSpaceBesideReadableWidth {
      let side = environment.configuration.device.roundedDown(surplus / 2)
      result.left = max(result.left, side)
      result.right = max(result.right, side)
    }
    return result
  }
}
