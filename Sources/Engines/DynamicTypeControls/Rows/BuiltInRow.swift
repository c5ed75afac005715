import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// A row whose title, detail and image iOS arranges: where they are, and how high the row is.
///
/// Places are those of an interface that runs from left to right.
package struct BuiltInRow {
  /// A text of the row.
  package struct Line {
    /// At the text size; nil for a text without one.
    package var font: ResolvedFont?
    /// The size of the text in points, in a width or as it likes.
    package var size: (_ width: Double?) -> Size

    package init(font: ResolvedFont?, size: @escaping (_ width: Double?) -> Size) {
      self.font = font
      self.size = size
    }
  }

  /// An image beside the texts.
  package struct Image {
    /// In points.
    package var size: Size
    package var isSystemSymbol: Bool

    package init(size: Size, isSystemSymbol: Bool) {
      self.size = size
      self.isSystemSymbol = isSystemSymbol
    }
  }

  package var style: RowContent.Style
  package var title, detail: Line?
  package var image: Image?
  /// Points by which all of it is indented.
  package var indentation = 0.0
  /// Points before it.
  package var leadingMargin: Double
  /// Whether something is between the row's content and its trailing edge.
  package var hasAccessory = false
  private let environment: ControlEnvironment

  /// - Parameter leadingMargin: Points before what the row shows.
  package init(
    style: RowContent.Style, leadingMargin: Double, _ environment: ControlEnvironment
  ) {
    self.style = style
    self.leadingMargin = leadingMargin
    self.environment = environment
  }

  private var rows: RowMetrics { environment.metrics.rows }

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
}

// MARK: Height

extension BuiltInRow {
  /// The row's height: its lines and what is around them, and no less than a row of the system.
  ///
  /// - Parameter width: What there is for content and margins, in points.
  package func height(inWidth width: Double) -> Double {
    let available = width - leadingMargin - min(indentation, width) - trailingMargin
    let parts = parts(width: available)
    if let around = style == .subtitle ? rows.spaceAroundSubtitle : rows.spaceAroundTitle {
      let lines = parts.isStacked ? parts.title.height + parts.detail.height : parts.highest
      return max(
        rows.minimumHeight, environment.roundedUp(lines + around), height(around: parts.image))
    }
    let separator = rows.losesPixelToSeparator ? 1 / environment.pixelScale : 0
    let lines: Double
    if parts.isStacked {
      // UIKit asks for a subtitle and for a value below its title alike (public
      // disassemblies, `_UITableViewCellLayoutIntrinsicSizeForCellStackingLabels`).
      lines =
        parts.title.height + parts.detail.height + spaceAround(title) + addedLeading(of: detail)
    } else {
      lines = max(
        parts.title.height + spaceAround(title), parts.detail.height + spaceAround(detail))
    }
    let row = (max(rows.minimumHeight, lines) - 1e-6).rounded(.up) - separator
    return max(row, height(around: parts.image))
  }

  /// What a built-in row has above, between and below its lines for a title, in points: 19 at 17
  /// points, as much larger as the title is, and what its line is apart from the next one. Rows are
  /// whole points high with their separator.
  ///
  /// Source: since iOS 13, 8 rows of 5 projects with titles of 12 to 30 points, 4 of them at
  /// xSmall, are as high as that, of 43.5 to 73 points, and so are 40 of 5 projects with a title of
  /// 17 and a subtitle of 12.
  private func spaceAround(_ title: Line?) -> Double {
    guard let font = title?.font else { return 0 }
    return 19 * font.pointSize / 17 + (font.leading ?? font.pointSize * 22 / 17) - lineHeight(font)
  }

  /// By how much a line of a text style is lower than the style's leading; 0 for plain fonts, whose
  /// lines under a title have no more space.
  private func addedLeading(of detail: Line?) -> Double {
    guard let font = detail?.font, let leading = font.leading else { return 0 }
    return leading - lineHeight(font)
  }

  /// As high as a label of one line is.
  private func lineHeight(_ font: ResolvedFont) -> Double {
    environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
  }

  /// What an image asks of a built-in row: margins of 11 points since iOS 14, less below Large as
  /// the body text is smaller (5 rows of 3 documents: 52 and 48.5 around images of 29 and 26, at XS
  /// 48.5 around 29).
  private func height(around image: Size) -> Double {
    guard image.height > 0, let around = rows.spaceAroundImage else {
      return image.height
    }
    let ratio = min(1, TextStyleRatio.body(environment.textSize.category))
    return environment.roundedUp(image.height + around * ratio) + 1 / environment.pixelScale
  }

  /// Beside an accessory there is less margin: a point for a value, and none for other texts, up to
  /// iOS 12.
  ///
  /// Source: 2 cells with values and one without, of 3 projects; 60 since.
  private var trailingMargin: Double {
    guard hasAccessory else { return leadingMargin }
    return style == .value1 ? rows.valueMarginBesideAccessory : rows.textMarginBesideAccessory
  }
}

// MARK: Places

extension BuiltInRow {
  /// What a row shows.
  package enum Part {
    case title, detail, image
  }

