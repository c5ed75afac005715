import DynamicTypeModel
import DynamicTypeSource
import UIKitModel

/// What the comments of a source, or the notes of a document, silence.
///
/// `// dynamictype:disable rule` silences a rule from there on, `// dynamictype:enable rule` ends
/// that; `disable:next` and `disable:this` speak of one line. In the *Notes* of an element,
/// `dynamictype:disable rule` silences it in the element and in all that is in it. Several rules are
/// separated by commas or spaces, and `all` means every rule. What follows ` -- ` is the reason, for people.
package struct Suppressions: Codable, Sendable {
  private enum Command: String {
    case disable, enable
    case disableNext = "disable:next"
    case disableThis = "disable:this"
  }

  /// What a comment silences.
  private enum Target: Codable, Equatable {
    case allRules
    case rule(RuleID)

    func includes(_ other: Target) -> Bool { self == .allRules || self == other }
  }

  private struct Entry: Codable {
    var target: Target
    var extent: Range<SourceLocation>
    var comment: SourceLocation
    var isUsed = false
  }

  /// Something that a comment says wrongly.
  private struct Problem: Codable {
    var message: String
    var comment: SourceLocation
  }

  /// Those that there are; nothing is read any more where they are stored.
  private var rules: Set<RuleID> = []
  private var entries: [Entry] = []
  private var problems: [Problem] = []

  private enum CodingKeys: CodingKey {
    case entries, problems
  }

  /// What a source's comments silence.
  ///
  /// - Parameter rules: Those that there are besides the rules of lint.
  package init(_ file: SourceFile, rules: Set<RuleID> = []) {
    self.init(rules: rules)
    for directive in file.directives {
      read(directive.text, at: file.location(of: directive.range.lowerBound))
    }
  }

  /// What a document's notes silence.
  ///
  /// - Parameter rules: Those that there are besides the rules of lint.
  package init(_ notes: [DocumentNote], rules: Set<RuleID> = []) {
    self.init(rules: rules)
    for note in notes { read(note) }
  }

  private init(rules: Set<RuleID>) {
    self.rules = rules.union(Linter.rules.map(\.id)).union([.notExamined])
  }

  /// Whether something silences a finding, which counts as used from now on.
  package mutating func silence(_ finding: Finding) -> Bool {
    let silencing = entries.indices.filter {
      entries[$0].extent.contains(finding.location)
        && entries[$0].target.includes(.rule(finding.rule))
    }
    for index in silencing { entries[index].isUsed = true }
    return !silencing.isEmpty
  }

  /// A note for each comment that says something else, and for each that has silenced nothing.
  ///
  /// What silences all rules, or one that has not run, may be there for a run with others: nothing is said of it.
  ///
  /// - Parameter examined: The rules that have run on everything that there is.
  package func remarks(examined: Set<RuleID>) -> [Finding] {
    let unused = entries.compactMap { entry -> Problem? in
      guard !entry.isUsed, case .rule(let id) = entry.target, examined.contains(id) else {
        return nil
      }
      return Problem(message: "no finding of \(id) is silenced here", comment: entry.comment)
    }
    return (problems + unused).map { problem in
      Finding(
        rule: UnusedDisable.id, severity: UnusedDisable.severity, message: problem.message,
        location: problem.comment)
    }
  }
}

// MARK: - Reading

extension Suppressions {
  private mutating func read(_ text: String, at comment: SourceLocation) {
    guard let (word, names) = words(of: text) else { return }
    guard let command = Command(rawValue: word) else {
      note("expected disable, disable:next, disable:this or enable, found \(word)", comment)
      return
    }
    for target in targets(names, of: word, at: comment) {
      switch command {
      case .disable: add(target, from: comment.line, to: Int.max, comment)
      case .disableNext: add(target, from: comment.line + 1, to: comment.line + 2, comment)
      case .disableThis: add(target, from: comment.line, to: comment.line + 1, comment)
      case .enable: end(target, at: comment)
      }
    }
  }

  private mutating func read(_ note: DocumentNote) {
    guard let (word, names) = words(of: note.text) else { return }
    guard word == Command.disable.rawValue else {
      self.note("expected disable in a note, found \(word)", note.location)
      return
    }
    for target in targets(names, of: word, at: note.location) {
      entries.append(Entry(target: target, extent: note.extent, comment: note.location))
    }
  }

  private mutating func note(_ message: String, _ comment: SourceLocation) {
    problems.append(Problem(message: message, comment: comment))
  }

  /// The command, and the names behind it, without the reason.
  private func words(of text: String) -> (command: String, names: [String])? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
      .prefix { $0 != "--" }
    return words.first.map { ($0, Array(words.dropFirst())) }
  }

  private mutating func targets(
    _ names: [String], of command: String, at comment: SourceLocation
  ) -> [Target] {
    if names.isEmpty { note("\(command) names no rule", comment) }
    return names.compactMap { name in
      if name == "all" { return .allRules }
      let id = RuleID(rawValue: name)
      if rules.contains(id) { return .rule(id) }
      note("there is no rule named \(name)", comment)
      return nil
    }
  }

  /// - Parameters:
  ///   - first: The first line that is silenced, from 1.
  ///   - end: The line behind the last one.
  private mutating func add(
    _ target: Target, from first: Int, to end: Int, _ comment: SourceLocation
  ) {
    let path = comment.path
    let extent = SourceLocation(path: path, line: first)..<SourceLocation(path: path, line: end)
    entries.append(Entry(target: target, extent: extent, comment: comment))
  }

  private mutating func end(_ target: Target, at comment: SourceLocation) {
    for index in entries.indices
    where entries[index].extent.upperBound.line == Int.max
      && target.includes(entries[index].target)
    {
      let start = entries[index].extent.lowerBound
      // The line of the comment itself is still silent.
      let end = SourceLocation(path: comment.path, line: comment.line + 1)
      entries[index].extent = start..<max(start, end)
    }
  }
}
