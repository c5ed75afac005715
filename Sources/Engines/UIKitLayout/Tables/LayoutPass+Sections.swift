import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Headers and footers of a table's sections: how high they are, and how they grow with their text.
extension LayoutPass {
  /// Points above a section's first cell.
  ///
  /// Source: first cells and gaps between static sections in public documents.
  func headerHeight(
    of section: TableContent.Section, number: Int, in table: TableContent, frame: Rect
  ) -> Double {
    let sections = environment.metrics.sections
    let width = frame.width
    let title = section.headerTitle ?? ""
    if table.style == .plain {
      let isAlwaysShown =
        environment.canvas?.showsUntitledPlainHeaders(ofStaticTable: table.isStatic) ?? false
      guard isAlwaysShown || !title.isEmpty else { return 0 }
      return plainHeaderHeight(title, in: table, width: width)
    }
    // An empty title is one without a line (4 sections).
    if !title.isEmpty || section.headerTitle != nil && sections.hasHeaderForEmptyTitle {
      let header = groupedHeaderHeight(title, in: table, width: width)
      if number == 0 { return header + roomAboveFirstHeader(frame) }
      // In builds 13771 to 24128, 7 gaps of 6 projects; above sections without a footer there is none.
      let hasFooter = !(section.footerTitle ?? "").isEmpty
      return header + (hasFooter ? sections.spaceAfterFooter : 0)
    }
    if !table.isStatic {
      // As high as a header of one line, 38 points at Large and about 31.8 at xSmall (11 tables).
      let header =
        environment.canvas?.untitledGroupedHeaderHeight.map { environment.rounded($0) }
        ?? sections.groupedHeaderHeight
      return header + roomAboveFirstHeader(frame)
    }
    if number == 0, let first = sections.firstUntitledHeaderHeight { return first }
    // On three pixels a point 17.67, above 13 sections in 3 documents of 2 projects, builds 17700 and 21507.
    return table.sectionHeaderHeight > 0
      ? table.sectionHeaderHeight : environment.roundedUp(sections.untitledHeaderHeight)
  }

  /// What a grouped table has above its first header, in points; nothing under a large title since iOS 15.
  ///
  /// Source: 45 tables of prototypes in 2 projects and one with a titled section of a third are under one, 6
  /// are below or apart from one; in iOS 13 there was room (1 table).
  private func roomAboveFirstHeader(_ frame: Rect) -> Double {
    let sections = environment.metrics.sections
    if !sections.hasSpaceUnderLargeTitle, isUnderLargeTitle(frame) { return 0 }
    return environment.rounded(sections.spaceAboveFirstHeader)
  }

  /// Whether a view reaches up to or under a bar with a large title.
  private func isUnderLargeTitle(_ frame: Rect) -> Bool {
    let root = rects[ElementIndex.root.rawValue]
    return presentation.hasLargeTitleOver(
      root.size, system: environment.system)
      && frame.minY <= root.minY + insets.top + 0.5
  }

  /// A plain table's header, which the canvas shows without a title, too: a line of Headline and 7.5
  /// points around it, 28 at Large and 24.5 at XS (2 tables); since iOS 15 below 22 points of padding, and
  /// where the canvas shows xSmall 44.4 together (9 tables).
  private func plainHeaderHeight(
    _ title: String, in table: TableContent, width: Double
  ) -> Double {
    let sections = environment.metrics.sections
    let growth =
      sectionTextHeight(title, as: .header, in: table, width: width) - lineAtLarge(.headline)
    let declared = sections.usesDeclaredPlainHeaderHeight ? table.sectionHeaderHeight : 0
    let atLarge =
      declared > 0
      ? declared
      : environment.canvas?.plainHeaderHeight(on: environment.configuration.device)
        ?? sections.plainHeaderHeight
    return atLarge + (sections.shrinksPlainHeaders ? growth : max(0, growth))
  }

  /// A grouped table's header of one line is 38 points high at Large and 32 at XS (5 sections), as the
  /// body text is larger or smaller, to the whole point; further lines come on top. On the canvas of Xcode 7
  /// it is 32 at Large.
  private func groupedHeaderHeight(
    _ title: String, in table: TableContent, width: Double
  ) -> Double {
    let size = environment.reader.category(of: nil)
    let line = sectionTextHeight("", as: .header, in: table, width: width)
    let shown = shownHeader(title, in: table)
    let text =
      title.isEmpty ? 0 : sectionTextHeight(shown, as: .header, in: table, width: width)
    let base = environment.metrics.sections.groupedHeaderHeight * TextStyleRatio.body(size)
    return base.rounded(.up) + text - line
  }

