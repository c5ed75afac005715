extension Baseline {
  /// What a run found, compared with a baseline.
  package struct Comparison: Hashable, Sendable {
    /// By finding of the run, whether it is in the baseline.
    package var isKnown: [Bool]
    /// What the baseline has and the run did not find.
    package var gone: [Entry]
    /// The baseline without what is gone, files under their present paths. Nothing is added to it.
    package var shrunk: Baseline

    /// How many findings of the run are in the baseline.
    package var knownCount: Int { isKnown.count { $0 } }
    /// How many findings of the baseline are gone.
    package var goneCount: Int { gone.reduce(0) { $0 + $1.count } }
  }

  /// Compares the findings of a run with this baseline.
  ///
  /// A finding is known when the baseline has one of the same file, rule and subject, or of the same
  /// rule and subject in a file that is not there any more: then it was renamed or moved. Of more
  /// findings that are alike than the baseline has, the first ones are known. One that is worse than the baseline has it
  /// is not known: see ``Entry/covers(_:)``.
  ///
  /// - Parameters:
  ///   - findings: Of the run, in its order.
  ///   - rules: Those that the run was about; nil for all. Findings of others are neither known nor gone.
  ///   - examined: The paths of the files that the run has read.
  ///   - exists: Whether a file that the run has not read is there. Its findings are neither known nor
  ///     gone.
  package func comparison(
    with findings: [Report.Finding], rules: Set<String>? = nil, examined: Set<String>,
    exists: (String) -> Bool
  ) -> Comparison {
    let examined = Set(examined.map(Entry.normalized))
    let paths = Set(self.findings.map(\.path))
    let others = paths.subtracting(examined)
    let missing = others.filter { !exists($0) }
    let found = findings.map { Entry($0) }
    var rest = self.findings
    var isKnown = found.map { _ in false }
    let places = Dictionary(grouping: rest.indices) { rest[$0].key }
    Self.take(&isKnown, of: found, from: &rest) { places[$0.key] ?? [] }
    // Only now: a finding that did not move takes precedence over one that did.
    let moved = Dictionary(grouping: rest.indices.filter { missing.contains(rest[$0].path) }) {
      Movable(rest[$0].key)
    }
    Self.take(&isKnown, of: found, from: &rest) { moved[Movable($0.key)] ?? [] }
    let left = rest.filter { $0.count > 0 }
    let isJudged = { (entry: Entry) in
      (rules?.contains(entry.rule) ?? true)
        && (examined.contains(entry.path) || missing.contains(entry.path))
    }
    let known = zip(found, isKnown).filter(\.1).map(\.0)
    return Comparison(
      isKnown: isKnown,
      gone: left.filter(isJudged),
      shrunk: Baseline(command: command, entries: known + left.filter { !isJudged($0) }))
  }

  /// Marks the findings that entries cover, each of which covers as many as it counts.
  ///
  /// Those that are as they were come first, then those with the fewest entries to choose from, each with the tightest.
  private static func take(
    _ isKnown: inout [Bool], of found: [Entry], from rest: inout [Entry],
    places: (Entry) -> [Int]
  ) {
    for isExact in [true, false] {
      let candidates = found.indices.filter { !isKnown[$0] }.map { index in
        (
          index: index,
          places: places(found[index]).filter { place in
            isExact
              ? rest[place].severity == found[index].severity
                && rest[place].size == found[index].size
              : rest[place].covers(found[index])
          }
        )
      }
      let sorted = candidates.sorted { ($0.places.count, $0.index) < ($1.places.count, $1.index) }
      for (index, places) in sorted {
        let open = places.filter { rest[$0].count > 0 }
        guard let best = open.min(by: { rest[$0].isTighter(than: rest[$1]) }) else { continue }
        rest[best].count -= 1
        isKnown[index] = true
      }
    }
  }

  /// What stays of a finding when its file gets another path.
  private struct Movable: Hashable {
    var rule: String
    var subject: String

    init(_ key: Entry.Key) {
      rule = key.rule
      subject = key.subject
    }
  }
}
