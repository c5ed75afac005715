extension Report {
  /// Works out anew what follows from the other members: each screen's cells, causes, totals and coverage.
  ///
  /// A screen is safe when it loses nothing at the largest size of the matrix, and holds when its verdict
  /// says so, in all of its states. A finding that does not depend on the size counts at every size.
  ///
  /// - Parameter sources: Swift files that were read; the report itself does not list them.
  package mutating func count(sources: Int) {
    for document in documents.indices {
      for screen in documents[document].screens.indices {
        documents[document].screens[screen].countCells(of: findings)
      }
    }
    let screens = documents.flatMap(\.wholeScreens)
    let verdicts = screens.map(\.verdict)
    totals = Totals(
      documents: documents.count { $0.format != Document.swiftFormat }, sources: sources,
      unreadable: errors.count,
      screens: screens.count,
      safeScreens: screens.count(where: \.isSafe),
      holdingScreens: verdicts.count { $0 == .holds },
      byVerdict: Verdict.Kind.allCases.compactMap { kind in
        let count = verdicts.count { $0 == kind }
        return count == 0 ? nil : VerdictCount(verdict: kind, count: count)
      },
      doubts: Self.counts(of: screens.compactMap(\.doubt)),
      notes: findings.count { $0.severity == .note },
      warnings: findings.count { $0.severity == .warning },
      errors: findings.count { $0.severity == .error },
      byRule: Self.counts(of: findings), leftOut: totals.leftOut,
      codeControllers: totals.codeControllers)
    coverage = Coverage(sum: documents.flatMap(\.screens).map(\.coverage))
    causes = foldedFindings()
  }

  private static func counts(of doubts: [Verdict.Doubt]) -> [DoubtCount]? {
    let counts = Verdict.Doubt.allCases.compactMap { doubt in
      let count = doubts.count { $0 == doubt }
      return count == 0 ? nil : DoubtCount(doubt: doubt, count: count)
    }
    return counts.isEmpty ? nil : counts
  }

  private static func counts(of findings: [Finding]) -> [RuleCount] {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { RuleCount(rule: $0.key, count: $0.value) }
  }
}

extension Report.Document {
  /// A screen on one device in one locale with all of its states.
  fileprivate struct WholeScreen {
    var verdict: Report.Verdict.Kind
    var doubt: Report.Verdict.Doubt?
    var isSafe: Bool
  }

  /// The screens, each with the worst that is known of its states, in no order.
  ///
  /// A state in which nothing is seen is no doubt about a screen that has one with its content, and a list without rows none
  /// where another state has rows.
  fileprivate var wholeScreens: [WholeScreen] {
    struct Key: Hashable {
      var name, device, locale: String
    }
    let states = Dictionary(grouping: screens) {
      Key(name: $0.name, device: $0.device.id, locale: $0.locale)
    }
    return states.values.map { all in
      let hasRows = all.contains(where: \.hasRows)
      let judged = all.filter { screen in
        guard let doubt = screen.verdict.doubt else { return true }
        return !doubt.isOfEmptyState || doubt == .emptyList && !hasRows
      }
      let counted = judged.isEmpty ? all : judged
      let worst =
        Report.Verdict.Kind.worstFirst.first { kind in counted.contains { $0.verdict.kind == kind }
        }
        ?? .holds
      return WholeScreen(
        verdict: worst,
        doubt: worst == .notJudged ? counted.lazy.compactMap(\.verdict.doubt).first : nil,
        isSafe: counted.allSatisfy { $0.verdict.safeUpTo == $0.cells.last?.size })
    }
  }
}

extension Report.Screen {
  /// Whether it shows rows of a list or a table.
  fileprivate var hasRows: Bool {
    coverage.byKind.contains { Self.rowKinds.contains($0.kind) && $0.examined > 0 }
  }

  /// As layouts name them.
  private static let rowKinds: Set<String> = ["collectionViewCell", "listRow", "tableViewCell"]

  /// Its name, the same for all of its states.
  fileprivate var name: String {
    guard let variant = reading?.variant, id.hasSuffix(" (\(variant))") else { return id }
    return String(id.dropLast(variant.count + 3))
  }

  /// Counts the findings that ``findings`` names into the cells at whose sizes they appear.
  fileprivate mutating func countCells(of all: [Report.Finding]) {
    let seen = findings.filter(all.indices.contains).map { all[$0] }
    for index in cells.indices {
      let size = cells[index].size
      let here = seen.filter { $0.sizes.isEmpty || $0.sizes.contains(size) }
      cells[index].notes = here.count { $0.severity == .note }
      cells[index].warnings = here.count { $0.severity == .warning }
      cells[index].errors = here.count { $0.severity == .error }
    }
  }
}

extension Report.Coverage {
  /// The coverage of all parts together, kinds in the order of their names.
  package init(sum parts: [Report.Coverage]) {
    var kinds: [String: Report.KindCoverage] = [:]
    for kind in parts.flatMap(\.byKind) {
      var total = kinds[kind.kind] ?? Report.KindCoverage(kind: kind.kind)
      total.examined += kind.examined
      total.notExamined += kind.notExamined
      kinds[kind.kind] = total
    }
    self.init(
      examined: parts.reduce(0) { $0 + $1.examined },
      notExamined: parts.reduce(0) { $0 + $1.notExamined },
      byKind: kinds.values.sorted { $0.kind < $1.kind })
  }
}
