import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// How high the headers and footers of a list's sections are, and how they grow with their text.
package struct SectionHeights {
  let list: RowContent.ListStyle
  /// Whether the list's rows are known before it is shown, and not made from prototypes.
  package var isStatic = true
  /// What the list asks for, in points; nil where it leaves the height to the system.
  package var declaredHeader, declaredFooter: Double?
  /// What the list's delegate gives every header and footer, in points; nil where it is not asked.
  package var delegateHeader, delegateFooter: Double?
  /// Points above each header of a plain list, as part of it; nil for the system's.
  package var headerTopPadding: Double?
  /// Whether the list reaches up to or under a bar with a large title.
  package var isUnderLargeTitle = false
  private let environment: ControlEnvironment
  private let texts: SectionTexts

  /// - Parameter width: The list's, in points.
  package init(
    in list: RowContent.ListStyle, width: Double, _ environment: ControlEnvironment
  ) {
    self.list = list
    self.environment = environment
    texts = SectionTexts(in: list, width: width, environment)
  }

  /// Points above a section's first cell.
  ///
  /// Source: first cells and gaps between static sections in public documents.
  /// Evidence: E-header-untitled.
  ///
  /// - Parameters:
  ///   - title: Nil for a section without one, which an empty one is not the same as.
  ///   - footer: The footer of the same section.
  ///   - number: The section's, counted from 0.
  package func headerHeight(_ title: String?, footer: String?, number: Int) -> Double {
    let sections = environment.metrics.sections
    if let delegateHeader {
      return paddingAboveHeader(of: delegateHeader) + environment.rounded(delegateHeader)
    }
    let words = title ?? ""
    if list == .plain {
      let isAlwaysShown =
        isStatic
        ? sections.showsUntitledPlainHeaders : sections.showsUntitledPlainPrototypeHeaders
      guard isAlwaysShown || !words.isEmpty else { return 0 }
      return plainHeaderHeight(words)
    }
    // An empty title is one without a line (4 sections).
    if !words.isEmpty || title != nil && sections.hasHeaderForEmptyTitle {
      let header = groupedHeaderHeight(words)
      if number == 0 { return header + spaceAboveFirstHeader }
      // In builds 13771 to 24128, 7 gaps of 6 projects; above sections without a footer there is
      // none.
      return header + ((footer ?? "").isEmpty ? 0 : sections.spaceAfterFooter)
    }
    if !isStatic {
      // As high as a header of one line, 38 points at Large and about 31.8 at xSmall (11 tables).
      let header =
        sections.untitledPrototypeHeaderHeight.map { environment.rounded($0) }
        ?? sections.groupedHeaderHeight
      return header + spaceAboveFirstHeader
    }
    if number == 0, let first = sections.firstUntitledHeaderHeight { return first }
    // On three pixels a point 17.67, above 13 sections in 3 documents of 2 projects, builds 17700
    // and 21507.
    return declaredHeader ?? environment.roundedUp(sections.untitledHeaderHeight)
  }

  /// Points above a header whose height is given, or that is a view.
  package func paddingAboveHeader(of height: Double) -> Double {
    guard list == .plain, height > 0 else { return 0 }
    return headerTopPadding ?? environment.metrics.sections.plainHeaderPadding
  }

  /// What a grouped table has above its first header, in points; nothing under a large title since
  /// iOS 15.
  ///
  /// Source: 45 tables of prototypes in 2 projects and one with a titled section of a third are
  /// under one, 6 are below or apart from one; in iOS 13 there was some (1 table).
  private var spaceAboveFirstHeader: Double {
    let sections = environment.metrics.sections
    if !sections.hasSpaceUnderLargeTitle, isUnderLargeTitle { return 0 }
    return environment.rounded(sections.spaceAboveFirstHeader)
  }

  /// A plain table's header, which Xcode's canvas shows without a title, too: a line of Headline and
  /// 7.5 points around it, 28 at Large and 24.5 at XS (2 tables); since iOS 15 below 22 points of
  /// padding, and where the canvas shows xSmall 44.4 together (9 tables).
  private func plainHeaderHeight(_ title: String) -> Double {
    let sections = environment.metrics.sections
    let growth =
      texts.height(of: title, as: .header) - texts.lineAtLarge(.headline)
    let declared = sections.usesDeclaredPlainHeaderHeight ? declaredHeader : nil
    let padding = sections.plainHeaderPadding
    let atLarge = declared ?? sections.plainHeaderHeight - padding + (headerTopPadding ?? padding)
    return atLarge + (sections.shrinksPlainHeaders ? growth : max(0, growth))
  }

  /// A grouped table's header of one line is 38 points high at Large and 32 at XS (5 sections), as
  /// the body text is larger or smaller, to the whole point; further lines come on top. On the
  /// canvas of Xcode 7 it is 32 at Large.
  private func groupedHeaderHeight(_ title: String) -> Double {
    let size = environment.textSize.category
    let line = texts.height(of: "", as: .header)
    let shown = texts.shownHeader(title)
    let text =
      title.isEmpty ? 0 : texts.height(of: shown, as: .header)
    let base = environment.metrics.sections.groupedHeaderHeight * TextStyleRatio.body(size)
    return base.rounded(.up) + text - line
  }

  /// Points below a section's last cell; in plain tables on Xcode's canvas as much as a header without
  /// its padding has, above the table's own footer view, too (4 tables).
  package func footerHeight(_ title: String?) -> Double {
    if let delegateFooter { return environment.rounded(delegateFooter) }
    let title = title ?? ""
    let sections = environment.metrics.sections
    if list == .plain {
      guard sections.showsUntitledPlainFooters || !title.isEmpty, sections.hasPlainFooters else {
        return 0
      }
      let line = texts.height(of: "", as: .footer)
      return sections.plainFooterHeight + max(0, texts.height(of: title, as: .footer) - line)
    }
    if !title.isEmpty { return groupedFooterHeight(title) }
    return declaredFooter ?? sections.untitledFooterHeight
  }

  /// A grouped table's footer: its lines, each to the whole point, and 14 points around them that
  /// follow their height.
  ///
  /// Source: below one to five lines of 16, 12 gaps in documents of 8 projects, builds 13771 to
  /// 24506; two and four of 14 at XS (1).
  /// Evidence: E-footer-grouped.
  private func groupedFooterHeight(_ title: String) -> Double {
    let setting = texts.setting(of: title, as: .footer)
    let line = environment.measurer.lineHeight(of: setting.font.textFont).rounded()
    let lines = texts.layout(of: setting).lines.count
    return Double(lines) * line + environment.roundedUp(14 * line / 16)
  }
}
