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
  let environment: ControlEnvironment

  /// - Parameter leadingMargin: Points before what the row shows.
  package init(
    style: RowContent.Style, leadingMargin: Double, _ environment: ControlEnvironment
  ) {
    self.style = style
    self.leadingMargin = leadingMargin
    self.environment = environment
  }

  private var rows: RowMetrics { environment.metrics.rows }

  /// The sizes of what a row shows, in some width.
  struct Parts {
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
  var trailingMargin: Double {
    guard hasAccessory else { return leadingMargin }
    return style == .value1 ? rows.valueMarginBesideAccessory : rows.textMarginBesideAccessory
  }
}

// MARK: Sizes of its parts

extension BuiltInRow {
  /// The sizes of the row's parts; a title and a value side by side stack at accessibility sizes,
  /// and where both do not fit.
  ///
  /// Source: Apple, *UIListContentConfiguration*, `prefersSideBySideTextAndSecondaryText`. How much
  /// space must be between them is ours; 14 points were seen.
  func parts(width: Double) -> Parts {
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
  static var gapBesideTitle: Double { 6 }
}
