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

  private struct Entry {
    var rule: String
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
        && [finding.rule, "all"].contains(entries[index].rule)
      {
        entries[index].isUsed = true
        isSilenced = true
      }
      return !isSilenced
    }
    let unused = entries.filter { !$0.isUsed }.map {
      ("no finding of \($0.rule == "all" ? "any rule" : $0.rule) is silenced here", $0.comment)
    }
    kept += (problems + unused).map { message, comment in
      Finding(
        rule: UnusedDisable.name, severity: UnusedDisable.severity, message: message,
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
    for rule in words.dropFirst() {
      guard Suppressions.isKnown(rule) else {
        problems.append(("there is no rule named \(rule)", directive.range))
        continue
      }
      switch command {
      case .disable: add(rule, line...Int.max, directive)
      case .disableNext: add(rule, (line + 1)...(line + 1), directive)
      case .disableThis: add(rule, line...line, directive)
      case .enable: end(rule, before: line)
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
    _ rule: String, _ lines: ClosedRange<Int>, _ directive: DirectiveComment
  ) {
    entries.append(Entry(rule: rule, lines: lines, comment: directive.range))
  }

  private mutating func end(_ rule: String, before line: Int) {
    for index in entries.indices
    where entries[index].lines.upperBound == Int.max && [entries[index].rule, "all"].contains(rule)
    {
      entries[index].lines =
        entries[index].lines.lowerBound...max(line, entries[index].lines.lowerBound)
    }
  }

  private static func isKnown(_ rule: String) -> Bool {
    rule == "all" || rule == Finding.notExaminedRule || Linter.rules.contains { $0.name == rule }
  }
}
