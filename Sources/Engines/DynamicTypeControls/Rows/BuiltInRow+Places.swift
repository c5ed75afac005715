import DynamicTypeModel

/// Where a row has what it shows.
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
