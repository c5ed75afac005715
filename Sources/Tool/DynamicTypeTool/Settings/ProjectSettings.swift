import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReportModel

/// What an app's `.dynamictype.yml` says: defaults for what the command line leaves open, and severities.
///
/// Nil and empty mean that the file does not say.
struct ProjectSettings {
  /// The severity of a rule's findings, in all files or in some.
  struct RuleSeverity {
    var rule: String
    /// Nil for all files.
    var files: PathPattern?
    /// Nil where they are left out.
    var severity: Report.Severity?
  }

  var paths: [String] = []
  var exclusions: [String] = []
  var sizes: [ContentSizeCategory] = []
  var devices: [Device] = []
  var locales: [String] = []
  var look: SystemEra?
  var rowHeights: RowHeights?
  var launch: LaunchChoice?
  var appearances: [ScreenAppearance] = []
  var boldText: BoldTextChoice?
  var fonts: [String] = []
  var baseline: String?
  var failOn: FailureThreshold?
  /// In the order of the file: of several for a finding the last one counts.
  var severities: [RuleSeverity] = []
}

extension ProjectSettings {
  /// Gives findings the severities that they are to have, and leaves out those of rules that are off.
  func apply(to report: inout Report) {
    guard !severities.isEmpty else { return }
    var isKept: [Bool] = []
    for index in report.findings.indices {
      let finding = report.findings[index]
      let said = severities.last {
        $0.rule == finding.rule && $0.files?.matches(finding.path) != false
      }
      if let severity = said?.severity { report.findings[index].severity = severity }
      isKept.append(said == nil || said?.severity != nil)
    }
    report.keepFindings(isKept)
  }
}
