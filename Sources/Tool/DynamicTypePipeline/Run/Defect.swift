import DynamicTypeModel

/// What tells defects apart: findings of one rule about the same thing in the same file are one.
struct Defect: Hashable {
  private let rule: RuleID
  /// What it is about; nil where its place says so.
  private let subject: String?
  private let element: String?
  private let location: SourceLocation
  /// Counts findings that differ in nothing of this.
  private var ordinal = 0

  private init(_ finding: Finding) {
    rule = finding.rule
    subject = finding.subject
    let isPlaced = subject == nil
    element = isPlaced ? finding.element : nil
    location =
      isPlaced
      ? finding.location : SourceLocation(path: finding.location.path, line: 0, column: 0)
  }

  /// Findings of one screen or file, with what each is.
  static func defects(_ findings: [Finding]) -> [(defect: Defect, finding: Finding)] {
    var counts: [Defect: Int] = [:]
    return findings.map { finding in
      var defect = Defect(finding)
      let ordinal = counts[defect, default: 0]
      counts[defect] = ordinal + 1
      defect.ordinal = ordinal
      return (defect, finding)
    }
  }
}
