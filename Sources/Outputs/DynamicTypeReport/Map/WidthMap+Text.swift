import DynamicTypeReportModel

extension WidthMap {
  /// The map as JSON of the schema ``WidthMap/schemaName``.
  package func json() -> String { JSONValue(encoding: self).text() + "\n" }

  /// The map for people: one screen as a sentence, several as a table with a line each.
  package var text: String {
    if screens.count == 1, let screen = screens.first {
      return "\("\(screen.place): \(screen.title)".singleLine) \(screen.words(in: widths)) "
        + "(\(windowsInWords))\n"
    }
    return table
  }

  /// Whether a text that begins with this line is such a map.
  package static func isText(beginningWith line: some StringProtocol) -> Bool {
    guard let windows = line.ranges(of: "windows ").last,
      line[windows.upperBound...].first?.isNumber == true,
      line[windows.upperBound...].contains(" points wide and ")
    else { return false }
    let before = line[..<windows.lowerBound]
    return before.hasSuffix(tableWords) && line.hasSuffix(".")
      || before.hasSuffix(" (") && line.hasSuffix(")")
  }

  /// What is said before the windows of a table.
  private static let tableWords = ", by the width from which on they hold; "

  private var windowsInWords: String {
    "windows \(widths.from) to \(widths.to) points wide and \(height.points) high, \(device), \(locale)"
      .singleLine
  }

  /// A column a size: the width from which on the screen holds.
  private var table: String {
    let count = screens.count == 1 ? "1 screen" : "\(screens.count) screens"
    let sizes = screens.first?.rows.map(\.size) ?? []
    let titles = screens.map { $0.title.singleLine.shortened(to: Self.widestTitle) }
    let width = titles.map(\.count).max() ?? 0
    func line(_ title: String, _ cells: [String], _ end: String) -> String {
      let cells = cells.map { String(repeating: " ", count: max(1, 6 - $0.count)) + $0 }.joined()
      let space = String(repeating: " ", count: max(0, width - title.count))
      return title + space + cells + (end.isEmpty ? "" : "  \(end)") + "\n"
    }
    var text = "\(count)\(Self.tableWords)\(windowsInWords).\n\n"
    guard !screens.isEmpty else { return text }
    text += line("", sizes.map(\.rawValue), "")
    var remarks: [String] = []
    for (screen, title) in zip(screens, titles) {
      text += line(title, screen.rows.map { $0.answer(in: widths).code }, screen.place.singleLine)
      let said = screen.exceptions(in: widths) + screen.growth
      if !said.isEmpty { remarks.append("\(title): \(said.joined(separator: "; "))") }
    }
    text +=
      "\nall: at every width   –: at none   380?: may lose something from there on   ?: not judged\n"
    if !remarks.isEmpty { text += "\n" + remarks.joined(separator: "\n") + "\n" }
    return text
  }

  private static let widestTitle = 32
}

extension WidthMap {
  /// What is said of each screen.
  package var words: [Evidence.ScreenName: String] {
    Dictionary(
      screens.map { (Evidence.ScreenName(path: $0.path, id: $0.id), $0.words(in: widths)) }
    ) { first, _ in first }
  }
}

extension WidthMap.Screen {
  /// `holds from 320 points at L, from 380 at AX1, never at AX5`.
  package func words(in widths: WidthMap.Widths) -> String {
    let groups = sizeGroups(in: widths)
    var clauses: [String] = []
    for kind in WidthMap.Answer.Kind.allCases {
      let wanted = groups.filter { $0.answer.kind == kind }
      guard !wanted.isEmpty else { continue }
      let words = wanted.enumerated().map { number, group in
        "\(group.answer.words(isFirst: number == 0)) at \(group.sizesInWords)"
      }
      clauses.append(words.joined(separator: ", "))
    }
    return (clauses + exceptions(in: widths) + growth).joined(separator: "; ")
  }

  /// What is otherwise in narrower windows than those that decide.
  fileprivate func exceptions(in widths: WidthMap.Widths) -> [String] {
    sizeGroups(in: widths).compactMap { group in
      group.exceptions.map { "at \(group.sizesInWords) it \($0)" }
    }
  }

