import DynamicTypeModel
import DynamicTypeSource

/// Something to look for in sources or documents.
///
/// The doc comment of a rule is its page of documentation.
package protocol LintRule: Sendable {
  static var id: RuleID { get }
  /// One line for a list of rules.
  static var summary: String { get }
  /// How bad its findings are unless they say otherwise.
  static var severity: Severity { get }
}

/// A rule over one Swift file.
package protocol SourceRule: LintRule {
  /// In source order.
  func findings(in file: SourceFile) -> [Finding]
}

extension LintRule {
  package var id: RuleID { Self.id }
  package var summary: String { Self.summary }
  package var severity: Severity { Self.severity }
}

extension SourceRule {
  /// A finding of this rule at a UTF-8 offset.
  func finding(
    _ message: String, at offset: Int, in file: SourceFile, severity: Severity? = nil,
    fix: FixIt? = nil
  ) -> Finding {
    Finding(
      rule: Self.id, severity: severity ?? Self.severity, message: message,
      location: file.location(of: offset), fix: fix)
  }
}
