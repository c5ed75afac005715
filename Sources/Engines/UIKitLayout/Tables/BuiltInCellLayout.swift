import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// The four built-in cell styles, whose labels UIKit places: where they are, and how high their
/// rows.
struct BuiltInCellLayout: LayoutStep {
  let screen: ScreenContext
  let geometry: ScreenGeometry
  private var cells: CellMargins { CellMargins(screen: screen, geometry: geometry) }

  private struct Parts {
    var title = Size()
    var detail = Size()
    var image = Size()
    /// The width that is kept for the image, which is in its middle.
    var imageColumn = 0.0
    /// Whether the detail is below the title.
    var isStacked = false

    /// Points between the margin and the texts: an image and 15 more, seen with 24-point images at
    /// both margins.
    var textInset: Double { imageColumn > 0 ? imageColumn + 15 : 0 }
    /// Of title and detail side by side.
    var highest: Double { max(title.height, detail.height) }
  }

  /// The distances of a cell's part from its surroundings' edges, as the table's rules give them.
  func partInsets(_ part: ElementIndex) -> EdgeInsets {
    guard let parent = element(part).parent else { return .zero }
    guard element(part).kind == .tableViewCellContentView else {
      return element(parent).kind == .tableViewCellContentView
        ? builtInInsets(of: part, in: parent) : .zero
    }
    guard case .cell(let cell) = element(parent).content else { return .zero }
    var insets = EdgeInsets(bottom: cells.separatorHeight(below: parent))
    let accessory = cells.accessoryWidth(of: cell, at: parent)
    if environment.isRightToLeft { insets.left = accessory } else { insets.right = accessory }
    return insets
  }

