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
  /// findings that are alike than the baseline has, the first ones are known.
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
    var rest: [Entry.Key: Int] = [:]
    for entry in self.findings { rest[entry.key, default: 0] += entry.count }
    var isKnown = found.map { entry in Self.take(entry.key, from: &rest) }
    // Only now: a finding that did not move takes precedence over one that did.
    let moved = self.findings.filter { missing.contains($0.path) }
    let places = Dictionary(grouping: moved.map(\.key)) { Movable($0) }
    for index in found.indices where !isKnown[index] {
      let candidates = places[Movable(found[index].key)] ?? []
      isKnown[index] = candidates.contains { Self.take($0, from: &rest) }
    }
    let left = self.findings.compactMap { entry -> Entry? in
      var entry = entry
      entry.count = rest[entry.key] ?? 0
      return entry.count > 0 ? entry : nil
    }
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

  private static func take(_ key: Entry.Key, from rest: inout [Entry.Key: Int]) -> Bool {
    guard let count = rest[key], count > 0 else { return false }
    rest[key] = count - 1
    return true
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