  /// Points below a section's last cell; in plain tables on the canvas as much as a header without its
  /// padding has, above the table's own footer view, too (4 tables).
  func footerHeight(
    of section: TableContent.Section, in table: TableContent, width: Double
  ) -> Double {
    let title = section.footerTitle ?? ""
    if table.style == .plain {
      guard environment.canvas != nil || !title.isEmpty,
        environment.metrics.sections.hasPlainFooters
      else { return 0 }
      let line = sectionTextHeight("", as: .footer, in: table, width: width)
      let base =
        environment.canvas?.plainFooterHeight(on: environment.configuration.device)
        ?? environment.metrics.sections.plainFooterHeight
      return base + max(0, sectionTextHeight(title, as: .footer, in: table, width: width) - line)
    }
    if !title.isEmpty { return groupedFooterHeight(title, in: table, width: width) }
    return table.sectionFooterHeight > 0
      ? table.sectionFooterHeight : environment.metrics.sections.untitledFooterHeight
  }

  /// A grouped table's footer: its lines, each to the whole point, and 14 points of room that follow their
  /// height.
  ///
  /// Source: below one to five lines of 16, 12 gaps in documents of 8 projects, builds 13771 to 24506; two and
  /// four of 14 at XS (1).
  private func groupedFooterHeight(
    _ title: String, in table: TableContent, width: Double
  ) -> Double {
    let setting = sectionText(title, as: .footer, in: table)
    let line = environment.measurer.lineHeight(of: setting.font.textFont).rounded()
    let lines = sectionLayout(of: setting, in: table, width: width).lines.count
    return Double(lines) * line + environment.roundedUp(14 * line / 16)
  }
}

// MARK: Their texts

/// Which of a section's two texts.
enum SectionText {
  case header, footer
}

extension LayoutPass {
  /// A section's title as it is shown: grouped tables have it in capitals up to iOS 18.
  ///
  /// Source: Apple, *Adopting Liquid Glass*: section headers no longer render in capital letters.
  func shownHeader(_ title: String, in table: TableContent) -> String {
    table.style != .plain && environment.metrics.sections.setsTitlesInCapitals
      ? title.uppercased() : title
  }

  /// The height of a section's title or footer text; of an empty one, of a line.
  func sectionTextHeight(
    _ text: String, as kind: SectionText, in table: TableContent, width: Double
  ) -> Double {
    let setting = sectionText(text.isEmpty ? "x" : text, as: kind, in: table)
    return environment.roundedUp(
      sectionLayout(of: setting, in: table, width: width).size.height)
  }

  private func sectionLayout(
    of setting: TextSetting, in table: TableContent, width: Double
  ) -> TextLayout {
    environment.measurer.layout(
      setting.text, options: setting.options,
      width: width - 2 * sectionTextInset(in: table, width: width))
  }

  private func lineAtLarge(_ style: TextStyle) -> Double {
    let large = FontResolver(reader: ReaderSize(.large, launch: .atSize), element: nil)
    let font = large.resolve(style, adjusts: true)
    return environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
  }

  /// The distance of a section's title and footer from the table's sides.
  func sectionTextInset(in table: TableContent, width: Double) -> Double {
    let metrics = environment.metrics
    guard table.style == .insetGrouped else { return metrics.rootSideMargin }
    return 2 * metrics.insetGroupedMargin(inWidth: width, isRoot: true)
  }

  /// A section's title or footer as UIKit sets it: in Footnote, a plain table's title in Headline.
  func sectionText(_ text: String, as kind: SectionText, in table: TableContent) -> TextSetting {
    let style: TextStyle = table.style == .plain && kind == .header ? .headline : .footnote
    let font = FontResolver(reader: environment.reader, element: nil)
      .resolve(style, adjusts: true)
    var setting = TextSetting(
      text, font: font, environment: environment, location: SourceLocation(path: ""))
    setting.options.numberOfLines = 0
    return setting
  }
}
