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

  /// The file that says it.
  var file: String?
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

// MARK: - Paths

extension ProjectSettings {
  /// The paths to look at where the command line names none.
  func ownPaths() throws -> [String] { try paths.map { try inside($0, named: .paths) } }

  /// The fonts to take where the command line names none.
  func ownFonts() throws -> [String] { try fonts.map { try inside($0, named: .fonts) } }

  /// The baseline to compare with where the command line names none.
  func ownBaseline() throws -> String? { try baseline.map { try inside($0, named: .baseline) } }

  /// A path that stays in the folder of the settings, or in that in which the tool was started.
  ///
  /// Settings come with what is checked, which may be somebody else's: what is read and written elsewhere is named by
  /// whoever types the command.
  private func inside(_ path: String, named key: SettingsReader.Key) throws -> String {
    guard let file else { return path }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard leads(path, into: [".", folder.isEmpty ? "/" : folder]) else {
      throw CommandFailure(
        "\(file): '\(path)' of '\(key.rawValue)' is outside of the folder of the settings; "
          + "name it on the command line")
    }
    return path
  }
}

extension ProjectSettings {
  /// Rules that are off in all files.
  var rulesThatAreOff: Set<RuleID> {
    let off = Set(severities.filter { $0.files == nil && $0.severity == nil }.map(\.rule))
    let on = Set(severities.filter { $0.severity != nil }.map(\.rule))
    return Set(off.subtracting(on).map { RuleID(rawValue: $0) })
  }

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
