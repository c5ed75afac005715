import DynamicTypeModel
import DynamicTypeSource

/// The comments of a file that silence rules.
///
/// `// dynamictype:disable rule` silences a rule from there on, `// dynamictype:enable rule` ends
/// that; `disable:next` and `disable:this` speak of one line. Several rules are separated by commas
/// or spaces, and `all` means every rule. What follows ` -- ` is the reason, for people.
struct Suppressions {
  private enum Command: String {
    case disable, enable
    case disableNext = "disable:next"
    case disableThis = "disable:this"
  }

  /// What a comment silences.
  private enum Target: Equatable {
    case allRules
    case rule(RuleID)

    /// What a word of a comment names; nil where there is no such rule.
    init?(_ word: String) {
      let id = RuleID(rawValue: word)
      if word == "all" {
        self = .allRules
      } else if id == .notExamined || Linter.rules.contains(where: { $0.id == id }) {
        self = .rule(id)
      } else {
        return nil
      }
    }

    func includes(_ other: Target) -> Bool { self == .allRules || self == other }
  }

  private struct Entry {
    var target: Target
    /// The lines it covers, from 1.
    var lines: ClosedRange<Int>
    var comment: Range<Int>
    var isUsed = false
  }

  private var entries: [Entry] = []
  private var problems: [(message: String, comment: Range<Int>)] = []

  init(_ file: SourceFile) {
    for directive in file.directives { read(directive, in: file) }
  }

  /// The findings that no comment silences, and a note for each comment that silences none.
  func applied(to findings: [Finding], in file: SourceFile) -> [Finding] {
    var entries = entries
    var kept = findings.filter { finding in
      var isSilenced = false
      for index in entries.indices
      where entries[index].lines.contains(finding.location.line)
        && entries[index].target.includes(.rule(finding.rule))
      {
        entries[index].isUsed = true
        isSilenced = true
      }
      return !isSilenced
    }
    let unused = entries.filter { !$0.isUsed }.map { entry in
      let name =
        switch entry.target {
        case .allRules: "any rule"
        case .rule(let id): id.rawValue
        }
      return ("no finding of \(name) is silenced here", entry.comment)
    }
    kept += (problems + unused).map { message, comment in
      Finding(
        rule: UnusedDisable.id, severity: UnusedDisable.severity, message: message,
        location: file.location(of: comment.lowerBound))
    }
    return kept
  }

  private mutating func read(_ directive: DirectiveComment, in file: SourceFile) {
    let words = directive.text.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
      .prefix { $0 != "--" }
    let line = file.lines.position(of: directive.range.lowerBound).line
    guard let word = words.first else { return }
    let command = Command(rawValue: word)
    for name in words.dropFirst() {
      guard let target = Target(name) else {
        problems.append(("there is no rule named \(name)", directive.range))
        continue
      }
      switch command {
      case .disable: add(target, line...Int.max, directive)
      case .disableNext: add(target, (line + 1)...(line + 1), directive)
      case .disableThis: add(target, line...line, directive)
      case .enable: end(target, before: line)
      case nil: break
      }
    }
    if command == nil {
      problems.append(
        (
          "expected disable, disable:next, disable:this or enable, found \(word)",
          directive.range
        ))
    } else if words.count == 1 {
      problems.append(("\(word) names no rule", directive.range))
    }
  }

  private mutating func add(
    _ target: Target, _ lines: ClosedRange<Int>, _ directive: DirectiveComment
  ) {
    entries.append(Entry(target: target, lines: lines, comment: directive.range))
  }

  private mutating func end(_ target: Target, before line: Int) {
    for index in entries.indices
    where entries[index].lines.upperBound == Int.max && target.includes(entries[index].target) {
      entries[index].lines =
        entries[index].lines.lowerBound...max(line, entries[index].lines.lowerBound)
    }
  }
}
