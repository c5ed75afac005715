import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Margins, safe areas, baselines and autoresizing: what constants take from solved places.
extension LayoutPass {
  /// Worked out from what surrounds it; ``margins(of:in:includingSafeArea:knowing:)`` remembers it.
  func newMargins(
    of index: ElementIndex, in system: ConstraintSystem, _ includingSafeArea: Bool,
    knowing known: inout KnownInsets
  ) -> EdgeInsets {
    let preserves = element(index).preservesSuperviewLayoutMargins
    var result = ownMargins(of: index, in: system)
    if index == system.root, preserves {
      let passedOn = sideMarginOfTable(aroundHeader: index)
      result.left = max(result.left, passedOn)
      result.right = max(result.right, passedOn)
    }
    if includingSafeArea, element(index).insetsLayoutMarginsFromSafeArea,
      environment.metrics.stacks.addsSafeAreaToMargins
    {
      let safe = safeAreaInsets(of: index, in: system)
      result.left += safe.left
      result.right += safe.right
      result.top += safe.top
      result.bottom += safe.bottom
    }
    if preserves, index == system.root, isScreenRoot(index), element(index).kind == .view {
      // What a screen is shown in has the margins of any view (Apple, `preservesSuperviewLayoutMargins`), which
      // show where no bar is: at the upper and lower edges of two roots of 2 projects, builds 14460 and 15705.
      result.top = max(result.top, environment.metrics.viewMargin)
      result.bottom = max(result.bottom, environment.metrics.viewMargin)
    }
    if preserves, let parent = element(index).parent, parent >= system.root, index != system.root {
      let outer = margins(
        of: parent, in: system, includingSafeArea: includingSafeArea && !clearsBars(index),
        knowing: &known)
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

  private func ownMargins(of index: ElementIndex, in system: ConstraintSystem) -> EdgeInsets {
    let standard = systemMargins(of: index, in: system)
    guard let own = statedMargins(of: index) else { return standard }
    // A controller's view respects the system's least margins (Apple, `UIViewController`), and a cell's content
    // preserves those of the cell: 4 documents with smaller ones.
    return element(index).kind == .tableViewCellContentView
      || index == system.root && isScreenRoot(index)
      ? EdgeInsets(
        top: max(own.top, standard.top), left: max(own.left, standard.left),
        bottom: max(own.bottom, standard.bottom), right: max(own.right, standard.right)) : own
  }

  /// The margins that the document gives a view; those of leading and trailing turn with its direction (Apple,
  /// `UIView.directionalLayoutMargins`).
  private func statedMargins(of index: ElementIndex) -> EdgeInsets? {
    guard let directional = element(index).directionalLayoutMargins else {
      return element(index).layoutMargins
    }
    return sizer.isRightToLeft(index) ? directional.mirrored : directional
  }

  /// The margins of a view that sets none.
  private func systemMargins(of index: ElementIndex, in system: ConstraintSystem) -> EdgeInsets {
    let metrics = environment.metrics
    switch element(index).kind {
    case .stackView: return .zero
    case .tableViewCellContentView: return cellMargins(of: index)
    case .tableViewCell:
      let side = cellSideMargin(of: index)
      let vertical = cellVerticalMargin(of: index)
      return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    default: break
    }
    if index == system.root, isScreenRoot(index) {
      let margin = rootSideMargin(of: index)
      return EdgeInsets(left: margin, right: margin)
    }
    let margin = metrics.viewMargin
    return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// The side margins of a root view: by its own width, which stands for the window's.
  private func rootSideMargin(of root: ElementIndex) -> Double {
    environment.configuration.device.sideMargin(inWidth: rects[root.rawValue].width)
  }

  /// The side margins of a cell: by the device, the era, and whether its table is a controller's view.
  func cellSideMargin(of cell: ElementIndex) -> Double {
    let metrics = environment.metrics
    if let margin = environment.canvas?.contentMarginOfUnseenRows, unseenRows.contains(cell) {
      return margin
    }
    let table = table(around: cell)
    let margin =
      table.map(isScreenRoot) ?? false
      ? metrics.cellSideMargin : metrics.detachedCellSideMargin(isInTable: table != nil)
    if isNarrow(cell: cell) { return min(margin, 16) }
    return isWide(cell: cell) ? max(margin, 20) : margin
  }

  /// Whether a cell has the margins and accessories of a wide screen: on one, or a xib's that is as wide.
  ///
  /// Source: 3 xibs of 2 projects with cells of 413 to 450 points for narrower devices; 3 of 2 others,
  /// wider than any phone, have the margins of theirs. 6 labels of 2 cells on a screen of any size have
  /// the margins that its root has. Up to Xcode 9.0 a cell of 417 points in a xib, and one of 600 in a table,
  /// have 8 as others do.
  func isWide(cell: ElementIndex) -> Bool {
    let metrics = environment.metrics
    guard !isNarrow(cell: cell) else { return false }
    if metrics.hasWideCells { return true }
    let width = rects[cell.rawValue].width
    guard Device.isWide(width), metrics.rows.widensWithCell else { return false }
    if table(around: cell) == nil { return width < 500 }
    let root = rects[ElementIndex.root.rawValue].size
    return metrics.device.sideMargin > 16 || presentation.isAnySize(root)
  }

  /// Whether a cell, or the table that it is in, is no wider than the first phones, as in xibs: it has
  /// the margin and the accessories of a narrow screen on any device.
  ///
  /// Source: 14 cells of 8 projects of 300 and 320 points; two of 352 and 374 have the device's.
  func isNarrow(cell: ElementIndex) -> Bool {
    rects[(table(around: cell) ?? cell).rawValue].width <= 320
  }

  private func cellVerticalMargin(of cell: ElementIndex) -> Double {
    let height = table(around: cell).map { rects[$0.rawValue].height }
    return environment.metrics.cellVerticalMargin(tableHeight: height)
  }

  private func table(around cell: ElementIndex) -> ElementIndex? {
    guard let parent = element(cell).parent, element(parent).kind == .tableView else { return nil }
    return parent
  }

  /// Side margins of 16 or 20 points, 8 beside an accessory.
  ///
  /// Since iOS 11 the content preserves the cell's at every side (public disassemblies of UIKit), so that a
  /// separator's pixel is part of the one at the bottom: 10.5 points for 11 in 6 cells of 4 projects.
  private func cellMargins(of content: ElementIndex) -> EdgeInsets {
    let metrics = environment.metrics
    guard let cell = element(content).parent else { return .zero }
    let side = max(cellSideMargin(of: cell), sideMarginPassedOn(to: content, in: cell))
    let separator = metrics.rows.preservesCellMargins ? separatorHeight(below: cell) : 0
    let vertical = cellVerticalMargin(of: cell)
    var insets = EdgeInsets(
      top: vertical, left: side, bottom: vertical - separator, right: side)
    guard case .cell(let own) = element(cell).content,
      own.accessory != .none || own.accessoryView != nil
    else { return insets }
    let trailing = metrics.rows.contentMarginBesideAccessory
    if environment.isRightToLeft { insets.left = trailing } else { insets.right = trailing }
    return insets
  }

  /// What a table that is a controller's view passes on to its header or footer; 0 for other views.
  private func sideMarginOfTable(aroundHeader view: ElementIndex) -> Double {
    guard let table = element(view).parent, isScreenRoot(table),
      case .table(let content) = element(table).content,
      view == content.headerView || view == content.footerView
    else { return 0 }
    return max(rootSideMargin(of: table), environment.metrics.hasWideCells ? 20 : 0)
  }

  /// What two views pass on of a cell's side margin: up to Xcode 9.0, where built-in texts start.
  ///
  /// Source: 5 cells of 2 projects.
  private func sideMarginPassedOn(to content: ElementIndex, in cell: ElementIndex) -> Double {
    guard element(content).preservesSuperviewLayoutMargins,
      element(cell).preservesSuperviewLayoutMargins
    else { return 0 }
    return environment.metrics.rows.builtInTextMargin ?? 0
  }

  /// How far the screen's bars reach into a view.
  func safeAreaInsets(of index: ElementIndex, in system: ConstraintSystem) -> EdgeInsets {
    guard let safe = safeArea(in: system) else { return .zero }
    let frame = rects[index.rawValue]
    if index == .root { return insets }
    // Scrolled content clears the bars by itself, or has no more of them in it than what it scrolls in.
    if clearsBars(index) { return .zero }
    // A view that reaches out of the screen has no more of the bars in it than the screen has.
    let root = rects[(scrollView(around: index) ?? system.root).rawValue]
    return EdgeInsets(
      top: max(0, min(safe.minY - max(frame.minY, root.minY), frame.height)),
      left: max(0, min(safe.minX - max(frame.minX, root.minX), frame.width)),
      bottom: max(0, min(min(frame.maxY, root.maxY) - safe.maxY, frame.height)),
      right: max(0, min(min(frame.maxX, root.maxX) - safe.maxX, frame.width)))
  }

  /// What bars leave free, in the system's coordinates; nil for cells and the like.
  private func safeArea(in system: ConstraintSystem) -> Rect? {
    if system.root == .root { return rects[ElementIndex.root.rawValue].inset(by: insets) }
    return embeddedSafeAreas[system.root]
  }

  /// What bars take of the screen's root, or of an embedded one's.
  private func screenInsets(in system: ConstraintSystem) -> EdgeInsets {
    isScreenRoot(system.root) ? safeAreaInsets(of: system.root, in: system) : insets
  }

  /// Whether it is the view of a controller: the scene's own, or an embedded one's.
  func isScreenRoot(_ index: ElementIndex) -> Bool {
    index == .root || embeddedSafeAreas[index] != nil
  }

  func guideInsets(
    _ index: Int, in system: ConstraintSystem, knowing known: inout KnownInsets
  ) -> EdgeInsets {
    let guide = scene.guides[index]
    switch guide.kind {
    case .safeArea: return safeAreaInsets(of: guide.owner, in: system)
    case .topLayout, .bottomLayout, .keyboard: return screenInsets(in: system)
    case .readableContent: return readableInsets(of: guide.owner, in: system, knowing: &known)
    default: return .zero
    }
  }

  /// The margins, and more at the sides where lines would grow too long to read.
  ///
  /// They are what constraints to the margins mean in a view that follows the readable width. Readable lines stand
  /// in the middle of the view, whose margins may be unequal.
  func readableInsets(
    of index: ElementIndex, in system: ConstraintSystem, knowing known: inout KnownInsets
  ) -> EdgeInsets {
    var result = margins(of: index, in: system, knowing: &known)
    let safe = safeAreaInsets(of: index, in: system)
    let width = rects[index.rawValue].width
    let room = width - environment.readableWidth
    if room - safe.left - safe.right > environment.metrics.stacks.leastSpaceBesideReadableWidth {
      let side = (room / 2 * environment.pixelScale).rounded(.down) / environment.pixelScale
      result.left = max(result.left, side)
      result.right = max(result.right, side)
    }
    return result
  }

  /// From the top of a text's alignment rectangle to its first baseline, and from the last to the
  /// bottom. A view without text has its top and its bottom in their place (Apple, *UIView*,
  /// `forFirstBaselineLayout`), unless it is a symbol, which stands on the line of its font (Apple,
  /// *UIImage*, `baselineOffsetFromBottom`).
  ///
  /// Those of a label are where they would be if it were as high as its text, although it draws stretched in
  /// its middle: labels of 21 and of 20 points in one font stand at one height where their baselines are
  /// bound (11 of 13 recorded pairs in 7 documents), and so do 3 stretched labels of 2 projects. In fields
  /// and buttons what the text leaves, or lacks, is halved to the next lower pixel (5 recorded documents).
  func baselines(of index: ElementIndex) -> (first: Double, last: Double) {
    let height = rects[index.rawValue].height
    guard let setting = sizer.setting(of: index) ?? sizer.symbolSetting(of: index) else {
      return (0, 0)
    }
    let width = rects[index.rawValue].width
    // An empty text has the baseline of what will be typed or shown.
    let text = environment.measurer.layout(
      setting.content.string.isEmpty
        ? AttributedText("x", font: setting.font.textFont) : setting.text,
      options: setting.options, width: sizer.wraps(index) ? width : nil)
    guard !text.lines.isEmpty else { return (0, 0) }
    // A field's line is as high as whole points: 21 of the 34 that one of 17 points has.
    let lines =
      if element(index).kind == .textField {
        text.size.height.rounded(.up)
      } else {
        environment.roundedUp(text.size.height)
      }
    let free = element(index).kind == .label ? 0 : (height - lines) / 2
    let above = (free * environment.pixelScale).rounded(.down) / environment.pixelScale
    return (
      above + text.firstBaseline,
      above + max(0, lines - text.lastBaseline)
    )
  }

  /// How far an autoresized view's far edge stands from its parent's.
  func autoresizingDistance(
    _ source: ConstantSlot.Source, _ index: ElementIndex, _ axis: Axis
  ) -> Double {
    guard recordsAutoresizing else { return layout.autoresizing[source] ?? 0 }
    let view = element(index)
    guard let parent = view.parent, let frame = view.recordedFrame else { return 0 }
    let outer = rects[parent.rawValue]
    let inner = frame.inset(by: environment.metrics.alignmentInsets(of: view.kind))
    let start = axis == .horizontal ? inner.x : inner.y
    let end =
      axis == .horizontal ? outer.width - inner.maxX : outer.height - inner.maxY
    let isCentred =
      axis == .horizontal
      ? view.autoresizing.contains(.flexibleMinX) && view.autoresizing.contains(.flexibleMaxX)
        && !view.autoresizing.contains(.widthSizable)
      : view.autoresizing.contains(.flexibleMinY) && view.autoresizing.contains(.flexibleMaxY)
        && !view.autoresizing.contains(.heightSizable)
    let distance = isCentred ? end - start : end
    layout.autoresizing[source] = distance
    return distance
  }
}