  /// The distances of a label or image from the edges of its content view.
  private func builtInInsets(of part: ElementIndex, in content: ElementIndex) -> EdgeInsets {
    guard let cell = element(content).parent, case .cell(let own) = element(cell).content else {
      return .zero
    }
    let bounds = rects[content.rawValue].size
    let frame = builtInFrame(
      of: part, own, in: bounds, around: heightAroundLines(of: content, in: cell),
      margin: builtInMargin(of: cell))
    let insets = EdgeInsets(
      top: frame.y, left: frame.x, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
    return environment.isRightToLeft ? insets.mirrored : insets
  }

  /// The height of a content view, to the digit in which lines are centred.
  ///
  /// Rows are as high as a `Float` says, 56.666668 points for 56 and two thirds, which decides
  /// where a half or a whole point is rounded up. Source: 4 documents of 4 projects, of builds
  /// 16097 to 21701.
  /// Evidence: E-built-in-row-float.
  private func heightAroundLines(of content: ElementIndex, in cell: ElementIndex) -> Double {
    let row = rects[cell.rawValue].height
    return Double(Float(row)) - (row - rects[content.rawValue].height)
  }

  private func builtInMargin(of cell: ElementIndex) -> Double {
    if let canvas = environment.canvas, geometry.unseenRows.contains(cell) {
      return canvas.textMarginOfUnseenRows
    }
    return environment.metrics.rows.builtInTextMargin ?? cells.sideMargin(of: cell)
  }

  /// Beside an accessory there is less margin: a point for a value, and none for other texts, up to
  /// iOS 12.
  ///
  /// Source: 2 cells with values and one without, of 3 projects; 60 since.
  private func trailingMargin(of cell: CellContent, leading: Double) -> Double {
    guard cell.accessory != .none || cell.accessoryView != nil else { return leading }
    let rows = environment.metrics.rows
    return cell.style == .value1 ? rows.valueMarginBesideAccessory : rows.textMarginBesideAccessory
  }

  private func builtInFrame(
    of part: ElementIndex, _ cell: CellContent, in bounds: Size, around height: Double,
    margin leading: Double
  ) -> Rect {
    let trailing = trailingMargin(of: cell, leading: leading)
    let leading = leading + min(cell.indentation, bounds.width)
    let parts = parts(of: cell, width: bounds.width - leading - trailing)
    if part == cell.imageView {
      return Rect(
        x: leading + (parts.imageColumn - parts.image.width) / 2,
        y: (bounds.height - parts.image.height) / 2, width: parts.image.width,
        height: parts.image.height)
    }
    let start = leading + parts.textInset
    let available = max(0, bounds.width - start - trailing)
    let isDetail = part == cell.detailTextLabel
    if parts.isStacked {
      let size = isDetail ? parts.detail : parts.title
      let y = stackedTop(ofDetail: isDetail, parts, cell, height: height)
      return Rect(x: start, y: y, width: min(available, size.width), height: size.height)
    }
    if cell.style == .default {
      return Rect(x: start, width: available, height: bounds.height)
    }
    let size = isDetail ? parts.detail : parts.title
    let y = sideBySideTop(ofDetail: isDetail, parts, cell, height: height)
    let besideTitle = start + parts.title.width + Self.gapBesideTitle
    let end = bounds.width - trailing
    let x = !isDetail ? start : cell.style == .value2 ? besideTitle : end - size.width
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Where a title or the detail below it begins: both are centred as one, down to the next whole
  /// point, and a subtitle's title is higher by a gap.
  ///
  /// Source: public disassemblies of UIKit (`-[UITableViewCellLayoutManagerSubtitle
  /// getTextLabelRect:detailTextLabelRect:forCell:rowWidth:forSizing:]`, and that of `Value1`,
  /// which has no gap); 58 subtitle cells in 25 documents of builds 12121 to 24506.
  /// Evidence: E-subtitle-top.
  private func stackedTop(
    ofDetail isDetail: Bool, _ parts: Parts, _ cell: CellContent, height: Double
  ) -> Double {
    let slack = height - (parts.title.height + parts.detail.height)
    let top = (slack / 2 - 1e-9).rounded(.up)
    if isDetail { return top + parts.title.height }
    guard cell.style == .subtitle, parts.detail.height > 0 else { return top }
    return top - gap(below: cell.textLabel, slack: slack)
  }

  /// Points by which a subtitle's title is higher than centred: 3 for a title of 17 points, as
  /// much less or more as it is smaller or larger, and no more than a row has beyond the 19 points
  /// around its lines. Whole points, on 3 pixels a point, too; halves are rounded down.
  ///
  /// Source: a fit to the cells of ``stackedTop(ofDetail:_:_:height:)``, with titles of 12 to 17
  /// points in rows of 43.5 to 58.5. The disassemblies say that UIKit computes it of the row, the
  /// title's size and the default's (`_textLabelYAdjustmentForCell:totalTextRect:`), but not how.
  ///
  /// - Parameter slack: What the row has beyond the two labels.
  private func gap(below title: ElementIndex?, slack: Double) -> Double {
    guard let title, let font = sizer.setting(of: title)?.font else { return 0 }
    let gap = min(3 * font.pointSize / 17, slack - 19 * font.pointSize / 17)
    return max(0, (gap - 0.5 - 1e-6).rounded(.up))
  }

  /// Where a title or the detail beside it begins: in the middle, a title and its value together,
  /// on one baseline to the whole point.
  ///
  /// Source: public disassemblies of UIKit (`-[UITableViewCellLayoutManagerValue1
  /// getTextLabelRect:detailTextLabelRect:forCell:rowWidth:forSizing:]`); 111 cells in 28 documents
  /// of builds 14113 to 24765, of which 5 in 3 documents of 2 projects have two sizes of text; a
  /// sixth has attributed text.
  /// Evidence: E-value-top.
  private func sideBySideTop(
    ofDetail isDetail: Bool, _ parts: Parts, _ cell: CellContent, height: Double
  ) -> Double {
    var drop = (title: 0.0, detail: 0.0)
    var union = isDetail ? parts.detail.height : parts.title.height
    if cell.style == .value1, parts.title.height > 0, parts.detail.height > 0 {
      let difference = ascender(of: cell.textLabel) - ascender(of: cell.detailTextLabel)
      let lower = abs(difference).rounded()
      drop = difference >= 0 ? (0, lower) : (lower, 0)
      union = max(drop.title + parts.title.height, drop.detail + parts.detail.height)
    }
    let top = ((height - union) / 2 - 1e-9).rounded(.up)
    return top + (isDetail ? drop.detail : drop.title)
  }

  private func ascender(of label: ElementIndex?) -> Double {
    guard let label, let font = sizer.setting(of: label)?.font else { return 0 }
    return environment.measurer.ascender(of: font.textFont)
  }

  /// The sizes of a cell's parts; a title and a value side by side stack at accessibility sizes,
  /// and where both do not fit.
  ///
  /// Source: Apple, *UIListContentConfiguration*, `prefersSideBySideTextAndSecondaryText`. How much
  /// space must be between them is ours; 14 points were seen.
  private func parts(of cell: CellContent, width: Double) -> Parts {
    var parts = Parts()
    if let image = cell.imageView, case .image(let content) = element(image).content {
      parts.image = content.naturalSize ?? sizer.size(of: image, fitting: nil)
      // Symbols are in a column of their own: texts start at 59 beside one of 20 points (3
      // cells).
      parts.imageColumn =
        content.isSystemSymbol ? max(24, parts.image.width) : parts.image.width
    }
    let available = width - parts.textInset
    if let title = cell.textLabel { parts.title = sizer.size(of: title, fitting: available) }
    if let detail = cell.detailTextLabel {
      parts.detail = sizer.size(of: detail, fitting: available)
    }
    switch cell.style {
    case .subtitle: parts.isStacked = true
    case .value2: placeSideBySide(&parts, cell, available: available)
    case .value1:
      let widths = [cell.textLabel, cell.detailTextLabel].compactMap { label in
        label.map { sizer.size(of: $0, fitting: nil).width }
      }
      parts.isStacked =
        environment.textSize.isAccessibilityCategory
        || widths.count == 2 && widths[0] + 8 + widths[1] > available
    default: parts.isStacked = false
    }
    return parts
  }

  /// A title at the end of a column of 91 points and its detail after 6 more, as one cell is
  /// recorded.
  ///
  /// Apple says that the title ends where the detail begins. That the column gives way to longer
  /// titles, and that both stack where a value and its title do, is ours.
  private func placeSideBySide(_ parts: inout Parts, _ cell: CellContent, available: Double) {
    guard !environment.textSize.isAccessibilityCategory, let detail = cell.detailTextLabel,
      parts.title.width + Self.gapBesideTitle < available
    else {
      parts.isStacked = true
      return
    }
    parts.title.width = min(max(91, parts.title.width), available - Self.gapBesideTitle)
    let rest = available - parts.title.width - Self.gapBesideTitle
    parts.detail = sizer.size(of: detail, fitting: rest)
    parts.detail.width = min(parts.detail.width, rest)
  }

  /// Points between the column of titles and the details after it.
  private static var gapBesideTitle: Double { 6 }

  /// A built-in row's height: its lines and what is around them, and no less than a row of the
  /// system.
  func rowHeight(of cell: ElementIndex, _ content: CellContent, width: Double) -> Double {
    let leading = builtInMargin(of: cell)
    let available =
      width - cells.accessoryWidth(of: content, at: cell) - leading
      - min(content.indentation, width)
      - trailingMargin(of: content, leading: leading)
    let parts = parts(of: content, width: available)
    let rows = environment.metrics.rows
    if let around = content.style == .subtitle ? rows.spaceAroundSubtitle : rows.spaceAroundTitle {
      let lines = parts.isStacked ? parts.title.height + parts.detail.height : parts.highest
      return max(
        rows.minimumHeight, environment.roundedUp(lines + around), rowHeight(around: parts.image))
    }
    let separator = rows.losesPixelToSeparator ? 1 / environment.pixelScale : 0
    let lines: Double
    if parts.isStacked {
      // UIKit asks for a subtitle and for a value below its title alike (public
      // disassemblies, `_UITableViewCellLayoutIntrinsicSizeForCellStackingLabels`).
      lines =
        parts.title.height + parts.detail.height + spaceAround(content.textLabel)
        + addedLeading(of: content.detailTextLabel)
    } else {
      lines = max(
        parts.title.height + spaceAround(content.textLabel),
        parts.detail.height + spaceAround(content.detailTextLabel))
    }
    let row = (max(rows.minimumHeight, lines) - 1e-6).rounded(.up) - separator
    return max(row, rowHeight(around: parts.image))
  }

  /// What a built-in row has above, between and below its lines for a title, in points: 19 at 17
  /// points, as much larger as the title is, and what its line is apart from the next one. Rows are
  /// whole points high with their separator.
  ///
  /// Source: since iOS 13, 8 rows of 5 projects with titles of 12 to 30 points, 4 of them at
  /// xSmall, are as high as that, of 43.5 to 73 points, and so are 40 of 5 projects with a title of
  /// 17 and a subtitle of 12.
  private func spaceAround(_ title: ElementIndex?) -> Double {
    guard let title, let font = sizer.setting(of: title)?.font else { return 0 }
    return 19 * font.pointSize / 17 + (font.leading ?? font.pointSize * 22 / 17) - lineHeight(font)
  }

  /// By how much a line of a text style is lower than the style's leading; 0 for plain fonts, whose
  /// lines under a title have no more space.
  private func addedLeading(of detail: ElementIndex?) -> Double {
    guard let detail, let font = sizer.setting(of: detail)?.font, let leading = font.leading else {
      return 0
    }
    return leading - lineHeight(font)
  }

  /// As high as a label of one line is.
  private func lineHeight(_ font: ResolvedFont) -> Double {
    environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
  }

  /// What an image asks of a built-in row: margins of 11 points since iOS 14, less below Large as
  /// the body text is smaller (5 rows of 3 documents: 52 and 48.5 around images of 29 and 26, at XS
  /// 48.5 around 29).
  private func rowHeight(around image: Size) -> Double {
    guard image.height > 0, let around = environment.metrics.rows.spaceAroundImage else {
      return image.height
    }
    let ratio = min(1, TextStyleRatio.body(environment.textSize.category(of: nil)))
    return environment.roundedUp(image.height + around * ratio) + 1 / environment.pixelScale
  }
}
