/// The findings that a team has accepted for now, so that only new ones fail a run.
///
/// A finding is recognised by its file, its rule and what it is about: elements of the document or the
/// text of the source line, never a line number. As JSON it is the schema ``schemaName``.
package struct Baseline: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.baseline/1"

  package var schema: String
  /// The command whose findings these are: `check` or `lint`.
  package var command: String
  /// By path, rule and subject; each combination once.
  package var findings: [Entry]

  /// - Parameter findings: In any order; those that are alike become one entry.
  package init(command: String, findings: [Report.Finding]) {
    self.init(command: command, entries: findings.map { Entry($0) })
  }

  /// - Parameter entries: In any order; those that are alike are added up.
  package init(command: String, entries: [Entry]) {
    schema = Self.schemaName
    self.command = command
    var counts: [Entry.Key: Int] = [:]
    for entry in entries { counts[entry.key, default: 0] += entry.count }
    findings = counts.map { Entry($0.key, count: $0.value) }.sorted(by: Entry.precedes)
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

    package init(path: String, rule: String, subject: String, count: Int = 1) {
      self.path = path
      self.rule = rule
      self.subject = subject
      self.count = count
    }

    init(_ finding: Report.Finding) {
      self.init(
        path: Self.normalized(finding.path), rule: finding.rule,
        subject: finding.subject ?? finding.message)
    }

    fileprivate init(_ key: Key, count: Int) {
      self.init(path: key.path, rule: key.rule, subject: key.subject, count: count)
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
      return false
    }
  }
}