  fileprivate var growth: [String] {
    switch (fixedTexts, texts) {
    case (0, _): []
    case (_, 1): ["its text keeps its size"]
    case (1, _): ["1 of \(texts) texts keeps its size"]
    default: ["\(fixedTexts) of \(texts) texts keep their size"]
    }
  }

  fileprivate var place: String { line.map { "\(path):\($0)" } ?? path }

  /// Neighbouring sizes of which the same is said.
  private func sizeGroups(in widths: WidthMap.Widths) -> [WidthMap.SizeGroup] {
    var groups: [WidthMap.SizeGroup] = []
    for row in rows {
      let (answer, exceptions) = (row.answer(in: widths), row.exceptions)
      if let last = groups.last, last.answer == answer, last.exceptions == exceptions {
        groups[groups.count - 1].sizes.append(row.size)
      } else {
        groups.append(
          WidthMap.SizeGroup(sizes: [row.size], answer: answer, exceptions: exceptions))
      }
    }
    return groups
  }
}

extension WidthMap {
  /// What is said of the widest windows at a size, down to where that ends.
  fileprivate struct Answer: Hashable {
    enum Kind: Hashable, CaseIterable {
      case holds, mayLose, loses, never, notJudged
    }

    var kind: Kind
    /// The least width from which on it is so; nil for all widths.
    var from: Int?

    func words(isFirst: Bool) -> String {
      let width = from.map { isFirst ? "from \($0) points" : "from \($0)" } ?? "at every width"
      return switch kind {
      case .holds: isFirst ? "holds \(width)" : width
      case .mayLose: isFirst ? "may lose something \(width)" : width
      case .loses: isFirst ? "loses something \(width)" : width
      case .never: isFirst ? "never holds" : "never"
      case .notJudged: isFirst ? "is not judged \(width)" : width
      }
    }

    /// In a column of a table.
    var code: String {
      switch kind {
      case .holds: from.map { "\($0)" } ?? "all"
      case .mayLose: from.map { "\($0)?" } ?? "all?"
      case .loses, .never: "–"
      case .notJudged: "?"
      }
    }
  }

  fileprivate struct SizeGroup {
    var sizes: [TextSize]
    var answer: Answer
    var exceptions: String?

    var sizesInWords: String {
      guard let first = sizes.first, let last = sizes.last, first != last else {
        return sizes.first?.rawValue ?? ""
      }
      if sizes.count == TextSize.allCases.count { return "every size" }
      return "\(first.rawValue) to \(last.rawValue)"
    }
  }
}

extension WidthMap.Row {
  fileprivate func answer(in widths: WidthMap.Widths) -> WidthMap.Answer {
    guard let last = spans.last else { return WidthMap.Answer(kind: .notJudged) }
    let kind: WidthMap.Answer.Kind =
      switch last.outcome {
      case .holds: .holds
      case .mayLose: .mayLose
      case .loses: betterSpans.isEmpty ? .never : .loses
      case .notJudged: .notJudged
      }
    let from = last.from == widths.from || kind == .never ? nil : last.from
    return WidthMap.Answer(kind: kind, from: from)
  }

  /// What narrower windows show that is no worse than what the widest ones do; nil for nothing.
  fileprivate var exceptions: String? {
    let words = betterSpans.map { "\($0.outcome.words) \($0.inWords)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var betterSpans: [WidthMap.Span] {
    guard let last = spans.last else { return [] }
    return spans.dropLast().filter {
      $0.outcome == .holds || $0.outcome.rank < last.outcome.rank
    }
  }
}

extension WidthMap.Span {
  fileprivate var inWords: String {
    from == to ? "at \(from) points" : "from \(from) to \(to) points"
  }
}

extension WidthMap.Outcome {
  fileprivate var words: String {
    switch self {
    case .holds: "holds"
    case .mayLose: "may lose something"
    case .loses: "loses something"
    case .notJudged: "is not judged"
    }
  }

  /// From the best to the worst.
  fileprivate var rank: Int {
    switch self {
    case .holds: 0
    case .mayLose: 1
    case .notJudged: 2
    case .loses: 3
    }
  }
}

extension String {
  fileprivate func shortened(to count: Int) -> String {
    self.count <= count ? self : self.prefix(count - 1) + "…"
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var points: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