  /// Where a part of the row is.
  ///
  /// - Parameters:
  ///   - bounds: What there is for content and margins, in points.
  ///   - height: That of `bounds`, to the digit in which lines are centred.
  package func frame(of part: Part, in bounds: Size, around height: Double) -> Rect {
    let trailing = trailingMargin
    let leading = leadingMargin + min(indentation, bounds.width)
    let parts = parts(width: bounds.width - leading - trailing)
    if part == .image {
      return Rect(
        x: leading + (parts.imageColumn - parts.image.width) / 2,
        y: (bounds.height - parts.image.height) / 2, width: parts.image.width,
        height: parts.image.height)
    }
    let start = leading + parts.textInset
    let available = max(0, bounds.width - start - trailing)
    let isDetail = part == .detail
    if parts.isStacked {
      let size = isDetail ? parts.detail : parts.title
      let y = stackedTop(ofDetail: isDetail, parts, height: height)
      return Rect(x: start, y: y, width: min(available, size.width), height: size.height)
    }
    if style == .default {
      return Rect(x: start, width: available, height: bounds.height)
    }
    let size = isDetail ? parts.detail : parts.title
    let y = sideBySideTop(ofDetail: isDetail, parts, height: height)
    let besideTitle = start + parts.title.width + Self.gapBesideTitle
    let end = bounds.width - trailing
    let x = !isDetail ? start : style == .value2 ? besideTitle : end - size.width
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
    ofDetail isDetail: Bool, _ parts: Parts, height: Double
  ) -> Double {
    let slack = height - (parts.title.height + parts.detail.height)
    let top = (slack / 2 - 1e-9).rounded(.up)
    if isDetail { return top + parts.title.height }
    guard style == .subtitle, parts.detail.height > 0 else { return top }
    return top - gap(below: title, slack: slack)
  }

  /// Points by which a subtitle's title is higher than centred: 3 for a title of 17 points, as
  /// much less or more as it is smaller or larger, and no more than a row has beyond the 19 points
  /// around its lines. Whole points, on 3 pixels a point, too; halves are rounded down.
  ///
  /// Source: a fit to the cells of ``stackedTop(ofDetail:_:height:)``, with titles of 12 to 17
  /// points in rows of 43.5 to 58.5. The disassemblies say that UIKit computes it of the row, the
  /// title's size and the default's (`_textLabelYAdjustmentForCell:totalTextRect:`), but not how.
  ///
  /// - Parameter slack: What the row has beyond the two labels.
  private func gap(below title: Line?, slack: Double) -> Double {
    guard let font = title?.font else { return 0 }
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
    ofDetail isDetail: Bool, _ parts: Parts, height: Double
  ) -> Double {
    var drop = (title: 0.0, detail: 0.0)
    var union = isDetail ? parts.detail.height : parts.title.height
    if style == .value1, parts.title.height > 0, parts.detail.height > 0 {
      let difference = ascender(of: title) - ascender(of: detail)
      let lower = abs(difference).rounded()
      drop = difference >= 0 ? (0, lower) : (lower, 0)
      union = max(drop.title + parts.title.height, drop.detail + parts.detail.height)
    }
    let top = ((height - union) / 2 - 1e-9).rounded(.up)
    return top + (isDetail ? drop.detail : drop.title)
  }

  private func ascender(of line: Line?) -> Double {
    guard let font = line?.font else { return 0 }
    return environment.measurer.ascender(of: font.textFont)
  }
}

// MARK: Sizes of its parts

extension BuiltInRow {
  /// The sizes of the row's parts; a title and a value side by side stack at accessibility sizes,
  /// and where both do not fit.
  ///
  /// Source: Apple, *UIListContentConfiguration*, `prefersSideBySideTextAndSecondaryText`. How much
  /// space must be between them is ours; 14 points were seen.
  private func parts(width: Double) -> Parts {
    var parts = Parts()
    if let image {
      parts.image = image.size
      // Symbols are in a column of their own: texts start at 59 beside one of 20 points (3
      // cells).
      parts.imageColumn = image.isSystemSymbol ? max(24, image.size.width) : image.size.width
    }
    let available = width - parts.textInset
    if let title { parts.title = title.size(available) }
    if let detail { parts.detail = detail.size(available) }
    switch style {
    case .subtitle: parts.isStacked = true
    case .value2: placeSideBySide(&parts, available: available)
    case .value1:
      let widths = [title, detail].compactMap { $0?.size(nil).width }
      parts.isStacked =
        environment.textSize.isAccessibilityCategory
        || widths.count == 2 && widths[0] + 8 + widths[1] > available
    case .default, .custom: parts.isStacked = false
    }
    return parts
  }

  /// A title at the end of a column of 91 points and its detail after 6 more, as one cell is
  /// recorded.
  ///
  /// Apple says that the title ends where the detail begins. That the column gives way to longer
  /// titles, and that both stack where a value and its title do, is ours.
  private func placeSideBySide(_ parts: inout Parts, available: Double) {
    guard !environment.textSize.isAccessibilityCategory, let detail,
      parts.title.width + Self.gapBesideTitle < available
    else {
      parts.isStacked = true
      return
    }
    parts.title.width = min(max(91, parts.title.width), available - Self.gapBesideTitle)
    let rest = available - parts.title.width - Self.gapBesideTitle
    parts.detail = detail.size(rest)
    parts.detail.width = min(parts.detail.width, rest)
  }

  /// Points between the column of titles and the details after it.
  private static var gapBesideTitle: Double { 6 }
}
