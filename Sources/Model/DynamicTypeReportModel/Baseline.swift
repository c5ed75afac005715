/// The findings that a team has accepted for now, so that only new ones fail a run.
///
/// A finding is recognised by its file, its rule and what it is about: elements of the document or the
/// text of the source line, never a line number. One that is worse than it was accepted is new: of another severity, or
/// there at smaller sizes. As JSON it is the schema ``schemaName``.
package struct Baseline: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.baseline/1"

  package var schema: String
  /// The command whose findings these are: `check` or `lint`.
  package var command: String
  /// By path, rule, subject, severity and size; each combination once.
  package var findings: [Entry]

  /// - Parameter findings: In any order; those that are alike become one entry.
  package init(command: String, findings: [Report.Finding]) {
    self.init(command: command, entries: findings.map { Entry($0) })
  }

  /// - Parameter entries: In any order; those that are alike are added up.
  package init(command: String, entries: [Entry]) {
    schema = Self.schemaName
    self.command = command
    var counts: [Entry: Int] = [:]
    for var entry in entries {
      let count = entry.count
      entry.count = 0
      counts[entry, default: 0] += count
    }
    findings = counts.map { entry, count in
      var entry = entry
      entry.count = count
      return entry
    }.sorted(by: Entry.precedes)
  }

  /// How many findings are accepted.
  package var count: Int { findings.reduce(0) { $0 + $1.count } }
}

extension Baseline {
  /// Accepted findings of one rule that are about the same.
  package struct Entry: Codable, Hashable, Sendable {
    /// As on the command line, without `./` at its beginning.
    package var path: String
    package var rule: String
    /// What the findings are about: see ``Report/Finding/subject``; their message where there is none.
    package var subject: String
    /// How many findings there are alike.
    package var count: Int
    /// How bad they are; nil in files of versions that did not write it, and then they may be as bad as they like.
    package var severity: Report.Severity?
    /// The least size that they are there at; nil where they are at all sizes, or as for ``severity``.
    package var size: TextSize?

    package init(
      path: String, rule: String, subject: String, count: Int = 1,
      severity: Report.Severity? = nil, size: TextSize? = nil
    ) {
      self.path = path
      self.rule = rule
      self.subject = subject
      self.count = count
      self.severity = severity
      self.size = size
    }

    init(_ finding: Report.Finding) {
      self.init(
        path: Self.normalized(finding.path), rule: finding.rule,
        subject: finding.subject ?? finding.message, severity: finding.severity,
        size: finding.sizes.min())
    }

    /// Whether a finding of the same subject is no worse than these.
    func covers(_ found: Entry) -> Bool {
      if let severity, let other = found.severity, other > severity { return false }
      guard let size else { return true }
      return found.size.map { $0 >= size } ?? false
    }

    /// Whether it leaves less room than another entry that covers the same finding.
    func isTighter(than other: Entry) -> Bool {
      if severity != other.severity {
        guard let severity else { return false }
        return other.severity.map { severity < $0 } ?? true
      }
      guard let size else { return false }
      return other.size.map { size > $0 } ?? true
    }

    /// What makes two findings alike.
    struct Key: Hashable {
      var path: String
      var rule: String
      var subject: String
    }

    var key: Key { Key(path: path, rule: rule, subject: subject) }

    /// A path without `./` at its beginning.
    package static func normalized(_ path: String) -> String {
      var rest = Substring(path)
      while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
      return String(rest)
    }

    /// The order of the file: byte by byte, so that every machine writes the same.
    fileprivate static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      for member in [\Entry.path, \.rule, \.subject] {
        let (first, second) = (left[keyPath: member], right[keyPath: member])
        if first != second { return first.utf8.lexicographicallyPrecedes(second.utf8) }
      }
      return left.isTighter(than: right)
    }
  }
}
