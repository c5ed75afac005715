import DynamicTypeAudit
import DynamicTypeLint
import DynamicTypeModel

/// What lint and audit say about the same cause in a source.
///
/// Lint knows what is written, audit what comes of it. Where both speak of one text, one finding is left: the
/// audit's words and sizes, at the modifier that lint found, with lint's fix.
struct SharedCauses {
  /// By rule of lint, the rules of audit that see what it leads to.
  ///
  /// A limit of lines cuts text off; a height does, or hides it; a constant size keeps it small.
  private static let consequences: [RuleID: Set<RuleID>] = [
    SingleLineText.id: [TextTruncated.id],
    FixedHeight.id: [TextTruncated.id, TextClipped.id],
    FixedFontSize.id: [TextDoesNotScale.id],
    CustomFontNotScaled.id: [TextDoesNotScale.id],
  ]

  /// By the place of a view, what lint says of it and of its modifiers.
  private var lint: [SourceLocation: [Finding]] = [:]
  /// What lint says of a line.
  private var lines: [SourceLocation: [Finding]] = [:]
  /// The lint findings that an audit finding speaks for.
  private(set) var joined: Set<Finding> = []

  /// - Parameters:
  ///   - findings: Those of lint.
  ///   - views: Where views are written. A modifier belongs to the last view before it.
  init(_ findings: [Finding], views: Set<SourceLocation>) {
    let wanted = findings.filter { Self.consequences[$0.rule] != nil }
    let paths = Set(wanted.map(\.location.path))
    let places = views.filter { paths.contains($0.path) && $0.line > 0 }.sorted()
    for finding in wanted {
      lines[finding.location.wholeLine, default: []].append(finding)
      let end = places.partitioningIndex { $0 > finding.location }
      guard end > 0, case let view = places[end - 1], view.path == finding.location.path
      else { continue }
      lint[view, default: []].append(finding)
    }
  }

  /// An audit finding with what lint says about its cause.
  mutating func join(_ finding: Finding) -> Finding {
    guard finding.severity > .note,
      let cause =
        (lines[finding.location.wholeLine, default: []] + lint[finding.location, default: []])
        .first(where: { Self.consequences[$0.rule]?.contains(finding.rule) ?? false })
    else { return finding }
    joined.insert(cause)
    var finding = finding
    finding.location = cause.location
    let patch = finding.code?.patch
    finding.code = cause.code
    if let fix = cause.fix, finding.fix?.isSuggestion != false {
      finding.fix = fix
    } else {
      finding.code?.patch = patch
    }
    finding.severity = max(finding.severity, cause.severity)
    return finding
  }
}

extension SourceLocation {
  /// The line, whatever the column.
  fileprivate var wholeLine: SourceLocation { SourceLocation(path: path, line: line) }
}
