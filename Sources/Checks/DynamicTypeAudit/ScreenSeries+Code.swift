import DynamicTypeModel

/// What is said of views that code sets up.
extension ScreenSeries {
  /// Findings as they may be said: one that rests on what code sets names the place, and is a note where the value is
  /// not known.
  func attributed(_ findings: [Finding]) -> [Finding] {
    let places = Dictionary(
      views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.map { finding in
      guard let place = finding.element.flatMap({ places[$0] }) else {
        return attributedToBar(finding)
      }
      let notes = codeNotes(behind: finding, about: NodeIndex(place))
      var finding = finding
      if isInOpenRow(NodeIndex(place)), Self.dependsOnRow.contains(finding.rule) {
        finding.severity = .note
        finding.message +=
          " (if code ties nothing to the bottom of its row, as the document does not)"
      }
      if notes.isEmpty, Self.dependsOnWords.contains(finding.rule),
        layouts[0].nodes[place].texts.contains(where: \.isInterfaceBuilders),
        !holdsNoLine(finding, of: NodeIndex(place))
      {
        finding.severity = .note
        finding.message += " (if its text is about as long: this one is Interface Builder's own)"
      }
      finding.attribute(to: notes)
      return finding
    }
  }

  /// A finding about an item of a bar as it may be said.
  private func attributedToBar(_ finding: Finding) -> Finding {
    guard Self.aboutBars.contains(finding.rule) else { return finding }
    let item = layouts.lazy.flatMap(\.laidOutBars).flatMap(\.items).first {
      $0.id == finding.element && !$0.codeNotes.isEmpty
    }
    var finding = finding
    finding.attribute(to: item?.codeNotes ?? [])
    return finding
  }

  private static let aboutBars: Set<RuleID> = [BarTextTruncated.id, BarViewStaysSmall.id]

  private func codeNotes(behind finding: Finding, about element: NodeIndex) -> [CodeNote] {
    let own = Self.properties[finding.rule] ?? []
    var notes = views[element.rawValue].codeNotes.filter { own.contains($0.property) }
    if holdsNoLine(finding, of: element) { notes.removeAll { $0.property == .text } }
    if Self.dependsOnShowing.contains(finding.rule) { notes += hidingNotes(of: element) }
    guard Self.dependsOnHeight.contains(finding.rule) else { return notes }
    let table = screens[0].ancestors(of: element).first {
      views[$0.rawValue].kind == LaidOutView.tableKind
    }
    return notes + heightNotes(of: element)
      + (table.map { rowNotes(ofTable: $0, around: element) } ?? [])
  }

  /// What code says that hides a view, or one around it, when its screen is set up.
  func hidingNotes(of element: NodeIndex) -> [CodeNote] {
    ([element] + screens[0].ancestors(of: element))
      .flatMap { views[$0.rawValue].codeNotes }.filter(\.property.hides)
  }

  /// What code says of the heights of sections, where the texts are a table's own, and of the view above or below the
  /// rows that something is in.
  private func heightNotes(of element: NodeIndex) -> [CodeNote] {
    let own = views[element.rawValue].codeNotes
    let around = screens[0].ancestors(of: element).flatMap { views[$0.rawValue].codeNotes }
    return own.filter(\.isAboutSections) + (own + around).filter(\.isAboutTableViews)
  }

  /// What code says of the heights of a table's rows, where something is in one.
  private func rowNotes(ofTable table: NodeIndex, around element: NodeIndex) -> [CodeNote] {
    let isInRow = ([element] + screens[0].ancestors(of: element)).contains {
      LaidOutView.tableRowKinds.contains(views[$0.rawValue].kind)
    }
    return isInRow ? views[table.rawValue].codeNotes.filter(\.isAboutRows) : []
  }

  /// Whether even one line has too little height, so that any other words would be cut, too.
  private func holdsNoLine(_ finding: Finding, of element: NodeIndex) -> Bool {
    screens.contains { screen in
      finding.sizes.contains(screen.size)
        && screen.placedTexts(of: element).contains { text in
          guard text.text.lines.count <= 1 else { return false }
          if finding.rule == TextClipped.id, screen.cut(of: text)?.isVertical == true {
            return true
          }
          let line = text.text.lines.first.map { $0.ascent + $0.descent } ?? 0
          return line > text.text.box.height + screen.pixel
        }
    }
  }

  /// Whether a view is in a row whose height the document leaves open.
  private func isInOpenRow(_ element: NodeIndex) -> Bool {
    screens[0].ancestors(of: element).contains { layouts[0].nodes[$0.rawValue].hasOpenHeight }
  }

  /// By rule, the properties of a view that its findings rest on.
  private static let properties: [RuleID: Set<CodeNote.Property>] = [
    TextDoesNotScale.id: [.font, .adjustsFontForContentSizeCategory],
    TextTruncated.id: fitting.union([.font, .text, .numberOfLines, .isScrollEnabled]),
    TextClipped.id: [.font, .text, .isScrollEnabled],
    OutOfBounds.id: [.font, .text, .isScrollEnabled],
    TextOverlaps.id: [.font, .text, .numberOfLines],
    ScreenDoesNotScroll.id: fitting.union([.font, .text, .numberOfLines]),
    RowBreaksWords.id: fitting.union([.font, .text]),
  ]

  /// What decides how a text is fitted into its width.
  private static let fitting: Set<CodeNote.Property> = [
    .lineBreakMode, .adjustsFontSizeToFitWidth, .minimumScaleFactor,
  ]

  /// Rules whose findings rest on what a text says.
  private static let dependsOnWords = Set(properties.filter { $0.value.contains(.text) }.keys)

  /// Rules whose findings are about where views are, which code may change when it shows them. Overlaps have two.
  private static let dependsOnShowing: Set<RuleID> = [TextClipped.id, OutOfBounds.id]

  /// Rules whose findings are about the edge of a row.
  private static let dependsOnRow: Set<RuleID> = [TextClipped.id, OutOfBounds.id]

  /// Rules whose findings rest on how high a row is.
  private static let dependsOnHeight: Set<RuleID> = [
    TextTruncated.id, TextClipped.id, OutOfBounds.id, TextOverlaps.id,
  ]
}

extension Finding {
  /// Names what code sets that it rests on; a note where the value is not known.
  mutating func attribute(to notes: [CodeNote]) {
    guard !notes.isEmpty else { return }
    let words = notes.map(\.words).joinedAsWords()
    if notes.allSatisfy(\.isKnown) {
      message += " (with \(words))"
    } else {
      severity = .note
      message += " (if the document's own holds: code sets \(words))"
    }
  }
}

extension LaidOutText {
  /// Whether it is what Interface Builder gives to a new view, and nobody has written.
  fileprivate var isInterfaceBuilders: Bool {
    ["Label", "Button"].contains(string)
      || string.hasPrefix("Lorem ipsum dolor sit er elit lamet")
  }
}

extension CodeNote {
  /// Whether it is about a table's rows.
  fileprivate var isAboutRows: Bool {
    [.rowHeight, .heightForRowAt, .estimatedRowHeight].contains(property)
  }

  /// Whether it is about the heights of a table's sections.
  fileprivate var isAboutSections: Bool {
    switch property {
    case .sectionHeaderHeight, .sectionFooterHeight, .heightForHeaderInSection,
      .heightForFooterInSection:
      true
    default: false
    }
  }

  /// Whether it is about the view above or below a table's rows.
  fileprivate var isAboutTableViews: Bool {
    property == .tableHeaderView || property == .tableFooterView
  }

  /// `rowHeight of SettingsController.swift:157`.
  fileprivate var words: String {
    "\(property.rawValue) of \(location.fileAndLine)"
  }
}
